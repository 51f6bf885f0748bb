"""Search for any game: Monte-Carlo tree search over information sets.

The searcher sees a view. For every thought it makes up a position that looks like the view (``game.imagine``), walks down
one tree that all these worlds share, by turns that are possible in this world, and adds a node where it leaves the tree.
What is hidden is drawn anew each time, so a turn is judged by how it does on average over all that may be.

A game teaches the search two things, its ``SearchModel``: which turns are worth a thought, and each seat's chance to win.
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

Turn = tuple[Hashable, ...]  # actions of one seat in a row, during which nobody learns anything new

PUCT_EXPLORATION = 0.35  # how much a turn that was tried seldom is worth another try
PRIOR_SHARPNESS = 25.0  # how strongly the first impression of a turn steers the tries
CATCH_UP_SHARE = 0.4  # of the thoughts that are left, a turn that lies behind gets at most so many more than the first
DETERMINIZATIONS = 48  # so many made-up positions take turns; more would cost more than they tell


class SearchModel(Protocol):
    """What the search must be told of a game."""

    def turns(self, state: Any, seat: int) -> Sequence[Turn]:
        """The turns worth a thought, at least one; each a row of legal actions."""
        ...

    def chances(self, state: Any) -> Sequence[float]:
        """Each seat's chance to win, between 0 and 1."""
        ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn, and what the search thinks of it."""

    turn: Turn
    visits: int
    seat: int  # that would play it
    chances: tuple[float, ...]  # of each seat, to win after it

    @property
    def chance(self) -> float:
        """To win, for the seat that would play it."""
        return self.chances[self.seat]


class _Node:
    """A situation that a turn led to: over all worlds, how often and how well it went."""

    __slots__ = ("children", "impression", "totals", "visits")

    def __init__(self, chances: Sequence[float], visits: int = 1) -> None:
        self.children: dict[Turn, _Node] = {}  # what chance may bring has children, too: one sees a die before one goes on
        self.impression = 1.0
        self.totals = list(chances)
        self.visits = visits

    def add(self, chances: Sequence[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat, chance in enumerate(chances):
            totals[seat] += chance


def search(
    game: AnyGame,
    mind: SearchModel,
    view: Any,
    rng: Random,
    patience: Budget,
    *,
    also: Sequence[Turn] = (),
    only: Sequence[Turn] = (),
) -> list[Candidate]:
    """All turns that were considered for the seat whose view this is, the best first.

    ``also`` names more to consider, ``only`` the sole ones.
    """
    return _Search(game, mind, view, rng, also=also, only=only).run(patience)


class _Search:
    def __init__(
        self, game: AnyGame, mind: SearchModel, view: Any, rng: Random, *, also: Sequence[Turn], only: Sequence[Turn]
    ) -> None:
        self.game, self.mind, self.view, self.rng = game, mind, view, rng
        self.also, self.only = also, only
        self.seat: int = view.seat
        self.worlds: list[Any] = []
        self.root = _Node(())

    def run(self, patience: Budget) -> list[Candidate]:
        self.root.totals = list(self._expand(self.root, self._world(0), self.seat))
        done = 0
        while len(self.root.children) > 1 and self._open(patience(done)):
            done += 1
            self._think(self._world(done))
        return self._thoughts()

    def _open(self, left: float) -> bool:
        """Whether the thoughts that are left could well bring another turn to the front."""
        if left <= 0:
            return False
        first, second = sorted((child.visits for child in self.root.children.values()), reverse=True)[:2]
        return first - second <= CATCH_UP_SHARE * left

    def _world(self, number: int) -> Any:
        if number < DETERMINIZATIONS:
            self.worlds.append(self.game.determinize(self.view, self.rng))
        return self.game.clone(self.worlds[number % DETERMINIZATIONS])

    def _think(self, world: Any) -> None:
        game, node = self.game, self.root
        path: list[_Node] = []
        while True:
            acting = game.to_act(world)
            if not acting:
                chances = self.mind.chances(world)
                break
            seat = self.seat if node is self.root else acting[0]  # where all choose at once, too, it is about the viewer
            if seat == CHANCE:
                outcomes = game.legal_actions(world, CHANCE)
                if not outcomes:  # too many to list, and nobody learns anything: the same situation goes on
                    game.apply(world, CHANCE, game.chance(world, self.rng))
                    continue
                action = self._falls(node, world, outcomes)
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

    def _falls(self, node: _Node, world: Any, outcomes: Sequence[Hashable]) -> Hashable:
        """Of all that chance may bring what was seen least for its weight, so that no turn looks good by luck."""
        children = node.children
        visits = [children[(outcome,)].visits if (outcome,) in children else 0 for outcome in outcomes]
        weights = self.game.chance_weights(world)
        if weights is not None:  # drawn by how far each lies behind its share of the visits
            share = (1 + sum(visits)) / sum(weights)
            behind = [max(0.0, weight * share - count) for weight, count in zip(weights, visits)]
            return outcomes[weighted(self.rng, behind)]
        fewest = min(visits)
        seldom = [outcome for outcome, count in zip(outcomes, visits) if count == fewest]
        return seldom[below(self.rng, len(seldom))]

    def _expand(self, node: _Node, world: Any, seat: int) -> Sequence[float]:
        """Try every turn once, as it looks right after it; the best is what the situation is worth."""
        for turn in self._turns(node, world, seat):
            self._try(node, world, seat, turn)
        children = list(node.children.values())
        best = max(children, key=lambda child: child.totals[seat])
        top = best.totals[seat]
        for child in children:
            child.impression = exp(PRIOR_SHARPNESS * (child.totals[seat] - top))
        total = sum(child.impression for child in children)
        for child in children:
            child.impression /= total
        return best.totals

    def _turns(self, node: _Node, world: Any, seat: int) -> Iterable[Turn]:
        if node is self.root and self.only:
            return self.only
        found = self.mind.turns(world, seat)
        return dict.fromkeys((*found, *self.also)) if node is self.root and self.also else found

    def _try(self, node: _Node, world: Any, seat: int, turn: Turn) -> _Node:
        after = self.game.clone(world)
        for action in turn:
            self.game.apply(after, seat, action)
        child = node.children[turn] = _Node(self.mind.chances(after))
        return child

    def _select(self, node: _Node, world: Any, seat: int) -> tuple[Turn, _Node]:
        """The most promising turn of those that this world allows."""
        urge = PUCT_EXPLORATION * sqrt(node.visits)
        best: tuple[float, Turn, _Node] | None = None
        for turn in self._turns(node, world, seat):
            child = node.children.get(turn)
            if child is None:  # possible in this world only
                child = self._try(node, world, seat, turn)
                child.impression = 1 / len(node.children)
            promise = child.totals[seat] / child.visits + urge * child.impression / child.visits
            if best is None or promise > best[0]:
                best = promise, turn, child
        assert best is not None
        return best[1], best[2]

    def _thoughts(self) -> list[Candidate]:
        thoughts = [
            Candidate(turn, node.visits, self.seat, tuple(total / node.visits for total in node.totals))
            for turn, node in self.root.children.items()
        ]
        return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))


class SearchPlayer:
    """Plays the turn that the search likes best, all its actions in a row."""

    def __init__(self, mind: SearchModel, patience: Budget) -> None:
        self._mind = mind
        self._patience = patience
        self._going: dict[str, Any] = {}  # in the middle of a turn: by what its seat sees, the next action

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        view = look()
        action = self._going.get(repr(view))
        if action is None:
            turn = search(game, self._mind, view, rng, self._patience)[0].turn
            self._remember(game, view, turn, rng)
            action = turn[0]
        return action

    def _remember(self, game: AnyGame, view: Any, turn: Turn, rng: Random) -> None:
        """What to do when the next actions of this turn are due: nothing new is learned before they are."""
        self._going.clear()
        state = game.determinize(view, rng)
        for action, following in pairwise(turn):
            game.apply(state, view.seat, action)
            self._going[repr(game.observe(state, view.seat))] = following
