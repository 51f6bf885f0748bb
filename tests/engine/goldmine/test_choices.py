"""What panels list and pictures number: nothing is missing, and page one holds what one wants."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from engine.contract import CHANCE
from engine.goldmine import GOLDMINE
from engine.goldmine.actions import Chase, Drop, Go, Put
from engine.goldmine.cells import cell_at, cell_of
from engine.goldmine.choices import PAGE, cell_pages, goals, spots, steps_to_cell
from engine.goldmine.lay_plan import LayPlan
from engine.goldmine.view import View


def views(seed: int, seats: int = 4) -> list[tuple[View, list[object]]]:
    """Every decision of a random game, with what is legal."""
    rng = Random(seed)
    options = {"mud": True}
    state = GOLDMINE.setup(seats, GOLDMINE.deal(rng, seats, options), options)
    found = []
    while state.phase != "over" and len(found) < 800:
        (seat,) = GOLDMINE.to_act(state)
        legal = list(GOLDMINE.legal_actions(state, seat))
        if seat == CHANCE:
            action = GOLDMINE.chance(state, rng)
        else:
            found.append((GOLDMINE.observe(state, seat), legal))
            action = rng.choice(legal)
        GOLDMINE.apply(state, seat, action)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_cell_and_every_goal_is_listed_once(seed: int) -> None:
    for view, legal in views(seed):
        puts = [action for action in legal if isinstance(action, Put)]
        if puts:
            tile = puts[0].tile
            pages = cell_pages(view, tile)
            listed = [(cell, side) for page in pages for cell in page for side in spots(view, tile)[cell]]
            assert sorted(listed) == sorted((action.cell, action.side) for action in puts)
            assert all(len(page) <= PAGE and list(page) == sorted(page) for page in pages)
        if view.phase == "drop":
            assert [cell_of(goal) for goal in goals(view)] == [a.cell for a in legal if isinstance(a, Drop)]
        elif view.phase in ("walk", "passage", "chase"):
            assert sorted(goals(view)) == sorted(action.place for action in legal if isinstance(action, Go | Chase))


def test_cells_within_reach_come_first() -> None:
    for view, legal in views(5):
        if any(isinstance(action, Put) for action in legal):
            tile = view.drawn or ""
            steps = [[steps_to_cell(view, tile, cell) for cell in page] for page in cell_pages(view, tile)]
            for page, following in itertools.pairwise(steps):
                last = max((number for number in page if number is not None), default=0)
                assert all(number is None or number >= last for number in following)


def test_a_plan_for_a_picture_reads_as_it_is_written() -> None:
    view = views(1)[0][0]
    for plan in (LayPlan("T5"), LayPlan("T5", 2), LayPlan("T5", 0, cell_at(2, -3))):
        assert LayPlan.parse(str(plan), view) == plan
    assert LayPlan.parse("", view) == LayPlan(view.drawn or "")
    assert LayPlan.parse("2,-3", view) == LayPlan(view.drawn or "", 0, cell_at(2, -3))
