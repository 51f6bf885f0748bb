"""The pictures of every game, by its name. A new game is one more entry here."""

from __future__ import annotations

from typing import NamedTuple

from render.album import Album, Kind
from render.encode import DEFAULT, encode
from render.kopalnie.album import KOPALNIE_ALBUM
from render.scene import Scene
from render.szczesc.album import SZCZESC_ALBUM

ALBUMS: dict[str, Album] = {"szczesc": SZCZESC_ALBUM, "kopalnie": KOPALNIE_ALBUM}


def kind_of(kind: str, scene: Scene) -> Kind:
    """This kind of picture for the scene's game, which its view tells; raises KeyError when the game has no such kind."""
    album = next(album for album in ALBUMS.values() if isinstance(scene.view, album.view))
    return album.kinds[kind]


class Picture(NamedTuple):
    """A finished picture."""

    data: bytes
    form: str  # "webp", "png" or "gif": the file's suffix
    alt: str  # what it shows, in words


def picture(kind: str, scene: Scene, form: str = DEFAULT) -> Picture:
    """Draw, describe and encode."""
    chosen = kind_of(kind, scene)
    return Picture(encode(chosen.draw(scene).image, form), form, chosen.describe(scene))
