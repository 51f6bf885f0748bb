"""Slash commands: what Discord is handed and when, completions, and a whole game typed."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.discord_app import press_handler
from bot.discord_app.command_sync import definition, sync_commands
from bot.tables.person_settings import PersonSettings
from bot.texts import keys
from bot.texts.dates import date_label
from engine.rng import commitment, new_seed
from engine.shares import share_of, shared_seed
from playground import Permission, Person
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.bot.table_harness import NOON
from tests.bot.texts.szczesc import say

pytestmark = pytest.mark.integration

COMMANDS = {
    "new", "join", "leave", "start", "cancel", "replace", "settings",
    "draft", "workshop", "mine", "deliver", "money", "order", "keep", "undo", "resign", "play",
    "board", "shaft", "hand", "standings", "log", "rules", "stats", "replay",
}  # fmt: skip


def group(place: DiscordHarness) -> Any:
    (found,) = [one for one in place.playground.world.commands.values() if one["name"] == "szczesc"]
    return found


async def test_the_group_as_discord_knows_it(place: DiscordHarness) -> None:
    whole = group(place)
    assert {one["name"] for one in whole["options"]} == COMMANDS
    assert len(whole["options"]) <= 25
    named = {f"cmd-{one['name']}" for one in whole["options"]} | {
        f"cmd-{one['name']}-{option['name']}" for one in whole["options"] for option in one.get("options") or ()
    }
    known = {key.removesuffix("-desc") for key in keys("en", "szczesc") if key.startswith("cmd-")}
    assert named | {"cmd-group"} == known
    size = 0
    for part in parts(whole):
        for text in ("name", "description"):
            said = part.get(f"{text}_localizations") or {}
            assert {"pl", "de"} <= said.keys(), part
            size += max([len(part.get(text, "")), *map(len, said.values())])
    assert size <= 8000


def parts(option: Any) -> list[Any]:
    """The command with its options and their choices."""
    inner = [part for one in option.get("options") or () for part in parts(one)]
    return [option, *inner]


async def test_typed_words_are_shares_in_the_seed(place: DiscordHarness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    place.bot.tables._shares, place.bot.tables._seed = True, new_seed
    ania, bob = place.people[:2]
    await place.typed(ania, "szczesc new", {"language": "en"})
    told = await place.typed(bob, "szczesc join", {"word": "coal"})
    assert say("en", "word-counted") in told.text
    await place.typed(ania, "szczesc start", {"word": "ore"})
    table = await place.table()
    assert table.seed == shared_seed(table.sealed, table.shares)
    numbers, words = zip(*(str(share).split(":") for share in table.shares))
    assert words == tuple(share_of("", word)[1:] for word in ("ore", "coal"))
    assert int(numbers[0]) > int(numbers[1]) > 2**40
    told_to_all = "".join(message.text for message in place.posted())
    assert commitment(table.sealed)[:24] in told_to_all
    for secret in (table.seed, table.sealed):
        assert str(secret) not in caplog.text + told_to_all


async def test_an_invisible_name_is_replaced_by_the_account_name(place: DiscordHarness) -> None:
    ania = place.person("Ania")
    ania.account["global_name"] = "\u3164\u0301"
    await place.typed(ania, "szczesc new")
    assert (await place.table()).seats[0].name == ania.account["username"] == "ania"


async def test_commands_are_handed_over_only_when_they_have_changed(place: DiscordHarness) -> None:
    first = await definition(place.bot.tree)
    before = group(place)["version"]
    await place.restart_bot()
    assert await definition(place.bot.tree) == first
    assert group(place)["version"] == before
    assert not await sync_commands(place.bot.tree, place.bot.tables.store)
    place.bot.tree.get_command("szczesc").description = "Something else"  # type: ignore[union-attr]
    assert await definition(place.bot.tree) != first
    assert await sync_commands(place.bot.tree, place.bot.tables.store)
    assert group(place)["description"] == "Something else"
    assert not await sync_commands(place.bot.tree, place.bot.tables.store)


async def test_a_refusal_of_the_commands_is_no_obstacle(tmp_path: Path) -> None:
    async with hall(tmp_path, bot=False) as place:
        place.playground.fail("PUT */commands", 400, code=50035)
        await place.start_bot()
        assert not place.playground.world.commands
        await place.restart_bot()
        assert group(place)
        await place.stop_bot()


async def test_new_says_which_rights_are_missing(place: DiscordHarness) -> None:
    """The bot's own, and those of whoever asks: it does not lend its rights."""
    bob = place.person("Bob")
    for name, thread, missing in (
        ("no-pictures", False, "Attach Files"),
        ("read-only", False, "Send Messages"),
        ("read-only", True, "Send Messages in Threads"),
    ):
        channel = place.playground.channel(name)
        told = await (await bob.slash("szczesc new", {"thread": thread}, channel)).finished()
        assert told.private
        assert missing in told.text
        assert await place.bot.tables.table_in(int(channel)) is None
    for denied, thread in (
        (Permission.SEND_MESSAGES, False),
        (Permission.CREATE_PUBLIC_THREADS, True),
        (Permission.SEND_MESSAGES_IN_THREADS, True),
    ):
        deny(place, bob, denied)
        told = await place.typed(bob, "szczesc new", {"thread": thread, "seats": 2, "automats": 1})
        right = say("en", f"front-right-{(denied.name or '').lower()}")
        assert told.text == say("en", "front-own-rights", rights=right)
        assert not [one for one in place.playground.world.channels.values() if one.get("parent_id")], "no thread either"
        assert await place.bot.tables.table_in(int(place.channel)) is None


