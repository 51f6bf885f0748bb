"""The games that the bot hosts. This is the only place in ``bot`` that lists them."""

from bot.games.goldmine import GOLDMINE
from bot.games.kopalnie import KOPALNIE
from bot.games.niemcy import NIEMCY
from bot.games.szczesc import SZCZESC
from bot.panels.game_module import register

for module in (SZCZESC, KOPALNIE, GOLDMINE, NIEMCY):
    register(module)
