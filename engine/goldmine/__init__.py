"""Gold Mine: build a mine together, collect its gold, be the first back at the entrance."""

from __future__ import annotations

from engine.game_package import GamePackage
from engine.goldmine.actions import Action
from engine.goldmine.bench_jobs import placement_jobs, wayfinder_jobs
from engine.goldmine.game import GOLDMINE, GoldMine
from engine.goldmine.narrate import narrate
from engine.goldmine.plan_command import plan_command
from engine.goldmine.players.advice_reasons import GoldMineAdviser
from engine.goldmine.players.apprentice import ApprenticePlayer
from engine.goldmine.players.foreman import ForemanPlayer
from engine.goldmine.players.leaks import find_leaks
from engine.goldmine.players.search_model import GoldMineSearchModel
from engine.goldmine.state import State
from engine.goldmine.view import View
from engine.players.search import SearchPlayer

PACKAGE = GamePackage(
    GOLDMINE,
    levels={
        "apprentice": lambda _: ApprenticePlayer(),
        "foreman": lambda _: ForemanPlayer(),
        "baron": lambda budget: SearchPlayer(GoldMineSearchModel(), budget),
    },
    narrate=narrate,
    standing=lambda state: state.gold,
    adviser=GoldMineAdviser,
    leaks=find_leaks,
    planner=plan_command,
    bench_jobs={"wayfinder_ms": wayfinder_jobs, "placements_ms": placement_jobs},
)

__all__ = ["GOLDMINE", "PACKAGE", "Action", "GoldMine", "State", "View"]
