"""A position as JSON: the documented keys for other tools, and further keys needed to restore it.

It contains all hidden information, including the deck in its order; a view has only what a seat may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kopalnie.box import TABLE_SETUPS
from engine.kopalnie.scoring import counts, final_accounts, winners
from engine.kopalnie.state import State, closed_row

# Copied unchanged: numbers and strings; lists are copied one level deep.
_PLAIN = ("seats", "ply", "digs", "dug", "fresh", "two_trails", "again", "coin_left", "coin_stones", "coin_mine")
_LISTS = ("coins", "missions", "revealed", "used", "boxed")


def to_json(state: State) -> dict[str, Any]:
    """The position, as documented in docs/kopalnie-record.md."""
    over = state.phase == "over"
    accounts = final_accounts(state)
    mines = TABLE_SETUPS[state.seats].mines
    open_mines = [by is None for by in state.abandoned_by]
    return {
        "phase": state.phase,
        "turn": None if over or state.phase == "missions" else state.turn,
        "start": state.start,
        "mines": {mine: list(row) if is_open else None for mine, row, is_open in zip(mines, state.rows, open_mines)},
        "picks": {mine: pick + 1 for mine, pick in zip(mines, state.picks)},
        "lying": dict(state.lying),
        "abandoned": {mine: row[0] for mine, row, is_open in zip(mines, state.rows, open_mines) if not is_open},
        "tiles": [list(tiles) for tiles in state.tiles],
        "counts": [counts(tiles) for tiles in state.tiles],
        "coins": list(state.coins),
        "kept": [list(cards) for cards in state.kept],
        "missions": list(state.missions),
        "deck": len(state.deck),
        "used": list(state.used),
        "mine": state.mine or None,
        "rolls": list(state.rolls),
        "card": state.card or None,
        "named": state.named or None,
        "scores": [sum(rows.values()) for rows in accounts],
        "accounts": accounts,
        "winners": list(winners(accounts)) if over else None,
        # undocumented keys, needed by ``from_json``
        **{name: getattr(state, name) for name in _PLAIN},
        "revealed": list(state.revealed),
        "boxed": list(state.boxed),
        "abandoned_by": list(state.abandoned_by),
        "offered": [list(offer) for offer in state.offered],
        "chance_deck": list(state.deck),
    }


def from_json(data: Mapping[str, Any]) -> State:
    """Restore a position from ``to_json``."""
    state = State()
    for name in ("phase", "start", *_PLAIN):
        setattr(state, name, data[name])
    for name in _LISTS:
        setattr(state, name, list(data[name]))
    for name in ("mine", "card"):
        setattr(state, name, data[name] or "")
    state.turn = data["start"] if data["turn"] is None else data["turn"]
    state.named = data["named"] or 0
    state.rolls = tuple(data["rolls"])
    state.rows = [closed_row(data["abandoned"][mine]) if row is None else tuple(row) for mine, row in data["mines"].items()]
    state.picks = [place - 1 for place in data["picks"].values()]
    state.abandoned_by = list(data["abandoned_by"])
    state.lying = dict(data["lying"])
    state.tiles = [list(tiles) for tiles in data["tiles"]]
    state.kept = [list(cards) for cards in data["kept"]]
    state.offered = [tuple(offer) for offer in data["offered"]]
    state.deck = tuple(data["chance_deck"])
    return state
