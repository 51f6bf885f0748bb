"""A finished game once more, with one seat's eyes: the turns at which most was given away.

Every choice is judged by what the seat could know at that moment. The turns that seem to have cost most are looked at
again, the one played against the better one alone, and only those count that cost something both times.

A review is many small judgements that need nothing of each other: ``review`` makes them one after the other, and whoever
wants to make them elsewhere (the bot, in another process) uses the same parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine.contract import CHANCE, AnyGame, Event, Seat
from engine.players import Budget
from engine.players.advice import Adviser, Reason, main_reasons, reasons_for, texts_of
from engine.players.search import Turn, search
from engine.record import Record, replay
from engine.rng import rng_at

MAX_MISTAKES = 3
SUSPECTS_PER_MISTAKE = 4  # for each turn that is named in the end, so many are looked at again
MIN_COST = 0.03  # of the chance to win: what costs less is not worth a word
FEWEST_WORLDS = 4  # made-up positions of a second look
THOUGHTS_A_WORLD = 2  # what one of them counts for
ROUND = 4  # turns that are played in it after the one in question


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which a seat had a choice, and what it did."""

    line: int  # of the record, from 0
    action: int  # the first of its actions, counted from 0 over the whole game
    state: Any
    turn: Turn


class Judgement(NamedTuple):
    """A turn that was played, beside the best one."""

    played: Turn
    better: Turn
    chance: float  # to win, with what was played
    cost: float  # the part of it that was given away


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn at which much was given away."""

    line: int  # of the record, from 0
    action: int  # counted from 0 over the whole game
    played: tuple[str, ...]
    better: tuple[str, ...]
    chance: float  # to win, with what was played
    cost: float  # the part of it that was given away
    points: float  # what that stands for
    reasons: tuple[Reason, ...]  # for the better turn, as far as they do not speak for the other as well


def review(
    record: Record,
    mind: Adviser,
    seat: Seat,
    seed: int,
    patience: Budget,
    *,
    most: int = MAX_MISTAKES,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> list[Mistake]:
    """The turns at which this seat gave most away, the dearest first; raises EngineError where the record is not a game.

    ``tell`` is told after each judgement how many were made, and of how many.
    """
    game, choices = record.game, decisions(record, seat)
    of = len(choices) + min(len(choices), most * SUSPECTS_PER_MISTAKE)
    first: list[Judgement] = []
    for choice in choices:
        bench = TurnJudge(game, mind, game.observe(choice.state, seat))
        first.append(bench.judge(choice.turn, rng_at(seed, choice.action), patience))
        tell(len(first), of)
    found: list[Mistake] = []
    for number, at in enumerate(suspects(first, most), 1):
        choice = choices[at]
        bench = TurnJudge(game, mind, game.observe(choice.state, seat))
        away = bench.confirm(first[at], rng_at(seed, -1 - choice.action), patience, choice.line, choice.action)
        found += [away] if away else []
        tell(len(first) + number, of)
    tell(of, of)
    return costliest(found, most)


class TurnJudge(NamedTuple):
    """Where turns are judged: in a game, by a mind, with one seat's eyes."""

    game: AnyGame
    mind: Adviser
    view: Any

    def judge(self, played: Turn, rng: Random, patience: Budget) -> Judgement:
        """A turn beside all others."""
        thoughts = search(self.game, self.mind, self.view, rng, patience, also=[played])
        chance = next(thought.chance for thought in thoughts if thought.turn == played)
        return Judgement(played, thoughts[0].turn, chance, thoughts[0].chance - chance)

    def confirm(self, first: Judgement, rng: Random, patience: Budget, line: int, action: int) -> Mistake | None:
        """A second look, at the two turns alone; None when the difference may be mere chance.

        The line and the action say where in the record this is.
        """
        chance, cost = self._beside(first.played, first.better, rng, patience)
        if cost <= MIN_COST:
            return None
        own = reasons_for(*self, first.played, rng)
        reasons = [reason for reason in reasons_for(*self, first.better, rng) if reason not in own]
        points = self.mind.lead(self.view, chance + cost) - self.mind.lead(self.view, chance)
        return Mistake(line, action, texts_of(first.played), texts_of(first.better), chance, cost, points, main_reasons(reasons))

    def _beside(self, played: Turn, better: Turn, rng: Random, patience: Budget) -> tuple[float, float]:
        """The chance to win with what was played, and how much more the other gives, less what chance may have done.

        Both are played in the same made-up positions, so that what differs is their own doing.
        """
        chances: list[float] = []
        more: list[float] = []
        while len(more) < FEWEST_WORLDS or patience(THOUGHTS_A_WORLD * len(more)) > 0:
            world, roll = self.game.determinize(self.view, rng), rng.random()
            one, other = (self._go_on(world, turn, Random(roll)) for turn in (played, better))
            chances.append(one)
            more.append(other - one)
        return fmean(chances), fmean(more) - stdev(more) / sqrt(len(more))

    def _go_on(self, world: Any, turn: Turn, rng: Random) -> float:
        """The chance to win after a turn and a few more, everybody playing what looks best."""
        game = self.game
        seat: Seat = self.view.seat
        state = game.clone(world)
        for action in turn:
            game.apply(state, seat, action)
        moved = 0
        while (acting := game.to_act(state)) and moved < ROUND:
            if acting[0] == CHANCE:
                game.apply(state, CHANCE, game.chance(state, rng))
                continue
            for action in self._best_looking(state, acting[0]):
                game.apply(state, acting[0], action)
            moved += 1
        return self.mind.chances(state)[seat]

    def _best_looking(self, state: Any, seat: Seat) -> Turn:
        def chance(turn: Turn) -> float:
            after = self.game.clone(state)
            for action in turn:
                self.game.apply(after, seat, action)
            return self.mind.chances(after)[seat]

        return max(self.mind.turns(state, seat), key=chance)


def suspects(judged: Sequence[Judgement], most: int = MAX_MISTAKES) -> list[int]:
    """The numbers of those that deserve a second look, the dearest first."""
    dear = [at for at, judgement in enumerate(judged) if judgement.cost > MIN_COST / 2]
    return sorted(dear, key=lambda at: -judged[at].cost)[: most * SUSPECTS_PER_MISTAKE]


def costliest(found: Iterable[Mistake], most: int = MAX_MISTAKES) -> list[Mistake]:
    """The few that cost most."""
    return sorted(found, key=lambda away: (-away.cost, away.line))[:most]


def decisions(record: Record, seat: Seat) -> list[Decision]:
    """All moments at which this seat had a choice; raises EngineError where the record is not a game."""
    notes = _Notes(record.game, seat)
    played = replay(record, watch=notes.watch, heed=notes.heed)
    if played.error is not None:
        raise played.error
    return [Decision(line, action, state, tuple(turn)) for line, action, state, turn in notes.found]


class _Notes:
    """Watches a replay and takes down where a seat had a choice."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.found: list[tuple[int, int, Any, list[Any]]] = []
        self._game, self._seat = game, seat
        self._line = -1  # the position before the first line is shown, too
        self._count = 0
        self._turn: list[Any] | None = None  # the decision under way

    def watch(self, state: Any, events: Sequence[Event]) -> None:
        self._line += 1
        self._turn = None

    def heed(self, state: Any, seat: Seat, action: Any) -> None:
        if seat != self._seat:
            self._turn = None  # after a die something new is known, so what follows is another decision
        elif self._turn is not None:
            self._turn.append(action)
        elif len(self._game.legal_actions(state, seat)) > 1:
            self._turn = [action]
            self.found.append((self._line, self._count, self._game.clone(state), self._turn))
        self._count += 1
