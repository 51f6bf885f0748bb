"""For each kind of picture of this game a moment at which it is worth looking at."""

from __future__ import annotations

from dataclasses import replace

from engine.players.registry import RANDOM, player
from engine.szczesc import SZCZESC
from engine.szczesc.box import SHIFTS
from engine.szczesc.planner import MOST_STEPS, plans
from render.game_scenes import scenes_of_game
from render.picture_kinds import GalleryGame
from render.szczesc.majorities import majority_standings
from render.szczesc.palette import DISTRICT
from render.szczesc.scene import Scene

NAMES = ("Anna", "Jan", "Zofia", "Wojciech")
SEED = 4


def gallery_game() -> GalleryGame:
    """A game between players who plan; where a draw is wanted, one between players who draw a lot."""
    game, drawing = (
        scenes_of_game(SZCZESC, [player("szczesc", level)] * len(NAMES), NAMES, SEED) for level in ("foreman", RANDOM)
    )
    return GalleryGame(moments(game, drawing), [row[0] for row in game])


def moments(game: list[list[Scene]], drawing: list[list[Scene]]) -> dict[str, Scene]:
    """The scenes, from a game between players who plan and one between players who draw a lot."""
    public = [row[0] for row in game]
    late = [row for row in game if row[0].view.shift == SHIFTS and row[0].view.phase == "place"]
    choices = [row[1 + (row[0].view.turn or 0)] for row in drawing if row[0].view.phase == "choose"]
    unsure = [scene for scene in public if sum(majority_standings(scene.view).hidden) > 1 and scene.view.shift > 1]
    scored = [scene for scene in public if scene.happened("start_passed")]
    middle = late[len(late) // 2]
    return {
        "board": middle[0],
        "shaft": replace(middle[0], seat=max(range(len(NAMES)), key=lambda s: len(middle[0].view.shafts[s].tiles))),
        "hand": game[2 * len(NAMES) - 1][1],
        "draw": max(choices, key=lambda scene: scene.view.money[scene.view.turn or 0] in (2, 3, 4, 5)),
        "mine": _plan(public),
        **{f"places-{kind}": _chooser(middle) for kind in DISTRICT},
        "standings": unsure[len(unsure) // 2],
        "scoring": scored[-1],
        "result": public[-1],
    }


def _chooser(row: list[Scene]) -> Scene:
    """A moment as whoever is on turn sees it."""
    return row[1 + (row[0].view.turn or 0)]


def _plan(public: list[Scene]) -> Scene:
    """The turn with the richest plan of the game."""
    best: tuple[tuple[int, int], Scene] | None = None
    for scene in public:
        if scene.view.phase == "place" and scene.view.turn is not None:
            for plan in plans(scene.view.shafts[scene.view.turn], MOST_STEPS)[:1]:
                worth = len(plan.completes), plan.used
                if best is None or worth > best[0]:
                    best = worth, replace(scene, seat=scene.view.turn, plan=str(plan))
    assert best is not None, "a game has turns"
    return best[1]
