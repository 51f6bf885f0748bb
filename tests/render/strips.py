"""A picture's strips for tests: drawn under the guard that every strip keeps its height, and in words."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas, Label
from render.picture_kinds import PictureKind
from render.scene import Scene
from render.strip_size import GAP


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
