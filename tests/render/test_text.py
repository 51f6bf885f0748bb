"""Names of every kind, and texts that fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.text import ELLIPSIS, NAME_LENGTH, fit, has_glyph, printable_name, width, wrap
from render.theme import FACES, style


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("Żółć Gęślą", "Żółć Gęślą"),
        ("Müller-Lüdenscheidt", "Müller-Lüdenscheidt"),
        ("Ζωή", "Ζωή"),
        ("Иван", "Иван"),
        ("Kasia 🎉✨", "Kasia"),
        ("🎉🐉", "tada dragon"),
        ("\u202eabc\u202c", "abc"),
        ("a\nb\tc", "a b c"),
        ("Z͑ͫ̓ͪ̂ͫ̽a̴l̷go", "Zalgo"),
        ("", "Player 2"),
        ("\u200b \u2060", "Player 2"),
        ("  Ala   ma  ", "Ala ma"),
    ],
)
def test_names_become_printable(name: str, printed: str) -> None:
    assert printable_name(name, "Player 2") == printed


@pytest.mark.parametrize("name", ["שלום עולם", "محمد", "山田太郎", "ไทย", "한국"])
def test_scripts_without_letters_here_are_transliterated(name: str) -> None:
    printed = printable_name(name, "?")
    assert printed != "?"
    assert printed.isascii()


@given(st.text(max_size=40))
def test_whatever_a_name_is_made_of_every_sign_of_it_can_be_set(name: str) -> None:
    printed = printable_name(name, "Player 1")
    assert 0 < len(printed) <= NAME_LENGTH
    assert all(has_glyph(char, face) for char in printed for face in FACES)
    assert printed == printed.strip()


@given(
    st.text(st.characters(min_codepoint=33, max_codepoint=0x17F, exclude_categories=["C", "Z"]), max_size=40), st.floats(30, 400)
)
def test_texts_fit_or_are_cut(text: str, room: float) -> None:
    face = style("serif", 40, 28)
    shown, size = fit(text, face, room)
    assert face.least <= size <= face.size
    assert width(shown, face, size) <= room or shown == ELLIPSIS
    if shown != text:
        assert shown.endswith(ELLIPSIS)
        assert text.startswith(shown.removesuffix(ELLIPSIS))


def test_shrinking_comes_before_cutting() -> None:
    face = style("bold", 40, 20)
    text = "Maksymilian"
    natural = width(text, face)
    assert fit(text, face, natural + 1) == (text, 40)
    shown, size = fit(text, face, natural * 0.6)
    assert shown == text
    assert 23 <= size <= 24
    assert fit(text, face, natural * 0.3)[0].endswith(ELLIPSIS)


def test_wrapping_keeps_every_word() -> None:
    rows = wrap("jedno drugie trzecie czwarte", style("bold", 30), 200, 2)
    assert len(rows) == 2
    assert " ".join(rows) == "jedno drugie trzecie czwarte"


def test_a_missing_glyph_is_known() -> None:
    assert has_glyph("ł")
    assert has_glyph("−")
    assert not has_glyph("ש")
    assert not has_glyph("🎉")
