"""Promise 2, seats: nobody loses a seat or a turn while they have time, and nobody is kept waiting without their consent."""

from __future__ import annotations

import pytest

from bot.panels.channel_panels import channel_panel
from bot.panels.components import Address, Panel
from bot.panels.current_panel import current_panel
from bot.panels.direct_messages import direct_message
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.tables.calls import open_decisions
from bot.tables.deadlines import NO_LIMIT_HALF, last_moment
from bot.tables.forfeits import LIVE_TURNS
from bot.tables.pace import DAY, HOUR, MINUTE
from bot.tables.pause import Pauses
from bot.tables.table import Table
from bot.texts import LANGUAGES
from engine.players import registry
from tests.bot.table_harness import TableHarness, refusal
from tests.conformance.games import act_somehow, begin, every_game, every_released_game, limit_of, past_secret_choices

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


async def others_play_until(hall: TableHarness, table: int, seat: int, missed: int) -> Table:
    """All others play at once and this seat never does, until it has missed so many turns."""
    for _ in range(600):
        found = await hall.look(table)
        assert found.status == "running"
        if found.seats[seat].missed >= missed:
            return found
        await one_step(hall, found, seat)
    raise AssertionError("its turn never comes")


async def automat_plays(hall: TableHarness, table: int, seat: int, turns: int) -> Table:
    """All others play at once, until an automat has begun so many turns in this seat."""
    begun = 0
    for _ in range(600):
        found = await hall.look(table)
        assert found.status == "running"
        if begun == turns:
            return found
        begun += found.to_act()[:1] == (seat,) and not found.game.turn_open(found.state)
        await one_step(hall, found, seat)
    raise AssertionError("its turn never comes")


async def one_step(hall: TableHarness, found: Table, absent: int) -> None:
    """Somebody else acts, an automat plays, or the clock of whoever is absent runs out."""
    waited_for = [seat for seat in found.to_act() if not found.automatic(seat)]
    for seat in waited_for:
        if seat != absent:
            text = hall.rng.choice(await hall.tables.legal(found.id, seat))
            assert (await hall.act(found.id, text, person=found.seats[seat].owner)).ok
            return
    if waited_for:
        moment = last_moment(found, absent)
        assert moment is not None
        hall.clock.now = max(hall.clock.now, moment)
    assert await hall.scheduler.look()


async def offer(hall: TableHarness, table: int, seat: int, by: int = HOST, **more: bool) -> str:
    request = await hall.request(by, table, **more)
    return (await hall.tables.offer_seat(request, table, seat, NEWCOMER, f"P{NEWCOMER}")).done


async def accept(hall: TableHarness, table: int) -> str:
    answer = await hall.tables.answer_offer(await hall.request(NEWCOMER, table), table, True)
    return answer.done if answer.ok else refusal(answer)


async def press(hall: TableHarness, person: int, table: int, verb: str, *values: str, seen: int | None = None) -> Panel:
    """Press a button of the newest message, or of an older one."""
    found = await hall.look(table)
    address = Address(table, found.seq if seen is None else seen, verb)
    result = await handle_press(hall.tables, person, address, values, key=hall.key(), lang="en", name="P", place=found.place)
    return result.panel


def verbs(panel: Panel) -> set[str]:
    return {button.address.verb for button in panel.buttons}


