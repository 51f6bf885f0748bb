"""Tables for pure tests: a position and its seats, without any database."""

from __future__ import annotations

from bot.panels.reader_view import ReaderView
from bot.tables.log_entries import LogEntry
from bot.tables.table import Table, TableSeat
from bot.tables.turn_clock import TurnClock
from engine.contract import Event
from engine.szczesc.state import State
from tests.bot.table_harness import HOUR, NOON

NAMES = ("Ania", "Bartek", "Celina", "Dorota", "Ewa", "Franek")
SEED = 123456789


def table_of(state: State | None, seats: int = 3, **more: object) -> Table:
    """A table in this position; without one it is still open. People are 1, 2, 3 … in seats 0, 1, 2 …"""
    status = "open" if state is None else "over" if state.phase == "over" else "running"
    table = Table(
        id=7, game_name="szczesc", rules_version=1, seed=SEED, sealed=SEED, options={"open_deliveries": False}, deal=None,
        server=5, channel=77, host=1, language="pl", clock=24 * HOUR, status=status,
        seq=40, turn_clock=TurnClock(NOON), deadline=None if state is None else NOON + 24 * HOUR, alarm=None, opened_at=NOON,
        started_at=None if state is None else NOON, ended_at=None,
        seats=[TableSeat(number + 1, name) for number, name in enumerate(NAMES[: state.seats if state else seats])], state=state,
    )  # fmt: skip
    for name, value in more.items():
        setattr(table, name, value)
    return table


def mover(state: State, lang: str = "en") -> ReaderView:
    """The position as the player on turn sees it."""
    return ReaderView(table_of(state), state.turn, lang)


def happened(*events: Event, seat: int = 0) -> list[LogEntry]:
    """A line of the log with these events, as everybody may know it."""
    return [LogEntry(40, "act", seat, seat + 1, "", NOON, tuple(event for event in events if event.only_for is None))]
