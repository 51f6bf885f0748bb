"""Deadlines: when a turn ends, when a reminder is due, and when the clock must look at a table again."""

from __future__ import annotations

from bot.tables.person_settings import PersonSettings
from bot.tables.table import Table, TableChange

MISSED_TURNS_LIMIT = 3  # turns in a row that the clock takes before the seat goes to an automat
REMINDER_KINDS = ("half", "last")


def next_reminder_at(began: int, limit: int, reminded: int) -> int | None:
    """When the next reminder of a turn is due: at half of its time, then when a twelfth of it is left."""
    moments = (began + limit // 2, began + limit - limit // 12)
    return moments[reminded] if reminded < len(moments) else None


def start_turn_clock(table: Table, now: int) -> None:
    """Somebody's time starts to run."""
    table.turn_began = now
    for seat in table.seats:
        seat.reminded = 0


def schedule_next_alarm(table: Table, now: int) -> None:
    """The deadline of the turn, and when something must happen next; with nobody present the table rests."""
    table.deadline = table.alarm = None
    actors = table.to_act()
    if not actors or not table.people_present():
        return
    if any(table.seats[seat].player is None for seat in actors):
        table.alarm = now
        return
    if table.clock is None or table.turn_began is None:
        return
    table.deadline = table.turn_began + table.clock
    reminders = [next_reminder_at(table.turn_began, table.clock, table.seats[seat].reminded) for seat in actors]
    table.alarm = min([table.deadline, *(moment for moment in reminders if moment is not None)])


def send_due_reminders(change: TableChange, people: dict[int, PersonSettings]) -> None:
    """Remind whoever is on turn and due for it, unless they want none or it is their quiet hours; then set the next alarm."""
    table, now = change.table, change.now
    assert table.turn_began is not None
    assert table.clock is not None
    assert table.deadline is not None
    waiting: list[int] = []
    for number in table.to_act():
        seat = table.seats[number]
        assert seat.person is not None
        person = people[seat.person]
        moment = next_reminder_at(table.turn_began, table.clock, seat.reminded)
        following = next_reminder_at(table.turn_began, table.clock, seat.reminded + 1)
        if moment is None or moment > now:
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
    rest = [next_reminder_at(table.turn_began, table.clock, table.seats[number].reminded) for number in table.to_act()]
    table.alarm = min(moment for moment in (table.deadline, *waiting, *rest) if moment is not None and moment > now)
