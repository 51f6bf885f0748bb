"""The labels on pictures and the parts of descriptions, in three languages, from every ``lang`` folder of the package."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("pl", "en", "de")
ROOT = Path(__file__).parent


def sources(lang: str) -> list[Path]:
    """The files that hold the texts of a language."""
    return sorted(ROOT.rglob(f"lang/{lang}.ftl"))


class Words:
    """One language. Call it with a key and its figures."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources(lang):
            self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
        self._say = lru_cache(maxsize=4096)(self._format)

    def __call__(self, key: str, **figures: str | int) -> str:
        """The text; raises KeyError for one that the language does not have."""
        return self._say(key, tuple(figures.items()))

    def _format(self, key: str, figures: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(figures))
        if errors:
            raise KeyError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


@cache
def words(lang: str) -> Words:
    """The words of a language (pl, en or de)."""
    return Words(lang)
