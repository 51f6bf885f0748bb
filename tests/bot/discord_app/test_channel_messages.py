"""What stands in the channel: the newest message of a table with pictures and buttons, older ones with their lines."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from discord.http import HTTPClient, Route

from bot.discord_app import delivery_loop
from bot.panels.channel_panels import shrunk_panel
from bot.panels.reader_view import ReaderView
from bot.tables.pace import HOUR
from bot.texts.emoji_tokens import without_emojis
from playground import MessageView, Person
from tests.bot.discord_app.clicking_players import Clicker, past_draft, verbs
from tests.bot.discord_app.harness import DiscordHarness, hall

pytestmark = pytest.mark.integration

MAX_CALLS = 1  # of a turn of a person, outside the interaction endpoints


class Calls:
    """Every request of the bot outside the interaction endpoints."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def take(self) -> list[str]:
        taken, self.made = self.made, []
        return taken


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    found = Calls()
    real = HTTPClient.request

    def request(self: HTTPClient, route: Route, **more: Any) -> Any:
        if not re.match(r"/(interactions|webhooks)/", route.path):
            found.made.append(f"{route.method} {route.path}")
        return real(self, route, **more)

    monkeypatch.setattr(HTTPClient, "request", request)
    return found


async def table_past_draft(place: DiscordHarness, people: int = 2) -> dict[str, Clicker]:
    """A table whose first real turn is about to begin; its people by their number."""
    return await past_draft(place, await place.seat(people))


def called(place: DiscordHarness) -> str:
    (person,) = place.newest().mentions
    return person


async def money(place: DiscordHarness, person: Person, number: int = 6) -> None:
    """A short turn."""
    answer = await place.typed(person, "szczesc money", {"place": str(number)})
    assert answer.private, answer.text
    assert answer.buttons


def plain(text: str) -> str:
    """Without emojis, which are drawn where the bot has them."""
    return re.sub(r"<:\w+:\d+> ?", "", without_emojis(text))


def is_shrunk(message: MessageView) -> bool:
    return not (message.pictures or message.raw["attachments"] or message.buttons or message.selects)


async def test_only_the_newest_message_carries_pictures_and_every_line_stays_once(place: DiscordHarness, calls: Calls) -> None:
    clickers = await table_past_draft(place)
    assert shrunk_panel(ReaderView(await place.table(), None, "en"), []).text, "also with nothing to tell"
    calls.take()
    for _ in range(4):
        await clickers[called(place)].play_turn(place.newest())
        await place.settled()
        assert not calls.take(), "the token of the press does it all"
    *older, newest = place.posted()
    assert newest.pictures
    assert "play" in verbs(newest)
    assert all(is_shrunk(message) for message in older)
    assert not await place.rows("SELECT 1 FROM channel_posts WHERE shrink_at >= 0")
    lobby = older[0]
    assert "Shuffle seal" in lobby.text
    assert "Ania" in lobby.text, "it keeps who sat down"
    assert "can start" not in lobby.text
    table = await place.table()
    lines = ReaderView(table, None, "en").lines(await place.bot.tables.since(table.id, 0, None))
    text = "\n".join(plain(message.text) for message in place.posted())
    told = [plain(line) for line in lines if "take" not in line or "seat" not in line]  # of the lobby, the seats are kept
    begun = next(number for number, line in enumerate(told) if "begins" in line)
    for line in told[begun:]:
        assert text.count(line) >= 1, line
        assert text.count(line) == told.count(line), line


@pytest.mark.slow
async def test_turns_without_a_press_cost_a_message_and_an_edit(place: DiscordHarness, calls: Calls) -> None:
    """Typed after a quarter of an hour, or played by the stand-in when the time is up."""
    clickers = await table_past_draft(place)
    place.end_press_tokens()
    calls.take()
    await money(place, clickers[called(place)].person)
    assert [one.split()[0] for one in calls.take()] == ["POST", "PATCH"]
    deadline = (await place.table()).deadline
    assert deadline is not None
    await place.at(deadline + 1)
    told, replaced = "POST", "DELETE"  # in the direct messages of whoever was late
    assert sorted(one.split()[0] for one in calls.take()) == sorted(["POST", "PATCH", told, replaced])
    assert is_shrunk(place.posted()[-2])


