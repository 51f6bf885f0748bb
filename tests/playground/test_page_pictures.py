"""Pictures have the boxes that Discord gives them, and open at full size: measured in a real Chromium."""

import asyncio
import itertools
from typing import TYPE_CHECKING

import aiohttp
import pytest

from playground import Playground
from tests.playground.browser import keep_picture, page_on
from tests.playground.wire import connected, png

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, Route

pytestmark = pytest.mark.slow
NEAR = 2  # CSS pixels
Box = tuple[float, float, float, float]  # left and top within the gallery, width, height


async def boxes(page: "Page", selector: str = ".gallery") -> list[Box]:
    """The boxes of the pictures as they are seen, within their gallery."""
    await page.wait_for_function(
        f"""() => {{
            const pictures = [...document.querySelectorAll({selector + " .picture img"!r})];
            return pictures.length && pictures.every((one) => one.complete && one.naturalWidth);
        }}"""
    )
    found: list[list[float]] = await page.locator(f"{selector} .picture").evaluate_all(
        """(all) => all.map((one) => {
            const outer = one.closest(".gallery").getBoundingClientRect();
            const frame = one.getBoundingClientRect();
            const image = one.querySelector("img").getBoundingClientRect();
            if (Math.abs(frame.width - image.width) > 0.5 || Math.abs(frame.height - image.height) > 0.5)
                throw new Error(`picture ${image.width} x ${image.height} in a frame ${frame.width} x ${frame.height}`);
            return [frame.left - outer.left, frame.top - outer.top, frame.width, frame.height];
        })"""
    )
    return [(left, top, width, height) for left, top, width, height in found]


def near(found: list[Box], wanted: list[Box]) -> bool:
    return len(found) == len(wanted) and all(
        abs(one - other) <= NEAR for box, want in zip(found, wanted, strict=True) for one, other in zip(box, want, strict=True)
    )


@pytest.mark.parametrize(
    ("own", "shown"),
    [
        ((1188, 1860), (224, 350)),  # tall: the height decides
        ((1188, 756), (550, 350)),  # exactly 11 : 7
        ((1188, 600), (550, 278)),  # wide: the width decides
        ((300, 200), (300, 200)),  # small: never enlarged
        ((100, 700), (50, 350)),
    ],
)
@pytest.mark.parametrize("in_container", [True, False])
async def test_one_picture_is_whole_and_inside_550_by_350(
    playground: Playground, browser: "Browser", own: tuple[int, int], shown: tuple[int, int], in_container: bool
) -> None:
    async with page_on(playground, browser) as page, connected(playground) as wire:
        await wire.post_pictures(playground.channel("general"), [[png(*own)]], in_container=in_container)
        found = await boxes(page)
        assert near(found, [(0, 0, *shown)]), found


GALLERIES: dict[int, list[Box]] = {
    2: [(0, 0, 273, 273), (277, 0, 273, 273)],
    3: [(0, 0, 364, 364), (368, 0, 182, 180), (368, 184, 182, 180)],
    4: [(0, 0, 273, 173), (277, 0, 273, 173), (0, 177, 273, 173), (277, 177, 273, 173)],
    5: [(left, top, 180, 180) for top in (0, 185) for left in (0, 185, 370)][:5],
    10: [(left, top, 180, 180) for top in (0, 185, 370, 555) for left in (0, 185, 370)][:10],
}


@pytest.mark.parametrize("count", GALLERIES)
@pytest.mark.parametrize("own", [(1188, 500), (300, 900), (60, 60)])
async def test_several_pictures_are_cut_to_the_boxes_of_discord(
    playground: Playground, browser: "Browser", count: int, own: tuple[int, int]
) -> None:
    async with page_on(playground, browser) as page, connected(playground) as wire:
        await wire.post_pictures(playground.channel("general"), [[png(*own)] * count])
        found = await boxes(page)
        assert near(found, GALLERIES[count]), found
        fits = await page.locator(".gallery img").evaluate_all("(all) => all.map((one) => getComputedStyle(one).objectFit)")
        assert set(fits) == {"cover"}
        await keep_picture(page, f"gallery-{count}-{own[0]}")


