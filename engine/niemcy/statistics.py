"""What stands out in a player's games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Seat
from engine.niemcy.box import PASSENGERS
from engine.niemcy.network import completed
from engine.niemcy.scoring import ACCOUNT
from engine.niemcy.state import State


def tally(state: State, seat: Seat) -> dict[str, int]:
    """Completed and held tickets, connections, passengers by colour; what is 0 is left out."""
    figures = {
        "tickets_done": len(completed(state.reach[seat], state.tickets[seat])),
        "tickets_held": len(state.tickets[seat]),
        "connections": state.own[seat].bit_count(),
    }
    figures |= {f"passengers_{colour}": count for colour, count in zip(PASSENGERS, state.passengers[seat])}
    return {name: count for name, count in figures.items() if count}


def favourites(tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
    """The colour of most passengers, and what brought most points."""
    colours = {colour: tally.get(f"passengers_{colour}", 0) for colour in PASSENGERS}
    sources = {name: breakdown.get(name, 0) for name in ACCOUNT}
    return {"favourite_passenger": _most(colours), "best_source": _most(sources)}


def _most(sums: Mapping[str, int]) -> str | None:
    """The largest, of equals the last; None when there is nothing."""
    best = max(reversed(list(sums)), key=lambda name: sums[name])
    return best if sums[best] > 0 else None
