"""The page in a real Chromium, at desktop and phone size, by keyboard and by pointer."""

import base64
from typing import TYPE_CHECKING

import pytest
from aiohttp import web
from aiohttp.test_utils import RawTestServer

from playground import BotProcess, Playground
from tests.playground.browser import SIZES, keep_picture, page_on
from tests.playground.conftest import usable
from tests.playground.wire import connected, png
from tests.slow_parts import slow_but

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page


async def type_command(page: "Page", text: str) -> None:
    """Type a command and take the first suggestion."""
    await page.fill("#text", "")
    await page.locator("#text").press_sequentially(text)
    await page.locator(".suggestion[aria-selected=true]").wait_for()
    await page.keyboard.press("Enter")


@pytest.mark.parametrize("size", slow_but(["desktop"], SIZES))
async def test_from_an_empty_channel_to_an_enlarged_picture(
    playground: Playground, browser: "Browser", bot: BotProcess, size: str
) -> None:
    async with page_on(playground, browser, size) as page:
        assert await page.locator(".empty h2").inner_text() == "Jeszcze tu pusto"
        await keep_picture(page, f"empty-{size}")
        await type_command(page, "/plan")
        await page.keyboard.press("Enter")
        picture = page.locator(".picture img")
        assert await picture.get_attribute("alt") == "A board with 1 on it"
        await page.locator("button.button", has_text="More").focus()
        for count in (2, 3, 4):
            await page.keyboard.press("Enter")
            await page.get_by_text(f"Count {count}").wait_for()
            await page.locator("button.button:focus:not(.busy)", has_text="More").wait_for()
        await page.locator(".picture img[width='44']").wait_for()
        await keep_picture(page, f"board-{size}")
        await page.locator(".picture").click()
        assert await page.locator(".lightbox .alt-text").inner_text() == "A board with 4 on it"
        await keep_picture(page, f"enlarged-{size}")
        await page.keyboard.press("Escape")
        await page.locator(".lightbox").wait_for(state="detached")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
async def test_options_selects_and_the_switch_for_direct_messages_by_keyboard(
    playground: Playground, browser: "Browser", bot: BotProcess
) -> None:
    async with page_on(playground, browser) as page:
        await type_command(page, "/echo")
        await page.keyboard.type("sh")
        await page.locator(".suggestion", has_text="Shaft").wait_for()
        await keep_picture(page, "autocomplete")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await page.get_by_text("+ to").click()
        await page.keyboard.type("bo")
        await page.locator(".suggestion", has_text="Bob").wait_for()
        await page.keyboard.press("Enter")
        await page.get_by_text("+ times").click()
        await page.keyboard.type("7")
        await page.keyboard.press("Enter")
        await page.locator(".composer .failure", has_text="Pole „times”: najwyżej 3.").wait_for()
        await page.locator("[data-option=times]").fill("2")
        await page.keyboard.press("Enter")
        await page.get_by_text("pl: shift shift @Bob").wait_for()
        await type_command(page, "/picks")
        await page.keyboard.press("Enter")
        await page.locator(".select", has_text="Which coal?").focus()
        for key in ("ArrowDown", "Enter", "ArrowDown", " "):
            await page.keyboard.press(key)
        await page.get_by_role("button", name="Zatwierdź").click()
        await page.get_by_text("coal y,g").wait_for()
        await page.locator(".select", has_text="Who?").click()
        await page.keyboard.press("c")
        await page.keyboard.press("Enter")
        await page.get_by_text("who Clara").wait_for()
        await page.locator("#closed").focus()
        await page.keyboard.press("Space")
        await type_command(page, "/write")
        await page.keyboard.press("Enter")
        await page.get_by_text("refused 50007").wait_for()
        assert playground.person("Ania").account["closed"] is True


@pytest.mark.parametrize("size", slow_but(["phone"], SIZES))
async def test_a_modal_and_a_private_answer(playground: Playground, browser: "Browser", bot: BotProcess, size: str) -> None:
    async with page_on(playground, browser, size) as page:
        await type_command(page, "/form")
        await page.keyboard.press("Enter")
        await page.locator("dialog.form").wait_for()
        await page.keyboard.type("x")
        await page.get_by_text("Light").click()
        await page.locator("dialog.form button.primary").click()
        await page.locator("dialog.form .failure", has_text="co najmniej 2").wait_for()
        await keep_picture(page, f"modal-{size}")
        await page.locator("dialog.form input.input").fill("Barbara")
        await page.keyboard.press("Enter")
        answer = page.locator(".message.private", has_text="Hello Barbara on l")
        assert "Tylko Ty to widzisz" in await answer.inner_text()
        await answer.get_by_text("Odrzuć").click()
        await answer.wait_for(state="detached")


