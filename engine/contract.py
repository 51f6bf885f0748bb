"""What a game must offer, so that tables, pictures and automatic players can host it.

A game is one object with these methods; its state is a mutable value that only the game understands.
Chance during play is a decision of the pseudo-seat ``CHANCE``: whoever drives the game draws it with
``game.chance`` and applies it like any other action, so a record replays without any generator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

Json = Any  # whatever json.dumps takes; the shape is documented where it is made
Seat = int
CHANCE: Seat = -1


class Event(NamedTuple):
    """Something that happened: data for a log line or a picture, never text."""

    kind: str
    seat: Seat | None  # who did it; None when nobody in particular
    data: Mapping[str, Any]
    only_for: Seat | None = None  # None: public; else only that seat may learn it


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible: a code with figures; texts are made at the edge."""

    code: str
    figures: Mapping[str, Any] = field(default_factory=dict)
    part: str = ""  # the offending part, in the words of the notation


class EngineError(Exception):
    """Base of the errors that carry a refusal."""

    def __init__(self, code: str, part: str = "", **figures: Any) -> None:
        super().__init__(code, part, figures)
        self.refusal = Refusal(code, figures, part)


class Unreadable(EngineError):
    """A text is not in the game's notation."""


class Illegal(EngineError):
    """A readable action is not possible in this position."""


class BadDeal(EngineError):
    """What chance is said to have dealt does not fit the box."""


class Result(NamedTuple):
    """The end of a game; with teams, all seats of the winning one are winners."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    breakdown: tuple[Mapping[str, int], ...]  # per seat: what its score is made of


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """The door that every game goes through."""

    name: str
    version: int
    seats: range
    options: Mapping[str, tuple[Json, ...]]  # every option with its values, the default first
    deal_keys: tuple[str, ...]  # what a deal says

    def deal(self, rng: Random, seats: int) -> dict[str, Json]:
        """All that chance decides before the first action, as the record holds it."""
        ...

    def setup(self, seats: int, deal: Mapping[str, Json], options: Mapping[str, Json]) -> S:
        """The first position; raises BadDeal when the deal does not fit the box."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who decides now: several seats choose at once, (CHANCE,) a die, () the game is over."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Everything this seat may do, in a stable order; empty for whoever is not to act. For CHANCE all are equally likely."""
        ...

    def chance(self, state: S, rng: Random) -> A:
        """What chance decides here; only when CHANCE is to act."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> list[Event]:
        """Carry out a legal action in place (unchecked: see ``engine.checked``) and say what happened."""
        ...

    def clone(self, state: S) -> S: ...

    def observe(self, state: S, seat: Seat | None) -> V:
        """What this seat (None: a spectator) may know, and nothing else."""
        ...

    def determinize(self, view: V, rng: Random) -> S:
        """A full position that looks exactly like the view, everything hidden drawn anew."""
        ...

    def result(self, state: S) -> Result | None: ...

    def to_json(self, state: S) -> dict[str, Json]: ...

    def from_json(self, data: Mapping[str, Json]) -> S: ...

    def parse(self, text: str) -> A:
        """One action from its text; raises Unreadable. ``parse(str(action)) == action``."""
        ...

    def parse_line(self, text: str) -> Sequence[A]:
        """A line of the record: one whole decision on paper, often several actions."""
        ...

    def line_open(self, state: S) -> bool:
        """Whether the line of the record that was begun is not finished yet."""
        ...

    def implied(self, state: S) -> A | None:
        """The action that the end of a line stands for here, if it may end here at all."""
        ...

    def explain(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why this seat may not do this now; None when it may."""
        ...

    def describe(self, refusal: Refusal) -> str:
        """A refusal in plain English, for the command line and the log."""
        ...
