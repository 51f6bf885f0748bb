"""The automatic players: whole games from views alone, sensible choices, and each level better than the one below."""

from __future__ import annotations

import pytest

from engine.niemcy import PACKAGE
from engine.niemcy.box import CARD_AT
from engine.niemcy.network import members
from engine.niemcy.planner import free_connections
from engine.niemcy.players.forecast import Forecast, turns_left
from engine.niemcy.players.passenger_value import prizes
from engine.niemcy.players.routes import demand_of, shortage, steps_for
from engine.niemcy.state import counted
from engine.players import Player, iteration_budget
from tests.engine.lines import choice, play
from tests.engine.niemcy.plan_reference import joins
from tests.engine.niemcy.positions import GAME, position

LEVELS = {name: make(iteration_budget(6)) for name, make in PACKAGE.levels.items()}
every_level = pytest.mark.parametrize("player", LEVELS.values(), ids=LEVELS)


@every_level
def test_a_ticket_is_completed_when_it_can_be(player: Player) -> None:
    state = position(2, hands={0: "OOOO"}, tickets={0: "BER-CHE"}, tracks={0: "CHE-LEI"}, cars={0: 20, 1: 8})
    assert choice(player, state) == "claim BER-LEI"


@every_level
def test_the_needed_colour_is_drawn(player: Player) -> None:
    state = position(2, display="GGOWW", hands={0: "OOO"}, tickets={0: "BER-CHE"}, tracks={0: "CHE-LEI"}, cars={0: 20, 1: 12})
    while state.turn == 0:
        state = play(state, choice(player, state))
    assert state.hands[0][CARD_AT["O"]] == 4


def test_the_foreman_keeps_a_ticket_that_is_done_and_not_one_out_of_reach() -> None:
    state = position(2, tracks={0: "BER-LEI"}, cars={0: 8, 1: 8})
    data = GAME.to_json(state) | {"phase": "keep"}
    data["offers"][0] = ["BER-LEI", "KON-ROS", "EMD-AT"]
    data["stack_orders"] = [[code for code in stack if code not in data["offers"][0]] for stack in data["stack_orders"]]
    data["returned"] = [[None] * len(stack) for stack in data["stack_orders"]]
    assert choice(LEVELS["foreman"], GAME.from_json(data)) == "keep BER-LEI"


# --- what they reckon with ---------------------------------------------------------------------------------------------


def test_quick_routes_complete_the_tickets() -> None:
    state = position(2, tracks={0: "BER-LEI", 1: "ERF-LEI MAI-MAN"})
    free = free_connections(state.open_tracks[0])
    tickets = ["BER-STU", "KOL-NUR", "DK-NL"]
    steps, cut = steps_for(state.own[0], free, tickets)
    planned = [*members(state.own[0]), *(at for each in steps for at in members(each.connections))]
    assert cut == []
    assert all(joins(planned, code) for code in tickets)
    assert steps_for(0, 0, ["BER-STU"])[1] == ["BER-STU"]


def test_a_shortage_counts_colours_locomotives_and_grey() -> None:
    state = position(2)
    mask = sum(1 << at for at in members(free_connections(state.open_tracks[0])) if at == 7)
    demand = demand_of(mask, state.open_tracks[0])  # BER-MAG, three red
    assert shortage(counted(""), demand).missing == 3
    assert shortage(counted("RLGG"), demand)[:2] == (1, 2)
    assert shortage(counted("RRRL"), demand)[:2] == (0, 1)


def test_a_lead_in_passengers_is_worth_more_the_fewer_are_left() -> None:
    assert prizes((3, 1), 0) == (20, 10)
    assert prizes((3, 1), 1)[0] > prizes((3, 1), 8)[0] > prizes((1, 1), 8)[0]
    assert sum(prizes((2, 1, 0), 5)) == pytest.approx(30, abs=0.5)


def test_a_forecast_grows_with_a_ticket_that_comes_nearer() -> None:
    forecast = Forecast()

    def expected(tracks: str, points: int) -> float:
        state = position(2, tracks={0: tracks}, tickets={0: "BER-STU"}, points=[points, 0])
        return forecast.expected(state)[0]

    assert expected("BER-LEI ERF-LEI ERF-NUR/P NUR-WUR", 20) > expected("BER-LEI ERF-LEI ERF-NUR/P", 18) + 2


def test_the_turns_of_the_last_round_are_known() -> None:
    assert turns_left(position(3, turn=1, last=2)) == [0.0, 1.0, 1.0]
    assert turns_left(position(3, turn=1, last=1, phase="second")) == [0.0, 0.5, 0.0]
