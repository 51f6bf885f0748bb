"""Positions of Gold Mine for tests, built from a few words through the game's JSON.

Whatever is not named is as at the beginning of phase II: three players, seat 0 to move, all miners at the entrance, every
chamber that lies holds no nugget unless it is named, all tiles that do not lie are in the bag.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.contract import EngineError, Refusal
from engine.goldmine import GOLDMINE, State
from engine.goldmine.box import ALL_TILES
from engine.goldmine.cells import Place, parse_place, place_text
from tests.engine import lines as played
from tests.engine.lines import legal

GAME = GOLDMINE
WON = "6:1 6:1 6:1"  # three pairs that the challenger wins
LOST = "1:2 1:2 6:1"
CORKED = {
    "0,-1": "I1 N", "1,0": "I2 E", "2,0": "GE1 W", "-1,0": "I3 E", "-2,0": "GE2 E", "0,1": "I4 N", "0,2": "GE3 N",
}  # fmt: skip
DICE = {2: [[2, 1]], 3: [[2, 1, 1]], 4: [[2, 1, 1, 1]], 5: [[2, 1, 1, 1, 1]], 6: [[2, 1, 1, 1, 1, 1]]}  # seat 0 starts


def deal(seats: int = 3, first: str = "T1", **more: Any) -> dict[str, Any]:
    """A deal in which seat 0 starts."""
    return {"dice": DICE[seats], "first": first, **more}


def position(
    seats: int = 3,
    mine: Mapping[str, str] | None = None,
    *,
    miners: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
    bag: Sequence[str] | None = None,
    **more: Any,
) -> State:
    """A position at the beginning of a turn in phase II."""
    laid = {"0,0": "M N", **(mine or {})}
    chosen = dict(options or {})
    five = chosen.pop("five_tiles", False)
    data = json.loads(json.dumps(GAME.to_json(GAME.setup(seats, deal(seats), chosen))))
    data |= {"five_tiles": five, "mud": data["mud"] or five}
    names = {tile.split(" ")[0] for tile in laid.values()}
    data |= {"phase": "move", "drawn": None, "laid": 20, "mine": laid, "miners": ["0,0"] * seats}
    for seat, place in (miners or {}).items():
        data["miners"][seat] = place
    data |= more
    held = {tile for hand in data["hands"] for tile in hand} | {data["drawn"]}
    data["bag"] = [tile for tile in ALL_TILES if tile not in names | held] if bag is None else sorted(bag)
    return GAME.from_json(data)


def building(seats: int = 3, mine: Mapping[str, str] | None = None, drawn: str | None = "T1", **more: Any) -> State:
    """A position in phase I."""
    state = position(seats, mine, **{"phase": "build", "drawn": drawn, "laid": len(mine or {}), **more})
    state.miners = []
    return state


def to_lay(tile: str, mine: Mapping[str, str], seats: int = 3) -> State:
    """A position in phase II in which a tile was dug."""
    return position(seats, mine, phase="put", drawn=tile)


def refused(state: State, *lines: str) -> list[Refusal]:
    """Why none of these lines is possible here; the position stays as it was."""
    return [played.refused(state, line, EngineError) for line in lines]


def codes(state: State, *lines: str) -> list[str]:
    """The codes of these refusals."""
    return [refusal.code for refusal in refused(state, *lines)]


def goals(state: State) -> set[str]:
    """Where the move under way may end."""
    return {text.split(" ")[1] for text in legal(state) if text.startswith(("go ", "chase "))}


def at(place: str) -> Place:
    """A place by its text."""
    found = parse_place(place)
    assert found is not None
    return found


def miners(state: State) -> list[str]:
    """Where everybody is."""
    return [place_text(place) for place in state.miners]
