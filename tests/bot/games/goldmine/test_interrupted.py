"""A turn of Gold Mine that is interrupted shows what it has come to."""

from __future__ import annotations

from random import Random

from bot.panels.current_panel import current_panel
from bot.panels.reader_view import ReaderView
from bot.tables.table import Table
from engine.goldmine.cells import place_text
from tests.bot.table_harness import HOUR, TableHarness

GAME = "goldmine"
DAY = 24 * HOUR


async def built(hall: TableHarness, people: int, **more: object) -> int:
    """A table whose mine stands, laid by lot."""
    table = await hall.start(people, game=GAME, **more)
    rng = Random(2)
    while (found := await hall.look(table)).state.building():
        texts = await hall.tables.legal(table, found.to_act()[0])
        assert (await hall.act(table, rng.choice(texts))).ok
    return table


async def into_a_passage(hall: TableHarness, table: int) -> Table:
    """Everybody looks for passages until one of them has opened."""
    rng = Random(3)
    for _ in range(600):
        found = await hall.look(table)
        if found.state.phase == "passage":
            return found
        texts = await hall.tables.legal(table, found.to_act()[0])
        wanted = [f"go {place_text(place)}" for place in found.state.mine.passages]
        likely = [text for text in texts if text == "passage" or text in wanted] or [text for text in texts if text == "roll"]
        assert (await hall.act(table, rng.choice(likely or texts))).ok
    raise AssertionError("nobody gets through a passage")


async def test_the_dice_of_a_passage_are_still_shown_after_a_restart_and_a_reminder(hall: TableHarness) -> None:
    table = await built(hall, 2, clock=DAY)
    found = await into_a_passage(hall, table)
    before = [event for event in found.recent.last_turn(found.seq) if event.kind == "tried_passage"]
    assert before
    hall.clock.now += DAY // 2 + HOUR
    assert await hall.scheduler.tick(table), "a reminder"
    hall.restart()
    found = await hall.look(table)
    assert found.state.phase == "passage"
    reader = ReaderView(found, found.to_act()[0], "en")
    panel = current_panel(reader)
    assert " + ".join(map(str, before[-1].data["dice"])) in panel.text
    (walk,) = [picture for picture in panel.pictures if picture.kind == "walk"]
    assert before[-1] in walk.scene.events, "the picture shows them, too"
