"""What people share after a game: each picture is posted once, in the table's language."""

from __future__ import annotations

import pytest

from bot.panels.components import Address, Panel, PictureBlock, PressResult, ReadyPicture, discord_problems
from bot.panels.game_module import GAME_MODULES
from bot.panels.press_dispatch import handle_press
from bot.tables.table import Place, Table
from tests.bot.table_harness import TableHarness


class Channel:
    """Collects what is shown to a person and posted for everybody."""

    def __init__(self, hall: TableHarness) -> None:
        self.hall = hall
        self.shown: list[Panel] = []
        self.posted: list[Panel] = []
        self.broken = False

    async def show(self, panel: Panel) -> None:
        self.shown.append(panel)

    async def post(self, panel: Panel) -> str:
        if self.broken:
            raise ConnectionError
        self.posted.append(panel)
        return f"https://discord.com/channels/5/77/{len(self.posted)}"

    async def press(self, table: Table, verb: str, person: int = 1) -> PressResult:
        address = Address(table.id, table.seq, verb)
        return await handle_press(
            self.hall.tables, person, address, key=self.hall.key(), lang="en", place=Place(5, 77), show=self.show, post=self.post
        )


async def finished(hall: TableHarness, game: str) -> Table:
    number = await hall.start(2, game=game, clock=None)
    while (await hall.look(number)).to_act():
        await hall.act(number)
    return await hall.look(number)


@pytest.mark.parametrize("game", GAME_MODULES)
async def test_the_result_card_is_posted_once(hall: TableHarness, game: str) -> None:
    table, channel = await finished(hall, game), Channel(hall)
    assert (await channel.press(table, "result_card", person=99)).refused == ""
    (posted,) = channel.posted
    assert discord_problems(posted) == []
    picture = posted.blocks[1]
    assert isinstance(picture, PictureBlock)
    assert picture.scene.lang == table.language, "the channel's language, not the presser's"
    assert picture.scene.view.winners == table.game.result(table.state).winners  # type: ignore[union-attr]
    assert len(picture.scene.view.points) > 10
    again = await channel.press(table, "result_card")
    assert "https://discord.com/channels/5/77/1" in again.panel.text
    assert len(channel.posted) == 1


async def test_the_animation_is_posted(hall: TableHarness) -> None:
    table, channel = await finished(hall, "kopalnie"), Channel(hall)
    await channel.press(table, "animation")
    (posted,) = channel.posted
    picture = posted.blocks[1]
    assert isinstance(picture, ReadyPicture)
    assert picture.drawn.strips[0].form == "gif"
    assert picture.drawn.strips[0].data[:4] == b"GIF8"
    assert discord_problems(posted) == []
    assert channel.shown, "it takes seconds, so something is said first"


async def test_what_could_not_be_posted_can_be_tried_again(hall: TableHarness) -> None:
    table, channel = await finished(hall, "kopalnie"), Channel(hall)
    channel.broken = True
    with pytest.raises(ConnectionError):
        await channel.press(table, "result_card")
    channel.broken = False
    await channel.press(table, "result_card")
    assert len(channel.posted) == 1
