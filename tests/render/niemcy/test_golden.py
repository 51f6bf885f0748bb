"""The look of Niemcy's pictures; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.niemcy.picture_kinds import KINDS
from render.niemcy.replay import film_of, turn_scenes
from render.niemcy.scene import Scene
from render.replay_film import draw_frame
from tests.render.golden import NOTICED, check, difference, small
from tests.render.niemcy.positions import extreme, finished, game, in_phase, own, poor, show, when
from tests.render.strips import joined

PICTURES: dict[str, Callable[[], tuple[str, Scene]]] = {
    "turn_three": lambda: ("turn", show(when(3, "claimed")[20], None)),
    "turn_all_five": lambda: ("turn_all", show(when(5, "last_round")[0], None, "en")),
    "header_announce": lambda: ("header", show(game(3)[1], None, nasty=True)),
    "header_extreme": lambda: ("header", show((extreme(), when(5, "claimed")[-1][1]), None, "de", nasty=True)),
    "players_extreme": lambda: ("players", show((extreme(), ()), None, "de", nasty=True)),
    "hand": lambda: ("hand", own(in_phase(3, "turn")[40])),
    "tickets_poor": lambda: ("tickets", show((poor(), ()), 0, "de")),
    "tickets_extreme": lambda: ("tickets", show((extreme(), ()), 0, "en", nasty=True)),
    "plan": lambda: ("plan", own(in_phase(4, "turn")[10], "de")),
    "claim": lambda: ("claim", own(in_phase(4, "turn")[44])),
    "offer": lambda: ("offer", show(in_phase(3, "choose")[0], 1, "en")),
    "result_extreme": lambda: ("result", show((finished(3), ()), None, "de", nasty=True)),
    "legend": lambda: ("legend", show(game(3)[0], None, "en")),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_as_it_did(name: str) -> None:
    kind, scene = PICTURES[name]()
    check(f"niemcy_{name}", joined(KINDS[kind], scene))


def test_a_frame_of_the_replay_looks_as_it_did() -> None:
    reel = turn_scenes([show(moment, None) for moment in game(5)])
    check("niemcy_replay_frame", draw_frame(film_of(reel), len(reel) // 2).image)


def test_a_claim_is_noticed() -> None:
    state, events = when(4, "claimed")[12]
    before = next(moment for moment in reversed(game(4)) if moment[0].ply < state.ply and moment[0].phase == "turn")
    images = [small(joined(KINDS["board"], show(moment, None))) for moment in (before, (state, events))]
    assert difference(*images) > NOTICED
