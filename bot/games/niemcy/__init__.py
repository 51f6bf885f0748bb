"""Wsiąść do Pociągu: Niemcy: what it adds to the bot, as one ``GameModule``."""

from bot.games.niemcy import advice, commands, panels, texts
from bot.games.niemcy.plan_worker import PlanWorker
from bot.panels.game_module import GameModule, ScriptedMoves
from engine.niemcy.planner import set_runner

MODULE = GameModule(
    "niemcy",
    texts,
    panels,
    commands,
    advice,
    demo_channel="dworzec",
    scripted_moves=ScriptedMoves(
        frozenset({"announce", "sets", "keep", "draw", "claim", "route", "pay_with", "confirm", "pass"}),
        frozenset({"claim", "route", "pay_with", "confirm", "keep"}),
    ),
)

set_runner(PlanWorker().run)
