"""Tables that nobody plays at: an open one is called off, a running game rests until one of its players wakes it."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import Refused
from bot.tables.pace import DAY
from bot.tables.seating import end, resume_seat
from bot.tables.table import Request, TableChange

OPEN_SECONDS = 7 * DAY  # that an open table stands without a change before it is called off


def call_off(change: TableChange) -> None:
    """End an open table at which nothing has happened for long."""
    end(change, "cancel", "unjoined")


def put_to_rest(change: TableChange) -> None:
    """Keep the game and free its channel: no alarm, no question, no clock until somebody wakes it."""
    table = change.table
    table.turn_clock = table.turn_clock.stop(change.now)
    table.rested_at = change.now
    table.undo_request = table.seat_offer = None
    table.pauses = replace(table.pauses, question=None)
    table.deadline = table.alarm = None
    change.note("rest")


def wake(change: TableChange, request: Request) -> None:
    """One of the players goes on with a game that rests; the clock goes on where it stood."""
    table = change.table
    number = table.own_seat(request.person)
    if table.status != "running" or table.rested_at is None:
        raise Refused("not_resting")
    table.rested_at = table.lost_at = None
    table.moved_at = change.now
    change.note("wake", number)
    resume_seat(change, number)
    change.tell(*table.to_act())
    schedule_next_alarm(table, change.now)
