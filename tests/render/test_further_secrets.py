"""The further pictures know no more than their view."""

from __future__ import annotations

import pytest

from engine.szczesc import SZCZESC
from render.scene import Scene
from render.szczesc.picture_kinds import KINDS
from tests.render.games import drafts, draws, game
from tests.render.positions import NAMES
from tests.render.strips import alike, labels, words


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
