"""Wsiąść do Pociągu: Niemcy: claim connections across Germany, complete tickets, collect passengers."""

from __future__ import annotations

from engine.game_package import GamePackage
from engine.niemcy.actions import Action
from engine.niemcy.bench_jobs import five_tickets, ten_tickets
from engine.niemcy.game import NIEMCY, Niemcy
from engine.niemcy.narrate import narrate
from engine.niemcy.plan_command import plan_command
from engine.niemcy.players.advice_reasons import NiemcyAdviser
from engine.niemcy.players.apprentice import ApprenticePlayer
from engine.niemcy.players.foreman import ForemanPlayer
from engine.niemcy.players.leaks import find_leaks
from engine.niemcy.players.search_model import NiemcySearchModel
from engine.niemcy.scoring import points_so_far
from engine.niemcy.state import State
from engine.niemcy.view import View
from engine.players.search import SearchPlayer

PACKAGE = GamePackage(
    NIEMCY,
    levels={
        "apprentice": lambda _: ApprenticePlayer(),
        "foreman": lambda _: ForemanPlayer(),
        "baron": lambda budget: SearchPlayer(NiemcySearchModel(), budget),
    },
    narrate=narrate,
    standing=points_so_far,
    adviser=NiemcyAdviser,
    leaks=find_leaks,
    planner=plan_command,
    plan_options=("tickets",),
    bench_jobs={"planner_5_ms": five_tickets, "planner_10_ms": ten_tickets},
)

__all__ = ["NIEMCY", "PACKAGE", "Action", "Niemcy", "State", "View"]
