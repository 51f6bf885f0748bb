"""The games that the bot hosts: ``bot.games.<game>.MODULE`` of each."""

from bot.panels.game_module import register
from engine.games import NAMES, part

for name in NAMES:
    if (module := part("bot.games", name)) is not None:
        register(module.MODULE)
