"""Positions of Kopalnie skarbów for tests, built from a few words through the game's JSON.

Whatever is not named is as in a game that has just begun: every mine lies in the order of its tiles (A0 the stone, A1 …),
seat 0 is on turn, nobody has anything but a mission. Tiles and cards that are named elsewhere leave mines and deck.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kopalnie import KOPALNIE, State
from tests.engine.lines import legal, play, story  # noqa: F401 - the tests of the bot take them from here
from tests.engine.positions import without

GAME = KOPALNIE
MINES = {2: "ABCDEF", 3: "ABCDEF", 4: "ABCDEFGHIJ", 5: "ABCDEFGHIJ"}
# A mission each that nothing in most positions fulfils.
HARMLESS = ["treasury", "traveller", "collector", "full_forge", "papyrus_keeper"]
OFFERS = [
    ["treasury", "gold_rush", "clean_hands"], ["traveller", "crystal_heart", "last_digger"],
    ["collector", "ruby_trail", "power_of_craft"], ["full_forge", "golden_hand", "diamond_crown"],
    ["papyrus_keeper", "new_lands", "gem_pair"],
]  # fmt: skip


def card_box(seats: int) -> list[str]:
    """Every chance card of a game with this number of players."""
    copies = {
        "new_hope": 4, "gold_nugget": 2, "crystal_bonus": 1, "gold_bonus": 1, "bronze_bonus": 1, "papyrus_bonus": 1,
        "ruby_bonus": 1, "lantern": 3, "two_trails": 2, "spare_pick": 2, "lucky_guess": 3, "gold_vein": 3, "danger_zone": 3,
        "purse": 3, "papyrus_dealer": 1, "tidy_up": 2, "tribute": 2, "lucky_roll": 2,
    }  # fmt: skip
    if seats >= 4:
        copies |= {"pink_diamond": 1, "diamond_bonus": 1, "diamond_market": 1}
    return sorted(Counter(copies).elements())


def deal(seats: int = 4, *, start: int = 0, mines: Mapping[str, Sequence[str]] | None = None, deck: Sequence[str] = ()) -> Any:
    """A deal with these cards on top of the deck and, where not named, every mine in the order of its tiles."""
    rows = {mine: [f"{mine}{number}" for number in range(7)] for mine in MINES[seats]}
    return {
        "start": start,
        "mines": rows | {mine: list(row) for mine, row in (mines or {}).items()},
        "missions": OFFERS[:seats],
        "chance": [*deck, *without(card_box(seats), deck)],
    }


def position(
    seats: int = 4,
    *,
    turn: int = 0,
    mines: Mapping[str, str] | None = None,  # the places of a mine as figures of its tiles, dots where they are gone
    picks: Mapping[str, int] | None = None,  # 1 to 7
    lying: Mapping[str, int] | None = None,
    tiles: Mapping[int, str] | None = None,  # what a seat has, codes in a row
    coins: Mapping[int, int] | None = None,
    kept: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    missions: Mapping[int, str] | None = None,
    abandoned: str = "",  # the mines that are closed, each with its tile 6 left
    **more: Any,
) -> State:
    """A position in which a seat is to dig."""
    state = GAME.setup(seats, deal(seats, deck=deck), {})
    data = json.loads(json.dumps(GAME.to_json(state)))
    owned = {seat: words.split() for seat, words in (tiles or {}).items()}
    gone = {tile for row in owned.values() for tile in row}
    data["mines"] = {mine: [None if tile in gone else tile for tile in row] for mine, row in data["mines"].items()}
    for mine, row in (mines or {}).items():
        data["mines"][mine] = [None if figure == "." else f"{mine}{figure}" for figure in row]
    for mine in abandoned:
        data["mines"][mine] = None
        data["abandoned"][mine] = f"{mine}6"
    data["abandoned_by"] = [(seats - 1 if mine in abandoned else None) for mine in MINES[seats]]
    data["picks"] |= picks or {}
    data["lying"] = dict(lying or {})
    data["tiles"] = [owned.get(seat, []) for seat in range(seats)]
    data["coins"] = [(coins or {}).get(seat, 0) for seat in range(seats)]
    data["kept"] = [list((kept or {}).get(seat, [])) for seat in range(seats)]
    held = [card for cards in data["kept"] for card in cards]
    data["chance_deck"] = [*deck, *without(card_box(seats), [*deck, *held])]
    data["missions"] = [(missions or {}).get(seat, HARMLESS[seat]) for seat in range(seats)]
    data |= {"phase": "dig", "turn": turn, **more}
    return GAME.from_json(data)
