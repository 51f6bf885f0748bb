"""What panels list and pictures number: nothing is missing, and page one holds what one wants."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from engine.contract import CHANCE
from engine.goldmine import GOLDMINE
from engine.goldmine.actions import Chase, Drop, Go, Put
from engine.goldmine.cells import cell_at, cell_of
from engine.goldmine.choices import ALL, PAGE, LayPlan, best_first, cell_pages, goals, orientations
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
            listed = [(choice.cell, side) for page in pages for choice in page for side in choice.sides]
            assert sorted(listed) == sorted((action.cell, action.side) for action in puts)
            assert all(len(page) <= (ALL if len(pages) == 1 else PAGE) for page in pages)
            assert all([choice.number for choice in page] == list(range(1, len(page) + 1)) for page in pages)
            assert all([choice.cell for choice in page] == sorted(choice.cell for choice in page) for page in pages)
            assert orientations(view, tile, puts[0].cell) == list(
                next(choice.sides for page in pages for choice in page if choice.cell == puts[0].cell)
            )
        listed_goals = goals(view)
        if view.phase == "drop":
            assert [cell_of(goal.place) for goal in listed_goals] == [a.cell for a in legal if isinstance(a, Drop)]
        else:
            moves = [action.place for action in legal if isinstance(action, Go | Chase)]
            assert sorted(goal.place for goal in listed_goals) == sorted(moves)
        assert sorted(best_first(view, listed_goals)) == listed_goals


def test_what_can_be_walked_to_comes_first_and_gold_before_everything() -> None:
    for view, legal in views(5):
        if any(isinstance(action, Put) for action in legal):
            steps = [[choice.steps for choice in page] for page in cell_pages(view, view.drawn or "")]
            for page, following in itertools.pairwise(steps):
                last = max((number for number in page if number is not None), default=0)
                assert all(number is None or number >= last for number in following)
        if view.phase == "walk" and view.players[view.seat or 0].together < view.target:
            here = [goal.here for goal in best_first(view, goals(view))]
            assert here == sorted(here, key=lambda what: what != "gold")


def test_a_plan_for_a_picture_reads_as_it_is_written() -> None:
    view = views(1)[0][0]
    for plan in (LayPlan("T5"), LayPlan("T5", 2), LayPlan("T5", 0, cell_at(2, -3))):
        assert LayPlan.parse(str(plan), view) == plan
    assert LayPlan.parse("", view) == LayPlan(view.drawn or "")
    assert LayPlan.parse("2,-3", view) == LayPlan(view.drawn or "", 0, cell_at(2, -3))
