"""Turns that the owner of a seat has planned ahead, as values. Only the owner may see them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from engine.contract import Json

MAX_PLANS = 3
CONDITIONS = ("price", "touched")  # the player says whether these matter; a changed piece always does
ALWAYS = "piece"


@dataclass(frozen=True, slots=True)
class PlannedTurn:
    """One alternative: its actions, and what it depends on as it was when it was planned."""

    actions: tuple[str, ...]
    depends: Mapping[str, Json]
    stops: tuple[str, ...]  # of the conditions, those that matter
    made: int  # the version of the table


@dataclass(frozen=True, slots=True)
class MissedPlan:
    """An alternative that was not played, and why: "illegal", or the name of what has changed."""

    actions: tuple[str, ...]
    why: str


@dataclass(frozen=True, slots=True)
class SeatPlans:
    """The alternatives for the next turn, best first."""

    turns: tuple[PlannedTurn, ...] = ()
    draft: tuple[tuple[str, str], ...] = ()  # the one being made: the command, then its options as far as they are chosen
    ready: bool = False  # the turn has come, and one of them is to be played
    missed: tuple[MissedPlan, ...] = ()  # why none of them was played in the turn at hand

    def to_json(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> SeatPlans:
        """Raises ValueError, TypeError or KeyError for anything else."""
        data = json.loads(text)
        turns = [
            PlannedTurn(tuple(one["actions"]), dict(one["depends"]), tuple(one["stops"]), int(one["made"]))
            for one in data["turns"]
        ]
        missed = [MissedPlan(tuple(one["actions"]), str(one["why"])) for one in data["missed"]]
        draft = [(str(name), str(value)) for name, value in data["draft"]]
        return SeatPlans(tuple(turns), tuple(draft), bool(data["ready"]), tuple(missed))


NO_PLANS = SeatPlans()
