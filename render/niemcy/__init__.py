"""The pictures of Wsiąść do Pociągu: Niemcy."""

from __future__ import annotations

from engine.niemcy.view import View
from render.niemcy.claim import prepare_close_map
from render.niemcy.gallery_scenes import gallery_game
from render.niemcy.map_strip import prepare_map
from render.niemcy.palette import INKS
from render.niemcy.picture_kinds import KINDS
from render.niemcy.replay import describe_replay, replay
from render.picture_kinds import GamePictures

PICTURES = GamePictures(
    View,
    KINDS,
    after_turn=("turn",),
    prepare=lambda lang, seats: prepare_map(),
    inks=INKS,
    replay=replay,
    describe_replay=describe_replay,
    gallery=gallery_game,
    prepare_more=prepare_close_map,
)
