"""No picture and no description knows more than its view."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.contract import Event
from engine.szczesc import SZCZESC
from render.scene import Scene
from render.szczesc.picture_kinds import KINDS
from tests.render.positions import NAMES, played
from tests.render.strips import pixels, words


@pytest.mark.parametrize("kind", ["board", "shaft"])
@pytest.mark.parametrize("at", [4, 30, 66])
def test_positions_that_look_alike_make_the_same_picture(kind: str, at: int) -> None:
    state, events = played(4, 5)[at]
    for viewer in (None, 0, 2):
        view = SZCZESC.observe(state, viewer)
        other = SZCZESC.determinize(view, Random(99))
        assert SZCZESC.to_json(other) != SZCZESC.to_json(state)  # what is hidden differs
        pair = [Scene(SZCZESC.observe(one, viewer), NAMES, "pl", events, 1) for one in (state, other)]
        assert pixels(KINDS[kind], pair[0]) == pixels(KINDS[kind], pair[1])
        assert words(KINDS[kind], pair[0]) == words(KINDS[kind], pair[1])


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
