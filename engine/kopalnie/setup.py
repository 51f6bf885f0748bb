"""The deal and the first position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from engine.contract import BadDeal
from engine.kopalnie.box import OFFERED, PLACES, SEATS, STONE, TABLE, TILES
from engine.kopalnie.state import AT_START, Row, State
from engine.rng import below, shuffled

DEAL_KEYS = ("start", "mines", "missions", "chance")


def deal(rng: Random, seats: int) -> dict[str, Any]:
    """The starting player, the tiles of each mine from the left, three missions for each seat, the chance deck, top first."""
    table = TABLE[seats]
    start = below(rng, seats)
    mines = {mine: shuffled([f"{mine}{number}" for number in range(PLACES)], rng) for mine in table.mines}
    missions = shuffled(table.missions, rng)
    return {
        "start": start,
        "mines": mines,
        "missions": [missions[seat * OFFERED : (seat + 1) * OFFERED] for seat in range(seats)],
        "chance": shuffled(table.cards, rng),
    }


def setup(seats: int, deal: Mapping[str, Any]) -> State:
    """The first position: everybody chooses a mission."""
    for key in DEAL_KEYS:
        if key not in deal:
            raise BadDeal("missing_key", part=key)
    if seats not in SEATS:
        raise BadDeal("seats", least=SEATS[0], most=SEATS[-1], have=seats)
    table, start = TABLE[seats], deal["start"]
    if type(start) is not int or not 0 <= start < seats:
        raise BadDeal("start", part=str(start)[:80], most=seats - 1)
    _check_mines(deal["mines"], table.mines)
    _check_missions(deal["missions"], table.missions, seats)
    _check_heap("chance", deal["chance"], table.cards)

    state = State()
    state.seats = seats
    state.start = state.turn = start
    state.rows = [stone_first(deal["mines"][mine]) for mine in table.mines]
    state.picks = [AT_START] * len(table.mines)
    state.abandoned_by = [None] * len(table.mines)
    state.tiles = [[] for _ in range(seats)]
    state.coins = [0] * seats
    state.kept = [[] for _ in range(seats)]
    state.offered = [tuple(offer) for offer in deal["missions"]]
    state.missions = [None] * seats
    state.revealed = [False] * seats
    state.deck = tuple(deal["chance"])
    return state


def stone_first(row: Iterable[str]) -> Row:
    """The stone changes places with the tile at the left end."""
    tiles = list(row)
    at = next(place for place, tile in enumerate(tiles) if TILES[tile].kind == STONE)
    tiles[0], tiles[at] = tiles[at], tiles[0]
    return tuple(tiles)


def _check_mines(mines: Any, letters: str) -> None:
    if not isinstance(mines, dict):
        raise BadDeal("not_mines", part="mines")
    for mine in mines:
        if mine not in tuple(letters):
            raise BadDeal("unknown_mine", part=str(mine)[:80])
    for mine in letters:
        if mine not in mines:
            raise BadDeal("missing_mine", part=mine)
        _check_heap(mine, mines[mine], [f"{mine}{number}" for number in range(PLACES)])


def _check_missions(offers: Any, box: Iterable[str], seats: int) -> None:
    if not isinstance(offers, list) or len(offers) != seats:
        raise BadDeal("not_offers", part="missions", seats=seats)
    for offer in offers:
        if not isinstance(offer, list) or len(offer) != OFFERED:
            raise BadDeal("not_offers", part="missions", seats=seats)
    dealt = [mission for offer in offers for mission in offer]
    for mission, count in Counter(map(str, dealt)).items():
        if mission not in box:
            raise BadDeal("unknown_piece", part=mission[:80], heap="missions")
        if count > 1:
            raise BadDeal("wrong_count", part=mission, heap="missions", have=count, should=1)


def _check_heap(name: str, heap: Any, box: Iterable[str]) -> None:
    if not isinstance(heap, list) or not all(isinstance(piece, str) for piece in heap):
        raise BadDeal("not_a_heap", part=name)
    have, should = Counter(heap), Counter(box)
    for piece in have:
        if piece not in should:
            raise BadDeal("unknown_piece", part=piece[:80], heap=name)
    for piece in should:
        if have[piece] != should[piece]:
            raise BadDeal("wrong_count", part=piece, heap=name, have=have[piece], should=should[piece])
