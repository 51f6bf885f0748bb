"""The boxes of the second game's pictures: no text leaves its room or meets another, numbers are legible on a phone."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from engine.kopalnie.box import PLACES
from render.box import Box
from render.canvas import Canvas
from render.fluent_texts import LANGUAGES
from render.kopalnie.board_layout import (
    ABANDONED,
    DECK,
    HEADER,
    NEWS,
    WIDTH,
    board_height,
    lane_of,
    mine_rows,
    panel_boxes,
    tile_box,
)
from render.kopalnie.picture_kinds import KINDS
from tests.render.kopalnie.moments import FAMILIES
from tests.render.kopalnie.positions import extreme, game, show
from tests.render.layout import clashes, cut, illegible, strays
from tests.render.strips import canvases, labels


@pytest.fixture(scope="module", params=[(kind, lang) for kind in FAMILIES for lang in LANGUAGES], ids="-".join)
def drawn(request: pytest.FixtureRequest) -> list[Canvas]:
    kind, lang = request.param
    return [canvas for scene in FAMILIES[kind](lang) for canvas in canvases(KINDS[kind], scene)]


def test_every_text_stays_in_its_room_and_meets_no_other(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert not strays(canvas)
        assert not clashes(canvas)


def test_numbers_that_a_move_depends_on_are_legible_on_a_phone_and_never_cut(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert not illegible(canvas)


def test_only_names_and_the_news_are_cut(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert cut(canvas) <= {"name", "turn", "note", "title", "head", "more"}


def test_titles_of_cards_and_missions_are_whole(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        told = [label for label in canvas.labels if label.name.startswith(("card ", "mission"))]
        assert not {(label.name, label.whole) for label in told if label.text != label.whole}


def test_pictures_are_as_wide_as_a_phone_needs(drawn: list[Canvas]) -> None:
    for canvas in drawn:
        assert canvas.image.width in (1000, WIDTH)
        assert canvas.image.mode == "RGB"
        assert 300 <= canvas.image.height <= 3100


@pytest.mark.parametrize(("seats", "mines"), [(2, 6), (3, 6), (4, 10), (5, 10)])
def test_the_boxes_of_the_mines_do_not_meet(seats: int, mines: int) -> None:
    picture = Box(0, 0, WIDTH, board_height(seats, mines))
    for hot in (None, *range(mines)):
        rows = mine_rows(mines, hot)
        lane = [lane_of(rows[hot]).inset(0, -9)] if hot is not None else []  # with the lamp above it
        boxes = [HEADER, NEWS, DECK, ABANDONED, *rows, *panel_boxes(seats, mines)]
        assert all(picture.contains(box) for box in boxes)
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlaps(b)]
        assert not [box for index, box in enumerate(boxes) if lane and box.overlaps(lane[0]) and index != 4 + (hot or 0)]
        for row in rows:
            places = [tile_box(row, index) for index in range(PLACES)]
            assert all(row.contains(place) for place in places)
            assert not any(a.overlaps(b) for a, b in pairwise(places))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_says_what_the_view_says(seats: int) -> None:
    moments = game(seats)
    for moment in (moments[len(moments) // 2], moments[-1], (extreme(seats), ())):
        scene = show(moment, None, "en")
        texts = {label.name: label.text for label in labels(KINDS["board"], scene)}
        for seat, player in enumerate(scene.view.players):
            assert texts[f"seat {seat}/coins"] == str(player.coins)
            assert texts[f"seat {seat}/cards"] == str(len(player.kept))
            assert texts[f"seat {seat}/stone"] == str(player.counts["stone"])
            assert texts[f"seat {seat}/points"] == str(player.points).replace("-", "−")
        for mine in scene.view.mines:
            closed = mine.last_tile is not None
            assert (texts.get(f"mine {mine.code}/closed") == "abandoned") == closed
            for index, tile in enumerate(mine.places):
                coin = mine.coins.get(tile, 0) if tile else 0
                assert texts.get(f"mine {mine.code}/place {index}/coin", "0") == str(coin)
        assert texts["abandoned"] == f"abandoned {scene.view.abandoned}/{scene.view.end}"
        assert texts["deck/count"] == str(scene.view.deck)


def test_the_picks_way_counts_every_tile_that_it_came_over() -> None:
    laps = 0
    for seats in (2, 4):
        for state, events in game(seats):
            dug = [event for event in events if event.kind == "dug"]
            if not dug:
                continue
            drawn = labels(KINDS["board"], show((state, events))) if laps < 30 else []
            shown = {label.name: label.text for label in drawn if label.name.startswith("lane/stop")}
            if drawn:
                steps = sorted(int(number) for text in shown.values() for number in text.split("·"))
                assert steps == list(range(1, dug[-1].data["number"] + 1))
                assert shown[f"lane/stop {dug[-1].data['place']}"].endswith(str(dug[-1].data["number"]))
            laps += 1
    assert laps > 30
