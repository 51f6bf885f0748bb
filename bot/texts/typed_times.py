"""Dates and durations as people type them in our languages: "24 grudnia", "24th of December", "in 3 Wochen", "Freitag"."""

from __future__ import annotations

import re
import unicodedata
from calendar import monthrange
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple


class Duration(NamedTuple):
    """So many of a unit; the unit of a bare number is empty."""

    number: int
    unit: str  # minute, hour, day, week or month


def folded(text: str) -> str:
    """A text without regard to case, accents and spaces around it: "Wózek" and "wozek" are the same."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


def _by_word(words: Mapping[str, str]) -> dict[str, str]:
    return {word: meaning for meaning, line in words.items() for word in line.split()}


# All words are folded. The languages do not contradict each other here, so that nobody's language matters.
_UNITS = _by_word(
    {
        "minute": "m min mins minute minutes minuta minuty minut minuten",
        "hour": "h hr hrs hour hours g godz godzina godzine godziny godzin std stunde stunden",
        "day": "d day days dzien dni dnia tag tage tagen",
        "week": "w wk wks week weeks tydz tydzien tygodnie tygodni tygodnia woche wochen",
        "month": "month months mies miesiac miesiace miesiecy miesiaca monat monate monaten",
    }
)
_NUMBERS = {
    word: number
    for number, line in enumerate(
        (
            "a an one jeden jedna ein eine einen einem einer", "two dwa dwie zwei", "three trzy drei", "four cztery vier",
            "five piec funf", "six szesc sechs", "seven siedem sieben", "eight osiem acht", "nine dziewiec neun",
            "ten dziesiec zehn",
        ),
        1,
    )
    for word in line.split()
}  # fmt: skip
_MONTHS = tuple(
    line.split()
    for line in (
        "stycznia styczen january januar janner", "lutego luty february februar", "marca marzec march marz maerz",
        "kwietnia kwiecien april", "maja maj may mai", "czerwca czerwiec june juni", "lipca lipiec july juli",
        "sierpnia sierpien august", "wrzesnia wrzesien september", "pazdziernika pazdziernik october oktober",
        "listopada listopad november", "grudnia grudzien december dezember",
    )
)  # fmt: skip
_WEEKDAYS = tuple(
    (line.split(), short.split())  # any beginning of four letters will do, or one of the usual short forms
    for line, short in (
        ("poniedzialek poniedzialku monday montag", "pn pon mon mo"),
        ("wtorek wtorku tuesday dienstag", "wt tue tues di"),
        ("sroda srode srody wednesday mittwoch", "sr sro wed weds mi"),
        ("czwartek czwartku thursday donnerstag", "cz czw thu thur"),
        ("piatek piatku friday freitag", "pt pia fri fr"),
        ("sobota sobote soboty saturday samstag sonnabend", "sb sob sat sa"),
        ("niedziela niedziele niedzieli sunday sonntag", "nd ndz sun so"),
    )
)
_DAYS_AHEAD = {
    "dzis": 0, "dzisiaj": 0, "today": 0, "heute": 0, "jutro": 1, "jutra": 1, "tomorrow": 1, "morgen": 1, "pojutrze": 2,
    "pojutrza": 2, "ubermorgen": 2, "uebermorgen": 2,
}  # fmt: skip
# Before a day or a duration: "do piątku", "w środę", "za 3 dni", "until the 24th", "for a week", "bis zum 24.12.", "am Freitag".
_BEFORE = {
    "do", "na", "w", "we", "za", "dnia", "until", "till", "for", "in", "on", "by", "the", "bis", "zum", "am", "den", "fur",
    "fuer",
}  # fmt: skip
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_DAY_MONTH = re.compile(r"(\d{1,2}) ?[./] ?(\d{1,2})(?: ?[./] ?(\d{4}|\d\d)?)?", re.ASCII)
_DAY_MONTH_DASHED = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{4})", re.ASCII)
_DAY_OF_MONTH = re.compile(r"(?:the )?(\d{1,2})(?:st|nd|rd|th|\.)", re.ASCII)
_WORD = re.compile(r"(\d{1,4})(?:(?:st|nd|rd|th)(?![^\W\d_]))?|[^\W\d_]+", re.ASCII)
_SHORTEST_MONTH, _SHORTEST_WEEKDAY = 3, 4  # letters


def typed_duration(typed: str) -> Duration | None:
    """Some minutes, hours, days, weeks or months: "3 Tage", "tydzień", "two weeks", "8h"; None: it is something else."""
    words = _words(folded(typed))
    return None if words is None else _duration(words)


def typed_date(typed: str, today: date) -> date | None:
    """The day that is meant, counted from today; a date without a year is the next one. None: it is no day."""
    text = folded(typed)
    if not any(char.isdecimal() and not char.isascii() for char in text):
        first, _, rest = text.partition(" ")
        while rest and first in _BEFORE:
            text = rest
            first, _, rest = text.partition(" ")
        try:
            return _date(text, today)
        except (ValueError, OverflowError):
            pass
    return None


def _date(text: str, today: date) -> date | None:
    """The same; raises ValueError for a day that no month has, OverflowError for one too far away."""
    if found := _ISO.fullmatch(text):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _DAY_MONTH.fullmatch(text) or _DAY_MONTH_DASHED.fullmatch(text):
        return _next(int(found[1]), int(found[2]), found[3], today)
    if found := _DAY_OF_MONTH.fullmatch(text):
        return _next_of_month(int(found[1]), today)
    first, _, rest = text.partition(" ")
    weekday = _weekday(first.rstrip(".,"))
    if weekday is not None:
        if not rest:
            return today + timedelta(days=(weekday - today.isoweekday() - 1) % 7 + 1)
        day = _date(rest, today)
        return day if day is not None and day.isoweekday() == weekday else None
    words = _words(text)
    return None if words is None else _date_in_words(words, today)


def _date_in_words(words: Sequence[str], today: date) -> date | None:
    if tuple(words) in (("day", "after", "tomorrow"), ("the", "day", "after", "tomorrow")):
        return today + timedelta(days=2)
    if len(words) == 1 and words[0] in _DAYS_AHEAD:
        return today + timedelta(days=_DAYS_AHEAD[words[0]])
    duration = _duration(words)
    if duration is not None:
        return _ahead(duration, today)
    said = [word for word in words if word not in ("of", "r", "roku")]
    if len(said) in (2, 3):
        month = next((number for number in map(_month, said[:2]) if number is not None), None)
        day = next((word for word in said[:2] if word.isdecimal()), "")
        year = said[2] if len(said) > 2 else None
        if month is not None and day and (year is None or (year.isdecimal() and len(year) == 4)):
            return _next(int(day), month, year, today)
    return None


def _words(text: str) -> list[str] | None:
    """Words and numbers, "24th" and "24." as numbers; None where something else stands between them."""
    found = list(_WORD.finditer(text))
    if re.sub(r"[ .,]+", "", _WORD.sub("", text)) or not found:
        return None
    return [one[1] or one[0] for one in found]


def _duration(words: Sequence[str]) -> Duration | None:
    *counted, last = words
    if len(counted) > 1:
        return None
    if not counted and last.isdecimal():
        return Duration(int(last), "")
    count = _number(counted[0]) if counted else 1
    unit = _UNITS.get(last) if counted or len(last) > 1 else None
    return None if count is None or unit is None else Duration(count, unit)


def _number(word: str) -> int | None:
    return int(word) if word.isdecimal() else _NUMBERS.get(word)


def _ahead(duration: Duration, today: date) -> date | None:
    """The day after so much time; None: hours and minutes lead to no day."""
    count, unit = duration
    if unit == "month":
        years, month = divmod(today.month - 1 + count, 12)
        year = today.year + years
        return date(year, month + 1, min(today.day, monthrange(year, month + 1)[1]))
    if unit in ("", "day", "week"):
        return today + timedelta(days=count * (7 if unit == "week" else 1))
    return None


def _month(word: str) -> int | None:
    long_enough = len(word) >= _SHORTEST_MONTH
    return next(
        (number for number, names in enumerate(_MONTHS, 1) if long_enough and any(name.startswith(word) for name in names)), None
    )


def _weekday(word: str) -> int | None:
    long_enough = len(word) >= _SHORTEST_WEEKDAY
    for number, (names, short) in enumerate(_WEEKDAYS, 1):
        if word in short or (long_enough and any(name.startswith(word) for name in names)):
            return number
    return None


def _next(day: int, month: int, year: str | None, today: date) -> date:
    """A day of a month; without a year the next one after today."""
    if year is not None:
        return date(int(year) + (2000 if len(year) == 2 else 0), month, day)
    if (month, day) > (today.month, today.day) and not (month == 2 and day > monthrange(today.year, month)[1]):
        return date(today.year, month, day)
    return date(today.year + 1, month, day)


def _next_of_month(day: int, today: date) -> date:
    """The next day with this number: not every month has a 31st."""
    ahead = (today + timedelta(days=count) for count in range(1, 63))
    found = next((one for one in ahead if one.day == day), None)
    if found is None:
        raise ValueError(day)
    return found
