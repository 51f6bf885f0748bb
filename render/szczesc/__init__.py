"""The pictures of Szczęść Boże."""

from __future__ import annotations

from engine.szczesc.view import View
from render.picture_kinds import GamePictures
from render.szczesc.gallery_scenes import gallery_game
from render.szczesc.picture_kinds import INKS, KINDS, prepare
from render.szczesc.replay import describe_replay, replay

PICTURES = GamePictures(
    View,
    KINDS,
    after_turn=("board", "shaft"),
    prepare=prepare,
    inks=INKS,
    replay=replay,
    describe_replay=describe_replay,
    gallery=gallery_game,
)
