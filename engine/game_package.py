"""Everything that a game hands in to the engine: its rules, automatic players, adviser and terminal commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.contract import AnyGame, Event, Json, Seat
from engine.players import Budget, Player
from engine.players.advice import Adviser

# One line of plain English for what happened, given the players' names; None where nothing needs saying.
Narrator = Callable[[Event, Sequence[str]], str | None]


class PlanError(Exception):
    """An option of the plan command that cannot be used; the message says why in one line."""


# Plans for a seat (None: whoever is to act) in a position, with the options of the command that were given:
# the documented JSON and the same as text. Raises PlanError.
Planner = Callable[[Any, Seat | None, Mapping[str, str]], tuple[Json, str]]


@dataclass(frozen=True, slots=True)
class GamePackage:
    """One game, as ``engine.games`` lists it."""

    game: AnyGame
    levels: Mapping[str, Callable[[Budget], Player]]  # automatic players, the weakest first; only a search uses the budget
    narrate: Narrator
    adviser: Callable[[], Adviser] | None = None
    planner: Planner | None = None
    plan_options: tuple[str, ...] = ()  # what the planner takes beside record, position and seat
