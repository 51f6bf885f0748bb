"""The kinds of pictures of this game. A new one is one more entry here."""

from __future__ import annotations

from engine.szczesc.view import View
from render.picture_kinds import GamePictures, PictureKind, legacy_strip
from render.szczesc.board import draw_board, prepare_board
from render.szczesc.describe import describe_board, describe_shaft
from render.szczesc.draw import describe_draw, draw_draw, why_no_draw
from render.szczesc.hand import describe_hand, draw_hand
from render.szczesc.mining_plan import describe_mine, draw_mine, why_no_plan
from render.szczesc.palette import COAL
from render.szczesc.result import describe_result, draw_result
from render.szczesc.scoring import describe_scoring, draw_scoring, why_no_scoring
from render.szczesc.shaft import draw_shaft, prepare_shaft
from render.szczesc.standings import describe_standings, draw_standings

KINDS = {
    "board": PictureKind(legacy_strip("board", draw_board, describe_board)),
    "shaft": PictureKind(legacy_strip("shaft", draw_shaft, describe_shaft), of_a_seat=True, takes_plan=True),
    "hand": PictureKind(legacy_strip("hand", draw_hand, describe_hand), of_a_seat=True),
    "draw": PictureKind(legacy_strip("draw", draw_draw, describe_draw), why_not=why_no_draw),
    "mine": PictureKind(legacy_strip("mine", draw_mine, describe_mine), of_a_seat=True, previews=True, why_not=why_no_plan),
    "standings": PictureKind(legacy_strip("standings", draw_standings, describe_standings)),
    "scoring": PictureKind(legacy_strip("scoring", draw_scoring, describe_scoring), event="shift_scored", why_not=why_no_scoring),
    "result": PictureKind(legacy_strip("result", draw_result, describe_result)),
}


def _prepare(lang: str, seats: int) -> None:
    prepare_shaft(lang)
    prepare_board(lang, seats)


INKS = frozenset(colour for coal in COAL.values() for colour in coal)

SZCZESC_PICTURES = GamePictures(View, KINDS, after_turn=("board", "shaft"), prepare=_prepare, inks=INKS)
