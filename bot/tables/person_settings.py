"""People and their settings: language, reminders, quiet hours, whether a direct message reaches them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.errors import Refused
from bot.tables.languages import LANGUAGES

MINUTES_A_DAY = 24 * 60
MAX_ORDERS = 400  # characters
DEFAULT_ZONE = "Europe/Warsaw"
MOVE_DEADLINES = frozenset({"quiet_from", "quiet_to", "zone"})  # settings on which deadlines depend
KNOWN_TO_TABLES = MOVE_DEADLINES | {"next_up"}  # settings that tables in memory hold, too


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """The settings of one person; a stranger has these defaults."""

    person: int
    language: str | None = None
    reminders: bool = True
    quiet_from: int | None = None  # minutes after midnight in the person's zone
    quiet_to: int | None = None
    zone: str = DEFAULT_ZONE
    unreachable: bool = False
    emojis: bool = True  # in private answers
    orders: str = ""  # standing orders in games, in words such as goldmine.defend=yes
    next_up: bool = False  # wants a word when it is the turn of whoever sits before them

    def order(self, game: str, name: str) -> str:
        """The value of a standing order; empty: the usual one."""
        start = f"{game}.{name}="
        return next((word.removeprefix(start) for word in self.orders.split() if word.startswith(start)), "")

    def with_order(self, game: str, name: str, value: str) -> str:
        """All orders in words, with this one changed; an empty value takes it back."""
        start = f"{game}.{name}="
        kept = [word for word in self.orders.split() if not word.startswith(start)]
        return " ".join(sorted([*kept, start + value] if value else kept))

    def today(self, now: int) -> date:
        """The day that it is where the person lives."""
        return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(self.zone)).date()

    def beginning_of(self, day: date) -> int:
        """The moment at which a day begins where the person lives."""
        return int(datetime.combine(day, time(), ZoneInfo(self.zone)).timestamp())

    def day_in(self, now: int, days: int) -> date:
        """The day that it will be there in so many days."""
        return self.today(now) + timedelta(days=days)

    def quiet_from_next(self, now: int) -> int | None:
        """When quiet hours begin next, from a moment outside them; None without quiet hours."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(self.zone))
        day = here.replace(hour=self.quiet_from // 60, minute=self.quiet_from % 60, second=0, microsecond=0, fold=0)
        if day <= here:
            day = (day.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=here.tzinfo)
        return max(int(day.timestamp()), now + 1)  # a clock put forward may swallow the very minute

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
        return max(int(day.timestamp()), now + 1)  # daylight saving time may skip this minute


@cache
def time_zones() -> frozenset[str]:
    """The names of all time zones, looked up once: it means walking through a folder of hundreds of files."""
    return frozenset(available_timezones())


def check_person_settings(settings: PersonSettings) -> None:
    """Raises Refused for a bad language, bad quiet hours or an unknown time zone."""
    if settings.language is not None and settings.language not in LANGUAGES:
        raise Refused("bad_language", known=list(LANGUAGES))
    for minute in (settings.quiet_from, settings.quiet_to):
        if minute is not None and not 0 <= minute < MINUTES_A_DAY:
            raise Refused("bad_quiet_hours", most=MINUTES_A_DAY - 1)
    if (settings.quiet_from is None) != (settings.quiet_to is None):
        raise Refused("bad_quiet_hours", most=MINUTES_A_DAY - 1)
    if len(settings.orders) > MAX_ORDERS:
        raise Refused("too_long", settings.orders[:80])
    if settings.zone not in time_zones():
        raise Refused("bad_zone", settings.zone[:80])
