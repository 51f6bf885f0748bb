"""Review of a finished game from one seat's point of view: the turns that cost the most winning chance.

Every choice is judged by what the seat could know at that moment. The turns that seem most costly are checked a second
time, the played turn against the better one only, and are reported if they are costly both times.

The judgements are independent of each other: ``review`` makes them one after the other, and the bot makes them in a
worker process from the same parts.
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
SUSPECTS_PER_MISTAKE = 4  # how many turns get a second check for each mistake reported
MIN_COST = 0.03  # winning chance; smaller losses are not reported
MIN_WORLDS = 4  # determinizations of the second check
ITERATIONS_PER_WORLD = 2  # how much one of them uses of the budget
ROLLOUT_TURNS = 4  # turns played after the one in question


@dataclass(frozen=True, slots=True)
class Decision:
    """A position in which a seat had a choice, and what it played."""

    line: int  # of the record, from 0
    action: int  # index of its first action in the whole game, from 0
    state: Any
    turn: Turn


class Judgement(NamedTuple):
    """A played turn compared with the best one."""

    played: Turn
    better: Turn
    chance: float  # to win, with what was played
    cost: float  # the part of it that was given away


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn that cost much winning chance."""

    line: int  # of the record, from 0
    action: int  # index in the whole game, from 0
    played: tuple[str, ...]
    better: tuple[str, ...]
    chance: float  # to win, with what was played
    cost: float  # the part of it that was given away
    points: float  # the cost in points
    reasons: tuple[Reason, ...]  # for the better turn, without those that both turns share


def review(
    record: Record,
    model: Adviser,
    seat: Seat,
    seed: int,
    budget: Budget,
    *,
    most: int = MAX_MISTAKES,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Mistake]:
    """The costliest turns of this seat, costliest first; raises EngineError for an invalid record.

    ``on_progress(done, total)`` is called after each judgement.
    """
    game, choices = record.game, decisions(record, seat)
    total = len(choices) + min(len(choices), most * SUSPECTS_PER_MISTAKE)
    first: list[Judgement] = []
    for choice in choices:
        judge = TurnJudge(game, model, game.observe(choice.state, seat))
        first.append(judge.judge(choice.turn, rng_at(seed, choice.action), budget))
        on_progress(len(first), total)
    found: list[Mistake] = []
    for number, at in enumerate(suspects(first, most), 1):
        choice = choices[at]
        judge = TurnJudge(game, model, game.observe(choice.state, seat))
        mistake = judge.confirm(first[at], rng_at(seed, -1 - choice.action), budget, choice.line, choice.action)
        found += [mistake] if mistake else []
        on_progress(len(first) + number, total)
    on_progress(total, total)
    return costliest(found, most)


class TurnJudge(NamedTuple):
    """Judges turns of one seat in one position."""

    game: AnyGame
    model: Adviser
    view: Any

    def judge(self, played: Turn, rng: Random, budget: Budget) -> Judgement:
        """Compare a turn with all others."""
        candidates = search(self.game, self.model, self.view, rng, budget, also=[played])
        chance = next(candidate.chance for candidate in candidates if candidate.turn == played)
        return Judgement(played, candidates[0].turn, chance, candidates[0].chance - chance)

    def confirm(self, first: Judgement, rng: Random, budget: Budget, line: int, action: int) -> Mistake | None:
        """Compare the two turns only; None if the difference may be noise.

        ``line`` and ``action`` are the place in the record.
        """
        chance, cost = self._compare(first.played, first.better, rng, budget)
        if cost <= MIN_COST:
            return None
        own = reasons_for(*self, first.played, rng)
        reasons = [reason for reason in reasons_for(*self, first.better, rng) if reason not in own]
        points = self.model.lead(self.view, chance + cost) - self.model.lead(self.view, chance)
        return Mistake(line, action, texts_of(first.played), texts_of(first.better), chance, cost, points, main_reasons(reasons))

    def _compare(self, played: Turn, better: Turn, rng: Random, budget: Budget) -> tuple[float, float]:
        """The winning chance of the played turn, and the gain of the better one minus its standard error.

        Both use the same determinizations and random numbers, to reduce variance.
        """
        chances: list[float] = []
        more: list[float] = []
        while len(more) < MIN_WORLDS or budget(ITERATIONS_PER_WORLD * len(more)) > 0:
            world, roll = self.game.determinize(self.view, rng), rng.random()
            one, other = (self._rollout(world, turn, Random(roll)) for turn in (played, better))
            chances.append(one)
            more.append(other - one)
        return fmean(chances), fmean(more) - stdev(more) / sqrt(len(more))

    def _rollout(self, world: Any, turn: Turn, rng: Random) -> float:
        """The winning chance after a turn and a short greedy rollout."""
        game = self.game
        seat: Seat = self.view.seat
        state = game.clone(world)
        for action in turn:
            game.apply(state, seat, action)
        moved = 0
        while (acting := game.to_act(state)) and moved < ROLLOUT_TURNS:
            if acting[0] == CHANCE:
                game.apply(state, CHANCE, game.chance(state, rng))
                continue
            for action in self._greedy_turn(state, acting[0]):
                game.apply(state, acting[0], action)
            moved += 1
        return self.model.chances(state)[seat]

    def _greedy_turn(self, state: Any, seat: Seat) -> Turn:
        def chance(turn: Turn) -> float:
            after = self.game.clone(state)
            for action in turn:
                self.game.apply(after, seat, action)
            return self.model.chances(after)[seat]

        return max(self.model.turns(state, seat), key=chance)


def suspects(judged: Sequence[Judgement], most: int = MAX_MISTAKES) -> list[int]:
    """Indexes of the judgements that need a second check, costliest first."""
    costly = [at for at, judgement in enumerate(judged) if judgement.cost > MIN_COST / 2]
    return sorted(costly, key=lambda at: -judged[at].cost)[: most * SUSPECTS_PER_MISTAKE]


def costliest(found: Iterable[Mistake], most: int = MAX_MISTAKES) -> list[Mistake]:
    """The ``most`` costliest mistakes."""
    return sorted(found, key=lambda mistake: (-mistake.cost, mistake.line))[:most]


def decisions(record: Record, seat: Seat) -> list[Decision]:
    """All decisions of this seat with more than one option; raises EngineError for an invalid record."""
    collector = _DecisionCollector(record.game, seat)
    played = replay(record, watch=collector.watch, before_action=collector.before_action)
    if played.error is not None:
        raise played.error
    return [Decision(line, action, state, tuple(turn)) for line, action, state, turn in collector.found]


class _DecisionCollector:
    """Collects the decisions of a seat during a replay."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.found: list[tuple[int, int, Any, list[Any]]] = []
        self._game, self._seat = game, seat
        self._line = -1  # ``watch`` is also called for the first position
        self._count = 0
        self._turn: list[Any] | None = None  # actions of the current decision

    def watch(self, state: Any, events: Sequence[Event]) -> None:
        self._line += 1
        self._turn = None

    def before_action(self, state: Any, seat: Seat, action: Any) -> None:
        if seat != self._seat:
            self._turn = None  # a roll reveals something, so the next action starts another decision
        elif self._turn is not None:
            self._turn.append(action)
        elif len(self._game.legal_actions(state, seat)) > 1:
            self._turn = [action]
            self.found.append((self._line, self._count, self._game.clone(state), self._turn))
        self._count += 1
