"""The window into the mine after a turn, in one strip or two, and the whole mine."""

from __future__ import annotations

from collections.abc import Hashable

from engine.goldmine.cells import ENTRANCE_CELL, HOME
from engine.goldmine.view import View
from render.canvas import Canvas
from render.goldmine.board import border, draw_coordinates, draw_miners, draw_outside, draw_tiles, new_board, plates_outside
from render.goldmine.frame import Half, frame_of
from render.goldmine.header import acting
from render.goldmine.scene import Scene
from render.goldmine.story import Story, last_turn, story
from render.goldmine.trails import draw_gain, draw_laid, draw_trail
from render.goldmine.window import ALL, NEXT, PLACE, Choice, Want, spots_of, turn_window, zoomable
from render.strip_key import as_key


def mine_key(view: View) -> Hashable:
    """All of the mine that any window shows: tiles, gold, miners and who is lit."""
    tiles = tuple((cell, piece.code, piece.side) for cell, piece in view.mine.pieces.items())
    miners = tuple(player.miner for player in view.players)
    return tuple(sorted(tiles)), view.nuggets, miners, view.mud, acting(view), view.winners


def window_of(scene: Scene) -> Choice:
    """The window after a turn: the last move and the tile that was laid, then the next miner, then all miners."""
    view = scene.view
    return _window(view, story(scene))


def _window(view: View, told: Story) -> Choice:
    miners = [player.miner for player in view.players if player.miner is not None]
    seat = acting(view)
    near = None if seat is None else view.players[seat].miner
    touched = [place >> 4 for place in told.places()]
    if told.seat is not None and (own := view.players[told.seat].miner) is not None:
        touched.append(own >> 4)
    wants = (
        Want(PLACE, spots_of(touched or [ENTRANCE_CELL])),
        Want(NEXT, spots_of([(HOME if near is None else near) >> 4])),
        Want(ALL, spots_of(miner >> 4 for miner in miners)),
    )
    return turn_window(spots_of(view.mine.pieces), wants)


def board_key(scene: Scene) -> Hashable:
    """All that the window shows."""
    return mine_key(scene.view), as_key(last_turn(scene))


def draw_mine(scene: Scene) -> Canvas:
    """The window in one strip."""
    return _draw(scene, window_of(scene))


def draw_upper(scene: Scene) -> Canvas:
    """The upper half of the window."""
    return _draw(scene, window_of(scene), "upper")


def draw_lower(scene: Scene) -> Canvas:
    """Its lower half."""
    return _draw(scene, window_of(scene), "lower")


def draw_whole(scene: Scene) -> Canvas:
    """Every tile in one strip, which may be larger than others."""
    return _draw(scene, zoomable(spots_of(scene.view.mine.pieces)))


def _draw(scene: Scene, choice: Choice, half: Half = "") -> Canvas:
    view, told = scene.view, story(scene)
    frame = frame_of(view.mine, choice, half)
    canvas = new_board(frame)
    lit = acting(view)
    draw_tiles(canvas, frame, view)
    if told.laid is not None:
        draw_laid(canvas, frame, told.laid)
    for trail in told.trails:
        draw_trail(canvas, frame, view, trail)
    border(canvas, frame)
    draw_miners(canvas, frame, view, lit)
    if told.gained is not None:
        draw_gain(canvas, frame, view, told.gained, told.trails)
    plates = plates_outside(frame, view)
    draw_coordinates(canvas, frame, [box for box, _, _ in plates.values()])
    draw_outside(canvas, plates, lit)
    return canvas
