"""The boxes of Niemcy's pictures: no text leaves its room or meets another, numbers are legible on a phone."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.niemcy import NIEMCY
from engine.niemcy.box import CARDS, CITIES, CONNECTION, CONNECTIONS, TICKETS
from engine.niemcy.view_plan import claim_choices, passenger_points, route_plan
from render.box import Box
from render.fluent_texts import LANGUAGES
from render.niemcy.claim import shown_choices
from render.niemcy.map_layout import BAND_BOTTOM, BAND_TOP, CANVAS_H, CANVAS_W, HALVES, LABELS, LINES, SPACES, STATIONS
from render.niemcy.map_spots import lantern_box, plate_boxes
from render.niemcy.palette import PASSENGER_ORDER
from render.niemcy.picture_kinds import KINDS
from render.scene import Scene
from tests.engine.niemcy.positions import position
from tests.render.layout import LONGEST, illegible, strays
from tests.render.niemcy.positions import SIZES, extreme, finished, game, in_phase, own, show, when
from tests.render.strips import canvases, drawn_anew_alike, labels
from tests.slow_parts import slow_but


def test_a_plan_that_lacks_every_colour_says_how_many_of_each() -> None:
    view = NIEMCY.observe(position(3, tickets={0: " ".join(sorted(TICKETS)[::4])}), 0)
    missing = route_plan(view, 0).missing
    assert len(missing) == len(CARDS)
    assert max(missing.values()) > 9
    (canvas,) = canvases(KINDS["plan"], Scene(view, ("Ania", "Bob", "Celina"), "pl"))
    assert not illegible(canvas)
    assert not strays(canvas)


def test_the_layout_holds_the_whole_map() -> None:
    assert set(SPACES) == set(LINES) == set(CONNECTION)
    assert set(STATIONS) == set(LABELS) == set(CITIES)
    for connection in CONNECTIONS:
        assert [len(track) for track in SPACES[connection.code]] == [connection.length] * len(connection.tracks)
    assert HALVES["north"].routes | HALVES["south"].routes == set(CONNECTION)
    assert len(HALVES["north"].routes & HALVES["south"].routes) == 6
    assert not HALVES["north"].places & HALVES["south"].places


@pytest.mark.parametrize("lang", slow_but([LONGEST], LANGUAGES))
def test_plates_and_lanterns_find_room_of_their_own(lang: str) -> None:
    plates = plate_boxes(lang)
    lanterns = [lantern_box(code, slot, lang) for code in CONNECTION for slot in range(len(CONNECTION[code].tracks))]
    canvas = Box(0, 0, CANVAS_W, CANVAS_H)
    for box in (*plates.values(), *lanterns):
        assert canvas.contains(box)
        assert box.bottom < BAND_TOP or box.y > BAND_BOTTOM
        assert not [code for code, label in LABELS.items() if label.overlaps(box)]
    assert not [(a, b) for a, b in combinations(plates.values(), 2) if a.overlaps(b)]
    assert not [box for box in lanterns for plate in plates.values() if plate.overlaps(box)]


@pytest.mark.parametrize("seats", SIZES)
def test_the_players_strip_says_what_the_view_says(seats: int) -> None:
    moments = game(seats)
    for moment in (moments[len(moments) // 2], moments[-1], (extreme(seats), ())):
        scene = show(moment, None, "en")
        texts = {label.name: label.text for label in labels(KINDS["players"], scene)}
        prizes = passenger_points(scene.view)
        for seat, player in enumerate(scene.view.players):
            assert texts[f"seat {seat}/points"] == str(player.points).replace("-", "−")
            assert (texts[f"seat {seat}/cars"], texts[f"seat {seat}/cards"]) == (str(player.cars), str(player.cards))
            assert player.held
            assert (texts[f"seat {seat}/short"], texts[f"seat {seat}/long"]) == (str(player.held[0]), str(player.held[1]))
            for colour in PASSENGER_ORDER:
                assert texts[f"seat {seat}/{colour}"] == str(player.passengers.count(colour))
                prize = prizes[colour][seat]
                assert texts.get(f"seat {seat}/{colour}/prize") == (f"+{prize}" if prize else None)


def test_a_turn_shows_the_halves_in_which_something_was_claimed() -> None:
    for seats in SIZES:
        for moment in when(seats, "claimed"):
            scene = show(moment)
            route = next(event.data["route"] for event in moment[1] if event.kind == "claimed")
            strips = [strip.name for strip in KINDS["turn"].strips(scene)]
            halves = [f"map_{name}" for name, half in HALVES.items() if route in half.routes]
            assert strips == ["header", *halves, "players"]
        assert [strip.name for strip in KINDS["turn"].strips(show(when(seats, "drew")[0]))] == ["header", "players"]


@pytest.mark.slow
def test_the_picture_of_a_claim_has_the_numbers_of_the_choices() -> None:
    for seats in SIZES:
        for moment in in_phase(seats, "turn")[5::80]:
            scene = own(moment)
            shown = shown_choices(scene)
            if not shown:
                continue
            choices = claim_choices(scene.view, scene.seat)
            assert all(choices[count - 1] == choice for count, choice in shown)
            texts = {label.name: label.text for label in labels(KINDS["claim"], scene)}
            for count, choice in shown:
                assert texts[f"claim {count}"] == texts[f"badge {count}"] == str(count)
                assert texts[f"claim {count}/points"] == f"+{choice.points}"


def test_the_plan_shows_every_connection_with_what_its_loss_would_cost() -> None:
    for moment in in_phase(3, "turn")[::20]:
        scene = own(moment)
        plan = route_plan(scene.view, scene.seat)
        texts = {label.name: label.text for label in labels(KINDS["plan"], scene)}
        for count, step in enumerate(plan.steps, 1):
            assert texts[f"step {count}/danger"] == ("×" if step.danger is None else f"+{step.danger}")
            assert texts[f"step {count}/length"] == str(CONNECTION[step.code].length)


def test_more_than_six_tickets_take_more_strips() -> None:
    scene = show((extreme(3), ()), 0)
    assert [strip.name for strip in KINDS["tickets"].strips(scene)] == ["tickets", "tickets_2", "tickets_3", "tickets_4"]
    few = own(in_phase(3, "turn")[0])
    assert [strip.name for strip in KINDS["hand"].strips(few)] == ["hand", "tickets", "plan"]


def test_a_result_has_ten_strips_at_most() -> None:
    for seats in SIZES:
        names = [strip.name for strip in KINDS["result"].strips(show((finished(seats), ())))]
        assert names == ["account", *(f"ways_{rank + 1}" for rank in range(seats)), "passengers"]
        assert len(names) <= 10


def test_what_was_kept_looks_as_what_is_drawn_anew() -> None:
    scenes = [show(moment, None, lang, nasty=lang == "en") for moment in game(4)[5::60] for lang in ("pl", "en")]
    drawn_anew_alike([KINDS["players"]], scenes)
