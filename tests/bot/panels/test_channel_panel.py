"""The public message shows one turn, says whose, and calls the next player below."""

from __future__ import annotations

from bot.panels.channel_panels import channel_panel, last_turn_events
from bot.panels.components import PictureBlock
from bot.panels.reader_view import ReaderView
from bot.tables.log_entries import LogEntry
from tests.bot.panels.made_tables import NOON
from tests.bot.table_harness import TableHarness


async def test_pictures_of_the_last_mover_are_named_and_the_call_is_below(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    before = (await hall.look(table)).seq
    for place in ("money 6", "money 5"):
        mover = await hall.turn(table)
        assert (await hall.act(table, place)).ok
    found = await hall.look(table)
    shown = channel_panel(ReaderView(found, None, "en"), await hall.tables.since(table, before, None))
    pictures = [at for at, block in enumerate(shown.blocks) if isinstance(block, PictureBlock)]
    assert [shown.blocks[at].kind for at in pictures] == ["board", "shaft"]  # type: ignore[union-attr]
    assert shown.blocks[pictures[-1]].scene.seat == mover - 1  # type: ignore[union-attr]
    said, called = shown.blocks[pictures[-1] + 1 : pictures[-1] + 3]
    assert said == f"-# ↑ Last move: P{mover}"
    assert f"<@{await hall.turn(table)}>" in str(called)
    for at in pictures:
        (placed,) = shown.blocks[at].scene.happened("placed")  # type: ignore[union-attr]
        assert placed.data["space"] == "money 5", "two turns are told, the last one is shown"


def test_what_chance_did_belongs_to_the_turn() -> None:
    def entry(seq: int, kind: str, seat: int | None) -> LogEntry:
        return LogEntry(seq, kind, seat, None, "", NOON, (seq,))  # type: ignore[arg-type]

    entries = [entry(1, "act", 0), entry(2, "act", 1), entry(3, "chance", None), entry(4, "act", 1), entry(5, "options", None)]
    assert last_turn_events(entries) == [2, 3, 4]
    assert last_turn_events([entry(1, "start", None)]) == []
