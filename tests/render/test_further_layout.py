"""The boxes of the further pictures: no text leaves its room or meets another, numbers are legible on a phone."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.canvas import Canvas
from render.szczesc.album import KINDS
from render.theme import LEGIBLE, digits_at_phone
from render.words import LANGUAGES
from tests.render.moments import FAMILIES

SLACK = 2.0  # antialiasing, and feet of letters such as j and ę


@pytest.fixture(scope="module", params=[(kind, lang) for kind in FAMILIES for lang in LANGUAGES], ids="-".join)
def drawn(request: pytest.FixtureRequest) -> list[Canvas]:
    kind, lang = request.param
    return [KINDS[kind].draw(scene) for scene in FAMILIES[kind](lang)]


def test_every_text_stays_in_its_room(drawn: list[Canvas]) -> None:
    assert not {
        (label.name, label.text, label.room, label.ink)
        for canvas in drawn
        for label in canvas.labels
        if not label.room.contains(label.ink, SLACK)
    }


def test_no_text_meets_another(drawn: list[Canvas]) -> None:
    assert not {
        (a.name, a.text, b.name, b.text)
        for canvas in drawn
        for a, b in combinations(canvas.labels, 2)
        if a.ink.overlaps(b.ink, 1.0)
    }


def test_every_text_is_on_the_picture(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        for label in canvas.labels:
            assert label.ink.x >= 0
            assert label.ink.y >= 0
            assert label.ink.right <= canvas.image.width
            assert label.ink.bottom <= canvas.image.height


def test_numbers_that_a_move_depends_on_are_legible_on_a_phone_and_never_cut(drawn: list[Canvas]) -> None:
    vital = [(label, canvas.image.width) for canvas in drawn for label in canvas.labels if label.vital]
    assert vital
    assert not {(label.name, label.text) for label, width in vital if digits_at_phone(label.size, width) < LEGIBLE}
    assert not {(label.name, label.whole) for label, _ in vital if label.text != label.whole}


def test_only_names_are_cut(drawn: list[Canvas]) -> None:
    cut = {label.name.rpartition("/")[2] for canvas in drawn for label in canvas.labels if label.text != label.whole}
    assert cut <= {"name", "note", "hand"}


def test_pictures_are_as_wide_as_a_phone_needs(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert canvas.image.width == 1000
        assert canvas.image.mode == "RGB"
        assert 500 <= canvas.image.height <= 2300
