"""The look of Gold Mine's pictures; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.goldmine.cells import cell_text
from engine.goldmine.choices import spots
from render.goldmine.picture_kinds import KINDS
from render.goldmine.replay import replay
from render.goldmine.scene import Scene
from render.replay_film import draw_frame
from tests.render.golden import NOTICED, check, difference, small
from tests.render.goldmine.positions import at, own, played, show
from tests.render.strips import joined


def _turned() -> Scene:
    scene = own(at("build"))
    found = spots(scene.view, scene.view.drawn or "")
    return own(at("build"), plan=cell_text(max(found, key=lambda cell: len(found[cell]))))


PICTURES: dict[str, Callable[[], tuple[str, Scene]]] = {
    "turn_four": lambda: ("turn", show(at("turn_4p"), None)),
    "turn_six": lambda: ("turn", show(at("turn_6p"), None, "de", nasty=True)),
    "turn_gold": lambda: ("turn", show(at("turn_gold"), None, "en")),
    "turn_teams": lambda: ("turn", show(at("turn_teams_6p"), None)),
    "turn_build": lambda: ("turn", show(at("build"), None)),
    "walk_most": lambda: ("walk", own(at("walk_most"))),
    "chase": lambda: ("walk", own(at("chase"))),
    "drop": lambda: ("walk", own(at("drop"))),
    "lay": lambda: ("lay", own(at("lay"))),
    "lay_turned": lambda: ("lay", _turned()),
    "hand": lambda: ("hand", own(at("hand"))),
    "choice_bat": lambda: ("choice", own(at("chase_bat"), "de", plan="bat 1")),
    "result": lambda: ("result", show(at("result", whole=True), None)),
    "result_teams": lambda: ("result", show(at("result_teams"), None, "de", nasty=True)),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_as_it_did(name: str) -> None:
    kind, scene = PICTURES[name]()
    check(f"goldmine_{name}", joined(KINDS[kind], scene))


def test_a_frame_of_the_replay_looks_as_it_did() -> None:
    film = replay([show(moment, None) for moment in played("turn_4p").moments])
    check("goldmine_replay_frame", draw_frame(film, film.frames - 2).image)


def test_a_move_is_noticed() -> None:
    moments = [moment for moment in played("turn_4p").moments if any(event.kind == "went" for event in moment.events)]
    before, after = (small(joined(KINDS["board"], show(moment, None))) for moment in moments[-2:])
    assert difference(before, after) > NOTICED