@pytest.mark.parametrize("count", [1, *GALLERIES])
async def test_on_a_phone_pictures_take_the_width_of_the_message(playground: Playground, browser: "Browser", count: int) -> None:
    async with page_on(playground, browser, "phone") as page, connected(playground) as wire:
        await wire.post_pictures(playground.channel("general"), [[png(1188, 1860)] * count])
        found = await boxes(page)
        room = await page.locator(".container").evaluate(
            """(one) => {
                const style = getComputedStyle(one);
                return one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            }"""
        )
        assert room > 350
        if count == 1:
            assert near(found, [(0, 0, room, room * 1860 / 1188)]), found
        else:
            scale = room / 550
            shape = [tuple(figure * scale for figure in box) for box in GALLERIES[count]]
            assert near(found, shape), (found, shape)  # type: ignore[arg-type]
        assert max(left + width for left, _, width, _ in found) <= room + 0.5
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await keep_picture(page, f"gallery-{count}-phone")


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_galleries_that_follow_each_other_stand_8_pixels_apart(
    playground: Playground, browser: "Browser", size: str
) -> None:
    async with page_on(playground, browser, size) as page, connected(playground) as wire:
        await wire.post_pictures(playground.channel("general"), [[png(1188, 700)], [png(1188, 600)], [png(1188, 500)] * 2])
        await boxes(page)
        edges = await page.locator(".gallery").evaluate_all(
            "(all) => all.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom])"
        )
        gaps = [below[0] - above[1] for above, below in itertools.pairwise(edges)]
        assert gaps == pytest.approx([8, 8], abs=0.5)
        await keep_picture(page, f"strips-{size}")


async def test_room_is_kept_before_a_picture_has_come(playground: Playground, browser: "Browser") -> None:
    """Otherwise the messages below jump while one aims at a button."""
    arrived = asyncio.Event()

    async def hold(route: "Route") -> None:
        await arrived.wait()
        await route.continue_()

    async with page_on(playground, browser) as page, connected(playground) as wire:
        await page.route("**/attachments/**", hold)
        await wire.post_pictures(playground.channel("general"), [[png(1188, 600)]])
        box = await page.locator(".picture").bounding_box()
        arrived.set()
        assert box is not None
        assert (box["width"], box["height"]) == pytest.approx((550, 278), abs=NEAR)
        assert near(await boxes(page), [(0, 0, 550, 278)])


async def test_attachments_of_an_ordinary_message_are_one_gallery(playground: Playground, browser: "Browser") -> None:
    async with page_on(playground, browser) as page, connected(playground) as wire:
        form = aiohttp.FormData()
        for number in range(2):
            form.add_field(f"files[{number}]", png(800, 300), filename=f"{number}.png", content_type="image/png")
        assert (await wire.call("POST", f"/channels/{playground.channel('general')}/messages", data=form))[0] == 200
        assert near(await boxes(page), GALLERIES[2])


# a picture over the whole window


async def shown(page: "Page") -> tuple[float, float, float, float]:
    """Left, top, width and height of the enlarged picture in the window."""
    await page.wait_for_function("document.querySelector('.lightbox img')?.naturalWidth > 0")
    box = await page.locator(".lightbox img").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


async def open_first(page: "Page", playground: Playground, *galleries: list[bytes]) -> None:
    async with connected(playground) as wire:
        await wire.post_pictures(playground.channel("general"), list(galleries))
    await boxes(page)
    await page.locator(".picture").first.click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_a_press_opens_the_picture_and_arrows_lead_through_the_message(
    playground: Playground, browser: "Browser", size: str
) -> None:
    async with page_on(playground, browser, size) as page:
        await open_first(page, playground, [png(1188, 700)], [png(300, 200), png(400, 200)])
        box = page.locator(".lightbox")
        assert await box.get_attribute("aria-label") == "Picture 1"
        _, _, width, height = await shown(page)
        room = page.viewport_size
        assert room is not None
        assert width == pytest.approx(min(room["width"], 1188), abs=NEAR)
        assert height == pytest.approx(width * 700 / 1188, abs=NEAR)
        await keep_picture(page, f"viewer-{size}")
        await page.get_by_role("button", name="Następny obraz").click()
        assert await box.locator("img").get_attribute("alt") == "Picture 2"
        assert (await shown(page))[2:] == (300, 200), "no larger than it is"
        assert "Obraz 2 z 3" in await box.locator(".alt-text").inner_text()
        await page.keyboard.press("ArrowRight")
        assert await box.get_attribute("aria-label") == "Picture 3"
        await page.keyboard.press("ArrowRight")
        assert await box.get_attribute("aria-label") == "Picture 1", "after the last comes the first"
        await page.get_by_role("button", name="Poprzedni obraz").click()
        assert await box.get_attribute("aria-label") == "Picture 3"
        await page.keyboard.press("Escape")
        await box.wait_for(state="detached")
        focused = await page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert focused == "Powiększ obraz: Picture 3", "the keyboard is on the picture that was seen last"
        await page.keyboard.press("Enter")
        await box.wait_for()
        await page.get_by_role("button", name="Zamknij").click()
        await box.wait_for(state="detached")


