"""Nobody can make the bot call somebody again and again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.discord_app.message_sender import needs_notification
from bot.panels.reader_view import ReaderView
from bot.storage import outbox
from bot.tables.calls import RECALL_SECONDS, call_people
from bot.tables.seating import SWITCH_PAUSE_SECONDS
from bot.tables.table import CHANNEL_READER
from tests.bot.table_harness import TableHarness, refusal

pytestmark = pytest.mark.engines


class Channel:
    """Calls people as the sender of messages does, over a restart each time."""

    def __init__(self, hall: TableHarness, table: int) -> None:
        self.hall = hall
        self.table = table
        self.called: list[int] = []

    async def show(self) -> list[int]:
        """What the next message would call."""
        self.hall.restart()
        calls = await self.hall.store.read(lambda db: outbox.load_calls(db, self.table))
        mentions, after = call_people(await self.hall.look(self.table), calls, self.hall.clock.now)
        await self.hall.store.write(lambda db: outbox.store_calls(db, self.table, after))
        self.called += mentions
        return mentions


@pytest.fixture
async def game(hall: TableHarness) -> tuple[int, int, int, Channel]:
    """A table, the person on turn, another one who has just played, and the channel, which has called the first."""
    table = await hall.past_draft(2)
    other = await hall.turn(table)
    assert (await hall.act(table, "order 4")).ok
    channel = Channel(hall, table)
    person = await hall.turn(table)
    assert person != other
    assert await channel.show() == [person]
    return table, person, other, channel


async def test_whoever_is_not_on_turn_cannot_call_the_one_who_is(hall: TableHarness, game: tuple[int, int, int, Channel]) -> None:
    table, person, other, channel = game
    channel.called.clear()
    for _ in range(10):
        for press in ("hand_over", "take_back", "undo"):
            await getattr(hall.tables, press)(await hall.request(other, table), table)
            await channel.show()
    assert channel.called == [person], "once, to the one question that can be asked"


async def test_a_turn_that_was_taken_back_calls_again_only_after_a_while(
    hall: TableHarness, game: tuple[int, int, int, Channel]
) -> None:
    table, person, _, channel = game
    assert (await hall.act(table, "money 1")).ok
    assert await channel.show() == [3 - person]
    for _ in range(5):
        assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "undone"
        assert await channel.show() in ([person], []), "nobody else"
        assert (await hall.act(table, "money 1")).ok
        assert await channel.show() == []
    hall.clock.now += RECALL_SECONDS
    assert await channel.show() == [], "it waits all the time"
    assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "undone"
    await channel.show()
    assert (await hall.act(table, "money 1")).ok
    assert await channel.show() == [3 - person]


async def test_every_new_turn_calls(hall: TableHarness, game: tuple[int, int, int, Channel]) -> None:
    table, _, _, channel = game
    for _ in range(4):
        before = await hall.turn(table)
        assert (await hall.act(table, "money 1")).ok
        assert await hall.turn(table) != before
        assert await channel.show() == [await hall.turn(table)]


async def test_a_message_that_shows_several_turns_calls_whose_turn_it_is_again(
    hall: TableHarness, game: tuple[int, int, int, Channel]
) -> None:
    table, person, _, channel = game
    assert (await hall.act(table, "money 1")).ok
    assert (await hall.act(table, "money 1")).ok
    assert await hall.turn(table) == person
    assert await channel.show() == [person]


async def test_one_question_a_turn_for_each(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    undo: Callable[..., Awaitable[object]] = hall.tables.undo
    assert (await hall.act(table, "order 4")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "asked"
    other = await hall.turn(table)
    assert (await hall.tables.answer_undo(await hall.request(other, table), table, False)).done == "declined"
    for scope in ("step", "turn"):
        assert refusal(await undo(await hall.request(person, table), table, scope)) == "asked_before"  # type: ignore[arg-type]
    assert (await hall.act(table, "order 3")).ok
    assert (await hall.tables.undo(await hall.request(other, table), table)).done == "asked", "each for their own turn"
    while await hall.turn(table) != person:
        assert (await hall.act(table, "money 1")).ok
    assert (await hall.act(table, "order 2")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "asked", "and again for the next one"


async def test_an_open_question_is_written_to_a_person_once(hall: TableHarness, game: tuple[int, int, int, Channel]) -> None:
    table, person, other, _ = game
    before = (await hall.look(table)).seq
    assert (await hall.tables.undo(await hall.request(other, table), table)).done == "asked"
    asked = await hall.look(table)
    reader = ReaderView.of(asked, person, "en")
    assert needs_notification(reader, await hall.tables.since(table, before, reader.seat))
    assert not needs_notification(reader, await hall.tables.since(table, asked.seq, reader.seat))


async def test_a_seat_is_not_left_and_taken_back_all_the_time(hall: TableHarness, game: tuple[int, int, int, Channel]) -> None:
    table, _, other, _ = game
    host = await hall.request(90, table, moderator=True)
    assert (await hall.tables.hand_over(await hall.request(other, table), table)).ok
    assert (await hall.tables.take_back(await hall.request(other, table), table)).ok, "at any time"
    before = (await hall.look(table)).seq
    hall.restart()
    for request in (await hall.request(other, table), host):
        again = await hall.tables.hand_over(request, table, None, other - 1)
        assert refusal(again) == "too_soon"
        assert again.refusal is not None
        assert again.refusal.figures == {"deadline": hall.clock.now + SWITCH_PAUSE_SECONDS}
    assert (await hall.look(table)).seq == before
    hall.clock.now += SWITCH_PAUSE_SECONDS
    assert (await hall.tables.hand_over(await hall.request(other, table), table)).ok


async def test_the_channel_has_room_for_what_is_remembered(hall: TableHarness, game: tuple[int, int, int, Channel]) -> None:
    table, *_ = game
    rows = await hall.rows("SELECT reader FROM messages WHERE table_id = ? AND calls IS NOT NULL", table)
    assert rows == [(CHANNEL_READER,)]
