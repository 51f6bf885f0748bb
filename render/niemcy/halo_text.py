"""Texts on the map: with a pale rim, so that they can be read over tracks and borders."""

from __future__ import annotations

from PIL import Image, ImageColor, ImageDraw

from render import svg
from render.box import Box
from render.canvas import Canvas, Label
from render.kept_images import kept_image
from render.text import fitted_text, font_face
from render.theme import CAP, Style


@kept_image
def _image(text: str, face: str, size: float, rim: int, halo: str) -> tuple[Image.Image, int, int]:
    """The text with its rim, and the offset of the image from the pen's start on the base line."""
    font = font_face(face, size)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
    image = Image.new("RGBA", (right - left + 2 * rim, bottom - top + 2 * rim), (*ImageColor.getrgb(svg.ink(halo)), 0))
    draw = ImageDraw.Draw(image)
    at = rim - left, rim - top
    draw.text(at, text, font=font, anchor="ls", fill=svg.ink(halo), stroke_width=rim, stroke_fill=svg.ink(halo))
    draw.text(at, text, font=font, anchor="ls", fill=svg.SOOT)
    return image, left - rim, top - rim


def halo_text(canvas: Canvas, name: str, text: str, box: Box, style: Style, *, rim: int = 3, halo: str = "paper") -> None:
    """Set a text in the middle of a box, with a rim that may reach beyond it."""
    shown, size, length = fitted_text(text, style, box.w)
    image, dx, dy = _image(shown, style.face, size, rim, halo)
    x, y = round(box.cx - length / 2) + dx, round(box.cy + size * CAP / 2) + dy
    canvas.image.paste(image, (x, y), image)
    ink = Box(x + rim, y + rim, image.width - 2 * rim, image.height - 2 * rim)
    canvas.labels.append(Label(name, shown, text, style.face, size, box, ink, False))
