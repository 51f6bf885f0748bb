"""Opening, joining, leaving, starting, handing over: who may, and what the others hear."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.tables.table import Answer, Request, TableLimits
from engine.shares import share_of, shared_seed
from tests.bot.table_harness import HOUR, TableHarness, refusal

pytestmark = pytest.mark.engines


async def test_a_table_fills_and_starts(hall: TableHarness) -> None:
    table = await hall.start(3)
    found = await hall.look(table)
    assert (found.status, [seat.owner for seat in found.seats], found.host) == ("running", [1, 2, 3], 1)
    assert await hall.kinds(table) == ["open", "join", "join", "start"]
    assert await hall.tables.table_in(77) == table


async def test_one_channel_hosts_one_table_and_is_free_again_afterwards(hall: TableHarness) -> None:
    table = await hall.open(2)
    taken = await hall.tables.open(await hall.request(9), game="szczesc", server=5, channel=77)
    assert taken.refusal is not None
    assert (taken.refusal.code, taken.refusal.figures) == ("channel_taken", {"table": table})
    assert (await hall.tables.open(await hall.request(9), game="szczesc", server=5, channel=78)).ok
    assert (await hall.tables.cancel(await hall.request(1, table), table)).ok
    assert (await hall.tables.open(await hall.request(9), game="szczesc", server=5, channel=77)).ok


async def test_live_tables_are_counted_by_person_and_by_server(hall: TableHarness) -> None:
    hall.begin(limits=TableLimits(of_person=2, of_server=3))

    async def open_in(channel: int, person: int, server: int = 5) -> Answer:
        return await hall.tables.open(await hall.request(person), game="szczesc", server=server, channel=channel)

    opened = await asyncio.gather(*(open_in(channel, 1) for channel in range(5)))
    assert sorted(refusal(one) if one.refusal else "" for one in opened) == ["", "", *["too_many_tables"] * 3]
    assert refusal(await open_in(10, 1, server=6)) == "too_many_tables", "a person is one in all servers"
    assert (await open_in(11, 2)).ok
    assert refusal(await open_in(12, 3)) == "server_full"
    assert (await open_in(13, 3, server=6)).ok
    ended = next(one.table for one in opened if one.table is not None and one.ok)
    assert (await hall.tables.cancel(await hall.request(1, ended), ended)).ok
    assert (await open_in(14, 1)).ok, "an ended table does not count"


async def test_who_may_take_a_seat(hall: TableHarness) -> None:
    table = await hall.open(4)
    assert refusal(await hall.tables.join(await hall.request(2, table), table)) == "already_seated"
    full = await hall.tables.join(await hall.request(5, table), table)
    assert (refusal(full), full.refusal and full.refusal.figures) == ("table_full", {"most": 4})
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    assert refusal(await hall.tables.join(await hall.request(5, table), table)) == "already_running"
    assert refusal(await hall.tables.leave(await hall.request(2, table), table)) == "already_running"
    assert refusal(await hall.tables.join(Request("x", 5), 999)) == "no_such_table"


async def test_a_share_in_the_seed_goes_with_its_seat_and_is_stored(hall: TableHarness) -> None:
    presses = count(1307)

    async def press(person: int, table: int) -> Request:
        return replace(await hall.request(person, table), key=f"{next(presses)} of Discord")

    table = await hall.open(1)
    for person in (2, 3, 4):
        assert (await hall.tables.join(await press(person, table), table, f"word {person}")).ok
    assert (await hall.tables.leave(await press(3, table), table)).ok
    assert (await hall.tables.dismiss(await press(1, table), table, 2)).ok
    hall.restart()
    assert (await hall.tables.start(await press(1, table), table, "ore")).ok
    hall.restart()
    found = await hall.look(table)
    assert found.shares == (share_of("1312", "ore"), share_of("1307", "word 2"))
    assert found.seed == shared_seed(found.sealed, found.shares)


@pytest.mark.parametrize("wanted", [2, 3, 4])
async def test_a_table_has_as_many_seats_as_were_wanted(hall: TableHarness, wanted: int) -> None:
    table = await hall.open(wanted, seats=wanted)
    hall.restart()
    assert (await hall.look(table)).seats_wanted == wanted
    for full in (
        await hall.tables.join(await hall.request(9, table), table),
        await hall.tables.add_automat(await hall.request(1, table), table, "apprentice"),
    ):
        assert (refusal(full), full.refusal and full.refusal.figures) == ("table_full", {"most": wanted})
    assert (await hall.tables.leave(await hall.request(2, table), table)).ok
    assert (await hall.tables.join(await hall.request(9, table), table)).ok, "a seat that was given up is free again"
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    assert len((await hall.look(table)).state.miners) == wanted


async def test_fewer_than_wanted_may_begin_as_long_as_the_game_allows_it(hall: TableHarness) -> None:
    table = await hall.open(1, seats=4)
    alone = await hall.tables.start(await hall.request(1, table), table)
    assert (refusal(alone), alone.refusal and alone.refusal.figures) == ("too_few", {"least": 2, "have": 1})
    assert (await hall.tables.join(await hall.request(2, table), table)).ok
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    found = await hall.look(table)
    assert (found.status, len(found.seats), found.seats_wanted) == ("running", 2, 4)


@pytest.mark.parametrize("wanted", [-1, 0, 1, 5])
async def test_a_number_of_seats_that_the_game_does_not_allow_opens_nothing(hall: TableHarness, wanted: int) -> None:
    answer = await hall.tables.open(await hall.request(1), game="szczesc", server=5, channel=77, seats=wanted)
    assert answer.refusal is not None
    assert (answer.refusal.code, answer.refusal.figures) == ("bad_seats", {"have": wanted, "known": [2, 3, 4]})
    assert await hall.tables.table_in(77) is None


async def test_the_host_passes_the_office_on_and_the_last_one_turns_off_the_light(hall: TableHarness) -> None:
    table = await hall.open(2, automats=("foreman",))
    assert (await hall.tables.leave(await hall.request(1, table), table)).ok
    assert (await hall.look(table)).host == 2
    assert (await hall.tables.leave(await hall.request(2, table), table)).ok
    assert (await hall.look(table)).status == "cancelled"
    assert refusal(await hall.tables.leave(await hall.request(3, table), table)) == "cancelled"


async def test_only_the_host_or_a_moderator_decides_about_the_table(hall: TableHarness) -> None:
    table = await hall.open(2)
    calls = [
        lambda r: hall.tables.start(r, table),
        lambda r: hall.tables.cancel(r, table),
        lambda r: hall.tables.add_automat(r, table, "apprentice"),
        lambda r: hall.tables.dismiss(r, table, 1),
        lambda r: hall.tables.configure(r, table, clock=None),
    ]
    for call in calls:
        assert refusal(await call(await hall.request(2, table))) == "not_in_charge"
        assert refusal(await call(await hall.request(50, table))) == "not_in_charge"
    assert (await calls[0](await hall.request(50, table, moderator=True))).ok
    assert refusal(await hall.tables.offer_seat(await hall.request(2, table), table, 0, 9, "P9")) == "not_in_charge"
    assert refusal(await hall.tables.hand_over(await hall.request(2, table), table, "apprentice", 0)) == "not_in_charge"
    assert (await hall.tables.cancel(await hall.request(50, table, moderator=True), table)).ok


async def test_settings_are_checked_and_options_of_the_game_end_with_the_lobby(hall: TableHarness) -> None:
    table = await hall.open(2)
    say = hall.tables.configure
    assert refusal(await say(await hall.request(1, table), table, language="fr")) == "bad_language"
    assert refusal(await say(await hall.request(1, table), table, clock=5)) == "bad_clock"
    assert refusal(await say(await hall.request(1, table), table, options={"open": True})) == "unknown_option"
    assert refusal(await say(await hall.request(1, table), table, options={"open_deliveries": 1})) == "bad_option"
    assert (await say(await hall.request(1, table), table, clock=8 * HOUR, language="de", options={"open_deliveries": True})).ok
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    assert (await hall.look(table)).state.open_deliveries
    assert refusal(await say(await hall.request(1, table), table, options={"open_deliveries": False})) == "already_running"
    assert (await say(await hall.request(1, table), table, clock=None)).ok
    assert (await hall.look(table)).deadline is None
    assert refusal(await hall.tables.open(Request("o", 1), server=1, channel=2, game="chess")) == "bad_game"


async def test_what_was_set_is_the_same_after_a_restart(hall: TableHarness) -> None:
    table = await hall.open(2, advice=False, clock=8 * HOUR, language="pl", clock_asked=False)
    kept = ("advice", "clock", "clock_asked", "language", "options")
    opened = await hall.look(table)
    hall.restart()
    found = await hall.look(table)
    assert [getattr(found, name) for name in kept] == [getattr(opened, name) for name in kept]
    settings = {"advice": True, "clock": 24 * HOUR, "language": "de"}
    request = await hall.request(1, table)
    assert (await hall.tables.configure(request, table, options={"open_deliveries": True}, **settings)).ok
    hall.restart()
    found = await hall.look(table)
    assert {name: getattr(found, name) for name in settings} == settings
    assert found.clock_asked
    assert found.options == {"open_deliveries": True}


BAD = [
    ({"clock": 8 * HOUR}, {"zone": "Nowhere/Land"}, "bad_zone"),
    ({"clock": 8 * HOUR, "options": {"open_deliveries": True}}, {"quiet_from": 60}, "bad_quiet_hours"),
    ({"clock": 5}, {"reminders": False}, "bad_clock"),
    ({"clock": 8 * HOUR, "language": "fr"}, {"reminders": False}, "bad_language"),
    ({"clock": 8 * HOUR, "options": {"open": True}}, {"reminders": False}, "unknown_option"),
]


@pytest.mark.parametrize(("of_table", "own", "why"), BAD)
async def test_settings_are_taken_over_together_or_not_at_all(
    hall: TableHarness, of_table: dict[str, Any], own: dict[str, Any], why: str
) -> None:
    table = await hall.open(2)
    before, person = await hall.look(table), await hall.tables.person(1)
    assert refusal(await hall.tables.configure(await hall.request(1, table), table, own=own, **of_table)) == why
    hall.restart()
    after = await hall.look(table)
    assert (after.clock, after.language, after.options, after.seq) == (before.clock, before.language, before.options, before.seq)
    assert await hall.tables.person(1) == person
    good = {"reminders": False, "zone": "Europe/London"}
    assert (await hall.tables.configure(await hall.request(1, table), table, own=good, clock=8 * HOUR)).ok
    assert ((await hall.look(table)).clock, (await hall.tables.person(1)).zone) == (8 * HOUR, "Europe/London")
    assert refusal(await hall.tables.configure(await hall.request(2, table), table, own={"zone": "UTC"}, clock=None))
    assert (await hall.tables.person(2)).zone == "Europe/Warsaw", "what is the host's is refused with the rest"


async def test_a_stranger_gets_a_reason(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    stranger = await hall.request(50, table)
    for call in (hall.tables.undo, hall.tables.resign, hall.tables.hand_over, hall.tables.take_back):
        assert refusal(await call(Request(hall.key(), 50, stranger.seen), table)) == "not_a_player"
    assert refusal(await hall.tables.act(stranger, table, ["money 6"])) == "not_a_player"


async def test_a_seat_goes_to_an_automat_and_comes_back(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    assert (await hall.tables.hand_over(await hall.request(person, table), table, "apprentice")).ok
    assert refusal(await hall.tables.hand_over(await hall.request(person, table), table, "apprentice")) == "already_automat"
    assert await hall.scheduler.look() == 1
    assert await hall.turn(table) != person
    assert (await hall.tables.take_back(await hall.request(person, table), table)).ok
    assert refusal(await hall.tables.take_back(await hall.request(person, table), table)) == "not_away"
    assert (await hall.look(table)).seats[person - 1].automat is None


async def test_with_nobody_present_the_table_rests(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    for person in (1, 2):
        assert (await hall.tables.hand_over(await hall.request(person, table), table)).ok
    assert await hall.scheduler.look() == 0
    assert (await hall.tables.take_back(await hall.request(1, table), table)).ok
    for _ in range(3):
        await hall.scheduler.look()
    assert await hall.turn(table) == 1


async def test_who_resigns_is_out_and_the_last_one_ends_the_game(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    assert (await hall.tables.resign(await hall.request(1, table), table)).ok
    found = await hall.look(table)
    assert (found.host, found.seats[0].automat, found.status) == (2, "foreman", "running")
    assert refusal(await hall.tables.take_back(await hall.request(1, table), table)) == "not_a_player"
    assert (await hall.tables.resign(await hall.request(2, table), table)).ok
    assert (await hall.tables.resign(await hall.request(3, table), table)).ok
    assert (await hall.look(table)).status == "cancelled"
    assert await hall.tables.table_in(77) is None


@pytest.mark.parametrize("seat", [0, 2])
async def test_a_seat_is_freed_before_the_start(hall: TableHarness, seat: int) -> None:
    table = await hall.open(2, automats=("apprentice",))
    assert (await hall.tables.dismiss(await hall.request(1, table, moderator=True), table, seat)).ok
    found = await hall.look(table)
    assert [row.owner for row in found.seats] == ([2, None] if seat == 0 else [1, 2])
    assert found.host == (2 if seat == 0 else 1)
    hall.restart()
    assert (await hall.look(table)).seats == found.seats
