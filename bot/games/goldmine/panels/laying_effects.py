"""What a tile would do at a cell, for the line of the select: how much it joins, whose ways it shortens, what it closes."""

from __future__ import annotations

from bot.games.goldmine.panels.reader_view import GoldMineReaderView
from bot.games.goldmine.texts.labels import place_label
from engine.goldmine.box import CODE_OF, SIDES
from engine.goldmine.cells import HOME, STEP, Cell, Place
from engine.goldmine.choices import spots
from engine.goldmine.mine import PIECES, Mine
from engine.goldmine.wayfinder import steps_from, steps_to

MOST = 2  # effects in a line


def effects(reader: GoldMineReaderView, tile: str, cell: Cell) -> tuple[int, str]:
    """How many tunnels the tile joins there at most, and what else is worth knowing."""
    view = reader.view
    sides = spots(view, tile)[cell]
    joined = {side: joined_places(view.mine, tile, cell, side) for side in sides}
    joins = max(map(len, joined.values()))
    lines = []
    if joins > 1 and view.phase == "put":  # only a tile with two neighbours can shorten a way
        best = max(sides, key=lambda side: len(joined[side]))
        lines += _shortened(reader, view.mine.laid(cell, tile, best))
    open_ends = {side: PIECES[CODE_OF[tile]][side].open_sides.bit_count() - len(joined[side]) for side in sides}
    if joins == 1 and not any(open_ends.values()) and joined[sides[0]][0] in view.mine.reached:
        lines.append(reader.say("effect-closes", place=place_label(joined[sides[0]][0], reader.lang)))
    return joins, " · ".join(lines[:MOST])


def joined_places(mine: Mine, tile: str, cell: Cell, side: str) -> list[Place]:
    """The places that a tile would be joined to there."""
    piece = PIECES[CODE_OF[tile]][side]
    found = []
    for at in range(len(SIDES)):
        neighbour = mine.pieces.get(cell + STEP[at])
        if neighbour is not None and piece.at_side[at] >= 0 and neighbour.at_side[(at + 2) % 4] >= 0:
            found.append((cell + STEP[at]) << 4 | neighbour.at_side[(at + 2) % 4])
    return found


def _shortened(reader: GoldMineReaderView, after: Mine) -> list[str]:
    """Whose way home or to gold gets shorter; the reader's own first."""
    view = reader.view
    gold = [cell << 4 for cell in view.nuggets]
    home_before, home_after = (steps_from(mine, HOME, view.mud) for mine in (view.mine, after))
    gold_before, gold_after = (steps_to(mine, gold, view.mud) for mine in (view.mine, after))
    lines = []
    seats = sorted(range(view.seats), key=lambda seat: seat != reader.seat)
    for key, before, now in (("effect-shorter", home_before, home_after), ("effect-nearer", gold_before, gold_after)):
        for seat in seats:
            place = view.players[seat].miner
            if place is not None and place in before and before[place][0] > now[place][0]:
                steps = before[place][0] - now[place][0]
                lines.append(reader.say(key, who=reader.plain_names[seat], steps=steps))
    return lines
