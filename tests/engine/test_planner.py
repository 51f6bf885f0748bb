"""The planner against searches that try everything."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.szczesc import SZCZESC
from engine.szczesc.box import ALL_CARDS, COLOURS
from engine.szczesc.planner import MOST_STEPS, plans
from engine.szczesc.state import Shaft, order
from tests.engine.plan_reference import by_colours, by_engine, run_plan


def random_shaft(rng: Random, most_orders: int, most_carts: int, cage: int = 5, store: int = 3) -> Shaft:
    """A shaft with anything in it, foreign cubes and half-filled orders included."""
    shaft = Shaft()
    shaft.level = rng.choice([0, 0, 1, 2, 3, 4])
    shaft.cage = "".join(sorted(rng.choice(COLOURS) for _ in range(rng.randint(0, cage))))
    shaft.store = "".join(sorted(rng.choice(COLOURS) for _ in range(rng.randint(0, store))))
    shaft.carts = ["".join(sorted(_cart(rng, colour) for _ in range(rng.randint(1, most_carts)))) for colour in COLOURS]
    for code in rng.sample(ALL_CARDS, rng.randint(0, most_orders)):
        card = order(code)
        for square in card.squares:
            if rng.random() < 0.25:
                others = [c for c in COLOURS if c != square]
                card = card.put(square, square if rng.random() < 0.7 else rng.choice(others) + rng.choice(others))
        shaft.pending[code] = card
    return shaft


def _cart(rng: Random, colour: str) -> str:
    if rng.random() < 0.45:
        return "."
    return colour if rng.random() < 0.9 else rng.choice(COLOURS)


def found(shaft: Shaft, steps: int) -> set[tuple[int, int, int, int]]:
    """What the plans claim, each played by the engine and confirmed."""
    counts = set()
    for plan in plans(shaft, steps):
        claim = plan.points, plan.squares, sum(plan.emptied.values()), plan.used
        assert run_plan(shaft, plan.steps, steps) == claim
        counts.add(claim)
    return counts


@pytest.mark.slow
@settings(max_examples=300)
@given(st.integers(0, 10**9), st.integers(0, 6))
def test_every_sequence_of_steps_in_a_small_shaft(seed: int, steps: int) -> None:
    shaft = random_shaft(Random(seed), most_orders=3, most_carts=2, store=2)
    assert found(shaft, steps) == by_engine(shaft, steps)


@pytest.mark.slow
@settings(max_examples=60)
@given(st.integers(0, 10**9), st.integers(5, 8))
def test_a_rich_shaft(seed: int, steps: int) -> None:
    shaft = random_shaft(Random(seed), most_orders=8, most_carts=3)
    assert found(shaft, steps) == by_colours(shaft, steps)


@pytest.mark.slow
@settings(max_examples=60)
@given(st.integers(0, 10**9))
def test_ten_steps_with_a_full_cage(seed: int) -> None:
    """Where room in the cage decides: several trips, cubes stored on the way, pairs to make room."""
    shaft = random_shaft(Random(seed), most_orders=4, most_carts=2, store=1)
    shaft.cage = "".join(sorted(Random(seed + 1).choices(COLOURS, k=3 + seed % 3)))
    assert found(shaft, MOST_STEPS) == by_colours(shaft, MOST_STEPS)


def test_the_two_searches_agree() -> None:
    """Otherwise the second one would prove nothing."""
    for seed in range(40):
        shaft = random_shaft(Random(seed), most_orders=3, most_carts=2, store=2)
        assert by_colours(shaft, 5) == by_engine(shaft, 5)


def test_the_rulebooks_example_in_six_steps() -> None:
    shaft = Shaft()
    shaft.carts = ["Y", "B", "GGG", "K"]
    shaft.pending = {"H-GG": order("H-GG")}
    best = plans(shaft, 10)[0]
    assert (str(best), best.used, best.completes, best.points) == ("@3 +G +G @0 G>H-GG G>H-GG", 6, ("H-GG",), 7)
    assert best.emptied == {"Y": 0, "B": 0, "G": 2, "K": 0}


def test_most_points_first_and_in_the_fewest_steps() -> None:
    for seed in range(30):
        found_plans = plans(random_shaft(Random(seed), 8, 4), 10)
        assert [-plan.points for plan in found_plans] == sorted(-plan.points for plan in found_plans)
        best = [plan for plan in found_plans if plan.points == found_plans[0].points]
        assert best[0].used == min(plan.used for plan in best)


def test_no_steps_and_nothing_to_do() -> None:
    shaft = Shaft()
    assert [str(plan) for plan in plans(shaft, 0)] == [""]
    shaft.carts = [".", ".", ".", "."]
    assert [str(plan) for plan in plans(shaft, 10)] == [""]


@pytest.mark.parametrize("steps", [-1, 11])
def test_only_as_many_steps_as_a_place_offers(steps: int) -> None:
    with pytest.raises(ValueError, match="0 to 10"):
        plans(Shaft(), steps)


def test_a_view_is_enough() -> None:
    """What the planner says follows from what everybody may see."""
    state = SZCZESC.setup(2, SZCZESC.deal(Random(1), 2, {}), {})
    state.shafts[0].pending = {"L-YBGK": order("L-YBGK")}
    state.phase = "place"
    assert plans(SZCZESC.observe(state, None).shafts[0], 10) == plans(state.shafts[0], 10)
