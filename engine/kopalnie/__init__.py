"""Kopalnie skarbów: rules, players and adviser."""

from __future__ import annotations

from engine.game_package import GamePackage
from engine.kopalnie.actions import Action
from engine.kopalnie.game import KOPALNIE, Kopalnie
from engine.kopalnie.narrate import narrate
from engine.kopalnie.players.advice_reasons import KopalnieAdviser
from engine.kopalnie.players.apprentice import ApprenticePlayer
from engine.kopalnie.players.foreman import ForemanPlayer
from engine.kopalnie.players.leaks import find_leaks
from engine.kopalnie.scoring import points_so_far
from engine.kopalnie.state import State
from engine.kopalnie.view import View

PACKAGE = GamePackage(
    KOPALNIE,
    levels={"apprentice": lambda _: ApprenticePlayer(), "foreman": lambda _: ForemanPlayer()},
    narrate=narrate,
    standing=points_so_far,
    adviser=KopalnieAdviser,
    leaks=find_leaks,
)

__all__ = ["KOPALNIE", "PACKAGE", "Action", "Kopalnie", "State", "View"]
