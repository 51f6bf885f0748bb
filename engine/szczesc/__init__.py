"""Szczęść Boże: the mine in Silesia by Wolfgang Kramer and Michael Kiesling."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.contract import Json, Result
from engine.szczesc import actions, position_json, refusals, rules, scoring, view
from engine.szczesc.actions import STOP, Action
from engine.szczesc.box import MINERS
from engine.szczesc.state import State
from engine.szczesc.view import View


class Szczesc:
    """The game behind the contract."""

    name = "szczesc"
    version = 1
    seats = range(min(MINERS), max(MINERS) + 1)
    options: Mapping[str, tuple[Json, ...]] = {"open_deliveries": (False, True)}
    deal_keys: tuple[str, ...] = ("start", "tiles", "orders")

    deal = staticmethod(rules.deal)
    legal_actions = staticmethod(rules.legal_actions)
    apply = staticmethod(rules.apply)
    observe = staticmethod(view.observe)
    determinize = staticmethod(view.determinize)
    to_json = staticmethod(position_json.to_json)
    from_json = staticmethod(position_json.from_json)
    parse = staticmethod(actions.parse)
    parse_line = staticmethod(actions.parse_line)
    explain = staticmethod(refusals.explain)
    describe = staticmethod(refusals.describe)
    clone = staticmethod(State.clone)

    def setup(self, seats: int, deal: Mapping[str, Json], options: Mapping[str, Json]) -> State:
        return rules.setup(seats, deal, bool(options.get("open_deliveries", False)))

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.phase == "over" else (state.turn,)

    def chance(self, state: State, rng: Random) -> Action:
        raise LookupError("after the deal nothing in this game is left to chance")

    def line_open(self, state: State) -> bool:
        return state.phase in ("mine", "fill", "rest", "return")

    def implied(self, state: State) -> Action | None:
        return STOP if state.phase == "mine" else None

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        breakdown: list[dict[str, int]] = [{} for _ in range(state.seats)]
        for entry in state.ledger:
            for seat, points in enumerate(entry.points):
                if points:
                    breakdown[seat][entry.source] = breakdown[seat].get(entry.source, 0) + points
        return Result(tuple(state.scores), scoring.winners(state), tuple(breakdown))


SZCZESC = Szczesc()

__all__ = ["SZCZESC", "Action", "State", "Szczesc", "View"]
