"""Times that are typed into options of commands: a pace, a day."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.discord_app.away_option import day_choices, parse_day
from bot.discord_app.pace_option import parse_pace
from bot.panels.absence_panel import DAYS
from bot.tables.errors import Refused
from bot.tables.pace import DAY, HOUR, MINUTE, PACES
from bot.tables.person_settings import PersonSettings
from bot.texts import LANGUAGES
from bot.texts.formatting import pace_label
from tests.bot.table_harness import NOON

ANIA = PersonSettings(1)


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("3 min", 3 * MINUTE), ("5m", 5 * MINUTE), ("12 minut", 12 * MINUTE), ("8", 8 * HOUR), ("8 h", 8 * HOUR),
        ("36 godzin", 36 * HOUR), ("10 Std.", 10 * HOUR), ("2 days", 2 * DAY), ("a week", 7 * DAY), ("2 tygodnie", 14 * DAY),
        ("Bez limitu", None),
        ("NA ŻYWO", 3 * MINUTE), ("na zywo", 3 * MINUTE), ("relaxed", 72 * HOUR), ("none", None),
    ],
)  # fmt: skip
def test_any_number_of_hours_and_every_name_is_a_pace(typed: str, seconds: int | None) -> None:
    assert parse_pace(typed) == seconds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_offered_is_understood_when_it_is_typed(lang: str) -> None:
    for limit in PACES.values():
        assert parse_pace(pace_label(limit, lang)) == limit


@pytest.mark.parametrize(
    "typed",
    [
        "", "x", "-1", "2 min", "90 min", "337", "1.5", "8 parsecs", "9" * 50, "3 min 2", "0", "0 min", "0 h", "3 tygodnie",
        "3 months", "5 sekund",
    ],
)  # fmt: skip
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad_clock"):
        parse_pace(typed)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2027-01-20", "2027-01-20"), ("20.1.", "2027-01-20"), ("20.01.2027", "2027-01-20"), ("5", "2027-01-20"),
        ("14.1.", "2028-01-14"), ("pojutrze", "2027-01-17"), ("2 tygodnie", "2027-01-29"),
    ],
)  # fmt: skip
def test_a_day_begins_where_the_person_lives(typed: str, day: str) -> None:
    midnight = datetime.fromtimestamp(parse_day(typed, ANIA, NOON), UTC).isoformat()
    assert midnight == f"{datetime.fromisoformat(day + 'T00:00+01:00').astimezone(UTC).isoformat()}"


@pytest.mark.parametrize("typed", ["", "tomorrowish", "6 hours", "2027-13-01", "9999-99-99", "31.2.", "-3", "\ufffd"])
def test_what_is_no_day_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad_date"):
        parse_day(typed, ANIA, NOON)


def test_while_somebody_types_the_day_that_was_understood_comes_first() -> None:
    def offered(typed: str, lang: str) -> list[tuple[str, str]]:
        return [(choice.name, choice.value) for choice in day_choices(ANIA, NOON, lang, typed)]

    assert offered("24 gru", "pl") == [("piątek, 24 grudnia 2027 (za 343 dni)", "2027-12-24")]
    assert offered("3 weeks", "en")[0] == ("Friday, 5 February 2027 (in 21 days)", "2027-02-05")
    assert offered("morgen", "de")[0] == ("Samstag, 16. Januar 2027 (in 1 Tag)", "2027-01-16")
    assert len(offered("", "pl")) == len(offered("6 godzin", "pl")) == len(DAYS), "what is no day: the usual ones"
    assert len(offered("2020-01-01", "pl")) == len(DAYS), "nobody comes back in the past"
    for lang in LANGUAGES:
        for name, day in offered("", lang):
            label = name.partition(" (")[0]
            assert parse_day(label, ANIA, NOON) == parse_day(day, ANIA, NOON), "what is offered is understood when it is typed"
