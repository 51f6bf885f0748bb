"""A table of this game as one reader may see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.panels.reader_view import ReaderViewOf
from engine.contract import Seat
from engine.niemcy.view import PlayerView, View

NiemcyReaderView: TypeAlias = ReaderViewOf[View]


def own_seat(reader: NiemcyReaderView) -> Seat:
    """The reader's seat."""
    assert reader.seat is not None
    return reader.seat


def own(reader: NiemcyReaderView) -> PlayerView:
    """The reader's cars, cards, tickets and passengers."""
    return reader.view.players[own_seat(reader)]