# --- whose seat it is -------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(("clock", "turns"), [(LIVE, 3), (8 * HOUR, 2), (24 * HOUR, 1)])
async def test_a_seat_goes_without_its_owners_word_only_after_long(hall: TableHarness, game: str, clock: int, turns: int) -> None:
    """Until then the newcomer waits and sees nothing of it, and one press of the owner takes the seat back."""
    table, seat, person = await guest_on_turn(hall, game, clock=clock)
    first = await others_play_until(hall, table, seat, 1)
    before = (await others_play_until(hall, table, seat, max(1, turns - 1))).seq
    assert await offer(hall, table, seat) == "offered"
    assert await accept(hall, table) == "half_agreed"
    found = await hall.look(table)
    assert found.seats[seat].owner == person
    assert ReaderView.of(found, NEWCOMER, "en").seat is None
    assert "You are watching this game" in (await press(hall, NEWCOMER, table, "play")).text
    told = direct_message(ReaderView(found, seat, "en"), await hall.tables.since(table, before, seat))
    assert told is not None, "the owner is told that somebody else may get the seat"
    assert f"<@{person}>" in channel_panel(ReaderView(found, None, "en"), []).text
    hall.restart()
    await press(hall, person, table, "take_back" if first.seats[seat].lent else "play", seen=first.seq)
    back = (await hall.look(table)).seats[seat]
    assert (back.player, back.missed, back.missed_at) == (person, 0, None)
    assert await accept(hall, table) == "already_agreed"
    late = await others_play_until(hall, table, seat, turns)
    if clock == 24 * HOUR:
        assert await accept(hall, table) in ("already_agreed", "no_offer"), "one turn is not a day"
        hall.clock.now = (late.seats[seat].missed_at or 0) + DAY
        if late.seat_offer is None or late.seat_offer.until <= hall.clock.now:
            assert await offer(hall, table, seat) == "offered"
    assert await accept(hall, table) == "replaced"
    after = await hall.look(table)
    assert (after.seats[seat].owner, ReaderView.of(after, NEWCOMER, "en").seat) == (NEWCOMER, seat)
    assert after.seats[seat].missed_at is None


@every_game
async def test_a_seat_left_by_word_waits_as_long_as_missed_turns_would_take(hall: TableHarness, game: str) -> None:
    table, seat, person = await guest_on_turn(hall, game, clock=LIVE)
    assert (await hall.tables.hand_over(await hall.request(person, table), table)).ok
    first = hall.clock.now
    await automat_plays(hall, table, seat, LIVE_TURNS + 1)
    assert await offer(hall, table, seat) == "offered"
    assert await accept(hall, table) == "half_agreed", "automats and eager people play that within seconds"
    hall.clock.now = first + LIVE_TURNS * LIVE - 1
    assert await accept(hall, table) == "already_agreed"
    hall.clock.now += 1
    assert await accept(hall, table) == "replaced"


@every_released_game
async def test_whoever_said_until_when_keeps_the_seat_until_then(hall: TableHarness, game: str) -> None:
    table, seat, person = await guest_on_turn(hall, game, clock=24 * HOUR)
    until = hall.clock.now + 10 * DAY
    assert (await hall.tables.leave_until(await hall.request(person, table), table, until)).ok
    await automat_plays(hall, table, seat, 2)
    hall.clock.now += HOUR
    again = await hall.tables.hand_over(await hall.request(HOST, table), table, None, seat, for_turn=True)
    assert refusal(again) == "already_automat", "after which the seat would be back before its owner is"
    plays = (await hall.look(table)).seats[seat].automat
    level = next(name for name in registry.levels(game) if name != plays)
    assert (await hall.tables.hand_over(await hall.request(HOST, table), table, level, seat)).ok
    await automat_plays(hall, table, seat, 2)
    hall.clock.now = until - HOUR
    assert await offer(hall, table, seat) == "offered"
    assert await accept(hall, table) == "half_agreed"
    hall.clock.now = until
    while "returned" not in await hall.kinds(table):
        assert await hall.scheduler.look()
    assert await accept(hall, table) == "already_agreed", "and then they have the usual time"


@every_game
async def test_a_host_who_makes_the_game_live_gets_no_seat_the_sooner(hall: TableHarness, game: str) -> None:
    table, seat, _ = await guest_on_turn(hall, game, clock=24 * HOUR)
    assert (await hall.tables.configure(await hall.request(HOST, table), table, clock=LIVE)).ok
    hall.restart()
    await others_play_until(hall, table, seat, LIVE_TURNS)
    assert await offer(hall, table, seat) == "offered"
    assert await accept(hall, table) == "half_agreed"


@every_game
async def test_a_moderator_gives_a_seat_away_at_once_and_is_named(hall: TableHarness, game: str) -> None:
    table, seat, _ = await guest_on_turn(hall, game, clock=24 * HOUR)
    assert await offer(hall, table, seat, MODERATOR, moderator=True) == "offered"
    found = await hall.look(table)
    assert ReaderView.of(found, NEWCOMER, "en").seat is None
    shown = ReaderView(found, None, "en").lines(await hall.tables.since(table, 0, None))
    assert any(f"<@{MODERATOR}>" in line and f"<@{NEWCOMER}>" in line for line in shown)
    assert await accept(hall, table) == "replaced"


