"""Advice for the seat to act, in any game that has an ``Adviser``; ``review`` covers finished games.

Advice uses only the view, so it knows no more than the person who asks. It is data: turns as action texts, winning
chances, points, and reasons as codes with figures. The user interface makes the texts, as for refusals.
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
    """An argument for or against a turn."""

    code: str
    figures: Mapping[str, Any]
    weight: float = field(default=0.0, compare=False)  # importance, roughly in points; negative: a drawback


class Adviser(SearchModel, Protocol):
    """A search model that can also explain its turns."""

    def idea(self, turn: Turn) -> Hashable:
        """Groups similar turns: of those with an equal idea only the best one is suggested."""
        ...

    def lead(self, view: Any, chance: float) -> float:
        """Convert a winning chance to a lead in points."""
        ...

    def reasons(self, view: Any, before: Any, after: Any, events: Sequence[Event]) -> list[Reason]:
        """Reasons for a turn of the viewer. The states are determinizations: use only what the view shows of them."""
        ...

    def describe(self, reason: Reason) -> str:
        """A reason in plain English, for the command line."""
        ...


@dataclass(frozen=True, slots=True)
class Advice:
    """One suggestion."""

    turn: tuple[str, ...]  # action texts
    chance: float  # to win
    gain: float  # points compared with the best other suggestion
    reasons: tuple[Reason, ...]  # most important first


def advise(game: AnyGame, model: Adviser, view: Any, rng: Random, budget: Budget, *, most: int = SUGGESTIONS) -> list[Advice]:
    """The best turns for the viewer, who is to act, best first and each with a different idea.

    Searches all turns, then only the best few against each other; each search gets the whole budget.
    """
    found = _best_by_idea(model, search(game, model, view, rng, budget), most)
    if len(found) > 1:
        found = search(game, model, view, rng, budget, only=[candidate.turn for candidate in found])
        found.sort(key=lambda candidate: -candidate.chance)
    return [
        Advice(
            texts_of(candidate.turn),
            candidate.chance,
            _gain(model, view, candidate, [other for other in found if other is not candidate]),
            main_reasons(reasons_for(game, model, view, candidate.turn, rng)),
        )
        for candidate in found
    ]


def _best_by_idea(model: Adviser, candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    best: dict[Hashable, Candidate] = {}
    for candidate in candidates:
        best.setdefault(model.idea(candidate.turn), candidate)
    return list(best.values())[:most]


def _gain(model: Adviser, view: Any, candidate: Candidate, others: Sequence[Candidate]) -> float:
    if not others:
        return 0.0
    return model.lead(view, candidate.chance) - model.lead(view, max(other.chance for other in others))


def reasons_for(game: AnyGame, model: Adviser, view: Any, turn: Turn, rng: Random) -> list[Reason]:
    """Play the turn in a determinization and collect its reasons."""
    before = game.determinize(view, rng)
    after = game.clone(before)
    events = [event for action in turn for event in game.apply(after, view.seat, action)]
    return model.reasons(view, before, after, events)


def main_reasons(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons with the largest weights; drawbacks come last."""
    kept = sorted(reasons, key=lambda reason: -abs(reason.weight))[:REASONS]
    return tuple(sorted(kept, key=lambda reason: -reason.weight))


def texts_of(turn: Turn) -> tuple[str, ...]:
    """The action texts of a turn."""
    return tuple(map(str, turn))
