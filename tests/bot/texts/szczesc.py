"""What people read about the first game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Happening
from bot.texts import say_in, words
from engine.contract import Event, Refusal

GAME = "szczesc"
say = say_in(GAME)


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str, viewer: int | None = None) -> list[str]:
    return words.event_lines(events, names, lang, GAME, viewer)


def happening_line(happening: Happening, names: Sequence[str], lang: str) -> str:
    return words.happening_line(happening, names, lang, GAME)


def happening_lines(happenings: Sequence[Happening], names: Sequence[str], lang: str) -> list[str]:
    return words.happening_lines(happenings, names, lang, GAME)


def refusal(why: Refusal, lang: str, names: Sequence[str] = ()) -> str:
    return words.refusal(why, lang, GAME, names)


def reason(why: Refusal, lang: str) -> str:
    return words.reason(why, lang, GAME)


def rules_topics(lang: str) -> list[tuple[str, str]]:
    return words.rules_topics(lang, GAME)


def rules_page(topic: str, lang: str) -> str:
    return words.rules_page(topic, lang, GAME)


def how_to_play(lang: str) -> tuple[str, ...]:
    return words.how_to_play(lang, GAME)
