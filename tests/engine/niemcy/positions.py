"""Positions of Wsiąść do Pociągu: Niemcy for tests, built from a few words through the game's JSON.

Whatever is not named is as in a turn with nothing on the map: seat 0 is on turn, nobody has cards, tickets or tracks, no
passenger stands anywhere, the display is BGKOP and the deck is long.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.contract import EngineError, Refusal
from engine.niemcy import NIEMCY, State
from engine.niemcy.box import ALL_CARDS, ALL_PASSENGERS, ALL_TICKETS, TRACK
from tests.engine import lines
from tests.engine.lines import play, story  # noqa: F401 - the tests of the bot take them from here

GAME = NIEMCY
DECK = "BGKOPRWY" * 4


def deal(seats: int = 3, *, start: int = 0, deck: str = "", passengers: str = "") -> dict[str, Any]:
    """A deal with these cards and passengers first, everything else in the order of the box."""
    return {
        "start": start,
        "deck": _first(deck, ALL_CARDS),
        "passengers": _first(passengers, ALL_PASSENGERS),
        "short": list(ALL_TICKETS[0]),
        "long": list(ALL_TICKETS[1]),
    }


def _first(wanted: str, box: Sequence[str]) -> list[str]:
    rest = list(box)
    for piece in wanted:
        rest.remove(piece)
    return [*wanted, *rest]


def position(
    seats: int = 3,
    *,
    turn: int = 0,
    hands: Mapping[int, str] | None = None,
    display: str = "BGKOP",
    deck: str = DECK,
    discards: str = "",
    cars: Mapping[int, int] | None = None,
    tracks: Mapping[int, str] | None = None,  # what a seat has, names in a row
    stations: Mapping[str, str] | None = None,
    tickets: Mapping[int, str] | None = None,  # codes in a row
    stacks: tuple[Sequence[str], Sequence[str]] = (ALL_TICKETS[0], ALL_TICKETS[1]),
    passengers: Mapping[int, str] | None = None,
    **more: Any,
) -> State:
    """A position in which a seat begins its turn."""
    data = json.loads(json.dumps(GAME.to_json(GAME.setup(seats, deal(seats), {}))))
    everyone = range(seats)
    data["hands"] = [(hands or {}).get(seat, "") for seat in everyone]
    data["known"] = [""] * seats
    data["display"], data["deck_order"], data["discards"] = list(display), deck, discards
    data["cars"] = [(cars or {}).get(seat, 45) for seat in everyone]
    data["tickets"] = [sorted((tickets or {}).get(seat, "").split()) for seat in everyone]
    held = {code for codes in data["tickets"] for code in codes}
    data["stack_orders"] = [[code for code in stack if code not in held] for stack in stacks]
    data["returned"] = [[None] * len(stack) for stack in data["stack_orders"]]
    data["stations"] = dict(stations or {})
    data["passengers"] = [(passengers or {}).get(seat, "") for seat in everyone]
    data |= {"phase": "turn", "seat_on_turn": turn, **more}
    state = GAME.from_json(data)
    for seat, names in (tracks or {}).items():
        for name in names.split():
            state.take_track(seat, TRACK[name].number)
    return state


def refused(state: State, line: str) -> Refusal:
    """Why a line is not allowed or cannot be read; the position stays as it was."""
    return lines.refused(state, line, EngineError)


def paper(state: State) -> dict[str, Any]:
    """The position as other programs read it."""
    found: dict[str, Any] = json.loads(json.dumps(GAME.to_json(state)))
    return found
