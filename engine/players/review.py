"""Review of a finished game from one seat's point of view: the turns that cost most, and what cost most over the whole game.

Every choice is judged by what the seat could know at that moment, by winning chance and by points: a chance says little
about somebody who is far behind. The turns that seem most costly are checked a second time, the played turn against the
better one only, and are reported if they are costly both times. Patterns over the whole game are the games' own
(``leaks``); of the turns in which one happened the costliest is checked, too.

The judgements are independent of each other: ``review`` makes them one after the other, and the bot makes them in a
worker process from the same parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine.contract import CHANCE, AnyGame, Event, Seat
from engine.players import Budget
from engine.players.advice import Adviser, Reason, main_reasons, reasons_for, texts_of
from engine.players.leak_search import find_leaks
from engine.players.leaks import Leak
from engine.players.search import Turn, search
from engine.record import Record, replay
from engine.rng import rng_at

MAX_MISTAKES = 3
SUSPECTS_PER_MISTAKE = 4  # how many turns get a second check for each mistake reported
MIN_COST = 0.03  # winning chance; smaller losses are not reported …
MIN_POINTS = 3.0  # … unless they cost so many points
POINTS_FOR_A_WIN = 50.0  # so many points weigh as much as the whole winning chance
DECIDED = 0.05  # a chance below it, or above 1 minus it, says nothing more: the turn is judged by points
FAINT, SURE = 1e-40, 1 - 1e-15  # chances are clamped to this range where they stand for points
LOOK_WORLDS = 4  # determinizations of a judgement by points
MIN_WORLDS = 4  # determinizations of the second check
ITERATIONS_PER_WORLD = 2  # how much one of them uses of the budget
ROLLOUT_TURNS = 4  # turns played after the one in question

_ONE_TO_E = 1 / (1 + exp(-1))  # the chance whose odds stand for one unit of the lead


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
    points: float = 0.0  # the cost in points

    @property
    def weight(self) -> float:
        """How much it matters."""
        return _weight(self.cost, self.points)


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

    @property
    def weight(self) -> float:
        """How much it matters."""
        return _weight(self.cost, self.points)


def _weight(cost: float, points: float) -> float:
    """How much a loss matters: near the end of an even game the chance tells, far behind only the points do."""
    return max(cost, points / POINTS_FOR_A_WIN)


class Pattern(NamedTuple):
    """A leak, and the costliest of the turns in which it happened; None if no other turn was clearly better."""

    leak: Leak
    example: Mistake | None


class Review(NamedTuple):
    """What cost most, largest first."""

    patterns: tuple[Pattern, ...]
    mistakes: tuple[Mistake, ...]


def review(
    record: Record,
    model: Adviser,
    seat: Seat,
    seed: int,
    budget: Budget,
    *,
    most: int = MAX_MISTAKES,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """What cost this seat most; raises EngineError for an invalid record.

    ``on_progress(done, total)`` is called after each judgement.
    """
    game, choices = record.game, decisions(record, seat)
    leaks = find_leaks(record, seat)
    total = len(choices) + min(len(choices), most * SUSPECTS_PER_MISTAKE + len(leaks))
    first: list[Judgement] = []
    for choice in choices:
        judge = TurnJudge(game, model, game.observe(choice.state, seat))
        first.append(judge.judge(choice.turn, rng_at(seed, choice.action), budget))
        on_progress(len(first), total)
    found: list[Mistake] = []
    for number, at in enumerate(to_check(choices, first, leaks, most), 1):
        choice = choices[at]
        judge = TurnJudge(game, model, game.observe(choice.state, seat))
        mistake = judge.confirm(first[at], rng_at(seed, -1 - choice.action), budget, choice.line, choice.action)
        found += [mistake] if mistake else []
        on_progress(len(first) + number, total)
    on_progress(total, total)
    return summed_up(leaks, found, most)


class TurnJudge(NamedTuple):
    """Judges turns of one seat in one position."""

    game: AnyGame
    model: Adviser
    view: Any

    def judge(self, played: Turn, rng: Random, budget: Budget) -> Judgement:
        """Compare a turn with all others."""
        candidates = search(self.game, self.model, self.view, rng, budget, also=[played])
        chances = {candidate.turn: candidate.chance for candidate in candidates}
        chance, better = chances[played], candidates[0].turn
        if chances[better] >= DECIDED and chance <= 1 - DECIDED:
            points = self._lead(chances[better]) - self._lead(chance)
        else:
            leads = self._leads(list(chances), rng)
            better = max(leads, key=lambda turn: (leads[turn], turn == played))
            points = leads[better] - leads[played]
        return Judgement(played, better, chance, chances[better] - chance, points)

    def _leads(self, turns: Sequence[Turn], rng: Random) -> dict[Turn, float]:
        """The lead in points right after each turn, on average over a few determinizations."""
        worlds = [self.game.determinize(self.view, rng) for _ in range(LOOK_WORLDS)]
        return {turn: fmean(self._standing(self._after(world, turn))[1] for world in worlds) for turn in turns}

    def _standing(self, state: Any) -> tuple[float, float]:
        """The seat's winning chance and its lead in points; after the end by the final scores."""
        seat: Seat = self.view.seat
        chance = float(self.model.chances(state)[seat])
        result = self.game.result(state)
        if result is None:
            return chance, self._lead(chance)
        return chance, result.scores[seat] - max(score for at, score in enumerate(result.scores) if at != seat)

    def _lead(self, chance: float) -> float:
        """A winning chance as a lead in points, however small it is."""
        scale = self.model.lead(self.view, _ONE_TO_E) - self.model.lead(self.view, 0.5)
        odds = min(SURE, max(FAINT, chance))
        return scale * log(odds / (1 - odds))

    def _after(self, world: Any, turn: Turn) -> Any:
        state = self.game.clone(world)
        for action in turn:
            self.game.apply(state, self.view.seat, action)
        return state

    def confirm(self, first: Judgement, rng: Random, budget: Budget, line: int, action: int) -> Mistake | None:
        """Compare the two turns only; None if the difference may be noise.

        ``line`` and ``action`` are the place in the record.
        """
        chance, cost, points = self._compare(first.played, first.better, rng, budget)
        if cost <= MIN_COST and points <= MIN_POINTS:
            return None
        own = reasons_for(*self, first.played, rng)
        reasons = [reason for reason in reasons_for(*self, first.better, rng) if reason not in own]
        played, better = texts_of(first.played), texts_of(first.better)
        return Mistake(line, action, played, better, chance, max(0.0, cost), max(0.0, points), main_reasons(reasons))

    def _compare(self, played: Turn, better: Turn, rng: Random, budget: Budget) -> tuple[float, float, float]:
        """The winning chance of the played turn, and what the better one gains in chance and points, minus the standard error.

        Both use the same determinizations and random numbers, to reduce variance.
        """
        chances: list[float] = []
        more: list[float] = []
        points: list[float] = []
        while len(more) < MIN_WORLDS or budget(ITERATIONS_PER_WORLD * len(more)) > 0:
            world, roll = self.game.determinize(self.view, rng), rng.random()
            one, other = (self._standing(self._rollout(world, turn, Random(roll))) for turn in (played, better))
            chances.append(one[0])
            more.append(other[0] - one[0])
            points.append(other[1] - one[1])
        return fmean(chances), _at_least(more), _at_least(points)

    def _rollout(self, world: Any, turn: Turn, rng: Random) -> Any:
        """The position after a turn and a short greedy rollout."""
        game = self.game
        state = self._after(world, turn)
        moved = 0
        while (acting := game.to_act(state)) and moved < ROLLOUT_TURNS:
            if acting[0] == CHANCE:
                game.apply(state, CHANCE, game.chance(state, rng))
                continue
            for action in self._greedy_turn(state, acting[0]):
                game.apply(state, acting[0], action)
            moved += 1
        return state

    def _greedy_turn(self, state: Any, seat: Seat) -> Turn:
        def chance(turn: Turn) -> float:
            after = self.game.clone(state)
            for action in turn:
                self.game.apply(after, seat, action)
            return self.model.chances(after)[seat]

        return max(self.model.turns(state, seat), key=chance)


