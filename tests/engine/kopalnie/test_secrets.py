"""Views and events hold nothing that their reader may not know: missions and the order of the deck. Kept cards are open."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given

from engine.contract import CHANCE
from engine.kopalnie import State
from engine.kopalnie.box import TABLE_SETUPS
from engine.rng import below, rng_at, shuffled
from tests.engine.kopalnie.positions import GAME, position
from tests.engine.kopalnie.test_properties import cards_of, games, steps_of, tiles_of
from tests.engine.lines import story, viewers
from tests.engine.random_games import Taste
from tests.examples import few

some = few(15)
Game = tuple[int, int, Taste]


def with_other_secrets(state: State, viewer: int | None, rng: Random) -> State:
    """A position that differs in nothing but what this viewer may not know."""
    data = json.loads(json.dumps(GAME.to_json(state)))
    data["chance_deck"] = shuffled(data["chance_deck"], rng)
    hidden = range(state.seats) if state.phase != "over" else ()
    others = [seat for seat in hidden if seat != viewer and not state.revealed[seat]]
    fixed = {mission for seat in range(state.seats) if seat not in others for mission in state.offered[seat]}
    pool = shuffled([mission for mission in TABLE_SETUPS[state.seats].missions if mission not in fixed], rng)
    for seat in others:
        data["offered"][seat] = [pool.pop() for _ in range(3)]
        if data["missions"][seat] is not None:
            data["missions"][seat] = data["offered"][seat][below(rng, 3)]
    return GAME.from_json(data)


def pieces(state: State) -> Any:
    """All tiles and cards, what is kept, and that three different missions are offered to each seat, its own among them."""
    offered = [mission for offer in state.offered for mission in offer]
    own = all(mission is None or mission in offer for mission, offer in zip(state.missions, state.offered))
    kinds = set(offered) <= set(TABLE_SETUPS[state.seats].missions)
    return tiles_of(state), cards_of(state), state.kept, len(set(offered)), len(offered), own, kinds


@given(games)
@some
def test_no_hidden_mission_is_named(game: Game) -> None:
    for step in steps_of(game)[:-1:5]:
        state = step.before
        for viewer in viewers(state):
            text = repr(GAME.observe(state, viewer))
            for seat, offer in enumerate(state.offered):
                shown = {state.missions[seat]} if state.revealed[seat] else set()
                if seat != viewer:
                    assert not [mission for mission in offer if mission not in shown and mission in text]


def test_what_is_hidden_is_drawn_anew() -> None:
    view = GAME.observe(position(kept={1: ["lantern", "gold_bonus"], 2: ["two_trails"]}), 0)
    once, again, other = (GAME.determinize(view, rng_at(seed, 0)) for seed in (1, 1, 2))
    assert once == again
    assert once.deck != other.deck
    assert once.missions != other.missions
    assert once.kept == other.kept == [[], ["lantern", "gold_bonus"], ["two_trails"], []]


def test_whoever_closed_a_mine_in_silence_is_no_last_digger() -> None:
    state, _ = story(position(mines={"A": ".2...5."}), "dig A roll 1")
    imagined = [GAME.determinize(GAME.observe(state, 3), rng_at(seed, 0)).missions for seed in range(200)]
    assert "last_digger" not in {missions[0] for missions in imagined}
    assert "last_digger" in {missions[1] for missions in imagined}


@given(games)
@some
def test_public_events_name_no_mission_and_every_card_that_is_drawn(game: Game) -> None:
    for step in steps_of(game):
        for event in step.events:
            if event.only_for is not None:
                assert event.kind == "chosen_mission"
                assert event.only_for == event.seat
                assert step.seat in (event.seat, CHANCE)
            elif event.kind == "drew_chance":
                assert event.data["card"] == step.before.deck[0]
            elif event.kind == "revealed_mission":
                assert event.data == {"mission": "last_digger"}
            elif event.kind != "game_over":
                assert "mission" not in event.data


def test_everything_but_the_deck_is_open_at_the_end() -> None:
    state = position(abandoned="BCDEFGH", mines={"A": ".2...5."}, kept={1: ["lantern"], 2: ["gold_bonus"]})
    view = GAME.observe(story(state, "dig A roll 1")[0], None)
    assert [player.kept for player in view.players] == [(), ("lantern",), ("gold_bonus",), ()]
    assert [player.mission for player in view.players] == ["treasury", "traveller", "collector", "full_forge"]
    assert [player.mission_done for player in view.players] == [False] * 4
