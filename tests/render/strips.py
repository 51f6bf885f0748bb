"""A picture's strips for tests: drawn under the guard that every strip keeps its height, and in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from PIL import Image

from engine.contract import Event
from render.canvas import Canvas, Label
from render.part_cache import PARTS
from render.picture_kinds import PictureKind
from render.picture_registry import kind_of
from render.scene import Scene
from render.strip_size import GAP
from tests.engine.lines import game_of

NAMES = ("Anna", "Jan", "Zofia", "Piotr", "Ewa")


def canvases(kind: PictureKind, scene: Scene) -> list[Canvas]:
    return [strip.canvas(scene) for strip in kind.strips(scene)]


def labels(kind: PictureKind, scene: Scene) -> list[Label]:
    return [label for canvas in canvases(kind, scene) for label in canvas.labels]


def pixels(kind: PictureKind, scene: Scene) -> list[bytes]:
    return [canvas.image.tobytes() for canvas in canvases(kind, scene)]


def words(kind: PictureKind, scene: Scene) -> str:
    """The descriptions of all strips, from top to bottom."""
    return " ".join(strip.describe(scene) for strip in kind.strips(scene))


def joined(kind: PictureKind, scene: Scene) -> Image.Image:
    """The strips under each other, as the command line joins them."""
    images = [canvas.image for canvas in canvases(kind, scene)]
    whole = Image.new("RGB", (max(image.width for image in images), sum(image.height + GAP for image in images) - GAP))
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height + GAP
    return whole


def alike(
    kind: str, moment: tuple[Any, Sequence[Event]], viewer: int | None, seat: int = 0, *, plan: str = "", seed: int = 5
) -> None:
    """A position and another that looks the same to the viewer give the same picture and the same words."""
    state, events = moment
    game = game_of(state)
    other = game.determinize(game.observe(state, viewer), Random(seed))
    assert game.to_json(other) != game.to_json(state)  # what is hidden differs
    views = [game.observe(one, viewer) for one in (state, other)]
    one, two = (Scene(view, NAMES[: state.seats], "pl", tuple(events), seat, plan) for view in views)
    picture = kind_of(kind, one)
    assert picture.why_not(one) == picture.why_not(two)
    if picture.why_not(one) is None:
        assert words(picture, one) == words(picture, two)
        assert pixels(picture, one) == pixels(picture, two)
        assert [strip.key(one) for strip in picture.strips(one)] == [strip.key(two) for strip in picture.strips(two)]


def drawn_anew_alike(kinds: Iterable[PictureKind], scenes: Sequence[Scene]) -> None:
    """Parts of strips are kept as pixels; a key that lacks something would show another one's part."""

    def drawn(scene: Scene) -> list[list[bytes]]:
        return [pixels(kind, scene) for kind in kinds if kind.why_not(scene) is None]

    PARTS.clear()
    kept = [drawn(scene) for scene in scenes]
    for scene, before in zip(scenes, kept):
        PARTS.clear()
        assert drawn(scene) == before
