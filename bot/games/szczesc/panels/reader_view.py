"""A table of this game as one reader may see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.panels.reader_view import ReaderViewOf
from engine.szczesc.view import ShaftView, View

SzczescReaderView: TypeAlias = ReaderViewOf[View]


def own_shaft(reader: SzczescReaderView) -> ShaftView:
    """The reader's own."""
    assert reader.seat is not None
    return reader.view.shafts[reader.seat]
