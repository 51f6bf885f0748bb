"""How games ended: results, ratings and what a person can look back on."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.contract import Result, Teams

ALL_SERVERS = 0  # in place of a server: all of them
NO_SERVER = -1  # none of them
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


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody whom a person has played against."""

    person: int
    name: str  # at their latest table
    games: int
    ahead: int  # in how many of them the person finished ahead


@dataclass(frozen=True, slots=True)
class History:
    """A person's name, ratings over time, and opponents, in one game on one server or overall."""

    name: str
    ratings: tuple[Rating, ...]  # oldest first
    opponents: tuple[Opponent, ...]  # most frequent first


def final_places(result: Result) -> list[int]:
    """1 for every winner; behind them by score, equal scores sharing a place. A team counts as one, with its scores added up."""
    teams = teams_of(result)
    scores = {team: sum(result.scores[seat] for seat in team) for team in teams}
    won = [team for team in teams if set(team) <= set(result.winners)]
    others = [scores[team] for team in teams if team not in won]
    places = {team: 1 if team in won else 1 + len(won) + sum(other > scores[team] for other in others) for team in teams}
    return [next(places[team] for team in teams if seat in team) for seat in range(len(result.scores))]


def teams_of(result: Result) -> Teams:
    """Who played with whom, everybody alone in a team of one."""
    return result.teams or tuple((seat,) for seat in range(len(result.scores)))
