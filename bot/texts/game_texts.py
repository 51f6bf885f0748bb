"""What the texts need from each game. ``bot.games`` fills ``GAME_TEXTS``, so that this package knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from engine.contract import Event
from engine.plain_words import plain_line
from engine.players.advice import Reason


class GameTexts(Protocol):
    """A game's module ``texts``: engine codes in words. Its catalogues are beside it, ``texts/<language>/*.ftl``."""

    TOPICS: tuple[
        str, ...
    ]  # of the rules: rules-<topic>, rules-<topic>-title; "notation" or else "secrets" explains the notation
    LESSONS: int  # lesson-1 …
    RULE_FIGURES: Mapping[str, str | int]  # figures for rules and lessons, taken from the game's components
    FIGURES: Mapping[str, Callable[[Any, str], str | int]]  # by name: figures of refusals that need words
    COUNTED: Mapping[str, tuple[str, str]]  # by refusal code: the figure, and what it counts

    def event_lines(self, events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
        """One or two lines for each turn. The caller passes only events that the reader may see."""
        ...

    def favourite_lines(self, favourites: Mapping[str, str | None], lang: str) -> list[str]:
        """What stands out in a person's statistics."""
        ...


class PlainTexts:
    """The texts of a game that gives none: codes in words. A game subclasses it, or gives a module in its place."""

    TOPICS: tuple[str, ...] = ()
    LESSONS = 0
    RULE_FIGURES: Mapping[str, str | int] = {}
    FIGURES: Mapping[str, Callable[[Any, str], str | int]] = {}
    COUNTED: Mapping[str, tuple[str, str]] = {}

    def event_lines(self, events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
        """A line for each event: who, what, and its figures."""
        return [plain_line(event, names) for event in events]

    def favourite_lines(self, favourites: Mapping[str, str | None], lang: str) -> list[str]:
        return [f"{name.replace('_', ' ')}: {value}" for name, value in favourites.items() if value is not None]


class AdviceTexts(Protocol):
    """A game's module ``advice``: its adviser's answers in words. Only for games whose ``GamePackage`` has an adviser."""

    def turn_label(self, view: Any, turn: tuple[str, ...], lang: str) -> str:
        """A whole turn in one line."""
        ...

    def reason_line(self, reason: Reason, names: Sequence[str], lang: str) -> str:
        """One reason for or against a turn. ``names`` are those of the seats."""
        ...


GAME_TEXTS: dict[str, GameTexts] = {}  # by game; filled by bot.panels.game_module.register
