"""No picture and no description knows more than its view."""

from __future__ import annotations

import re

import pytest

from engine.contract import Event
from engine.szczesc import SZCZESC
from render.scene import Scene
from render.szczesc.picture_kinds import KINDS
from tests.render.positions import NAMES, played
from tests.render.strips import alike, words


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
