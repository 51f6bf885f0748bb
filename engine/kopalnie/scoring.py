"""Scoring of tiles, cards, coins and missions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.kopalnie.box import (
    CARDS,
    COLLECTOR_SETS,
    FORMS,
    FORMS_BONUS,
    GEMS,
    KINDS,
    LAST_DIGGER,
    MISSIONS,
    NEW_LANDS,
    PACK,
    PACK_POINTS,
    SETS,
    SMALL_BOARD,
    STONE,
    TABLE_SETUPS,
    TILES,
    TREASURES,
    TREASURY_COINS,
)  # fmt: skip
from engine.kopalnie.state import State

# What a score is made of, in the order in which it is counted; "chance" are the kept cards that pay at the end.
ACCOUNT = ("mission", "chance", "coins", *TREASURES, "free", "stones")


class Holding(NamedTuple):
    """The possessions of one player."""

    tiles: Sequence[str]
    coins: int
    cards: Sequence[str]  # kept chance cards
    last_digger: bool = False  # has shown that mission


class Threshold(NamedTuple):
    """A threshold of a set table."""

    tiles: int  # minimum number
    points: int


def counts(tiles: Sequence[str], cards: Sequence[str] = ()) -> dict[str, int]:
    """Number of tiles by kind, including cards that count as a tile."""
    result = dict.fromkeys(KINDS, 0)
    for tile in tiles:
        result[TILES[tile].kind] += 1
    for card in cards:
        if kind := CARDS[card].tile:
            result[kind] += 1
    return result


def forms(tiles: Sequence[str]) -> dict[str, int]:
    """Bronze tiles by form."""
    result = dict.fromkeys(FORMS, 0)
    for tile in tiles:
        if form := TILES[tile].form:
            result[form] += 1
    return result


def set_points(kind: str, count: int) -> int:
    """Points of a set, without the bonus for bronze of all forms; 0 below the first threshold."""
    return next((points for least, points in reversed(SETS[kind]) if count >= least), 0)


def next_threshold(kind: str, count: int) -> Threshold | None:
    """The next threshold of a set; None after the last one."""
    return next((Threshold(least, points) for least, points in SETS[kind] if count < least), None)


def forms_bonus(by_form: Mapping[str, int]) -> int:
    """Points for complete groups of cauldron, figurine and knife."""
    return FORMS_BONUS * min(by_form.values())


def free_tiles(by_kind: Mapping[str, int]) -> int:
    """Treasures that belong to no set; three of them make a pack."""
    return sum(by_kind[kind] for kind in TREASURES if by_kind[kind] < SETS[kind][0][0])


def account(holding: Holding, mission_points: int = 0) -> dict[str, int]:
    """The score of a player by category (ACCOUNT)."""
    by_kind = counts(holding.tiles, holding.cards)
    rows = dict.fromkeys(ACCOUNT, 0)
    rows["mission"] = mission_points
    rows["chance"] = sum(by_kind[CARDS[card].bonus] for card in holding.cards if CARDS[card].bonus)
    rows["coins"] = holding.coins
    for kind in TREASURES:
        rows[kind] = set_points(kind, by_kind[kind])
    rows["bronze"] += forms_bonus(forms(holding.tiles))
    rows["free"] = free_tiles(by_kind) // PACK * PACK_POINTS
    rows["stones"] = set_points(STONE, by_kind[STONE])
    return rows


def mission_done(mission: str, seat: int, holdings: Sequence[Holding]) -> bool:
    """True if this seat's mission would be done if the game ended now."""
    own = holdings[seat]
    by_kind = counts(own.tiles, own.cards)
    if most := MISSIONS[mission].most:
        others = (counts(other.tiles, other.cards)[most] for at, other in enumerate(holdings) if at != seat)
        return by_kind[most] > max(others)
    return _DONE[mission](own, by_kind, len(holdings))


_DONE: dict[str, Callable[[Holding, Mapping[str, int], int], bool]] = {
    "golden_hand": lambda own, by_kind, seats: all(by_kind[kind] for kind in TREASURES),
    LAST_DIGGER: lambda own, by_kind, seats: own.last_digger,
    "clean_hands": lambda own, by_kind, seats: not by_kind[STONE],
    "collector": lambda own, by_kind, seats: sum(set_points(kind, by_kind[kind]) > 0 for kind in TREASURES) >= COLLECTOR_SETS,
    "full_forge": lambda own, by_kind, seats: all(forms(own.tiles).values()),
    "treasury": lambda own, by_kind, seats: own.coins >= TREASURY_COINS,
    "traveller": lambda own, by_kind, seats: len({tile[0] for tile in own.tiles}) >= TABLE_SETUPS[seats].traveller,
    "new_lands": lambda own, by_kind, seats: len({tile[0] for tile in own.tiles if tile[0] in SMALL_BOARD}) >= NEW_LANDS,
    "gem_pair": lambda own, by_kind, seats: by_kind["ruby"] >= GEMS and by_kind["diamond"] >= GEMS,
}


def holdings_of(state: State) -> list[Holding]:
    """The possessions of every seat; all are public."""
    return [Holding(*everything) for everything in zip(state.tiles, state.coins, state.kept, state.revealed)]


def final_accounts(state: State) -> list[dict[str, int]]:
    """The account of every seat, missions included."""
    held = holdings_of(state)
    rows = []
    for seat, (mission, holding) in enumerate(zip(state.missions, held)):
        done = mission is not None and mission_done(mission, seat, held)
        rows.append(account(holding, MISSIONS[mission].points if mission and done else 0))
    return rows


def points_so_far(state: State) -> list[int]:
    """The score of every seat if the game ended now."""
    return [sum(rows.values()) for rows in final_accounts(state)]


def winners(accounts: Sequence[Mapping[str, int]]) -> tuple[int, ...]:
    """The seats with the highest score; a tie is a shared victory."""
    scores = [sum(rows.values()) for rows in accounts]
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
