"""Deadlines: when a turn ends, when a reminder is due, and when the scheduler must look at a table again."""

from __future__ import annotations

from bot.tables.pace import DAY, GRACE_SECONDS, HOUR, MINUTE, in_one_sitting, is_live
from bot.tables.person_settings import DEFAULT_ZONE
from bot.tables.table import Table, TableChange
from bot.tables.turn_clock import TurnClock
from bot.tables.waking_time import MAX_QUIET_SECONDS, Spent, WakingTime
from engine.contract import Seat

MISSED_TURNS_LIMIT = 3  # turns in a row that the clock takes before the seat goes to an automat; in a live game one
REST_AFTER_SECONDS = 30 * DAY  # without a move of a person
NO_LIMIT_HALF = 12 * HOUR  # what counts as half of a turn where there is no limit
STILL_THERE = "still"  # the question in the channel of a live game; every other kind is a reminder by direct message


def turn_limit(table: Table) -> int | None:
    """The seconds that the decision at hand may take; None: no limit."""
    return None if table.clock is None else max(1, int(table.clock * table.game.clock_share(table.state)))


def missed_turns_limit(table: Table) -> int:
    """How many turns in a row the clock may take before an automat keeps the seat until its owner is back."""
    return 1 if is_live(table.clock) else MISSED_TURNS_LIMIT


def spent(table: Table, seat: Seat, now: int) -> Spent:
    """What a seat has used of the turn at hand."""
    clock = table.turn_clock
    before = clock.spent_before(seat)
    if clock.began is None:
        return before
    more = _waking_time(table, seat).between(clock.began, now if clock.stopped is None else clock.stopped)
    return Spent(before.counted + more.counted, before.skipped + more.skipped)


def spent_by_all(table: Table, now: int) -> dict[Seat, Spent]:
    """The same for everybody who must decide."""
    return {seat: spent(table, seat, now) for seat in table.to_act()}


def _waking_time(table: Table, seat: Seat) -> WakingTime:
    person = None if in_one_sitting(table.clock) else table.settings_of(seat)
    rests = table.weekends and not in_one_sitting(table.clock)
    zone = (DEFAULT_ZONE if person is None else person.zone) if rests else None
    skipped = table.turn_clock.spent_before(seat).skipped
    return WakingTime(person, zone, table.pauses.times, max(0, MAX_QUIET_SECONDS - skipped))


def _moment(table: Table, seat: Seat, seconds: int) -> int:
    """When a seat will have used so many seconds of the turn."""
    clock = table.turn_clock
    assert clock.began is not None
    return _waking_time(table, seat).moment_after(clock.began, seconds - clock.spent_before(seat).counted)


def seat_deadline(table: Table, seat: Seat) -> int | None:
    """When the time of this seat runs out; None without a clock."""
    limit = turn_limit(table)
    return None if limit is None or table.turn_clock.began is None else _moment(table, seat, limit)


