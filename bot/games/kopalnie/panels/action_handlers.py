"""What presses do in this game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.kopalnie.panels.reader_view import KopalnieReaderView
from bot.panels.components import small_number
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.tables.table import Answer


async def _answer(press: PanelPress, reader: KopalnieReaderView) -> Answer:
    """A decision by its number among those that are legal."""
    number = small_number(press.value)
    return await press.act([] if number is None else list(reader.legal[number : number + 1]))


ACTION_HANDLERS: Mapping[str, ActionHandler] = {
    "answer": _answer,
    "dig": lambda press, reader: press.act([f"dig {press.value}"]),
    "guess": lambda press, reader: press.act([f"guess {press.value}"]),
    "lay": lambda press, reader: press.act([f"lay {press.value}"]),
    "coin": lambda press, reader: press.act([f"coin {press.value}"]),
    "enough": lambda press, reader: press.act(["enough"]),
}
