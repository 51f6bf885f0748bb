"""Figures of a finished game for statistics, and highlights over many games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Seat
from engine.szczesc.box import CATEGORIES, TRANSPORTS
from engine.szczesc.state import State


def tally(state: State, seat: Seat) -> dict[str, int]:
    """Orders delivered by transport."""
    delivered = state.shafts[seat].delivered
    counts = {f"delivered {transport}": sum(code[0] == transport for code in delivered) for transport in TRANSPORTS}
    return {name: count for name, count in counts.items() if count}


def favourites(tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
    """The most used transport and the majority with the most points."""
    transports = {transport: tally.get(f"delivered {transport}", 0) for transport in TRANSPORTS}
    majorities = {category.name: breakdown.get(category.name, 0) for category in CATEGORIES}
    return {"favourite_transport": _most(transports), "best_majority": _most(majorities)}


def _most(counts: dict[str, int]) -> str | None:
    """The largest; in a tie the later one, which is worth more in the game."""
    best = max(reversed(counts), key=counts.__getitem__)
    return best if counts[best] else None
