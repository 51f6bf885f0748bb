"""Szczęść Boże as an implementation of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.contract import Event, GameDefaults, Json, Result
from engine.szczesc import actions, position_json, refusals, rules, scoring, statistics, turn_ahead, view
from engine.szczesc.actions import STOP, Action
from engine.szczesc.box import MINERS
from engine.szczesc.state import State


class Szczesc(GameDefaults):
    """Implements ``engine.contract.Game``; the modules of this package do the work."""

    name = "szczesc"
    version = 1
    seats = range(min(MINERS), max(MINERS) + 1)
    options: Mapping[str, tuple[Json, ...]] = {"open_deliveries": (False, True)}
    deal_keys: tuple[str, ...] = ("start", "tiles", "orders")
    stand_in = "foreman"

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
    turn_depends_on = staticmethod(turn_ahead.turn_depends_on)
    turn_ahead = staticmethod(turn_ahead.turn_ahead)
    tally = staticmethod(statistics.tally)
    favourites = staticmethod(statistics.favourites)

    def deal(self, rng: Random, seats: int, options: Mapping[str, Json]) -> dict[str, Json]:
        return rules.deal(rng, seats)

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

    def turn_open(self, state: State) -> bool:
        return state.space >= 0  # a work place is set while a turn is under way

    def reveals(self, event: Event) -> bool:
        """New pieces from a stack, hands shown after the draft, delivered cards shown by a scoring."""
        if event.kind == "refilled":
            return event.data["piece"] is not None
        return event.kind in ("drew", "draft_ended", "shift_scored")


SZCZESC = Szczesc()
