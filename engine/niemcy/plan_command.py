"""What ``python -m engine plan`` says of a record of this game: the cheapest routes for a seat's open tickets."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import EngineError, Json
from engine.niemcy.box import CONNECTIONS, TICKETS
from engine.niemcy.missing_cards import missing_cards
from engine.niemcy.planner import danger, free_connections, plan, unfinished
from engine.niemcy.state import State


class BadPlan(EngineError):
    """What should be planned is not there."""


def plan_command(state: State, seat: int | None, options: Mapping[str, str]) -> tuple[Json, str]:
    """The plan for a seat (none: the one on turn) as JSON and as a text; the option ``tickets`` names other tickets."""
    who = _seat(state, seat)
    own, free = state.own[who], free_connections(state.open_tracks[who])
    held = _codes(options["tickets"]) if "tickets" in options else state.tickets[who]
    wanted = unfinished(own, dict.fromkeys(held))
    found = plan(own, free, wanted)
    if found is None:
        return {"cars": None, "connections": [], "tickets": wanted, "danger": {}, "missing": {}}, "a ticket is cut off"
    codes = [CONNECTIONS[number].code for number in found.connections]
    lost = danger(own, free, wanted, found)
    answer = {
        "cars": found.cars,
        "connections": codes,
        "tickets": wanted,
        "danger": {CONNECTIONS[number].code: more for number, more in lost.items()},
        "missing": missing_cards(state.hands[who], state.open_tracks[who], found.connections),
    }
    return answer, f"{found.cars} cars for {len(wanted)} tickets: {' '.join(codes) or 'nothing to claim'}"


def _seat(state: State, seat: int | None) -> int:
    who = state.on_turn() if seat is None else seat
    if who is None:
        raise BadPlan("no_plan_seat")
    if not 0 <= who < state.seats:
        raise BadPlan("no_such_seat", str(who), most=state.seats - 1)
    return who


def _codes(tickets: str) -> list[str]:
    codes = tickets.split()
    for code in codes:
        if code not in TICKETS:
            raise BadPlan("no_such_ticket", code[:80])
    return codes
