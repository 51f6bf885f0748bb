"""The words: every language has every text, and every text has its figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render import fluent_texts
from render.fluent_texts import LANGUAGES, FluentTexts, picture_text_files, picture_texts


class Figures(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the library's name)
        self.names.add(node.id.name)


def everything(lang: str) -> str:
    return "\n".join(source.read_text(encoding="utf-8") for source in picture_text_files(lang))


def catalogue(lang: str) -> dict[str, frozenset[str]]:
    """Every key of a language, with the figures that its text takes."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(everything(lang)).body:
        assert not isinstance(entry, ast.Junk), (lang, entry.content)
        if isinstance(entry, ast.Message):
            figures = Figures()
            figures.visit(entry)
            assert entry.id.name not in found, f"{lang}: {entry.id.name} is there twice"
            found[entry.id.name] = frozenset(figures.names)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_misses_a_text_or_a_figure(lang: str) -> None:
    assert catalogue(lang) == catalogue("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_found(lang: str) -> None:
    assert picture_texts(lang).keys == catalogue(lang).keys()


def test_a_text_that_cannot_be_read_is_an_error_when_it_is_said(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    lines = ["good = Here is { other }", "other = that", "bad = { unfinished", "empty =", "    .title = only this"]
    file.write_text("\n".join(lines), encoding="utf-8")
    texts = FluentTexts("en", [file])
    assert texts("good") == "Here is that"
    for key in ("bad", "empty"):
        with pytest.raises(ValueError, match="cannot be read"):
            texts(key)
    with pytest.raises(ValueError, match="'good' is there twice"):
        FluentTexts("en", [file, file])


def test_a_text_can_be_said_while_another_thread_learns_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("outer = Here is { inner }\ninner = that\n", encoding="utf-8")
    texts = FluentTexts("en", [file])
    parse, said = fluent_texts._parsed, []

    def parsed(source: str) -> object:
        if source.startswith("inner") and not said:  # the other thread comes in the middle
            said.append("")
            said[0] = texts("outer")
        return parse(source)

    monkeypatch.setattr(fluent_texts, "_parsed", parsed)
    assert texts("outer") == "Here is that"
    assert said == ["Here is that"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    for key, figures in catalogue(lang).items():
        for number in (0, 1, 2, 5, 12, 22):
            said = picture_texts(lang)(key, **dict.fromkeys(figures, number))
            assert said
            assert "{" not in said


def test_a_missing_text_or_figure_is_an_error() -> None:
    with pytest.raises(LookupError):
        picture_texts("en")("no-such-text")
    with pytest.raises(LookupError):
        picture_texts("en")("shift")


def test_polish_counts_as_polish_does() -> None:
    said = {n: picture_texts("pl")("steps", count=n) for n in (1, 2, 4, 5, 12, 22, 25)}
    assert said == {1: "krok", 2: "kroki", 4: "kroki", 5: "kroków", 12: "kroków", 22: "kroki", 25: "kroków"}


def test_languages_are_not_copies_of_each_other() -> None:
    for lang in ("pl", "de"):
        mine, english = (dict(re.findall(r"^(alt-[\w-]+|news-[\w-]+) = ([^>\n]+)$", everything(x), re.M)) for x in (lang, "en"))
        assert not [
            key for key in mine if mine[key] == english[key] and re.search(r"[a-z]{4}", re.sub(r"\{.*?\}", "", mine[key]))
        ]
