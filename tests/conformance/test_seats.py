"""Promise 2, seats: nobody loses a seat or a turn while they have time, and nobody is kept waiting without their consent."""

from __future__ import annotations

from bot.panels.channel_panels import channel_panel
from bot.panels.components import Address, Panel
from bot.panels.current_panel import current_panel
from bot.panels.direct_messages import direct_message
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.tables.calls import open_decisions
from bot.tables.pace import DAY, HOUR, MINUTE
from bot.tables.pause import Pauses
from bot.texts import LANGUAGES
from tests.bot.table_harness import TableHarness, refusal
from tests.conformance.games import act_somehow, begin, every_game, past_secret_choices

HOST, NEWCOMER, MODERATOR = 1, 50, 90
LIVE = 3 * MINUTE


async def guest_on_turn(hall: TableHarness, game: str, **more: object) -> tuple[int, int, int]:
    """A table at the beginning of a turn of somebody who is not its host: its number, the seat and the person."""
    table = await begin(hall, game, **more)
    found = await past_secret_choices(hall, table)
    while found.game.turn_open(found.state) or found.seats[found.to_act()[0]].owner == HOST:
        await act_somehow(hall, table)
        found = await hall.look(table)
    seat = found.to_act()[0]
    person = found.seats[seat].owner
    assert person is not None
    return table, seat, person


async def press(hall: TableHarness, person: int, table: int, verb: str, *values: str, seen: int | None = None) -> Panel:
    """Press a button of the newest message, or of an older one."""
    found = await hall.look(table)
    address = Address(table, found.seq if seen is None else seen, verb)
    result = await handle_press(hall.tables, person, address, values, key=hall.key(), lang="en", name="P", place=found.place)
    return result.panel


def verbs(panel: Panel) -> set[str]:
    return {button.address.verb for button in panel.buttons}


# --- a pause ----------------------------------------------------------------------------------------------------------


@every_game
async def test_a_pause_waits_for_those_who_are_away_until_the_day_asked_for(hall: TableHarness, game: str) -> None:
    table, _, person = await guest_on_turn(hall, game, clock=24 * HOUR)
    assert (await hall.tables.hand_over(await hall.request(person, table), table)).ok
    others = [row.owner for row in (await hall.look(table)).seats if row.owner not in (HOST, person)]
    for until in (hall.clock.now + 2 * HOUR, hall.clock.now + 9 * HOUR):
        assert (await hall.tables.ask_pause(await hall.request(HOST, table), table, until)).done == "pause_asked"
        for other in others:
            assert other is not None
            assert (await hall.tables.answer_pause(await hall.request(other, table), table, True)).done == "waiting"
        if until > hall.clock.now + 5 * HOUR:
            break
        hall.clock.now = until
        while "pause_expired" not in await hall.kinds(table):
            assert await hall.scheduler.look()
        assert (await hall.look(table)).pauses.question is None
        assert not [one for one in open_decisions(await hall.look(table)) if one.kind == "pause"]
    assert {"agree_pause", "decline_pause"} <= verbs(current_panel(ReaderView.of(await hall.look(table), person, "en")))
    shown = await press(hall, person, table, "take_back")
    assert (await hall.look(table)).pauses.question is not None, "coming back does not drop it"
    assert {"agree_pause", "decline_pause"} <= verbs(shown)
    await press(hall, person, table, "agree_pause")
    assert (await hall.look(table)).pauses.until(hall.clock.now) == until


@every_game
async def test_whoever_comes_back_is_asked_about_a_pause(hall: TableHarness, game: str) -> None:
    table, seat, person = await guest_on_turn(hall, game, clock=24 * HOUR)
    people = [row.owner for row in (await hall.look(table)).seats if row.owner is not None]
    tomorrow = hall.clock.now + 20 * HOUR
    assert (await hall.tables.leave_until(await hall.request(person, table), table, tomorrow)).ok
    until = hall.clock.now + 25 * DAY
    assert (await hall.tables.ask_pause(await hall.request(HOST, table), table, until)).done == "pause_asked"
    for other in people:
        if other not in (HOST, person):
            answer = await hall.tables.answer_pause(await hall.request(other, table), table, True)
            assert answer.done == "waiting"
    found = await hall.look(table)
    assert found.pauses.times == ()
    assert {one.person for one in open_decisions(found) if one.kind == "pause"} == {person}
    assert "agree_pause" in verbs(channel_panel(ReaderView(found, None, "en"), []))
    before = found.seq
    hall.restart()
    hall.clock.now = tomorrow
    while "returned" not in await hall.kinds(table):
        assert await hall.scheduler.look()
    back = await hall.look(table)
    told = direct_message(ReaderView(back, seat, "en"), await hall.tables.since(table, before, seat))
    assert told is not None
    assert {"agree_pause", "decline_pause"} <= verbs(told)
    await press(hall, person, table, "decline_pause")
    assert (await hall.look(table)).pauses == Pauses(asked_at=back.pauses.asked_at)


@every_game
async def test_whoever_has_not_agreed_ends_a_pause_by_one_press(hall: TableHarness, game: str) -> None:
    table, seat, person = await guest_on_turn(hall, game, clock=24 * HOUR)
    found = await hall.look(table)
    deadline = found.deadline
    assert deadline is not None
    until = hall.clock.now + 20 * DAY
    assert (await hall.tables.ask_pause(await hall.request(HOST, table), table, until)).ok
    for row in found.seats:
        if row.owner not in (HOST, None):
            answer = await hall.tables.answer_pause(await hall.request(row.owner, table), table, True)
    assert answer.done == "paused"
    assert "end_pause" not in verbs(await press(hall, person, table, "play")), "they have agreed"
    assert refusal(await hall.tables.end_pause(await hall.request(person, table), table)) == "agreed_to_pause"
    assert (await hall.look(table)).deadline == deadline + 20 * DAY
    assert (await hall.replace(table, seat, NEWCOMER)).done == "replaced"
    hall.restart()
    hall.clock.now += HOUR
    shown = await press(hall, NEWCOMER, table, "play")
    assert "end_pause" in verbs(shown)
    for lang in LANGUAGES:
        assert ReaderView(await hall.look(table), seat, lang).say("btn-end-pause") != ""
    await press(hall, NEWCOMER, table, "end_pause")
    after = await hall.look(table)
    assert after.pauses.until(hall.clock.now) is None
    assert after.deadline is not None
    assert after.deadline < until
    assert "end_pause" in await hall.kinds(table)
    assert refusal(await hall.tables.end_pause(await hall.request(NEWCOMER, table), table)) == "not_paused"


@every_game
async def test_nobody_is_waited_for_who_has_given_the_seat_up(hall: TableHarness, game: str) -> None:
    table, _, person = await guest_on_turn(hall, game, clock=24 * HOUR)
    owners = [row.owner for row in (await hall.look(table)).seats if row.owner is not None]
    assert (await hall.tables.ask_pause(await hall.request(person, table), table, hall.clock.now + 9 * DAY)).ok
    for other in owners:
        if other != person:
            answer = await hall.tables.answer_pause(await hall.request(other, table), table, True)
    assert answer.done == "paused"
    assert (await hall.tables.resign(await hall.request(person, table), table)).ok
    found = await hall.look(table)
    assert found.status != "running" or found.pauses.until(hall.clock.now) is None, "nobody who agreed could end it"
