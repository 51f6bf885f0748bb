"""The games that the bot hosts, and what each must bring along: four modules of its own in ``bot/<game>/``.

Everything else is common. A part is loaded when it is first wanted: a process that only thinks for automats needs no panels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from engine.contract import Event, Refusal, Seat

if TYPE_CHECKING:
    from bot.kopalnie import advice as ko_advice
    from bot.kopalnie import commands as ko_commands
    from bot.kopalnie import panels as ko_panels
    from bot.kopalnie import texts as ko_texts
    from bot.model import Happening
    from bot.panels.look import Look
    from bot.panels.model import Block, Panel, Row
    from bot.panels.press import Deed
    from bot.szczesc import advice as sz_advice
    from bot.szczesc import commands as sz_commands
    from bot.szczesc import panels as sz_panels
    from bot.szczesc import texts as sz_texts
    from engine.players.advice import Reason


class Facts(Protocol):
    """``facts.FACTS``: what tables must know of a game beyond the contract."""

    stand_in: str  # the automat that plays for whoever is away

    def turn_open(self, state: Any) -> bool:
        """Whether someone is in the middle of a turn."""
        ...

    def reveals(self, event: Event) -> bool:
        """Whether somebody learned from this what the pieces had hidden, so that taking it back is no free matter."""
        ...

    def tally(self, state: Any, seat: Seat) -> dict[str, int]:
        """Figures of one seat at the end of a game, for statistics."""
        ...

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        """What stands out in the sums over many games."""
        ...


class Texts(Protocol):
    """``texts``: what the engine's codes mean in words. The catalogues lie beside it, ``texts/<language>/*.ftl``."""

    TOPICS: tuple[str, ...]  # of the rules: rules-<topic>, rules-<topic>-title
    LESSONS: int  # lesson-1 …
    RULE_FIGURES: Mapping[str, str | int]  # from the box, for both
    FIGURES: Mapping[str, Callable[[Any, str], str | int]]  # figures of refusals that need words, by name
    COUNTED: Mapping[str, tuple[str, str]]  # by code of a refusal: the figure, and what it counts

    def event_lines(self, events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
        """A line or two for each turn. Events and names come as the reader may see them."""
        ...

    def favourite_lines(self, favourites: Mapping[str, str | None], lang: str) -> list[str]:
        """What stands out in somebody's statistics."""
        ...


class Sight(NamedTuple):
    """A verb that only shows something: made from the look, the value chosen in a select, and the address's argument."""

    show: Callable[[Look, str, str], Panel]
    own: bool = False  # players only
    on_turn: bool = False  # whoever is on turn only


class Panels(Protocol):
    """``panels``: what people see and press while a game runs."""

    BY_PHASE: Mapping[str, Callable[[Look, str], Panel]]  # the view's phase: what whoever is on turn can do, under a note
    BY_LETTER: str  # the phase in which choices are made in secret, by direct message
    SIGHTS: Mapping[str, Sight]  # by verb; every game has "hand", what only the reader may see, and "standings"
    DEEDS: Mapping[str, Deed]  # by verb
    BOARD: str  # the verb that shows what lies before all; its picture is "board"
    OWN_PICTURE: str  # the kind of picture that shows what one player has built or gathered
    LESSON_PICTURES: Mapping[int, str]  # by page of the first lesson, from 0
    EXAMPLE: tuple[int, int]  # the game that they show: its seed, and how many turns of it were played

    def onward(self, look: Look, *without: str) -> Row:
        """The ways on from a panel that only shows something; the first is the most useful one."""
        ...

    def letter(self, look: Look, where: str) -> Panel:
        """The direct message to a player while choices are made in secret."""
        ...

    def opening_letter(self, look: Look, happenings: Sequence[Happening], where: str) -> Panel | None:
        """What a player is told in private when that is over; None: nothing."""
        ...

    def news(self, look: Look, happenings: Sequence[Happening]) -> Sequence[Block]:
        """For the channel, below the lines on what happened: pictures, and whatever else belongs there."""
        ...

    def call(self, look: Look, seats: Sequence[Seat]) -> str:
        """The line that calls these players up."""
        ...

    def buttons(self, look: Look) -> Row:
        """Under the channel's newest message."""
        ...

    def account(self, look: Look, events: Sequence[Event]) -> Sequence[Block]:
        """What the end of a game says between the news and the ranking."""
        ...


class Option(NamedTuple):
    """An option of a typed turn. It completes from what is legal, unless its values are fixed."""

    name: str
    needed: bool = True
    values: tuple[str, ...] = ()  # called choice-<option>-<value>


@dataclass(frozen=True, slots=True)
class Turn:
    """A subcommand that plays: cmd-<name>, cmd-<name>-<option>."""

    name: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Glance:
    """A subcommand that presses a verb which only shows something, perhaps of one player."""

    name: str
    of_a_player: bool = False


Completion = tuple[str, str]  # label, value
Said = Mapping[str, str]  # the other options that were filled in so far


class Commands(Protocol):
    """``commands``: the game's own subcommands. The names of all are in the catalogues; Discord takes 25 in a group."""

    TURNS: tuple[Turn, ...]
    GLANCES: tuple[Glance, ...]

    def why_not(self, look: Look, command: str) -> Refusal | None:
        """Why a player on turn cannot use this command now."""
        ...

    def complete(self, look: Look, command: str, option: str, typed: str, said: Said) -> Sequence[Completion]:
        """What an option can be completed to, best first."""
        ...

    def actions(self, look: Look, command: str, said: Said) -> list[str]:
        """The texts of the actions that a command stands for; whether they are possible is for the table to say."""
        ...


class AdviceWords(Protocol):
    """``advice``: what the game's adviser says, in words; only where the game has one (``engine.players.advisers``)."""

    def turn_label(self, view: Any, turn: tuple[str, ...], lang: str) -> str:
        """A whole turn in a line."""
        ...

    def reason_line(self, reason: Reason, names: Sequence[str], lang: str) -> str:
        """Why a turn is good, or what speaks against it. Names are those of the seats."""
        ...


class Hosted:
    """One game's own parts."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _part(self, name: str) -> Any:
        return import_module(f"bot.{self._name}.{name}")

    @cached_property
    def facts(self) -> Facts:
        return cast(Facts, self._part("facts").FACTS)

    @cached_property
    def texts(self) -> Texts:
        return cast(Texts, self._part("texts"))

    @cached_property
    def panels(self) -> Panels:
        return cast(Panels, self._part("panels"))

    @cached_property
    def commands(self) -> Commands:
        return cast(Commands, self._part("commands"))

    @cached_property
    def advice(self) -> AdviceWords:
        return cast(AdviceWords, self._part("advice"))


HOSTED = {name: Hosted(name) for name in ("szczesc", "kopalnie")}
FIRST = next(iter(HOSTED))  # where nothing says which game is meant


def facts_of(game: str) -> Facts:
    """What tables must know of a game."""
    return HOSTED[game].facts


if TYPE_CHECKING:  # what is loaded by name is held to its protocol here
    _texts: Texts = sz_texts
    _texts = ko_texts
    _panels: Panels = sz_panels
    _panels = ko_panels
    _advice: AdviceWords = sz_advice
    _advice = ko_advice
    _commands: Commands = sz_commands
    _commands = ko_commands
