"""Taking back: free while it harms nobody, else with everybody's consent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from sqlite_utils import Database

from bot.clock import begin_turn, set_alarm
from bot.errors import Refused
from bot.hosted import facts_of
from bot.model import Ask, Change, Request, Table
from bot.play import check_fresh, check_running
from bot.rebuild import history
from engine.contract import Seat

SCOPES = ("step", "turn")


class Way(NamedTuple):
    """A way back: to which version, and whether it is free."""

    target: int
    free: bool
    actions: int  # that would be taken back


class Past(NamedTuple):
    """A position as it was."""

    target: int
    ply: int
    state: Any


def way_back(db: Database, table: Table, person: int, scope: str) -> Way:
    """Where a person's last action, or the whole turn it belongs to, can be taken back to."""
    base, played, _ = history(db, table, table.seq)
    own = [index for index, entry in enumerate(played) if entry.row.kind == "act" and entry.row.person == person]
    if not own:
        raise Refused("nothing_to_undo" if base.seq == 0 else "rules_changed")
    first = own[-1]
    if scope == "turn":
        while first and not played[first].began_turn:  # new rules may have come in the middle of a turn
            first -= 1
    undone = played[first:]
    free = all(entry.row.person == person and not entry.revealed for entry in undone)
    target = played[first - 1].row.seq if first else base.seq or _start_of(db, table)
    return Way(target, free, len(undone))


def past(db: Database, table: Table, target: int) -> Past:
    """The position at an earlier version; raises Frozen when the log does not lead to it."""
    base, played, state = history(db, table, target)
    return Past(target, base.ply + len(played), state)


def go_back(change: Change, seat: Seat, to: Past) -> None:
    """Make an earlier position the present one; the log keeps what happened."""
    table = change.table
    before = table.to_act()
    unseen = seat in before and facts_of(table.game_name).turn_open(table.state)  # the others see turns, not steps
    table.state, table.ply = to.state, to.ply
    for number in set(before) - set(table.to_act()):
        if table.seats[number].for_turn:  # the turn that an automat was to play is gone
            table.seats[number].automat, table.seats[number].for_turn = None, False
    change.keep_position()
    change.note("undo", seat, str(to.target), table.digest, public=not unseen)
    table.undone = table.seq
    table.ask = None
    change.tell(*([seat] if unseen else range(len(table.seats))))
    if before != table.to_act():  # within a turn the time runs on
        begin_turn(table, change.now)
    set_alarm(table, change.now)


def ask_for(change: Change, seat: Seat, way: Way) -> None:
    """Put the question to every other person at the table."""
    table = change.table
    change.note("ask", seat, str(way.actions))
    table.ask = Ask(seat, table.seq, way.target)
    change.tell(*voters(table))


def voters(table: Table) -> list[Seat]:
    """Who must agree: every person present but the one who asks."""
    assert table.ask is not None
    return [seat for seat in table.people_present() if seat != table.ask.seat]


def check_may_undo(table: Table, request: Request, scope: str) -> Seat:
    """The seat of someone who may take back."""
    check_running(table)
    seat = table.own_seat(request.person)
    check_fresh(table, seat, request.seen)
    if scope not in SCOPES:
        raise Refused("bad_scope", scope[:80], known=list(SCOPES))
    if table.ask is not None:
        raise Refused("already_asked", seat=table.ask.seat)
    return seat


def note_answer(change: Change, request: Request, agrees: bool) -> bool:
    """One person's word about the open question; true when it settles it for good: everybody has agreed."""
    table = change.table
    check_running(table)
    seat = table.own_seat(request.person)
    ask = table.ask
    if ask is None or request.seen < ask.asked:
        raise Refused("no_question")
    if seat not in voters(table):
        raise Refused("not_asked")
    if seat in ask.agreed:
        raise Refused("already_agreed")
    if not agrees:
        change.note("decline", seat)
        table.ask = None
        change.tell(ask.seat)
        return False
    change.note("agree", seat)
    table.ask = replace(ask, agreed=(*ask.agreed, seat))
    return set(table.ask.agreed) >= set(voters(table))


def _start_of(db: Database, table: Table) -> int:
    row = db.conn.execute("SELECT MAX(seq) FROM log WHERE table_id = ? AND kind = 'start'", (table.id,)).fetchone()
    return int(row[0])
