"""For each kind of picture of this game a moment at which it is worth looking at."""

from __future__ import annotations

from dataclasses import replace

from engine.goldmine import GOLDMINE
from engine.players.registry import player
from render.game_scenes import scenes_of_game
from render.goldmine.replay import turn_scenes
from render.goldmine.scene import Scene
from render.picture_kinds import GalleryGame

NAMES = ("Anna", "Jan", "Zofia", "Wojciech")
SEED = 8


def gallery_game() -> GalleryGame:
    """A game between automatic players who know their way."""
    game = scenes_of_game(GOLDMINE, [player("goldmine", "foreman")] * len(NAMES), NAMES, SEED)
    return GalleryGame(moments(game), [row[0] for row in game])


def moments(game: list[list[Scene]]) -> dict[str, Scene]:
    """The scenes of a game in which somebody digs, walks and challenges."""
    public = [row[0] for row in game]
    turns = turn_scenes(public)
    fights = [scene for scene in turns if scene.happened("duel_won")] or turns
    late = turns[len(turns) * 2 // 3]
    whole = replace(public[-1], events=tuple(event for scene in public for event in scene.events))

    def own(phase: str) -> Scene:
        """A late decision of this phase, as the seat that decides sees it."""
        rows = [row for row in game if row[0].view.phase == phase and row[0].view.to_act[0] >= 0]
        row = rows[len(rows) * 2 // 3]
        return row[1 + row[0].view.to_act[0]]

    return {
        "board": late,
        "turn": fights[len(fights) // 2],
        "mine": late,
        "header": late,
        "players": late,
        "hand": own("move"),
        "choice": own("act"),
        "lay": own("put"),
        "walk": own("walk"),
        "result": whole,
    }
