"""What a view says of a seat's routes is what the position says, and what the legal actions offer."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from engine.niemcy import NIEMCY
from engine.niemcy.actions import CLAIM, Claim, Keep
from engine.niemcy.box import CONNECTION, CONNECTIONS, POINTS, TICKETS
from engine.niemcy.network import completed, reach_of
from engine.niemcy.planner import free_connections, plan
from engine.niemcy.state import State
from engine.niemcy.view_plan import (
    claim_choices,
    closed_tracks,
    offer_of,
    passenger_gain,
    passenger_points,
    route_plan,
    seat_routes,
    ticket_state,
    ticket_states,
    way_of,
)
from engine.record import from_json, replay
from tests.engine.niemcy.positions import position

FILE = Path(__file__).parents[2] / "golden" / "niemcy_games.jsonl"


@cache
def positions() -> list[State]:
    """Every ninth position of four games."""
    seen: list[State] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        replay(from_json(json.loads(line)), watch=lambda state, events: seen.append(state.clone()))
    return [*seen[::9], *(state for state in seen if state.phase == "keep")]


def test_routes_of_a_seat_are_those_of_the_position() -> None:
    for state in positions():
        view = NIEMCY.observe(state, None)
        for seat in range(state.seats):
            found = seat_routes(view, seat)
            assert (found.own, found.open_tracks) == (state.own[seat], state.open_tracks[seat])
            assert found.free == free_connections(state.open_tracks[seat])


def test_the_choices_of_a_claim_are_the_legal_ones() -> None:
    for state in positions():
        if state.phase == "turn":
            view = NIEMCY.observe(state, state.turn)
            choices = claim_choices(view, state.turn)
            legal = [action for action in NIEMCY.legal_actions(state, state.turn) if isinstance(action, Claim)]
            assert {choice.track for choice in choices} == {action.track for action in legal}
            planned = [choice.planned for choice in choices]
            assert planned == sorted(planned, reverse=True)
            for choice in choices[:3]:
                after = state.clone()
                NIEMCY.apply(after, state.turn, CLAIM[choice.track.number])
                assert choice.cards in map(str, NIEMCY.legal_actions(after, state.turn))
                assert choice.points == POINTS[choice.track.length]


def test_the_sets_of_an_offer_are_the_legal_choices_in_their_order() -> None:
    offered = 0
    for state in positions():
        for seat in range(state.seats):
            found = offer_of(NIEMCY.observe(state, seat), seat)
            legal = [action for action in NIEMCY.legal_actions(state, seat) if isinstance(action, Keep)]
            assert [one.tickets for one in found.sets] == [action.tickets for action in legal] if found else not legal
            offered += bool(found)
            for one in found.sets if found else ():
                assert one.value == sum(TICKETS[code].value for code in one.tickets)
                assert one.extra is None or (one.left or 0) + one.extra + found.base == state.cars[seat]  # type: ignore[union-attr]
            assert offer_of(NIEMCY.observe(state, None), seat) is None or state.phase == "over"
    assert offered > 4


def test_tickets_are_as_far_as_the_position_says() -> None:
    for state in positions()[::2]:
        for seat in range(state.seats):
            view = NIEMCY.observe(state, seat)
            done = completed(state.reach[seat], state.tickets[seat])
            for one in ticket_states(view, seat):
                assert (one.state == "done") == (one.code in done)
                assert one.cars == sum(CONNECTION[code].length for code in one.connections)
                if one.connections:
                    mask = state.own[seat] | sum(1 << CONNECTION[code].number for code in one.connections)
                    assert completed(reach_of(mask), (one.code,))
                    assert (one.state == "short") == (one.cars > state.cars[seat])


def test_a_plan_is_the_planners() -> None:
    for state in positions()[::4]:
        for seat in range(state.seats):
            view = NIEMCY.observe(state, seat)
            found = route_plan(view, seat)
            exact = plan(state.own[seat], free_connections(state.open_tracks[seat]), found.tickets)
            assert exact
            assert found.cars == exact.cars
            assert {step.code for step in found.steps} == {CONNECTIONS[at].code for at in exact.connections}
            assert set(found.tickets) | set(found.left_out) | {*completed(state.reach[seat], state.tickets[seat])} == {
                *state.tickets[seat]
            }


def test_only_ticked_tickets_are_planned_for() -> None:
    state = position(3, tickets={0: "BER-CHE KOL-NUR MUC-STU"})
    found = route_plan(NIEMCY.observe(state, 0), 0, ("KOL-NUR",))
    assert (found.tickets, found.left_out) == (("KOL-NUR",), ("BER-CHE", "MUC-STU"))


def test_missing_connections_are_named_from_the_first_end_on() -> None:
    state = position(3, tracks={0: "ERF-LEI"}, tickets={0: "FRA-LEI"})
    assert ticket_state(NIEMCY.observe(state, 0), 0, "FRA-LEI").connections == ("FRA-KAS", "ERF-KAS")


@pytest.mark.parametrize(("seats", "shut"), [(3, {"BER-HAM": (1,)}), (4, {})])
def test_parallel_tracks_are_closed_to_all_or_to_their_owner(seats: int, shut: dict[str, tuple[int, ...]]) -> None:
    view = NIEMCY.observe(position(seats, tracks={0: "BER-HAM/B"}), None)
    assert closed_tracks(view) == closed_tracks(view, 1) == shut
    assert closed_tracks(view, 0) == {"BER-HAM": (1,)}


def test_passengers_bring_what_the_account_says() -> None:
    for state in positions():
        if state.phase == "over":
            view = NIEMCY.observe(state, None)
            prizes = passenger_points(view)
            for seat, player in enumerate(view.players):
                assert player.account
                assert sum(row[seat] for row in prizes.values()) == player.account["passengers"]


def test_a_passenger_can_bring_a_lead_or_nothing() -> None:
    view = NIEMCY.observe(position(3, passengers={0: "RR", 1: "RRR", 2: "R"}), 0)
    assert [passenger_gain(view, seat, "R") for seat in range(3)] == [10, 0, 10]
    assert passenger_gain(view, 0, "G") == 20


def test_a_way_runs_through_own_connections_and_has_none_to_spare() -> None:
    found = 0
    for state in positions()[::3]:
        for seat in range(state.seats):
            view = NIEMCY.observe(state, seat)
            for code in completed(state.reach[seat], state.tickets[seat]):
                way = [CONNECTION[one].number for one in way_of(view, seat, code)]
                assert all(state.own[seat] >> at & 1 for at in way)
                assert completed(reach_of(sum(1 << at for at in way)), (code,))
                assert not any(completed(reach_of(sum(1 << one for one in way if one != at)), (code,)) for at in way)
                found += 1
    assert found > 20
