"""A table of this game as one reader may see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.panels.reader_view import ReaderViewOf
from engine.goldmine.cells import Place
from engine.goldmine.view import PlayerView, View
from engine.goldmine.wayfinder import NOTHING, Nearest, nearest

GoldMineReaderView: TypeAlias = ReaderViewOf[View]


def own(reader: GoldMineReaderView) -> PlayerView:
    """The reader's miner, gold and tokens."""
    assert reader.seat is not None
    return reader.view.players[reader.seat]


def own_place(reader: GoldMineReaderView) -> Place:
    """Where the reader's miner stands; only once everybody is in the mine."""
    place = own(reader).miner
    assert place is not None
    return place


def is_rich(view: View, seat: int) -> bool:
    """Whether a seat, with alliances its pair, has enough gold."""
    return view.players[seat].together >= view.target


def rivals(view: View, seat: int) -> list[int]:
    """Everybody but the seat and its partner."""
    return [other for other in range(view.seats) if other not in (seat, view.players[seat].partner)]


def ways_of(view: View, seat: int) -> Nearest:
    """The nearest gold and the way home of a seat's miner."""
    place = view.players[seat].miner
    return NOTHING if place is None else nearest(view.mine, place, view.nuggets, view.mud)
