"""Wsiąść do Pociągu: Niemcy: claim connections across Germany, complete tickets, collect passengers."""

from __future__ import annotations

from engine.niemcy.actions import Action
from engine.niemcy.game import NIEMCY, Niemcy
from engine.niemcy.state import State
from engine.niemcy.view import View

__all__ = ["NIEMCY", "Action", "Niemcy", "State", "View"]
