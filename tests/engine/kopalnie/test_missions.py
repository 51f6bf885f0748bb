"""The missions: chosen by all at once, and every one of them done and not done."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.kopalnie.box import MISSIONS
from engine.kopalnie.scoring import Holding, mission_done
from engine.rng import rng_at
from tests.engine.kopalnie.positions import GAME, OFFERS, deal, position
from tests.engine.lines import only, play, refused, story

NOTHING = Holding([], 0, [])


def have(tiles: str = "", coins: int = 0, cards: str = "") -> Holding:
    return Holding(tiles.split(), coins, cards.split())


@pytest.mark.parametrize(
    ("mission", "done", "not_done"),
    [
        ("power_of_craft", have("A2"), have("A1")),
        ("gold_rush", have("A1 B1"), have("A1")),  # the other has one
        ("gold_rush", have("A1", cards="gold_nugget"), have("A1")),
        ("papyrus_keeper", have("A3 B4"), have("A3")),
        ("crystal_heart", have("A4 B5"), have("A4")),
        ("ruby_trail", have("A5 A6"), have("A5")),
        ("diamond_crown", have("G1 G2"), have("G1")),
        ("diamond_crown", have("G1", cards="pink_diamond"), have("G1")),
        ("golden_hand", have("A1 A2 A3 A4 A5 G1"), have("A1 A2 A3 A4 A5 A0")),
        ("clean_hands", have("A1"), have("A1 A0")),
        ("clean_hands", have(), have("A0")),
        ("collector", have("A1 B1 C1 A2 B3 C2 A3 B4 C4"), have("A1 B1 C1 A2 B3 C2 A3 B4 A4 B5 C5")),
        ("collector", have("A1 B1 A2 B3 C2 A3 B4 C4", cards="gold_nugget"), have("A1 B1 A2 B3 C2 A3 B4 C4")),
        ("full_forge", have("A2 B3 E2"), have("A2 B3 C2")),
        ("treasury", have(coins=10), have(coins=9)),
        ("traveller", have("A1 B1 C1 D1 E1 F0"), have("A1 B1 C1 D1 E1 E2 E3")),
        ("new_lands", have("G1 H0"), have("G1 G2 A1")),
        ("gem_pair", have("A5 A6 G1 G2"), have("A5 A6 B6 G1")),
        ("gem_pair", have("A5 A6 G1", cards="pink_diamond"), have("A5 A6 G1")),
        ("last_digger", NOTHING._replace(last_digger=True), NOTHING),
    ],
)
def test_when_a_mission_is_done(mission: str, done: Holding, not_done: Holding) -> None:
    rival = have("A1 A3 A4 A5 G1")
    assert mission_done(mission, 0, [done, rival, NOTHING, NOTHING])
    assert mission_done(mission, 3, [rival, NOTHING, NOTHING, done])
    assert not mission_done(mission, 0, [not_done, rival, NOTHING, NOTHING])


def test_every_mission_was_tried() -> None:
    (marks,) = (mark for mark in test_when_a_mission_is_done.pytestmark if mark.name == "parametrize")  # type: ignore[attr-defined]
    assert {case[0] for case in marks.args[1]} == set(MISSIONS)


def test_the_traveller_needs_four_mines_among_few() -> None:
    four = have("A1 B1 C1 D1")
    assert mission_done("traveller", 0, [four, NOTHING, NOTHING])
    assert not mission_done("traveller", 0, [four, NOTHING, NOTHING, NOTHING])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_missions_are_offered_to_everybody(seats: int) -> None:
    offers = GAME.deal(rng_at(3, 0), seats, {})["missions"]
    dealt = [mission for offer in offers for mission in offer]
    assert [len(offer) for offer in offers] == [3] * seats
    assert len(set(dealt)) == len(dealt)
    if seats < 4:
        assert not {"golden_hand", "diamond_crown", "new_lands", "gem_pair"} & set(dealt)


@pytest.mark.parametrize("order", list(permutations(range(3)))[::2])
def test_missions_are_chosen_in_any_order(order: tuple[int, ...]) -> None:
    state = GAME.setup(3, deal(3, start=2), {})
    assert GAME.to_act(state) == (0, 1, 2)
    for number, seat in enumerate(order):
        assert seat in GAME.to_act(state)
        prefix = "" if number == 2 else f"{seat}: "
        state, events = story(state, f"{prefix}mission {OFFERS[seat][1]}")
        assert only(events, "chosen_mission").only_for == seat
        assert "mission" not in only(events, "chose_mission").data
    assert state.missions == ["gold_rush", "crystal_heart", "ruby_trail"]
    assert GAME.to_act(state) == (2,)


def test_a_mission_is_chosen_once_and_from_the_offer() -> None:
    state = play(GAME.setup(4, deal(), {}), "1: mission traveller")
    assert refused(state, "1: mission traveller").code == "already_chosen"
    assert refused(state, "0: mission full_forge").code == "not_offered"
    assert refused(state, "0: dig A").code == "not_now"
    assert refused(state, "0: play two_trails").code == "not_now"
    assert refused(state, "9: mission treasury").code == "no_such_seat"


def test_the_last_digger_is_shown_at_once() -> None:
    near = {"A": ".2...5.", "B": ".2...5."}
    state = position(mines=near, missions={0: "last_digger", 1: "clean_hands"})
    state, events = story(state, "dig A roll 1")
    assert only(events, "revealed_mission").data == {"mission": "last_digger"}
    for viewer in (None, 1):
        player = GAME.observe(state, viewer).players[0]
        assert (player.mission, player.mission_done, player.account["mission"]) == ("last_digger", True, 10)
    state, events = story(state, "dig B roll 1")
    assert "revealed_mission" not in [event.kind for event in events]
    assert GAME.observe(state, None).players[1].mission is None
    again = position(mines={"B": ".2...5."}, missions={0: "last_digger"}, revealed=[True, False, False, False])
    assert "revealed_mission" not in [event.kind for event in story(again, "dig B roll 1")[1]]


def test_a_failed_mission_costs_nothing_and_a_tie_is_shared() -> None:
    state = position(abandoned="BCDEFGH", mines={"A": ".2...5.", "I": ".......", "J": "......."}, tiles={1: "A4"})
    result = GAME.result(play(state, "dig A roll 1"))
    assert result is not None
    assert result.scores == (0, 0, 0, 0)
    assert result.winners == (0, 1, 2, 3)
