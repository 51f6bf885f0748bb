"""Information-set Monte-Carlo tree search (ISMCTS) with PUCT selection, for any game.

The search gets a view. Each iteration takes a determinization ("world"): a full position that is consistent with the view,
made by ``game.determinize``. It descends one tree that all worlds share, by turns that are legal in this world, and expands
a leaf. Hidden information is sampled, so a turn is judged by its average over what may be hidden.

A game supplies a ``SearchModel``: which turns to consider, and each seat's winning chance in a position. There are no
random rollouts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, sqrt
from random import Random
from typing import Any, Protocol

from engine.contract import CHANCE, AnyGame
from engine.players import Budget
from engine.rng import below, weighted

Turn = tuple[Hashable, ...]  # consecutive actions of one seat, between which no information is revealed

PUCT_EXPLORATION = 0.35  # PUCT exploration constant
PRIOR_SHARPNESS = 25.0  # softmax factor that turns first evaluations into priors
CATCH_UP_SHARE = 0.4  # early stop: of the iterations left, the second turn is assumed to gain at most this share on the first
DETERMINIZATIONS = 48  # worlds in rotation; more cost time and add little


class SearchModel(Protocol):
    """What the search needs to know about a game."""

    first_look: int  # how many visits the first evaluation of a turn counts for; more where dice blur those below it

    def turns(self, state: Any, seat: int) -> Sequence[Turn]:
        """The turns to consider, at least one; each is a sequence of legal actions."""
        ...

    def chances(self, state: Any) -> Sequence[float]:
        """Each seat's winning chance, from 0 to 1."""
        ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn with its search statistics."""

    turn: Turn
    visits: int
    seat: int  # who plays it
    chances: tuple[float, ...]  # winning chance of each seat after it

    @property
    def chance(self) -> float:
        """Winning chance of the seat that plays it."""
        return self.chances[self.seat]


class _Node:
    """A tree node: visits and summed winning chances over all worlds."""

    __slots__ = ("children", "prior", "totals", "visits")

    def __init__(self, chances: Sequence[float], visits: int = 1) -> None:
        self.children: dict[Turn, _Node] = {}  # chance outcomes are children too
        self.prior = 1.0
        self.totals = list(chances)
        self.visits = visits

    def add(self, chances: Sequence[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat, chance in enumerate(chances):
            totals[seat] += chance


def search(
    game: AnyGame,
    model: SearchModel,
    view: Any,
    rng: Random,
    budget: Budget,
    *,
    also: Sequence[Turn] = (),
    only: Sequence[Turn] = (),
) -> list[Candidate]:
    """Search for the seat of this view; returns all considered turns, best first.

    ``also``: further turns to consider. ``only``: consider just these.
    """
    return _Search(game, model, view, rng, also=also, only=only).run(budget)


class _Search:
    def __init__(
        self, game: AnyGame, model: SearchModel, view: Any, rng: Random, *, also: Sequence[Turn], only: Sequence[Turn]
    ) -> None:
        self.game, self.model, self.view, self.rng = game, model, view, rng
        self.also, self.only = also, only
        self.seat: int = view.seat
        self.worlds: list[Any] = []
        self.root = _Node(())

    def run(self, budget: Budget) -> list[Candidate]:
        self.root.totals = list(self._expand(self.root, self._world(0), self.seat))
        done = 0
        while len(self.root.children) > 1 and self._undecided(budget(done)):
            done += 1
            self._iterate(self._world(done))
        return self._candidates()

    def _undecided(self, left: float) -> bool:
        """True if the remaining iterations may still change the best turn."""
        if left <= 0:
            return False
        first, second = sorted((child.visits for child in self.root.children.values()), reverse=True)[:2]
        return first - second <= CATCH_UP_SHARE * left

    def _world(self, number: int) -> Any:
        if number < DETERMINIZATIONS:
            self.worlds.append(self.game.determinize(self.view, self.rng))
        return self.game.clone(self.worlds[number % DETERMINIZATIONS])

    def _iterate(self, world: Any) -> None:
        game, node = self.game, self.root
        path: list[_Node] = []
        while True:
            acting = game.to_act(world)
            if not acting:
                chances = self.model.chances(world)
                break
            seat = self.seat if node is self.root else acting[0]  # the viewer, also where several choose at once
            if seat == CHANCE:
                outcomes = game.legal_actions(world, CHANCE)
                if not outcomes:  # too many to list and nothing is revealed: stay in this node
                    game.apply(world, CHANCE, game.chance(world, self.rng))
                    continue
                action = self._chance_outcome(node, world, outcomes)
                game.apply(world, seat, action)
                node = node.children.setdefault((action,), _Node([0.0] * len(self.root.totals), visits=0))
                path.append(node)
                continue
            if not node.children:
                chances = self._expand(node, world, seat)
                break
            turn, node = self._select(node, world, seat)
            path.append(node)
            for action in turn:
                game.apply(world, seat, action)
        self.root.visits += 1
        for node in path:
            node.add(chances)

    def _chance_outcome(self, node: _Node, world: Any, outcomes: Sequence[Hashable]) -> Hashable:
        """The chance outcome visited least for its weight: less variance than independent sampling."""
        children = node.children
        visits = [children[(outcome,)].visits if (outcome,) in children else 0 for outcome in outcomes]
        weights = self.game.chance_weights(world)
        if weights is not None:  # sampled by how far each is behind its share of the visits
            share = (1 + sum(visits)) / sum(weights)
            behind = [max(0.0, weight * share - count) for weight, count in zip(weights, visits)]
            return outcomes[weighted(self.rng, behind)]
        fewest = min(visits)
        rarest = [outcome for outcome, count in zip(outcomes, visits) if count == fewest]
        return rarest[below(self.rng, len(rarest))]

    def _expand(self, node: _Node, world: Any, seat: int) -> Sequence[float]:
        """Evaluate every turn once and set the priors; returns the chances after the best turn."""
        for turn in self._turns(node, world, seat):
            self._try(node, world, seat, turn)
        children = list(node.children.values())
        best = max(children, key=lambda child: child.totals[seat])
        top = best.totals[seat]
        for child in children:
            child.prior = exp(PRIOR_SHARPNESS * (child.totals[seat] - top))
        total = sum(child.prior for child in children)
        top_chances = list(best.totals)
        weight = self.model.first_look
        for child in children:
            child.prior /= total
            child.visits, child.totals = weight, [weight * chance for chance in child.totals]
        return top_chances

    def _turns(self, node: _Node, world: Any, seat: int) -> Iterable[Turn]:
        if node is self.root and self.only:
            return self.only
        found = self.model.turns(world, seat)
        return dict.fromkeys((*found, *self.also)) if node is self.root and self.also else found

    def _try(self, node: _Node, world: Any, seat: int, turn: Turn) -> _Node:
        after = self.game.clone(world)
        for action in turn:
            self.game.apply(after, seat, action)
        child = node.children[turn] = _Node(self.model.chances(after))
        return child

    def _select(self, node: _Node, world: Any, seat: int) -> tuple[Turn, _Node]:
        """The turn with the highest PUCT score among those legal in this world."""
        exploration = PUCT_EXPLORATION * sqrt(node.visits)
        best: tuple[float, Turn, _Node] | None = None
        for turn in self._turns(node, world, seat):
            child = node.children.get(turn)
            if child is None:  # legal in this world, not in the earlier ones
                child = self._try(node, world, seat, turn)
                child.prior = 1 / len(node.children)
            score = child.totals[seat] / child.visits + exploration * child.prior / child.visits
            if best is None or score > best[0]:
                best = score, turn, child
        assert best is not None
        return best[1], best[2]

    def _candidates(self) -> list[Candidate]:
        candidates = [
            Candidate(turn, node.visits, self.seat, tuple(total / node.visits for total in node.totals))
            for turn, node in self.root.children.items()
        ]
        return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.chance))


class SearchPlayer:
    """Plays the best turn that the search finds, action by action."""

    def __init__(self, model: SearchModel, budget: Budget) -> None:
        self._model = model
        self._budget = budget
        self._planned: dict[str, Any] = {}  # rest of the current turn: view of the seat -> next action

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        view = look()
        action = self._planned.get(repr(view))
        if action is None:
            turn = search(game, self._model, view, rng, self._budget)[0].turn
            self._plan_rest(game, view, turn, rng)
            action = turn[0]
        return action

    def _plan_rest(self, game: AnyGame, view: Any, turn: Turn, rng: Random) -> None:
        """Store the remaining actions of this turn: nothing is revealed between them, so no new search is needed."""
        self._planned.clear()
        state = game.determinize(view, rng)
        for action, following in pairwise(turn):
            game.apply(state, view.seat, action)
            self._planned[repr(game.observe(state, view.seat))] = following
