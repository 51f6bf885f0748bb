"""Gold Mine: what it adds to the bot, as one ``GameModule``."""

from bot.games.goldmine import advice, commands, panels, texts
from bot.panels.game_module import GameModule, PersonalOrder, ScriptedMoves

MODULE = GameModule(
    "goldmine",
    texts,
    panels,
    commands,
    advice,
    demo_channel="gold",
    scripted_moves=ScriptedMoves(
        frozenset(panels.ACTION_HANDLERS) - {"rivals", "confirm", "share"},
        frozenset({"collect", "go", "put", "cell"}),
    ),
    verdict=False,
    topic_of_phase={
        "build": "build",
        "move": "move",
        "put": "build",
        "walk": "move",
        "passage": "passage",
        "act": "challenges",
        "drop": "challenges",
        "chase": "challenges",
    },
    lesson_of_phase={"move": 1, "put": 1, "walk": 1, "passage": 1, "act": 2, "drop": 2, "chase": 2},
    seat_orders=frozenset({"build", "build_all"}),
    personal_orders=(PersonalOrder("bats", ("rich", "always", "never")), PersonalOrder("defend", ("no", "yes"))),
)
