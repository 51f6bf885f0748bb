"""A game hosted from its rules alone: every decision is a choice from the legal actions, every page is the plain picture.

A game replaces any part: it subclasses ``PlainPanels``, or gives a module in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.panels.components import (
    Block,
    ButtonRow,
    Panel,
    Select,
    SelectOption,
    page_in,
    paged_options,
    panel,
    small_number,
)
from bot.panels.game_module import Completion, FilledOptions, GameModule, InfoPage, ShowCommand, TurnCommand, game_module
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.tables.log_entries import LogEntry
from bot.tables.table import Answer
from bot.texts import keys
from bot.texts.formatting import listing
from bot.texts.game_texts import PlainTexts
from engine.contract import Event, Refusal, Seat

BUTTONS = 10  # so many actions are buttons; more are a select, page by page
DECIDE = "decide"


def decision(reader: ReaderView, note: str = "", page: int = 0) -> Panel:
    """The legal actions to choose from; for any phase for which a game has no panel."""
    labels = [_label(reader, text) for text in reader.legal]
    choice: Block
    if len(labels) <= BUTTONS:
        choice = tuple(reader.button(DECIDE, str(at), label=label, style="primary") for at, label in enumerate(labels))
    else:
        options = [SelectOption(str(at), label) for at, label in enumerate(labels)]
        shown = paged_options(options, page, lambda at, of: reader.say("ahead-more", page=at, pages=of))
        choice = Select(reader.to(DECIDE), reader.say("choose-action"), shown)
    looking = (reader.button("log"), reader.button("rules"))
    return panel(note, reader.with_deadline(reader.say("decide-title")), reader.picture("board"), choice, looking)


def _label(reader: ReaderView, text: str) -> str:
    """An action in words (``do-<first word>``, with the rest as ``$rest``) where the game says them, else its notation."""
    word, _, rest = text.partition(" ")
    if (key := f"do-{word}") in keys(reader.lang, reader.table.game_name):
        return reader.say(key, rest=rest)
    return text[:1].upper() + text[1:]


async def decide(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    """A decision by its number among the legal actions; or only another page of them."""
    page = page_in(press.value)
    if page is not None and reader.on_turn:
        return decision(reader, page=page)
    number = small_number(press.value)
    return await press.act([] if number is None else list(reader.legal[number : number + 1]))


def _board(reader: ReaderView, value: str, argument: str) -> Panel:
    return panel(reader.picture("board"), game_module(reader).panels.navigation_buttons(reader, "board"))


class PlainPanels:
    """What people see and press in a game without panels of its own."""

    BY_PHASE: Mapping[str, Callable[[ReaderView, str], Panel]] = {}
    PRIVATE_CHOICE_PHASES: frozenset[str] = frozenset()
    INFO_PAGES: Mapping[str, InfoPage] = {
        "board": InfoPage(_board),
        "hand": InfoPage(_board, own=True),
        "standings": InfoPage(_board),
    }
    ACTION_HANDLERS: Mapping[str, ActionHandler] = {DECIDE: decide}
    BOARD = "board"
    OWN_PICTURE: str | None = None
    LESSON_PICTURES: Mapping[int, str] = {}
    EXAMPLE = (1, 0)

    def navigation_buttons(self, reader: ReaderView, *without: str) -> ButtonRow:
        verbs = [*(["play"] if reader.on_turn else []), "board"]
        return tuple(
            reader.button(verb, style="primary" if verb == "play" else "secondary") for verb in verbs if verb not in without
        )

    def private_choice_message(self, reader: ReaderView, where: str) -> Panel:
        return decision(reader, where) if reader.on_turn else panel(where, reader.picture("board"))

    def private_choices_ended(self, reader: ReaderView, entries: Sequence[LogEntry], where: str) -> Panel | None:
        return None

    def news_blocks(self, reader: ReaderView, entries: Sequence[LogEntry]) -> Sequence[Block]:
        return [reader.picture("board")]

    def turn_line(self, reader: ReaderView, seats: Sequence[Seat]) -> str:
        who = listing([reader.calls(seat) for seat in seats], reader.lang)
        return reader.say("turn-next" if len(seats) == 1 else "turn-several", who=who)

    def buttons(self, reader: ReaderView) -> ButtonRow:
        return (reader.button("play", style="primary"), reader.button("board"), reader.button("rules"))

    def final_blocks(self, reader: ReaderView, events: Sequence[Event]) -> Sequence[Block]:
        return []


class PlainCommands:
    """No typed turns: what is legal is chosen in the panel."""

    TURN_COMMANDS: tuple[TurnCommand, ...] = ()
    SHOW_COMMANDS: tuple[ShowCommand, ...] = (ShowCommand("hand"), ShowCommand("standings"))

    def why_not(self, reader: ReaderView, command: str) -> Refusal | None:
        return None

    def complete(self, reader: ReaderView, command: str, option: str, typed: str, filled: FilledOptions) -> Sequence[Completion]:
        return []

    def actions(self, reader: ReaderView, command: str, filled: FilledOptions) -> list[str]:
        return []


def plain_module(name: str) -> GameModule:
    """A game of which the bot has nothing but the rules."""
    return GameModule(name, PlainTexts(), PlainPanels(), PlainCommands())
