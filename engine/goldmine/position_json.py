"""A position as JSON: the documented keys that other tools read, and beside them what is needed to rebuild it.

It is the whole truth, with the hands; what a person may see is a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.goldmine.actions import DuelDice
from engine.goldmine.cells import Cell, Place, cell_text, parse_cell, parse_place, place_text
from engine.goldmine.mine import built
from engine.goldmine.state import State

_PLAIN = ("mud", "five_tiles", "alliances", "phase", "start", "laid", "bonus", "given", "progress", "quiet")
_LISTS = ("gold", "gold_tokens", "bat_tokens")


def to_json(state: State) -> dict[str, Any]:
    """The position, as documented in docs/goldmine-record.md."""
    over = state.phase == "over"
    acting = state.to_act()
    return {
        "phase": state.phase,
        "turn": None if over else state.turn,
        "to_act": acting[0] if acting else None,
        "start": state.start,
        "mine": {cell: f"{name} {side}" for cell, name, side in state.mine.items()},
        "nuggets": [cell_text(cell) for cell in sorted(state.nuggets)],
        "miners": [place_text(place) for place in state.miners] or [None] * state.seats,
        "gold": list(state.gold),
        "gold_tokens": list(state.gold_tokens),
        "bat_tokens": list(state.bat_tokens),
        "bag": list(state.bag),
        "hands": [list(hand) for hand in state.hands],
        "drawn": state.drawn or None,
        "laid": state.laid,
        "steps": state.steps or None,
        "challenge": _challenge(state) if state.phase in ("drop", "chase") else None,
        "bonus": state.bonus,
        "given": state.given,
        "progress": state.progress,
        "quiet": state.quiet,
        "target": state.target(),
        "winners": list(state.winners) if over else None,
        # beyond the documented keys: the options, and what chance is in the middle of
        "mud": state.mud,
        "five_tiles": state.five_tiles,
        "alliances": state.alliances,
        "aside": list(state.aside),
        "duel": _duel(state) if state.challenge else None,
    }


def _duel(state: State) -> dict[str, Any]:
    rolls = [[pair.challenger, pair.defender] for pair in state.rolls]
    return {"kind": state.challenge, "by": state.turn, "against": state.against, "rolls": rolls}


def _challenge(state: State) -> dict[str, Any]:
    return {**_duel(state), "winner": state.duel_winner()}


def from_json(data: Mapping[str, Any]) -> State:
    """The position that ``to_json`` wrote."""
    state = State(len(data["gold"]))
    for name in _PLAIN:
        setattr(state, name, data[name])
    for name in _LISTS:
        setattr(state, name, list(data[name]))
    state.turn = state.start if data["turn"] is None else data["turn"]  # when over, nobody is on turn
    laid = ((_cell(cell), *tile.split(" ")) for cell, tile in data["mine"].items())
    state.mine = built((cell, name, side) for cell, name, side in laid)
    state.nuggets = frozenset(map(_cell, data["nuggets"]))
    state.miners = [_place(place) for place in data["miners"] if place is not None]
    state.bag = tuple(data["bag"])
    state.aside = tuple(data["aside"])
    state.hands = [tuple(hand) for hand in data["hands"]]
    state.drawn = data["drawn"] or ""
    state.steps = data["steps"] or 0
    if data["duel"]:
        state.challenge, state.against = data["duel"]["kind"], data["duel"]["against"]
        state.rolls = tuple(DuelDice(*pair) for pair in data["duel"]["rolls"])
    state.winners = tuple(data["winners"] or ())
    return state


def _cell(text: str) -> Cell:
    cell = parse_cell(text)
    assert cell is not None
    return cell


def _place(text: str) -> Place:
    place = parse_place(text)
    assert place is not None
    return place
