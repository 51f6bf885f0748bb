"""What statistics count of a finished game, and what stands out over many."""

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
    """The treasure dug most and the source that brought most."""
    return {"favourite_treasure": _most(TREASURES, tally), "best_source": _most(ACCOUNT, breakdown)}


def _most(names: tuple[str, ...], sums: Mapping[str, int]) -> str | None:
    """The largest, of equals the last; None when there is nothing."""
    best = max(reversed(names), key=lambda name: sums.get(name, 0))
    return best if sums.get(best, 0) > 0 else None
