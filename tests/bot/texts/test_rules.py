"""The pages on how to play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.szczesc.texts.labels import place_name
from bot.games.szczesc.texts.rules import RULE_FIGURES, TOPICS
from bot.panels.components import Address, discord_problems
from bot.panels.game_module import GAME_MODULES
from bot.panels.info_panels import lesson_panel, rules_panel
from bot.texts import LANGUAGES, say
from bot.texts.formatting import refusal_sentence
from bot.texts.rules import notation_topic
from bot.texts.rules import rules_page as game_page
from bot.texts.rules import rules_topics as game_topics
from engine.contract import Refusal
from engine.szczesc.box import CARDS, LOCKED, MINERS, SPACES
from tests.bot.texts.szczesc import how_to_play, rules_page, rules_topics

RULINGS = {"pl": "Rozstrzygnięci", "en": "Ruling", "de": "Klarstellung"}
BOOK = Path(__file__).parents[3] / "docs" / "rules.md"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_has_a_page(lang: str) -> None:
    titles = rules_topics(lang)
    assert [topic for topic, _ in titles] == list(TOPICS)
    assert len({title for _, title in titles}) == len(TOPICS) <= 25
    for topic, title in titles:
        page = rules_page(topic, lang)
        assert page.startswith(f"### {title}\n")
        assert 150 < len(page) < 2000
        assert len(title) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_four_short_pages_teach_the_game(lang: str) -> None:
    pages = how_to_play(lang)
    assert len(pages) == 4
    for number, page in enumerate(pages, 1):
        assert page.startswith(f"### {number} ")
        assert 150 < len(page) < 800
    assert pages[-1].endswith("**Glück auf!**" if lang == "de" else "**Szczęść Boże!**")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_come_from_the_box(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(str(count) in rules_page("turn", lang) for count in MINERS.values())
    assert f" {len(CARDS)} " in rules_page("order", lang)
    monkeypatch.setitem(RULE_FIGURES, "cage", 77)
    assert "77" in rules_page("mine", lang)
    assert "77" in how_to_play(lang)[2]


def test_as_many_rulings_in_every_language_as_the_book_needs() -> None:
    """A ruling of the book is a line of its table; the pages may join or split some, but all three alike."""
    book = BOOK.read_text(encoding="utf-8").partition("## Rulings")[2].partition("\n## ")[0].count("\n| ") - 1
    counts = {}
    for lang in LANGUAGES:
        parts = [rules_page(topic, lang).partition(f"⚖ **{RULINGS[lang]}")[2] for topic in TOPICS]
        counts[lang] = [part.count("\n- ") or bool(part) for part in parts]
    assert counts["pl"] == counts["en"] == counts["de"]
    assert sum(counts["en"]) >= book - 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_in_the_notation_are_real(lang: str) -> None:
    assert set(re.findall(r"\b[HWCL]-[YBGK]+", rules_page("notation", lang))) <= set(CARDS)


def test_there_is_no_other_page() -> None:
    with pytest.raises(KeyError):
        rules_page("cheating", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_places_that_are_locked_are_named_as_on_the_board(lang: str) -> None:
    [line] = [line for line in rules_page("turn", lang).splitlines() if place_name("order 1", lang) in line]
    three, two = line.partition(": ")[2].split(";")
    for part, spaces in ((three, LOCKED[3]), (two, LOCKED[2] - LOCKED[3])):
        named = [space.name for space in SPACES if re.search(rf"\b{place_name(space.name, lang)}\b", part)]
        assert named == [space.name for space in SPACES if space.index in spaces]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_MODULES)
def test_a_line_that_cannot_be_read_leads_to_the_notation(game: str, lang: str) -> None:
    """Codes stand there in backticks."""
    topic = notation_topic(game)
    assert "`" in game_page(topic, lang, game)
    assert dict(game_topics(lang, game))[topic] in refusal_sentence(Refusal("unknown_action", part="dance"), lang, game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_whose_rules_nobody_wrote_down_says_so(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, empty in (("TOPICS", ()), ("LESSONS", 0)):
        monkeypatch.setattr(GAME_MODULES["kopalnie"].texts, name, empty)
        lesson = lesson_panel(Address(0, 0, "how"), lang, "kopalnie")
        page = rules_panel(Address(0, 0, "rules"), lang, "kopalnie", "missions")
        assert say(lang, "rules-none") in page.text
        assert discord_problems(page) == discord_problems(lesson) == []
    assert say(lang, "rules-none") in lesson.text
    assert not page.buttons, "no button leads to what is not there"
    assert not lesson.buttons
    assert game_topics(lang, "kopalnie") == []
