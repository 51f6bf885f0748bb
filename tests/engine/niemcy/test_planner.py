"""The route planner: exact, with countries as doors and the own network for free."""

from __future__ import annotations

from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract import EngineError
from engine.match import play_game
from engine.niemcy.box import CONNECTION, CONNECTIONS, TICKETS, TRACKS
from engine.niemcy.missing_cards import missing_cards
from engine.niemcy.network import members
from engine.niemcy.plan_command import plan_command
from engine.niemcy.planner import cars_needed, danger, distance, free_connections, plan, unfinished
from engine.niemcy.state import ALL_TRACKS, counted
from engine.players.random_player import RandomPlayer
from engine.rng import below, rng_at, shuffled
from tests.engine.niemcy.plan_reference import by_the_textbook, by_trying_everything, joins
from tests.engine.niemcy.positions import GAME, position
from tests.slow_parts import slow_but

EVERYTHING = free_connections(ALL_TRACKS)
CODES = list(TICKETS)


def mask(codes: str) -> int:
    return sum(1 << CONNECTION[code].number for code in codes.split())


def check(own: int, free: int, tickets: list[str], expected: tuple[float, float]) -> None:
    assert tickets
    found = plan(own, free, tickets)
    if expected[0] == inf:
        assert found is None
        assert cars_needed(own, free, tuple(tickets)) is None
        return
    assert found is not None
    assert (found.cars, len(found.connections)) == expected
    assert set(found.connections) <= set(members(free & ~own))
    assert all(joins([*members(own), *found.connections], code) for code in tickets)
    assert cars_needed(own, free, tuple(tickets)) == found.cars


@pytest.mark.parametrize("seed", slow_but(range(100), range(300)))
def test_it_equals_exhaustive_search_on_a_thin_map(seed: int) -> None:
    rng = rng_at(seed, 0)
    area: list[int] = []
    near: list[str] = []
    while not near:
        area = _neighbourhood(rng, 16)
        places = {place for at in area for place in (CONNECTIONS[at].a, CONNECTIONS[at].b)}
        near = [code for code in CODES if {TICKETS[code].a, TICKETS[code].b} <= places]
    own = [at for at in area if rng.random() < 0.25]
    free = [at for at in area if at not in own][:11]
    tickets = shuffled(near, rng)[: 1 + below(rng, 4)]
    own_mask, free_mask = (sum(1 << at for at in ats) for ats in (own, free))
    check(own_mask, free_mask, tickets, by_trying_everything(own, free, tickets))


def _neighbourhood(rng: Random, size: int) -> list[int]:
    """Connections that hang together."""
    found = [below(rng, len(CONNECTIONS))]
    while len(found) < size:
        places = {place for at in found for place in (CONNECTIONS[at].a, CONNECTIONS[at].b)}
        beside = [c.number for c in CONNECTIONS if c.number not in found and (c.a in places or c.b in places)]
        found.append(beside[below(rng, len(beside))])
    return found


@pytest.mark.parametrize("seed", slow_but(range(15), range(60)))
def test_it_equals_the_textbook_on_the_whole_map(seed: int) -> None:
    rng = rng_at(seed, 1)
    order = shuffled(range(len(CONNECTIONS)), rng)
    own, taken = order[: below(rng, 12)], order[12 : 12 + below(rng, 30)]
    free = [at for at in range(len(CONNECTIONS)) if at not in taken and at not in own]
    tickets = shuffled(CODES, rng)[: 1 + seed % 4]
    own_mask, free_mask = (sum(1 << at for at in ats) for ats in (own, free))
    check(own_mask, free_mask, tickets, by_the_textbook(own, free, tickets))


def test_the_value_of_a_ticket_is_its_shortest_way() -> None:
    odd = {code for code, ticket in TICKETS.items() if distance(0, EVERYTHING, code) != ticket.value}
    assert odd == {"KIE-STU"}
    assert distance(0, EVERYTHING, "KIE-STU") == 16


def test_two_tickets_far_apart_are_not_joined() -> None:
    both = plan(0, EVERYTHING, ["HAM-ROS", "KON-MUC"])
    assert both is not None
    assert both.cars == 4 + 6


def test_nothing_runs_through_a_country() -> None:
    doors = mask("MUC-AT LIN-AT")
    assert plan(0, doors, ["KON-MUC"]) is None
    assert plan(mask("LIN-AT KON-LIN"), mask("MUC-AT"), ["KON-MUC"]) is None
    through = plan(mask("LIN-AT"), mask("MUC-AT LIN-MUC KON-LIN"), ["KON-MUC"])
    assert through is not None
    assert [CONNECTIONS[at].code for at in through.connections] == ["KON-LIN", "LIN-MUC"]


def test_two_groups_that_need_a_country_pay_a_door_each() -> None:
    free = mask("SAA-FR KAR-FR FRB-KAR KOB-SAA KOB-KOL LIN-MUC")
    # MUC reaches no door, so it is cut off; without it both ends of one ticket share one door
    assert plan(0, free, ["MUC-FR"]) is None
    assert cars_needed(0, free, ("BHV-FR",)) is None
    assert (
        cars_needed(mask("BHV-HAM HAM-SWN"), mask("BHV-BRM BRM-MUS DOR-MUS DOR-DUS DUS-KOL KOB-KOL KOB-SAA SAA-FR"), ("BHV-FR",))
        == 12
    )