@pytest.mark.slow
async def test_a_table_may_keep_its_pictures(place: DiscordHarness, calls: Calls) -> None:
    clickers = await table_past_draft(place)
    host = place.people[0]
    await place.typed(host, "szczesc settings", {"keep_pictures": True})
    assert "Obrazki w starszych wiadomościach zostają" in (await place.typed(host, "szczesc settings")).text
    calls.take()
    before = place.newest()
    await money(place, clickers[next(iter(set(clickers) & set(re.findall(r"<@(\d+)>", before.text))))].person)
    assert not any(one.startswith("GET") for one in calls.take())
    (after,) = [message for message in place.posted() if message.id == before.id]
    assert [picture.alt for picture in after.pictures] == [picture.alt for picture in before.pictures] != []
    assert not after.buttons
    assert place.newest().id != before.id


async def test_an_old_message_that_cannot_be_edited_now_is_shrunk_later(place: DiscordHarness) -> None:
    clickers = await table_past_draft(place)
    for details in ({"via": True}, {"via": False}):
        before = place.newest()
        place.end_press_tokens()
        place.playground.fail("PATCH /channels/*/messages/*", 429, times=1, code=30046, retry_after=60.0, **details)
        await money(place, clickers[called(place)].person, 6 if details["via"] else 4)
        assert place.newest().id != before.id, "nobody waits for it"
        assert place.newest().pictures
        (left,) = [message for message in place.posted() if message.id == before.id]
        assert left.pictures, "it stays as it was"
        await place.at(place.bot.tables.now() + 61)
        (left,) = [message for message in place.posted() if message.id == before.id]
        assert is_shrunk(left)


