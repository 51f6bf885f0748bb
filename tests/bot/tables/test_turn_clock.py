"""The clock of a turn as a value."""

from __future__ import annotations

import pytest

from bot.tables.turn_clock import Spent, TurnClock


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_newcomer_has_used_nothing_and_the_others_what_they_had(seat: int) -> None:
    spent = {other: Spent(10 * other + 1) for other in range(3)}
    clock = TurnClock(began=5).newcomer(seat, 100, spent)
    assert (clock.began, clock.restarted) == (100, True)
    assert [clock.spent_before(other) for other in range(3)] == [Spent() if other == seat else spent[other] for other in range(3)]
    assert clock.newcomer(seat, 200, spent) == clock, "once a turn"
