"""What people see and press in this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.szczesc.panels.action_handlers import ACTION_HANDLERS
from bot.games.szczesc.panels.channel_news import buttons, final_blocks, news_blocks, turn_line
from bot.games.szczesc.panels.info_panels import board_panel, navigation_buttons, orders_panel, shaft_panel, standings_panel
from bot.games.szczesc.panels.mining import builder_panel, mining_panel, plan_panel, steps_panel
from bot.games.szczesc.panels.places import KINDS, kind_panel, play_panel
from bot.games.szczesc.panels.reader_view import SzczescReaderView
from bot.games.szczesc.panels.secret_choices import (
    draft_panel,
    fill_panel,
    hand_panel,
    keep_panel,
    rest_panel,
    return_panel,
)
from bot.panels.components import Panel, small_number
from bot.panels.game_module import InfoPage
from bot.tables.log_entries import LogEntry

__all__ = [
    "ACTION_HANDLERS",
    "BOARD",
    "BY_PHASE",
    "EXAMPLE",
    "INFO_PAGES",
    "LESSON_PICTURES",
    "OWN_PICTURE",
    "PRIVATE_CHOICE_PHASES",
    "buttons",
    "final_blocks",
    "navigation_buttons",
    "news_blocks",
    "private_choice_message",
    "private_choices_ended",
    "turn_line",
]  # fmt: skip

BOARD = "board"
OWN_PICTURE = "shaft"
PRIVATE_CHOICE_PHASES = frozenset({"draft"})
LESSON_PICTURES: Mapping[int, str] = {0: "hand", 1: "board", 2: "shaft"}
EXAMPLE = (4, 18)
BY_PHASE: Mapping[str, Callable[[SzczescReaderView, str], Panel]] = {
    "draft": draft_panel,
    "place": play_panel,
    "mine": builder_panel,
    "fill": fill_panel,
    "choose": keep_panel,
    "rest": rest_panel,
    "return": return_panel,
}


def private_choice_message(reader: SzczescReaderView, where: str) -> Panel:
    """The display for whoever picks, and for the others their hand so far."""
    if reader.on_turn:
        return draft_panel(reader, reader.say("dm-turn", channel=where))
    assert reader.view.turn is not None
    waiting = reader.say("draft-waiting", who=reader.names[reader.view.turn])
    return hand_panel(reader, f"{reader.say('dm-draft', channel=where)}\n{waiting}")


def private_choices_ended(reader: SzczescReaderView, entries: Sequence[LogEntry], where: str) -> Panel | None:
    """One's hand when the draft is over."""
    ended = any(event.kind == "draft_ended" for entry in entries for event in entry.events)
    return hand_panel(reader, reader.say("dm-begins", channel=where)) if ended else None


def _own_shaft(reader: SzczescReaderView, value: str, argument: str) -> Panel:
    assert reader.seat is not None
    return shaft_panel(reader, reader.seat)


def _shaft(reader: SzczescReaderView, value: str, argument: str) -> Panel:
    seat = small_number(value)
    return shaft_panel(reader, seat if seat is not None and seat < reader.view.seats else reader.seat or 0)


def _kind(reader: SzczescReaderView, value: str, argument: str) -> Panel:
    return (
        kind_panel(reader, value) if reader.view.phase == "place" and value in KINDS else BY_PHASE[reader.view.phase](reader, "")
    )


def _preview(reader: SzczescReaderView, value: str, argument: str) -> Panel:
    mining = reader.view.phase == "mine"
    return mining_panel(reader, shown=small_number(value) or 0) if mining else BY_PHASE[reader.view.phase](reader, "")


def _by_hand(reader: SzczescReaderView, value: str, argument: str) -> Panel:
    return steps_panel(reader) if reader.view.phase == "mine" else BY_PHASE[reader.view.phase](reader, "")


INFO_PAGES: Mapping[str, InfoPage] = {
    "kind": InfoPage(_kind, on_turn=True),
    "preview": InfoPage(_preview, on_turn=True),
    "by_hand": InfoPage(_by_hand, on_turn=True),
    "hand": InfoPage(lambda reader, value, argument: hand_panel(reader), own=True),
    "my_shaft": InfoPage(_own_shaft, own=True),
    "shaft": InfoPage(_shaft),
    "plan": InfoPage(lambda reader, value, argument: plan_panel(reader, small_number(value)), own=True),
    "plans": InfoPage(lambda reader, value, argument: plan_panel(reader, small_number(argument), small_number(value)), own=True),
    "orders": InfoPage(lambda reader, value, argument: orders_panel(reader)),
    "standings": InfoPage(lambda reader, value, argument: standings_panel(reader)),
    "board": InfoPage(lambda reader, value, argument: board_panel(reader)),
}
