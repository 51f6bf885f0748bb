"""A turn can be planned as if it began now: by what the seat knows, and without touching the game."""

from __future__ import annotations

from random import Random

import pytest

from engine.contract import CHANCE
from engine.games import GAMES
from engine.rng import rng_at

OPTIONS = {"goldmine": {"five_tiles": True}}  # only tiles of a hand can be laid in thought


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_ahead_is_a_turn_of_that_seat_and_shows_only_what_it_knows(name: str) -> None:
    game, rng = GAMES[name], Random(5)
    options = {option: values[0] for option, values in game.options.items()} | OPTIONS.get(name, {})
    seats = 3
    planned = 0
    state = game.setup(seats, game.deal(rng_at(4, 0), seats, options), options)
    for ply in range(260):
        actors = game.to_act(state)
        if not actors:
            break
        before = game.to_json(state)
        for seat in range(seats) if ply % 3 == 0 else ():
            ahead = game.turn_ahead(state, seat)
            if ahead is None:
                continue
            planned += 1
            assert game.to_act(ahead) == (seat,)
            assert not game.turn_open(ahead)
            legal = [str(action) for action in game.legal_actions(ahead, seat)]
            assert legal
            for _ in range(2):
                imagined = game.determinize(game.observe(ahead, seat), rng)
                assert [str(action) for action in game.legal_actions(imagined, seat)] == legal
            action = rng.choice(game.legal_actions(ahead, seat))
            depends = game.turn_depends_on(ahead, seat, [action])
            assert set(depends) <= {"piece", "price", "touched"}
            assert game.turn_depends_on(imagined, seat, [action]) == depends, "nothing hidden counts"
        assert game.to_json(state) == before
        seat = rng.choice(actors)
        drawn = game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal_actions(state, seat))
        game.apply(state, seat, drawn)
    assert planned > 10


@pytest.mark.parametrize("name", GAMES)
def test_nobody_plans_the_turn_that_is_under_way_and_none_after_the_end(name: str) -> None:
    game, rng = GAMES[name], Random(6)
    options = {option: values[0] for option, values in game.options.items()}
    state = game.setup(2, game.deal(rng_at(9, 0), 2, options), options)
    for _ in range(3000):
        actors = game.to_act(state)
        if not actors:
            break
        if game.turn_open(state) and CHANCE not in actors:
            assert game.turn_ahead(state, actors[0]) is None
        seat = rng.choice(actors)
        game.apply(state, seat, game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal_actions(state, seat)))
    if not game.to_act(state):
        assert [game.turn_ahead(state, seat) for seat in range(2)] == [None, None]
