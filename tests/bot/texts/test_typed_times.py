"""Dates and durations as people type them, in three languages; what is none is not guessed."""

from __future__ import annotations

from datetime import date

import pytest

from bot.texts.typed_times import Duration, typed_date, typed_duration

TODAY = date(2026, 11, 19)  # a Thursday


DAYS = {
    "2026-11-19": "dzisiaj|today|heute|0",
    "2026-11-20": "jutro|do jutra|tomorrow|morgen|piątek|w piątek|do piątku|PIATEK|Friday|on Friday|am Freitag|Fr|pt.|1|20th",
    "2026-11-21": "pojutrze|übermorgen|uebermorgen|the day after tomorrow|sobotę|w sobotę|Samstag|Sonnabend",
    "2026-11-22": "za 3 dni|in 3 days|3|3 Tage|in 3 Tagen|three days|trzy dni|na 3 dni|für drei Tage|niedziela|Sonntag",
    "2026-11-26": "tydzień|za tydzień|a week|in a week|eine Woche|in einer Woche|1 Woche|czwartek|Thursday|Donnerstag",
    "2026-12-03": "2 tygodnie|2 weeks|2 Wochen|in 2 Wochen|dwa tygodnie|two weeks|zwei Wochen|na dwa tygodnie|2w|the 3rd",
    "2026-12-10": "3 weeks|3 tygodnie|za 3 tygodnie",
    "2026-12-19": "miesiąc|a month|in einem Monat|1 month|19th|am 19.",
    "2026-12-24": "24 grudnia|24 gru|24 gru.|24. Dezember|24.Dez.|December 24|24 Dec|24th of December|Dec 24th|24.12.|24.12|"
    "24. 12. 2026|24.12.26|24/12|24-12-2026|2026-12-24|24 grudnia 2026 r.|December 24, 2026|do 24 grudnia|bis zum 24.12.|"
    "am 24. Dezember|until 24 December|czwartek, 24 grudnia 2026|Thursday, 24 December 2026|Donnerstag, 24. Dezember 2026|"
    "24 GRUDNIA| 24  grudnia ",
    "2026-12-31": "31st|the 31st|am 31.",
    "2027-05-02": "2 maja|2. Mai|May 2nd|2 May",
    "2027-11-19": "19 listopada|November 19|19.11.",
    "2027-12-24": "24 grudnia 2027|24.12.2027",
}


@pytest.mark.parametrize("day", DAYS)
def test_days_as_people_write_them(day: str) -> None:
    for text in DAYS[day].split("|"):
        assert typed_date(text, TODAY) == date.fromisoformat(day), text


@pytest.mark.parametrize(
    "typed",
    [
        "", "-", "-3", "x", "nie", "w", "do", "tomorrowish", "yesterday", "6 hours", "6 godzin", "90 min", "3 days ago",
        "24 ma", "24 12", "12/24", "31.2.", "29.2.2027", "32.1.", "31 czerwca", "2027-13-01", "9999-99-99", "32nd", "0th",
        "Friday, 24 December 2026", "piątek sobota", "3 weeks 2 days", "next week", "24 grudnia albo później", "99999 dni", "٣",
        "24 grudnia 20261", "9999 months 1", "3 parsecs", "\ufffd", "1" * 50,
    ],
)  # fmt: skip
def test_what_is_no_day_is_not_guessed(typed: str) -> None:
    assert typed_date(typed, TODAY) is None


def test_the_29th_of_february_comes_in_a_leap_year() -> None:
    assert typed_date("29 lutego", date(2027, 12, 24)) == date(2028, 2, 29)
    assert typed_date("31.", date(2027, 1, 31)) == date(2027, 3, 31)
    assert typed_date("a month", date(2027, 1, 31)) == date(2027, 2, 28)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("8 h", Duration(8, "hour")), ("10 Std.", Duration(10, "hour")), ("36 godzin", Duration(36, "hour")),
        ("5m", Duration(5, "minute")), ("12 minut", Duration(12, "minute")), ("two days", Duration(2, "day")),
        ("8", Duration(8, "")), ("3 mies.", Duration(3, "month")), ("m", None), ("8 parsecs", None), ("1.5", None), ("", None),
    ],
)  # fmt: skip
def test_durations_in_words(typed: str, meant: Duration | None) -> None:
    assert typed_duration(typed) == meant
