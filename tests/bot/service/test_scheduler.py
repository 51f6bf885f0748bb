"""The clock: reminders, turns taken by an automat, seats that go and come back. Time is set by hand."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.runtime.background_job import BackgroundJob
from bot.tables.errors import Refused
from bot.tables.person_settings import PersonSettings
from bot.tables.table import Request
from tests.bot.table_harness import HOUR, NOON, TableHarness

pytestmark = pytest.mark.engines


async def reminders(hall: TableHarness, table: int) -> list[tuple[int, str, int]]:
    rows = await hall.rows("SELECT seat, text, at FROM log WHERE table_id = ? AND kind = 'reminder' ORDER BY seq", table)
    return [(seat, text, (at - NOON) // HOUR) for seat, text, at in rows]


async def test_two_reminders_then_one_turn_is_taken(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    found = await hall.look(table)
    assert (found.deadline, found.alarm) == (NOON + 24 * HOUR, NOON + 12 * HOUR)
    for hour in range(24):
        hall.clock.now = NOON + hour * HOUR
        await hall.scheduler.look()
    assert await reminders(hall, table) == [(person - 1, "half", 12), (person - 1, "last", 22)]
    assert await hall.turn(table) == person
    hall.clock.now = NOON + 24 * HOUR
    assert await hall.scheduler.look() == 1
    assert await hall.turn(table) != person
    found = await hall.look(table)
    assert found.deadline == NOON + 48 * HOUR, "the next one has the whole time"
    assert found.seats[person - 1].missed == 1
    assert found.seats[person - 1].automat is None
    assert "timeout" in await hall.kinds(table)


async def test_no_limit_no_reminder(hall: TableHarness) -> None:
    table = await hall.past_draft(3, clock=None)
    hall.clock.now += 700 * HOUR
    assert await hall.scheduler.look() == 0
    assert (await hall.look(table)).deadline is None


async def test_steps_within_a_turn_do_not_stop_the_clock(hall: TableHarness) -> None:
    table = await hall.past_draft(3, clock=8 * HOUR)
    deadline = (await hall.look(table)).deadline
    hall.clock.now += 3 * HOUR
    assert (await hall.act(table, "mine 6", "@1")).ok
    assert (await hall.look(table)).deadline == deadline
    hall.clock.now += 5 * HOUR
    person = await hall.turn(table)
    assert await hall.scheduler.look() == 1
    assert await hall.turn(table) != person, "the automat has finished the turn that was begun"


async def test_after_three_in_a_row_the_seat_goes_until_its_owner_comes_back(hall: TableHarness) -> None:
    table = await hall.past_draft(2, clock=8 * HOUR)
    late = await hall.turn(table)
    for missed in range(1, 4):
        hall.clock.now += 8 * HOUR
        await hall.scheduler.look()
        assert (await hall.look(table)).seats[late - 1].missed == missed
        if missed < 3:
            assert (await hall.act(table, "money 1")).ok
    found = await hall.look(table)
    assert found.seats[late - 1].automat == "foreman"
    assert (await hall.kinds(table))[-1] == "away"
    assert (await hall.act(table, "money 1")).ok
    assert await hall.scheduler.look() == 1, "the automat does not wait for the clock"
    assert (await hall.tables.take_back(await hall.request(late, table), table)).ok
    assert (await hall.look(table)).seats[late - 1].missed == 0


async def test_an_own_action_clears_the_count(hall: TableHarness) -> None:
    table = await hall.past_draft(2, clock=8 * HOUR)
    late = await hall.turn(table)
    hall.clock.now += 8 * HOUR
    await hall.scheduler.look()
    assert (await hall.act(table, "money 1")).ok
    assert (await hall.act(table, "money 1", person=late)).ok
    assert (await hall.look(table)).seats[late - 1].missed == 0


async def test_who_comes_back_on_the_day_they_named_has_missed_nothing(hall: TableHarness) -> None:
    table = await hall.past_draft(2, clock=8 * HOUR)
    late = await hall.turn(table)
    hall.clock.now += 8 * HOUR
    await hall.scheduler.look()
    assert (await hall.look(table)).seats[late - 1].missed == 1
    until = hall.clock.now + HOUR
    assert (await hall.tables.leave_until(await hall.request(late, table), table, until)).ok
    hall.clock.now = until
    await hall.scheduler.look()
    found = await hall.look(table)
    assert (found.seats[late - 1].lent, found.seats[late - 1].missed) == (False, 0)


async def test_deadlines_that_passed_while_the_program_was_down(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    hall.clock.now += 200 * HOUR
    hall.restart()
    assert await hall.scheduler.look() == 1
    assert await reminders(hall, table) == []
    assert await hall.turn(table) != person
    assert (await hall.look(table)).deadline == hall.clock.now + 24 * HOUR
    assert await hall.scheduler.look() == 0, "only one turn was lost"


async def test_a_late_start_sends_one_reminder_not_two(hall: TableHarness) -> None:
    table = await hall.past_draft(3, clock=24 * HOUR)
    hall.clock.now += 23 * HOUR
    hall.restart()
    while await hall.scheduler.look():
        pass
    assert [text for _, text, _ in await reminders(hall, table)] == ["last"]


async def test_waking_time_counts_for_reminders_and_the_deadline(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    await hall.tables.change_person(person, quiet_from=22 * 60, quiet_to=7 * 60)
    assert await hall.scheduler.look() == 1
    assert (await hall.look(table)).deadline == NOON + 33 * HOUR
    for hour in range(33):
        hall.clock.now = NOON + hour * HOUR
        await hall.scheduler.look()
    # From one in the afternoon to ten at night are nine hours; the twelfth and the 22nd waking hour end on the next day.
    assert await reminders(hall, table) == [(person - 1, "half", 21), (person - 1, "last", 31)]
    hall.clock.now = NOON + 33 * HOUR
    await hall.scheduler.look()
    assert await hall.turn(table) != person


async def test_quiet_hours_that_were_set_elsewhere_move_the_deadline_too(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    await hall.store.write(
        lambda db: db.execute("INSERT INTO people (person, quiet_from, quiet_to) VALUES (?, ?, ?)", (person, 22 * 60, 7 * 60))
    )
    hall.clock.now = NOON + 24 * HOUR
    await hall.scheduler.look()
    assert (await hall.look(table)).deadline == NOON + 33 * HOUR
    assert await hall.turn(table) == person


async def test_whoever_wants_no_reminders_gets_none_and_the_deadline_stays(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    await hall.tables.change_person(person, reminders=False)
    for hour in range(24):
        hall.clock.now = NOON + hour * HOUR
        await hall.scheduler.look()
    assert await reminders(hall, table) == []
    assert (await hall.look(table)).alarm == NOON + 24 * HOUR


async def test_quiet_hours_all_day_stop_a_turn_for_twelve_hours_at_most(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=8 * HOUR)
    await hall.tables.change_person(person, quiet_from=13 * 60, quiet_to=12 * 60)
    for hour in range(20):
        hall.clock.now = NOON + hour * HOUR
        await hall.scheduler.look()
        assert await hall.turn(table) == person
    assert await reminders(hall, table) == []
    hall.clock.now = NOON + 20 * HOUR
    await hall.scheduler.look()
    assert await hall.turn(table) != person


async def test_a_reminder_makes_no_button_stale(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    seen = (await hall.look(table)).seq
    hall.clock.now += 12 * HOUR
    assert await hall.scheduler.look() == 1
    assert (await hall.tables.act(Request("k", person, seen), table, ["money 6"])).ok
    [told] = [h for h in await hall.tables.since(table, seen, person - 1) if h.kind == "reminder"]
    assert told.text == "half"
    assert [h.kind for h in await hall.tables.since(table, seen, None)] == ["act"], "the channel hears nothing of it"


async def test_whoever_is_faster_than_the_automat_keeps_the_turn(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=8 * HOUR)
    hall.clock.now += 8 * HOUR
    thinking, go = asyncio.Event(), asyncio.Event()
    ordinary = hall.automat_pool.turn

    async def slowly(*args: object) -> list[str]:
        thinking.set()
        await go.wait()
        return await ordinary(*args)  # type: ignore[arg-type]

    hall.automat_pool.turn = slowly  # type: ignore[method-assign]
    tick = asyncio.create_task(hall.scheduler.look())
    await thinking.wait()
    assert (await hall.act(table, "money 1", person=person)).ok
    go.set()
    assert await tick == 0
    assert "timeout" not in await hall.kinds(table)
    assert (await hall.look(table)).seats[person - 1].missed == 0


async def test_an_automat_that_stumbles_stops_nobody_else(hall: TableHarness) -> None:
    sick, healthy = await hall.past_draft(3, clock=8 * HOUR), await hall.past_draft(3, clock=8 * HOUR, channel=78)
    person = await hall.turn(sick)
    ordinary = hall.automat_pool.turn

    async def stumble(table: object, *args: object) -> list[str]:
        if table.id == sick:  # type: ignore[attr-defined]
            raise RuntimeError("no idea")
        return await ordinary(table, *args)  # type: ignore[arg-type]

    hall.automat_pool.turn = stumble  # type: ignore[method-assign]
    hall.clock.now += 8 * HOUR
    assert await hall.scheduler.look() == 1
    assert "timeout" in await hall.kinds(healthy)
    assert await hall.scheduler.look() == 0, "it is left alone for a while"
    hall.automat_pool.turn = ordinary  # type: ignore[method-assign]
    hall.clock.now += 60
    assert await hall.scheduler.look() == 1
    assert await hall.turn(sick) != person


@pytest.mark.usefixtures("toy")
async def test_choices_at_once_share_one_deadline(hall: TableHarness) -> None:
    table = await hall.start(3, game="toy", clock=8 * HOUR)
    hall.clock.now += 6 * HOUR
    assert (await hall.act(table, "bid 2", person=2)).ok
    assert (await hall.look(table)).deadline == NOON + 8 * HOUR, "the others have had their time"
    await hall.scheduler.look()
    assert [seat for seat, _, _ in await reminders(hall, table)] == [0, 2]
    hall.clock.now = NOON + 8 * HOUR
    assert await hall.scheduler.look() == 1
    assert await hall.scheduler.look() == 1
    assert len((await hall.look(table)).state.rolls) == 1


async def test_the_clock_runs_by_itself(hall: TableHarness) -> None:
    """The job wakes up for a change and plays the automats' turns until a person is on turn."""
    clock = BackgroundJob("clock", hall.scheduler.work)
    changed = asyncio.Event()
    hall.tables.runner.changed += [clock.wake, changed.set]
    table = await hall.open(1, automats=("apprentice", "apprentice"))
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    for _ in range(3):
        async with asyncio.timeout(30):
            while True:
                changed.clear()  # before the look, which may take a moment
                if (await hall.look(table)).to_act() == (0,):
                    break
                await changed.wait()
        await hall.act(table)
    await clock.stop(max_seconds=5)


