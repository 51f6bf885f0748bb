"""Who is rated for a game, and with which place: whoever sat there when the first round ended, wherever they are at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.tables.first_round import FirstRound
from bot.tables.results import RatedTeam, final_standings, people_who_left, rated_so_far, rated_teams
from bot.tables.table import Table, TableSeat
from engine.contract import Result, Teams
from tests.bot.panels.made_tables import table_of

NEWCOMER = 9
SCORES = (40, 30, 20)  # of persons 1, 2, 3


def game_over(scores: tuple[int, ...] = SCORES, *, teams: Teams = ()) -> tuple[Table, Result]:
    """A finished game of persons 1, 2, 3 …, of whom the first has won, with 100 actions."""
    table = table_of(None, len(scores), automats=0, ply=100)
    for row in table.seats:
        row.holder = row.owner
    winners = next(team for team in teams if 0 in team) if teams else (0,)
    return table, Result(scores, winners, ({},) * len(scores), teams)


def places(table: Table, result: Result) -> dict[int, int]:
    found = [(person, team.place) for team in rated_teams(table, result) for person in team.people]
    assert len(dict(found)) == len(found), "once each"
    return dict(found)


def test_whoever_stayed_is_rated_by_place_also_two_alone() -> None:
    assert places(*game_over()) == {1: 1, 2: 2, 3: 3}
    assert places(*game_over((1, 2))) == {1: 1, 2: 2}


def _resigns(seat: TableSeat) -> None:
    seat.resigned, seat.automat = True, "foreman"


def _goes_away(seat: TableSeat) -> None:
    seat.automat = "foreman"


@pytest.mark.parametrize("leaves", [_resigns, _goes_away])
def test_whoever_leaves_is_last_and_the_others_count(leaves: Callable[[TableSeat], None]) -> None:
    for seat, expected in ((0, {2: 1, 3: 2, 1: 3}), (1, {1: 1, 3: 2, 2: 3}), (2, {1: 1, 2: 2, 3: 3})):
        table, result = game_over()
        leaves(table.seats[seat])
        assert places(table, result) == expected
        assert people_who_left(table, result) == [seat + 1]
        [row] = [one for one in final_standings(table, result) if one.left]
        assert (row.seat, row.person, row.place) == (seat, seat + 1, expected[seat + 1])


def test_several_who_left_share_the_last_place() -> None:
    table, result = game_over((40, 30, 20, 10))
    _resigns(table.seats[0])
    _goes_away(table.seats[2])
    assert places(table, result) == {2: 1, 4: 2, 1: 3, 3: 3}


def test_a_press_of_somebody_else_takes_no_place_away() -> None:
    table, result = game_over()
    table.seats[0].automat, table.seats[0].given_away = "apprentice", True  # by the host
    assert places(table, result) == {1: 1, 2: 2, 3: 3}
    helped, result = game_over()
    helped.seats[0].automat, helped.seats[0].for_turn = "apprentice", True  # the owner wanted help with one turn
    assert places(helped, result) == {1: 1, 2: 2, 3: 3}
    put_out, result = game_over()
    put_out.seats[2] = TableSeat(NEWCOMER, "N", holder=3, put_out=True, since_ply=90)
    assert places(put_out, result) == {1: 1, 2: 2, 3: 3}, "as the seat ended: neither a loss nor a way out of one"
    assert people_who_left(put_out, result) == []


def test_a_replacement_is_rated_for_half_a_game() -> None:
    for since, rated in ((50, True), (51, False)):
        table, result = game_over()
        table.seats[0] = TableSeat(NEWCOMER, "N", holder=1, since_ply=since)
        assert places(table, result) == ({NEWCOMER: 1} if rated else {}) | {2: 2, 3: 3, 1: 4}
        assert final_standings(table, result)[0].person == (NEWCOMER if rated else None)


def test_nobody_is_rated_twice_in_a_game() -> None:
    table, result = game_over()
    _resigns(table.seats[0])
    table.seats[1] = TableSeat(1, "Ania", holder=2, since_ply=1)  # has left one seat and taken another
    assert places(table, result) == {3: 2, 1: 3, 2: 3}


def test_whoever_was_gone_in_the_first_round_is_not_rated_unless_they_return() -> None:
    table, result = game_over()
    table.seats[1].holder, table.seats[1].automat = None, "foreman"
    assert places(table, result) == {1: 1, 3: 2}
    table.seats[1].automat, table.seats[1].since_ply = None, 30
    assert places(table, result) == {1: 1, 2: 2, 3: 3}


def test_teams_lose_only_those_who_left() -> None:
    table, result = game_over((10, 30, 40, 5), teams=((0, 2), (1, 3)))
    assert rated_teams(table, result) == [RatedTeam((1, 3), 1), RatedTeam((2, 4), 2)]
    _resigns(table.seats[2])
    assert rated_teams(table, result) == [RatedTeam((1,), 1), RatedTeam((2, 4), 2), RatedTeam((3,), 3)]
    _resigns(table.seats[0])
    assert rated_teams(table, result) == [RatedTeam((2, 4), 1), RatedTeam((1,), 2), RatedTeam((3,), 2)]


def test_a_game_with_automats_from_the_beginning_and_one_that_does_not_count_rate_nobody() -> None:
    table, result = game_over()
    table.automats = 1
    assert rated_teams(table, result) == []
    table.automats, table.counts = 0, False
    assert rated_teams(table, result) == []
    assert not rated_so_far(table)


# --- the first round --------------------------------------------------------------------------------------------------


def turns(first: FirstRound, *told: tuple[int, tuple[int, ...], tuple[int, ...]]) -> FirstRound:
    """After actions that each begin a turn: the seat, who was to act before and who is then."""
    for seat, before, after in told:
        first = first.decided(seat, before, after, turn_began=True)
    return FirstRound.from_json(first.to_json())


def test_a_turn_counts_once_and_an_answer_in_another_turn_does_not() -> None:
    first = turns(FirstRound(), (1, (1,), (2,)), (2, (2,), (1,)), (1, (1,), (0,)))
    assert first.played == (1, 2)
    assert first.decided(0, (0,), (1,), turn_began=False).played == (1, 2)
    assert turns(first, (0, (0,), (1,))).played == (1, 2, 0)


def test_what_all_choose_at_once_is_nobodys_turn() -> None:
    begun = FirstRound(choosing=(0, 1))
    chosen = turns(begun, (1, (0, 1), (0,)), (0, (0,), (0, 1)), (0, (0, 1), (1,)))
    assert chosen.played == ()
    last = turns(chosen, (1, (1,), (1,)))
    assert last.played == (), "the last one chooses alone"
    assert turns(last, (1, (1,), (0,))).played == (1,), "and then has the first turn"
