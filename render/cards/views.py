"""What the cards are made from. Nothing in them is secret: they are about finished games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Swing(NamedTuple):
    """The turn that changed a winning chance most."""

    turn: int
    seat: int  # whose chance
    before: float
    after: float


class Award(NamedTuple):
    """What one seat stands out by; its text is award-<game>-<name>."""

    name: str
    seat: int
    value: int


class Opponent(NamedTuple):
    """Games against one person."""

    name: str
    games: int
    ahead: int  # in how many of them one finished ahead


@dataclass(frozen=True)
class CardView:
    """What every card says, as a scene wants it: a card is for everybody."""

    game: str
    title: str  # of the game, in the reader's language

    @property
    def seat(self) -> None:
        return None

    @property
    def seats(self) -> int:
        return 0


@dataclass(frozen=True)
class ResultCardView(CardView):
    """A finished game."""

    points: tuple[tuple[int, ...], ...]  # after each turn, for every seat; the last are the final ones
    winners: tuple[int, ...]
    swing: Swing | None
    awards: tuple[Award, ...]

    @property
    def seats(self) -> int:
        return len(self.points[-1])


@dataclass(frozen=True)
class StatisticsCardView(CardView):
    """What a person has done; the scene's first name is theirs."""

    games: int
    wins: int
    ratings: tuple[float, ...]  # after each rated game, oldest first
    opponents: tuple[Opponent, ...]  # most frequent first
    favourites: tuple[str, ...]  # as lines in the reader's language
