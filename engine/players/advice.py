"""Advice for whoever is on turn, in any game that has an ``Adviser``. ``review`` looks back at a finished game.

Advice is made from a view alone, so it knows no more than the person who asks. What it says are data: whole turns as
texts, chances, points, and reasons as codes with figures. Words are made at the edge, as for refusals.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from engine.contract import AnyGame, Event
from engine.players import Budget
from engine.players.search import Candidate, SearchModel, Turn, search

SUGGESTIONS = 3
REASONS = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a turn is good, or what speaks against it."""

    code: str
    figures: Mapping[str, Any]
    weight: float = field(default=0.0, compare=False)  # how telling it is, about in points; below 0: a drawback


class Adviser(SearchModel, Protocol):
    """A mind that can also say why."""

    def idea(self, turn: Turn) -> Hashable:
        """What tells turns apart for a person; of two turns with the same idea only the better one is named."""
        ...

    def lead(self, view: Any, chance: float) -> float:
        """The lead in points that this chance to win stands for."""
        ...

    def reasons(self, view: Any, before: Any, after: Any, events: Sequence[Event]) -> list[Reason]:
        """What a turn of the viewer brings. The positions are made up: only what the view shows of them may be told."""
        ...

    def describe(self, reason: Reason) -> str:
        """A reason in plain English, for the command line."""
        ...


@dataclass(frozen=True, slots=True)
class Advice:
    """One suggestion."""

    turn: tuple[str, ...]  # its actions
    chance: float  # to win
    gain: float  # points, against the best of the other suggestions
    reasons: tuple[Reason, ...]  # the most telling first


def advise(game: AnyGame, mind: Adviser, view: Any, rng: Random, patience: Budget, *, most: int = SUGGESTIONS) -> list[Advice]:
    """The best turns for the viewer, who is on turn, the best first; each another idea.

    All turns are thought about first, then the few best against each other, each time with this patience.
    """
    found = _favourites(mind, search(game, mind, view, rng, patience), most)
    if len(found) > 1:
        found = search(game, mind, view, rng, patience, only=[thought.turn for thought in found])
        found.sort(key=lambda thought: -thought.chance)
    return [
        Advice(
            texts_of(thought.turn),
            thought.chance,
            _gain(mind, view, thought, [other for other in found if other is not thought]),
            main_reasons(reasons_for(game, mind, view, thought.turn, rng)),
        )
        for thought in found
    ]


def _favourites(mind: Adviser, thoughts: Sequence[Candidate], most: int) -> list[Candidate]:
    best: dict[Hashable, Candidate] = {}
    for thought in thoughts:
        best.setdefault(mind.idea(thought.turn), thought)
    return list(best.values())[:most]


def _gain(mind: Adviser, view: Any, thought: Candidate, others: Sequence[Candidate]) -> float:
    if not others:
        return 0.0
    return mind.lead(view, thought.chance) - mind.lead(view, max(other.chance for other in others))


def reasons_for(game: AnyGame, mind: Adviser, view: Any, turn: Turn, rng: Random) -> list[Reason]:
    """Play the turn in a made-up position and see what it does."""
    before = game.determinize(view, rng)
    after = game.clone(before)
    events = [event for action in turn for event in game.apply(after, view.seat, action)]
    return mind.reasons(view, before, after, events)


def main_reasons(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """The few that weigh most; what speaks against the turn comes last."""
    kept = sorted(reasons, key=lambda reason: -abs(reason.weight))[:REASONS]
    return tuple(sorted(kept, key=lambda reason: -reason.weight))


def texts_of(turn: Turn) -> tuple[str, ...]:
    """A turn as texts."""
    return tuple(map(str, turn))
