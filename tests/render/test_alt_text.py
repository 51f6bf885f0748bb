"""Descriptions: first what changed, then the rest; too long ones lose the ends of their longest lists, never what changed."""

from __future__ import annotations

import pytest

from render.alt_text import LIMIT, AltList, alt_text
from render.fluent_texts import LANGUAGES
from render.scene import Scene
from tests.render.games import game, show


def a_scene(lang: str = "en") -> Scene:
    return show(game(3)[0], None, lang)


def test_what_changed_comes_first_and_the_rest_in_its_order() -> None:
    said = alt_text(
        a_scene(), "Anna: mine 6", ["Board, shift I.", AltList("workshop", ["1 K2L", "2 Y1D"]), "", AltList("", ["3/0"])]
    )
    assert said == "Anna: mine 6. Board, shift I. workshop: 1 K2L; 2 Y1D. 3/0."
    assert alt_text(a_scene(), "", ["Board", AltList("canteen", [])]) == "Board. canteen: nothing."


def test_the_longest_list_is_shortened_first() -> None:
    short = AltList("short", ["three words here"] * 5)
    said = alt_text(a_scene(), "News", [AltList("long", ["three words here"] * 100), "A sentence", short])
    assert len(said) <= LIMIT
    assert said.startswith("News. long: three words here; ")
    assert said.endswith(f" more. A sentence. {short.text(a_scene(), 5)}")
    assert said.count("three words here") == 5 + 100 - int(said.split(" more.")[0].rsplit(" ", 1)[1])
    assert len(said) > LIMIT - len("three words here; ")  # and no more than needed


def test_lists_of_one_length_are_shortened_alike() -> None:
    said = alt_text(a_scene(), "", [AltList(name, ["something or other"] * 40) for name in "ab"])
    counts = [part.count("something") for part in said.split("b: ")]
    assert abs(counts[0] - counts[1]) <= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_changed_is_never_cut(lang: str) -> None:
    changed = "x" * 700
    said = alt_text(a_scene(lang), changed, ["y" * 400, AltList("z", ["item"] * 50)])
    assert said.startswith(f"{changed}. yyy")
    assert len(said) == LIMIT
    assert said.endswith("…")
