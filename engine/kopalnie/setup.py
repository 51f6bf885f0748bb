"""The deal and the first position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from engine.contract import BadDeal
from engine.deal_checks import check_frame, check_stack
from engine.kopalnie.box import OFFERED, PLACES, SEATS, STONE, TABLE_SETUPS, TILES
from engine.kopalnie.state import AT_START, MineRow, State
from engine.rng import below, shuffled

DEAL_KEYS = ("start", "mines", "missions", "chance")


def deal(rng: Random, seats: int) -> dict[str, Any]:
    """The starting player, the tiles of each mine from the left, three missions for each seat, the chance deck, top first."""
    table = TABLE_SETUPS[seats]
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
    check_frame(deal, DEAL_KEYS, seats, SEATS)
    table = TABLE_SETUPS[seats]
    _check_mines(deal["mines"], table.mines)
    _check_missions(deal["missions"], table.missions, seats)
    check_stack("chance", deal["chance"], table.cards)

    state = State()
    state.seats = seats
    state.start = state.turn = deal["start"]
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


def stone_first(row: Iterable[str]) -> MineRow:
    """Swap the stone with the tile at the left end."""
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
        check_stack(mine, mines[mine], [f"{mine}{number}" for number in range(PLACES)])


def _check_missions(offers: Any, box: Iterable[str], seats: int) -> None:
    if not isinstance(offers, list) or len(offers) != seats:
        raise BadDeal("not_offers", part="missions", seats=seats)
    for offer in offers:
        if not isinstance(offer, list) or len(offer) != OFFERED:
            raise BadDeal("not_offers", part="missions", seats=seats)
    dealt = [mission for offer in offers for mission in offer]
    for mission, count in Counter(map(str, dealt)).items():
        if mission not in box:
            raise BadDeal("unknown_piece", part=mission[:80], stack="missions")
        if count > 1:
            raise BadDeal("wrong_count", part=mission, stack="missions", have=count, should=1)
