"""The kinds of pictures of this game. A new one is one more entry here."""

from __future__ import annotations

from engine.kopalnie.view import View
from render.album import Album, Kind
from render.kopalnie.board import draw_board, prepare_board
from render.kopalnie.collection import describe_collection, draw_collection
from render.kopalnie.describe import describe_board
from render.kopalnie.hand import describe_hand, draw_hand
from render.kopalnie.result import describe_result, draw_result

KINDS = {
    "board": Kind(draw_board, describe_board),
    "collection": Kind(draw_collection, describe_collection, of_a_seat=True),
    "hand": Kind(draw_hand, describe_hand, of_a_seat=True),
    "result": Kind(draw_result, describe_result),
}

KOPALNIE_ALBUM = Album(View, KINDS, after_turn=("board", "collection"), prepare=prepare_board)
