"""No picture and no description knows more than its view."""

from __future__ import annotations

import re

import pytest

from engine.contract import Event
from engine.szczesc import SZCZESC
from render.scene import Scene
from render.szczesc.picture_kinds import KINDS
from tests.render.games import drafts, draws, game
from tests.render.positions import NAMES, played
from tests.render.strips import alike, labels, words


@pytest.mark.parametrize("kind", ["board", "shaft"])
@pytest.mark.parametrize("at", [4, 30, 66])
def test_positions_that_look_alike_make_the_same_picture(kind: str, at: int) -> None:
    for viewer in (None, 0, 2):
        alike(kind, played(4, 5)[at], viewer, 1, seed=99)


def test_private_events_stay_outside() -> None:
    state, _ = played(3, 5)[20]
    secret = Event("drew_pieces", 0, {"what": "tiles", "pieces": ["K2L"]}, only_for=0)
    public = Event("drew", 0, {"what": "tiles", "count": 5})
    for viewer, known in ((None, (public,)), (1, (public,)), (0, (secret, public))):
        assert Scene(SZCZESC.observe(state, viewer), NAMES, "pl", (secret, public)).events == known


def test_a_draw_in_progress_shows_no_piece_to_the_others() -> None:
    for state, events in played(4, 5):
        if state.phase == "choose":
            for viewer in (None, (state.turn + 1) % 4):
                scene = Scene(SZCZESC.observe(state, viewer), NAMES, "en", events)
                assert scene.view.held is None
                hidden = set(state.held) - {piece for piece in (*state.workshop, *state.orders) if piece}
                hidden -= {tile for shaft in state.shafts for tile in shaft.tiles} | {c for s in state.shafts for c in s.pending}
                said = set(re.findall(r"[\w-]+", words(KINDS["board"], scene)))
                assert not hidden & said


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_draft(viewer: int | None) -> None:
    for at in (4, 7):
        for seat in (0, 1):
            alike("hand", drafts(4)[at], viewer, seat)


@pytest.mark.parametrize("where", ["workshop draw", "order draw"])
def test_a_draw(where: str) -> None:
    for moment in draws(3, where)[::3]:
        turn = moment[0].turn
        for viewer in (None, turn, (turn + 1) % 3):
            alike("draw", moment, viewer, turn)


@pytest.mark.parametrize("kind", ["standings", "result", "mine", "places-workshop", "places-deliver"])
def test_open_tables(kind: str) -> None:
    hidden = [m for m in game(4) if m[0].phase == "place" and any(len(s.delivered) > s.revealed for s in m[0].shafts)]
    for moment in hidden[:: len(hidden) // 3]:
        for viewer in (None, 2):
            alike(kind, moment, viewer, plan="@4" if kind == "mine" and moment[0].shafts[0].level != 4 else "")


def test_the_hand_of_others_never_appears() -> None:
    for state, events in drafts(4)[2::4]:
        for viewer in (None, 0, 3):
            for seat in range(4):
                scene = Scene(SZCZESC.observe(state, viewer), NAMES, "en", events, seat)
                shown = {label.whole for label in labels(KINDS["hand"], scene)} | set(words(KINDS["hand"], scene).split())
                secret = {card for owner, shaft in enumerate(state.shafts) for card in shaft.pending if owner != viewer}
                assert not secret & {word.strip(",.") for word in shown}


def test_a_draw_shows_no_piece_to_the_others() -> None:
    for where in ("workshop draw", "order draw"):
        for state, events in draws(4, where):
            for viewer in (None, (state.turn + 2) % 4):
                scene = Scene(SZCZESC.observe(state, viewer), NAMES, "en", events)
                said = {label.whole for label in labels(KINDS["draw"], scene) if not label.name.startswith("kept")}
                assert not said & {*state.held, *state.put_back}
