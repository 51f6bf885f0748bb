"""A game whose channel cannot be found rests until it is back, or until the host or a moderator brings it to another one."""

from __future__ import annotations

from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import Refused
from bot.tables.table import Place, Request, TableChange

MOVE_PAUSE_SECONDS = 120  # before a table can be moved again: everybody reads about it


def lose_channel(change: TableChange) -> None:
    """Stop the clock of a running game: nobody could see whose turn it is. Its people are told in direct messages."""
    table = change.table
    if table.status != "running" or table.lost_at is not None:
        return
    table.turn_clock = table.turn_clock.stop(change.now)
    table.lost_at = change.now
    table.rested_at = table.rested_at or change.now
    table.deadline = table.alarm = None
    change.note("lost")
    change.tell(*range(len(table.seats)))


def find_channel(change: TableChange) -> None:
    """Go on where the game stood; one that rested before goes on resting."""
    table = change.table
    if table.status != "running" or table.lost_at is None:
        return
    rested = table.rested_at != table.lost_at
    table.lost_at = None
    if rested:
        return
    change.note("found")
    _go_on(change)


def move(change: TableChange, request: Request, place: Place) -> None:
    """Bring a table to another channel of its server (host or moderator); a game that rests goes on there."""
    table = change.table
    if table.status not in ("open", "running"):
        raise Refused(table.status)
    if table.place.direct or place.server != table.server:
        raise Refused("other_server")
    if request.person != table.host and not request.moderator:
        raise Refused("not_in_charge", host=table.host)
    if place == table.place:
        raise Refused("here_already")
    last = max((row.at for row in table.recent.rows if row.kind == "moved"), default=None)
    if last is not None and change.now < last + MOVE_PAUSE_SECONDS and table.lost_at is None:
        raise Refused("too_soon", deadline=last + MOVE_PAUSE_SECONDS)
    change.note("moved", text=str(table.channel))
    table.channel = place.channel
    table.lost_at = None
    if table.status == "running":
        _go_on(change)


def _go_on(change: TableChange) -> None:
    table = change.table
    if table.rested_at is not None:
        table.rested_at = None
        table.moved_at = change.now
    change.tell(*range(len(table.seats)))
    schedule_next_alarm(table, change.now)
