"""The option ``pace`` of commands: one of the usual paces, or any number of minutes or hours that somebody types."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from bot.tables.errors import Refused
from bot.tables.languages import LANGUAGES
from bot.tables.pace import DAY, HOUR, MINUTE, PACES, bad_clock, check_clock
from bot.texts import language_of
from bot.texts.formatting import pace_label
from bot.texts.typed_times import folded, typed_duration

_SECONDS = {"": HOUR, "minute": MINUTE, "hour": HOUR, "day": DAY, "week": 7 * DAY}  # a bare number means hours


def parse_pace(typed: str) -> int | None:
    """The seconds of a turn, None for no limit; raises Refused for anything else."""
    word = folded(typed)
    for name, limit in PACES.items():
        labels = [folded(pace_label(limit, lang)) for lang in LANGUAGES]
        if word in (name, *labels, *(label.partition(",")[0] for label in labels)):
            return limit
    found = typed_duration(typed)
    if found is None or found.unit not in _SECONDS:
        raise bad_clock()
    clock = found.number * _SECONDS[found.unit]
    check_clock(clock)
    return clock


async def complete_pace(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """What was typed, if it is a pace, and the usual paces that it may mean; all of them for anything else."""
    lang = language_of(str(interaction.locale))
    limits = list(PACES.values())
    if wanted := folded(typed):
        meant = [limit for limit in limits if wanted in folded(pace_label(limit, lang))]
        try:
            limits = [parse_pace(typed), *meant]
        except Refused:
            limits = meant or limits
    return [Choice(name=pace_label(limit, lang), value=_value(limit)) for limit in dict.fromkeys(limits)]


def _value(limit: int | None) -> str:
    """A pace as ``parse_pace`` reads it."""
    if limit is None:
        return "none"
    return f"{limit // MINUTE} min" if limit < HOUR else f"{limit // HOUR} h"
