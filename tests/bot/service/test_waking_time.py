"""Which time counts: never more is skipped than quiet hours, weekends and pauses allow."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.pace import DAY, HOUR
from bot.tables.person_settings import PersonSettings
from bot.tables.turn_clock import TurnClock
from bot.tables.waking_time import MAX_QUIET_SECONDS, SATURDAY, Spent, WakingTime
from tests.bot.table_harness import NOON

STARTS = st.integers(NOON, NOON + 60 * DAY)
PEOPLE = st.none() | st.builds(
    lambda first, last, zone: PersonSettings(1, quiet_from=first, quiet_to=last, zone=zone),
    st.integers(0, 1439), st.integers(0, 1439), st.sampled_from(["Europe/Warsaw", "America/New_York", "Asia/Tokyo"]),
)  # fmt: skip
PAUSES = st.lists(st.tuples(STARTS, st.integers(1, 10 * DAY)), max_size=3).map(
    lambda found: tuple((since, since + length) for since, length in found)
)
TIMES = st.builds(WakingTime, PEOPLE, st.sampled_from([None, "Europe/Warsaw", "America/New_York"]), PAUSES)


@given(TIMES, STARTS, st.integers(0, 14 * DAY))
def test_what_was_counted_is_what_was_asked_for(waking: WakingTime, start: int, seconds: int) -> None:
    end = waking.moment_after(start, seconds)
    spent = waking.between(start, end)
    assert spent.counted == seconds
    assert spent.skipped <= MAX_QUIET_SECONDS
    assert end >= start + seconds


@given(TIMES, STARTS, st.integers(0, 5 * DAY), st.integers(0, 5 * DAY))
def test_a_stop_changes_nothing_of_what_is_left(waking: WakingTime, start: int, used: int, limit: int) -> None:
    """Counted in two parts, the second going on where the first ended, as without the cut."""
    middle = start + used
    first = waking.between(start, middle)
    rest = WakingTime(waking.person, waking.weekend_zone, waking.pauses, MAX_QUIET_SECONDS - first.skipped)
    if first.counted < limit:
        assert rest.moment_after(middle, limit - first.counted) == waking.moment_after(start, limit)


def test_friday_noon_to_monday() -> None:
    """NOON is a Friday, 13:00 in Silesia."""
    waking = WakingTime(None, "Europe/Warsaw")
    assert waking.moment_after(NOON, 11 * HOUR) == NOON + 11 * HOUR
    assert waking.moment_after(NOON, 12 * HOUR) == NOON + 12 * HOUR + 2 * DAY


def local(day: int, hour: int) -> int:
    """An hour of a day of January 2027 in Silesia; the 15th is a Friday."""
    return int(datetime(2027, 1, day, hour, tzinfo=ZoneInfo("Europe/Warsaw")).timestamp())


@pytest.mark.parametrize(
    ("quiet", "moment", "expected"),
    [
        (None, local(15, 23), local(15, 23)),
        (None, local(16, 0), local(18, 8)),
        (None, local(17, 15), local(18, 8)),
        ((22, 7), local(16, 0), local(18, 7)),
        ((22, 7), local(15, 22), local(18, 7)),
        ((0, 0), local(16, 0), local(18, 8)),
        ((13, 14), local(16, 0), local(18, 0)),
    ],
)
def test_nobody_is_reminded_in_a_free_weekend_or_in_the_night_after_it(
    quiet: tuple[int, int] | None, moment: int, expected: int
) -> None:
    person = PersonSettings(1) if quiet is None else PersonSettings(1, quiet_from=60 * quiet[0], quiet_to=60 * quiet[1])
    assert WakingTime(person, "Europe/Warsaw").morning_from(moment) == expected


@given(TIMES, STARTS)
def test_whoever_is_awake_is_in_no_rest(waking: WakingTime, moment: int) -> None:
    awake = waking.awake_from(moment)
    assert moment <= awake <= waking.morning_from(moment)
    assert waking.person is None or waking.person.quiet_until(awake) is None
    assert not any(since <= awake < until for since, until in waking.pauses)
    if waking.weekend_zone is not None:
        assert datetime.fromtimestamp(awake, ZoneInfo(waking.weekend_zone)).weekday() < SATURDAY


def test_a_clock_comes_back_as_it_was_stored() -> None:
    clock = TurnClock(5, 6, (1, Spent(2, 3)), True, ((0, Spent(4, 5)),))
    assert TurnClock.from_json(clock.to_json()) == clock
