"""What a person sets for themselves, from what they typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.tables.errors import Refused
from bot.tables.person_settings import MINUTES_A_DAY

_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?", re.ASCII)


def parse_personal_settings(
    switches: Mapping[str, bool | None], quiet_from: str | None, quiet_to: str | None, zone: str | None
) -> dict[str, Any]:
    """The settings that were named; raises Refused for a time that is none."""
    wanted: dict[str, Any] = {name: wish for name, wish in switches.items() if wish is not None}
    for name, typed in (("quiet_from", quiet_from), ("quiet_to", quiet_to)):
        if typed is not None:
            wanted[name] = parse_time_of_day(typed)
    if zone is not None:
        wanted["zone"] = zone.strip()
    if wanted:
        wanted["unreachable"] = False  # whoever changes something is written to again
    return wanted


def parse_time_of_day(typed: str) -> int:
    """A time of day ("22:00", "7.30", "6") as minutes after midnight."""
    found = _TIME.fullmatch(typed.strip())
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise Refused("bad_quiet_hours", typed[:80], most=MINUTES_A_DAY - 1)
    return int(found[1]) * 60 + int(found[2] or 0)