def half_time(table: Table, seat: Seat) -> int | None:
    """When half of the turn at hand is gone for this seat; None while no clock runs."""
    limit = turn_limit(table)
    return None if table.turn_clock.began is None else _moment(table, seat, NO_LIMIT_HALF if limit is None else limit // 2)


def last_moment(table: Table, seat: Seat) -> int | None:
    """When an automat plays this turn: at the deadline; in a live game after the question "still there?"."""
    limit = turn_limit(table)
    if limit is None or table.turn_clock.began is None:
        return None
    return _moment(table, seat, limit + (GRACE_SECONDS if is_live(table.clock) else 0))


def calls_of_turn(table: Table) -> tuple[tuple[int, str], ...]:
    """After how many seconds whoever is on turn is reminded, and how: at half of the time, and when a twelfth of it is left.

    In a live game: a minute before the end, and at the end the question "still there?".
    """
    limit = turn_limit(table)
    if limit is None:
        return ()
    if not is_live(table.clock):
        return (limit // 2, "half"), (limit - limit // 12, "last")
    minute = ((limit - MINUTE, "minute"),) if limit > MINUTE else ()
    return *minute, (limit, STILL_THERE)


def asked_still_there(table: Table, seat: Seat) -> bool:
    """Whether the bot has asked in the channel if whoever has this seat is still there."""
    calls = calls_of_turn(table)
    asks = bool(calls) and calls[-1][1] == STILL_THERE and seat in table.to_act()
    return asks and table.seats[seat].reminded >= len(calls) and not table.automatic(seat)


def next_reminder(table: Table, seat: Seat) -> int | None:
    """When the next reminder of a turn is due: not in a rest, and after a free weekend in the morning if there is time."""
    calls, reminded = calls_of_turn(table), table.seats[seat].reminded
    end = last_moment(table, seat)
    if end is None or reminded >= len(calls):
        return None
    moment, waking = _moment(table, seat, calls[reminded][0]), _waking_time(table, seat)
    morning = waking.morning_from(moment)
    return morning if morning < end else waking.awake_from(moment)


def hand_clock_on(table: Table, now: int, before: tuple[Seat, ...]) -> None:
    """Whoever must decide next gets the time that is theirs."""
    used = spent(table, before[0], now)
    clock = table.turn_clock.hand_on(now, before, table.to_act(), table.game.turn_open(table.state), used)
    if clock != table.turn_clock:
        table.turn_clock = clock
        for seat in table.seats:
            seat.reminded = 0


def rest_moment(table: Table) -> int:
    """When a game in which nobody moves is put to rest; an agreed pause is waited for."""
    last = max((until for _, until in table.pauses.times), default=0)
    return max(table.moved_at or table.started_at or table.opened_at, last) + REST_AFTER_SECONDS


def schedule_next_alarm(table: Table, now: int) -> None:
    """The deadline of the turn, and when something must happen next; with nobody present the clock stands still."""
    if table.status == "open":
        return  # its alarm is the day on which it is called off
    table.deadline = table.alarm = None
    actors = table.to_act()
    if not actors:
        return
    alarms = [rest_moment(table), *(seat.away_until for seat in table.seats if seat.away_until is not None)]
    if table.pauses.question is not None:
        alarms.append(table.pauses.question.until)
    if not table.people_present():
        table.turn_clock = table.turn_clock.stop(now)
        table.alarm = min(alarms)
        return
    if table.turn_clock.stopped is not None:
        table.turn_clock = table.turn_clock.run_on(now, spent_by_all(table, now))
    if any(table.automatic(seat) for seat in actors):
        table.alarm = now
        return
    deadlines = [moment for seat in actors if (moment := seat_deadline(table, seat)) is not None]
    table.deadline = min(deadlines, default=None)
    for seat in actors:
        alarms += [moment for moment in (last_moment(table, seat), next_reminder(table, seat)) if moment is not None]
    table.alarm = min(alarms)


def skip_passed_reminders(table: Table, now: int) -> None:
    """Reminders of a turn that came back are not sent again."""
    for number in table.to_act():
        seat = table.seats[number]
        while (moment := next_reminder(table, number)) is not None and moment <= now:
            seat.reminded += 1


def send_due_reminders(change: TableChange) -> None:
    """Remind whoever is on turn and due for it, unless they want none; then set the next alarm."""
    table, now = change.table, change.now
    for number in table.to_act():
        seat, calls, due = table.seats[number], calls_of_turn(table), ""
        while (moment := next_reminder(table, number)) is not None and moment <= now:
            due = calls[seat.reminded][1]  # the program was down, or the night was long: only the last one counts
            seat.reminded += 1
        person = table.settings_of(number)
        if due == STILL_THERE:
            change.note("still", number)
        elif due and person is not None and person.reminders:
            change.note("reminder", number, due, public=False)
            change.tell(number)
    schedule_next_alarm(table, now)


def stop_reminders(table: Table, seat: Seat) -> None:
    """No more reminders in this turn; the question "still there?" is none."""
    reminders = sum(kind != STILL_THERE for _, kind in calls_of_turn(table))
    table.seats[seat].reminded = max(table.seats[seat].reminded, reminders)


def clock_for_new_limit(table: Table, old: int | None, now: int) -> TurnClock:
    """A shorter limit leaves the turn at hand its time, at most the new limit from now; a longer one adds the difference."""
    clock, new = table.turn_clock, table.clock
    if new is None or clock.began is None:
        return clock
    if old is None:
        return clock.run_on(now, {})
    shorter = max(0, old - new)
    left = {seat: Spent(max(0, used.counted - shorter), used.skipped) for seat, used in spent_by_all(table, now).items()}
    return clock.run_on(now, left)