def _at_least(gains: Sequence[float]) -> float:
    """Their mean minus its standard error."""
    return fmean(gains) - stdev(gains) / sqrt(len(gains))


def suspects(judged: Sequence[Judgement], most: int = MAX_MISTAKES) -> list[int]:
    """Indexes of the judgements that need a second check, costliest first."""
    costly = [at for at, one in enumerate(judged) if one.cost > MIN_COST / 2 or one.points > MIN_POINTS / 2]
    return sorted(costly, key=lambda at: -judged[at].weight)[: most * SUSPECTS_PER_MISTAKE]


def to_check(
    choices: Sequence[Decision], judged: Sequence[Judgement], leaks: Iterable[Leak], most: int = MAX_MISTAKES
) -> list[int]:
    """Indexes of the judgements that need a second check: the costliest, and of each leak its costliest turn."""
    at_action = {choice.action: at for at, choice in enumerate(choices)}
    turns = [[at_action[action] for action in one.actions if action in at_action] for one in leaks]
    examples = [max(known, key=lambda at: judged[at].weight) for known in turns if known]
    return list(dict.fromkeys([*suspects(judged, most), *examples]))


def summed_up(leaks: Sequence[Leak], found: Sequence[Mistake], most: int = MAX_MISTAKES) -> Review:
    """The review, given the leaks and the confirmed mistakes. A turn that belongs to a pattern is not named again."""
    patterns = [Pattern(one, _example(one, found)) for one in leaks]
    shown = {action for one in leaks for action in one.actions}
    return Review(tuple(patterns), tuple(costliest([mistake for mistake in found if mistake.action not in shown], most)))


def _example(one: Leak, found: Iterable[Mistake]) -> Mistake | None:
    return next(iter(costliest([mistake for mistake in found if mistake.action in one.actions], 1)), None)


def costliest(found: Iterable[Mistake], most: int = MAX_MISTAKES) -> list[Mistake]:
    """The ``most`` costliest mistakes."""
    return sorted(found, key=lambda mistake: (-mistake.weight, mistake.line))[:most]


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
