"""The course of a finished game, turn by turn: points, winning chances, the largest swing, and awards from its figures.

Everything hidden counts here, so it is only for games that are over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from engine.contract import CHANCE, Seat
from engine.game_package import GamePackage
from engine.record import Record, replay

MAX_AWARDS = 3


class Standing(NamedTuple):
    """How everybody stood after a turn."""

    turn: int  # 0: the beginning
    mover: Seat | None
    points: tuple[int, ...]
    chances: tuple[float, ...]  # of each seat to win; empty without an adviser


class Swing(NamedTuple):
    """One turn changed a seat's winning chance."""

    turn: int
    mover: Seat | None  # whose turn it was
    seat: Seat  # whose chance it changed
    before: float
    after: float


class Award(NamedTuple):
    """One seat stands out in one figure."""

    name: str
    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class GameCourse:
    """A whole game in figures."""

    standings: tuple[Standing, ...]
    figures: tuple[Mapping[str, int], ...]  # by seat: the figures of the statistics, and what the score is made of
    swing: Swing | None


def game_course(record: Record, package: GamePackage) -> GameCourse:
    """Replay a finished game; raises EngineError for an invalid record and ValueError for an unfinished one."""
    game = record.game
    watcher = _Watcher(package)
    played = replay(record, before_action=watcher.before_action)
    if played.error is not None:
        raise played.error
    result = game.result(played.state)
    if result is None:
        raise ValueError("the game is not over")
    winners = len(result.winners)
    chances = tuple(1 / winners if seat in result.winners else 0.0 for seat in range(len(result.scores)))
    last = Standing(watcher.turns + 1, watcher.mover, result.scores, chances if package.adviser else ())
    standings = (*watcher.standings, last) if package.standing else (last,)
    figures = tuple({**game.tally(played.state, seat), **rows} for seat, rows in enumerate(result.breakdown))
    return GameCourse(standings, figures, largest_swing(standings[:-1]))


class _Watcher:
    """Collects how everybody stood whenever a turn was over."""

    def __init__(self, package: GamePackage) -> None:
        self.standings: list[Standing] = []
        self.turns = -1  # finished ones; the first position counts as turn 0
        self.mover: Seat | None = None
        self._package, self._adviser = package, package.adviser() if package.adviser else None

    def before_action(self, state: Any, seat: Seat, action: Any) -> None:
        if not self.standings or not self._package.game.turn_open(state):
            self.turns += 1
            chances = tuple(self._adviser.chances(state)) if self._adviser else ()
            points = tuple(self._package.standing(state)) if self._package.standing else ()
            self.standings.append(Standing(self.turns, self.mover, points, chances))
        if seat != CHANCE:
            self.mover = seat


def largest_swing(standings: Sequence[Standing]) -> Swing | None:
    """The turn that changed a winning chance most. None: nothing to compare."""
    found = [
        Swing(now.turn, now.mover, seat, before.chances[seat], now.chances[seat])
        for before, now in pairwise(standings)
        for seat in range(len(now.chances))
        if now.mover is not None
    ]
    return max(found, key=lambda swing: abs(swing.after - swing.before), default=None)


def choose_awards(figures: Sequence[Mapping[str, int]], names: Sequence[str], most: int = MAX_AWARDS) -> list[Award]:
    """Of the figures with these names, those in which one seat stands out most; at first one for each seat."""
    found: list[tuple[float, Award]] = []
    for name in names:
        values = [row.get(name, 0) for row in figures]
        best = max(values, default=0)
        if best > 0 and values.count(best) == 1:
            lead = (best - sorted(values)[-2]) / best if len(values) > 1 else 1.0
            found.append((lead, Award(name, values.index(best), best)))
    ordered = [award for _, award in sorted(found, key=lambda one: -one[0])]
    first = [award for at, award in enumerate(ordered) if award.seat not in {other.seat for other in ordered[:at]}]
    rest = [award for award in ordered if award not in first]
    return [*first, *rest][:most]
