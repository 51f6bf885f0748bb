"""The interface that every game implements; tables, pictures and automatic players use only this.

A game is one object with these methods; its state is a mutable value that only the game understands.
Chance during play is an action of the pseudo-seat ``CHANCE``: the caller draws it with ``game.chance`` and
applies it like any other action, so a record replays without a random generator.

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
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, get_type_hints

from engine import plain_json
from engine.plain_view import PlainView
from engine.rng import below, weighted

Json = Any  # whatever json.dumps accepts; the producer documents the shape
Seat = int
CHANCE: Seat = -1
Teams = tuple[tuple[Seat, ...], ...]  # every seat in exactly one; empty: everybody alone


class Event(NamedTuple):
    """Something that happened, as data for a log line or a picture; never text."""

    kind: str
    seat: Seat | None  # who did it; None: nobody in particular
    data: Mapping[str, Any]
    only_for: Seat | None = None  # None: public; otherwise secret to that seat


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible, as a code with figures; the user interface makes the text."""

    code: str
    figures: Mapping[str, Any] = field(default_factory=dict)
    part: str = ""  # the offending part, in the game's notation


class EngineError(Exception):
    """Base class of errors that carry a refusal."""

    def __init__(self, code: str, part: str = "", **figures: Any) -> None:
        super().__init__(code, part, figures)
        self.refusal = Refusal(code, figures, part)


class Unreadable(EngineError):
    """A text is not in the game's notation."""


class Illegal(EngineError):
    """A readable action is not possible in this position."""


class BadDeal(EngineError):
    """A deal does not match the game's components."""


class Result(NamedTuple):
    """Final result; with teams, all seats of the winning team are winners."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    breakdown: tuple[Mapping[str, int], ...]  # per seat: what its score is made of
    teams: Teams = ()  # who played with whom; empty: everybody alone


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound="View")


class View(Protocol):
    """What every view says, whatever else it holds: pictures and panels of all games read these three."""

    @property
    def seat(self) -> Seat | None:
        """Whose eyes; None: everybody's."""
        ...

    @property
    def seats(self) -> int: ...

    @property
    def phase(self) -> str: ...


