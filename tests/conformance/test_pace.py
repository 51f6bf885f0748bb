"""Promise 2, pace: live and slow games, absences, reminders, tables that end or rest. The clock is set by hand."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.panels.absence_panel import absence_panel
from bot.panels.channel_panels import channel_panel
from bot.panels.direct_messages import direct_message
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.tables.deadlines import REST_AFTER_SECONDS
from bot.tables.endings import OPEN_SECONDS
from bot.tables.pace import DAY, GRACE_SECONDS, HOUR, MINUTE, PACES
from bot.tables.table import CHANNEL_READER
from bot.texts import say
from tests.bot.table_harness import TableHarness, refusal
from tests.conformance.games import act_somehow, every_game, limit_of, on_turn

LIVE = 3 * MINUTE


async def run_until(hall: TableHarness, moment: int) -> None:
    """Let the scheduler do everything that is due up to a moment."""
    while True:
        [(alarm,)] = await hall.rows("SELECT MIN(alarm) FROM tables")
        if alarm is None or alarm > moment:
            break
        hall.clock.now = max(hall.clock.now, alarm)
        await hall.scheduler.look()
    hall.clock.now = moment


async def due_to_channel(hall: TableHarness, table: int) -> int:
    [(due,)] = await hall.rows("SELECT due FROM messages WHERE table_id = ? AND reader = ?", table, CHANNEL_READER)
    return int(due)


@every_game
@pytest.mark.parametrize("pace", [name for name in PACES if name != "none"])
async def test_every_pace_gives_a_turn_its_time(hall: TableHarness, game: str, pace: str) -> None:
    _, found, _, _ = await on_turn(hall, game, clock=PACES[pace])
    limit = limit_of(found)
    assert found.deadline == hall.clock.now + limit


@every_game
async def test_a_live_turn_in_time_adds_nothing_to_the_channel(hall: TableHarness, game: str) -> None:
    table, found, seat, _ = await on_turn(hall, game, clock=LIVE)
    limit = limit_of(found)
    before = await due_to_channel(hall, table)
    await run_until(hall, hall.clock.now + limit - 1)
    kinds = await hall.kinds(table)
    assert kinds.count("reminder") == 1, "the last minute is told once"
    assert await due_to_channel(hall, table) == before
    assert seat in (await hall.look(table)).to_act()


@every_game
async def test_a_live_game_asks_and_plays_that_turn_and_one_press_brings_the_seat_back(hall: TableHarness, game: str) -> None:
    table, found, seat, person = await on_turn(hall, game, clock=LIVE)
    limit = limit_of(found)
    began = hall.clock.now
    await run_until(hall, began + limit + GRACE_SECONDS - 1)
    asked = await hall.look(table)
    assert (await hall.kinds(table))[-1] == "still"
    assert seat in asked.to_act()
    shown = channel_panel(ReaderView(asked, None, "en"), [])
    assert [button.address.verb for button in shown.buttons].count("here") == 1
    assert person in shown.mentions
    assert f"<t:{began + limit + GRACE_SECONDS}:R>" in shown.text
    hall.clock.now = began + limit + GRACE_SECONDS
    assert await hall.scheduler.look() == 1
    after = await hall.look(table)
    assert after.seats[seat].automat == after.game.stand_in
    assert {"timeout", "away"} <= set(await hall.kinds(table))
    if after.status == "running":
        assert (await hall.tables.take_back(await hall.request(person, table), table)).ok
        assert (await hall.look(table)).seats[seat].player == person


@every_game
async def test_quiet_hours_count_in_a_game_of_one_evening(hall: TableHarness, game: str) -> None:
    table, found, _, person = await on_turn(hall, game, clock=2 * HOUR)
    deadline = found.deadline
    await hall.tables.change_person(person, quiet_from=12 * 60, quiet_to=23 * 60)
    await hall.scheduler.look()
    assert (await hall.look(table)).deadline == deadline


@every_game
async def test_a_table_rests_at_weekends(hall: TableHarness, game: str) -> None:
    """The harness begins on a Friday at 13:00 in Silesia."""
    table, found, _, person = await on_turn(hall, game, clock=24 * HOUR)
    assert (await hall.tables.configure(await hall.request(1, table), table, weekends=True)).ok
    limit = limit_of(found)
    until_midnight = 11 * HOUR
    monday = int(datetime(2027, 1, 18, tzinfo=ZoneInfo("Europe/Warsaw")).timestamp())
    shown = (await hall.look(table)).deadline
    expected = hall.clock.now + limit if limit <= until_midnight else monday + limit - until_midnight
    assert shown == expected
    await hall.tables.change_person(person, zone="America/New_York")
    await hall.scheduler.look()
    moved = (await hall.look(table)).deadline
    assert moved is not None
    assert datetime.fromtimestamp(moved, UTC).astimezone(ZoneInfo("America/New_York")).weekday() < 5 or limit <= until_midnight


@every_game
async def test_away_until_a_day_an_automat_plays_and_the_seat_comes_back_by_itself(hall: TableHarness, game: str) -> None:
    table, _, seat, person = await on_turn(hall, game, clock=72 * HOUR)
    until = hall.clock.now + 3 * DAY
    assert (await hall.tables.leave_until(await hall.request(person, table), table, until)).ok
    assert (await hall.look(table)).seats[seat].lent
    for _ in range(4):
        await hall.scheduler.look()
    assert (await hall.look(table)).seats[seat].lent
    if (await hall.look(table)).status != "running":
        return
    hall.restart()
    hall.clock.now = until
    while (await hall.look(table)).seats[seat].lent and (await hall.look(table)).status == "running":
        assert await hall.scheduler.look()
    assert (await hall.look(table)).status != "running" or "returned" in await hall.kinds(table)


@every_game
@pytest.mark.parametrize(("verb", "said"), [("away_until", "absence-set"), ("ask_pause", "pause-asked")])
async def test_whoever_chooses_a_day_reads_which_one_it_is(hall: TableHarness, game: str, verb: str, said: str) -> None:
    _, found, _, person = await on_turn(hall, game, clock=24 * HOUR)
    await hall.tables.change_person(person, zone="Pacific/Kiritimati")  # where it is tomorrow already
    page = absence_panel(ReaderView.of(found, person, "pl"), await hall.tables.person(person), hall.clock.now)
    [select] = [one for one in page.selects if one.address.verb == verb]
    assert "poniedziałek, 18 stycznia 2027 (za 2 dni)" in [one.label for one in select.options]
    shown = await handle_press(hall.tables, person, select.address, ["2"], key=hall.key(), lang="pl", place=found.place)
    assert shown.panel.text.startswith(say("pl", said, date="poniedziałek, 18 stycznia 2027"))


@every_game
async def test_the_table_waits_only_if_everybody_agrees_and_never_gives_fresh_time(hall: TableHarness, game: str) -> None:
    table, _, seat, person = await on_turn(hall, game, clock=24 * HOUR)
    found = await hall.look(table)
    deadline = found.deadline
    assert deadline is not None
    hall.clock.now += HOUR
    until = hall.clock.now + 5 * DAY
    assert (await hall.tables.ask_pause(await hall.request(person, table), table, until)).done == "pause_asked"
    others = [row.owner for number, row in enumerate(found.seats) if number != seat and row.owner is not None]
    for other in others:
        assert (await hall.look(table)).deadline == deadline, "nothing waits before the last one agrees"
        answer = await hall.tables.answer_pause(await hall.request(other, table), table, True)
    assert answer.done == "paused"
    assert (await hall.look(table)).deadline == deadline + 5 * DAY
    hall.clock.now += 2 * DAY
    assert await hall.scheduler.look() == 0
    waits = absence_panel(ReaderView.of(await hall.look(table), person, "de"), await hall.tables.person(person), hall.clock.now)
    assert "take_back" in [button.address.verb for button in waits.buttons]
    assert (await hall.tables.take_back(await hall.request(person, table), table)).ok, "back early"
    assert (await hall.look(table)).deadline == deadline + 2 * DAY
    hall.clock.now += HOUR
    too_long = await hall.tables.ask_pause(await hall.request(person, table), table, hall.clock.now + 29 * DAY)
    assert refusal(too_long) == "bad_pause", "thirty days in all"


@every_game
async def test_one_no_and_the_table_does_not_wait(hall: TableHarness, game: str) -> None:
    table, found, seat, person = await on_turn(hall, game, clock=24 * HOUR)
    other = next(row.owner for number, row in enumerate(found.seats) if number != seat and row.owner is not None)
    assert other is not None
    assert (await hall.tables.ask_pause(await hall.request(person, table), table, hall.clock.now + DAY)).ok
    assert (await hall.tables.answer_pause(await hall.request(other, table), table, False)).done == "declined"
    after = await hall.look(table)
    assert (after.deadline, after.pauses.times) == (found.deadline, ())
    assert refusal(await hall.tables.ask_pause(await hall.request(person, table), table, hall.clock.now + DAY)) == "too_soon"


@every_game
async def test_reminders_are_few_and_can_be_stopped_for_the_turn(hall: TableHarness, game: str) -> None:
    table, found, seat, person = await on_turn(hall, game, clock=24 * HOUR)
    limit = limit_of(found)
    await run_until(hall, hall.clock.now + limit // 2)
    entries = await hall.tables.since(table, 0, seat)
    message = direct_message(ReaderView(await hall.look(table), seat, "pl"), entries)
    assert message is not None
    assert [button.address.verb for button in message.buttons].count("no_reminders") == 1
    assert (await hall.tables.stop_reminders(await hall.request(person, table), table)).ok
    began = found.turn_clock.began
    assert began is not None
    await run_until(hall, began + limit - 1)
    assert (await hall.kinds(table)).count("reminder") == 1


@every_game
async def test_you_are_next_only_for_those_who_asked(hall: TableHarness, game: str) -> None:
    table, _, _, _ = await on_turn(hall, game, clock=24 * HOUR)
    asked = 2
    await hall.tables.change_person(asked, next_up=True)
    for _ in range(30):
        if (await hall.look(table)).status != "running":
            break
        await act_somehow(hall, table)
    told = await hall.rows("SELECT DISTINCT seat FROM log WHERE kind = 'next'")
    assert told == [(asked - 1,)]
    public = await hall.tables.since(table, 0, None)
    assert all(entry.kind != "next" for entry in public)


@every_game
async def test_an_open_table_that_nobody_joins_is_called_off(hall: TableHarness, game: str) -> None:
    table = await hall.open(1, game=game)
    hall.clock.now += OPEN_SECONDS - HOUR
    assert (await hall.tables.join(await hall.request(2, table), table)).ok
    hall.clock.now += HOUR
    assert await hall.scheduler.look() == 0, "somebody came"
    hall.clock.now += OPEN_SECONDS
    assert await hall.scheduler.look() == 1
    assert (await hall.look(table)).status == "cancelled"
    shown = channel_panel(ReaderView(await hall.look(table), None, "pl"), await hall.tables.since(table, 0, None))
    assert "długo nikt się nie dosiadał" in shown.text
    assert (await hall.tables.open(await hall.request(1), game=game, server=5, channel=77)).ok


@every_game
@pytest.mark.parametrize("clock", [None, 72 * HOUR])
async def test_a_game_in_which_nobody_moves_rests_and_is_woken(hall: TableHarness, game: str, clock: int | None) -> None:
    table, _, _, person = await on_turn(hall, game, clock=clock)
    began = hall.clock.now
    while (found := await hall.look(table)).status == "running" and found.rested_at is None:
        assert found.alarm is not None, "a running game always has something ahead"
        hall.clock.now = max(hall.clock.now, found.alarm)
        await hall.scheduler.look()
    if found.status != "running":
        return
    assert hall.clock.now <= began + REST_AFTER_SECONDS
    assert found.alarm is None
    again = await hall.tables.open(await hall.request(7), game=game, server=5, channel=77)
    assert again.ok, "its channel is free"
    assert refusal(await hall.tables.wake(await hall.request(person, table), table)) == "channel_taken"
    assert again.table is not None
    assert (await hall.tables.cancel(await hall.request(7, again.table), again.table)).ok
    hall.restart()
    assert refusal(await hall.tables.wake(await hall.request(9, table), table)) == "not_a_player"
    assert (await hall.tables.wake(await hall.request(person, table), table)).ok
    woken = await hall.look(table)
    assert (woken.rested_at, woken.seats[woken.own_seat(person)].player) == (None, person)
    assert woken.alarm is not None
