"""Hands of five tiles: nobody but their owner sees them, neither drawn nor in words."""

from __future__ import annotations

import pytest

from engine.goldmine.box import TILES
from engine.goldmine.setup import hand_kind
from engine.goldmine.state import State
from render.goldmine.parts import tile_name
from render.goldmine.picture_kinds import KINDS
from render.picture_kinds import PictureKind
from render.scene import Scene
from tests.render.goldmine.positions import Moment, at, show
from tests.render.strips import labels, pixels, words


def other_hands(state: State) -> State:
    """The same position with other tiles of the same kinds in every hand and in the bag."""
    other = state.clone()
    bag = list(state.bag)
    for seat, hand in enumerate(state.hands):
        new = []
        for tile in hand:
            kind = hand_kind(TILES[tile])
            swapped = next((one for one in bag if hand_kind(TILES[one]) == kind and one not in new), tile)
            if swapped != tile:
                bag.remove(swapped)
                bag.append(tile)
            new.append(swapped)
        other.hands[seat] = tuple(sorted(new))
    other.bag = tuple(sorted(bag))
    return other


def shown(kind: PictureKind, scene: Scene) -> tuple[list[bytes], str]:
    return pixels(kind, scene), words(kind, scene)


@pytest.fixture(scope="module")
def pair() -> tuple[Moment, Moment]:
    moment = at("hand")
    other = moment._replace(state=other_hands(moment.state))
    assert all(one != two for one, two in zip(moment.state.hands, other.state.hands))
    return moment, other


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_sees_the_same_whatever_is_in_the_hands(kind: str, pair: tuple[Moment, Moment]) -> None:
    one, two = (show(moment, None, "en") for moment in pair)
    assert (KINDS[kind].why_not(one) is None) == (KINDS[kind].why_not(two) is None)
    if KINDS[kind].why_not(one) is None:
        assert shown(KINDS[kind], one) == shown(KINDS[kind], two)


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_sees_nothing_of_the_hands_of_others(kind: str, pair: tuple[Moment, Moment]) -> None:
    moment, other = pair
    viewer = 1 - moment.state.turn if moment.state.turn < 2 else 0
    mixed = other.state.clone()
    mixed.hands[viewer] = moment.state.hands[viewer]
    for seat in range(moment.state.seats):
        if seat != viewer:
            scenes = [
                Scene(show(moment._replace(state=state), viewer).view, moment.names, "pl", (), seat)
                for state in (moment.state, mixed)
            ]
            if KINDS[kind].why_not(scenes[0]) is None:
                assert shown(KINDS[kind], scenes[0]) == shown(KINDS[kind], scenes[1])


def test_the_owner_sees_the_hand() -> None:
    moment = at("hand")
    seat = moment.state.turn
    scene = show(moment, seat, "en")
    drawn = " ".join(label.whole for label in labels(KINDS["hand"], scene))
    for tile in moment.state.hands[seat]:
        assert tile_name(scene, tile) in words(KINDS["hand"], scene)
        assert tile_name(scene, tile).split(",")[0].split()[0] in drawn
    assert pixels(KINDS["hand"], scene) != pixels(
        KINDS["hand"], show(moment._replace(state=other_hands(moment.state)), seat, "en")
    )


def test_of_others_one_sees_how_many_of_each_kind() -> None:
    moment = at("hand")
    drawn = {label.name: label.text for label in labels(KINDS["hand"], show(moment, None, "en"))}
    seat = moment.state.turn
    kinds = show(moment, None).view.players[seat].hand_kinds
    assert [drawn[f"kind {number}/count"] for number in range(3)] == [str(count) for count in kinds]


def test_the_tiles_of_a_hand_cannot_be_named_by_others() -> None:
    moment = at("hand")
    tile = moment.state.hands[moment.state.turn][0]
    assert KINDS["lay"].why_not(show(moment, None, plan=tile)) is not None
    assert KINDS["lay"].why_not(show(moment, moment.state.turn, plan=tile)) is None
