"""Tournaments: many games between the same players, with win rates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from engine.contract import AnyGame, Json
from engine.match import play_game
from engine.players import Player

CONFIDENCE = 1.96  # z-score of a 95% confidence interval


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """Outcome of one game, indexed by player, not by seat."""

    wins: tuple[float, ...]  # a shared victory is divided
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """Win rate and mean score of one player."""

    name: str
    win_rate: float
    interval: tuple[float, float]
    mean_score: float


def play_round(
    game: AnyGame, players: Sequence[Player], seed: int, number: int, options: Mapping[str, Json] | None = None
) -> GameOutcome:
    """Play game ``number`` of a tournament; each deal is played once in each rotation of the seats."""
    count = len(players)
    turned = number % count
    seating = [(seat + turned) % count for seat in range(count)]  # player by seat
    names = [str(at) for at in seating]
    state, _ = play_game(game, [players[at] for at in seating], names, seed + number // count, options=options)
    result = game.result(state)
    assert result is not None
    wins, scores = [0.0] * count, [0] * count
    for seat, at in enumerate(seating):
        scores[at] = result.scores[seat]
        wins[at] = (seat in result.winners) / len(result.winners)
    return GameOutcome(tuple(wins), tuple(scores))


def standings(names: Sequence[str], outcomes: Iterable[GameOutcome]) -> list[PlayerStanding]:
    """Summarise the outcomes for each player."""
    played = list(outcomes)
    return [
        PlayerStanding(
            name,
            rate := sum(outcome.wins[at] for outcome in played) / len(played),
            interval(rate, len(played)),
            sum(outcome.scores[at] for outcome in played) / len(played),
        )
        for at, name in enumerate(names)
    ]


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson score interval for a win rate."""
    squared = CONFIDENCE**2
    middle = (rate + squared / (2 * games)) / (1 + squared / games)
    spread = CONFIDENCE / (1 + squared / games) * sqrt(rate * (1 - rate) / games + squared / (4 * games**2))
    return max(0.0, middle - spread), min(1.0, middle + spread)
