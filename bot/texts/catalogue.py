"""Texts by key, from the Fluent catalogues: those of every game beside this module, a game's own in ``bot/<game>/texts``."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.model import LANGUAGES

__all__ = ["FOLDER", "LANGUAGES", "Say", "keys", "language_of", "say", "say_in", "sources"]
FOLDER = Path(__file__).parent
FALLBACK = "en"  # for everyone whose language is none of ours


class Say(Protocol):
    """Whoever gives texts by key."""

    def __call__(self, lang: str, key: str, /, **figures: str | int) -> str:
        """The text of a key with its figures; numbers choose the right plural.

        Raises KeyError when the language has no such text, or the text wants a figure that was not given: both are mistakes
        of the program, never of a person. People's names must be made harmless first (``safe``).
        """
        ...


@cache
def say_in(game: str) -> Say:
    """The texts of a game, and those of every game as it says them: the common ones may refer to the game's own."""

    def say_it(lang: str, key: str, /, **figures: str | int) -> str:
        return _say(lang, game, key, tuple(figures.items()))

    return say_it


say = say_in("")  # what is the same whatever is played


def keys(lang: str, game: str = "") -> frozenset[str]:
    """Everything that can be said in a language, about a game or whatever is played."""
    return frozenset(_bundle(lang, game)[1])


def language_of(locale: str | None) -> str:
    """Ours for a locale of Discord ("pl", "de", "en-GB", "fr" …)."""
    lang = (locale or "").partition("-")[0]
    return lang if lang in LANGUAGES else FALLBACK


def sources(lang: str, game: str = "") -> list[Path]:
    """The files that hold the texts of a language."""
    own = FOLDER.parent / game / "texts" / lang
    return sorted((FOLDER / lang).glob("*.ftl")) + (sorted(own.glob("*.ftl")) if game else [])


@lru_cache(maxsize=8192)
def _say(lang: str, game: str, key: str, figures: tuple[tuple[str, str | int], ...]) -> str:
    bundle, known = _bundle(lang, game)
    if key not in known:
        raise KeyError(f"{lang} has no text '{key}'")
    pattern = bundle.get_message(key).value
    assert pattern is not None, "looked at when the catalogue was read"
    text, errors = bundle.format_pattern(pattern, dict(figures))
    if errors:
        raise KeyError(f"{lang}: {key}: {errors[0]}")
    return str(text)


@cache
def _bundle(lang: str, game: str) -> tuple[FluentBundle, set[str]]:
    bundle = FluentBundle([lang], use_isolating=False)
    known: set[str] = set()
    for source in sources(lang, game):
        resource = FluentResource(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{source.name} ({lang}) cannot be read: {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in known or entry.value is None:
                    raise ValueError(f"{source.name} ({lang}): '{entry.id.name}' is there twice or has no text")
                known.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle, known
