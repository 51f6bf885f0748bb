"""The pictures of Gold Mine."""

from __future__ import annotations

from engine.goldmine.view import View
from render.goldmine.gallery_scenes import gallery_game
from render.goldmine.palette import INKS
from render.goldmine.picture_kinds import KINDS
from render.goldmine.replay import describe_replay, replay
from render.goldmine.strip_frame import prepare_ground
from render.picture_kinds import GamePictures

PICTURES = GamePictures(
    View,
    KINDS,
    after_turn=("turn",),
    prepare=prepare_ground,
    inks=INKS,
    replay=replay,
    describe_replay=describe_replay,
    gallery=gallery_game,
)
