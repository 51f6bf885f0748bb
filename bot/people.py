"""People and their settings: language, reminders, quiet hours, whether a direct message reaches them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from sqlite_utils import Database

from bot.errors import Refused
from bot.model import LANGUAGES

MINUTES_A_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Person:
    """The settings of one person; a stranger has these defaults."""

    person: int
    language: str | None = None
    reminders: bool = True
    quiet_from: int | None = None  # minutes after midnight in the person's zone
    quiet_to: int | None = None
    zone: str = "Europe/Warsaw"
    unreachable: bool = False

    def quiet_until(self, now: int) -> int | None:
        """When the quiet hours that hold at this moment end; None when they do not hold."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        into = (minute - self.quiet_from) % MINUTES_A_DAY
        length = (self.quiet_to - self.quiet_from) % MINUTES_A_DAY
        if into >= length:
            return None
        day = here.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0, fold=0)
        if day <= here:
            day = (day.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=here.tzinfo)
        return max(int(day.timestamp()), now + 1)  # a clock put forward may swallow the very minute


def person(db: Database, number: int) -> Person:
    """A person's settings."""
    sql = "SELECT person, language, reminders, quiet_from, quiet_to, zone, unreachable FROM people WHERE person = ?"
    row = db.conn.execute(sql, (number,)).fetchone()
    if row is None:
        return Person(number)
    return Person(row[0], row[1], bool(row[2]), row[3], row[4], row[5], bool(row[6]))


def change_person(db: Database, number: int, settings: dict[str, Any]) -> Person:
    """Set some of a person's settings; raises Refused for a value that makes no sense."""
    changed = replace(person(db, number), **settings)
    if changed.language is not None and changed.language not in LANGUAGES:
        raise Refused("bad_language", known=list(LANGUAGES))
    for minute in (changed.quiet_from, changed.quiet_to):
        if minute is not None and not 0 <= minute < MINUTES_A_DAY:
            raise Refused("bad_quiet_hours", most=MINUTES_A_DAY - 1)
    if (changed.quiet_from is None) != (changed.quiet_to is None):
        raise Refused("bad_quiet_hours", most=MINUTES_A_DAY - 1)
    if changed.zone not in available_timezones():
        raise Refused("bad_zone", changed.zone[:80])
    db.table("people").insert(asdict(changed), replace=True)
    return changed
