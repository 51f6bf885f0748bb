"""The layout's own boxes: no text leaves its room or meets another, numbers are legible on a phone, places have names."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engine.szczesc.box import LOCKED, SPACES
from render.fluent_texts import LANGUAGES, picture_texts
from render.strip_size import HEIGHT, WIDTH
from render.szczesc.board_layout import CELLS, PLACES
from render.szczesc.picture_kinds import KINDS
from render.szczesc.shaft_layout import (
    CAPTION,
    MINE,
    SHAFT_LEFT,
    SHAFT_RIGHT,
    level,
    order_boxes,
    plate,
    printed_cart,
    tile_boxes,
)  # fmt: skip
from tests.render.moments import boards
from tests.render.positions import played, scene
from tests.render.strips import labels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_work_place_has_the_name_that_a_player_types(lang: str) -> None:
    say = picture_texts(lang)
    for one in boards(lang)[::5]:
        texts = {label.name: label.text for label in labels(KINDS["board"], one)}
        for space in SPACES:
            assert texts[f"{space.kind}/sign"] == say(f"word-{space.kind}")
            word = space.name.split()[1]
            assert texts[f"{space.name}/id"].lstrip("+") == (say("word-draw") if word == "draw" else word)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_stands_and_lies_at_every_place_is_written_there(seats: int) -> None:
    for at in (15, 40, 60):
        one = scene(seats, at)
        texts = {label.name: label.text for label in labels(KINDS["board"], one)}
        for place in one.view.places:
            name = place.space.name
            if place.space.index in LOCKED[seats]:
                assert f"{name}/needs" not in texts
            elif name != "money 1":
                assert texts.get(f"{name}/standing", "0") == str(place.standing)
                assert texts[f"{name}/needs"] == str(place.standing + 1)
            if place.marks:
                assert texts[f"{name}/price"] == str(place.marks)
        for seat in range(seats):
            assert texts[f"seat {seat}/points"] == str(one.view.scores[seat]).replace("-", "−")
            assert texts[f"seat {seat}/marks"] == str(one.view.money[seat])
            assert texts[f"seat {seat}/miners"] == str(one.view.miners[seat])
        assert {c: texts[f"supply/{c}"] for c in "YBGK"} == {c: str(n) for c, n in one.view.supply.items()}
        assert texts["workshop draw/left"] == str(one.view.tiles_left)


def test_places_of_the_board_do_not_overlap() -> None:
    assert not [(a, b) for a, b in combinations(CELLS, 2) if CELLS[a].overlaps(CELLS[b])]
    for name, cell in CELLS.items():
        district = "cechownia" if name == "money 1" else name.split(maxsplit=1)[0]
        assert PLACES[district].contains(cell)


def test_up_to_twelve_tiles_fit_on_a_level() -> None:
    for colour, light, dark in product("YBGK", range(7), range(7)):
        boxes = [*tile_boxes(colour, "L", light), *tile_boxes(colour, "D", dark), plate(colour), printed_cart(colour)]
        seam = level(colour)
        assert not [1 for a, b in combinations(boxes, 2) if a.overlaps(b)]
        for box in boxes:
            assert seam.contains(box)
            assert box.right <= SHAFT_LEFT or box.x >= SHAFT_RIGHT


@pytest.mark.parametrize("count", range(23))
def test_pending_orders_have_room(count: int) -> None:
    boxes, tickets = order_boxes(count)
    below = 0 if tickets else CAPTION
    assert len(boxes) == count
    assert not [1 for a, b in combinations(boxes, 2) if a.at(0, 0, a.w, a.h + below).overlaps(b)]
    assert all(box.x >= MINE + 8 and box.right <= WIDTH - 8 and box.bottom + below <= HEIGHT for box in boxes)


def test_points_of_the_last_turn_are_written_beside_the_score() -> None:
    seen = 0
    for at in range(1, len(played(3, 5))):
        before, after = played(3, 5)[at - 1][0].scores, played(3, 5)[at][0].scores
        if before != after:
            seen += 1
            texts = {label.name: label.whole for label in labels(KINDS["board"], scene(3, at))}
            for seat in range(3):
                gain = after[seat] - before[seat]
                expected = f"{gain:+d} pkt".replace("-", "−") if gain else None
                assert texts.get(f"seat {seat}/gain") == expected
    assert seen >= 3
