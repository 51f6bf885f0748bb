"""A mine to look at before there is one: the beginning of a game between two automats, for the first lesson."""

from __future__ import annotations

from functools import cache

from bot.panels.model import Picture
from engine.players.greedy import GreedyPlayer
from engine.rng import rng_at
from engine.szczesc import SZCZESC, View
from render.scene import Scene

NAMES = ("Barbara", "Florian")  # the patrons of miners and of all who work with fire
SEED = 4
TURNS = 12  # enough for a few tunnels and some coal on its way


@cache
def _view() -> View:
    state = SZCZESC.setup(len(NAMES), SZCZESC.deal(rng_at(SEED, 0), len(NAMES)), {})
    player, whims, turns = GreedyPlayer(), rng_at(SEED, 1), 0
    while turns < TURNS:
        (seat,) = SZCZESC.to_act(state)
        view = SZCZESC.observe(state, seat)
        action = player.choose(SZCZESC, lambda view=view: view, SZCZESC.legal_actions(state, seat), whims)  # type: ignore[misc]
        SZCZESC.apply(state, seat, action)
        turns += state.phase == "place"
    return SZCZESC.observe(state, None)


def example(kind: str, lang: str) -> Picture:
    """The board, or the shaft of the first player."""
    return Picture(kind, Scene(_view(), NAMES, lang))
