"""The games that the bot hosts: ``bot.games.<game>.MODULE`` of each; a game that brings none is hosted from its rules."""

from bot.panels.game_module import register
from bot.panels.plain_game import plain_module
from engine.games import NAMES, part

for name in NAMES:
    own = part("bot.games", name)
    register(plain_module(name) if own is None else own.MODULE)
