"""A channel that cannot be found costs nobody a game: it rests, goes on where it stood, or moves to another channel."""

from __future__ import annotations

import pytest

from bot.panels.channel_panels import channel_panel, shrunk_panel
from bot.panels.components import discord_problems
from bot.panels.direct_messages import direct_message
from bot.panels.my_tables import movable_label, my_tables_panel
from bot.panels.reader_view import ReaderView
from bot.storage import outbox
from bot.tables.deadlines import seat_deadline
from bot.tables.my_tables import MovableTable
from bot.tables.pace import DAY, HOUR
from bot.tables.table import CHANNEL_READER, Place, Request, Table
from bot.texts import LANGUAGES
from tests.bot.table_harness import RecordingDeliverer, TableHarness, publish
from tests.conformance.games import begin, every_game, past_secret_choices

pytestmark = pytest.mark.engines(slow=True)
THERE = Place(5, 78)  # another channel of the same server
STRANGER = 99


async def moved(hall: TableHarness, table: int, person: int = 1, place: Place = THERE, *, moderator: bool = False) -> str:
    """The refusal of a request to move a table; empty: it was moved."""
    seen = (await hall.look(table)).seq
    answer = await hall.tables.move(Request(hall.key(), person, seen, f"P{person}", moderator, place), table)
    return answer.refusal.code if answer.refusal else ""


def time_left(hall: TableHarness, table: Table) -> list[int]:
    return [moment - hall.clock.now for seat in table.to_act() if (moment := seat_deadline(table, seat)) is not None]


