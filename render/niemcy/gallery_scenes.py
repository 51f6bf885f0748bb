"""For each kind of picture of this game a moment at which it is worth looking at."""

from __future__ import annotations

from engine.niemcy import NIEMCY
from engine.players.registry import player
from render.game_scenes import scenes_of_game
from render.niemcy.scene import Scene
from render.picture_kinds import GalleryGame

NAMES = ("Anna", "Jan", "Zofia", "Wojciech")
SEED = 8


def gallery_game() -> GalleryGame:
    """A game between players of the middle level."""
    game = scenes_of_game(NIEMCY, [player("niemcy", "foreman")] * len(NAMES), NAMES, SEED)
    return GalleryGame(moments(game), [row[0] for row in game])


def moments(game: list[list[Scene]]) -> dict[str, Scene]:
    """The scenes of a game: late claims, a choice of tickets, a full hand."""
    claimed = [row for row in game if row[0].happened("claimed")]
    late = claimed[len(claimed) * 2 // 3]
    middle = [row for row in game if row[0].view.phase == "turn"]
    chooser = middle[len(middle) // 2]
    own = chooser[1 + (chooser[0].view.turn or 0)]
    offered = next(row for row in game if row[0].view.phase == "choose")
    public = ("board", "turn", "turn_all", "header", "players", "legend")
    private = ("hand", "cards", "tickets", "plan", "claim")
    return {
        **dict.fromkeys(public, late[0]),
        **dict.fromkeys(private, own),
        "offer": offered[1 + offered[0].view.to_act[0]],
        "result": game[-1][0],
    }
