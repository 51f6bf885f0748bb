"""Whatever becomes of the pictures: the words and the buttons of a message arrive."""

from __future__ import annotations

from discord.ui import Button, MediaGallery, TextDisplay

from bot.discord_app.panel_layout import RenderedPanel
from bot.discord_app.picture_cache import PictureCache
from bot.panels.channel_panels import channel_panel
from bot.panels.reader_view import ReaderView
from bot.workers.watched_pool import WorkerHung
from render.picture_registry import RenderedPicture
from render.scene import Scene
from tests.bot.table_harness import TableHarness
from tests.conformance.games import begin, every_game, play_on


class HungRenderer:
    """Draws nothing in time."""

    async def start(self) -> None:
        pass

    async def picture(self, kind: str, scene: Scene) -> RenderedPicture:
        raise WorkerHung("no answer")


@every_game
async def test_a_message_without_its_pictures_has_all_its_words_and_buttons(hall: TableHarness, game: str) -> None:
    number = await begin(hall, game)
    table = await play_on(hall, number, 12)
    shown = channel_panel(ReaderView(table, None, "en"), await hall.tables.since(number, 0, None))
    drawn = await PictureCache(1, HungRenderer()).of(shown)
    assert drawn == [None] * len(shown.pictures)
    items = list(RenderedPanel(shown, drawn).view.walk_children())
    assert not any(isinstance(item, MediaGallery) for item in items)
    assert "".join(item.content for item in items if isinstance(item, TextDisplay)).strip()
    assert len(shown.pictures) > 0 < len(shown.buttons)
    assert [item.item.label for item in items if isinstance(getattr(item, "item", None), Button)] == [
        button.label for button in shown.buttons
    ]
