"""The table waits for somebody: asked by whoever is away until a day, granted when everybody else at the table agrees.

Time that was used stays used, and all pauses of a game together have a limit.
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
    """Who must agree to the open question: everybody whose voice counts but the one who asks."""
    question = table.pauses.question
    return [] if question is None else [seat for seat in table.voters() if seat != question.seat]


def pending_pause_voters(table: Table) -> list[Seat]:
    """Who has not answered yet."""
    question = table.pauses.question
    return [] if question is None else [seat for seat in pause_voters(table) if seat not in question.agreed]


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
    change.note("ask_pause", seat, str(until))
    table.pauses = replace(pauses, question=PauseQuestion(seat, table.seq, until), asked_at=now)
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
    if not agrees:
        change.note("no_pause", seat)
        table.pauses = replace(table.pauses, question=None)
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
    table.pauses = table.pauses.begun(question.seat, change.now, question.until)
    change.note("pause", question.seat, str(question.until))
    schedule_next_alarm(table, change.now)
    return "paused"


def pausing(table: Table, seat: Seat | None, now: int) -> bool:
    """Whether the table waits for this seat now."""
    return seat is not None and table.pauses.seat == seat and table.pauses.until(now) is not None


def end_pause(change: TableChange, seat: Seat) -> bool:
    """The one for whom the table waits is back early; False if it does not wait for them."""
    if not pausing(change.table, seat, change.now):
        return False
    change.table.pauses = change.table.pauses.ended(change.now)
    change.note("back", seat)
    schedule_next_alarm(change.table, change.now)
    return True
