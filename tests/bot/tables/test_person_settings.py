"""Settings of people are looked at with every request."""

from __future__ import annotations

import zoneinfo
from collections.abc import Iterator

import pytest

from bot.tables import person_settings
from bot.tables.errors import Refused
from bot.tables.person_settings import PersonSettings, check_person_settings, time_zones


@pytest.mark.parametrize("hours", [(-1, 60), (60, -1), (60, 24 * 60), (5000, 60), (60, None), (None, 0)])
def test_quiet_hours_are_two_minutes_of_a_day_or_none(hours: tuple[int | None, int | None]) -> None:
    with pytest.raises(Refused, match="bad_quiet_hours"):
        check_person_settings(PersonSettings(1, quiet_from=hours[0], quiet_to=hours[1]))
    for fine in ((None, None), (0, 24 * 60 - 1)):
        check_person_settings(PersonSettings(1, quiet_from=fine[0], quiet_to=fine[1]))


@pytest.fixture
def unknown_zones() -> Iterator[None]:
    time_zones.cache_clear()
    yield
    time_zones.cache_clear()


@pytest.mark.usefixtures("unknown_zones")
def test_the_files_of_time_zones_are_walked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    walks = []

    def walk() -> set[str]:
        walks.append(1)
        return zoneinfo.available_timezones()

    monkeypatch.setattr(person_settings, "available_timezones", walk)
    for person in range(1, 10):
        check_person_settings(PersonSettings(person, zone="Europe/London"))
    with pytest.raises(Refused, match="bad_zone"):
        check_person_settings(PersonSettings(1, zone="Europe/Nowhere"))
    assert len(walks) == 1
