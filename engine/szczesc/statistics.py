"""What statistics count of a finished game, and what stands out over many."""

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
    """The transport used most and the majority that brought most."""
    transports = {transport: tally.get(f"delivered {transport}", 0) for transport in TRANSPORTS}
    majorities = {category.name: breakdown.get(category.name, 0) for category in CATEGORIES}
    return {"favourite_transport": _most(transports), "best_majority": _most(majorities)}


def _most(counts: dict[str, int]) -> str | None:
    """The largest; of equals the one that the game counts as worth more, so the later one."""
    best = max(reversed(counts), key=counts.__getitem__)
    return best if counts[best] else None
