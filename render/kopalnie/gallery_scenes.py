"""For each kind of picture of this game a moment at which it is worth looking at."""

from __future__ import annotations

from dataclasses import replace

from engine.kopalnie import KOPALNIE
from engine.players.registry import RANDOM, levels, player
from render.game_scenes import scenes_of_game
from render.kopalnie.scene import Scene
from render.picture_kinds import GalleryGame

NAMES = ("Anna", "Jan", "Zofia", "Wojciech", "Ewa")
SEED = 8


def gallery_game() -> GalleryGame:
    """A game between the best automatic players."""
    best = (RANDOM, *levels("kopalnie"))[-1]
    game = scenes_of_game(KOPALNIE, [player("kopalnie", best)] * len(NAMES), NAMES, SEED)
    return GalleryGame(moments(game), [row[0] for row in game])


def moments(game: list[list[Scene]]) -> dict[str, Scene]:
    """The scenes of a game in which somebody digs, keeps cards and lays coins."""
    digs = [row for row in game if row[0].happened("dug")]
    late = digs[len(digs) * 2 // 3 :]
    crowded = max(late, key=lambda row: sum(len(mine.coins) for mine in row[0].view.mines))
    rich = max((scene for row in late for scene in row[1:]), key=lambda scene: len(scene.view.players[scene.seat].kept))
    choice = next(row for row in late if row[0].view.phase == "dig")
    chooser = choice[1 + (choice[0].view.turn or 0)]
    return {
        "board": crowded[0],
        "rolls": replace(chooser, events=()),
        "collection": rich,
        "hand": game[0][1],
        "result": game[-1][0],
    }
