"""What tables must know of a game beyond the contract: where a turn ends, what reveals, what is worth counting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.gamefacts.szczesc import SZCZESC_FACTS
from engine.contract import Event, Seat
from engine.games import GAMES


class GameFacts(Protocol):
    """The questions that a table asks."""

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


class PlainFacts:
    """For a game that says nothing: every action is a turn and may have revealed something."""

    stand_in = "random"

    def turn_open(self, state: Any) -> bool:
        return False

    def reveals(self, event: Event) -> bool:
        return True

    def tally(self, state: Any, seat: Seat) -> dict[str, int]:
        return {}

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        return {}


_FACTS: dict[str, GameFacts] = {"szczesc": SZCZESC_FACTS}
_PLAIN = PlainFacts()


def facts_of(game: str) -> GameFacts:
    """What is known of a game."""
    assert game in GAMES, game
    return _FACTS.get(game, _PLAIN)
