"""The pace of a table: how long a turn may take, from minutes in a live game to days."""

from __future__ import annotations

from bot.tables.errors import Refused

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LEAST_MINUTES = 3  # of a live game
MAX_HOURS = 14 * 24
PACES: dict[str, int | None] = {
    "live3": 3 * MINUTE,
    "live5": 5 * MINUTE,
    "evening": 2 * HOUR,
    "daily": 24 * HOUR,
    "relaxed": 72 * HOUR,
    "none": None,
}
GRACE_SECONDS = 30  # between "still there?" and the turn of the automat, in a live game


def is_live(clock: int | None) -> bool:
    """Whether everybody is there and plays at once: a turn takes minutes."""
    return clock is not None and clock < HOUR


def in_one_sitting(clock: int | None) -> bool:
    """Whether a game is played in one evening: nobody sleeps in between, so quiet hours and weekends count like any time."""
    return clock is not None and clock <= 2 * HOUR


def check_clock(clock: object) -> None:
    """Refuse a clock that is neither some minutes nor some hours nor None."""
    if clock is None:
        return
    minutes = isinstance(clock, int) and clock % MINUTE == 0 and LEAST_MINUTES * MINUTE <= clock < HOUR
    hours = isinstance(clock, int) and clock % HOUR == 0 and HOUR <= clock <= MAX_HOURS * HOUR
    if not minutes and not hours:
        raise bad_clock()


def bad_clock() -> Refused:
    """The refusal of such a clock, with what would be one."""
    return Refused("bad_clock", least=LEAST_MINUTES, hours=MAX_HOURS)