class Game(Protocol[S, A, V]):
    """What every game implements; ``GameDefaults`` has default implementations of all but seven of these."""

    name: str
    version: int
    options: Mapping[str, tuple[Json, ...]]  # every option with its values, the default first
    deal_keys: tuple[str, ...]  # the keys of a deal; some options leave keys out
    stand_in: str  # level of the automatic player that acts for an absent person

    @property
    def seats(self) -> Sequence[int]:
        """Allowed numbers of players, ascending: range(2, 5), or a tuple such as (4, 6)."""
        ...

    # --- the course of a game ---

    def check_options(self, seats: int, options: Mapping[str, Json]) -> Refusal | None:
        """Why these options do not fit the number of players or each other; None if they do."""
        ...

    def deal(self, rng: Random, seats: int, options: Mapping[str, Json]) -> dict[str, Json]:
        """All random decisions before the first action, as stored in the record."""
        ...

    def setup(self, seats: int, deal: Mapping[str, Json], options: Mapping[str, Json]) -> S:
        """The first position; raises BadDeal if the deal does not match the components or the options do not fit."""
        ...

    def phase(self, state: S) -> str:
        """What is being decided, as one word: the panels, texts and rules pages for it are found by this."""
        ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that decide now. Several: they choose simultaneously. (CHANCE,): a random event. (): the game is over.

        During a turn it may be another seat, such as a defender: it gets its own clock and its own record line.
        """
        ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """All legal actions of this seat, in a stable order; empty if it is not to act.

        For CHANCE: every outcome. Empty while CHANCE is to act: too many outcomes to list, such as a shuffle. Then all are
        equally likely, ``chance`` samples one, ``explain`` validates one, and the outcome must not reveal anything.
        """
        ...

    def chance(self, state: S, rng: Random) -> A:
        """Sample an outcome; only when CHANCE is to act."""
        ...

    def chance_weights(self, state: S) -> Sequence[float] | None:
        """Relative probabilities of ``legal_actions(state, CHANCE)``, in the same order; None: uniform."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> list[Event]:
        """Apply a legal action in place and return its events. Unchecked: see ``engine.checked``."""
        ...

    def clone(self, state: S) -> S: ...

    def result(self, state: S) -> Result | None: ...

    # --- hidden information ---

    def observe(self, state: S, seat: Seat | None) -> V:
        """The view of this seat (None: a spectator): what it may know and nothing else."""
        ...

    def determinize(self, view: V, rng: Random) -> S:
        """A determinization: a random full position that is consistent with the view."""
        ...

    # --- notation ---

    def to_json(self, state: S) -> dict[str, Json]: ...

    def from_json(self, data: Mapping[str, Json]) -> S: ...

    def parse(self, text: str) -> A:
        """One action from its text; raises Unreadable. ``parse(str(action)) == action``."""
        ...

    def parse_line(self, text: str) -> Sequence[A]:
        """The actions of one record line: a whole decision, often several actions."""
        ...

    def line_open(self, state: S) -> bool:
        """True if the current record line is not finished."""
        ...

    def implied(self, state: S) -> A | None:
        """Action implied by ending the line here; None if there is none."""
        ...

    def explain(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why this action is not legal for this seat now; None if it is."""
        ...

    def describe(self, refusal: Refusal) -> str:
        """A refusal in English, for the command line and the log."""
        ...

    # --- for hosting tables ---

    def teams(self, seats: int, options: Mapping[str, Json]) -> Teams:
        """The teams for this number of players; empty: everybody alone."""
        ...

    def turn_open(self, state: S) -> bool:
        """True between two decisions of one turn: the channel message waits for the end of the turn."""
        ...

    def clock_share(self, state: S) -> float:
        """The share of the table's turn time for the current decision: 1 for a turn, less for a short answer."""
        ...

    def standing_order(self, state: S) -> str | None:
        """The standing order by which a person may leave the current decision to an automat in advance; None: there is none."""
        ...

    def turn_ahead(self, state: S, seat: Seat) -> S | None:
        """The position as if a turn of this seat began now, to plan it; None: its next turn cannot be said beforehand.

        What this seat may do there must follow from what it knows.
        """
        ...

    def turn_depends_on(self, state: S, seat: Seat, actions: Sequence[A]) -> Mapping[str, Json]:
        """What a planned turn depends on, at its beginning and as this seat knows it; compared with how it was when planned.

        ``piece``: what the turn is about; another one makes it another turn. ``price`` and ``touched``: what it costs, and what
        others can have changed; the player says whether that matters.
        """
        ...

    def reveals(self, event: Event) -> bool:
        """True if hidden information was revealed; undo then needs consent."""
        ...

    def tally(self, state: S, seat: Seat) -> dict[str, int]:
        """Figures of one seat at the end of a game, for statistics."""
        ...

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        """The highlights of these sums over many games, by name; None: nothing to tell."""
        ...


AnyGame = Game[Any, Any, Any]


class GameDefaults:
    """Everything that a game need not say. What it does say replaces a default, one method at a time.

    A game must give ``name``, ``seats``, ``setup``, ``to_act``, ``legal_actions``, ``apply`` and ``result``; its position is a
    data class that says how many ``seats`` play. By default nothing in it is secret, actions are texts, each decision is a turn
    and a record line of its own, there are no teams, and every option fits; chance is one of the listed outcomes, nothing can
    be left to an automat in advance, and no turn can be planned. A game with secrets gives ``observe`` and ``determinize``.
    """

    version = 1
    options: Mapping[str, tuple[Json, ...]] = {}
    deal_keys: tuple[str, ...] = ()
    stand_in = "random"

    # --- required: here so that the defaults can call them ---

    def setup(self, seats: int, deal: Mapping[str, Json], options: Mapping[str, Json]) -> Any:
        raise TypeError(f"{type(self).__name__} does not say how it begins")

    def to_act(self, state: Any, /) -> tuple[Seat, ...]:
        raise TypeError(f"{type(self).__name__} does not say whose turn it is")

    def legal_actions(self, state: Any, seat: Seat) -> Sequence[Any]:
        raise TypeError(f"{type(self).__name__} does not say what may be done")

    # --- the course of a game ---

    def check_options(self, seats: int, options: Mapping[str, Json]) -> Refusal | None:
        return None

    def deal(self, rng: Random, seats: int, options: Mapping[str, Json]) -> dict[str, Json]:
        """Nothing is dealt: chance comes in during play."""
        return {}

    def phase(self, state: Any) -> str:
        """The position's own ``phase``, if it has one; else "over", "chance" or "turn"."""
        named = getattr(state, "phase", None)
        if isinstance(named, str):
            return named
        acting = self.to_act(state)
        return "over" if not acting else "chance" if acting == (CHANCE,) else "turn"

    def chance(self, state: Any, rng: Random) -> Any:
        """One of the listed outcomes, by their weights."""
        outcomes, weights = self.legal_actions(state, CHANCE), self.chance_weights(state)
        if not outcomes:
            raise LookupError("no outcome is listed: a game with too many of them samples one itself")
        return outcomes[below(rng, len(outcomes))] if weights is None else outcomes[weighted(rng, weights)]

    def chance_weights(self, state: Any) -> Sequence[float] | None:
        return None

    def clone(self, state: Any, /) -> Any:
        """The position's own ``clone``, if it has one (see ``engine.position``); else a deep copy, which is much slower."""
        own = getattr(state, "clone", None)
        return deepcopy(state) if own is None else own()

    # --- hidden information: by default there is none ---

    def observe(self, state: Any, seat: Seat | None) -> Any:
        return PlainView(seat, state.seats, self.phase(state), self.clone(state))

    def determinize(self, view: Any, rng: Random) -> Any:
        return self.clone(view.position)

    # --- notation: by default an action is its text ---

    def to_json(self, state: Any) -> dict[str, Json]:
        data: dict[str, Json] = plain_json.to_json(state)
        return data

    def from_json(self, data: Mapping[str, Json]) -> Any:
        """The position class is what ``setup`` returns by its annotation."""
        return plain_json.from_json(get_type_hints(self.setup)["return"], data)

    def parse(self, text: str) -> Any:
        """The text itself, in single spaces; whether it is an action at all is for ``explain``."""
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise Unreadable("unknown_action", text[:80])
        return words

    def parse_line(self, text: str) -> Sequence[Any]:
        return [self.parse(text)]

    def line_open(self, state: Any) -> bool:
        return False

    def implied(self, state: Any) -> Any:
        return None

    def explain(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """From the list of legal actions: not this seat's turn, or not possible now."""
        acting = self.to_act(state)
        if seat not in acting:
            return Refusal("not_your_turn", {"turn": list(acting)}) if acting else Refusal("game_over")
        if action in self.legal_actions(state, seat):
            return None
        return Refusal("not_now", {"phase": self.phase(state)}, str(action)[:80])

    def describe(self, refusal: Refusal) -> str:
        figures = ", ".join(f"{name} {value}" for name, value in refusal.figures.items())
        return ": ".join(filter(None, [refusal.code.replace("_", " "), refusal.part, figures]))

    # --- for hosting tables ---

    def teams(self, seats: int, options: Mapping[str, Json]) -> Teams:
        return ()

    def turn_open(self, state: Any, /) -> bool:
        return False

    def clock_share(self, state: Any) -> float:
        return 1.0

    def standing_order(self, state: Any) -> str | None:
        return None

    def turn_ahead(self, state: Any, seat: Seat) -> Any:
        return None

    def turn_depends_on(self, state: Any, seat: Seat, actions: Sequence[Any]) -> Mapping[str, Json]:
        return {}

    def reveals(self, event: Event) -> bool:
        """Every event does: taking a turn back needs the others' consent until the game says which ones tell nothing new."""
        return True

    def tally(self, state: Any, seat: Seat) -> dict[str, int]:
        return {}

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        return {}
