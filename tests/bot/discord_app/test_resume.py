"""A game goes on: through restarts between any two clicks, with automats at the table, with real pictures, by the clock."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from bot.discord_app import delivery_loop
from bot.discord_app.delivery_loop import secret_among_automats
from bot.tables.pace import HOUR
from bot.tables.table import Request
from bot.workers.automat_pool import AutomatPool
from bot.workers.process_pool import WorkerPicturePool
from playground.messages import text_of
from tests.bot.discord_app.clicking_players import Clicker, past_draft, play_game, turns_of, verbs
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.waiting import until

pytestmark = pytest.mark.integration


@pytest.mark.slow
async def test_restarts_between_any_two_clicks(place: DiscordHarness) -> None:
    people = await place.seat(2, "en")
    clickers = {int(person.id): Clicker(place, person, seed) for seed, person in enumerate(people)}
    restarts = 0
    while restarts < 30:
        table = await place.table()
        (seat,) = table.to_act()
        person = table.seats[seat].owner
        assert person is not None
        answer = await clickers[person].person.click(place.newest(), place.find(place.newest(), "play"))
        panel = await answer.finished()
        while panel is not None and restarts < 30:
            await place.restart_bot()
            restarts += 1
            panel = await clickers[person].press_something(panel)  # type: ignore[assignment]
    await place.settled()
    posts = place.posted()
    picks = 6  # for which one message is changed
    assert len(posts) == await turns_of(place, await place.table()) - picks + 3
    assert all(not post.buttons for post in posts[:-1])


async def test_a_bot_that_leaves_before_it_is_ready_leaves_nothing_behind(place: DiscordHarness) -> None:
    bot = place.bot
    await until(lambda: bot.guilds)
    waiting = bot._connection._ready_task  # the library's own, which would speak up two seconds after the end
    await place.stop_bot()
    assert waiting is None or waiting.done()


async def test_a_crash_before_the_message_is_noted_does_not_double_it(place: DiscordHarness) -> None:
    people = await place.seat(2, "en")
    table = await place.table()

    for hours in (0, 1):  # Discord remembers nonces for minutes only
        before = len(place.posted())
        letters = [len(person.messages(person.direct)) for person in people]
        await place.stop_bot()
        place.playground.clock.advance(hours * HOUR)
        await _unmark(place.settings.database, table.id)
        await place.start_bot()
        await place.settled()
        assert len(place.posted()) == before
        assert [len(person.messages(person.direct)) for person in people] == letters


async def test_a_crash_before_a_message_without_buttons_is_noted_does_not_double_it(place: DiscordHarness) -> None:
    """It cannot be found again: only its nonce tells Discord that it is the same."""
    people = await place.seat(2, "en")
    table = await place.table()
    await place.typed(people[0], "szczesc cancel")
    posted = [one.id for one in place.posted()]
    assert not place.newest().buttons
    await place.stop_bot()
    await _unmark(place.settings.database, table.id)
    await place.start_bot()
    await place.settled()
    assert [one.id for one in place.posted()] == posted


async def _unmark(database: Path, table: int) -> None:
    """As if the process had died between sending the last messages and noting that they were sent."""
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE messages SET planned = shown, shown = shown - 1, message = NULL WHERE table_id = ?", (table,))
    connection.close()


async def test_what_several_automats_choose_in_secret_is_one_message(place: DiscordHarness) -> None:
    bob = place.person("Bob")
    await (await bob.slash("szczesc new", {"seats": 4, "automats": 3, "language": "en"}, place.channel)).finished()
    clicker = Clicker(place, bob, 1)
    while (table := await place.table()).state.phase == "draft":
        await place.settled()
        newest = place.newest()
        assert newest.mentions == [bob.id]
        panel = await (await bob.click(newest, place.find(newest, "play"))).finished()
        while panel is not None:
            before = len(place.posted())
            panel = await clicker.press_something(panel)  # type: ignore[assignment]
            told = len(place.posted()) - before
            assert told <= 2 or (await place.table()).state.phase != "draft", "one for Bob and one for all automats"
    assert not secret_among_automats(table, place.bot.tables.now())


@pytest.mark.slow
async def test_every_turn_of_an_automat_can_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is written into the newest message, and the next one comes after the delay; then one new message calls Bob."""
    monkeypatch.setattr(delivery_loop, "PROGRESS_SECONDS", 0.0)
    async with hall(tmp_path) as place:
        bob = place.person("Bob")
        await place.typed(bob, "szczesc new", {"seats": 4, "automats": 3, "language": "en"})
        await past_draft(place, [bob])
        place.settings = place.settings.model_copy(update={"automat_pace_ms": 300})
        await place.restart_bot()
        before, began, standing = len(place.posted()), time.monotonic(), place.newest().id
        texts: list[str] = []
        place.playground.core.listeners.add(
            lambda event, data: (
                texts.append(text_of(data["message"])) if event == "message" and data["message"]["id"] == standing else None
            )
        )
        await place.typed(bob, "szczesc money", {"place": "1"})
        assert len(place.posted()) == before + 1, "one message for Bob's turn and those of the automats"
        assert time.monotonic() - began >= 3 * 0.3
        grown = [len(text.splitlines()) for text in texts]
        assert grown[:-1] == sorted(grown[:-1]), "they grow while the automats play"
        assert grown[-1] < grown[-2], "and shrink when the new message tells it"
        assert len(grown) == 4, "Bob's turn, two automats, shrunk; the last automat's turn calls Bob"


