"""What readers are owed, and how it is paid whatever happens in between."""

from __future__ import annotations

from bot.storage import outbox
from bot.storage.outbox import OwedMessage
from bot.tables.table import CHANNEL_READER
from tests.bot.table_harness import RecordingDeliverer, TableHarness, publish


async def owed(hall: TableHarness) -> list[OwedMessage]:
    return await hall.store.read(lambda db: outbox.owed_messages(db, 100))


async def test_every_reader_is_brought_to_the_version_of_the_table(hall: TableHarness) -> None:
    wall = RecordingDeliverer()
    table = await hall.open(3)
    assert await publish(hall.tables, wall) == 0
    assert wall.spans(table, CHANNEL_READER) == [(0, 3)]
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    assert await publish(hall.tables, wall) == 0
    assert {(o.reader, o.person) for o in wall.sent[1:]} == {(CHANNEL_READER, None), (0, 1), (1, 2), (2, 3)}
    assert await publish(hall.tables, wall) == 0
    assert len(wall.sent) == 5
    assert await owed(hall) == []


async def test_a_turn_is_told_when_it_is_done(hall: TableHarness) -> None:
    wall = RecordingDeliverer()
    table = await hall.past_draft(3)
    await publish(hall.tables, wall)
    before = (await hall.look(table)).seq
    assert (await hall.act(table, "mine 6", "@1")).ok
    await publish(hall.tables, wall)
    assert wall.spans(table, CHANNEL_READER)[-1][1] == before
    assert (await hall.act(table, "+Y", "stop")).ok
    await publish(hall.tables, wall)
    assert wall.spans(table, CHANNEL_READER)[-1] == (before, before + 4)
    happened = await hall.tables.since(table, before, None, before + 4)
    assert [event.kind for h in happened for event in h.events] == ["placed", "moved", "loaded", "mined"]


async def test_private_messages_go_to_those_whom_they_concern(hall: TableHarness) -> None:
    wall = RecordingDeliverer()
    table = await hall.past_draft(3)
    await publish(hall.tables, wall)
    wall.sent.clear()
    person = await hall.turn(table)
    assert (await hall.act(table, "money 6")).ok
    await publish(hall.tables, wall)
    following = await hall.turn(table)
    assert sorted(o.person for o in wall.sent if o.reader != CHANNEL_READER) == sorted([person, following])
    assert all((o.viewer is None) == (o.reader == CHANNEL_READER) for o in wall.sent)


async def test_a_planned_message_is_sent_again_as_itself_even_when_the_table_moved_on(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    first = await hall.store.write(lambda db: outbox.plan_message(db, table, CHANNEL_READER))
    assert first is not None
    assert not first.again
    assert (await hall.act(table, "money 6")).ok
    hall.restart()
    wall = RecordingDeliverer()
    await publish(hall.tables, wall)
    again, rest = [o for o in wall.sent if o.reader == CHANNEL_READER]
    assert (again.nonce, again.shown, again.due, again.again) == (first.nonce, first.shown, first.due, True)
    assert (rest.shown, rest.due, rest.again) == (first.due, first.due + 1, False)
    assert rest.nonce != first.nonce


async def test_a_failure_is_tried_again_and_harms_no_other_reader(hall: TableHarness) -> None:
    wall = RecordingDeliverer()
    wall.broken = 1
    table = await hall.past_draft(3)
    assert await publish(hall.tables, wall) == 1
    assert await publish(hall.tables, wall) == 0
    assert wall.spans(table, CHANNEL_READER) == [(0, (await hall.look(table)).seq)]


async def test_a_closed_door_is_not_knocked_at_again_until_it_opens(hall: TableHarness) -> None:
    wall = RecordingDeliverer()
    wall.closed = {2}
    table = await hall.past_draft(3)
    assert await publish(hall.tables, wall) == 0
    assert (await hall.tables.person(2)).unreachable
    assert wall.spans(table, 1) == []
    assert await owed(hall) == []
    wall.closed = set()
    await hall.tables.change_person(2, unreachable=False)
    await publish(hall.tables, wall)
    assert wall.spans(table, 1) == [(0, (await hall.rows("SELECT due FROM messages WHERE reader = 1"))[0][0])]


async def test_a_new_owner_gets_a_message_of_their_own(hall: TableHarness) -> None:
    wall = RecordingDeliverer()
    table = await hall.past_draft(3)
    await publish(hall.tables, wall)
    flying = await hall.rows("SELECT message FROM messages WHERE reader = 1")
    assert flying != [(None,)]
    assert (await hall.replace(table, 1, 9)).ok
    await publish(hall.tables, wall)
    last = [o for o in wall.sent if o.reader == 1][-1]
    assert (last.person, last.message) == (9, None)


async def test_a_message_that_arrives_after_its_reader_has_left_is_not_taken_for_the_new_ones(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    flying = await hall.store.write(lambda db: outbox.plan_message(db, table, 1))
    assert flying is not None
    assert (await hall.replace(table, 1, 9)).ok
    await hall.store.write(lambda db: outbox.mark_shown(db, flying, 4711))
    assert await hall.rows("SELECT message, shown FROM messages WHERE reader = 1") == [(None, 0)]


async def test_nonces_are_short_and_never_the_same() -> None:
    nonces = {
        OwedMessage(table, reader, 0, due, None, 0, None).nonce
        for table in (1, 17, 2**40)
        for reader in (CHANNEL_READER, 0, 3)
        for due in (1, 16, 10**6)
    }
    assert len(nonces) == 27
    assert max(map(len, nonces)) <= 25
