"""Away until a day: an automat plays for one's seat, and gives it back by itself when the day has come."""

from __future__ import annotations

from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import Refused
from bot.tables.pace import DAY
from bot.tables.playing import check_running
from bot.tables.seating import hand_over, note_away
from bot.tables.table import Request, TableChange

MAX_AWAY_SECONDS = 90 * DAY


def leave_until(change: TableChange, request: Request, until: int) -> None:
    """Let an automat decide for one's own seat until a moment; the owner can be back sooner at any time."""
    check_running(change.table)
    number = change.table.own_seat(request.person)
    if not change.now < until <= change.now + MAX_AWAY_SECONDS:
        raise Refused("bad_away", most=MAX_AWAY_SECONDS // DAY)
    seat = change.table.seats[number]
    if seat.lent and not seat.for_turn:
        seat.show_up()
        note_away(change, number, until)
    else:
        hand_over(change, request, None, None, False, until)
    seat.away_until = until
    schedule_next_alarm(change.table, change.now)


def return_from_absence(change: TableChange) -> None:
    """The day has come on which people wanted their seats back."""
    table = change.table
    for number, seat in enumerate(table.seats):
        if seat.away_until is not None and seat.away_until <= change.now:
            seat.take_back()
            seat.show_up()
            if seat.holder is None:
                seat.since_ply = table.ply
            change.note("returned", number)
            change.tell(number)
    schedule_next_alarm(table, change.now)
