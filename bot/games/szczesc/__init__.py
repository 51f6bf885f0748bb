"""Szczęść Boże: what it adds to the bot, as one ``GameModule``."""

from bot.games.szczesc import advice, commands, panels, texts
from bot.panels.game_module import GameModule, ScriptedMoves

SZCZESC = GameModule(
    "szczesc",
    texts,
    panels,
    commands,
    advice,
    demo_channel="kopalnia",
    scripted_moves=ScriptedMoves(
        frozenset({"kind", "place", "confirm", "step", "steps", "done", "keep", "rest", "return", "draft", "fill"}),
        frozenset({"steps", "done", "confirm"}),
    ),
)
