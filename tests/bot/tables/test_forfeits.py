"""When the seat of somebody who does not play may go to another person without the owner's word."""

from __future__ import annotations

import pytest

from bot.tables.forfeits import (
    count_missed_turn,
    count_turn_of_automat,
    forfeit_moment,
    forfeit_turns,
    is_faster,
    is_forfeited,
)
from bot.tables.pace import DAY, HOUR, MINUTE
from bot.tables.pause import Pauses
from tests.bot.tables.made_tables import made_table

BEGAN = 1000


@pytest.mark.parametrize(
    ("clock", "turns"), [(3 * MINUTE, 3), (59 * MINUTE, 3), (HOUR, 2), (12 * HOUR, 2), (13 * HOUR, None), (None, None)]
)
def test_missed_turns_in_a_row_or_a_day_from_the_first(clock: int | None, turns: int | None) -> None:
    table = made_table(2, clock=clock)
    row = table.seats[0]
    for missed in range(4):
        assert is_forfeited(table, 0, BEGAN + missed) == (turns is not None and missed >= turns)
        count_missed_turn(row, BEGAN + missed)
    assert forfeit_turns(table, 0) == turns
    assert forfeit_moment(table, 0) == (BEGAN + DAY if turns is None else None)
    assert is_forfeited(table, 0, BEGAN + DAY - 1) == (turns is not None)
    assert is_forfeited(table, 0, BEGAN + DAY)
    row.show_up()
    assert not is_forfeited(table, 0, BEGAN + 9 * DAY)


@pytest.mark.parametrize(
    ("clock", "wait"), [(3 * MINUTE, 9 * MINUTE), (2 * HOUR, 4 * HOUR), (12 * HOUR, DAY), (72 * HOUR, DAY), (None, DAY)]
)
def test_a_seat_left_by_word_waits_from_the_first_turn_of_the_automat(clock: int | None, wait: int) -> None:
    table = made_table(2, clock=clock)
    row = table.seats[0]
    row.automat = "foreman"
    assert not is_forfeited(table, 0, BEGAN + 9 * DAY), "nothing was missed yet"
    for seconds in range(5):
        count_turn_of_automat(row, BEGAN + seconds)
    assert not is_forfeited(table, 0, BEGAN + wait - 1)
    assert is_forfeited(table, 0, BEGAN + wait)


def test_what_the_clock_began_to_count_goes_on_while_the_automat_plays() -> None:
    table = made_table(2, clock=3 * MINUTE)
    row = table.seats[0]
    count_missed_turn(row, BEGAN)
    row.automat = "foreman"
    count_turn_of_automat(row, BEGAN + 1)
    assert not is_forfeited(table, 0, BEGAN + 1)
    count_turn_of_automat(row, BEGAN + 2)
    assert is_forfeited(table, 0, BEGAN + 2)


@pytest.mark.parametrize(
    ("old", "new", "faster"),
    [(DAY, HOUR, True), (DAY, 3 * MINUTE, True), (None, DAY, False), (None, HOUR, True), (HOUR, 3 * MINUTE, True),
     (5 * MINUTE, 3 * MINUTE, False), (12 * HOUR, HOUR, False), (3 * MINUTE, DAY, False), (HOUR, None, False)],
)  # fmt: skip
def test_a_game_that_was_made_faster_gives_a_day(old: int | None, new: int | None, faster: bool) -> None:
    assert is_faster(new, old) == faster
    table = made_table(2, clock=new, hurried_at=BEGAN if faster else None)
    for missed in range(9):
        count_missed_turn(table.seats[0], BEGAN + missed)
    turns = new is not None and new <= 12 * HOUR
    assert is_forfeited(table, 0, BEGAN + DAY - 1) == (turns and not faster)
    assert is_forfeited(table, 0, BEGAN + DAY)


def test_a_day_that_was_named_an_agreed_pause_and_a_seat_without_owner() -> None:
    table = made_table(3, clock=8 * HOUR)
    away, waited_for, resigned = table.seats
    away.automat, away.away_until = "foreman", BEGAN + 5 * DAY
    count_turn_of_automat(away, BEGAN)
    assert away.missed_at is None
    count_missed_turn(waited_for, BEGAN)
    count_missed_turn(waited_for, BEGAN)
    assert is_forfeited(table, 1, BEGAN)
    table.pauses = Pauses(((BEGAN, BEGAN + DAY),), 1)
    resigned.resigned = True
    assert [is_forfeited(table, seat, BEGAN) for seat in range(3)] == [False, False, True]
