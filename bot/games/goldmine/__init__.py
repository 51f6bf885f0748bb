"""Gold Mine: what it adds to the bot, as one ``GameModule``."""

from bot.games.goldmine import advice, commands, panels, texts
from bot.panels.game_module import GameModule, PersonalOrder, ScriptedMoves

GOLDMINE = GameModule(
    "goldmine",
    texts,
    panels,
    commands,
    advice,
    demo_channel="gold",
    scripted_moves=ScriptedMoves(
        frozenset(panels.ACTION_HANDLERS) - {"rivals", "confirm", "share", *panels.ORDER_VERBS},
        frozenset({"collect", "go", "put", "cell"}),
    ),
    personal_orders=(PersonalOrder("bats", ("rich", "always", "never")), PersonalOrder("defend", ("no", "yes"))),
    result_line="result-nuggets",
)
