"""What the page asks and is told over its WebSocket, and what nonsense gets."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from playground import BotProcess, Playground
from playground.page_session import PAGE_OF_MESSAGES
from tests.playground.wire import Json


class Page:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.number = 0

    async def raw(self, text: str | bytes) -> Json:
        await (self.socket.send_str(text) if isinstance(text, str) else self.socket.send_bytes(text))
        return await self.hear()

    async def ask(self, do: str, **more: Any) -> Json:
        self.number += 1
        await self.socket.send_json({"id": self.number, "do": do, **more})
        while True:
            heard = await self.hear()
            if heard.get("re") == self.number:
                return heard

    async def hear(self, event: str | None = None) -> Json:
        while True:
            words: Json = await self.socket.receive_json(timeout=60)
            if event is None or words.get("event") == event:
                return words


@pytest_asyncio.fixture(loop_scope="session")
async def page(playground: Playground) -> AsyncIterator[Page]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(
            f"{playground.address}/page/socket?key={playground.key}", headers={"Origin": playground.address}
        ) as socket,
    ):
        yield Page(socket)


@pytest.mark.parametrize("query", ["", "?key=", "?key=guess", "?key=ż"])
async def test_without_the_key_of_the_printed_address_nobody_can_be_anybody(playground: Playground, query: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.address}/page/socket{query}", headers={"Origin": playground.address}) as socket,
    ):
        await socket.send_json({"id": 1, "do": "look"})
        frame = await socket.receive(timeout=60)
        assert (frame.type, socket.close_code) == (aiohttp.WSMsgType.CLOSE, 4401)


async def test_key_and_token_are_new_at_every_start(tmp_path: Path) -> None:
    async with Playground(tmp_path / "world.sqlite") as first:
        before = (first.key, first.token)
        assert first.page_address == f"{first.address}/#key={first.key}"
    async with Playground(tmp_path / "world.sqlite") as second:
        assert second.key != before[0]
        assert second.token != before[1]
        assert second.token.split(".")[0] == before[1].split(".")[0], "the bot is still the same"


async def test_only_this_machine_and_only_our_own_page(playground: Playground) -> None:
    address, port = playground.address, playground.port
    good = {"Origin": address}
    cases = [
        ("/", {}, 200),
        ("/", {"Host": f"localhost:{port}"}, 200),
        ("/", {"Host": "evil.example"}, 403),
        ("/", {"Host": f"127.0.0.1.evil.example:{port}"}, 403),
        ("/", {"Host": "[::1"}, 403),
        ("/page/socket", {}, 403),
        ("/page/socket", {"Origin": "http://evil.example"}, 403),
        ("/page/socket", {"Origin": "null"}, 403),
        ("/page/socket", good, 400),  # allowed, but not a WebSocket
        ("/api/v10/gateway", {}, 200),
        ("/api/v10/gateway", good, 403),
        ("/gateway/", {"Origin": "http://evil.example"}, 403),
        # A foreign page's picture or link has no Origin; where it comes from stands here.
        ("/api/v10/gateway", {"Sec-Fetch-Site": "cross-site"}, 403),
        ("/api/v10/gateway", {"Sec-Fetch-Site": "same-site"}, 403),
        ("/", {"Sec-Fetch-Site": "cross-site"}, 403),
        ("/", {"Sec-Fetch-Site": "none"}, 200),
        ("/page/app.js", {"Sec-Fetch-Site": "same-origin"}, 200),
    ]
    async with aiohttp.ClientSession() as session:
        for path, headers, status in cases:
            async with session.get(address + path, headers=headers) as response:
                assert response.status == status, (path, headers)


async def test_the_page_loads_nothing_from_outside(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(playground.address) as response:
            policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        for name in ("../server.py", "..%2Fserver.py", "nothing.js", "%00", "__init__.py"):
            async with session.get(f"{playground.address}/page/{name}") as response:
                assert response.status == 404, name


@pytest.mark.parametrize(
    "nonsense",
    [
        "{",
        "[]",
        "5",
        "null",
        '"x"',
        "{}",
        '{"do": 5}',
        '{"do": "fly"}',
        '{"do": "click"}',
        '{"do": "click", "message": {}, "custom_id": []}',
        '{"do": "messages", "channel": "x"}',
        '{"do": "messages", "channel": 7, "before": "x"}',
        '{"do": "be", "person": "nobody"}',
        '{"do": "slash", "path": "", "channel": "1"}',
        '{"do": "slash", "path": "x", "options": [], "channel": "1"}',
        '{"do": "say", "text": 5}',
        '{"do": "speak", "locale": "xx"}',
        '{"do": "submit", "interaction": "1", "values": {}}',
        '{"do": "upload", "name": "x", "data": "*", "channel": "1"}',
        '{"do": "restart"}',
        "[" * 100_000,
        b"\x00\xff",
    ],
    ids=lambda one: str(one)[:50],
)
async def test_nonsense_gets_an_error_and_disturbs_nobody(playground: Playground, page: Page, nonsense: str | bytes) -> None:
    answer = await page.raw(nonsense)
    assert answer["error"]["code"] in {"malformed", "no_such_action", "no_such_person", "no_such_message", "no_such_channel"} | {
        "no_such_choice",
        "no_such_modal",
        "not_restartable",
    }
    assert (await page.ask("look"))["ok"]["you"] == playground.person("Ania").id
    assert playground.core.failures == []


async def test_looking_around(playground: Playground, page: Page) -> None:
    seen = (await page.ask("look"))["ok"]
    assert [one["name"] for one in seen["people"]] == ["Ania", "Bob", "Clara", "Dawid"]
    assert [one["name"] for one in seen["servers"][0]["channels"]] == ["general", "no-pictures", "read-only", "hidden"]
    assert seen["bot"] == {"id": playground.world.bot["id"], "name": "Bot", "connected": False, "restartable": False}


async def test_news_and_unread_marks(playground: Playground, page: Page) -> None:
    ania, bob, general = playground.person("Ania"), playground.person("Bob"), playground.channel("general")
    await page.ask("look")
    bob.say(f"hello {ania.mention}")
    news = await page.hear("message")
    assert news["new"]
    assert (await page.ask("look"))["ok"]["unread"] == {general: [1, 1]}
    assert (await page.ask("look"))["ok"]["people"][0]["calls"] == 1
    await page.ask("read", channel=general)
    assert (await page.ask("look"))["ok"]["unread"] == {}
    bob.say("and again")
    assert (await page.ask("look"))["ok"]["unread"] == {general: [1, 0]}
    await page.ask("read", channel=general)
    assert (await page.ask("look"))["ok"]["unread"] == {}
    ania.say(f"yes {bob.mention}")
    assert (await page.hear("nudge")) == {"event": "nudge", "person": bob.id, "channel": general, "mention": True}


@pytest.mark.parametrize(("said", "more"), [(PAGE_OF_MESSAGES, False), (PAGE_OF_MESSAGES + 1, True)])
async def test_earlier_messages_are_offered_where_there_are_any(
    playground: Playground, page: Page, said: int, more: bool
) -> None:
    general = playground.channel("general")
    for number in range(said):
        playground.person("Bob").say(f"message {number}")
    newest = (await page.ask("messages", channel=general))["ok"]
    assert (len(newest["messages"]), newest["more"]) == (PAGE_OF_MESSAGES, more)
    assert newest["messages"][-1]["content"] == f"message {said - 1}"
    earlier = (await page.ask("messages", channel=general, before=newest["messages"][0]["id"]))["ok"]
    assert (len(earlier["messages"]), earlier["more"]) == (said - PAGE_OF_MESSAGES, False)


async def test_private_answers_reach_only_the_page_of_their_person(playground: Playground, page: Page, bot: BotProcess) -> None:
    await page.ask("be", person=playground.person("Bob").id)
    await playground.person("Ania").slash("whisper")
    await playground.person("Clara").slash("echo", {"word": "public"})
    heard = await page.hear("message")
    assert heard["message"]["content"] == "de: public"


async def test_a_whole_exchange_through_the_page(playground: Playground, page: Page, bot: BotProcess) -> None:
    general = playground.channel("general")
    commands = (await page.ask("commands", channel=general))["ok"]
    board = next(one for one in commands if one["path"] == "board")
    assert (board["label"], board["description"]) == ("plansza", "Pokazuje planszę.")
    choices = (await page.ask("autocomplete", channel=general, path="echo", focused="word", options={"word": "sh"}))["ok"]
    assert [one["value"] for one in choices] == ["shaft", "shift"]
    assert (await page.ask("slash", channel=general, path="board"))["ok"]["callback"] == 4
    (message,) = (await page.ask("messages", channel=general))["ok"]["messages"]
    assert (await page.ask("click", message=message["id"], custom_id="more:1"))["ok"]["callback"] == 7
    opened = (await page.ask("slash", channel=general, path="form"))["ok"]
    assert opened["modal"]["title"] == "Your name"
    wrong = await page.ask("submit", interaction=opened["interaction"], values={"name": "x", "side": "l"})
    assert wrong["error"] == {"code": "too_short", "field": "name", "figure": 2}
    assert (await page.ask("submit", interaction=opened["interaction"], values={"name": "Basia", "side": "l"}))["ok"][
        "callback"
    ] == 4
    assert (await page.ask("menu", message=message["id"], name="Quote"))["ok"]["callback"] == 4


async def test_a_restart_that_fails_is_told(playground: Playground, page: Page) -> None:
    async def restart() -> None:
        raise RuntimeError("the bot ended instead of starting")

    playground.core.restart = restart
    assert (await page.ask("restart"))["error"]["code"] == "bot_did_not_start"


async def test_a_bot_that_is_not_there(playground: Playground, page: Page) -> None:
    playground.settings.acknowledge_seconds = 0.05
    bot = playground.world.bot["id"]
    general = playground.channel("general")
    headers = {"Authorization": f"Bot {playground.token}", "Content-Type": "application/json"}
    command = [{"name": "hello", "description": "x", "type": 1}]
    async with (
        aiohttp.ClientSession() as session,
        session.put(
            f"{playground.address}/api/v10/applications/{bot}/commands", data=json.dumps(command), headers=headers
        ) as response,
    ):
        assert response.status == 200
    assert (await page.ask("slash", channel=general, path="hello"))["error"] == {"code": "failed"}
