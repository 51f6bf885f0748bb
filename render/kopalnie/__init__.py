"""The pictures of Kopalnie skarbów."""

from __future__ import annotations

from engine.kopalnie.view import View
from render.kopalnie.gallery_scenes import gallery_game
from render.kopalnie.picture_kinds import INKS, KINDS
from render.kopalnie.replay import describe_replay, replay
from render.kopalnie.strip_frame import prepare_ground
from render.picture_kinds import GamePictures

PICTURES = GamePictures(
    View,
    KINDS,
    after_turn=("board", "collection"),
    prepare=prepare_ground,
    inks=INKS,
    replay=replay,
    describe_replay=describe_replay,
    gallery=gallery_game,
)