@every_game
@pytest.mark.parametrize("clock", [LIVE, 24 * HOUR, None])
async def test_the_host_takes_nobodys_turn_before_half_of_its_time(hall: TableHarness, game: str, clock: int | None) -> None:
    table, seat, person = await guest_on_turn(hall, game, clock=clock)
    found = await hall.look(table)
    half = NO_LIMIT_HALF if clock is None else limit_of(found) // 2
    began = hall.clock.now
    for number in range(len(found.seats)):
        if found.seats[number].owner not in (HOST, person):
            answer = await hall.tables.hand_over(await hall.request(HOST, table), table, None, number)
            assert refusal(answer) == "not_late", "not while somebody else plays"
    for moment, for_turn in ((began, True), (began, False), (began + half - 1, True), (began + half - 1, False)):
        hall.clock.now = moment
        answer = await hall.tables.hand_over(await hall.request(HOST, table), table, None, seat, for_turn=for_turn)
        assert refusal(answer) == "has_time"
        assert answer.refusal is not None
        assert answer.refusal.figures["deadline"] == began + half
        for lang in LANGUAGES:
            assert f"<t:{began + half}:R>" in ReaderView(found, None, lang).refusal(answer.refusal)
    assert (await hall.look(table)).seq == found.seq
    request = await hall.request(MODERATOR, table, moderator=True)
    assert (await hall.tables.hand_over(request, table, None, seat, for_turn=True)).ok, "a moderator can at once"
    assert (await hall.tables.take_back(await hall.request(person, table), table)).ok
    hall.clock.now = began + half
    hall.clock.now += 2 * MINUTE if clock != LIVE else 0  # since the seat was taken back
    answer = await hall.tables.hand_over(await hall.request(HOST, table), table, None, seat, for_turn=True)
    assert answer.ok or (clock == LIVE and refusal(answer) == "too_soon")
    shown = ReaderView(await hall.look(table), None, "en").lines(await hall.tables.since(table, 0, None))
    assert any(f"<@{MODERATOR}> leaves this turn of" in line for line in shown)


@every_game
async def test_help_with_one_turn_is_not_made_an_absence_by_the_host(hall: TableHarness, game: str) -> None:
    table, seat, person = await guest_on_turn(hall, game, clock=24 * HOUR)
    assert (await hall.tables.hand_over(await hall.request(person, table), table, for_turn=True)).ok
    assert refusal(await hall.tables.hand_over(await hall.request(HOST, table), table, None, seat)) == "has_time"
    assert (await hall.look(table)).seats[seat].for_turn


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


# --- alone ------------------------------------------------------------------------------------------------------------


@every_game
async def test_whoever_leaves_a_table_alone_is_told_that_it_rests(hall: TableHarness, game: str) -> None:
    seats = (await hall.look(await begin(hall, game))).game.seats[0]
    level = (await hall.look(1)).game.stand_in
    alone = await hall.start(1, game=game, automats=(level,) * (seats - 1), channel=78)
    while await hall.scheduler.look():
        pass
    before = await hall.look(alone)
    assert (await hall.tables.hand_over(await hall.request(1, alone), alone)).ok
    while await hall.scheduler.look():
        pass
    after = await hall.look(alone)
    assert after.digest == before.digest, "nothing plays"
    entries = await hall.tables.since(alone, before.seq, None)
    for lang, rests in (("pl", "stół odpoczywa"), ("en", "the table rests"), ("de", "Tisch ruht")):
        reader = ReaderView(after, 0, lang)
        [line] = reader.lines(entries)
        assert rests in line
        assert rests in current_panel(reader).text
    shown = await press(hall, 1, alone, "away_until", "3")
    assert "the table rests" in shown.text
    assert "plays for you" not in shown.text
    [line] = ReaderView(after, 0, "en").lines(await hall.tables.since(alone, after.seq, None))
    assert "nobody else is here" in line