async def test_the_wheel_zooms_where_it_points_and_a_drag_moves(playground: Playground, browser: "Browser") -> None:
    async with page_on(playground, browser) as page:
        await open_first(page, playground, [png(2400, 1200)])
        left, top, width, height = await shown(page)
        point = (left + width / 4, top + height / 4)
        await page.mouse.move(*point)
        await page.mouse.wheel(0, -400)
        await page.wait_for_function("(before) => document.querySelector('.lightbox img').width > before * 1.5", arg=width)
        left, top, width, height = await shown(page)
        assert width == pytest.approx(2 * height, abs=NEAR)
        assert ((point[0] - left) / width, (point[1] - top) / height) == pytest.approx((0.25, 0.25), abs=0.01)
        await page.mouse.down()
        await page.mouse.move(point[0] - 60, point[1] - 40, steps=4)
        await page.mouse.up()
        moved = await shown(page)
        assert moved == pytest.approx((left - 60, top - 40, width, height), abs=NEAR), "the drag is no press"
        await page.mouse.wheel(0, 5000)
        await page.locator(".lightbox:not(.zoomed)").wait_for()
        assert (await shown(page))[2] == pytest.approx(1280, abs=NEAR), "never smaller than the window needs"
        for key, grows in (("+", True), ("-", False)):
            before = (await shown(page))[2]
            await page.keyboard.press(key)
            assert ((await shown(page))[2] > before) is grows
        await page.mouse.click(*point)
        assert (await shown(page))[2] == pytest.approx(2400, abs=NEAR), "a press shows its own size"
        await page.keyboard.press("0")
        assert (await shown(page))[2] == pytest.approx(1280, abs=NEAR)
        await page.mouse.click(640, 60)
        await page.locator(".lightbox").wait_for(state="detached")


async def test_two_fingers_zoom_and_one_moves(playground: Playground, browser: "Browser") -> None:
    async with page_on(playground, browser, "phone") as page:
        await open_first(page, playground, [png(1188, 700)])
        left, top, width, _ = await shown(page)
        assert (left, width) == pytest.approx((0, 420), abs=NEAR)
        touch = await page.context.new_cdp_session(page)
        middle = (210, top + 100)

        async def fingers(kind: str, *points: tuple[float, float]) -> None:
            marks = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
            await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": marks})

        await fingers("touchStart", (middle[0] - 40, middle[1]), (middle[0] + 40, middle[1]))
        for apart in (60, 80, 100, 120):
            await fingers("touchMove", (middle[0] - apart, middle[1]), (middle[0] + apart, middle[1]))
        await fingers("touchEnd")
        left, _, width, _ = await shown(page)
        assert width == pytest.approx(3 * 420, rel=0.05)
        assert left + width / 2 == pytest.approx(210, abs=60), "what is between the fingers stays there"
        await fingers("touchStart", middle)
        for way in (20, 50, 80):
            await fingers("touchMove", (middle[0] - way, middle[1]))
        await fingers("touchEnd")
        moved = await shown(page)
        assert left - moved[0] == pytest.approx(80, abs=30)
        assert moved[2] == pytest.approx(width, abs=NEAR)


async def test_a_message_drawn_anew_does_not_disturb_the_enlarged_picture(playground: Playground, browser: "Browser") -> None:
    async with page_on(playground, browser) as page, connected(playground) as wire:
        general = playground.channel("general")
        message = await wire.post_pictures(general, [[png(600, 300)]], in_container=False)
        await boxes(page)
        await page.locator(".picture").focus()
        await page.keyboard.press("Enter")
        await shown(page)
        components = [{"type": 10, "content": "changed"}, *message["components"]]
        for one in components[1]["items"]:
            one["media"] = {"url": one["media"]["url"]}
        components[1] = {
            "type": 12,
            "items": [{"media": one["media"], "description": "Picture 1"} for one in components[1]["items"]],
        }
        status, answer = await wire.call("PATCH", f"/channels/{general}/messages/{message['id']}", {"components": components})
        assert status == 200, answer
        await page.get_by_text("changed").wait_for()
        await page.keyboard.press("Escape")
        await page.locator(".lightbox").wait_for(state="detached")
        assert await page.evaluate("document.activeElement.className") == "picture sized"
