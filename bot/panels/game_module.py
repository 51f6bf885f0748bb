"""What the bot needs from each game, and the registry of games. ``bot.games`` registers one ``GameModule`` for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from bot.panels.components import Block, ButtonRow, Panel
from bot.panels.panel_press import ActionHandler
from bot.panels.reader_view import ReaderView
from bot.tables.log_entries import LogEntry
from bot.texts.game_texts import GAME_TEXTS, AdviceTexts, GameTexts
from engine.contract import Event, Refusal, Seat


class InfoPage(NamedTuple):
    """A verb that only shows something: called with the reader, the value chosen in a select, and the address's argument."""

    show: Callable[[ReaderView, str, str], Panel]
    own: bool = False  # players only
    on_turn: bool = False  # only the player on turn


class GamePanels(Protocol):
    """A game's module ``panels``: what people see and press while a game runs."""

    BY_PHASE: Mapping[str, Callable[[ReaderView, str], Panel]]  # by phase of the view: panel of the player on turn, with a note
    PRIVATE_CHOICE_PHASES: frozenset[str]  # the phases in which choices are made in secret, by direct message
    INFO_PAGES: Mapping[str, InfoPage]  # by verb; every game has "hand" (only the reader sees it) and "standings"
    ACTION_HANDLERS: Mapping[str, ActionHandler]  # by verb
    BOARD: str  # the verb that shows the common board; its picture is "board"

    @property
    def OWN_PICTURE(self) -> str | None:  # noqa: N802  (a constant of the module)
        """Kind of picture that shows one player's things; None: the game has none, the board shows everything."""
        ...

    LESSON_PICTURES: Mapping[int, str]  # by page of the first lesson, from 0
    EXAMPLE: tuple[int, int]  # the game in these pictures: seed and number of turns played

    def navigation_buttons(self, reader: ReaderView, *without: str) -> ButtonRow:
        """Buttons that lead on from an info panel, most useful first."""
        ...

    def private_choice_message(self, reader: ReaderView, where: str) -> Panel:
        """The direct message to a player while choices are made in secret."""
        ...

    def private_choices_ended(self, reader: ReaderView, entries: Sequence[LogEntry], where: str) -> Panel | None:
        """The direct message when the secret choices are over; None: no message."""
        ...

    def news_blocks(self, reader: ReaderView, entries: Sequence[LogEntry]) -> Sequence[Block]:
        """For the channel, below the log lines: pictures and whatever else belongs there."""
        ...

    def turn_line(self, reader: ReaderView, seats: Sequence[Seat]) -> str:
        """The line that mentions the players on turn."""
        ...

    def buttons(self, reader: ReaderView) -> ButtonRow:
        """Under the channel's newest message."""
        ...

    def final_blocks(self, reader: ReaderView, events: Sequence[Event]) -> Sequence[Block]:
        """In the final message, between the news and the ranking."""
        ...


class CommandOption(NamedTuple):
    """An option of a typed turn. It completes from the legal actions, unless its values are fixed."""

    name: str
    needed: bool = True
    values: tuple[str, ...] = ()  # called choice-<option>-<value>


@dataclass(frozen=True, slots=True)
class TurnCommand:
    """A subcommand that plays: cmd-<name>, cmd-<name>-<option>."""

    name: str
    options: tuple[CommandOption, ...]
    instead_of: frozenset[str] = frozenset()  # phases of a turn under way that begins again with it, if it cannot go on


@dataclass(frozen=True, slots=True)
class ShowCommand:
    """A subcommand for an info page, optionally of one player."""

    name: str
    of_a_player: bool = False


Completion = tuple[str, str]  # label, value
FilledOptions = Mapping[str, str]  # the other options, as far as they are filled in


class GameCommands(Protocol):
    """A game's module ``commands``: its own subcommands. Names are in the catalogues; Discord allows 25 in a group."""

    TURN_COMMANDS: tuple[TurnCommand, ...]
    SHOW_COMMANDS: tuple[ShowCommand, ...]

    def why_not(self, reader: ReaderView, command: str) -> Refusal | None:
        """Why a player on turn cannot use this command now."""
        ...

    def complete(self, reader: ReaderView, command: str, option: str, typed: str, filled: FilledOptions) -> Sequence[Completion]:
        """Completions of an option, best first."""
        ...

    def actions(self, reader: ReaderView, command: str, filled: FilledOptions) -> list[str]:
        """The texts of the actions that a command means. The table checks whether they are legal."""
        ...


class ScriptedMoves(NamedTuple):
    """Verbs for scripted people of the load benchmark, who know no rules."""

    moves: frozenset[str]  # bring a turn nearer to its end
    preferred: frozenset[str]  # pressed sooner, so that turns are as long as people's


class PersonalOrder(NamedTuple):
    """A standing order that a person gives for every game of a kind: setting-<name>, with its value."""

    name: str
    values: tuple[str, ...]  # the usual one first


@dataclass(frozen=True, slots=True)
class GameModule:
    """Everything that one game adds to the bot. Python modules are valid values for the protocols; mypy checks them."""

    name: str
    texts: GameTexts
    panels: GamePanels
    commands: GameCommands
    advice: AdviceTexts | None = None
    demo_channel: str = ""  # name of the game's channel in the demo; empty: the name of the game
    scripted_moves: ScriptedMoves | None = None  # None: not played by the load benchmark
    touches: Callable[[Event, Seat], bool] | None = None  # whether an event concerns a seat; None: its figures name the seat
    topic_of_phase: Mapping[str, str] = field(default_factory=dict)  # where the rules open; else at the first topic
    lesson_of_phase: Mapping[str, int] = field(default_factory=dict)  # at which page, from 0, the lesson opens
    personal_orders: tuple[PersonalOrder, ...] = ()
    seat_orders: frozenset[str] = frozenset()  # standing orders that can be given for one seat at one table
    verdict: bool = True  # whether the final message says by how many points somebody won; False: its news say it all


GAME_MODULES: dict[str, GameModule] = {}


def register(module: GameModule) -> None:
    """Add a game to the bot."""
    GAME_MODULES[module.name] = module
    GAME_TEXTS[module.name] = module.texts


def game_module(reader: ReaderView) -> GameModule:
    """The module of the game that is played at the reader's table."""
    return GAME_MODULES[reader.table.game_name]


def default_game() -> str:
    """The first registered game, for texts where nothing says which game is meant."""
    return next(iter(GAME_MODULES))


def in_secret(reader: ReaderView) -> bool:
    """Whether choices are being made in secret, by direct message."""
    return reader.phase in game_module(reader).panels.PRIVATE_CHOICE_PHASES
