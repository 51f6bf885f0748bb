"""Texts from Fluent files; and of them the labels on pictures and the parts of descriptions, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("pl", "en", "de")
ROOT = Path(__file__).parent
_BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def _messages(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a file: key, and source up to the next message."""
    found = list(_BEGINNING.finditer(source))
    ends = [match.start() for match in found[1:]] + [len(source)]
    return ((match[1], source[match.start() : end]) for match, end in zip(found, ends))


@cache
def _parsed(source: str) -> tuple[ast.Resource, frozenset[str]]:
    """A message as it was parsed, and the keys it refers to; once for all games, which share the common texts."""
    resource = FluentResource(source)
    references = _References()
    for entry in resource.body:
        if isinstance(entry, ast.Junk) or (isinstance(entry, ast.Message) and entry.value is None):
            raise ValueError(f"this text cannot be read: {source!r}")
        references.visit(entry)
    return resource, frozenset(references.keys)


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name that the library looks for)
        self.keys.add(node.id.name)


Figures = tuple[tuple[str, str | int], ...]  # by name, in the order of the names
Unknown = Callable[[str, Figures], str]  # says a key for which there is no text


class FluentTexts:
    """One language. Call it with a key and its figures; numbers choose the right plural.

    A text is parsed when it is first said: parsing all of them takes a second or more in every process, and most processes
    say few of them.
    """

    def __init__(self, lang: str, files: Iterable[Path], spare: str = "", unknown: Unknown | None = None) -> None:
        """Reads the files; raises ValueError for a key that is there twice.

        ``spare``: Fluent source of texts for keys that no file has. ``unknown``: says what is not even there, from its key and
        its figures; without it that is a KeyError.
        """
        self.lang = lang
        self._unknown = unknown
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in files:
            for key, source in _messages(file.read_text(encoding="utf-8")):
                if key in self._sources:
                    raise ValueError(f"{file.name} ({lang}): '{key}' is there twice")
                self._sources[key] = source
        self._sources = dict(_messages(spare)) | self._sources
        self.keys = frozenset(self._sources)
        self._say = lru_cache(maxsize=8192)(self._format)

    def __call__(self, key: str, /, **figures: str | int) -> str:
        """The text; raises KeyError for one that the language does not have, or that wants a figure which was not given."""
        return self._say(key, tuple(figures.items()))

    def _format(self, key: str, figures: Figures) -> str:
        if key not in self.keys:
            if self._unknown:
                return self._unknown(key, figures)
            raise KeyError(f"{self.lang} has no text '{key}'")
        self._learn(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "looked at when it was parsed"
        text, errors = self._bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise KeyError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)

    def _learn(self, key: str) -> None:
        """Parse a text, those it refers to before it, unless that was done: other threads may say what is in the bundle."""
        if key in self._sources and not self._bundle.has_message(key):
            resource, references = _parsed(self._sources[key])
            for reference in references:
                self._learn(reference)
            self._bundle.add_resource(resource)


def picture_text_files(lang: str) -> list[Path]:
    """The files that hold the texts of pictures in a language: every ``lang`` folder of the package."""
    return sorted(ROOT.rglob(f"lang/{lang}.ftl"))


@cache
def picture_texts(lang: str) -> FluentTexts:
    """The words of pictures in a language (pl, en or de)."""
    return FluentTexts(lang, picture_text_files(lang))
