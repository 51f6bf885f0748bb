"""What changed with the last turn stands out: on the board, in the strip of news and in the mine."""

from __future__ import annotations

import re

import pytest

from engine.szczesc.box import CARDS, TILES
from render.fluent_texts import LANGUAGES
from render.scene import Scene
from render.szczesc.news import news, place_name
from render.szczesc.picture_kinds import KINDS
from render.szczesc.shaft import changed
from tests.render.positions import NAMES, played, scene
from tests.render.strips import canvases, labels


def same_shift(seats: int) -> list[int]:
    """Moments that follow another one of the same shift, after the draft."""
    game = played(seats, 5)
    return [
        at
        for at in range(1, len(game))
        if game[at][0].shift == game[at - 1][0].shift and game[at - 1][0].phase != "draft" and game[at][0].phase != "over"
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_came_to_the_canteen_is_who_was_sent_there(seats: int) -> None:
    arrivals = 0
    for at in same_shift(seats):
        before, after = played(seats, 5)[at - 1][0].canteen, played(seats, 5)[at][0].canteen
        gains = {seat: b - a for seat, (a, b) in enumerate(zip(before, after)) if a != b}
        assert dict(news(scene(seats, at)).to_canteen) == gains
        if gains and arrivals < 5:
            arrivals += 1
            lit, plain = (Scene(scene(seats, at).view, NAMES, events=events) for events in (scene(seats, at).events, ()))
            boxes = {label.name: label.room for label in labels(KINDS["board"], lit) if label.name.endswith("/canteen")}
            pair = [canvases(KINDS["board"], one)[1].image for one in (lit, plain)]
            for seat in range(seats):
                corner = boxes[f"seat {seat}/canteen"]
                spot = round(corner.right) - 12, round(corner.y) + 8
                assert (pair[0].getpixel(spot) != pair[1].getpixel(spot)) == (seat in gains)
    assert arrivals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_news_name_the_player_the_place_and_the_figures(lang: str) -> None:
    kinds = set()
    for at in same_shift(3):
        one = scene(3, at, lang=lang)
        latest = news(one)
        kinds |= {event.kind for event in one.events}
        actor = next(event.seat for event in one.events if event.seat is not None)
        assert latest.seat == actor
        line = latest.line(one)
        assert one.name(actor) in line
        for event in one.events:
            figures = {"earned": "marks", "mined": "used", "drew": "count"}
            if event.kind == "placed":
                assert place_name(one.words, event.data["space"]) in line
            if event.kind == "bought":
                tile = TILES[event.data["tile"]]
                assert f"{one.words(f'coal-{tile.colour}')} ×{tile.carts}" in line
            if event.kind == "took_order":
                card = CARDS[event.data["card"]]
                assert f"{one.words(f'transport-{card.transport}')}, {card.points}" in line
            if event.kind in figures:
                assert re.search(rf"(?<![\w]){re.escape(str(event.data[figures[event.kind]]))}(?!\w)", line)
    assert {"bought", "took_order", "earned", "mined", "drew", "placed"} <= kinds


def test_a_quiet_beginning_and_a_draft_have_their_own_lines() -> None:
    assert "10" in news(scene(3, 0, lang="en")).text
    drafting = news(scene(3, 4, lang="en"))
    assert (drafting.seat, drafting.place) == (None, None)
    assert f"{len(scene(3, 4).view.display)} cards" in drafting.text


def test_that_nobody_has_moved_is_said_only_while_it_is_true() -> None:
    first = next(at for at, (state, _) in enumerate(played(3, 5)) if state.phase == "place")
    for at, silent in ((first, False), (first + 2, True)):
        one = scene(3, at)
        told = news(Scene(one.view, one.names))  # without the events of the last turn
        assert (told.text == "") == silent
        assert told.lit is None


def test_the_mine_marks_what_changed_there_and_only_there() -> None:
    marks = set()
    for at in same_shift(4):
        one = scene(4, at)
        actor = next(event.seat for event in one.events if event.seat is not None)
        for seat in range(4):
            hot = changed(scene(4, at, seat=seat))
            if seat != actor:
                assert not hot
            marks |= hot
        bought = [event for event in one.events if event.kind == "bought"]
        assert ("tile" in changed(scene(4, at, seat=actor))) == bool(bought)
    assert {"tile", "marks", "cage"} <= marks
    assert any(name.startswith("order ") for name in marks)
