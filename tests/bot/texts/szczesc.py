"""What people read about the first game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.log_entries import LogEntry
from bot.texts import formatting, say_in
from bot.texts.emoji_tokens import without_emojis
from engine.contract import Event, Refusal

GAME = "szczesc"
say = say_in(GAME)


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str, viewer: int | None = None) -> list[str]:
    """The words; emojis only repeat them."""
    return [without_emojis(line) for line in formatting.event_lines(events, names, lang, GAME, viewer)]


def happening_line(entry: LogEntry, names: Sequence[str], lang: str) -> str:
    return without_emojis(formatting.log_entry_line(entry, names, lang, GAME))


def happening_lines(entries: Sequence[LogEntry], names: Sequence[str], lang: str) -> list[str]:
    return [without_emojis(line) for line in formatting.log_entry_lines(entries, names, lang, GAME)]


def refusal(why: Refusal, lang: str, names: Sequence[str] = ()) -> str:
    return formatting.refusal_sentence(why, lang, GAME, names)


def reason(why: Refusal, lang: str) -> str:
    return formatting.short_reason(why, lang, GAME)


def rules_topics(lang: str) -> list[tuple[str, str]]:
    return formatting.rules_topics(lang, GAME)


def rules_page(topic: str, lang: str) -> str:
    return formatting.rules_page(topic, lang, GAME)


def how_to_play(lang: str) -> tuple[str, ...]:
    return formatting.how_to_play(lang, GAME)
