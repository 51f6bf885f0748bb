"""Texts from Fluent files; and of them the labels on pictures and the parts of descriptions, in three languages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("pl", "en", "de")
ROOT = Path(__file__).parent


@cache
def _resource(file: Path) -> ast.Resource:
    """A file as it was parsed, once for all who read it: every game reads the common texts."""
    return FluentResource(file.read_text(encoding="utf-8"))


class FluentTexts:
    """One language. Call it with a key and its figures; numbers choose the right plural."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        """Reads the files; raises ValueError for what cannot be read and for a key that is there twice."""
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        known: set[str] = set()
        for file in files:
            resource = _resource(file)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{file.name} ({lang}) cannot be read: {entry.content!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in known or entry.value is None:
                        raise ValueError(f"{file.name} ({lang}): '{entry.id.name}' is there twice or has no text")
                    known.add(entry.id.name)
            self._bundle.add_resource(resource)
        self.keys = frozenset(known)
        self._say = lru_cache(maxsize=8192)(self._format)

    def __call__(self, key: str, /, **figures: str | int) -> str:
        """The text; raises KeyError for one that the language does not have, or that wants a figure which was not given."""
        return self._say(key, tuple(figures.items()))

    def _format(self, key: str, figures: tuple[tuple[str, str | int], ...]) -> str:
        if key not in self.keys:
            raise KeyError(f"{self.lang} has no text '{key}'")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "looked at when the files were read"
        text, errors = self._bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise KeyError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


def picture_text_files(lang: str) -> list[Path]:
    """The files that hold the texts of pictures in a language: every ``lang`` folder of the package."""
    return sorted(ROOT.rglob(f"lang/{lang}.ftl"))


@cache
def picture_texts(lang: str) -> FluentTexts:
    """The words of pictures in a language (pl, en or de)."""
    return FluentTexts(lang, picture_text_files(lang))
