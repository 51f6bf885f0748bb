"""How games ended: results, ratings and what a person can look back on."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.contract import Result

ALL_SERVERS = 0  # in place of a server: all of them
MIN_RATED_PLAYERS = 3  # players; with two a rating would only count wins


@dataclass(slots=True)
class Statistics:
    """What one person has done in a game, on one server or overall."""

    games: int = 0
    wins: int = 0
    mean_score: float | None = None
    best_score: int | None = None
    favourites: dict[str, str | None] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person plays; ``ordinal`` is the figure to sort by."""

    person: int
    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


def final_places(result: Result) -> list[int]:
    """1 for every winner; behind them by score, equal scores sharing a place."""
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    winners = len(result.winners)
    return [
        1 if seat in result.winners else 1 + winners + sum(other > score for other in others)
        for seat, score in enumerate(result.scores)
    ]
