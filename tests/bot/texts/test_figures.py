"""No two figures are swapped: neither between languages, nor against the words beside them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.panels.game_module import GAME_MODULES
from bot.texts import LANGUAGES, say_in
from bot.texts.formatting import decimal
from tests.bot.texts.test_catalogues import figures_of, told

FIRST = 701  # figures are told apart by values that stand in no text
OTHER_ORDER = {  # a number and a thing or a name, which cannot be mixed up
    "refuse-coin_lies_there",
    "told-start-most",
    "told-start-nobody",
    "told-start-tie",
}

# For refusals that compare numbers: the words before each figure, in Polish, English and German.
NEEDED = {
    "reason-needs_marks": ("kosztuje", "costs", "kostet"),
    "reason-needs_miners": ("potrzeba", "takes", "braucht"),
    "refuse-fill_count": ("dokładnie dla", "exactly", "genau"),
    "refuse-keep_more": ("co najmniej", "at least", "mindestens"),
    "refuse-mix_total": ("razem mają być", "must be", "müssen es"),
    "refuse-needs_marks": ("kosztuje", "costs", "kostet"),
    "refuse-needs_miners": ("wymaga wysłania", "takes", "braucht"),
    "refuse-needs_steps": ("wymaga", "takes", "braucht"),
    "refuse-option_seats": ("dla", "for", "für"),
    "refuse-share_count": ("chcesz", "you want", "du willst"),
    "refuse-supply_out": ("potrzeba", "left,", "da,"),
    "refuse-too_few": ("co najmniej", "at least", "mindestens"),
    "refuse-too_many_automats": ("miejsc ma być", "a table for", "ein tisch mit"),
    "refuse-wrong_count": ("powinno być", "not", "statt"),
}
PRESENT = {
    "reason-needs_marks": ("masz", "you have", "du hast"),
    "reason-needs_miners": ("masz", "you have", "du hast"),
    "refuse-fill_count": ("a nie dla", "not for", "nicht für"),
    "refuse-keep_more": ("na razie:", "so far:", "bisher:"),
    "refuse-mix_total": ("wychodzi", "it is", "es sind"),
    "refuse-needs_marks": ("masz", "you have", "du hast"),
    "refuse-needs_miners": ("masz", "you have", "du hast"),
    "refuse-needs_steps": ("zostało", ",", "übrig:"),
    "refuse-behind_mud": ("masz najwyżej", "you have", "du hast höchstens"),
    "refuse-option_seats": ("a miejsc jest", "there are", "es gibt"),
    "refuse-pay_count": ("podajesz", "you offer", "du bietest"),
    "refuse-pay_have": ("a masz", "you have", "hast aber"),
    "refuse-seats": ("nie", "not", "nicht für"),
    "refuse-share_count": ("do wzięcia jest", "there are", "da sind"),
    "refuse-shuffle_other": ("nie", "not", "nicht"),
    "refuse-supply_out": ("jest", "coal:", "vorrat:"),
    "refuse-too_far": ("masz najwyżej", "you have", "du hast höchstens"),
    "refuse-too_few": ("przy stole jest", "needed,", "am tisch:"),
    "refuse-too_many_automats": ("automatów", "you and", "dich und"),
    "refuse-wrong_count": ("to", "is there", "kommt"),
}


def said(game: str, lang: str, key: str) -> tuple[str, dict[str, int]]:
    """A text in which every figure has a value of its own, and these values."""
    values = {name: FIRST + number for number, name in enumerate(sorted(figures_of("en", game, key)))}
    return say_in(game)(lang, key, **values), values


def order(game: str, lang: str, key: str) -> list[str]:
    """The figures of a text as they come first in it."""
    text, values = said(game, lang, key)
    names = {str(value): name for name, value in values.items()}
    return list(dict.fromkeys(names[found] for found in re.findall(r"\d+", text) if found in names))


def shuffled(game: str) -> dict[str, list[list[str]]]:
    """The texts whose figures come in another order in another language."""
    orders = {key: [order(game, lang, key) for lang in LANGUAGES] for key in told("en", game)}
    return {key: found for key, found in orders.items() if found.count(found[0]) < len(found)}


@pytest.mark.parametrize("game", GAME_MODULES)
def test_figures_come_in_the_same_order_in_every_language(game: str) -> None:
    assert {key: found for key, found in shuffled(game).items() if key not in OTHER_ORDER} == {}


def test_the_exceptions_are_still_some() -> None:
    assert {key for game in GAME_MODULES for key in shuffled(game)} == OTHER_ORDER


@pytest.mark.parametrize("game", GAME_MODULES)
def test_every_comparison_of_what_is_there_with_what_is_needed_is_checked(game: str) -> None:
    compared = {
        key
        for key in told("en", game)
        if key.startswith(("refuse-", "reason-"))
        if "have" in (figures := figures_of("en", game, key))
        if figures - {"have", "known", "part", "colour"}
    }
    assert compared - set(PRESENT) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_MODULES)
def test_every_figure_stands_beside_the_word_that_it_belongs_to(game: str, lang: str) -> None:
    at = ("pl", "en", "de").index(lang)
    for key in set(PRESENT) & told("en", game):
        text, values = said(game, lang, key)
        assert re.search(rf"{re.escape(PRESENT[key][at])} {values['have']}\b", text.lower()), (key, text)
        if key in NEEDED:
            (needed,) = set(values) - {"have", "part", "colour"}
            assert re.search(rf"{re.escape(NEEDED[key][at])} {values[needed]}\b", text.lower()), (key, text)


@pytest.mark.parametrize("game", GAME_MODULES)
def test_a_range_begins_with_the_least(game: str) -> None:
    for lang in LANGUAGES:
        for key in told("en", game):
            if {"least", "most"} <= figures_of("en", game, key):
                found = order(game, lang, key)
                assert found.index("least") < found.index("most"), key


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        (5.44, ["5,4", "5.4", "5,4"]),
        (-0.26, ["−0,3", "−0.3", "−0,3"]),
        (-0.04, ["0,0", "0.0", "0,0"]),
        (12, ["12,0", "12.0", "12,0"]),
    ],
)
def test_a_decimal_has_the_sign_of_its_language(figure: float, said: list[str]) -> None:
    assert [decimal(figure, lang) for lang in LANGUAGES] == said


def test_every_decimal_that_people_read_is_made_in_one_place() -> None:
    """Nothing else that makes texts formats a float."""
    made = re.compile(r"\{[^{}]*:[^{}]*\.\d+[fg%]\}")
    bot = Path(__file__).parents[3] / "bot"
    sources = [source for folder in ("texts", "panels", "games") for source in (bot / folder).rglob("*.py")]
    assert [source.name for source in sources if made.search(source.read_text(encoding="utf-8"))] == ["labels.py"]
