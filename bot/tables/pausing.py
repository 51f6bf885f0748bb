"""The table waits for somebody: asked by whoever is away until a day, granted when every owner of another seat agrees.

The question waits for owners who are away, until the day that was asked for. Whoever has not agreed to a pause, such as
somebody who took a seat since, ends it by one press. Time that was used stays used, and all pauses of a game together have a
limit.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import Refused
from bot.tables.pace import DAY
from bot.tables.pause import PauseQuestion
from bot.tables.playing import check_running
from bot.tables.table import Request, Table, TableChange
from engine.contract import Seat

MAX_PAUSE_SECONDS = 30 * DAY  # of a game, all pauses together
ASK_AGAIN_SECONDS = 600  # between two questions at a table, for each calls everybody


def pause_voters(table: Table) -> list[Seat]:
    """Who must agree to the open question: the owners of all other seats, also those who are away."""
    question = table.pauses.question
    return [] if question is None else [seat for seat in _owned_seats(table) if seat != question.seat]


def pending_pause_voters(table: Table) -> list[Seat]:
    """Who has not answered yet."""
    question = table.pauses.question
    return [] if question is None else [seat for seat in pause_voters(table) if seat not in question.agreed]


def _owned_seats(table: Table) -> list[Seat]:
    return [seat for seat, row in enumerate(table.seats) if row.owner is not None and not row.resigned]


def ask_pause(change: TableChange, request: Request, until: int) -> str:
    """Ask the others to wait until a moment; "pause_asked", or "paused" when nobody else must agree."""
    table, now = change.table, change.now
    check_running(table)
    seat = table.own_seat(request.person)
    pauses = table.pauses
    if pauses.question is not None:
        raise Refused("pause_asked")
    if pauses.until(now) is not None:
        raise Refused("paused_already", deadline=pauses.until(now))
    if pauses.asked_at is not None and now < pauses.asked_at + ASK_AGAIN_SECONDS:
        raise Refused("too_soon", deadline=pauses.asked_at + ASK_AGAIN_SECONDS)
    left = MAX_PAUSE_SECONDS - pauses.seconds
    if until <= now or until > now + left:
        raise Refused("bad_pause", most=left // DAY)
    table.seats[seat].show_up()
    change.note("ask_pause", seat, str(until))
    table.pauses = replace(pauses, question=PauseQuestion(seat, table.seq, until), asked_at=now)
    schedule_next_alarm(table, now)
    return _granted_if_agreed(change) or "pause_asked"


def answer_pause(change: TableChange, request: Request, agrees: bool) -> str:
    """One voice on the open question: "paused", "waiting" or "declined". Whoever asked may withdraw it."""
    table = change.table
    check_running(table)
    seat = table.own_seat(request.person)
    question = table.pauses.question
    if question is None or request.seen < question.asked_seq:
        raise Refused("no_question")
    if seat not in pause_voters(table) and not (seat == question.seat and not agrees):
        raise Refused("not_asked")
    table.seats[seat].show_up()
    if not agrees:
        change.note("no_pause", seat)
        table.pauses = replace(table.pauses, question=None)
        schedule_next_alarm(table, change.now)
        return "declined"
    if seat in question.agreed:
        raise Refused("already_agreed")
    table.pauses = replace(table.pauses, question=replace(question, agreed=(*question.agreed, seat)))
    granted = _granted_if_agreed(change)
    if not granted:
        change.note("agree_pause", seat)
    return granted or "waiting"


def _granted_if_agreed(change: TableChange) -> str:
    table, question = change.table, change.table.pauses.question
    assert question is not None
    if pending_pause_voters(table):
        return ""
    table.pauses = table.pauses.begun(question, change.now)
    change.note("pause", question.seat, str(question.until))
    schedule_next_alarm(table, change.now)
    return "paused"


def pausing(table: Table, seat: Seat | None, now: int) -> bool:
    """Whether the table waits for this seat now."""
    return seat is not None and table.pauses.seat == seat and table.pauses.until(now) is not None


def may_end_pause(table: Table, seat: Seat | None, now: int) -> bool:
    """Whether a pause holds to which the owner of this seat has not agreed."""
    if seat is None or table.pauses.until(now) is None or seat == table.pauses.seat:
        return False
    return seat in _owned_seats(table) and seat not in table.pauses.agreed


def stop_waiting(change: TableChange, request: Request) -> None:
    """Somebody who has not agreed to the pause ends it; whoever asked for it does so by being back."""
    table = change.table
    check_running(table)
    seat = table.own_seat(request.person)
    if table.pauses.until(change.now) is None:
        raise Refused("not_paused")
    if end_pause(change, seat):
        return
    if not may_end_pause(table, seat, change.now):
        raise Refused("agreed_to_pause", deadline=table.pauses.until(change.now))
    change.note("end_pause", seat)
    _end(change)


def end_pause(change: TableChange, seat: Seat) -> bool:
    """The one for whom the table waits is back early; False if it does not wait for them."""
    if not pausing(change.table, seat, change.now):
        return False
    change.note("back", seat)
    _end(change)
    return True


def _end(change: TableChange) -> None:
    change.table.pauses = change.table.pauses.ended(change.now)
    schedule_next_alarm(change.table, change.now)


def owner_changed(change: TableChange, seat: Seat) -> None:
    """A seat has another owner now, or none: they have agreed to nothing, and nobody waits for whoever left it."""
    table = change.table
    if table.status != "running":
        return
    table.pauses = table.pauses.without_consent(seat)
    if pausing(table, seat, change.now):
        change.note("pause_over", seat)
        _end(change)
    question = table.pauses.question
    if question is not None and question.seat == seat:
        table.pauses = replace(table.pauses, question=None)
    elif question is not None:
        _granted_if_agreed(change)


def let_question_expire(change: TableChange) -> None:
    """The day that was asked for has come, and not everybody has answered."""
    assert change.before is not None
    question = change.before.pauses.question
    assert question is not None
    change.note("pause_expired", question.seat)
    schedule_next_alarm(change.table, change.now)
