"""Szczęść Boże, as tables see it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Event, Seat
from engine.szczesc.box import CATEGORIES, TRANSPORTS
from engine.szczesc.state import State


class SzczescFacts:
    """Turns, revelations and statistics of this game."""

    stand_in = "foreman"

    def turn_open(self, state: State) -> bool:
        return state.space >= 0  # the work place of the turn under way

    def reveals(self, event: Event) -> bool:
        """New pieces from a stack, hands laid open, delivered cards turned up by a scoring."""
        if event.kind == "refilled":
            return event.data["piece"] is not None
        return event.kind in ("drew", "draft_ended", "shift_scored")

    def tally(self, state: State, seat: Seat) -> dict[str, int]:
        delivered = state.shafts[seat].delivered
        counts = {f"delivered {transport}": sum(code[0] == transport for code in delivered) for transport in TRANSPORTS}
        return {name: count for name, count in counts.items() if count}

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        transports = {transport: tally.get(f"delivered {transport}", 0) for transport in TRANSPORTS}
        majorities = {category.name: breakdown.get(category.name, 0) for category in CATEGORIES}
        return {"favourite_transport": _most(transports), "best_majority": _most(majorities)}


def _most(counts: dict[str, int]) -> str | None:
    """The largest; of equals the one that the game counts as worth more, so the later one."""
    best = max(reversed(counts), key=counts.__getitem__)
    return best if counts[best] else None


SZCZESC_FACTS = SzczescFacts()
