"""The look of the pictures of Szczęść Boże; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.replay_film import draw_frame
from render.scene import Scene
from render.szczesc.picture_kinds import KINDS
from render.szczesc.replay import film_of, turn_scenes
from tests.render.games import drafts, draws, game, planned, scorings, show
from tests.render.golden import NOTICED, check, difference, small
from tests.render.moments import extreme_result
from tests.render.positions import NASTY, extreme, of_state, scene
from tests.render.strips import joined

PICTURES: dict[str, Callable[[], tuple[str, Scene]]] = {
    "board_draft": lambda: ("board", scene(3, 4, lang="de")),
    "board_two": lambda: ("board", scene(2, 30, lang="en")),
    "board_extreme": lambda: ("board", of_state(extreme(), NASTY, "de")),
    "shaft_late": lambda: ("shaft", scene(3, 72, lang="en", seat=0)),
    "shaft_extreme": lambda: ("shaft", of_state(extreme())),
    "hand_draft": lambda: ("hand", show(drafts(4)[6], 2)),
    "hand_nasty": lambda: ("hand", show(drafts(3)[4], None, "de", nasty=True)),
    "draw_choose": lambda: ("draw", show(draws(3, "workshop draw")[0], draws(3, "workshop draw")[0][0].turn, "en")),
    "draw_return": lambda: ("draw", show(draws(4, "order draw")[3], draws(4, "order draw")[3][0].turn)),
    "mine": lambda: ("mine", show(planned(4)[0][0], None, "en", seat=planned(4)[0][0][0].turn, plan=planned(4)[0][1])),
    "places_workshop": lambda: ("places-workshop", show(game(3)[40], game(3)[40][0].turn, "en")),
    "places_deliver": lambda: ("places-deliver", show(game(4)[60], game(4)[60][0].turn)),
    "standings_two": lambda: ("standings", show(game(2)[30], 0, "de", nasty=True)),
    "scoring": lambda: ("scoring", show(scorings(4)[1], None)),
    "result": lambda: ("result", show(game(3)[-1], None, "en")),
    "result_extreme": lambda: ("result", extreme_result("de")),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_as_it_did(name: str) -> None:
    kind, drawn = PICTURES[name]()
    check(name, joined(KINDS[kind], drawn))


def test_a_frame_of_the_replay_looks_as_it_did() -> None:
    reel = turn_scenes([show(moment, None) for moment in game(3)])
    check("replay_frame", draw_frame(film_of(reel), 50).image)


def test_a_moved_miner_is_noticed() -> None:
    before, after = (small(joined(KINDS["board"], scene(4, at))) for at in (69, 70))
    assert difference(before, after) > NOTICED
