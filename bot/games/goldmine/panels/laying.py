"""Laying a tile: the cell, then the way round; with hands of five tiles first which one."""

from __future__ import annotations

from bot.games.goldmine.panels.laying_effects import effects
from bot.games.goldmine.panels.reader_view import GoldMineReaderView, own
from bot.games.goldmine.panels.turn_panel import page_buttons
from bot.games.goldmine.texts.labels import ARROWS, cell_label, tile_label
from bot.panels.components import PAGE_VALUE, Button, ButtonRow, Panel, Select, SelectOption, panel
from engine.goldmine.box import CODE_OF
from engine.goldmine.cells import Cell, cell_text, sides_text
from engine.goldmine.choices import cell_pages, spots, steps_to_cell
from engine.goldmine.lay_plan import LayPlan
from engine.goldmine.mine import PIECES

_FAR = 1000  # steps: more than any way has
DRAWN = "-"  # in an address: the tile that was drawn, not one of the hand


def build_panel(reader: GoldMineReaderView, note: str = "") -> Panel:
    """Phase I: the tile that was drawn, or one of the hand; nothing to do where an automat lays."""
    if reader.seat is not None and reader.table.ordered(reader.seat):
        return panel(note, reader.say("lay-for-you"), _below(reader))
    return _hand_choice(reader, note) if reader.view.drawn is None else cells_panel(reader, DRAWN, note=note)


def put_panel(reader: GoldMineReaderView, note: str = "") -> Panel:
    """The tile that was dug up."""
    return cells_panel(reader, DRAWN, note=note)


def tile_of(reader: GoldMineReaderView, which: str) -> str | None:
    """The tile that an address means: the one that was drawn, or one by its place in the hand."""
    if which == DRAWN or reader.seat is None:
        return reader.view.drawn
    hand = own(reader).hand or ()
    return hand[int(which)] if which.isdecimal() and len(which) == 1 and int(which) < len(hand) else None


def _hand_choice(reader: GoldMineReaderView, note: str) -> Panel:
    return panel(
        note,
        reader.with_deadline(reader.say("put-hand"), " "),
        reader.picture("hand"),
        hand_buttons(reader),
        _below(reader),
    )


def hand_buttons(reader: GoldMineReaderView) -> ButtonRow:
    """A button for each tile; those that fit nowhere are greyed."""
    found = []
    for number, tile in enumerate(own(reader).hand or ()):
        label = f"{number + 1} · {tile_label(tile, reader.lang, reader.view.mud)}"
        fits = bool(reader.view.mine.spots(tile))
        found.append(reader.button("tile", str(number), label=label, style="primary", disabled=not fits))
    return tuple(found)


def _below(reader: GoldMineReaderView) -> ButtonRow:
    """What stands below the cells, in one row: while building nobody has anything that standings could show."""
    if reader.view.phase != "build":
        return page_buttons(reader)
    return (*building_buttons(reader), reader.button("mine"), reader.button("rules"))


def building_buttons(reader: GoldMineReaderView) -> ButtonRow:
    """What shortens the beginning: leave one's own tiles to an automat; the host can suggest it to all."""
    table = reader.table
    if reader.view.phase != "build" or reader.seat is None:
        return ()
    if "build" in table.seats[reader.seat].orders.split():
        return (reader.button("drop_order", "build build_all", label=reader.say("btn-lay-myself")),)
    lay_all = reader.button("give_order", "build build_all", label=reader.say("btn-lay-all"), emoji="automat")
    people = len(table.people_present())
    suggest = people > 1 and table.seats[reader.seat].owner == table.host
    return (lay_for_me(reader), *((lay_all,) if suggest else ()))


def lay_for_me(reader: GoldMineReaderView) -> Button:
    """An automat lays one's own tiles while the mine is being built."""
    return reader.button("give_order", "build", label=reader.say("btn-lay-for-me"), emoji="automat")


def cells_panel(reader: GoldMineReaderView, which: str, page: int = 0, note: str = "") -> Panel:
    """Where the tile may go, 24 cells on a page, the nearest first."""
    view = reader.view
    tile = tile_of(reader, which)
    assert tile is not None
    pages = cell_pages(view, tile)
    page %= len(pages)
    near = {cell: steps_to_cell(view, tile, cell) for cell in pages[page]}
    numbered = sorted(enumerate(pages[page], 1), key=lambda one: (_FAR if near[one[1]] is None else near[one[1]], one[0]))
    options = [_cell_option(reader, tile, number, cell, near[cell]) for number, cell in numbered]
    if len(pages) > 1:
        following = (page + 1) % len(pages)
        options.append(SelectOption(f"{PAGE_VALUE}{following}", reader.say("page-of", page=page + 1, pages=len(pages))))
    return panel(
        note,
        reader.with_deadline(reader.say("put-where", tile=tile_label(tile, reader.lang, view.mud)), " "),
        reader.picture("lay", plan=str(LayPlan(tile, page))),
        Select(reader.to("cell", which), reader.say("choose-cell"), tuple(options)),
        (reader.button("play", label=reader.say("btn-back-hand")),) if which != DRAWN else None,
        _below(reader),
    )


def _cell_option(reader: GoldMineReaderView, tile: str, number: int, cell: Cell, steps: int | None) -> SelectOption:
    view = reader.view
    joins, more = effects(reader, tile, cell)
    label = cell_label(cell)
    if steps is None:
        text = reader.say("opt-cell-apart", number=number, cell=label, joins=joins)
    else:
        key = "opt-cell-build" if view.phase == "build" else "opt-cell"
        text = reader.say(key, number=number, cell=label, joins=joins, steps=steps)
    return SelectOption(cell_text(cell), text, more)


def turned_panel(reader: GoldMineReaderView, which: str, cell: Cell, note: str = "") -> Panel:
    """Which way round; the picture shows all of them, numbered."""
    tile = tile_of(reader, which)
    assert tile is not None
    buttons = []
    for number, side in enumerate(spots(reader.view, tile)[cell], 1):
        label = f"{number} · {turned_label(reader, tile, side)}"
        buttons.append(reader.button("put", f"{which} {cell_text(cell)} {side}", label=label, style="primary"))
    return panel(
        note,
        reader.with_deadline(reader.say("put-turned", cell=cell_label(cell)), " "),
        reader.picture("lay", plan=str(LayPlan(tile, 0, cell))),
        (*buttons, reader.button("play", label=reader.say("btn-other-cell"))),
    )


def turned_label(reader: GoldMineReaderView, tile: str, side: str) -> str:
    """The tunnels of a tile laid this way round, as arrows and letters; one with a passage comes first."""
    corridors = [sides_text(corridor) for corridor in PIECES[CODE_OF[tile]][side].corridors]
    arrows = " ".join("".join(ARROWS[letter] for letter in corridor) for corridor in corridors)
    return reader.say("btn-turned", arrows=arrows, sides=" ".join(corridors))
