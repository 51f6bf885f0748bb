"""The way-finder against the figures of the rules, a plain solver, and games with real dice."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.goldmine.cells import HOME, Place, place_text
from engine.goldmine.mine import Mine
from engine.goldmine.wayfinder import nearest, reach, rolls_home, rolls_to, steps_from, steps_to, way
from tests.engine.goldmine.games import Game, games, walk
from tests.engine.goldmine.positions import at, position
from tests.engine.goldmine.test_cases_moving import MUDDY
from tests.examples import few

STRAIGHT = {f"0,-{number}": f"I{number} N" for number in range(1, 9)}
APART = {"0,-1": "Is1 N", "5,5": "GEs1 N"}
FAR = {"0,-1": "Is2 N", **{f"0,-{number}": f"I{number} N" for number in range(2, 9)}, "0,-9": "Is1 N"}
FLOODED = {1: 8, 2: 6, 3: 4, 4: 4, 5: 2}
some = few(12)


def mine_of(tiles: dict[str, str]) -> Mine:
    return position(mine=tiles).mine


def test_rolls_along_eight_straights() -> None:
    rolls = rolls_home(mine_of(STRAIGHT), False)
    expected = [1, 1.1667, 1.3611, 1.5880, 1.8526, 2.1614, 2.5216, 2.7752]
    assert [round(rolls[at(f"0,-{number}")], 4) for number in range(1, 9)] == expected
    assert rolls[HOME] == 0


@pytest.mark.parametrize(
    ("mud", "place", "rolls", "way_home"),
    [
        (False, "0,-2", 1.1667, (2, 0)), (False, "1,-2", 1.3611, (3, 0)), (False, "2,-2", 1.5880, (4, 0)),
        (True, "0,-2", 1.8333, (2, 1)), (True, "1,-2", 1.7647, (3, 1)), (True, "2,-2", 1.5880, (4, 0)),
    ],
)  # fmt: skip
def test_rolls_and_steps_with_and_without_mud(mud: bool, place: str, rolls: float, way_home: tuple[int, int]) -> None:
    mine = mine_of(MUDDY)
    assert round(rolls_home(mine, mud)[at(place)], 4) == rolls
    assert steps_to(mine, [HOME], mud)[at(place)] == steps_from(mine, at(place), mud)[HOME] == way_home


def test_rolls_through_passages() -> None:
    apart = mine_of(APART)
    assert round(rolls_home(apart, False)[at("5,5")], 4) == 4.0
    assert at("5,5") not in steps_to(apart, [HOME], False)
    far = rolls_home(mine_of(FAR), False)
    assert [round(far[at(place)], 4) for place in ("0,-9", "0,-8")] == [2.9045, 2.7752]


def test_what_cannot_be_reached_is_left_out() -> None:
    mine = mine_of({"0,-1": "I1 N", "5,5": "GEs1 N", "1,-1": "H1 N"})
    assert set(rolls_home(mine, False)) == {HOME, at("0,-1")}
    assert rolls_to(mine, [], False) == {}


def test_the_way_is_drawn_north_before_east_before_south_before_west() -> None:
    square = {"0,-1": "X1 N", "1,0": "X2 N", "1,-1": "X3 N", "-1,0": "X4 N", "-1,-1": "T1 E"}
    mine = mine_of(square)
    found = way(mine, HOME, at("1,-1"), False, 6)
    assert found is not None
    assert [place_text(place) for place in found] == ["0,0", "0,-1", "1,-1"]
    assert way(mine, HOME, at("1,-1"), False, 1) is None
    back = way(mine, at("-1,-1"), HOME, False)
    assert back is not None
    assert [place_text(place) for place in back] == ["-1,-1", "0,-1", "0,0"]


def test_the_way_of_a_move_goes_round_mud_and_a_longer_one_through_it() -> None:
    mine = mine_of(MUDDY)
    found = way(mine, HOME, at("0,-2"), True, 6)
    assert found is not None
    assert len(found) == 7
    assert way(mine, HOME, at("0,-2"), True, 5) is None
    through = way(mine, HOME, at("0,-2"), True)
    assert through is not None
    assert len(through) == 3
    into = way(mine, HOME, at("0,-1"), True, 1)
    out = way(mine, at("0,-1"), at("0,-2"), True, 1)
    assert into == [HOME, at("0,-1")]
    assert out == [at("0,-1"), at("0,-2")]


def test_nearest_gold_by_steps_then_stops_then_row_and_column() -> None:
    crossing = {"0,-1": "GX1 N", "1,0": "GX2 N", "0,1": "GX3 N", "-1,0": "Im1 E", "-2,0": "GE1 E"}
    mine = mine_of(crossing)
    gold = [at(cell) >> 4 for cell in ("1,0", "0,1", "-2,0")]
    found = nearest(mine, HOME, gold, True)
    assert found.place is not None
    assert (place_text(found.place), found.steps, found.rolls) == ("1,0", 1, 1.0)
    assert (found.home_steps, found.home_rolls) == (0, 0.0)
    assert nearest(mine, HOME, [], True)[:3] == (None, None, None)
    standing = nearest(mine, at("1,0"), gold, True)
    assert (standing.place, standing.steps, standing.rolls) == (at("1,0"), 0, 0.0)


# --- in real mines ----------------------------------------------------------------------------------------------------


def mines(game: Game) -> list[Mine]:
    """Mines of a game, of different sizes."""
    found: dict[int, Mine] = {}
    for step in walk(*game):
        found[len(step.after.mine.pieces)] = step.after.mine
    return [found[size] for size in sorted(found)[5::17]]


def walked(mine: Mine, place: Place, steps: int, mud: bool) -> dict[Place, int]:
    """All ways there are, step by step, with no cleverness at all."""
    found: dict[Place, int] = {}
    ends = {place}
    for step in range(1, steps + 1):
        ends = {other for end in ends if not mud or end not in mine.muddy or end == place for other in mine.near[end]}
        for end in ends:
            found.setdefault(end, step)
    found.pop(place, None)
    return found


@given(games, st.booleans(), st.integers(1, 6))
@some
def test_goals_are_those_of_a_walk_by_brute_force(game: Game, mud: bool, steps: int) -> None:
    for mine in mines(game):
        for place in mine.near:
            assert reach(mine, place, steps, mud) == walked(mine, place, steps, mud)


@given(games, st.booleans())
@some
def test_neighbours_are_open_to_each_other(game: Game, mud: bool) -> None:
    for mine in mines(game):
        for place, others in mine.near.items():
            assert all(place in mine.near[other] for other in others)
            ways = steps_to(mine, [place], mud)
            assert all(ways[other][0] == 1 for other in others)


def by_repetition(mine: Mine, goals: set[Place], mud: bool) -> dict[Place, float]:
    """Expected rolls by their definition, repeated until nothing changes."""
    values = dict.fromkeys(mine.near, 1e6) | dict.fromkeys(goals, 0.0)
    moves = {place: [tuple(reach(mine, place, steps, mud)) for steps in range(7)] for place in mine.near}
    change = 1.0
    while change > 1e-10:
        change = 0.0
        for place in mine.near:
            if place in goals:
                continue
            best = [min(values[place], *(values[other] for other in moves[place][steps]), 1e6) for steps in range(7)]
            value = 1 + sum(best[1:]) / 6
            if place in mine.passages and len(mine.passages) > 1:
                through = min(values[other] for other in mine.passages)
                value = min(value, 1 + through / 3 + sum(best[steps] * count for steps, count in FLOODED.items()) / 36)
            change = max(change, values[place] - value)
            values[place] = min(values[place], value)
    return {place: value for place, value in values.items() if value < 1e5}


@given(games, st.booleans())
@few(6)
def test_rolls_are_those_of_the_definition(game: Game, mud: bool) -> None:
    for mine in mines(game)[-2:]:
        golden = {cell << 4 for cell in mine.chambers}
        for goals in ({HOME}, golden):
            expected = by_repetition(mine, goals, mud) if goals else {}
            found = rolls_to(mine, goals, mud)
            assert set(found) == set(expected)
            assert all(abs(found[place] - expected[place]) < 1e-6 for place in found)


def simulated(mine: Mine, place: Place, mud: bool, rng: Random) -> int:
    """How many movement stages it takes with real dice, always choosing the best."""
    values = rolls_home(mine, mud)
    moves = 0
    while place != HOME:
        moves += 1
        flooded = None
        if place in mine.passages and len(mine.passages) > 1:
            others = min(values[other] for other in mine.passages if other in values)
            best = [
                min(values[other] for other in (place, *reach(mine, place, steps, mud)) if other in values) for steps in range(6)
            ]
            flooded = 1 + min(others, values[place]) / 3 + sum(best[steps] * count for steps, count in FLOODED.items()) / 36
        if flooded is not None and flooded <= values[place] + 1e-9:
            dice = rng.randint(1, 6), rng.randint(1, 6)
            free = dice[0] == dice[1] or sum(dice) == 7
            goals = set(mine.passages) if free else set(reach(mine, place, min(dice), mud))
        else:
            goals = set(reach(mine, place, rng.randint(1, 6), mud))
        place = min((goal for goal in (place, *sorted(goals)) if goal in values), key=lambda goal: values[goal])
    return moves


@pytest.mark.parametrize(
    ("tiles", "mud", "place"),
    [(STRAIGHT, False, "0,-8"), (MUDDY, True, "0,-2"), (MUDDY, True, "1,-2"), (APART, False, "5,5"), (FAR, False, "0,-9")],
)
def test_rolls_are_those_of_real_dice(tiles: dict[str, str], mud: bool, place: str) -> None:
    mine, rng, times = mine_of(tiles), Random(5), 4000
    counts = [simulated(mine, at(place), mud, rng) for _ in range(times)]
    mean = sum(counts) / times
    error = (sum((count - mean) ** 2 for count in counts) / times / times) ** 0.5
    assert abs(mean - rolls_home(mine, mud)[at(place)]) < 4 * error