@pytest.mark.slow
async def test_people_take_turns_in_their_own_language(playground: Playground, browser: "Browser", bot: BotProcess) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    async with page_on(playground, browser) as page:
        await ania.slash("whisper")
        await page.locator(".message.private .body", has_text="psst").wait_for()
        ania.say(f"{bob.mention}, your turn")
        badge = page.locator(f"[data-person='{bob.id}'] .badge")
        await badge.filter(has_text="1").wait_for()
        await page.keyboard.press("Alt+2")
        await page.get_by_placeholder("Message, or / for commands").wait_for()
        assert await page.locator(".message.for-you").count() == 1
        assert await page.locator(".message.private").count() == 0
        assert await page.title() == "Playground"
        await page.locator(".person", has_text="Clara").click()
        await page.get_by_placeholder("Nachricht, oder / für Befehle").wait_for()
        await page.locator("#language").focus()
        await page.select_option("#language", "pl")
        await page.get_by_placeholder("Wiadomość albo /, żeby wybrać polecenie").wait_for()
        assert await page.evaluate("document.activeElement.id") == "language"
        assert playground.person("Clara").account["locale"] == "pl"
        await page.reload()
        await page.locator(".person.current", has_text="Clara").wait_for()


@pytest.mark.parametrize("size", slow_but(["phone"], SIZES))
async def test_threads_direct_messages_and_unread_marks(
    playground: Playground, browser: "Browser", bot: BotProcess, size: str
) -> None:
    ania = playground.person("Ania")
    async with page_on(playground, browser, size) as page:
        await (await ania.slash("thread", {"name": "table 1"})).finished()
        await (await ania.slash("write")).finished()
        if size == "phone":
            await page.locator("#drawer-button").click()
        thread = page.locator(".place", has_text="table 1")
        assert await thread.locator(".badge.call").text_content() == "1"
        await page.locator(f"[data-place='{ania.direct}'] .badge.call").wait_for()
        await keep_picture(page, f"unread-{size}")
        await thread.click()
        await page.locator(".message", has_text="welcome").wait_for()
        if size == "phone":
            await page.locator("#drawer-button").click()
        await page.locator(f"[data-place='{ania.direct}']").click()
        await page.locator(".message", has_text="hello there").locator("img").wait_for()
        assert ania.unread() == {}


async def test_news_do_not_disturb_who_is_typing(playground: Playground, browser: "Browser", bot: BotProcess) -> None:
    async with page_on(playground, browser) as page:
        await page.locator("#text").press_sequentially("/pi")
        playground.add_channel("another")
        await page.locator(".place", has_text="another").wait_for()
        await page.keyboard.type("c")
        await page.locator(".suggestion[aria-selected=true]", has_text="/picks").wait_for()
        assert await page.locator("#text").input_value() == "/pic"


@pytest.mark.slow
async def test_thinking_typing_failing_and_restarting(playground: Playground, browser: "Browser", bot: BotProcess) -> None:
    ania = playground.person("Ania")
    async with page_on(playground, browser) as page:
        await ania.slash("ponder")
        await page.locator(".thinking", has_text="Bot myśli").wait_for()
        await ania.slash("slowly")
        await page.locator("#typing", has_text="Bot pisze").wait_for()
        await ania.slash("go")
        await page.locator(".message .body", has_text="slowly").wait_for()
        await page.locator(".message .body", has_text="thought").wait_for()
        assert await page.locator(".thinking").count() == 0
        await ania.slash("board")
        await bot.kill()
        await page.locator(".state:not(.on)").wait_for()
        playground.settings.acknowledge_seconds = 0.1
        await page.locator("button.button", has_text="More").click()
        await page.get_by_text("Ta interakcja się nie powiodła.").wait_for()
        await type_command(page, "/whisper")
        await page.keyboard.press("Enter")
        await page.get_by_text("Aplikacja nie odpowiedziała.").wait_for()
        await keep_picture(page, "failed")
        playground.settings.acknowledge_seconds = 30.0
        await page.locator(".restart").click()
        await page.locator(".state.on").wait_for()
        await page.locator("button.button", has_text="More").click()
        await page.get_by_text("Count 2").wait_for()
        assert await page.get_by_text("Ta interakcja się nie powiodła.").count() == 0


async def test_text_stays_text(playground: Playground, browser: "Browser") -> None:
    hostile = '<img src=x onerror="document.title=1"> [x](javascript:alert(1)) **bold** `code` ||<b>secret</b>||'
    async with page_on(playground, browser) as page:
        playground.person("Bob").say(hostile)
        message = page.locator(".message .markdown")
        await message.wait_for()
        assert "<img src=x" in await message.inner_text()
        assert await message.locator("img, a, b").count() == 0
        assert await message.locator("strong").inner_text() == "bold"
        await message.locator(".spoiler").click()
        assert "<b>secret</b>" in await message.inner_text()


