"""What the benchmark times in this game beside play, clone and replay. Each job gets a mine about which nothing is known yet."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from engine.goldmine.mine import Mine
from engine.goldmine.state import State
from engine.goldmine.wayfinder import nearest
from engine.rng import below, rng_at, shuffled

TILES = 80  # of a mine, so many at least
EVERY = 40  # actions between two positions


def wayfinder_jobs(states: Sequence[State]) -> list[Callable[[], object]]:
    """Nearest gold and way home of whoever is on turn, in large mines."""
    return [
        partial(nearest, _unknown(mine), state.miners[state.turn], state.nuggets, state.mud)
        for state, mine in _large_mines(states)
    ]


def placement_jobs(states: Sequence[State]) -> list[Callable[[], object]]:
    """Every way to lay a tile that is still in the bag, in large mines."""
    return [partial(_unknown(mine).spots, state.bag[0]) for state, mine in _large_mines(states) if state.bag]


def _large_mines(states: Sequence[State]) -> list[tuple[State, Mine]]:
    """Positions with their mines, in which tiles are laid by lot until they are large."""
    some = [state for state in states if state.miners][::EVERY]
    return [(state, _extended(state, rng_at(number, 0))) for number, state in enumerate(some)]


def _extended(state: State, rng: Random) -> Mine:
    mine = state.mine
    for name in shuffled(state.bag[1:], rng):
        spots = mine.spots(name)
        if spots and len(mine.pieces) < TILES:
            cell, side = spots[below(rng, len(spots))]
            mine = mine.laid(cell, name, side)
    return mine


def _unknown(mine: Mine) -> Mine:
    copied: Mine = pickle.loads(pickle.dumps(mine))  # noqa: S301  (our own)
    return copied
