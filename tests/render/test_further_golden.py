"""The look of the further pictures; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from PIL import Image

from render.replay_film import draw_frame
from render.scene import Scene
from render.szczesc.picture_kinds import KINDS
from render.szczesc.replay import film_of, turn_scenes
from tests.render.games import drafts, draws, game, planned, scorings, show
from tests.render.moments import extreme_result
from tests.render.strips import joined
from tests.render.test_golden import GOLDEN, difference, small

PICTURES: dict[str, Callable[[], tuple[str, Scene]]] = {
    "hand_draft": lambda: ("hand", show(drafts(4)[6], 2)),
    "hand_nasty": lambda: ("hand", show(drafts(3)[4], None, "de", nasty=True)),
    "draw_choose": lambda: ("draw", show(draws(3, "workshop draw")[0], draws(3, "workshop draw")[0][0].turn, "en")),
    "draw_return": lambda: ("draw", show(draws(4, "order draw")[3], draws(4, "order draw")[3][0].turn)),
    "mine": lambda: ("mine", show(planned(4)[0][0], None, "en", seat=planned(4)[0][0][0].turn, plan=planned(4)[0][1])),
    "places_workshop": lambda: ("places-workshop", show(game(3)[40], game(3)[40][0].turn, "en")),
    "places_deliver": lambda: ("places-deliver", show(game(4)[60], game(4)[60][0].turn)),
    "standings_four": lambda: ("standings", show(game(4)[60], None)),
    "standings_two": lambda: ("standings", show(game(2)[30], 0, "de", nasty=True)),
    "scoring": lambda: ("scoring", show(scorings(4)[1], None)),
    "result": lambda: ("result", show(game(3)[-1], None, "en")),
    "result_extreme": lambda: ("result", extreme_result("de")),
}


def check(name: str, drawn: Image.Image) -> None:
    file = GOLDEN / f"{name}.png"
    if os.environ.get("RENDER_GOLDEN") == "write":
        drawn.save(file, optimize=True)
    with Image.open(file) as golden:
        assert golden.size == drawn.size
        assert difference(golden.convert("RGB"), drawn) < 6.0


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_as_it_did(name: str) -> None:
    kind, scene = PICTURES[name]()
    check(name, small(joined(KINDS[kind], scene)))


def test_a_frame_of_the_replay_looks_as_it_did() -> None:
    reel = turn_scenes([show(moment, None) for moment in game(3)])
    check("replay_frame", small(draw_frame(film_of(reel), 50).image))
