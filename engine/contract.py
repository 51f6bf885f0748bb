"""What a game must offer, so that tables, pictures and automatic players can host it.

A game is one object with these methods; its state is a mutable value that only the game understands.
Chance during play is a decision of the pseudo-seat ``CHANCE``: whoever drives the game draws it with
``game.chance`` and applies it like any other action, so a record replays without any generator.

>>> from engine.games import GAMES
>>> from engine.rng import rng_at
>>> game = GAMES["szczesc"]
>>> state = game.setup(2, game.deal(rng_at(7, 0), 2, {}), {})
>>> game.to_act(state)
(1,)
>>> [str(action) for action in game.legal_actions(state, 1)][:3]
['draft L-GG', 'draft C-GG', 'draft C-YBGK']
>>> action = game.parse("draft L-GG")
>>> game.explain(state, 0, action).code  # why seat 0 may not do this
'not_your_turn'
>>> [event.kind for event in game.apply(state, 1, action)]
['drafted', 'drafted_card']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

Json = Any  # whatever json.dumps takes; the shape is documented where it is made
Seat = int
CHANCE: Seat = -1
Teams = tuple[tuple[Seat, ...], ...]  # every seat in exactly one; empty: everybody alone


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
    teams: Teams = ()  # who played with whom; empty: everybody alone


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """What every game implements. ``GameDefaults`` has the answers that most games give to the rarer questions."""

    name: str
    version: int
    options: Mapping[str, tuple[Json, ...]]  # every option with its values, the default first
    deal_keys: tuple[str, ...]  # what a deal may say; with some options it says less
    stand_in: str  # the level of the automatic player that decides for whoever is away

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players, rising: range(2, 5), or a tuple such as (4, 6)."""
        ...

    # --- the course of a game ---

    def check_options(self, seats: int, options: Mapping[str, Json]) -> Refusal | None:
        """Why these options do not go with so many players, or with each other; None when they do."""
        ...

    def deal(self, rng: Random, seats: int, options: Mapping[str, Json]) -> dict[str, Json]:
        """All that chance decides before the first action, as the record holds it."""
        ...

    def setup(self, seats: int, deal: Mapping[str, Json], options: Mapping[str, Json]) -> S:
        """The first position; raises BadDeal when the deal does not fit the box, or the options the number of players."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who decides now: several seats choose at once, (CHANCE,) a die, () the game is over.

        In the middle of a turn it may be a seat that is not on turn, such as a defender: it gets a clock and a record line
        of its own.
        """
        ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Everything this seat may do, in a stable order; empty for whoever is not to act.

        For CHANCE every outcome. Empty while CHANCE is to act: too many to list, such as a shuffle. Then all are equally
        likely, ``chance`` samples one, ``explain`` checks one, and nobody learns anything from it.
        """
        ...

    def chance(self, state: S, rng: Random) -> A:
        """What chance decides here; only when CHANCE is to act."""
        ...

    def chance_weights(self, state: S) -> Sequence[float] | None:
        """How likely the outcomes in ``legal_actions(state, CHANCE)`` are, in their order; None: all equally."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> list[Event]:
        """Carry out a legal action in place (unchecked: see ``engine.checked``) and say what happened."""
        ...

    def clone(self, state: S) -> S: ...

    def result(self, state: S) -> Result | None: ...

    # --- what a seat may know ---

    def observe(self, state: S, seat: Seat | None) -> V:
        """What this seat (None: a spectator) may know, and nothing else."""
        ...

    def determinize(self, view: V, rng: Random) -> S:
        """A full position that looks exactly like the view, everything hidden drawn anew."""
        ...

    # --- in writing ---

    def to_json(self, state: S) -> dict[str, Json]: ...

    def from_json(self, data: Mapping[str, Json]) -> S: ...

    def parse(self, text: str) -> A:
        """One action from its text; raises Unreadable. ``parse(str(action)) == action``."""
        ...

    def parse_line(self, text: str) -> Sequence[A]:
        """A line of the record: one whole decision on paper, often several actions."""
        ...

    def line_open(self, state: S) -> bool:
        """True if the record line that was begun is not finished yet."""
        ...

    def implied(self, state: S) -> A | None:
        """Action implied by ending the line here; None if there is none."""
        ...

    def explain(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why this seat may not do this now; None when it may."""
        ...

    def describe(self, refusal: Refusal) -> str:
        """A refusal in plain English, for the command line and the log."""
        ...

    # --- what tables must know ---

    def teams(self, seats: int, options: Mapping[str, Json]) -> Teams:
        """Who plays with whom at such a table; empty: everybody alone."""
        ...

    def turn_open(self, state: S) -> bool:
        """True while a turn is under way: between two of its decisions the channel is not told."""
        ...

    def clock_share(self, state: S) -> float:
        """The part of the table's clock that the decision at hand gets; 1 for a turn, less for a short answer."""
        ...

    def reveals(self, event: Event) -> bool:
        """True if hidden information was revealed; undo then needs consent."""
        ...

    def tally(self, state: S, seat: Seat) -> dict[str, int]:
        """Figures of one seat at the end of a game, for statistics."""
        ...

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        """What stands out in the sums over many games."""
        ...


AnyGame = Game[Any, Any, Any]


class GameDefaults:
    """What most games answer: options always fit, chance is even, everybody plays alone, each decision has the whole clock."""

    def check_options(self, seats: int, options: Mapping[str, Json]) -> Refusal | None:
        return None

    def chance_weights(self, state: Any) -> Sequence[float] | None:
        return None

    def teams(self, seats: int, options: Mapping[str, Json]) -> Teams:
        return ()

    def clock_share(self, state: Any) -> float:
        return 1.0
