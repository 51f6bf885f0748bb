"""A table of this game as one reader may see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.panels.look import LookOf
from engine.kopalnie.view import MineView, PlayerView, View

KoLook: TypeAlias = LookOf[View]


def own(look: KoLook) -> PlayerView:
    """The reader's tiles, coins, cards and mission."""
    assert look.seat is not None
    return look.view.players[look.seat]


def mine_of(look: KoLook, code: str) -> MineView:
    """A mine by its letter."""
    return next(mine for mine in look.view.mines if mine.code == code)


def open_mines(look: KoLook) -> list[MineView]:
    """Those in which one can still dig."""
    return [mine for mine in look.view.mines if mine.abandoned_by is None]


def answer(look: KoLook, action: str) -> str:
    """A decision as its number among the legal ones: what somebody keeps in hand is not to be read from an address."""
    return str(look.legal.index(action))
