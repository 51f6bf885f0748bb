"""The kinds of pictures of this game. A new one is one more entry here."""

from __future__ import annotations

from engine.kopalnie.view import View
from render.kopalnie.board import draw_board, prepare_board
from render.kopalnie.collection import describe_collection, draw_collection
from render.kopalnie.describe import describe_board
from render.kopalnie.hand import describe_hand, draw_hand
from render.kopalnie.palette import GROUND, ROCK
from render.kopalnie.result import describe_result, draw_result
from render.picture_kinds import GamePictures, PictureKind, legacy_strip

KINDS = {
    "board": PictureKind(legacy_strip("board", draw_board, describe_board)),
    "collection": PictureKind(legacy_strip("collection", draw_collection, describe_collection), of_a_seat=True),
    "hand": PictureKind(legacy_strip("hand", draw_hand, describe_hand), of_a_seat=True),
    "result": PictureKind(legacy_strip("result", draw_result, describe_result)),
}

INKS = frozenset([*GROUND.values(), *(colour for rock in ROCK.values() for colour in rock)])

KOPALNIE_PICTURES = GamePictures(View, KINDS, after_turn=("board", "collection"), prepare=prepare_board, inks=INKS)
