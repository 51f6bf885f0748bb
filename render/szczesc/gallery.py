"""One of each picture in every language, and a page to leaf through them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.contract import Event
from engine.match import play_game
from engine.players.registry import PLAYERS
from engine.record import replay
from engine.szczesc import SZCZESC
from engine.szczesc.box import SHIFTS
from engine.szczesc.planner import MOST_STEPS, plans
from render.kinds import KINDS, Picture, picture
from render.scene import Scene
from render.szczesc.majorities import standings
from render.szczesc.replay import replay_picture
from render.words import LANGUAGES

NAMES = ("Anna", "Jan", "Zofia", "Wojciech")
SEED = 4
PAGE = Path(__file__).with_name("gallery.html")


def scenes(players: Sequence[str], names: Sequence[str], seed: int) -> list[list[Scene]]:
    """A whole game: for each line of its record the scene as everybody sees it, then as each seat does."""
    _, record = play_game(SZCZESC, [PLAYERS[name] for name in players], names, seed)
    seen: list[list[Scene]] = []

    def watch(state: Any, events: Sequence[Event]) -> None:
        seats = (None, *range(len(names)))
        seen.append([Scene(SZCZESC.observe(state, s), tuple(names), "pl", tuple(events), s or 0) for s in seats])

    replay(record, watch=watch)
    return seen


def moments(game: list[list[Scene]], drawing: list[list[Scene]]) -> dict[str, Scene]:
    """For each kind of picture a moment at which it is worth looking at."""
    public = [row[0] for row in game]
    late = [row for row in game if row[0].view.shift == SHIFTS and row[0].view.phase == "place"]
    choices = [row[1 + (row[0].view.turn or 0)] for row in drawing if row[0].view.phase == "choose"]
    unsure = [scene for scene in public if sum(standings(scene.view).hidden) > 1 and scene.view.shift > 1]
    scored = [scene for scene in public if scene.happened("start_passed")]
    middle = late[len(late) // 2]
    return {
        "board": middle[0],
        "shaft": replace(middle[0], seat=max(range(len(NAMES)), key=lambda s: len(middle[0].view.shafts[s].tiles))),
        "hand": game[2 * len(NAMES) - 1][1],
        "draw": max(choices, key=lambda scene: scene.view.money[scene.view.turn or 0] in (2, 3, 4, 5)),
        "mine": _plan(public),
        "standings": unsure[len(unsure) // 2],
        "scoring": scored[-1],
        "result": public[-1],
    }


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


def pictures(languages: Sequence[str] = LANGUAGES) -> Iterator[tuple[str, str, Callable[[], Picture]]]:
    """Language, kind, and how the picture is made."""
    game = scenes(["greedy"] * len(NAMES), NAMES, SEED)
    chosen = moments(game, scenes(["random"] * len(NAMES), NAMES, SEED))
    for lang in languages:
        for kind in KINDS:
            yield lang, kind, lambda kind=kind, lang=lang: picture(kind, replace(chosen[kind], lang=lang))  # type: ignore[misc]
        yield lang, "replay", lambda lang=lang: replay_picture([replace(row[0], lang=lang) for row in game])  # type: ignore[misc]


def gallery(folder: Path, note: Callable[[str], None] = lambda line: None, languages: Sequence[str] = LANGUAGES) -> Path:
    """Draw them all into a folder; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    shown = []
    for lang, kind, make in pictures(languages):
        made = make()
        name = f"{lang}-{kind}.{made.form}"
        (folder / name).write_bytes(made.data)
        shown.append({"lang": lang, "kind": kind, "file": name, "alt": made.alt})
        note(f"{name}: {len(made.data) // 1024} KB")
    page = folder / "index.html"
    data = json.dumps(shown, ensure_ascii=False).replace("<", "\\u003c")
    page.write_text(PAGE.read_text(encoding="utf-8").replace("[/*pictures*/]", data), encoding="utf-8")
    return page
