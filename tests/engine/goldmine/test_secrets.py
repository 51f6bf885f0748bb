"""Views and events hold nothing that their reader may not know: the tiles in others' hands."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.contract import CHANCE
from engine.goldmine import State
from engine.goldmine.box import TILES
from engine.goldmine.setup import hand_kind
from engine.rng import rng_at, shuffled
from tests.engine.goldmine.games import Table, walk
from tests.engine.goldmine.positions import GAME
from tests.engine.random_games import Step
from tests.examples import few

tables = st.sampled_from([(seats, {"five_tiles": True}) for seats in (2, 3, 4)] + [(4, {"five_tiles": True, "alliances": True})])
games_with_hands = st.tuples(tables, st.integers(0, 10**6))
some = few(15)


def while_building(table: Table, seed: int) -> list[Step]:
    """Steps from positions with hands."""
    found = []
    for step in walk(table, seed):
        if step.after.miners:
            break
        found.append(step)
    return found


def with_other_hands(state: State, viewer: int | None, rng: Random) -> State:
    """A position that differs in nothing but what this viewer may not know."""
    data = json.loads(json.dumps(GAME.to_json(state)))
    slots = [(hand, at) for owner, hand in enumerate(data["hands"]) if owner != viewer for at in range(len(hand))]
    slots += [(data["bag"], at) for at in range(len(data["bag"]))]
    for kind in ("cave", "passage", "mud"):
        same = [(heap, at) for heap, at in slots if hand_kind(TILES[heap[at]]) == kind]
        for (heap, at), tile in zip(same, shuffled([heap[at] for heap, at in same], rng)):
            heap[at] = tile
    data["hands"] = [sorted(hand) for hand in data["hands"]]
    data["bag"].sort()
    return GAME.from_json(data)


@given(games_with_hands)
@some
def test_no_tile_of_anothers_hand_is_told_from_those_in_the_bag(game: tuple[Table, int]) -> None:
    for state in [step.before for step in while_building(*game)[::3]]:
        for viewer in (None, *range(state.seats)):
            view = GAME.observe(state, viewer)
            for owner, player in enumerate(view.players):
                assert player.hand == (state.hands[owner] if owner == viewer or not state.hands[owner] else None)
                assert sum(player.hand_kinds) == len(state.hands[owner])
            hidden = {tile for owner, hand in enumerate(state.hands) if owner != viewer for tile in hand}
            assert hidden | set(state.bag) == set(view.unseen)


@given(games_with_hands)
@some
def test_events_are_public_and_name_only_what_lies_open(game: tuple[Table, int]) -> None:
    for step in walk(*game):
        held = {tile for hand in step.after.hands for tile in hand}
        for event in step.events:
            assert event.only_for is None
            assert event.data.get("tile") not in held
        if step.after.miners:
            break


def test_hidden_hands_are_drawn_anew() -> None:
    state = while_building((3, {"five_tiles": True}), 5)[2].before
    view = GAME.observe(state, 0)
    once, again, other = (GAME.determinize(view, rng_at(seed, 0)) for seed in (1, 1, 2))
    assert once == again
    assert once.hands[1:] != other.hands[1:]
    assert once.hands[0] == state.hands[0]


def test_without_hands_nothing_is_hidden() -> None:
    for step in list(walk((3, {}), 4))[::11]:
        view = GAME.observe(step.before, 1)
        assert GAME.determinize(view, rng_at(1, 0)) == step.before
        assert view.unseen == step.before.bag
        if step.seat == CHANCE and step.before.phase == "draw":
            assert len(step.legal) == len(view.unseen) - len(view.aside)
