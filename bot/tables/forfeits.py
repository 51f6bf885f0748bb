"""When the seat of an owner who does not play may go to somebody else without the owner's word.

An automat plays meanwhile, so nobody waits for this; until then one press of the owner takes the seat back. Turns that the
clock took count, in a row: in a live game three, with up to twelve hours a turn two; else it takes a day from the first one.
A seat that was left to an automat by word waits as long as so many turns would have taken, from the first one that the
automat plays: automats and eager people play three turns within seconds. A host who makes the game faster while it runs
gains nothing by it: a day counts from then on.
"""

from __future__ import annotations

from bot.tables.pace import DAY, HOUR, is_live
from bot.tables.pausing import pausing
from bot.tables.table import Table, TableSeat
from engine.contract import Seat

LIVE_TURNS, HOUR_TURNS = 3, 2
MAX_HOUR_CLOCK = 12 * HOUR  # a turn; where it may take longer, a day counts instead of turns


def turns_of_pace(clock: int | None) -> int | None:
    """How many turns in a row must be missed at this pace; None: a day counts."""
    if clock is None or clock > MAX_HOUR_CLOCK:
        return None
    return LIVE_TURNS if is_live(clock) else HOUR_TURNS


def is_faster(clock: int | None, old: int | None) -> bool:
    """Whether a seat would be given away sooner at this pace."""
    return turns_of_pace(clock) is not None and (turns_of_pace(old) is None or (is_live(clock) and not is_live(old)))


def forfeit_turns(table: Table, seat: Seat) -> int | None:
    """How many turns in a row must be missed; None: time counts instead."""
    by_word = not table.seats[seat].missed
    return None if by_word or table.hurried_at is not None else turns_of_pace(table.clock)


def forfeit_moment(table: Table, seat: Seat) -> int | None:
    """From when on the seat may go; None: turns count instead, or nothing has begun to count."""
    since = table.seats[seat].missed_at
    if since is None or forfeit_turns(table, seat) is not None:
        return None
    turns = turns_of_pace(table.clock)
    if turns is None or table.clock is None or table.hurried_at is not None:
        return since + DAY
    return since + turns * table.clock


def is_forfeited(table: Table, seat: Seat, now: int) -> bool:
    """Whether the seat may go to somebody else without its owner's word; a seat that has no owner any more always may."""
    row = table.seats[seat]
    if row.owner is None or row.resigned:
        return True
    if pausing(table, seat, now):
        return False
    turns, moment = forfeit_turns(table, seat), forfeit_moment(table, seat)
    return row.missed >= turns if turns is not None else moment is not None and now >= moment


def count_missed_turn(row: TableSeat, now: int) -> None:
    """The clock took a turn of this seat."""
    row.missed += 1
    row.missed_at = now if row.missed_at is None else row.missed_at


def count_turn_of_automat(row: TableSeat, now: int) -> None:
    """An automat begins a turn for an owner who is away; where they said until when, nothing counts before that day."""
    if not row.lent or row.away_until is not None:
        return
    row.missed += bool(row.missed)
    row.missed_at = now if row.missed_at is None else row.missed_at