@pytest.mark.slow
async def test_the_quote_above_an_answer_names_its_author_and_reads_as_people_read_it(
    playground: Playground, browser: "Browser", bot: BotProcess
) -> None:
    bob, general = playground.person("Bob"), playground.channel("general")
    async with page_on(playground, browser) as page, connected(playground) as wire:
        picks = (await usable(bob, "picks")).message
        await bob.select(picks, "coal", "y")
        answer = page.locator(".message", has_text="coal y").locator(".origin")
        assert await answer.locator("span:not(.avatar)").inner_text() == "Bot", "not whoever pressed"
        assert await answer.locator(".jump").inner_text() == "pick"
        emoji = {"name": "lamp", "image": "data:image/png;base64," + base64.b64encode(png(8, 8)).decode()}
        _, lamp = await wire.call("POST", f"/applications/{playground.world.bot['id']}/emojis", emoji)
        content = f"## {bob.mention}, go to <#{general}>\n- **now**, `soon` or ||never|| <:lamp:{lamp['id']}> </picks:1>"
        _, asked = await wire.call("POST", f"/channels/{general}/messages", {"content": content})
        reply = {"content": "done", "message_reference": {"message_id": asked["id"]}}
        await wire.call("POST", f"/channels/{general}/messages", reply)
        quote = page.locator(".message", has_text="done").locator(".origin .jump")
        assert await quote.inner_text() == "@Bob, go to #general now, soon or ▇▇▇ :lamp: /picks"


async def test_a_time_that_no_calendar_holds_stays_text_and_the_channel_can_be_read(
    playground: Playground, browser: "Browser"
) -> None:
    bob = playground.person("Bob")
    times = ("99999999999999999", "-99999999999999999", "9" * 400, "8640000000001")
    for time in times:
        bob.say(f"late: <t:{time}:R>")
    bob.say("early: <t:8640000000000:R> <t:0:F>")
    async with page_on(playground, browser) as page:
        shown = await page.locator(".message .markdown", has_text="late").all_inner_texts()
        assert shown == [f"late: <t:{time}:R>" for time in times]
        assert await page.locator(".message .markdown time").count() == 2


@pytest.mark.slow
async def test_on_a_phone_the_topic_makes_room_for_the_channel_s_name(playground: Playground, browser: "Browser") -> None:
    channel = playground.add_channel("a-name-of-middling-length")
    channel["topic"] = "A topic that is much longer than the screen of any phone is wide, and then some more of it."
    playground.world.keep_channel(channel)
    async with page_on(playground, browser, "phone") as page:
        await page.locator("#drawer-button").click()
        await page.locator(".place", has_text="middling").click()
        name = page.locator(".heading h1", has_text="middling")
        assert await name.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert await page.locator(".heading p").evaluate("one => one.scrollWidth > one.clientWidth")


@pytest.mark.slow
async def test_every_control_has_a_name_and_can_be_reached(playground: Playground, browser: "Browser", bot: BotProcess) -> None:
    ania = playground.person("Ania")
    await ania.slash("board")
    await ania.slash("picks")
    async with page_on(playground, browser) as page:
        nameless = await page.evaluate(
            """() => [...document.querySelectorAll("button, a, input, select, textarea")]
                .filter((one) => !one.closest("[hidden]"))
                .filter((one) => !(one.innerText?.trim() || one.getAttribute("aria-label") || one.labels?.length))
                .map((one) => one.outerHTML)"""
        )
        assert nameless == []
        seen = set()
        await page.locator("body").click(position={"x": 5, "y": 5})
        for _ in range(40):
            await page.keyboard.press("Tab")
            seen.add(await page.evaluate("document.activeElement.className.split(' ')[0] || document.activeElement.id"))
        assert {"person", "place", "language", "closed", "picture", "button", "select", "text"} <= seen


async def test_the_page_comes_back_after_the_server_and_needs_the_key(playground: Playground, browser: "Browser") -> None:
    async with page_on(playground, browser) as page:
        await playground.pages.close()
        await page.locator("#notice").wait_for(state="visible")
        await page.locator("#notice").wait_for(state="hidden")
        playground.person("Bob").say("still here")
        await page.get_by_text("still here").wait_for()
        await page.goto("about:blank")
        await page.goto(playground.address)
        await page.locator("#notice", has_text="printed at the start").wait_for()
        assert await page.locator(".person, .place").count() == 0


async def test_a_foreign_page_in_the_same_browser_reaches_nothing(playground: Playground, browser: "Browser") -> None:
    """A picture needs no permission of the server it comes from; ten thousand of them shut the bot out before."""
    picture = f"<img src='{playground.address}/api/v10/users/@me'>"

    async def foreign(_: web.BaseRequest) -> web.Response:
        return web.Response(text=picture, content_type="text/html")

    async with RawTestServer(foreign) as server:
        page = await browser.new_page()
        await page.goto(str(server.make_url("/")), wait_until="load")
        await page.close()
    assert playground.rest.requests == 0, "refused before anything looks at it"