async def test_a_press_that_opens_a_table_takes_the_right_to_write(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bob = await place.seat(2, "en")
    deny(place, bob, Permission.SEND_MESSAGES)
    game = place.newest()
    told = await (await bob.click(game, place.find(game, "rules"))).finished()
    assert told.selects, "who may not write can still look"
    assert "rematch" in press_handler.POSTING_VERBS
    monkeypatch.setattr(press_handler, "POSTING_VERBS", {"rules"})  # a whole game for its last button would take long
    told = await (await bob.click(game, place.find(game, "rules"))).finished()
    assert told.text == say("en", "front-own-rights", rights=say("en", "front-right-send_messages"))


def deny(place: DiscordHarness, person: Person, denied: Permission) -> None:
    """Take a right from somebody in the channel, and no other one."""
    overwrite = {"id": person.id, "type": 1, "allow": "0", "deny": str(int(denied))}
    place.playground.world.channels[place.channel]["permission_overwrites"] = [overwrite]


async def test_threads_and_tables_of_one_person_are_counted_even_when_opened_at_once(place: DiscordHarness) -> None:
    await place.stop_bot()
    place.settings = place.settings.model_copy(
        update={"max_tables_per_person": 3, "max_tables_per_server": 4, "max_answers_per_person": 8}
    )
    await place.start_bot()
    bob, clara = place.person("Bob"), place.person("Clara")
    asked = [await bob.slash("szczesc new", {"thread": True, "seats": 2, "automats": 1}) for _ in range(8)]
    told = [(await one.finished()).text for one in asked]
    assert sum(text == say("en", "refuse-too_many_tables", most=3) for text in told) == 5
    threads = [one for one in place.playground.world.channels.values() if one.get("parent_id")]
    assert len(threads) == 3, "no thread without a table"
    asked = [await clara.slash("szczesc new", {"thread": True}) for _ in range(2)]
    told = [(await one.finished()).text for one in asked]
    assert say("de", "refuse-server_full", most=4) in told
    assert await place.bot.tables.store.read(lambda db: db.execute("SELECT COUNT(*) FROM tables").fetchone()) == (4,)


async def test_a_game_in_its_own_thread(place: DiscordHarness) -> None:
    bob = place.person("Bob")
    told = await (await bob.slash("szczesc new", {"thread": True, "seats": 2, "automats": 1})).finished()
    thread = told.text.split("<#")[1].split(">")[0]
    await place.settled()
    assert place.playground.world.channels[thread]["name"] == "Szczęść Boże · Bob"
    assert bob.id in place.newest(thread).mentions
    board = await (await bob.slash("szczesc board", {}, thread)).finished()
    assert board.buttons


async def test_a_table_for_as_many_as_were_wanted(place: DiscordHarness) -> None:
    ania, bob, clara, dawid = place.people[:4]
    await place.typed(ania, "szczesc new", {"seats": 3, "automats": 1, "language": "en"})
    lobby = place.newest()
    assert "2 of 3" in lobby.text
    await place.press(bob, "join", lobby)
    lobby = place.newest()
    assert "3 of 3" in lobby.text
    (greyed,) = [part for part in lobby.buttons if part["custom_id"].split(":")[3] == "join"]
    assert greyed["disabled"]
    told = await (await clara.slash("szczesc join", {}, place.channel)).finished()
    assert told.private
    assert say("de", "refuse-table_full", most=3) in told.text
    assert [seat.owner for seat in (await place.table()).seats] == [int(ania.id), None, int(bob.id)]
    await place.press(ania, "start", lobby)
    assert (await place.table()).status == "running"
    second = place.playground.channel("second")
    crowded = await (await dawid.slash("szczesc new", {"seats": 2, "automats": 3, "thread": True}, second)).finished()
    assert crowded.private
    assert crowded.text == say("pl", "refuse-too_many_automats", seats=2, have=3)
    assert await place.bot.tables.table_in(int(second)) is None
    assert not [one for one in place.playground.world.channels.values() if one.get("parent_id") == second], "no thread either"


async def test_what_is_asked_where_there_is_no_game(place: DiscordHarness) -> None:
    assert [session.intents for session in place.playground.gateway.sessions.values()] == [1], "the bot listens to servers only"
    clara = place.person("Clara")
    for command in ("board", "hand", "standings", "log", "replay", "join", "start", "cancel", "resign", "undo", "play"):
        told = await (await clara.slash(f"szczesc {command}")).finished()
        assert told.private
        assert "/szczesc" in told.text, command
    for command, options in (("rules", {}), ("rules", {"topic": "scoring"}), ("stats", {}), ("settings", {})):
        told = await (await clara.slash(f"szczesc {command}", options)).finished()
        assert len(told.text) > 10, command


class Typist:
    """Plays by typing: chooses among what the commands offer to complete."""

    def __init__(self, place: DiscordHarness, person: Person, seed: int) -> None:
        self.place = place
        self.person = person
        self.rng = Random(seed)
        self.labels: list[str] = []

    async def offered(self, command: str, option: str, said: dict[str, Any] | None = None) -> list[str]:
        found = await self.person.autocomplete(f"szczesc {command}", option, {option: "", **(said or {})}, self.place.channel)
        self.labels += [one["name"] for one in found]
        assert len(found) <= 25
        return [one["value"] for one in found if one["value"] != "-"]

    async def play(self, phase: str) -> None:
        """One command that moves the game on."""
        if phase == "draft":
            command, options = "draft", {"card": self.rng.choice(await self.offered("draft", "card"))}
        elif phase == "choose":
            pieces = await self.offered("keep", "piece")
            options = {"piece": self.rng.choice(pieces), "rest": self.rng.choice(["top", "bottom"])}
            if orders := await self.offered("keep", "order", options):
                options["order"] = self.rng.choice(orders)
            command = "keep"
            if fills := await self.offered("keep", "fill", options):
                options["fill"] = self.rng.choice(fills)
        else:
            command, options = await self._somewhere()
        answer = await self.person.slash(f"szczesc {command}", options, self.place.channel)
        await self.place.settled()
        assert not answer.message.thinking

    async def _somewhere(self) -> tuple[str, dict[str, Any]]:
        kinds = [("workshop", "place"), ("mine", "place"), ("deliver", "transport"), ("money", "place"), ("order", "place")]
        self.rng.shuffle(kinds)
        for command, option in kinds:
            values = await self.offered(command, option)
            if not values:
                continue
            options: dict[str, Any] = {option: self.rng.choice(values)}
            if command == "workshop" and (fills := await self.offered("workshop", "fill", options)):
                options["fill"] = self.rng.choice(fills)
            if command == "mine":
                steps = await self.offered("mine", "steps", options)
                options["steps"] = steps[0] if steps else "@1"
            return command, options
        raise AssertionError("nowhere to go")


@pytest.mark.slow
async def test_a_whole_game_by_typing_only(place: DiscordHarness) -> None:
    people = await place.seat(2, "pl", open_deliveries=True, pace="48")
    typists = {int(person.id): Typist(place, person, seed) for seed, person in enumerate(people)}
    for _ in range(400):
        table = await place.table()
        if table.status == "over":
            break
        (seat,) = table.to_act()
        person = table.seats[seat].owner
        assert person is not None
        before = table.seq
        await typists[person].play(table.state.phase)
        assert (await place.table()).seq > before
    assert (await place.table()).status == "over"
    labels = "\n".join(typists[int(people[0].id)].labels)
    assert "marek" in labels
    assert "górni" in labels
    replayed = await (await people[0].slash("szczesc replay", {"turn": 5}, place.channel)).finished()
    assert replayed.buttons
    stats = await (await people[1].slash("szczesc stats", {}, place.channel)).finished()
    assert "1" in stats.text


async def test_settings_of_the_table_and_of_a_person(place: DiscordHarness) -> None:
    ania, bob = await place.seat(2, "pl")
    await (await ania.slash("szczesc settings", {"pace": "8 h", "language": "de"}, place.channel)).finished()
    table = await place.table()
    assert (table.clock, table.language) == (8 * 3600, "de")
    refused = await (await bob.slash("szczesc settings", {"pace": "8"}, place.channel)).finished()
    assert f"<@{ania.id}>" in refused.text
    own = {"reminders": False, "quiet_from": "22:00", "quiet_to": "7.30", "zone": "Europe/London"}
    told = await (await bob.slash("szczesc settings", own, place.channel)).finished()
    assert "22:00–7:30 (Europe/London)" in told.text
    person = await place.bot.tables.person(int(bob.id))
    assert (person.reminders, person.quiet_from, person.quiet_to, person.language) == (False, 1320, 450, "en")
    wrong = await (await bob.slash("szczesc settings", {"quiet_from": "25:00"}, place.channel)).finished()
    assert "23:59" in wrong.text
    both = await (await ania.slash("szczesc settings", {"pace": "daily", "zone": "Nowhere/Land"}, place.channel)).finished()
    assert "Nowhere" in both.text
    assert (await place.table()).clock == 8 * 3600, "the good value is not kept either"


async def test_being_away_is_typed_in_words_and_answered_with_the_day(place: DiscordHarness) -> None:
    place.bot.tables.runner.now = lambda: NOON
    ania, bob = await place.seat(2, "pl")
    today = PersonSettings(1).today(NOON)
    refusals = (
        ({"emojis": False, "away": "0"}, "from tomorrow on"), ({"emojis": False, "away": "200 days"}, "90"),
        ({"emojis": False, "away": "24 something"}, "“24 something” is not a day"), ({"emojis": False, "wait": True}, "“away”"),
        ({"emojis": False, "away": "in 6 weeks", "wait": True}, "30"), ({"away": "6 hours"}, "“6 hours” is not a day"),
    )  # fmt: skip
    for options, part in refusals:
        refused = await (await bob.slash("szczesc settings", options, place.channel)).finished()
        assert part in refused.text, options
        assert (await place.bot.tables.person(int(bob.id))).emojis, "nothing of it is kept"
        assert not (await place.table()).seats[1].lent
    offered = await bob.autocomplete("szczesc settings", "away", {"away": "2 tygodnie"}, place.channel)
    assert offered[0]["value"] == (today + timedelta(days=14)).isoformat()
    assert offered[0]["name"] == f"{date_label(today + timedelta(days=14), 'en')} (in 14 days)"
    asked = await (await ania.slash("szczesc settings", {"away": "pojutrze", "wait": True}, place.channel)).finished()
    assert date_label(today + timedelta(days=2), "pl") in asked.text
    assert "zgodzą" in asked.text
    leaving = {"away": "a week", "emojis": False, "zone": "Asia/Tokyo"}
    told = await (await bob.slash("szczesc settings", leaving, place.channel)).finished()
    assert date_label(today + timedelta(days=7), "en") in told.text
    there = PersonSettings(1, zone="Asia/Tokyo").beginning_of(today + timedelta(days=7))
    assert (await place.table()).seats[1].away_until == there, "where the same command says that Bob lives"
    assert not (await place.bot.tables.person(int(bob.id))).emojis


async def test_a_person_asks_to_be_forgotten(place: DiscordHarness) -> None:
    _, bob = await place.seat(2, "en")
    settings = await (await bob.slash("szczesc settings", {"zone": "Europe/London"}, place.channel)).finished()
    await place.press(bob, "forget", settings)
    question = bob.last(place.channel)
    assert question.text == say("en", "forget-question")
    assert (await place.bot.tables.person(int(bob.id))).zone == "Europe/London"
    await place.press(bob, "forget_me", question)
    private = [one for one in bob.messages(place.channel) if one.private]
    assert private[-1].text == say("en", "forget-done")
    assert (await place.bot.tables.person(int(bob.id))).zone == "Europe/Warsaw"
    seat = (await place.table()).seats[1]
    assert (seat.owner, seat.automat) == (None, "foreman")
    assert "Bob" not in place.newest().text
    await (await bob.slash("szczesc rules", {}, place.channel)).finished()
    assert (await place.bot.tables.person(int(bob.id))).language == "en", "whoever comes back is met anew"


async def test_somebody_else_plays_on(place: DiscordHarness) -> None:
    ania, bob, clara = place.people[:3]
    await place.open_table([ania, bob], "en")
    seats = await ania.autocomplete("szczesc replace", "player", {"player": "bo"}, place.channel)
    assert [one["name"] for one in seats] == ["Bob"]
    told = await (await ania.slash("szczesc replace", {"player": seats[0]["value"], "by": clara.id}, place.channel)).finished()
    assert say("pl", "offer-made") in told.text
    await place.settled()
    assert (await place.table()).seats[1].owner == int(bob.id), "nobody is put into a seat"
    offer = place.newest()
    assert clara.id in offer.mentions
    told = await (await clara.click(offer, place.find(offer, "accept_seat"))).finished()
    assert say("de", "offer-taken") in told.text
    await place.settled()
    assert (await place.table()).seats[1].owner == int(clara.id)
    await (await ania.slash("szczesc replace", {"player": "1"}, place.channel)).finished()
    assert (await place.table()).seats[1].automat == "foreman"
    wrong = await (await ania.slash("szczesc replace", {"player": "nobody"}, place.channel)).finished()
    assert "no such seat" in wrong.text.lower() or "miejsc" in wrong.text
    told = await (await clara.slash("szczesc resign", {}, place.channel)).finished()
    assert say("de", "front-resigned") in told.text
    assert (await place.table()).seats[1].resigned
    told = await (await ania.slash("szczesc cancel", {}, place.channel)).finished()
    assert say("pl", "front-cancelled") in told.text
    assert (await place.table()).status == "cancelled"
