"""Emojis of the application: kept, shown, and refused as Discord refuses them."""

import base64
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from playground import Playground, Settings
from playground.testing import checked
from tests.playground.browser import page_on
from tests.playground.conftest import OPENAPI
from tests.playground.wire import Json, Wire, connected, png

if TYPE_CHECKING:
    from playwright.async_api import Browser

V2 = 1 << 15


@pytest_asyncio.fixture(loop_scope="session")
async def wire(playground: Playground):
    async with connected(playground) as one:
        yield one


def route(wire: Wire) -> str:
    return f"/applications/{wire.playground.world.bot['id']}/emojis"


def drawing(name: str = "lamp", size: int = 128) -> Json:
    return {"name": name, "image": "data:image/png;base64," + base64.b64encode(png(size, size)).decode()}


def panel(emoji: Json, text: str = "x") -> Json:
    """A message with the emoji on a button and in a select."""
    button = {"type": 2, "style": 1, "label": "Light", "custom_id": "a", "emoji": emoji}
    option = {"label": "Light", "value": "v", "emoji": emoji}
    select = {"type": 3, "custom_id": "b", "options": [option]}
    rows = [{"type": 1, "components": [part]} for part in (button, select)]
    return {"flags": V2, "components": [{"type": 17, "components": [{"type": 10, "content": text}, *rows]}]}


async def test_an_emoji_is_kept_renamed_and_deleted(wire: Wire) -> None:
    _, lamp = await wire.call("POST", route(wire), drawing())
    assert lamp["user"]["id"] == wire.playground.world.bot["id"]
    assert "TAKEN" in await wire.problem("POST", route(wire), drawing())
    _, other = await wire.call("POST", route(wire), drawing("cart"))
    one = f"{route(wire)}/{lamp['id']}"
    assert "TAKEN" in await wire.problem("PATCH", one, {"name": "cart"})
    assert (await wire.call("PATCH", one, {"name": "old_lamp"}))[1]["name"] == "old_lamp"
    _, listed = await wire.call("GET", route(wire))
    assert [emoji["name"] for emoji in listed["items"]] == ["old_lamp", "cart"]
    assert (await wire.call("DELETE", one))[0] == 204
    assert await wire.refused("GET", one) == (404, 10014)
    assert (await wire.call("GET", f"{route(wire)}/{other['id']}"))[0] == 200


async def test_a_component_may_show_only_emojis_of_the_application(wire: Wire) -> None:
    messages = f"/channels/{wire.playground.channel('general')}/messages"
    _, lamp = await wire.call("POST", route(wire), drawing())
    known = {"id": lamp["id"], "name": "lamp"}
    status, sent = await wire.call("POST", messages, panel(known))
    assert status == 200, sent
    for emoji, key in (({"id": "123456789012345678", "name": "lamp"}, "id"), ({"id": None, "name": "lamp"}, "name")):
        status, answer = await wire.call("PATCH", f"{messages}/{sent['id']}", panel(emoji))
        assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
        parts = answer["errors"]["components"]["0"]["components"]
        wrong = {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}
        assert parts["1"]["components"]["0"]["emoji"] == {key: wrong}
        assert parts["2"]["components"]["0"]["options"]["0"]["emoji"] == {key: wrong}
        assert wire.playground.take_violations()
    assert (await wire.call("POST", messages, panel({"id": None, "name": "⛏️"})))[0] == 200
    assert (await wire.call("POST", messages, {"content": "<:gone:123456789012345678>"}))[0] == 200, "text is only text"


async def test_every_25th_is_refused_on_purpose_and_the_bot_is_not_blamed(tmp_path: Path) -> None:
    settings = Settings(refuse_emojis_every=25, rate_limits=False)
    async with (
        checked(tmp_path / "world.sqlite", settings=settings, openapi=OPENAPI) as playground,
        connected(playground) as wire,
    ):
        uploads = [await wire.call("POST", route(wire), drawing(f"lamp_{number}")) for number in range(26)]
        assert [number for number, (status, _) in enumerate(uploads, 1) if status != 200] == [25]
        known = {"id": uploads[0][1]["id"], "name": "lamp_0"}
        messages = f"/channels/{playground.channel('general')}/messages"
        sent = [await wire.call("POST", messages, panel(known)) for _ in range(50)]
        assert [number for number, (status, _) in enumerate(sent, 1) if status != 200] == [25, 50]
        assert "BUTTON_COMPONENT_INVALID_EMOJI" in str(sent[24][1])
        assert (await wire.call("POST", messages, {"content": "without emojis"}))[0] == 200


@pytest.mark.parametrize("window", ["desktop", "phone"])
async def test_the_page_shows_emojis_in_text_on_buttons_and_in_selects(
    playground: Playground, browser: "Browser", wire: Wire, window: str
) -> None:
    _, lamp = await wire.call("POST", route(wire), drawing())
    known = {"id": int(lamp["id"]), "name": "lamp"}  # as discord.py sends it
    messages = f"/channels/{playground.channel('general')}/messages"
    await wire.call("POST", messages, panel(known, f"a <:lamp:{lamp['id']}> lamp"))
    async with page_on(playground, browser, window) as page:
        shown = page.locator(".message img.emoji")
        await page.locator(".message .select").click()
        assert await shown.count() == 3
        for number in range(3):
            await page.wait_for_function(
                "one => one.complete && one.naturalWidth === 128", arg=await shown.nth(number).element_handle()
            )
            box = await shown.nth(number).bounding_box()
            assert box
            assert 18 <= box["width"] <= 26
