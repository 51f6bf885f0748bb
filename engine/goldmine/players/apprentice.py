"""The apprentice: goes to the nearest gold, digs where there is none, and home when it has enough.

It counts steps only, lays chambers beside itself and everything else anywhere, and lets the others be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.goldmine.actions import COLLECT, DIG, END, LEAVE, ROLL, STAY, Chase, Drop, Go, Put
from engine.goldmine.box import DIE, TILES
from engine.goldmine.cells import HOME, Place
from engine.goldmine.view import View
from engine.goldmine.wayfinder import steps_to
from engine.rng import below

FAR = 1000


class ApprenticePlayer:
    """Plays the move at hand sensibly."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        chooser = _Chooser(look())
        if COLLECT in legal:
            return COLLECT
        phase = chooser.view.phase
        if phase == "move":
            return chooser.move(legal)
        if phase in ("walk", "passage"):
            return chooser.go(legal)
        if phase == "put":
            return chooser.put(legal, rng)
        if phase == "drop":
            return chooser.drop(legal)
        if phase == "chase":
            return chooser.chase(legal)
        return END if phase == "act" else legal[below(rng, len(legal))]


class _Chooser:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        player = view.players[view.seat]
        self.here: Place = player.miner or HOME
        self.rich = player.together >= view.target
        aims = [HOME] if self.rich else [cell << 4 for cell in view.nuggets]
        self.steps = steps_to(view.mine, aims, view.mud)

    def left(self, place: Place) -> int:
        """Steps from there to what is looked for."""
        return self.steps.get(place, (FAR, 0))[0]

    def move(self, legal: Sequence[Any]) -> Any:
        steps = self.left(self.here)
        if DIG not in legal or self.rich:
            return ROLL
        return ROLL if 1 < steps <= DIE[-1] else DIG

    def go(self, legal: Sequence[Any]) -> Any:
        goals = [action for action in legal if isinstance(action, Go)]
        best = min(goals, key=lambda action: self.left(action.place))
        return best if self.left(best.place) < self.left(self.here) else STAY

    def put(self, legal: Sequence[Any], rng: Random) -> Any:
        puts = [action for action in legal if isinstance(action, Put)]
        if TILES[puts[0].tile].chamber:
            mine = self.view.mine
            for action in puts:
                if action.cell << 4 in mine.laid(action.cell, action.tile, action.side).near[self.here]:
                    return action
        return puts[below(rng, len(puts))]

    def drop(self, legal: Sequence[Any]) -> Any:
        """As near as possible."""
        ways = steps_to(self.view.mine, [self.here], self.view.mud)
        drops = [action for action in legal if isinstance(action, Drop)]
        return min(drops, key=lambda action: ways.get(action.cell << 4, (FAR, 0)), default=LEAVE)

    def chase(self, legal: Sequence[Any]) -> Any:
        """As far from the entrance as possible."""
        ways = steps_to(self.view.mine, [HOME], self.view.mud)
        return max((action for action in legal if isinstance(action, Chase)), key=lambda action: ways.get(action.place, (FAR, 0)))
