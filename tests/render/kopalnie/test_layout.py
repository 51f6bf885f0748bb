"""The boxes of the second game's pictures: no text leaves its room or meets another, numbers are legible on a phone."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from engine.kopalnie.box import PLACES
from render.box import Box
from render.kopalnie.mines_layout import ABANDONED, DECK, TURN, badge_boxes, lane_of, mine_rows, mines_height, place_of
from render.kopalnie.picture_kinds import KINDS
from render.kopalnie.players import panel_boxes, players_height
from render.strip_size import WIDTH
from tests.render.kopalnie.positions import extreme, game, show
from tests.render.strips import canvases, drawn_anew_alike, labels


@pytest.mark.parametrize(("seats", "mines"), [(2, 6), (3, 6), (4, 10), (5, 10)])
def test_the_boxes_of_the_board_do_not_meet(seats: int, mines: int) -> None:
    rows = mine_rows(mines)
    lit = [row.inset(-8) for row in rows]  # with the lamp around it
    for boxes, height in (([TURN, DECK, ABANDONED, *lit], mines_height(mines)), (panel_boxes(seats), players_height(seats))):
        strip = Box(0, 0, WIDTH, height)
        assert all(strip.contains(box) for box in boxes)
    for boxes in ([TURN, DECK, ABANDONED, *rows], panel_boxes(seats)):
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlaps(b)]
    assert not [(a, b) for a in lit for b in rows if a.overlaps(b) and not a.contains(b)]
    for row in rows:
        places = [place_of(row, index) for index in range(PLACES)]
        assert all(row.contains(place) for place in places)
        assert not any(a.overlaps(b) for a, b in pairwise([lane_of(row), *places]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_and_the_sets_keep_their_height_from_turn_to_turn(seats: int) -> None:
    for kind in ("board", "collection"):
        drawn = [canvases(KINDS[kind], show(moment))[:2] for moment in (*game(seats)[::15], (extreme(seats), ()))]
        strips = 2 if kind == "board" else 1  # below the sets more cards need more room
        assert len({tuple(canvas.image.height for canvas in picture[:strips]) for picture in drawn}) == 1


def test_wide_badges_move_apart_and_stay_in_the_lane() -> None:
    row = mine_rows(10)[7]
    for first in range(PLACES - 1):
        left, right = (badge_boxes(row, {first: 90.0, first + 1: 90.0})[place] for place in (first, first + 1))
        assert left.right < right.x
        assert lane_of(row).contains(left, 1.0)
        assert lane_of(row).contains(right, 1.0)
        for badge, place in ((left, first), (right, first + 1)):
            assert badge.x < place_of(row, place).cx < badge.right


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
        assert texts["abandoned"] == f"{scene.view.abandoned}/{scene.view.end}"
        assert texts["deck/count"] == str(scene.view.deck)


def test_the_picks_way_counts_every_tile_that_it_came_over() -> None:
    laps = 0
    for seats in (2, 4):
        for state, events in game(seats):
            dug = [event for event in events if event.kind == "dug"]
            if not dug:
                continue
            drawn = labels(KINDS["board"], show((state, events))) if laps < 30 else []
            mine = dug[-1].data["mine"]
            shown = {label.name: label.text for label in drawn if "/stop " in label.name}
            if drawn:
                steps = sorted(int(number) for text in shown.values() for number in text.split("·"))
                assert steps == list(range(1, dug[-1].data["number"] + 1))
                assert shown[f"mine {mine}/stop {dug[-1].data['place']}"].endswith(str(dug[-1].data["number"]))
            laps += 1
    assert laps > 30


@pytest.mark.parametrize("seats", [2, 4])
def test_over_every_tile_stand_the_rolls_that_take_it(seats: int) -> None:
    for state, _ in game(seats)[seats:-1:9]:
        scene = show((state, ()), state.turn)
        texts = {label.name: label.text for label in labels(KINDS["rolls"], scene)}
        for mine in scene.view.mines:
            over = {place: texts.get(f"mine {mine.code}/stop {place}", "") for place in range(PLACES)}
            taken = {int(number): mine.places[place] for place, text in over.items() if text for number in text.split("·")}
            assert taken == dict(enumerate(mine.prospects, 1))


@pytest.mark.slow
def test_what_was_kept_looks_as_what_is_drawn_anew() -> None:
    scenes = [
        show(moment, viewer, lang, seat=seat, nasty=nasty)
        for moment in game(4)[5::9]
        for viewer, seat, lang, nasty in ((None, 1, "pl", False), (1, 1, "pl", False), (2, 3, "en", True))
    ]
    drawn_anew_alike(KINDS.values(), scenes)
