"""Texts by key, from the Fluent catalogues: the common ones beside this module, a game's own in ``bot/games/<game>/texts``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

from bot.tables.languages import LANGUAGES
from render.fluent_texts import FluentTexts

__all__ = ["FOLDER", "LANGUAGES", "TextLookup", "catalogue_files", "keys", "language_of", "say", "say_in"]
FOLDER = Path(__file__).parent
FALLBACK = "en"  # for everyone whose language is none of ours


class TextLookup(Protocol):
    """A function that returns texts by key."""

    def __call__(self, lang: str, key: str, /, **figures: str | int) -> str:
        """The text of a key with its figures; numbers choose the right plural.

        Raises KeyError when the language has no such text, or the text wants a figure that was not given: both are mistakes
        of the program, never of a person. Escape people's names first (``markdown_safe``).
        """
        ...


@cache
def say_in(game: str) -> TextLookup:
    """Lookup in a game's texts and the common ones; common texts may refer to the game's own."""

    def say_it(lang: str, key: str, /, **figures: str | int) -> str:
        return _fluent_texts(lang, game)(key, **figures)

    return say_it


say = say_in("")  # what is the same whatever is played


def keys(lang: str, game: str = "") -> frozenset[str]:
    """Everything that can be said in a language, about a game or whatever is played."""
    return _fluent_texts(lang, game).keys


def language_of(locale: str | None) -> str:
    """Ours for a locale of Discord ("pl", "de", "en-GB", "fr" …)."""
    lang = (locale or "").partition("-")[0]
    return lang if lang in LANGUAGES else FALLBACK


def catalogue_files(lang: str, game: str = "") -> list[Path]:
    """The files that hold the texts of a language."""
    own = FOLDER.parent / "games" / game / "texts" / lang
    return sorted((FOLDER / lang).glob("*.ftl")) + (sorted(own.glob("*.ftl")) if game else [])


@cache
def _fluent_texts(lang: str, game: str) -> FluentTexts:
    return FluentTexts(lang, catalogue_files(lang, game))
