"""What changed with the last turn stands out: on the board, in the strip of news and in the mine."""

from __future__ import annotations

import re

import pytest

from render.fluent_texts import LANGUAGES
from render.szczesc.board import draw_board
from render.szczesc.news import news
from render.szczesc.shaft import changed
from tests.render.positions import played, scene


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
            texts = {label.name: label.text for label in draw_board(scene(seats, at)).labels}
            assert {seat: texts.get(f"canteen/gain {seat}") for seat in gains} == {s: f"+{n}" for s, n in gains.items()}
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
        line = latest.line(one.name(actor))
        assert one.name(actor) in line
        for event in one.events:
            figures = {"bought": "tile", "took_order": "card", "earned": "marks", "mined": "used", "drew": "count"}
            if event.kind == "placed":
                assert event.data["space"] in line
            if event.kind in figures:
                assert re.search(rf"(?<![\w]){re.escape(str(event.data[figures[event.kind]]))}(?!\w)", line)
    assert {"bought", "took_order", "earned", "mined", "drew", "placed"} <= kinds


def test_a_quiet_beginning_and_a_draft_have_their_own_lines() -> None:
    assert "10" in news(scene(3, 0, lang="en")).text
    drafting = news(scene(3, 4, lang="en"))
    assert (drafting.seat, drafting.place) == (None, None)
    assert f"{len(scene(3, 4).view.display)} cards" in drafting.text


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
