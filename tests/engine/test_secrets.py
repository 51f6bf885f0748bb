"""Views and events hold nothing that their reader may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import given

from engine.contract import Event
from engine.rng import rng_at, shuffled
from engine.szczesc import State
from tests.engine.lines import legal, only, play, story, viewers
from tests.engine.positions import GAME, complete, deal, look, position, shaft
from tests.engine.test_properties import some_games, some_of
from tests.examples import few

CARD = re.compile(r"\b[HWCL]-[YBGK]+\b")
PIECE = re.compile(r"\b(?:[HWCL]-[YBGK]+|[YBGK][12][LD])\b")


def hidden(data: dict[str, Any], viewer: int | None) -> list[tuple[list[str], slice]]:
    """Every heap with the part of it that this viewer may not know, tiles before cards."""
    heaps = [(data["tile_stack"], slice(None)), (data["order_stack"], slice(None))]
    if viewer is None or viewer != data["turn"]:
        heaps += [(data["held"], slice(None)), (data["put_back"], slice(None))]
    for seat, cards in enumerate(data["delivery_order"]):
        if seat != viewer and not data["open_deliveries"]:
            heaps.append((cards, slice(data["revealed"][seat], None)))
    return heaps


def with_other_secrets(state: State, viewer: int | None, rng: Random) -> State:
    """A position that differs in nothing but what this viewer may not know."""
    data = json.loads(json.dumps(GAME.to_json(state)))
    heaps = hidden(data, viewer)
    hands = [data["pending"][seat] for seat in range(state.seats) if seat != viewer] if state.phase == "draft" else []
    for is_card in (False, True):
        pool = [piece for heap, part in heaps for piece in heap[part] if ("-" in piece) is is_card]
        pool = shuffled([*pool, *(card for hand in hands for card in hand if is_card)], rng)
        for heap, part in heaps:
            if heap[part] and ("-" in heap[part][0]) is is_card:
                count = len(heap[part])
                heap[part] = pool[:count]
                del pool[:count]
        for hand in hands if is_card else []:
            count = len(hand)
            hand.clear()
            hand.update({card: list(card[2:]) for card in pool[:count]})
            del pool[:count]
        assert not pool
    data["delivered"] = [sorted(cards) for cards in data["delivery_order"]]
    return GAME.from_json(data)


@given(some_games)
@few(12)
def test_no_hidden_card_is_named_in_a_view(game: tuple[int, int, str, bool]) -> None:
    for step in some_of(game, 12):
        data = GAME.to_json(step.before)
        for viewer in viewers(step.before):
            secret = {piece for heap, part in hidden(data, viewer) for piece in heap[part] if "-" in piece}
            if step.before.phase == "draft":
                secret |= {card for seat, hand in enumerate(data["pending"]) if seat != viewer for card in hand}
            assert not secret & set(CARD.findall(repr(GAME.observe(step.before, viewer))))


def test_what_is_hidden_is_drawn_anew() -> None:
    view = GAME.observe(play(position(), "money 4"), 1)
    once, again, other = (GAME.determinize(view, rng_at(seed, 0)) for seed in (1, 1, 2))
    assert once == again
    assert once.tile_stack != other.tile_stack
    assert once.order_stack != other.order_stack


def test_a_spectator_sees_what_the_places_cost_the_one_on_turn() -> None:
    state = position(turn=1, miners={0: 9, 1: 1, 2: 9}, standing={"money 4": (0, 1)})
    closed = {viewer: GAME.observe(state, viewer).places for viewer in (None, 0, 1)}
    assert closed[None] == closed[1] != closed[0]


def everything(state: State) -> list[str]:
    """All pieces, wherever they are."""
    data = GAME.to_json(state)
    keys = ("tile_stack", "order_stack", "held", "put_back", "display", "workshop", "orders", "bought", "pending", "delivered")
    return sorted(PIECE.findall(json.dumps([data[key] for key in keys])))


def public(state: State) -> dict[str, Any]:
    """The position without any heap that holds a secret."""
    secret = {"tile_stack", "order_stack", "held", "put_back", "delivered", "delivery_order"}
    secret |= {"pending"} if state.phase == "draft" else set()
    return {key: value for key, value in GAME.to_json(state).items() if key not in secret}


@given(some_games)
@few(12)
def test_public_events_name_only_what_lies_open(game: tuple[int, int, str, bool]) -> None:
    mute = {"drafted", "drew", "put_back", "delivered", "kept_none", "placed", "mined"}
    for step in some_of(game, 80):
        seen = set(PIECE.findall(repr([GAME.observe(position, None) for position in (step.before, step.after)])))
        for event in step.events:
            named = set(PIECE.findall(repr(event.data)))
            if event.only_for is None:
                assert named <= seen
                assert not (named and event.kind in mute)
            else:
                assert event.only_for == event.seat == step.seat


def seen_by(events: Sequence[Event], seat: int | None) -> str:
    return repr([event for event in events if event.only_for is None or event.only_for == seat])


def test_draft_hands_are_secret_until_the_draft_ends() -> None:
    state, events = story(GAME.setup(3, deal(orders=["H-Y", "L-K"]), {}), "draft H-Y")
    for viewer, knows in ((None, False), (0, False), (1, False), (2, True)):
        view = GAME.observe(state, viewer)
        assert ("H-Y" in CARD.findall(repr(view))) is knows
        assert ("H-Y" in seen_by(events, viewer)) is knows
        assert (len(view.shafts[2].pending), view.shafts[2].in_hand) == ((1, 0) if knows else (0, 1))
    while look(state)["phase"] == "draft":
        state, events = story(state, legal(state)[0])
    ended = only(events, "draft_ended")
    assert ended.only_for is None
    assert ended.data["hands"] == [list(hand) for hand in look(state)["pending"]]
    assert "H-Y" in CARD.findall(repr(GAME.observe(state, None)))


def test_a_draw_is_seen_by_the_one_who_draws() -> None:
    for line, pieces in (("order draw", ["H-Y", "L-K", "C-GG"]), ("workshop draw", ["Y1L", "B2D", "K1D"])):
        before = position(order_stack=pieces) if line == "order draw" else position(tile_stack=pieces)
        state, drawn = story(before, line)
        assert GAME.observe(state, 0).held == tuple(pieces)
        assert only(drawn, "drew").data["count"] == 3
        put_back = story(state, f"keep none bottom {pieces[2]} {pieces[0]} {pieces[1]}")[1]
        assert only(put_back, "put_back_pieces").data["pieces"] == [pieces[2], pieces[0], pieces[1]]
        for viewer in (None, 1, 2):
            view = GAME.observe(state, viewer)
            assert (view.held, view.held_count) == (None, 3)
            assert not set(pieces) & set(PIECE.findall(seen_by(drawn + put_back, viewer)))


def test_delivered_cards_lie_face_down_until_the_next_scoring() -> None:
    for open_table in (False, True):
        mine = shaft(pending=complete("H-Y", "H-GG"), delivered=["L-K"])
        state = position(miners={0: 2, 1: 0, 2: 0}, shafts={0: mine}, open_deliveries=open_table)
        state, events = story(state, "deliver H")
        for viewer in (None, 1):
            cards = GAME.observe(state, viewer).shafts[0]
            assert cards.delivered == (("L-K", "H-Y", "H-GG") if open_table else ("L-K",))
            assert cards.face_down == (0 if open_table else 2)
            assert ("H-GG" in seen_by(events, viewer)) is open_table
        assert GAME.observe(state, 0).shafts[0].delivered == ("L-K", "H-Y", "H-GG")
        state, events = story(state, "money 1")
        assert GAME.observe(state, None).shafts[0].delivered == ("L-K", "H-Y", "H-GG")
        assert only(events, "shift_scored").data["delivered"] == [["L-K", "H-Y", "H-GG"], [], []]


def test_winners_are_named_at_the_end() -> None:
    before = position(2, shift=3, scores={1: 5}, miners={0: 1, 1: 0})
    assert GAME.observe(before, None).winners is None
    assert GAME.observe(play(before, "money 1"), None).winners == (1,)


def test_money_orders_and_coal_are_public() -> None:
    mine = shaft(level=2, cage="B", store="K", pending=complete("W-K"), bought=["B1L"], carts={"B": ".B"})
    state = play(position(money={1: 3}, shafts={1: mine}), "money 6")
    assert GAME.observe(state, None).money == (15, 3, 9)
    view = GAME.observe(state, 2).shafts[1]
    assert (view.level, view.cage, view.store, view.carts, view.tiles) == (2, "B", "K", ("Y", ".B", "G", "K"), ("B1L",))
    assert (view.light, view.dark, [order.code for order in view.pending]) == (1, 0, ["W-K"])
