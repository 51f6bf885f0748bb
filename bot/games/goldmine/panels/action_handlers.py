"""What presses do in this game.

Whatever is not possible goes to the table all the same: it says why, and knows a press that arrives twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.goldmine.panels.acting import KINDS, act_panel, confirm_panel, rivals_panel, rivals_to_challenge
from bot.games.goldmine.panels.deciding import chase_panel, drop_panel
from bot.games.goldmine.panels.ending import with_end
from bot.games.goldmine.panels.laying import cells_panel, tile_of, turned_panel
from bot.games.goldmine.panels.reader_view import GoldMineReaderView
from bot.games.goldmine.panels.walking import passage_panel, walk_panel
from bot.panels.components import Panel, page_in
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.tables.table import Answer
from engine.goldmine.actions import DIG, PASS, PASSAGE, ROLL, Put
from engine.goldmine.cells import parse_cell
from engine.goldmine.choices import spots

HOW = tuple(str(action) for action in (DIG, ROLL, PASSAGE, PASS))
_PHASES_OF_PUT = ("build", "put")
PagedPanel = Callable[[GoldMineReaderView, str, int], Panel]


async def _move(press: PanelPress, reader: GoldMineReaderView) -> Answer:
    """Dig, roll, passage or pass."""
    return await press.act(with_end(reader, [press.value]) if press.value in HOW else [])


async def _cell(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    """A cell for the tile: it is laid at once where there is one way round, else the next question follows."""
    which, value = press.address.argument, press.value
    if not _laying(reader) or (tile := tile_of(reader, which)) is None:
        return await press.act(_put_text(reader, which, value, "N"))
    if (page := page_in(value)) is not None:
        return cells_panel(reader, which, page)
    cell = parse_cell(value)
    sides = spots(reader.view, tile).get(cell, ()) if cell is not None else ()
    if cell is not None and len(sides) > 1:
        return turned_panel(reader, which, cell)
    return await press.act(_put_text(reader, which, value, sides[0] if sides else "N"))


async def _tile(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    """One of the hand: where it may go."""
    tile = tile_of(reader, press.value) if _laying(reader) else None
    if tile is None or not reader.view.mine.spots(tile):
        return await press.act([])
    return cells_panel(reader, press.value)


async def _put(press: PanelPress, reader: GoldMineReaderView) -> Answer:
    which, cell, side = (*press.value.split(" "), "", "", "")[:3]
    return await press.act(_put_text(reader, which, cell, side))


def _laying(reader: GoldMineReaderView) -> bool:
    return reader.on_turn and reader.view.phase in _PHASES_OF_PUT


def _put_text(reader: GoldMineReaderView, which: str, cell: str, side: str) -> list[str]:
    tile = tile_of(reader, which) if reader.table.state is not None else None
    where = parse_cell(cell)
    return [str(Put(tile, where, side))] if tile and where is not None and side else []


async def _go(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    shown = {"walk": walk_panel, "passage": passage_panel}
    return await _to_place(press, reader, "go", shown)


async def _chase(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    return await _to_place(press, reader, "chase", {"chase": chase_panel})


async def _drop(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    return await _to_place(press, reader, "drop", {"drop": drop_panel})


async def _to_place(press: PanelPress, reader: GoldMineReaderView, word: str, shown: Mapping[str, PagedPanel]) -> Answer | Panel:
    """A goal, or the next page of them."""
    page = page_in(press.value)
    if page is None:
        return await press.act(with_end(reader, [f"{word} {press.value}"]))
    if not reader.on_turn or reader.view.phase not in shown:
        return await press.act([])
    return shown[reader.view.phase](reader, "", page)


async def _collect(press: PanelPress, reader: GoldMineReaderView) -> Answer:
    """Alone, or with the end of the turn."""
    texts = press.value.split(" ") if press.value else ["collect"]
    return await press.act(with_end(reader, texts))


async def _rivals(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    if not reader.on_turn or press.value not in KINDS or not rivals_to_challenge(reader, press.value):
        return await press.act([])
    return rivals_panel(reader, press.value)


async def _confirm(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    kind, _, rival = press.value.partition(" ")
    if press.value not in reader.legal or kind not in KINDS:
        return await press.act([])
    return confirm_panel(reader, kind, int(rival))


async def _share(press: PanelPress, reader: GoldMineReaderView) -> Answer | Panel:
    if (page := page_in(press.value)) is not None and reader.on_turn and reader.view.phase == "act":
        return act_panel(reader, page=page)
    return await press.act([press.value])


ACTION_HANDLERS: Mapping[str, ActionHandler] = {
    "move": _move,
    "tile": _tile,
    "cell": _cell,
    "put": _put,
    "go": _go,
    "stay": lambda press, reader: press.act(with_end(reader, ["stay"])),
    "collect": _collect,
    "rivals": _rivals,
    "confirm": _confirm,
    "fight": lambda press, reader: press.act([press.value]),
    "share": _share,
    "end": lambda press, reader: press.act(["end"]),
    "drop": _drop,
    "leave_it": lambda press, reader: press.act(["leave"]),
    "chase": _chase,
}
