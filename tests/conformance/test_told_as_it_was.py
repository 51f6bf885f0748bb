"""Promise 6, told as it was: text, picture, alt text and "your turn" of a message belong to one version of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.discord_app.message_sender import MessageSender
from bot.discord_app.message_writer import MessageWriter
from bot.discord_app.press_tokens import PressTokens
from bot.panels.components import Panel
from bot.panels.game_module import GAME_MODULES
from bot.panels.press_dispatch import handle_typed_turn
from bot.panels.reader_view import ReaderView
from bot.storage.outbox import OwedMessage, PostedMessage
from bot.tables.table import CHANNEL_READER
from tests.bot.table_harness import TableHarness
from tests.conformance.games import act_somehow, begin, every_game, every_game_in_time, past_secret_choices
from tests.slow_parts import slow_but


@every_game
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_late_message_shows_the_version_that_it_tells_of(
    hall: TableHarness, game: str, restarted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begin(hall, game)
    await past_secret_choices(hall, table)
    sent: list[Panel] = []

    async def post(self: Any, place: Any, shown: Panel, nonce: str) -> PostedMessage:
        sent.append(shown)
        return PostedMessage(len(sent))

    monkeypatch.setattr(MessageWriter, "post", post)
    moments = []
    for _ in range(40):
        before = (await hall.look(table)).to_act()
        await act_somehow(hall, table)
        now = await hall.look(table)
        if now.status != "running":
            break
        if not now.game.turn_open(now.state):
            called = () if set(now.to_act()) < set(before) else now.to_act()  # those who choose at once are called once
            moments.append((now.seq, now.game.clone(now.state), called))
    if restarted:
        hall.begin()
    client: Any = _Client()
    sender = MessageSender(client, hall.tables, None, None, PressTokens(client))  # type: ignore[arg-type]
    rules = (await hall.look(table)).game
    shown = moments[0][0] - 1
    for seq, state, called in moments[:12]:
        await sender.deliver(OwedMessage(table, CHANNEL_READER, shown, seq, None, 77, None))
        shown = seq
        told = sent[-1]
        assert told.pictures
        for picture in told.pictures:
            assert picture.scene.view == rules.observe(state, None)
        seats = (await hall.look(table)).seats
        assert set(told.mentions) == {seats[seat].owner for seat in called}
        assert all(button.address.seq == seq for button in told.buttons if button.address.verb == "play")


class _Client:
    user = None

    def get_partial_messageable(self, *_: Any, **__: Any) -> None:
        return None


@every_game
async def test_a_version_that_is_not_in_memory_is_the_same_as_one_that_is(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    await past_secret_choices(hall, table)
    kept = []
    for _ in range(15):
        await act_somehow(hall, table)
        kept.append(await hall.look(table))
    hall.begin()
    for then in kept[:-1]:
        again = await hall.tables.table_at(table, then.seq)
        assert again is not None
        same = replace(again, people=then.people, digest=then.digest, alarm=then.alarm)
        assert (same.state, same.to_act(), same.ply, same.moved) == (then.state, then.to_act(), then.ply, then.moved)


@every_game_in_time
@pytest.mark.parametrize("last", slow_but([0], range(3)))
async def test_the_answer_to_a_turn_tells_that_turn_only(hall: TableHarness, game: str, last: int) -> None:
    """Also of whoever chooses last in secret and has the first turn."""
    table = await begin(hall, game, 3)
    began, told = dict.fromkeys(range(3), 0), 0
    for _ in range(30):
        before = await hall.look(table)
        if before.status != "running":
            break
        seat = min(before.to_act(), key=lambda one: (one == last, one))
        if not before.game.turn_open(before.state):
            began[seat] = before.seq
        text = hall.rng.choice(await hall.tables.legal(table, seat))
        person = before.seats[seat].owner or 0
        result = await handle_typed_turn(hall.tables, person, table, [text], key=hall.key(), lang="en", place=before.place)
        assert not result.refused
        note = str(result.panel.blocks[0])
        reader = ReaderView.of(await hall.look(table), person, "en")
        entries = [one for one in await hall.tables.since(table, 0, seat) if one.seat in (seat, None)]
        of_turn = set(reader.lines([one for one in entries if one.seq > began[seat]]))
        earlier = set(reader.lines([one for one in entries if one.seq <= began[seat]])) - of_turn
        if note.startswith("Done. "):
            told += 1
            assert not [line for line in earlier if line in note], text
    assert told > 3


def test_every_game_shows_a_board() -> None:
    assert all(module.panels.BOARD for module in GAME_MODULES.values())
