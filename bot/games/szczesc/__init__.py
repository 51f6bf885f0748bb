"""Szczęść Boże: what it adds to the bot, as one ``GameModule``."""

from bot.games.szczesc import advice, commands, panels, texts
from bot.panels.game_module import GameModule, ScriptedMoves

MODULE = GameModule(
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
    topic_of_phase={
        "draft": "draft",
        "place": "turn",
        "mine": "mine",
        "fill": "workshop",
        "choose": "draw",
        "rest": "draw",
        "return": "draw",
    },
    lesson_of_phase={"place": 1, "mine": 2, "fill": 1, "choose": 1, "rest": 1, "return": 1},
)
