"""Random games for tests: any game through its contract, with a taste so that rare corners are met too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.contract import CHANCE, AnyGame, Event, Json
from engine.rng import below, rng_at

Taste = Mapping[str, float]  # how much likelier an action becomes when its text holds this

ANYTHING: Taste = {}
DIGGER: Taste = {"stop": 0.1, "+": 5, ">": 6, "@0": 2, "deliver": 30, "mine": 8, "draw": 0.3}  # completes and delivers orders
BUYER: Taste = {"workshop": 8, "money": 3, "keep none": 0.1}  # until tiles and coal run out
COLLECTOR: Taste = {"order": 12, "keep none": 0.1}  # until the cards run out
CARD_PLAYER: Taste = {"play": 4, "lantern": 2, "enough": 0.3}  # of the second game: plays the cards that it keeps
BUILDER: Taste = {"claim": 3, "tickets": 0.3}  # of the third game: claims connections
# Of Gold Mine: digs, collects, challenges, tries passages, and goes home often.
PROSPECTOR: Taste = {
    "collect": 60, "gold ": 20, "bat ": 0.4, "go 0,0": 12, "roll": 5, "passage": 6, "pass": 0.2, "stay": 0.1, "give": 0.5,
    "dig": 12,
}  # fmt: skip
TASTES: Mapping[str, Taste] = {"anything": ANYTHING, "digger": DIGGER, "buyer": BUYER, "collector": COLLECTOR}


class Step(NamedTuple):
    """One action of a game."""

    before: Any
    seat: int
    legal: Sequence[Any]
    action: Any
    events: list[Event]
    after: Any


def walk(
    game: AnyGame, seats: int, seed: int, preference: Taste = ANYTHING, options: Mapping[str, Json] | None = None
) -> Iterator[Step]:
    """A whole game, step by step; every position is a copy of its own."""
    options = dict(options or {})
    state = game.setup(seats, game.deal(rng_at(seed, 0), seats, options), options)
    rng = rng_at(seed, 1)
    ply = 0
    while to_act := game.to_act(state):
        ply += 1
        seat = to_act[below(rng, len(to_act))]
        legal = [] if seat == CHANCE else game.legal_actions(state, seat)
        action = game.chance(state, rng_at(seed, ply)) if seat == CHANCE else pick(legal, preference, rng)
        before = game.clone(state)
        events = game.apply(state, seat, action)
        yield Step(before, seat, legal, action, events, game.clone(state))


def pick(legal: Sequence[Any], preference: Taste, rng: Random) -> Any:
    """One of the legal actions, weighted by preference."""
    if not preference:
        return legal[below(rng, len(legal))]
    weights = [1.0] * len(legal)
    for index, action in enumerate(legal):
        for mark, factor in preference.items():
            if mark in str(action):
                weights[index] *= factor
    point = rng.random() * sum(weights)
    for action, weight in zip(legal, weights):
        point -= weight
        if point < 0:
            return action
    return legal[-1]
