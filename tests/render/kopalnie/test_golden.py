"""The look of the second game's pictures; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.kopalnie.picture_kinds import KINDS
from render.kopalnie.scene import Scene
from tests.render.golden import NOTICED, check, difference, small
from tests.render.kopalnie.positions import dig_phase, extreme, finished, game, in_phase, show, when
from tests.render.strips import joined

PICTURES: dict[str, Callable[[], tuple[str, Scene]]] = {
    "board_missions": lambda: ("board", show(game(3)[1], None)),
    "board_rolled": lambda: ("board", show(in_phase("rolled"), None)),
    "board_extreme": lambda: ("board", show((extreme(), when(5, "dug")[-1][1]), None, "de", nasty=True)),
    "rolls_two": lambda: ("rolls", show((dig_phase(2)[30][0], ()), dig_phase(2)[30][0].turn, "en")),
    "rolls_rolled": lambda: ("rolls", show(in_phase("rolled"), in_phase("rolled")[0].turn)),
    "collection_public": lambda: ("collection", show(when(5, "dug")[40], None, seat=when(5, "dug")[40][1][0].seat or 0)),
    "collection_extreme": lambda: ("collection", show((extreme(), ()), 0, "de", nasty=True)),
    "hand_choice": lambda: ("hand", show(game(5)[0], 4, seat=4)),
    "result": lambda: ("result", show(game(4)[-1], None)),
    "result_extreme": lambda: ("result", show((finished(), ()), None, "de", nasty=True)),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_as_it_did(name: str) -> None:
    kind, scene = PICTURES[name]()
    check(f"kopalnie_{name}", joined(KINDS[kind], scene))


def test_a_dig_is_noticed() -> None:
    moments = game(4)
    before, after = (small(joined(KINDS["board"], show(moments[at], None))) for at in (30, 31))
    assert difference(before, after) > NOTICED
