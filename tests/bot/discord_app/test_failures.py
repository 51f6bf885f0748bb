"""What goes wrong at Discord's end or between people, and the game that goes on all the same."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.metrics import PICTURES_MISSING_TOTAL, WORKERS_REPLACED_TOTAL
from bot.storage.outbox import OwedMessage
from bot.tables.pace import DAY
from bot.tables.table import Request, Table
from bot.workers.process_pool import WorkerPicturePool
from playground import Permission
from tests.bot.discord_app.clicking_players import Clicker, past_draft, play_game, verbs
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.bot.texts.szczesc import say
from tests.slow_parts import slow_but
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.integration


def deny(place: DiscordHarness, rights: Permission) -> None:
    """Take these rights from the bot in the channel, and give it all others back."""
    overwrite = {"id": place.playground.world.bot["id"], "type": 1, "allow": "0", "deny": str(int(rights))}
    place.playground.world.channels[place.channel]["permission_overwrites"] = [overwrite]


# --- direct messages --------------------------------------------------------------------------------------------------


async def test_the_draft_is_played_in_direct_messages(place: DiscordHarness) -> None:
    people = await place.seat(3, "pl")
    for person in people:
        assert len(person.messages(person.direct)) == 1
    picked = 0
    while (await place.table()).state.phase == "draft":
        person = await place.on_turn()
        letter = person.last(person.direct)
        assert letter.selects
        await Clicker(place, person, picked).draft_in_direct_messages()
        picked += 1
        hand = person.last(person.direct)
        assert not hand.selects
        if picked < 9:  # after the last pick the answer to it, which speaks of the turn to come, may be written last
            assert hand.text.count("\n- ") == picked // 3 + bool(picked % 3)
    assert picked == 9
    last = person
    for person, language in zip(people, ("pl", "en", "de")):
        (letter,) = person.messages(person.direct)
        assert not letter.selects
        assert person.id == last.id or say(language, "btn-rules") in letter.labels


async def test_closed_direct_messages_never_stop_a_game(place: DiscordHarness) -> None:
    ania, bob = place.people[:2]
    bob.close_messages()
    await place.open_table([ania, bob], "en")
    await past_draft(place, [ania, bob])
    await play_game(place, [Clicker(place, ania, 1), Clicker(place, bob, 2)], rounds=4)
    note = say("en", "front-closed", who=bob.mention, button=say("en", "btn-hand"))
    (told,) = [one for one in place.posted() if note in one.text]
    assert told.mentions == [bob.id]
    same = await (await bob.click(told, place.find(told, "hand"))).finished()
    assert same.private
    assert not bob.messages(bob.direct)
    hand = await (await bob.slash("szczesc hand", {}, place.channel)).finished()
    assert hand.private
    assert hand.text.count("\n- ") >= 3


# --- people -----------------------------------------------------------------------------------------------------------


async def test_two_people_press_at_once(place: DiscordHarness) -> None:
    people = place.people[:4]
    await place.typed(people[0], "szczesc new", {"automats": 1})
    lobby = place.newest()
    answers = await asyncio.gather(*(person.click(lobby, place.find(lobby, "join")) for person in people[1:]))
    await place.settled()
    table = await place.table()
    assert len(table.seats) == 4
    whispers = [whisper for answer in answers for whisper in answer.follow_ups]
    assert len(whispers) == 1, "two found a seat, one is told that the table is full"
    assert whispers[0].private
    assert len(place.posted()) == 1


async def test_a_double_click_does_it_once_and_presses_that_are_out_of_order_are_explained(place: DiscordHarness) -> None:
    ania, bob, clara = place.people[:3]
    await place.seat(2)
    person = await place.on_turn()
    panel = await place.panel(person)
    select = panel.selects[0]
    first, second = (one["value"] for one in select["options"][:2])
    before = await place.table()
    await asyncio.gather(*(person.select(panel, select["custom_id"], value) for value in (first, second, first)))
    await place.settled()
    table = await place.table()
    assert table.ply == before.ply + 1
    assert len(place.posted()) == 2, "secret choices change the message that is there"
    assert place.newest().text.count("picks an order") == 1
    await past_draft(place, [ania, bob])
    mover = await place.on_turn()
    other = next(person for person in (ania, bob) if person.id != mover.id)
    lang = {ania.id: "pl", bob.id: "en"}
    waiting = await place.panel(other)
    assert "plan" in verbs(waiting)
    assert say(lang[other.id], "btn-plan") in waiting.labels
    watching = await place.panel(clara)
    assert say("de", "watching") in watching.text
    stale = await place.panel(mover)
    await Clicker(place, mover, 0).play_turn(place.newest())
    answer = await mover.click(stale, stale.buttons[0]["custom_id"])
    await place.settled()
    assert "board" in verbs(answer.message) or "plan" in verbs(answer.message)
    foreign = await (await clara.slash("szczesc money", {"place": "1"}, place.channel)).finished()
    assert foreign.private


async def test_names_are_harmless(place: DiscordHarness) -> None:
    nasty = "**@everyone** <@&1> [x](http://a.b) `|| \u202egnp\u200b😀"
    guest = place.playground.add_person(nasty, "en-GB")
    ania = place.person("Ania")
    await place.open_table([ania, guest], "en", pace="none")
    await past_draft(place, [ania, guest])
    posts = [*place.posted(), *ania.messages(ania.direct), *guest.messages(guest.direct)]
    for post in posts:
        assert not post.raw["mention_everyone"]
        assert set(post.mentions) <= {ania.id, guest.id}
        assert "@everyone" not in post.text
        assert "http://a.b)" not in post.text
        for hidden in "\u202e\u200b":
            assert hidden not in str(post.raw["components"])


# --- Discord ----------------------------------------------------------------------------------------------------------


async def test_a_deleted_message_is_not_missed(place: DiscordHarness) -> None:
    ania, bob = place.people[:2]
    await place.typed(ania, "szczesc new", {"language": "en"})
    channel = place.bot.get_partial_messageable(int(place.channel))
    await channel.get_partial_message(int(place.newest().id)).delete()
    await place.typed(bob, "szczesc join")
    assert len(place.posted()) == 1
    await place.press(ania, "start")
    person = await place.on_turn()
    panel = await place.panel(person)
    await channel.get_partial_message(int(place.newest().id)).delete()
    await Clicker(place, person, 1).press_something(panel)
    assert len(place.posted()) == 2
    for reader in (ania, bob):
        await (await reader.slash("szczesc board", {}, place.channel)).finished()


async def ask_again(place: DiscordHarness, seconds: int) -> None:
    """So many seconds pass, and the channel is asked for again."""
    await place.at(place.bot.tables.now() + seconds)
    place.bot.deliveries.try_again((await place.table()).id)
    await place.settled()


async def go_to_the_bank(place: DiscordHarness) -> Table:
    """A short turn."""
    table = await place.table()
    legal = map(str, table.game.legal_actions(table.state, table.to_act()[0]))
    return await place.act(next(text for text in legal if text.startswith("money")))


async def test_a_channel_that_is_unknown_for_a_short_while_costs_nothing(place: DiscordHarness) -> None:
    await past_draft(place, await place.seat(2, "en"))
    before = len(place.posted())
    channels = place.playground.world.channels
    gone = channels.pop(place.channel)
    table = await go_to_the_bank(place)
    await ask_again(place, 30)
    channels[place.channel] = gone
    assert (await place.table()).seq == table.seq, "the game goes on all the while"
    await ask_again(place, 5)
    assert len(place.posted()) == before + 1
    assert "play" in verbs(place.newest())
    assert (await place.table()).seq == table.seq


async def test_a_game_without_a_channel_rests_until_it_is_back_or_moves(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en")
    await past_draft(place, [ania, bob])
    second, channels = place.playground.channel("second"), place.playground.world.channels
    gone = channels.pop(place.channel)
    await go_to_the_bank(place)
    await ask_again(place, 61)
    lost = await place.table()
    assert (lost.status, lost.to_act(), lost.deadline) == ("running", (), None)
    failure = place.bot.deliveries._failures[lost.id, -1]
    assert failure.only_here
    assert place.bot.deliveries.stuck == 1, "the bot is not ill"
    for person, lang in ((ania, "pl"), (bob, "en")):
        assert say(lang, "log-lost") in person.last(person.direct).text
    channels[place.channel] = gone
    await ask_again(place, 600)
    assert (await place.table()).to_act(), "it goes on by itself"
    assert say("en", "log-found") in place.newest().text
    channels.pop(place.channel)
    await go_to_the_bank(place)
    await ask_again(place, 61)
    assert (await place.table()).lost_at is not None
    (offered,) = await ania.autocomplete("tables", "here", {"here": ""}, second)
    assert await bob.autocomplete("tables", "here", {"here": ""}, second) == []
    told = await (await ania.slash("tables", {"here": offered["value"]}, second)).finished()
    await place.settled()
    assert told.text == say("pl", "tables-moved", game=say("pl", "game-title"))
    newest = place.newest(second)
    assert say("en", "log-moved", who=ania.mention, where=f"<#{place.channel}>") in newest.text
    assert newest.pictures
    place.channel = second
    assert newest.mentions == [(await place.on_turn()).id]
    await Clicker(place, await place.on_turn(), 1).play_turn(newest)
    await place.settled()
    assert place.newest().id != newest.id


async def test_a_channel_that_stays_unknown_is_given_up_in_the_end(place: DiscordHarness) -> None:
    """The game still rests, and can be moved or woken; of one that has ended nothing is left to do."""
    await past_draft(place, await place.seat(2, "en"))
    del place.playground.world.channels[place.channel]
    await go_to_the_bank(place)
    await ask_again(place, 61)
    table = await place.table()
    owed = f"SELECT 1 FROM messages WHERE table_id = {table.id} AND reader = -1 AND due > shown"
    await ask_again(place, 13 * DAY)
    assert await place.rows(owed)
    await ask_again(place, 2 * DAY)
    assert not await place.rows(owed)
    assert (await place.table()).status == "running"
    assert (await place.bot.tables.cancel(Request("end", table.host, table.seq, place=table.place), table.id)).ok
    await place.settled()
    assert await place.rows(owed)
    await ask_again(place, 15 * DAY)
    assert not await place.rows(owed)


async def test_a_table_is_moved_from_a_channel_that_is_there(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en", game="kopalnie")
    old, second = place.newest(), place.playground.channel("second")
    number = str((await place.table()).id)
    right = {"id": bob.id, "type": 1, "allow": str(int(Permission.MANAGE_CHANNELS)), "deny": "0"}
    place.playground.world.channels[second]["permission_overwrites"] = [right]  # which says nothing about the other channel
    assert await bob.autocomplete("tables", "here", {"here": ""}, second) == []
    for person, here in ((bob, number), (ania, "no number"), (ania, "99999")):
        refused = await (await person.slash("tables", {"here": here}, second)).finished()
        assert refused.text != ""
        assert not place.posted(second)
    lacking = place.playground.channel("read-only")
    await (await ania.slash("tables", {"here": number}, lacking)).finished()
    assert (await place.table()).place.channel == int(place.channel), "where the bot or the host may not write no table can be"
    place.end_press_tokens()  # one would reach the old message wherever the table stands
    await (await ania.slash("tables", {"here": number}, second)).finished()
    await place.settled()
    (shrunk,) = [message for message in place.posted() if message.id == old.id]
    assert say("en", "moved-to", where=f"<#{second}>") in shrunk.text
    assert not shrunk.buttons
    assert not shrunk.pictures
    assert "play" in verbs(place.newest(second))
    for person in (ania, bob):
        assert f"<#{second}>" in person.last(person.direct).text
    # Where automats play on, a channel that has no message gets one, while an old one would be changed.
    table = await place.table(second)
    owed = OwedMessage(table.id, -1, 0, table.seq, None, table.channel, None)
    sender = place.bot.deliveries._deliverer
    assert not await sender.progress(owed, edit=False)
    assert await sender.progress(owed._replace(shown=table.seq), edit=False)


async def test_a_moderator_of_the_server_moves_tables_of_others(place: DiscordHarness) -> None:
    bob, clara = place.person("Bob"), place.person("Clara")
    await place.open_table([bob, clara], "en", game="kopalnie")
    (guild,) = place.playground.world.guilds.values()
    owner = next(person for person in place.people if person.id == guild["owner_id"])
    assert owner.id not in (bob.id, clara.id)
    second = place.playground.channel("second")
    (offered,) = await owner.autocomplete("tables", "here", {"here": "kopalnie"}, second)
    assert "#general" in offered["name"]
    await (await owner.slash("tables", {"here": offered["value"]}, second)).finished()
    await place.settled()
    assert owner.mention in place.newest(second).text


async def test_lost_rights_are_waited_for(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en")
    await past_draft(place, [ania, bob])
    before, ply = len(place.posted()), (await place.table()).ply
    person = await place.on_turn()
    deny(place, Permission.SEND_MESSAGES)
    place.end_press_tokens()
    await (await person.slash("szczesc money", {"place": "1"}, place.channel)).finished()
    await until(lambda: place.bot.deliveries._failures, "a message that Discord refuses")
    assert len(place.posted()) == before
    assert (await place.table()).ply == ply + 1, "the turn counts although nobody can be told"
    deny(place, Permission(0))
    await place.typed(bob, "szczesc board")
    assert len(place.posted()) == before + 1


async def test_without_the_right_to_attach_the_words_still_come(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en")
    deny(place, Permission.ATTACH_FILES)
    await past_draft(place, [ania, bob])
    assert not place.newest().pictures
    assert place.newest().mentions


@pytest.mark.parametrize(("status", "takes_effect"), slow_but([(429, False)], [(429, False), (500, False), (500, True)]))
async def test_discord_is_busy_or_broken(status: int, takes_effect: bool, place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "en")
    await past_draft(place, [ania, bob])
    await place.settled()
    before, ply = len(place.posted()), (await place.table()).ply
    person = await place.on_turn()
    for pattern in ("POST */messages", "PATCH */messages/*", "POST */callback*", "POST /users/@me/channels"):
        place.playground.fail(f"{pattern}", status, times=1, retry_after=0.05, takes_effect=takes_effect)
    await place.panel(person)
    await place.typed(person, "szczesc money", {"place": "1"})
    assert (await place.table()).ply == ply + 1
    assert len(place.posted()) == before + 1, "nothing is posted twice"
    await place.settled()
    assert not place.posted()[-2].buttons


# --- worker processes -------------------------------------------------------------------------------------------------


async def test_words_come_without_pictures_while_the_worker_that_draws_hangs(tmp_path: Path) -> None:
    """In the channel, in direct messages and in private panels; then another worker draws."""
    makers = WorkerPicturePool(1, seconds=PATIENCE)
    watched: Any = makers._executor
    submit = watched.submit

    def submit_once(*job: Any) -> Any:
        """The next picture is given up soon, and no other one, however slow this machine is."""
        watched.submit = submit
        return watched.submit_within(0.5, *job)

    async def stop_worker() -> None:
        os.kill(await asyncio.wrap_future(submit(os.getpid)), signal.SIGSTOP)
        watched.submit = submit_once

    try:
        async with hall(tmp_path, workshop=makers) as place:
            people = await place.seat(2, "en")
            assert all(person.last(person.direct).pictures for person in people)
            assert place.newest().pictures
            missing, hung = PICTURES_MISSING_TOTAL.labels("hung"), WORKERS_REPLACED_TOTAL.labels("pictures", "hung")
            before = missing._value.get(), hung._value.get()
            await stop_worker()
            await place.act()
            assert (missing._value.get(), hung._value.get()) == (before[0] + 1, before[1] + 1)
            told = [place.newest(), *(person.last(person.direct) for person in people)]
            assert sum(not message.pictures for message in told) == 1, "the one that was being drawn"
            assert "picks an order" in place.newest().text
            assert "play" in verbs(place.newest())
            await stop_worker()
            picks = await place.on_turn()
            panel = await place.panel(picks)
            assert panel.buttons or panel.selects
            assert not panel.pictures
            assert (await place.panel(picks)).pictures, "asked for again, it is drawn"
    finally:
        await makers.close()
