"""A table of this game as one reader may see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.panels.reader_view import ReaderViewOf
from engine.kopalnie.view import MineView, PlayerView, View

KopalnieReaderView: TypeAlias = ReaderViewOf[View]


def own(reader: KopalnieReaderView) -> PlayerView:
    """The reader's tiles, coins, cards and mission."""
    assert reader.seat is not None
    return reader.view.players[reader.seat]


def mine_of(reader: KopalnieReaderView, code: str) -> MineView:
    """A mine by its letter."""
    return next(mine for mine in reader.view.mines if mine.code == code)


def open_mines(reader: KopalnieReaderView) -> list[MineView]:
    """Those in which one can still dig."""
    return [mine for mine in reader.view.mines if mine.abandoned_by is None]


def answer(reader: KopalnieReaderView, action: str) -> str:
    """A decision as its number among the legal ones: a secret mission is not to be read from an address."""
    return str(reader.legal.index(action))
