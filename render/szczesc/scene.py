"""A scene of this game, and how it travels to another process."""

from __future__ import annotations

import copyreg
from typing import Any, TypeAlias

from engine.szczesc.state import Order, order
from engine.szczesc.view import View
from render.scene import SceneOf

Scene: TypeAlias = SceneOf[View]


def _pack(pending: Order) -> tuple[Any, tuple[str, tuple[str, ...]]]:
    return order, (pending.code, pending.fillings)


copyreg.pickle(Order, _pack)  # an order is shared and knows its successors: send its name, not the family
