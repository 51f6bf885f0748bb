"""Kopalnie skarbów, as tables see it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Event, Seat
from engine.kopalnie.box import TREASURES
from engine.kopalnie.scoring import ACCOUNT, counts
from engine.kopalnie.state import State


class KopalnieFacts:
    """Turns, revelations and statistics of this game."""

    stand_in = "foreman"

    def turn_open(self, state: State) -> bool:
        return state.turn_open()

    def reveals(self, event: Event) -> bool:
        """The die, a chance card, a mission that was shown."""
        return event.kind in ("rolled", "drew_chance", "revealed_mission", "game_over")

    def tally(self, state: State, seat: Seat) -> dict[str, int]:
        return {kind: count for kind, count in counts(state.tiles[seat]).items() if count}

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        return {"favourite_treasure": _most(TREASURES, tally), "best_source": _most(ACCOUNT, breakdown)}


def _most(names: tuple[str, ...], sums: Mapping[str, int]) -> str | None:
    """The largest, of equals the last; None when there is nothing."""
    best = max(reversed(names), key=lambda name: sums.get(name, 0))
    return best if sums.get(best, 0) > 0 else None


KOPALNIE_FACTS = KopalnieFacts()