async def test_what_was_to_be_shrunk_before_a_crash_is_shrunk_after_it(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    clickers = await table_past_draft(place)
    before = place.newest()
    shrink = type(place.bot.deliveries)._shrink_older
    monkeypatch.setattr(type(place.bot.deliveries), "_shrink_older", _never)
    await money(place, clickers[called(place)].person)
    posts = len(place.posted())
    (left,) = [message for message in place.posted() if message.id == before.id]
    assert not is_shrunk(left)
    monkeypatch.setattr(type(place.bot.deliveries), "_shrink_older", shrink)
    await place.restart_bot()
    await place.settled()
    (left,) = [message for message in place.posted() if message.id == before.id]
    assert is_shrunk(left)
    assert len(place.posted()) == posts


async def _never(self: Any) -> None:
    return None


async def test_a_deleted_message_is_not_missed(place: DiscordHarness) -> None:
    clickers = await table_past_draft(place)
    person = clickers[called(place)].person
    place.playground.delete(place.newest())
    await money(place, person)
    assert await place.rows("SELECT message FROM channel_posts") == [(int(place.newest().id),)]


async def solo(place: DiscordHarness, automats: int = 2) -> Clicker:
    """Bob alone with automats, at his first real turn."""
    bob = place.person("Bob")
    await place.typed(bob, "szczesc new", {"seats": automats + 1, "automats": automats, "language": "en"})
    return (await past_draft(place, [bob]))[bob.id]


async def test_automats_do_not_post(place: DiscordHarness, calls: Calls) -> None:
    clicker = await solo(place)
    for _ in range(4):
        before = place.posted()
        seen = (await place.table()).seq
        calls.take()
        await clicker.play_turn(place.newest())
        await place.settled()
        table = await place.table()
        if table.status != "running":
            break
        assert len(place.posted()) == len(before) + 1
        *older, newest = place.posted()
        assert newest.mentions == [clicker.person.id]
        assert newest.pictures
        assert all(map(is_shrunk, older))
        lines = ReaderView(table, None, "en").lines(await place.bot.tables.since(table.id, seen, None))
        assert all(plain(line) in plain(newest.text) for line in lines)
        assert not any(plain(line) in plain(message.text) for message in older[-1:] for line in lines)
        assert len(calls.take()) <= MAX_CALLS, "though three seats have played"
    assert not any("thinking" in message.text for message in place.posted())


async def test_messages_older_than_an_hour_are_edited_once(place: DiscordHarness, calls: Calls) -> None:
    clicker = await solo(place)
    place.end_press_tokens()
    later = place.bot.tables.now() + 3 * HOUR
    place.bot.tables.runner.now = lambda: later
    calls.take()
    await money(place, clicker.person)
    edits = [one for one in calls.take() if one.startswith("PATCH")]
    assert len(edits) == 1
    *older, newest = place.posted()
    assert newest.pictures
    assert all(map(is_shrunk, older))


@pytest.mark.slow
async def test_automats_that_play_on_by_themselves_are_shown_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob has soon no miners left, and the automats finish the shift without him."""
    monkeypatch.setattr(delivery_loop, "PROGRESS_SECONDS", 0.0)
    async with hall(tmp_path) as place:
        clicker = await solo(place)
        number = (await place.table()).id
        bob = (await place.table()).seat_of(int(clicker.person.id)) or 0
        shown_anew: set[str] = set()
        place.playground.core.listeners.add(
            lambda event, data: (
                shown_anew.add(data["message"]["attachments"][0]["id"])
                if event == "message" and not data["new"] and data["message"]["attachments"]
                else None
            )
        )
        posted = 0
        while (await place.table()).state.shift == 1:  # each time at the same place takes one miner more
            posted = len(place.posted())
            shown_anew.clear()
            legal = await place.bot.tables.legal(number, bob)
            await money(place, clicker.person, 6 if "money 6" in legal else 1)
        news = place.posted()[posted:]
        assert news[-1].mentions == [clicker.person.id]
        assert all(map(is_shrunk, place.posted()[:-1]))
        assert len(shown_anew) > 2, "other pictures, while they play on"
        table = await place.table()
        lines = ReaderView(table, None, "en").lines(await place.bot.tables.since(number, 0, None))
        text = "\n".join(plain(message.text) for message in place.posted())
        begun = next(at for at, line in enumerate(lines) if "begins" in line)
        assert [line for line in lines[begun:] if plain(line) not in text] == [], "no line is lost, however long they play"


async def test_secret_choices_change_one_message_and_call_privately(place: DiscordHarness, calls: Calls) -> None:
    seated = await place.seat(3, "en")
    clickers = {person.id: Clicker(place, person, 1) for person in seated}
    first = place.newest()
    for _ in range(3):
        before = {person.id: len(person.messages(person.direct)) for person in seated}
        calls.take()
        await clickers[called(place)].play_turn(place.newest())
        await place.settled()
        assert len(calls.take()) <= MAX_CALLS + 2, "the call, the message that it replaces, and that of whoever has chosen"
        assert place.newest().id == first.id
        following = place.person(next(one.account["global_name"] for one in seated if one.id == called(place)))
        assert "draft" in verbs(following.last(following.direct)), "and this rings"
        assert {person.id: len(person.messages(person.direct)) for person in seated} == before
    lines = place.newest().text.splitlines()
    assert sum("picks an order" in line for line in lines) == 3
    assert place.newest().pictures


async def test_whoever_takes_no_direct_messages_is_called_in_the_channel(place: DiscordHarness) -> None:
    seated = place.people[:2]
    for person in seated:
        person.close_messages()
    await place.open_table(seated, "en")
    clickers = {person.id: Clicker(place, person, 1) for person in seated}
    before = place.newest()
    await clickers[called(place)].play_turn(before)
    await place.settled()
    assert place.newest().id != before.id
    assert called(place) not in before.mentions


async def test_secret_choices_where_files_are_forbidden(place: DiscordHarness) -> None:
    seated = await place.seat(2, "en")
    clickers = {person.id: Clicker(place, person, 1) for person in seated}
    before = place.newest()
    place.end_press_tokens()
    place.playground.fail(f"PATCH /channels/{place.channel}/messages/*", 403, code=50013)
    await clickers[called(place)].draft_in_direct_messages()
    await place.settled()
    assert place.newest().id == before.id
    assert "picks an order" in place.newest().text
    assert not place.newest().pictures