async def test_everybody_is_answered_while_a_baron_thinks(place: DiscordHarness) -> None:
    await place.seat(2, "en")
    place.settings = place.settings.model_copy(update={"automat_pace_ms": 1200})
    await place.restart_bot()
    automat_pool = place.bot.scheduler.automat_pool = AutomatPool()
    await automat_pool.warm()
    table = await place.table()
    (seat,) = table.to_act()
    person = await place.on_turn()
    wish = {"player": str(seat), "level": "baron", "until": "turn"}
    await (await person.slash("szczesc replace", wish, place.channel)).finished()
    for answers, command in enumerate(("log", "board", "hand")):
        shown = await (await person.slash(f"szczesc {command}", {}, place.channel)).finished()
        assert shown.text or shown.pictures, command
        assert answers or place.bot.scheduler.busy, "the baron still thinks, and the person has an answer"
    await place.settled()
    assert seat not in (await place.table()).to_act()
    automat_pool.close()


async def test_a_turn_is_left_to_an_automat_by_pressing(place: DiscordHarness) -> None:
    """For one turn, then until one comes back; the channel says so, and one can take it back."""
    ania, bob = await place.seat(2, "en")
    await past_draft(place, [ania, bob])
    person, digest = await place.on_turn(), (await place.table()).digest
    asked = await place.panel(person)
    for verb, value in (("lend", None), ("help", "baron")):
        found = place.find(asked, verb)
        answer = await (person.click(asked, found) if value is None else person.select(asked, found, value))
        await place.settled()
        asked = answer.message
    assert "baron" in asked.text.lower(), "in the person's own language"
    assert (await place.on_turn()).id != person.id, "the baron has played"
    assert "coal baron" in place.newest().text
    await place.typed(person, "szczesc undo")
    if (await place.table()).undo_request is not None:
        await place.press(bob if person.id == ania.id else ania, "agree")
    assert (await place.table()).digest == digest
    assert (await place.on_turn()).id == person.id
    seat = str((await place.table()).seat_of(int(person.id)))
    await place.typed(person, "szczesc replace", {"player": seat, "level": "apprentice"})
    assert (await place.on_turn()).id != person.id
    assert any("apprentice" in message.text for message in place.posted()[-2:])
    assert (await place.table()).seats[int(seat)].automat == "apprentice"
    await (await person.slash("szczesc play", {}, place.channel)).finished()
    assert (await place.table()).seats[int(seat)].automat is None


