"""What presses do in this game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.niemcy.panels.claim_draft import draft_actions, read_draft
from bot.games.niemcy.panels.reader_view import NiemcyReaderView
from bot.panels.components import small_number
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.tables.table import Answer


async def _numbered(press: PanelPress, reader: NiemcyReaderView) -> Answer:
    """A decision by its number among the legal ones: tickets are not to be read from an address."""
    number = small_number(press.value)
    return await press.act([] if number is None else list(reader.legal[number : number + 1]))


async def _confirm(press: PanelPress, reader: NiemcyReaderView) -> Answer:
    """A whole claim, or what is left of it; when there is no such claim, the table says why not."""
    running = reader.table.status == "running" and reader.on_turn and reader.view.phase in ("turn", "pay", "board")
    draft = read_draft(reader, press.value) if running else None
    return await press.act([] if draft is None else draft_actions(reader, draft))


ACTION_HANDLERS: Mapping[str, ActionHandler] = {
    "announce": _numbered,
    "keep": _numbered,
    "draw": lambda press, reader: press.act([f"draw {press.value}"]),
    "confirm": _confirm,
    "pass": lambda press, reader: press.act(["pass"]),
}