@pytest.mark.parametrize(
    "settings", [{"quiet_from": 1440, "quiet_to": 0}, {"quiet_from": 5}, {"zone": "Mars/Base"}, {"language": "la"}]
)
async def test_settings_that_make_no_sense(hall: TableHarness, settings: dict[str, object]) -> None:
    with pytest.raises(Refused):
        await hall.tables.change_person(1, **settings)
    assert await hall.tables.person(1) == PersonSettings(1)


@given(
    st.integers(0, 1439), st.integers(0, 1439), st.integers(1_700_000_000, 1_900_000_000),
    st.sampled_from(["Europe/Warsaw", "UTC", "America/St_Johns", "Asia/Kathmandu"]),
)  # fmt: skip
def test_quiet_hours_end_at_their_end(quiet_from: int, quiet_to: int, now: int, zone: str) -> None:
    person = PersonSettings(1, quiet_from=quiet_from, quiet_to=quiet_to, zone=zone)
    until = person.quiet_until(now)
    here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    within = quiet_from <= minute < quiet_to
    over_midnight = quiet_from > quiet_to and (minute >= quiet_from or minute < quiet_to)
    quiet = within or over_midnight
    assert (until is not None) == quiet
    if until is not None:
        assert 0 < until - now <= 25 * HOUR
        after = datetime.fromtimestamp(until, UTC).astimezone(ZoneInfo(zone))
        change_of_clocks = here.utcoffset() != after.utcoffset()
        assert change_of_clocks or after.hour * 60 + after.minute == quiet_to
