"""Promise 2, time: every turn has its full clock once, whoever or whatever ended the one before."""

from __future__ import annotations

from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.tables.deadlines import turn_limit
from bot.tables.waking_time import MAX_QUIET_SECONDS, WakingTime
from tests.bot.table_harness import HOUR, TableHarness
from tests.conformance.games import act_somehow, begin, every_game, limit_of, on_turn, past_secret_choices

CLOCK = 8 * HOUR


@every_game
async def test_each_turn_begins_with_its_whole_time(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game, clock=CLOCK)
    await past_secret_choices(hall, table)
    fresh = 0
    for _ in range(60):
        before = await hall.look(table)
        if before.status != "running":
            break
        hall.clock.now += HOUR // 7
        await act_somehow(hall, table)
        after = await hall.look(table)
        if after.status != "running":
            break
        goes_on = before.game.turn_open(after.state) and set(after.to_act()) == set(before.to_act())
        if goes_on or set(after.to_act()) < set(before.to_act()):
            assert after.deadline == before.deadline
        elif not before.game.turn_open(after.state):
            fresh += 1
            assert after.deadline == hall.clock.now + limit_of(after)
    assert fresh > 5


@every_game
async def test_an_automat_and_the_clock_leave_a_whole_turn_to_the_next(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game, clock=CLOCK)
    await past_secret_choices(hall, table)
    for _ in range(4):
        before = await hall.look(table)
        if before.status != "running":
            break
        assert before.deadline is not None
        hall.clock.now = before.deadline
        assert await hall.scheduler.look() == 1, "the clock plays for whoever is late"
        after = await hall.look(table)
        limit = turn_limit(after)
        choosing_still = set(after.to_act()) < set(before.to_act())  # at once, in the same time
        if after.status == "running" and after.deadline is not None and limit is not None and not choosing_still:
            assert after.deadline == hall.clock.now + limit


@every_game
async def test_nobody_stretches_a_turn(hall: TableHarness, game: str) -> None:
    """Away and back, undo, a restart, other people's requests: the deadline of a turn never moves back."""
    rng = Random(3)
    table, start, seat, person = await on_turn(hall, game, clock=24 * HOUR)
    deadline = start.deadline
    assert deadline is not None
    for _ in range(12):
        hall.clock.now += HOUR
        found = await hall.look(table)
        request = await hall.request(person, table)
        choice = rng.choice(["act", "undo", "away", "back", "restart"])
        if choice == "act" and seat in found.to_act():
            await hall.act(table, rng.choice(await hall.tables.legal(table, seat)), person=person)
        elif choice == "undo":
            await hall.tables.undo(request, table, rng.choice(["step", "turn"]))
        elif choice == "away":
            await hall.tables.hand_over(request, table)
        elif choice == "back":
            await hall.tables.take_back(request, table)
        else:
            hall.restart()
        now = await hall.look(table)
        if now.status == "running" and now.to_act() == (seat,) and now.deadline is not None and now.ply <= found.ply + 1:
            same_turn = now.turn_clock.began is not None and now.turn_clock.began <= (start.turn_clock.began or 0)
            assert not same_turn or now.deadline <= deadline
        if now.turn_clock.began is not None and now.turn_clock.began > (start.turn_clock.began or 0) and now.ply > start.ply:
            break  # a later turn


@every_game
async def test_reminders_come_in_waking_hours(hall: TableHarness, game: str) -> None:
    table, found, _, person = await on_turn(hall, game, clock=24 * HOUR)
    await hall.tables.change_person(person, quiet_from=14 * 60, quiet_to=20 * 60)
    settings = await hall.tables.person(person)
    began = hall.clock.now
    while (await hall.look(table)).to_act() == found.to_act() and hall.clock.now < began + 48 * HOUR:
        await hall.scheduler.look()
        hall.clock.now += HOUR
    sent = await hall.rows("SELECT at FROM log WHERE kind = 'reminder' ORDER BY seq")
    assert len(sent) == 2
    assert all(settings.quiet_until(at) is None for (at,) in sent)
    [(late,)] = await hall.rows("SELECT at FROM log WHERE kind = 'timeout'")
    assert late >= WakingTime(settings).moment_after(began, 24 * HOUR) > began + 24 * HOUR
    assert late <= began + 24 * HOUR + MAX_QUIET_SECONDS + HOUR


@every_game
@pytest.mark.parametrize(("quiet", "expected"), [({}, 8), ({"quiet_from": 22 * 60, "quiet_to": 7 * 60}, 7)])
async def test_half_time_at_the_beginning_of_a_free_weekend_reminds_on_monday_morning(
    hall: TableHarness, game: str, quiet: dict[str, int], expected: int
) -> None:
    """The harness begins on a Friday at 13:00 in Silesia: the weekend, or the night before it, begins at half time."""
    clock = (22 if not quiet else 18) * HOUR
    _, found, _, person = await on_turn(hall, game, clock=clock, weekends=True)
    assert limit_of(found) == clock
    await hall.tables.change_person(person, **quiet)
    monday = datetime(2027, 1, 18, tzinfo=ZoneInfo("Europe/Warsaw"))
    while not (sent := await hall.rows("SELECT at FROM log WHERE kind = 'reminder'")):
        [(alarm,)] = await hall.rows("SELECT alarm FROM tables")
        hall.clock.now = max(hall.clock.now, alarm)
        await hall.scheduler.look()
    assert sent == [(int(monday.timestamp()) + expected * HOUR,)]


@every_game
async def test_whoever_returns_plays_on(hall: TableHarness, game: str) -> None:
    table, _, seat, person = await on_turn(hall, game, clock=CLOCK)
    assert (await hall.tables.hand_over(await hall.request(person, table), table)).ok
    assert await hall.scheduler.look() == 1
    assert (await hall.tables.take_back(await hall.request(person, table), table)).ok
    assert (await hall.look(table)).seats[seat].player == person


@every_game
async def test_one_person_alone_waits_for_nobody(hall: TableHarness, game: str) -> None:
    found = await hall.look(await begin(hall, game))
    level = found.game.stand_in
    seats = found.game.seats[0]
    alone = await hall.start(1, game=game, automats=(level,) * (seats - 1), channel=78, clock_asked=False)
    assert (await hall.look(alone)).clock is None
