"""The pictures of every game, by its name: ``render.<game>.PICTURES``. A game without them is shown as a table of its facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.games import NAMES, part
from render import cards, plain
from render.encode import DEFAULT, encode
from render.picture_kinds import CommonPictures, GamePictures, PictureKind, StripKind
from render.replay_film import animate
from render.scene import Scene
from render.strip_cache import StripCache

GAME_PICTURES: dict[str, GamePictures] = {name: module.PICTURES for name in NAMES if (module := part("render", name)) is not None}
COMMON = ""  # in place of a game: pictures that belong to none, or to a game that draws none
COMMON_PICTURES: CommonPictures = cards.PICTURES


def game_of(scene: Scene) -> str:
    """The name of the game whose pictures the scene has, which its view tells, or COMMON."""
    return next((name for name, pictures in GAME_PICTURES.items() if isinstance(scene.view, pictures.view)), COMMON)


def kinds_of(game: str) -> Mapping[str, PictureKind]:
    """The kinds of pictures of a game, by name."""
    own = GAME_PICTURES.get(game)
    return plain.PICTURES.kinds if own is None else own.kinds


def kind_of(kind: str, scene: Scene) -> PictureKind:
    """This kind of picture for the scene's game; raises KeyError when the game has no such kind."""
    if isinstance(scene.view, COMMON_PICTURES.view):
        return COMMON_PICTURES.kinds[kind]
    return kinds_of(game_of(scene))[kind]


def strips_of(kind: str, scene: Scene) -> Sequence[StripKind]:
    """The strips of a picture, from top to bottom; nothing is drawn yet. Raises KeyError as ``kind_of``."""
    return kind_of(kind, scene).strips(scene)


class RenderedStrip(NamedTuple):
    """A finished strip."""

    data: bytes
    form: str  # "png", "webp" or "gif": the file's suffix
    alt: str  # what it shows, in words


class RenderedPicture(NamedTuple):
    """A finished picture."""

    strips: tuple[RenderedStrip, ...]  # from top to bottom
    reused: int = 0  # how many of them came from the cache


def render_picture(kind: str, scene: Scene, form: str = DEFAULT, cache: StripCache | None = None) -> RenderedPicture:
    """Draw, describe and encode; with a cache only what is not in it. Raises StripTooHigh and NoColourTable."""
    game, precomputation = game_of(scene), kind_of(kind, scene).precomputation
    if precomputation is not None and scene.precomputed is not None:
        precomputation.load(scene.precomputed)
    kept = StripCache(room=0) if cache is None else cache
    before = kept.reused
    made = []
    for strip in strips_of(kind, scene):
        key = game, strip.name, scene.lang, form, strip.key(scene)
        data = kept.file(key, lambda strip=strip: encode(strip.canvas(scene).image, game, form))  # type: ignore[misc]
        made.append(RenderedStrip(data, form, strip.describe(scene)))
    return RenderedPicture(tuple(made), kept.reused - before)


def render_replay(scenes: Sequence[Scene]) -> RenderedPicture:
    """A whole game as an animation; the scenes are those of a spectator, one for each line of the record."""
    own = GAME_PICTURES.get(game_of(scenes[0]))
    film, describe = (own.replay, own.describe_replay) if own else (plain.film, plain.describe_film)
    return RenderedPicture((RenderedStrip(animate(film(scenes)), "gif", describe(scenes)),))
