"""The boxes of the further pictures: no text leaves its room or meets another, numbers are legible on a phone."""

from __future__ import annotations

import pytest

from render.canvas import Canvas
from render.strip_size import WIDTH
from render.szczesc.picture_kinds import KINDS
from tests.render.layout import clashes, cut, illegible, in_time, strays
from tests.render.moments import FAMILIES
from tests.render.strips import canvases


@pytest.fixture(scope="module", params=in_time(FAMILIES), ids="-".join)
def drawn(request: pytest.FixtureRequest) -> list[Canvas]:
    kind, lang = request.param
    return [canvas for scene in FAMILIES[kind](lang) for canvas in canvases(KINDS[kind], scene)]


def test_every_text_stays_in_its_room_and_meets_no_other(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert not strays(canvas)
        assert not clashes(canvas)


def test_numbers_that_a_move_depends_on_are_legible_on_a_phone_and_never_cut(drawn: list[Canvas]) -> None:
    assert any(label.vital for canvas in drawn for label in canvas.labels)
    for canvas in drawn:
        assert not illegible(canvas)


def test_only_names_are_cut(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert cut(canvas) <= {"name", "note", "hand", "turn"}


def test_strips_are_as_wide_as_all_others(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert canvas.image.width == WIDTH
        assert canvas.image.mode == "RGB"
        assert canvas.image.height >= 300
