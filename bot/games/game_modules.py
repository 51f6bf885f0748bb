"""The games that the bot hosts, and what each must bring along: four modules of its own in ``bot/games/<game>/``.

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
    from bot.games.kopalnie import advice as ko_advice
    from bot.games.kopalnie import commands as ko_commands
    from bot.games.kopalnie import panels as ko_panels
    from bot.games.kopalnie import texts as ko_texts
    from bot.games.szczesc import advice as sz_advice
    from bot.games.szczesc import commands as sz_commands
    from bot.games.szczesc import panels as sz_panels
    from bot.games.szczesc import texts as sz_texts
    from bot.panels.components import Block, ButtonRow, Panel
    from bot.panels.panel_press import ActionHandler
    from bot.panels.reader_view import ReaderView
    from bot.tables.table import LogEntry
    from engine.players.advice import Reason


class GameTexts(Protocol):
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


class InfoPage(NamedTuple):
    """A verb that only shows something: made from the look, the value chosen in a select, and the address's argument."""

    show: Callable[[ReaderView, str, str], Panel]
    own: bool = False  # players only
    on_turn: bool = False  # whoever is on turn only


class GamePanels(Protocol):
    """``panels``: what people see and press while a game runs."""

    BY_PHASE: Mapping[str, Callable[[ReaderView, str], Panel]]  # the view's phase: what whoever is on turn can do, under a note
    PRIVATE_CHOICE_PHASE: str  # the phase in which choices are made in secret, by direct message
    INFO_PAGES: Mapping[str, InfoPage]  # by verb; every game has "hand", what only the reader may see, and "standings"
    ACTION_HANDLERS: Mapping[str, ActionHandler]  # by verb
    BOARD: str  # the verb that shows what lies before all; its picture is "board"
    OWN_PICTURE: str  # the kind of picture that shows what one player has built or gathered
    LESSON_PICTURES: Mapping[int, str]  # by page of the first lesson, from 0
    EXAMPLE: tuple[int, int]  # the game that they show: its seed, and how many turns of it were played

    def onward(self, reader: ReaderView, *without: str) -> ButtonRow:
        """The ways on from a panel that only shows something; the first is the most useful one."""
        ...

    def letter(self, reader: ReaderView, where: str) -> Panel:
        """The direct message to a player while choices are made in secret."""
        ...

    def private_choices_ended(self, reader: ReaderView, entries: Sequence[LogEntry], where: str) -> Panel | None:
        """What a player is told in private when that is over; None: nothing."""
        ...

    def news(self, reader: ReaderView, entries: Sequence[LogEntry]) -> Sequence[Block]:
        """For the channel, below the lines on what happened: pictures, and whatever else belongs there."""
        ...

    def call(self, reader: ReaderView, seats: Sequence[Seat]) -> str:
        """The line that calls these players up."""
        ...

    def buttons(self, reader: ReaderView) -> ButtonRow:
        """Under the channel's newest message."""
        ...

    def account(self, reader: ReaderView, events: Sequence[Event]) -> Sequence[Block]:
        """What the end of a game says between the news and the ranking."""
        ...


class CommandOption(NamedTuple):
    """An option of a typed turn. It completes from what is legal, unless its values are fixed."""

    name: str
    needed: bool = True
    values: tuple[str, ...] = ()  # called choice-<option>-<value>


@dataclass(frozen=True, slots=True)
class TurnCommand:
    """A subcommand that plays: cmd-<name>, cmd-<name>-<option>."""

    name: str
    options: tuple[CommandOption, ...]


@dataclass(frozen=True, slots=True)
class ShowCommand:
    """A subcommand that presses a verb which only shows something, perhaps of one player."""

    name: str
    of_a_player: bool = False


Completion = tuple[str, str]  # label, value
FilledOptions = Mapping[str, str]  # the other options that were filled in so far


class GameCommands(Protocol):
    """``commands``: the game's own subcommands. The names of all are in the catalogues; Discord takes 25 in a group."""

    TURN_COMMANDS: tuple[TurnCommand, ...]
    SHOW_COMMANDS: tuple[ShowCommand, ...]

    def why_not(self, reader: ReaderView, command: str) -> Refusal | None:
        """Why a player on turn cannot use this command now."""
        ...

    def complete(self, reader: ReaderView, command: str, option: str, typed: str, said: FilledOptions) -> Sequence[Completion]:
        """What an option can be completed to, best first."""
        ...

    def actions(self, reader: ReaderView, command: str, said: FilledOptions) -> list[str]:
        """The texts of the actions that a command stands for; whether they are possible is for the table to say."""
        ...


class AdviceTexts(Protocol):
    """``advice``: what the game's adviser says, in words; only where the game has one (``engine.players.advisers``)."""

    def turn_label(self, view: Any, turn: tuple[str, ...], lang: str) -> str:
        """A whole turn in a line."""
        ...

    def reason_line(self, reason: Reason, names: Sequence[str], lang: str) -> str:
        """Why a turn is good, or what speaks against it. Names are those of the seats."""
        ...


class GameModule:
    """One game's own parts."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _part(self, name: str) -> Any:
        return import_module(f"bot.games.{self._name}.{name}")

    @cached_property
    def texts(self) -> GameTexts:
        return cast(GameTexts, self._part("texts"))

    @cached_property
    def panels(self) -> GamePanels:
        return cast(GamePanels, self._part("panels"))

    @cached_property
    def commands(self) -> GameCommands:
        return cast(GameCommands, self._part("commands"))

    @cached_property
    def advice(self) -> AdviceTexts:
        return cast(AdviceTexts, self._part("advice"))


GAME_MODULES = {name: GameModule(name) for name in ("szczesc", "kopalnie")}
DEFAULT_GAME = next(iter(GAME_MODULES))  # where nothing says which game is meant


if TYPE_CHECKING:  # what is loaded by name is held to its protocol here
    _texts: GameTexts = sz_texts
    _texts = ko_texts
    _panels: GamePanels = sz_panels
    _panels = ko_panels
    _advice: AdviceTexts = sz_advice
    _advice = ko_advice
    _commands: GameCommands = sz_commands
    _commands = ko_commands
