"""The kinds of pictures of this game. A new one is one more entry here."""

from __future__ import annotations

from engine.kopalnie.view import View
from render.kopalnie.board import draw_board, prepare_board
from render.kopalnie.collection import describe_collection, draw_collection
from render.kopalnie.describe import describe_board
from render.kopalnie.hand import describe_hand, draw_hand
from render.kopalnie.result import describe_result, draw_result
from render.picture_kinds import GamePictures, PictureKind

KINDS = {
    "board": PictureKind(draw_board, describe_board),
    "collection": PictureKind(draw_collection, describe_collection, of_a_seat=True),
    "hand": PictureKind(draw_hand, describe_hand, of_a_seat=True),
    "result": PictureKind(draw_result, describe_result),
}

KOPALNIE_PICTURES = GamePictures(View, KINDS, after_turn=("board", "collection"), prepare=prepare_board)