@pytest.mark.slow
async def test_the_whole_thing_with_real_pictures(tmp_path: Path) -> None:
    makers = WorkerPicturePool(1)
    try:
        async with hall(tmp_path, workshop=makers) as place:
            people = await place.seat(2, "pl")
            await play_game(place, [Clicker(place, person, seed) for seed, person in enumerate(people)], rounds=8)
            newest = place.newest()
            assert [picture.width for picture in newest.pictures] > [1000]
            assert all(picture.alt for picture in newest.pictures)
            for command in ("board", "shaft", "hand", "standings"):
                shown = await (await people[0].slash(f"szczesc {command}", {}, place.channel)).finished()
                assert shown.pictures, command
                assert (shown.pictures[0].width or 0) > 300
    finally:
        await makers.close()


async def test_the_clock_reminds_and_plays_on(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en", pace="24")
    late = next(one for one in (ania, bob) if one.id in place.newest().mentions)
    start = place.bot.tables.now()
    await place.at(start + 13 * HOUR)
    reminder = late.last(late.direct)
    assert "play" in verbs(reminder) or "draft" in verbs(reminder)
    before = len(place.posted())
    await place.at(start + 25 * HOUR)
    assert len(place.posted()) > before
    assert (await place.table()).ply == 1
    assert late.account["global_name"] in place.newest().text


async def test_whoever_cannot_be_written_to_is_reminded_in_the_channel(place: DiscordHarness) -> None:
    ania, bob = place.people[:2]
    for person in (ania, bob):
        person.close_messages()
    await place.open_table([ania, bob], "en", pace="24")
    late = next(one for one in (ania, bob) if one.id in place.newest().mentions)
    before = len(place.posted())
    start = place.bot.tables.now()
    await place.at(start + 13 * HOUR)
    (reminder,) = place.posted()[before:]
    assert reminder.mentions == [late.id]
    await place.restart_bot()
    await place.settled()
    assert len(place.posted()) == before + 1


async def test_taking_back_with_consent(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en")
    mover = next(one for one in (ania, bob) if one.id in place.newest().mentions)
    other = next(one for one in (ania, bob) if one.id != mover.id)
    await Clicker(place, mover, 1).play_turn(place.newest())
    await Clicker(place, other, 1).play_turn(place.newest())
    await place.typed(mover, "szczesc undo")
    asked = place.newest()
    assert {"agree", "decline"} <= set(verbs(asked))
    assert other.id in asked.mentions
    await place.press(other, "agree", asked)
    assert (await place.table()).ply == 0
    assert f"<@{mover.id}>" in place.newest().text
    assert place.newest().mentions == [], "it was their turn before, too"


async def test_a_cancelled_request_leaves_nothing_behind(place: DiscordHarness) -> None:
    ania = place.person("Ania")
    await place.typed(ania, "szczesc new")
    table = await place.table()
    answer = await place.bot.tables.cancel(Request("c", int(ania.id), table.seq, place=table.place), table.id)
    assert answer.ok
    await place.settled()
    assert len(place.posted()) == 1
    assert not place.posted()[0].buttons


async def test_whoever_leaves_and_returns_calls_nobody(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en")
    mover = next(one for one in (ania, bob) if one.id in place.newest().mentions)
    other = bob if mover is ania else ania
    before = len(place.posted())
    seat = (await place.table()).seat_of(int(other.id))
    for command, options in (("replace", {"player": str(seat)}), ("play", {}), ("replace", {"player": str(seat)})):
        await place.typed(other, f"szczesc {command}", options)
    assert len(place.posted()) == before, "the message about the draft says so"
    newest = place.newest()
    assert newest.mentions == []
    assert sum("is away" in line or "is back" in line for line in newest.text.splitlines()) == 2, "leaving again must wait"
    assert f"<@{mover.id}>" in newest.text, "it still says whose turn it is"
