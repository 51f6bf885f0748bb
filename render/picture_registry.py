"""The pictures of every game, by its name. A new game is one more entry here."""

from __future__ import annotations

from typing import NamedTuple

from render.encode import DEFAULT, encode
from render.kopalnie.picture_kinds import KOPALNIE_PICTURES
from render.picture_kinds import GamePictures, PictureKind
from render.scene import Scene
from render.szczesc.picture_kinds import SZCZESC_PICTURES

GAME_PICTURES: dict[str, GamePictures] = {"szczesc": SZCZESC_PICTURES, "kopalnie": KOPALNIE_PICTURES}


def kind_of(kind: str, scene: Scene) -> PictureKind:
    """This kind of picture for the scene's game, which its view tells; raises KeyError when the game has no such kind."""
    album = next(album for album in GAME_PICTURES.values() if isinstance(scene.view, album.view))
    return album.kinds[kind]


class RenderedPicture(NamedTuple):
    """A finished picture."""

    data: bytes
    form: str  # "webp", "png" or "gif": the file's suffix
    alt: str  # what it shows, in words


def render_picture(kind: str, scene: Scene, form: str = DEFAULT) -> RenderedPicture:
    """Draw, describe and encode."""
    chosen = kind_of(kind, scene)
    return RenderedPicture(encode(chosen.draw(scene).image, form), form, chosen.describe(scene))
