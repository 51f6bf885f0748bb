"""A table of this game as one reader may see it."""

from __future__ import annotations

from typing import TypeAlias

from bot.panels.look import LookOf
from engine.szczesc.view import ShaftView, View

SzLook: TypeAlias = LookOf[View]


def own_shaft(look: SzLook) -> ShaftView:
    """The reader's own."""
    assert look.seat is not None
    return look.view.shafts[look.seat]
