"""What tables must know of a game beyond playing it: turns, revelations, statistics, the stand-in level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from engine.contract import Event, Seat
from engine.kopalnie.facts import KOPALNIE_FACTS
from engine.szczesc.facts import SZCZESC_FACTS


class GameFacts(Protocol):
    """``facts.FACTS``: what tables must know of a game beyond the contract."""

    stand_in: str  # the automat that plays for whoever is away

    def turn_open(self, state: Any) -> bool:
        """Whether someone is in the middle of a turn."""
        ...

    def reveals(self, event: Event) -> bool:
        """Whether somebody learned from this what the pieces had hidden, so that taking it back is no free matter."""
        ...

    def tally(self, state: Any, seat: Seat) -> dict[str, int]:
        """Figures of one seat at the end of a game, for statistics."""
        ...

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        """What stands out in the sums over many games."""
        ...


FACTS: dict[str, GameFacts] = {"szczesc": SZCZESC_FACTS, "kopalnie": KOPALNIE_FACTS}


def facts_of(game: str) -> GameFacts:
    """What tables must know of a game."""
    return FACTS[game]
