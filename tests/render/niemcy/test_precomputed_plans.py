"""Plans that take long are made where the scene is made; the process that draws takes them over."""

from __future__ import annotations

import pickle

import pytest

from engine.niemcy import planner, view_plan
from render.niemcy.picture_kinds import KINDS
from render.niemcy.scene import Scene
from render.picture_registry import render_picture
from tests.engine.lines import play
from tests.engine.niemcy.positions import position
from tests.render.niemcy.positions import show

HELD = "AUG-DRE BER-FRA BRM-DUS EMD-AT HAM-LEI KOL-NUR"  # six, of more places than are planned for at once
NEEDING = [name for name, kind in KINDS.items() if kind.precomputation]


def hoarder(*lines: str) -> Scene:
    """Somebody with many tickets, after these lines."""
    return show((play(position(2, tickets={0: HELD}, hands={0: "BBBBGGGGLL"}), *lines), ()), 0)


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in another process."""
    monkeypatch.setattr(planner, "_kept", {})
    for cached in (planner.cars_needed, view_plan._cheapest_plan, view_plan._dangers):
        cached.cache_clear()


@pytest.mark.parametrize("kind", NEEDING)
def test_whoever_draws_plans_nothing_that_takes_long(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = hoarder("tickets 4+0") if kind == "offer" else hoarder()
    assert KINDS[kind].why_not(scene) is None
    forget(monkeypatch)
    told = pickle.dumps(KINDS[kind].precomputed(scene))

    def elsewhere(*asked: object) -> None:
        raise AssertionError(f"planned while drawing: {asked}")

    monkeypatch.setattr(planner, "_run", elsewhere)
    forget(monkeypatch)
    assert render_picture(kind, pickle.loads(told)).strips
    forget(monkeypatch)
    with pytest.raises(AssertionError, match="planned while drawing"):
        render_picture(kind, scene)


def test_an_offer_carries_the_same_whatever_is_known_and_a_plan_is_not_lost_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = hoarder("tickets 4+0")
    forget(monkeypatch)
    offered, planned = KINDS["offer"].precomputed(scene), KINDS["plan"].precomputed(scene)
    assert KINDS["offer"].precomputed(scene) == offered
    planner.load_plans(offered.precomputed)

    def elsewhere(*asked: object) -> None:
        raise AssertionError(f"planned again: {asked}")

    monkeypatch.setattr(planner, "_run", elsewhere)
    assert KINDS["plan"].precomputed(scene) == planned


def test_few_tickets_and_other_eyes_need_no_precomputation() -> None:
    few = show((position(2, tickets={0: "AUG-DRE BER-FRA"}), ()), 0)
    others = show((position(2, tickets={0: HELD}), ()), 1, seat=0)
    for kind in NEEDING:
        assert KINDS[kind].precomputed(few) is few
        assert KINDS[kind].precomputed(others) is others
