"""Texts by key, from the Fluent catalogues beside this module."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.model import LANGUAGES

__all__ = ["FOLDER", "LANGUAGES", "keys", "language_of", "say", "sources"]
FOLDER = Path(__file__).parent
FALLBACK = "en"  # for everyone whose language is none of ours


def say(lang: str, key: str, /, **figures: str | int) -> str:
    """The text of a key with its figures; numbers choose the right plural.

    Raises KeyError when the language has no such text, or the text wants a figure that was not given: both are mistakes of
    the program, never of a person. People's names must be made harmless first (``safe``).
    """
    return _say(lang, key, tuple(figures.items()))


def keys(lang: str) -> frozenset[str]:
    """Everything that can be said in a language."""
    return frozenset(_bundle(lang)[1])


def language_of(locale: str | None) -> str:
    """Ours for a locale of Discord ("pl", "de", "en-GB", "fr" …)."""
    lang = (locale or "").partition("-")[0]
    return lang if lang in LANGUAGES else FALLBACK


def sources(lang: str) -> list[Path]:
    """The files that hold the texts of a language."""
    return sorted((FOLDER / lang).glob("*.ftl"))


@lru_cache(maxsize=8192)
def _say(lang: str, key: str, figures: tuple[tuple[str, str | int], ...]) -> str:
    bundle, known = _bundle(lang)
    if key not in known:
        raise KeyError(f"{lang} has no text '{key}'")
    pattern = bundle.get_message(key).value
    assert pattern is not None, "looked at when the catalogue was read"
    text, errors = bundle.format_pattern(pattern, dict(figures))
    if errors:
        raise KeyError(f"{lang}: {key}: {errors[0]}")
    return str(text)


@cache
def _bundle(lang: str) -> tuple[FluentBundle, set[str]]:
    bundle = FluentBundle([lang], use_isolating=False)
    known: set[str] = set()
    for source in sources(lang):
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
