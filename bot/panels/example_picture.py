"""A position to look at before there is one: the beginning of a game between two automats, for the first lesson."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.panels.components import PictureBlock
from engine.contract import CHANCE
from engine.games import GAMES
from engine.players.registry import player
from engine.rng import rng_at
from render.scene import Scene

NAMES = ("Barbara", "Florian")  # the patrons of miners and of all who work with fire


@cache
def _view(name: str, seed: int, turns: int) -> Any:
    game = GAMES[name]
    decider, rng = player(name, game.stand_in), rng_at(seed, -1)
    state = game.setup(len(NAMES), game.deal(rng_at(seed, 0), len(NAMES), {}), {})
    ply = 0
    while turns or game.turn_open(state):
        ply += 1
        seat = game.to_act(state)[0]
        if seat == CHANCE:
            action = game.chance(state, rng_at(seed, ply))
        else:
            turns -= not game.turn_open(state)
            view = game.observe(state, seat)
            action = decider.choose(game, lambda view=view: view, game.legal_actions(state, seat), rng)  # type: ignore[misc]
        game.apply(state, seat, action)
    return game.observe(state, None)


def example(game: str, kind: str, lang: str, seed: int, turns: int) -> PictureBlock:
    """A picture of a game after so many turns; where it shows one player's things, the first one's."""
    return PictureBlock(kind, Scene(_view(game, seed, turns), NAMES, lang))
