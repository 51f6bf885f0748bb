"""Random games of Gold Mine for tests, with tastes that lead to all corners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hypothesis import strategies as st

from engine.contract import CHANCE
from engine.rng import below, rng_at
from tests.engine.goldmine.positions import GAME
from tests.engine.random_games import ANYTHING, Step, Taste, pick

FIGHTER: Taste = {"gold ": 30, "bat ": 4, "collect": 20, "pass": 0.1, "drop": 3}  # challenges whoever is there
WALKER: Taste = {"go 0,0": 12, "roll": 5, "dig": 2, "collect": 60, "bat": 0.05, "stay": 0.1, "passage": 6}  # gets rich and home
DIGGER: Taste = {"dig": 8, "collect": 10, "bat": 0.02, "give": 3}  # until the bag is empty
TASTES = {"anything": ANYTHING, "fighter": FIGHTER, "walker": WALKER, "digger": DIGGER}

Options = Mapping[str, Any]
Table = tuple[int, Options]
TABLES: list[Table] = [
    *((seats, {}) for seats in range(2, 7)), (2, {"mud": True}), (2, {"five_tiles": True}), (3, {"five_tiles": True}),
    (4, {"five_tiles": True}), (4, {"alliances": True}), (6, {"alliances": True, "mud": True}),
    (4, {"alliances": True, "five_tiles": True}), (6, {"mud": True}),
]  # fmt: skip
Game = tuple[Table, int, str]  # table, seed, taste
games = st.tuples(st.sampled_from(TABLES), st.integers(0, 10**6), st.sampled_from(sorted(TASTES)))


def walk(table: Table, seed: int, taste: str = "anything") -> Iterator[Step]:
    """A whole game, step by step; every position is a copy of its own."""
    seats, options = table
    state = GAME.setup(seats, GAME.deal(rng_at(seed, 0), seats, options), options)
    whims = rng_at(seed, -1)
    ply = 0
    while to_act := GAME.to_act(state):
        ply += 1
        (seat,) = to_act
        legal = GAME.legal_actions(state, seat)
        action = legal[below(rng_at(seed, ply), len(legal))] if seat == CHANCE else pick(legal, TASTES[taste], whims)
        before = GAME.clone(state)
        events = GAME.apply(state, seat, action)
        yield Step(before, seat, legal, action, events, GAME.clone(state))
