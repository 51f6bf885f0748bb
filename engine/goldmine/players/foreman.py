"""The foreman: weighs every decision by what it does to everybody's way to victory, one look ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.goldmine.actions import COLLECT, DIG, PASS
from engine.goldmine.players.building import best_build
from engine.goldmine.players.laying import worth_a_look
from engine.goldmine.players.outlook import Outlook
from engine.goldmine.players.prospects import DEFAULT, Weights

LOOKS = 16  # places for a tile that are weighed
INDIFFERENT = 0.001  # of the chance to win: less than this is no reason not to dig


class ForemanPlayer:
    """Takes what looks best right after it."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        if COLLECT in legal:
            return COLLECT
        view = look()
        if view.phase == "build":
            return best_build(view.mine, legal)
        state = game.determinize(view, rng)
        if view.phase == "put":
            legal = worth_a_look(state, view.seat, legal, LOOKS)
        outlook = Outlook(state, self._weights)
        # To pass is never better than to roll and stay.
        worth = {action: outlook.after(action)[view.seat] for action in legal if action != PASS}
        best = max(worth, key=lambda action: worth[action])
        # Where no gold lies, nothing seems to matter: whoever digs makes some.
        wanted = not view.nuggets and view.players[view.seat].together < view.target
        return DIG if wanted and DIG in worth and worth[best] - worth[DIG] < INDIFFERENT else best
