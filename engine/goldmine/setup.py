"""The deal and the first position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.contract import BadDeal, Refusal
from engine.goldmine.box import ALL_TILES, BAT_TOKENS, DIE, FIVE_TILES_SEATS, GOLD_TOKENS, HAND, SEATS, TEAM_TARGET, TILES, Tile
from engine.goldmine.mine import Mine
from engine.goldmine.state import State
from engine.rng import below, shuffled

DEAL_KEYS = ("dice", "first", "hands")
OPTIONS: dict[str, tuple[bool, ...]] = {"mud": (False, True), "five_tiles": (False, True), "alliances": (False, True)}
_OPTION_SEATS = {"five_tiles": FIVE_TILES_SEATS, "alliances": tuple(TEAM_TARGET)}


def is_on(options: Mapping[str, Any], name: str) -> bool:
    """Only ``true`` turns an option on."""
    return options.get(name) is True


def check_options(seats: int, options: Mapping[str, Any]) -> Refusal | None:
    """Options that do not fit the number of players."""
    for name, fitting in _OPTION_SEATS.items():
        if is_on(options, name) and seats not in fitting:
            return Refusal("option_seats", {"option": name, "needs": list(fitting), "have": seats}, name)
    return None


def hand_kind(tile: Tile) -> str | None:
    """What a tile counts as in a hand of five."""
    return "cave" if tile.cave else "passage" if tile.passage else "mud" if tile.mud else None


def deal(rng: Random, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The dice for the start; the first tile, or the hands of five tiles."""
    dice = _starting_dice(rng, seats)
    if is_on(options, "five_tiles"):
        return {"dice": dice, "hands": _hands(rng, seats)}
    mine = Mine()
    fitting = [tile for tile in ALL_TILES if mine.spots(tile)]
    return {"dice": dice, "first": fitting[below(rng, len(fitting))]}


def _starting_dice(rng: Random, seats: int) -> list[list[int]]:
    rounds: list[list[int]] = []
    rolling = seats
    while rolling > 1:
        rounds.append([below(rng, len(DIE)) + 1 for _ in range(rolling)])
        rolling = rounds[-1].count(max(rounds[-1]))
    return rounds


def _hands(rng: Random, seats: int) -> list[list[str]]:
    hands: list[list[str]] = [[] for _ in range(seats)]
    for kind, count in HAND.items():
        heap = shuffled([name for name in ALL_TILES if hand_kind(TILES[name]) == kind], rng)
        for hand in hands:
            hand += [heap.pop() for _ in range(count)]
    return hands


def setup(seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> State:
    """The first position: the starting player has a tile to lay."""
    if seats not in SEATS:
        raise BadDeal("seats", least=SEATS[0], most=SEATS[-1], have=seats)
    if refusal := check_options(seats, options):
        raise BadDeal(refusal.code, refusal.part, **refusal.figures)
    state = State(seats)
    state.five_tiles = is_on(options, "five_tiles")
    state.mud = is_on(options, "mud") or state.five_tiles
    state.alliances = is_on(options, "alliances")
    for key in ("dice", "hands" if state.five_tiles else "first"):
        if key not in deal:
            raise BadDeal("missing_key", part=key)
    state.start = state.turn = _start(seats, deal["dice"])
    state.gold_tokens = [GOLD_TOKENS] * seats
    state.bat_tokens = [BAT_TOKENS] * seats
    if state.five_tiles:
        state.hands = _checked_hands(seats, deal["hands"])
    else:
        state.drawn = _checked_first(state.mine, deal["first"])
    gone = {state.drawn, *(tile for hand in state.hands for tile in hand)}
    state.bag = tuple(tile for tile in ALL_TILES if tile not in gone)
    return state


def _start(seats: int, dice: Any) -> int:
    """Who starts by these rolls; the tied for highest roll again."""
    if not isinstance(dice, list):
        raise BadDeal("bad_dice", part="dice")
    rolling: Sequence[int] = range(seats)
    for number, roll in enumerate(dice):
        if len(rolling) == 1:
            raise BadDeal("dice_go_on", part="dice", round=number)
        good = isinstance(roll, list) and len(roll) == len(rolling)
        if not good or not all(type(die) is int and die in DIE for die in roll):
            raise BadDeal("bad_dice", part=str(roll)[:80])
        rolling = [seat for seat, die in zip(rolling, roll) if die == max(roll)]
    if len(rolling) > 1:
        raise BadDeal("dice_not_settled", part="dice")
    return rolling[0]


def _checked_first(mine: Mine, first: Any) -> str:
    if not isinstance(first, str) or first not in TILES:
        raise BadDeal("no_such_tile", part=str(first)[:80])
    if not mine.spots(first):
        raise BadDeal("first_does_not_fit", part=first)
    return first


def _checked_hands(seats: int, hands: Any) -> list[tuple[str, ...]]:
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadDeal("bad_hands", part="hands")
    seen: set[str] = set()
    for hand in hands:
        if not isinstance(hand, list) or not all(isinstance(tile, str) and tile in TILES for tile in hand):
            raise BadDeal("bad_hands", part=str(hand)[:80])
        kinds = [hand_kind(TILES[tile]) for tile in hand]
        if len(kinds) != sum(HAND.values()) or any(kinds.count(kind) != count for kind, count in HAND.items()):
            raise BadDeal("bad_hands", part=" ".join(hand)[:80])
        seen.update(hand)
    if len(seen) != seats * sum(HAND.values()):
        raise BadDeal("bad_hands", part="hands")
    return [tuple(sorted(hand)) for hand in hands]
