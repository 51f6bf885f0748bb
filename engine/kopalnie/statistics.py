"""Figures of a finished game for statistics, and highlights over many games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Seat
from engine.kopalnie.box import TREASURES
from engine.kopalnie.scoring import ACCOUNT, counts
from engine.kopalnie.state import State


def tally(state: State, seat: Seat) -> dict[str, int]:
    """Treasures by kind."""
    return {kind: count for kind, count in counts(state.tiles[seat]).items() if count}


def favourites(tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
    """The most collected treasure and the source with the most points."""
    return {"favourite_treasure": _most(TREASURES, tally), "best_source": _most(ACCOUNT, breakdown)}


def _most(names: tuple[str, ...], sums: Mapping[str, int]) -> str | None:
    """The largest, in a tie the last; None if all are zero."""
    best = max(reversed(names), key=lambda name: sums.get(name, 0))
    return best if sums.get(best, 0) > 0 else None
