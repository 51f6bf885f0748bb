"""Deadlines: when a turn ends, when a reminder is due, and when the scheduler must look at a table again."""

from __future__ import annotations

from bot.tables.person_settings import PersonSettings
from bot.tables.table import HOUR, Table, TableChange
from engine.contract import Seat

MISSED_TURNS_LIMIT = 3  # turns in a row that the clock takes before the seat goes to an automat
REMINDER_KINDS = ("half", "last")
MAX_QUIET_SECONDS = 12 * HOUR  # of a turn are skipped at most, so that quiet hours all day stop nothing


def waking_moment(began: int, seconds: int, person: PersonSettings | None) -> int:
    """The moment at which so many seconds outside the person's quiet hours have passed."""
    moment, left, skippable = began, seconds, MAX_QUIET_SECONDS
    while person is not None and skippable:
        if (quiet_until := person.quiet_until(moment)) is not None:
            skipped = min(quiet_until - moment, skippable)
            moment, skippable = moment + skipped, skippable - skipped
            continue
        starts = person.quiet_from_next(moment)
        if starts is None or moment + left <= starts:
            break
        moment, left = starts, left - (starts - moment)
    return moment + left


def turn_limit(table: Table) -> int | None:
    """The seconds that the decision at hand may take; None: no limit."""
    return None if table.clock is None else max(1, int(table.clock * table.game.clock_share(table.state)))


def seat_deadline(table: Table, seat: Seat) -> int | None:
    """When the time of this seat runs out; None without a clock."""
    limit = turn_limit(table)
    if limit is None or table.turn_clock.began is None:
        return None
    return waking_moment(table.turn_clock.began, limit, table.settings_of(seat))


def next_reminder(table: Table, seat: Seat, reminded: int) -> int | None:
    """When the next reminder of a turn is due: at half of its time, then when a twelfth of it is left."""
    limit, began = turn_limit(table), table.turn_clock.began
    if limit is None or began is None or reminded >= len(REMINDER_KINDS):
        return None
    return waking_moment(began, (limit // 2, limit - limit // 12)[reminded], table.settings_of(seat))


def hand_clock_on(table: Table, now: int, before: tuple[Seat, ...]) -> None:
    """Whoever must decide next gets the time that is theirs."""
    clock = table.turn_clock.hand_on(now, before, table.to_act(), table.game.turn_open(table.state))
    if clock != table.turn_clock:
        table.turn_clock = clock
        for seat in table.seats:
            seat.reminded = 0


def schedule_next_alarm(table: Table, now: int) -> None:
    """The deadline of the turn, and when something must happen next; with nobody present the table rests."""
    table.deadline = table.alarm = None
    actors = table.to_act()
    if not actors:
        return
    if not table.people_present():
        table.turn_clock = table.turn_clock.stop(now)
        return
    table.turn_clock = table.turn_clock.resume(now)
    if any(table.automatic(seat) for seat in actors):
        table.alarm = now
        return
    deadlines = [moment for seat in actors if (moment := seat_deadline(table, seat)) is not None]
    if deadlines:
        reminders = [next_reminder(table, seat, table.seats[seat].reminded) for seat in actors]
        table.deadline = min(deadlines)
        table.alarm = min([table.deadline, *(moment for moment in reminders if moment is not None)])


def skip_passed_reminders(table: Table, now: int) -> None:
    """Reminders of a turn that came back are not sent again."""
    for number in table.to_act():
        seat = table.seats[number]
        while (moment := next_reminder(table, number, seat.reminded)) is not None and moment <= now:
            seat.reminded += 1


def send_due_reminders(change: TableChange) -> None:
    """Remind whoever is on turn and due for it, unless they want none or it is their quiet hours; then set the next alarm."""
    table, now = change.table, change.now
    waiting: list[int] = []
    for number in table.to_act():
        seat = table.seats[number]
        person = table.settings_of(number)
        moment, following = (next_reminder(table, number, seat.reminded + step) for step in (0, 1))
        if person is None or moment is None or moment > now:
            continue
        if following is not None and following <= now:  # the program was down, or the night was long: only the last one counts
            seat.reminded += 1
        quiet_until = person.quiet_until(now)
        if not person.reminders:
            seat.reminded = len(REMINDER_KINDS)
        elif quiet_until is None:
            change.note("reminder", number, REMINDER_KINDS[seat.reminded], public=False)
            change.tell(number)
            seat.reminded += 1
        else:
            waiting.append(quiet_until)
    rest = [next_reminder(table, number, table.seats[number].reminded) for number in table.to_act()]
    later = [moment for moment in (table.deadline, *waiting, *rest) if moment is not None and moment > now]
    table.alarm = min(later, default=now)
