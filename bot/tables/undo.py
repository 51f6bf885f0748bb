"""Undo: free while no hidden information was revealed and nobody else moved, else with the consent of every other owner.

Where there is nobody to ask, what was seen can be taken back all the same; from then on the game counts nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.tables.deadlines import schedule_next_alarm, skip_passed_reminders, spent_by_all
from bot.tables.errors import Refused
from bot.tables.log_entries import ReplayedAction
from bot.tables.plan_checks import keep_plans_after_undo
from bot.tables.playing import check_not_stale, check_running
from bot.tables.table import Request, Table, TableChange, UndoRequest
from bot.tables.turn_clock import TurnClock
from engine.contract import Seat

SCOPES = ("step", "turn")
MAX_UNDOS_PER_TURN = 30  # of one player: every one stays in the log


class UndoPlan(NamedTuple):
    """What an undo would do: the target version, and whether it needs consent."""

    target: int
    free: bool
    actions: int  # that would be taken back
    turn_start: int = 0  # the version before the turn that would be taken back
    revealed: bool = False  # whether any of them revealed something


def last_turn(played: Sequence[ReplayedAction], person: int) -> tuple[int, int] | None:
    """Where the turn of a person's last action begins among these actions, and where that action stands."""
    own = [index for index, action in enumerate(played) if action.row.kind == "act" and action.row.person == person]
    if not own:
        return None
    first = own[-1]
    while first and not played[first].began_turn:  # new rules may have come in the middle of a turn
        first -= 1
    return first, own[-1]


def undo_plan(played: Sequence[ReplayedAction], person: int, scope: str, *, start: int | None, undone: int) -> UndoPlan | None:
    """Where a person's last action, or the whole turn it belongs to, can be taken back to.

    ``start`` is the version before the first of the actions; None: unknown, and None is the answer when it would matter.
    ``undone`` is the last time that something was taken back.
    """
    found = last_turn(played, person)
    if found is None:
        return None
    turn, last = found
    first = turn if scope == "turn" else last
    before, turn_start = (played[index - 1].row.seq if index else start for index in (first, turn))
    if before is None or turn_start is None:
        return None
    back = played[first:]
    # Where something was taken back to the same position before, that version is the nearest with it: less is read.
    target = max(before, undone) if undone < back[0].row.seq else before
    own, revealed = all(one.row.person == person for one in back), any(one.revealed for one in back)
    return UndoPlan(target, own and not revealed, len(back), turn_start, revealed)


def check_undos_left(undos: int) -> None:
    """Refuse to take back for ever: each time stays in the log."""
    if undos >= MAX_UNDOS_PER_TURN:
        raise Refused("too_many_undos", most=MAX_UNDOS_PER_TURN)


class PastPosition(NamedTuple):
    """A position as it was."""

    target: int
    ply: int
    state: Any
    clock: TurnClock | None  # as it was before the first action that is taken back; None: not known
    acted_at: int  # when that action was played


def apply_undo(change: TableChange, seat: Seat, to: PastPosition, *, agreed: bool) -> None:
    """Make an earlier position the present one; the log keeps what happened.

    The turn that comes back goes on with its old clock, or playing and taking back would stretch it. When the others agreed,
    the time since is not counted: it was theirs.
    """
    table = change.table
    before = table.to_act()
    unseen = seat in before and table.game.turn_open(table.state)  # the others see turns, not steps
    table.state, table.ply = to.state, to.ply
    for number in set(before) - set(table.to_act()):
        if table.seats[number].for_turn:  # the turn that an automat was to play is gone
            table.seats[number].take_back()
    change.keep_position()
    change.note("undo", seat, str(to.target), table.digest, public=not unseen)
    table.undone = table.seq
    table.undo_request = None
    keep_plans_after_undo(table, to.target, unseen=unseen)
    change.tell(*([seat] if unseen else range(len(table.seats))))
    table.turn_clock = _clock_again(table, to, change.now, agreed=agreed)
    skip_passed_reminders(table, change.now)
    schedule_next_alarm(table, change.now)


def _clock_again(table: Table, to: PastPosition, now: int, *, agreed: bool) -> TurnClock:
    """The clock of the turn that is at hand again."""
    if to.clock is None or to.clock.began is None:  # played by an older version
        return TurnClock(now)
    again = replace(to.clock, stopped=None, restarted=to.clock.restarted or table.turn_clock.restarted)
    if not agreed:
        return again
    table.turn_clock = again
    return again.run_on(now, spent_by_all(table, to.acted_at))


def take_back_alone(change: TableChange, seat: Seat, plan: UndoPlan, scope: str, *, told: bool) -> None:
    """Nobody else can be asked: once something that was revealed is taken back, the game counts nowhere.

    ``told``: whoever asks knows that.
    """
    table = change.table
    if not plan.revealed or not table.counts:
        return
    if not told:
        raise Refused("undo_uncounts", scope=scope)
    table.counts = False
    change.note("uncounted", seat, public=False)


def request_undo(change: TableChange, seat: Seat, plan: UndoPlan, turn: int) -> None:
    """Open an undo request, on which every other person at the table votes; once a turn.

    ``turn`` is named by the number of actions before it: versions differ with what was taken back meanwhile.
    """
    table = change.table
    if table.seats[seat].undo_asked_ply == turn:
        raise Refused("asked_before")
    table.seats[seat].undo_asked_ply = turn
    change.note("ask", seat, str(plan.actions))
    table.undo_request = UndoRequest(seat, table.seq, plan.target)
    change.due.update(undo_voters(table))  # also those who are away: they find the question when they look


def undo_voters(table: Table) -> list[Seat]:
    """Who must agree to the open question."""
    assert table.undo_request is not None
    return other_owners(table, table.undo_request.seat)


def other_owners(table: Table, seat: Seat) -> list[Seat]:
    """The seats of everybody else who has not given up, present or not: they decide whether something seen is taken back."""
    return [i for i, row in enumerate(table.seats) if i != seat and row.owner is not None and not row.resigned]


def check_may_undo(table: Table, request: Request, scope: str) -> Seat:
    """The seat of someone who may take back."""
    check_running(table)
    seat = table.own_seat(request.person)
    check_not_stale(table, seat, request.seen)
    if scope not in SCOPES:
        raise Refused("bad_scope", scope[:80], known=list(SCOPES))
    if table.undo_request is not None:
        own = table.undo_request.seat == seat
        raise Refused("question_open") if own else Refused("already_asked", seat=table.undo_request.seat)
    return seat


def record_vote(change: TableChange, request: Request, agrees: bool) -> bool:
    """Record one vote on the open undo request; True if everybody has agreed now."""
    table = change.table
    check_running(table)
    seat = table.own_seat(request.person)
    ask = table.undo_request
    if ask is None or request.seen < ask.asked_seq:
        raise Refused("no_question")
    if seat not in undo_voters(table):
        raise Refused("not_asked")
    if seat in ask.agreed:
        raise Refused("already_agreed")
    if not agrees:
        change.note("decline", seat)
        table.undo_request = None
        change.tell(ask.seat)
        return False
    change.note("agree", seat)
    table.undo_request = replace(ask, agreed=(*ask.agreed, seat))
    return set(table.undo_request.agreed) >= set(undo_voters(table))