@every_game
async def test_a_game_without_a_channel_rests_and_goes_on_where_it_stood(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    await past_secret_choices(hall, table)
    hall.clock.now += HOUR
    before = await hall.look(table)
    left = time_left(hall, before)
    assert left
    await hall.tables.channel_lost(table)
    lost = await hall.look(table)
    assert (lost.status, lost.lost_at, lost.rested_at) == ("running", hall.clock.now, hall.clock.now)
    assert (lost.to_act(), lost.deadline, lost.alarm) == ((), None, None)
    await hall.tables.channel_lost(table)
    assert (await hall.look(table)).seq == lost.seq, "it is said once"
    for lang in LANGUAGES:
        entries = await hall.tables.since(table, before.seq, 0)
        told = direct_message(ReaderView(lost, 0, lang), entries)
        assert told is not None
        assert "/" in told.text, "everybody is told how it can go on"
        assert discord_problems(told) == discord_problems(channel_panel(ReaderView(lost, None, lang), entries)) == []
    [mine] = await hall.tables.tables_of(1)
    assert mine.status == "lost"
    assert "<#77>" not in my_tables_panel([mine], "en").text, "a link that leads nowhere"
    hall.clock.now += 40 * DAY
    assert await hall.scheduler.look() == 0, "nobody loses a turn meanwhile"
    hall.restart()
    await hall.tables.channel_found(table)
    found = await hall.look(table)
    assert (found.lost_at, found.rested_at, found.to_act()) == (None, None, before.to_act())
    assert time_left(hall, found) == left
    assert found.digest == before.digest
    assert await hall.scheduler.look() == 0, "nor is it put to rest at once"


@every_game
async def test_a_table_moves_to_another_channel_of_its_server(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    deliverer = RecordingDeliverer()
    await publish(hall.tables, deliverer)
    await past_secret_choices(hall, table)
    before = await hall.look(table)
    taken = await hall.open(2, game=game, channel=THERE.channel)
    for refusal, person, place, moderator in (
        ("not_in_charge", 2, THERE, False),
        ("not_in_charge", STRANGER, THERE, False),
        ("other_server", 1, Place(6, 78), False),
        ("other_server", STRANGER, Place(6, 78), True),
        ("other_server", 1, Place(0, 78), False),
        ("here_already", 1, before.place, False),
        ("channel_taken", 1, THERE, False),
    ):
        assert await moved(hall, table, person, place, moderator=moderator) == refusal
        assert (await hall.look(table)).seq == before.seq
    assert (await hall.tables.cancel(await hall.request(1, taken), taken)).ok
    assert await moved(hall, table, STRANGER, moderator=True) == ""
    after = await hall.look(table)
    assert (after.place, after.to_act(), after.digest) == (THERE, before.to_act(), before.digest)
    assert await moved(hall, table, 1, before.place) == "too_soon", "everybody reads about it"
    hall.restart()
    assert (await hall.look(table)).place == THERE
    # What the old channel had not read yet is told in the new one, by a new message that calls whoever is on turn.
    owed = await hall.store.read(lambda db: outbox.owed_message(db, table, CHANNEL_READER))
    assert owed is not None
    assert (owed.channel, owed.due, owed.message) == (THERE.channel, after.seq, None)
    assert await hall.store.read(lambda db: outbox.load_calls(db, table)) == {}
    [old] = await hall.store.read(lambda db: outbox.posts_to_shrink(db, hall.clock.now, 9))
    assert (old.table, old.channel) == (table, before.channel)
    for lang in LANGUAGES:
        reader = ReaderView(after, None, lang)
        entries = await hall.tables.since(table, owed.shown, None)
        shown = channel_panel(reader, entries)
        assert "<@99>" in shown.text
        assert "<#77>" in shown.text
        assert "<#78>" in shrunk_panel(reader, [], moved=True).text
        assert discord_problems(shown) == []
        note = direct_message(ReaderView(after, 0, lang), await hall.tables.since(table, before.seq, 0))
        assert note is not None
        assert "<#78>" in note.text
    assert (await hall.act(table)).ok, "it is played in the new channel"
    assert not (await hall.tables.undo(Request(hall.key(), 1, after.seq, place=before.place), table)).ok, "and in no other"


@every_game
async def test_a_lost_game_moves_and_goes_on_at_once(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    await past_secret_choices(hall, table)
    before = await hall.look(table)
    left = time_left(hall, before)
    await hall.tables.channel_lost(table)
    hall.clock.now += 3 * DAY
    found = await hall.tables.movable_tables(5, THERE.channel, 1, all_=False)
    assert found == [MovableTable(table, game, 77, True, tuple(seat.name for seat in before.seats))]
    assert movable_label(found[0], "#old", "en").endswith("P1, P2, P3") or len(before.seats) < 3
    assert await hall.tables.movable_tables(5, THERE.channel, STRANGER, all_=False) == []
    assert await hall.tables.movable_tables(5, THERE.channel, STRANGER, all_=True) == found
    assert await hall.tables.movable_tables(6, THERE.channel, STRANGER, all_=True) == []
    assert await moved(hall, table) == ""
    after = await hall.look(table)
    assert (after.place, after.lost_at, after.rested_at, after.to_act()) == (THERE, None, None, before.to_act())
    assert time_left(hall, after) == left


async def test_where_another_table_has_taken_the_place_the_game_waits_for_it(hall: TableHarness) -> None:
    table = await hall.start(2)
    await hall.tables.channel_lost(table)
    other = await hall.open(1)
    await hall.tables.channel_found(table)
    assert (await hall.look(table)).to_act() == ()
    assert (await hall.tables.cancel(await hall.request(1, other), other)).ok
    assert (await hall.tables.wake(await hall.request(2, table), table)).ok
    found = await hall.look(table)
    assert (found.lost_at, found.rested_at) == (None, None)


async def test_what_rested_before_goes_on_resting(hall: TableHarness) -> None:
    table = await hall.start(2)
    hall.clock.now += 30 * DAY
    await hall.scheduler.look()
    while (await hall.look(table)).rested_at is None:
        await hall.scheduler.look()
    hall.clock.now += DAY
    await hall.tables.channel_lost(table)
    await hall.tables.channel_found(table)
    found = await hall.look(table)
    assert found.lost_at is None
    assert found.rested_at is not None


@pytest.mark.parametrize("status", ["open", "over"])
async def test_tables_that_have_not_begun_move_and_those_that_have_ended_stay(hall: TableHarness, status: str) -> None:
    table = await hall.open(2)
    if status == "open":
        assert await moved(hall, table) == ""
        assert (await hall.tables.start(await hall.request(1, table), table)).ok
    else:
        assert (await hall.tables.cancel(await hall.request(1, table), table)).ok
        assert await moved(hall, table) == "cancelled"
