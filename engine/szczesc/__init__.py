"""Szczęść Boże by Wolfgang Kramer and Michael Kiesling: rules, players, adviser and planner."""

from __future__ import annotations

from engine.game_package import GamePackage
from engine.players.search import SearchPlayer
from engine.szczesc.actions import Action
from engine.szczesc.bench_jobs import planner_jobs
from engine.szczesc.game import SZCZESC, Szczesc
from engine.szczesc.narrate import narrate
from engine.szczesc.plan_command import plan_command
from engine.szczesc.players.advice_reasons import SzczescAdviser
from engine.szczesc.players.apprentice import ApprenticePlayer
from engine.szczesc.players.foreman import ForemanPlayer
from engine.szczesc.players.leaks import find_leaks
from engine.szczesc.players.search_model import SzczescSearchModel
from engine.szczesc.state import State
from engine.szczesc.view import View

PACKAGE = GamePackage(
    SZCZESC,
    levels={
        "apprentice": lambda _: ApprenticePlayer(),
        "foreman": lambda _: ForemanPlayer(),
        "baron": lambda budget: SearchPlayer(SzczescSearchModel(), budget),
    },
    narrate=narrate,
    standing=lambda state: state.scores,
    adviser=SzczescAdviser,
    leaks=find_leaks,
    planner=plan_command,
    plan_options=("steps",),
    bench_jobs={"planner_ms": planner_jobs},
)

__all__ = ["PACKAGE", "SZCZESC", "Action", "State", "Szczesc", "View"]