def test_own_connections_are_free_and_finished_tickets_drop_out() -> None:
    own = mask("BER-MAG LEI-MAG")
    assert unfinished(own, ["BER-LEI", "BER-CHE"]) == ["BER-CHE"]
    found = plan(own, EVERYTHING & ~own, ["BER-LEI", "BER-CHE"])
    assert found is not None
    assert [CONNECTIONS[at].code for at in found.connections] == ["CHE-LEI"]
    assert plan(own, EVERYTHING, ["BER-LEI"]) == (0, ())


def test_danger_is_what_the_loss_costs() -> None:
    own, free = 0, mask("KAR-MAN KAR-STU MAN-STU")
    found = plan(own, free, ["MAN-STU"])
    assert found is not None
    lost = danger(own, free, ["MAN-STU"], found)
    assert {CONNECTIONS[at].code: more for at, more in lost.items()} == {"MAN-STU": 0}
    bridge = plan(own, mask("KAR-MAN KAR-STU"), ["MAN-STU"])
    assert bridge is not None
    assert set(danger(own, mask("KAR-MAN KAR-STU"), ["MAN-STU"], bridge).values()) == {None}


games = st.tuples(st.integers(2, 5), st.integers(0, 10**6))


@given(games)
@settings(max_examples=12)
def test_any_tickets_in_any_position_are_planned(game: tuple[int, int]) -> None:
    seats, seed = game
    rng = rng_at(seed, 3)
    state, _ = play_game(GAME, [RandomPlayer()] * seats, "ABCDE"[:seats], seed)
    for seat in range(seats):
        free = free_connections(state.open_tracks[seat])
        tickets = shuffled(CODES, rng)[:5]
        found = plan(state.own[seat], free, tickets)
        assert (found is None) is any(distance(state.own[seat], free, code) is None for code in tickets)
        if found is not None:
            assert all(joins([*members(state.own[seat]), *found.connections], code) for code in tickets)
            for at, more in danger(state.own[seat], free, tickets, found).items():
                assert found.connections
                assert more is None or more >= 0
                assert free >> at & 1


# --- cards ------------------------------------------------------------------------------------------------------------


def missing(hand: str, codes: str, open_tracks: int = ALL_TRACKS) -> dict[str, int]:
    return missing_cards(counted(hand), open_tracks, [CONNECTION[code].number for code in codes.split()])


def test_cards_missing_by_colour() -> None:
    assert missing("", "BER-MAG") == {"R": 3}
    assert missing("RL", "BER-MAG") == {"R": 1}
    assert missing("RRRR", "BER-MAG ERF-LEI") == {"R": 2}
    assert missing("RRRGG", "BER-MAG MAN-STU") == {}
    assert missing("RRRRG", "BER-MAG MAN-STU") == {"X": 1}
    assert missing("L", "BER-MAG MAN-STU") == {"R": 2, "X": 2}
    assert missing("LLLLLLL", "BER-MAG MAN-STU") == {}


def test_a_grey_connection_takes_one_colour() -> None:
    assert missing("GB", "MAN-STU") == {"X": 1}
    assert missing("GGGBB", "HAV-KAS MAN-STU") == {}
    assert missing("GGGG", "MAN-STU FRA-MAN") == {}
    assert missing("GGGBB", "MAN-STU FRA-MAN") == {}
    assert missing("GGGB", "FRA-MAI MAN-STU HAV-KAS") == {"X": 2}


def test_of_two_colours_the_better_one_is_meant() -> None:
    assert missing("WWWB", "FRA-KAS") == {"W": 1}
    blue_gone = ALL_TRACKS & ~sum(1 << track.number for track in TRACKS if track.name == "FRA-KAS/W")
    assert missing("WWWB", "FRA-KAS", blue_gone) == {"B": 3}


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_documented_answer() -> None:
    state = position(2, hands={0: "RL"}, tickets={0: "BER-CHE"}, tracks={0: "LEI-MAG", 1: "DUS-KOL"})
    answer, text = plan_command(state, None, {})
    assert answer == {
        "cars": 5,
        "connections": ["BER-MAG", "CHE-LEI"],
        "tickets": ["BER-CHE"],
        "danger": {"BER-MAG": 1, "CHE-LEI": 1},
        "missing": {"B": 1, "R": 2},
    }
    assert text == "5 cars for 1 tickets: BER-MAG CHE-LEI"
    other, _ = plan_command(state, 1, {"tickets": "KOL-NUR BER-CHE"})
    assert other["tickets"] == ["KOL-NUR", "BER-CHE"]
    assert other["cars"] == 8 + 6


def test_a_ticket_that_is_cut_off() -> None:
    doors = {1: "BHV-DK KIE-DK"}
    answer, _ = plan_command(position(2, tickets={0: "BER-DK BER-CHE"}, tracks=doors), None, {})
    assert answer == {"cars": None, "connections": [], "tickets": ["BER-CHE", "BER-DK"], "danger": {}, "missing": {}}


def test_what_cannot_be_planned() -> None:
    state = GAME.setup(3, GAME.deal(rng_at(1, 0), 3, {}), {})
    asked: dict[str, tuple[int | None, dict[str, str]]] = {
        "no_plan_seat": (None, {}), "no_such_seat": (3, {}), "no_such_ticket": (1, {"tickets": "BER-XXX"}),
    }  # fmt: skip
    for code, (seat, options) in asked.items():
        with pytest.raises(EngineError) as caught:
            plan_command(state, seat, options)
        assert caught.value.refusal.code == code
        assert GAME.describe(caught.value.refusal)
    assert plan_command(state, 1, {})[0] == {"cars": 0, "connections": [], "tickets": [], "danger": {}, "missing": {}}
