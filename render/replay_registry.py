"""How the replay of every game is made, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kopalnie.replay import replay_picture as kopalnie_replay
from render.picture_registry import RenderedPicture
from render.scene import Scene
from render.szczesc.replay import replay_picture as szczesc_replay

REPLAYS: dict[str, Callable[[Sequence[Scene]], RenderedPicture]] = {"szczesc": szczesc_replay, "kopalnie": kopalnie_replay}
