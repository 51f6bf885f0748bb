"""Which time counts for a person on turn: not their quiet hours, not the weekends of a table that rests then, not a pause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.tables.pace import HOUR
from bot.tables.person_settings import PersonSettings

MAX_QUIET_SECONDS = 12 * HOUR  # of a turn are skipped at most, so that quiet hours all day stop nothing
SATURDAY = 5
MORNING = 8  # o'clock: after a free weekend, for whoever has named no quiet hours
MAX_RESTS = 10  # in a row that a moment is moved over: pauses, weekends and quiet hours may touch each other


class Spent(NamedTuple):
    """What a seat has used of a turn: seconds that counted, and quiet seconds that were skipped."""

    counted: int = 0
    skipped: int = 0


class Stretch(NamedTuple):
    """Time that counts, or rest; the last stretch has no end."""

    start: int
    end: int | None
    counts: bool
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class WakingTime:
    """The time of one person in one turn."""

    person: PersonSettings | None = None  # whose quiet hours are skipped; None: nobody's
    weekend_zone: str | None = None  # Saturday and Sunday of this time zone are skipped; None: they count
    pauses: tuple[tuple[int, int], ...] = ()  # on which everybody has agreed
    skippable: int = MAX_QUIET_SECONDS  # quiet seconds that may still be skipped

    def moment_after(self, start: int, seconds: int) -> int:
        """The moment at which so many seconds that count have passed."""
        left = seconds
        if left <= 0:
            return start
        for stretch in self._stretches(start):
            if not stretch.counts:
                continue
            if stretch.end is None or stretch.start + left <= stretch.end:
                return stretch.start + left
            left -= stretch.end - stretch.start
        raise AssertionError("the last stretch has no end")

    def between(self, start: int, end: int) -> Spent:
        """What of the time between two moments counts, and what was skipped as quiet."""
        counted = skipped = 0
        for stretch in self._stretches(start):
            if stretch.start >= end:
                break
            length = (end if stretch.end is None else min(end, stretch.end)) - stretch.start
            counted += length if stretch.counts else 0
            skipped += length if stretch.quiet else 0
        return Spent(counted, skipped)

    def awake_from(self, moment: int) -> int:
        """The first moment from this one on that lies in no rest: no pause, no weekend, no quiet hours."""
        for _ in range(MAX_RESTS):
            until = self._free_until(moment)
            if until is None and self.person is not None:
                until = self.person.quiet_until(moment)
            if until is None:
                break
            moment = until
        return moment

    def morning_from(self, moment: int) -> int:
        """The same, and not in the night after a weekend or a pause where no quiet hours are named."""
        awake, person = self.awake_from(moment), self.person
        zone = person.zone if person is not None else self.weekend_zone
        if awake == moment or zone is None or (person is not None and person.quiet_from_next(awake) is not None):
            return awake
        here = _local(awake, zone)
        morning = here.replace(hour=MORNING, minute=0, second=0, microsecond=0, fold=0)
        return max(awake, int(morning.timestamp()))

    def _stretches(self, start: int) -> Iterator[Stretch]:
        moment, skippable = start, self.skippable
        while True:
            until: int | None
            if (until := self._free_until(moment)) is not None:
                yield Stretch(moment, until, counts=False)
            elif self.person is not None and skippable and (until := self.person.quiet_until(moment)) is not None:
                until = min(until, moment + skippable)
                skippable -= until - moment
                yield Stretch(moment, until, counts=False, quiet=True)
            else:
                until = self._rest_after(moment, quiet=skippable > 0)
                yield Stretch(moment, until, counts=True)
                if until is None:
                    return
            moment = until

    def _free_until(self, moment: int) -> int | None:
        """The end of the pause or weekend that this moment lies in."""
        for since, until in self.pauses:
            if since <= moment < until:
                return until
        if self.weekend_zone is None:
            return None
        here = _local(moment, self.weekend_zone)
        return _midnight(here, 7 - here.weekday()) if here.weekday() >= SATURDAY else None

    def _rest_after(self, moment: int, *, quiet: bool) -> int | None:
        """When the next rest begins; ``quiet``: quiet hours are one."""
        starts = [since for since, until in self.pauses if moment < since < until]
        if self.weekend_zone is not None:
            here = _local(moment, self.weekend_zone)
            starts.append(_midnight(here, SATURDAY - here.weekday()))
        if quiet and self.person is not None and (begins := self.person.quiet_from_next(moment)) is not None:
            starts.append(begins)
        return min(starts, default=None)


def _local(moment: int, zone: str) -> datetime:
    return datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone))


def _midnight(here: datetime, days: int) -> int:
    """The beginning of the day so many days later."""
    day = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0, tzinfo=None) + timedelta(days=days)
    return int(day.replace(tzinfo=here.tzinfo).timestamp())
