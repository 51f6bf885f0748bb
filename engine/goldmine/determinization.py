"""A full position made up from no more than a view."""

from __future__ import annotations

from random import Random

from engine.goldmine.actions import DuelDice
from engine.goldmine.box import HAND, TILES
from engine.goldmine.setup import hand_kind
from engine.goldmine.state import State
from engine.goldmine.view import View
from engine.rng import shuffled

_TRIES = 20  # at hands that agree with who had to draw


def determinize(view: View, rng: Random) -> State:
    """A full position that looks exactly like the view; hidden hands are drawn anew."""
    state = State(view.seats)
    for name in ("mud", "five_tiles", "alliances", "phase", "start", "mine", "aside", "laid", "bonus", "given", "progress",
                 "quiet"):  # fmt: skip
        setattr(state, name, getattr(view, name))
    state.turn = view.start if view.turn is None else view.turn
    state.nuggets = frozenset(view.nuggets)
    state.miners = [player.miner for player in view.players if player.miner is not None]
    state.gold = [player.gold for player in view.players]
    state.gold_tokens = [player.gold_tokens for player in view.players]
    state.bat_tokens = [player.bat_tokens for player in view.players]
    state.drawn = view.drawn or ""
    state.steps = view.steps or 0
    if view.challenge:
        state.challenge, state.against = view.challenge.kind, view.challenge.against
        state.rolls = tuple(DuelDice(*pair) for pair in view.challenge.rolls)
    state.winners = view.winners or ()
    state.bag = view.unseen
    state.hands = [player.hand or () for player in view.players]
    if any(player.hand is None for player in view.players):
        _imagine_hands(view, state, rng)
    return state


def _imagine_hands(view: View, state: State, rng: Random) -> None:
    """Whoever lays from the hand has a tile that fits, whoever draws has none; a hidden hand must agree."""
    for _ in range(_TRIES):
        heap = shuffled(view.unseen, rng)
        for seat, player in enumerate(view.players):
            if player.hand is None:
                state.hands[seat] = tuple(sorted(_take(heap, player.hand_kinds)))
        fits = any(state.mine.spots(tile) for tile in state.hands[state.turn])
        if view.phase != "build" or fits is (view.drawn is None):
            break
    else:
        if view.drawn is None:
            _take_fitting(state, heap)
    state.bag = tuple(sorted(heap))


def _take(heap: list[str], kinds: tuple[int, ...]) -> list[str]:
    hand = []
    for kind, count in zip(HAND, kinds):
        for _ in range(count):
            tile = next(tile for tile in heap if hand_kind(TILES[tile]) == kind)
            heap.remove(tile)
            hand.append(tile)
    return hand


def _take_fitting(state: State, heap: list[str]) -> None:
    """Exchange a tile of the hand for one of its kind that fits."""
    hand = list(state.hands[state.turn])
    for at, tile in enumerate(hand):
        kind = hand_kind(TILES[tile])
        for other in heap:
            if hand_kind(TILES[other]) == kind and state.mine.spots(other):
                heap.remove(other)
                heap.append(tile)
                hand[at] = other
                state.hands[state.turn] = tuple(sorted(hand))
                return
