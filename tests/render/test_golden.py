"""The look of the pictures; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.picture_registry import GAME_PICTURES, game_of, kind_of
from render.replay_film import draw_frame
from render.scene import Scene
from tests.render import games as szczesc
from tests.render.golden import NOTICED, check, difference, small
from tests.render.goldmine import positions as goldmine
from tests.render.goldmine.moments import LOOKS as GOLDMINE
from tests.render.kopalnie import positions as kopalnie
from tests.render.kopalnie.moments import LOOKS as KOPALNIE
from tests.render.moments import LOOKS as SZCZESC
from tests.render.niemcy import positions as niemcy
from tests.render.niemcy.moments import LOOKS as NIEMCY
from tests.render.positions import scene
from tests.render.strips import joined

FURTHER = {"kopalnie": KOPALNIE, "niemcy": NIEMCY, "goldmine": GOLDMINE}
LOOKS = SZCZESC | {f"{game}_{name}": look for game, looks in FURTHER.items() for name, look in looks.items()}


@pytest.mark.parametrize("name", LOOKS)
def test_the_picture_looks_as_it_did(name: str) -> None:
    kind, drawn = LOOKS[name]()
    check(name, joined(kind_of(kind, drawn), drawn))


def _claim() -> list[niemcy.Moment]:
    """A claim, and the turn before it."""
    claimed = niemcy.when(4, "claimed")[12]
    before = [moment for moment in niemcy.game(4) if moment[0].ply < claimed[0].ply and moment[0].phase == "turn"]
    return [before[-1], claimed]


def _moves() -> list[goldmine.Moment]:
    return [one for one in goldmine.played("turn_4p").moments if any(event.kind == "went" for event in one.events)]


MOVES: dict[str, Callable[[], list[Scene]]] = {  # before and after
    "a moved miner": lambda: [scene(4, at) for at in (69, 70)],
    "a dig": lambda: [kopalnie.show(kopalnie.game(4)[at]) for at in (30, 31)],
    "a claim": lambda: [niemcy.show(moment) for moment in _claim()],
    "a move": lambda: [goldmine.show(moment) for moment in _moves()[-2:]],
}


@pytest.mark.parametrize("name", MOVES)
def test_a_move_is_noticed(name: str) -> None:
    before, after = (small(joined(kind_of("board", one), one)) for one in MOVES[name]())
    assert difference(before, after) > NOTICED


FRAMES: dict[str, tuple[Callable[[], list[Scene]], Callable[[int], int]]] = {  # a game, and which frame of so many
    "replay_frame": (lambda: [szczesc.show(moment, None) for moment in szczesc.game(3)], lambda frames: 50),
    "niemcy_replay_frame": (lambda: [niemcy.show(moment) for moment in niemcy.game(5)], lambda frames: frames // 2),
    "goldmine_replay_frame": (
        lambda: [goldmine.show(moment) for moment in goldmine.played("turn_4p").moments],
        lambda frames: frames - 2,
    ),
}


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_of_a_replay_looks_as_it_did(name: str) -> None:
    scenes, frame = FRAMES[name]
    film = GAME_PICTURES[game_of(scenes()[0])].replay(scenes())
    check(name, draw_frame(film, frame(film.frames)).image)
