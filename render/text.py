"""Text: what can be set with the fonts there are, how it fits, and its image, set once and kept (bounded)."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import NamedTuple

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

from render.theme import FACES, Style

ELLIPSIS = "…"
NAME_LENGTH = 32
_KEEP_SIZE = 2.0  # sizes are rounded to half pixels, so that the cache meets the same ones again


@lru_cache(maxsize=512)
def font_face(name: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FACES[name]), size)


@cache
def _missing(name: str) -> bytes:
    return bytes(font_face(name, 40).getmask("\U0010ffff"))


@lru_cache(maxsize=4096)
def has_glyph(char: str, name: str = "serif") -> bool:
    """Whether the face can set this character (otherwise it would print an empty box)."""
    return char.isspace() or bytes(font_face(name, 40).getmask(char)) != _missing(name)


@lru_cache(maxsize=512)
def printable_name(name: str, substitute: str) -> str:
    """A player's name as it can be printed: letters of other scripts in Latin ones, pictures and tricks left out.

    A script that runs from right to left is transliterated too, so the whole line runs one way. A name made of
    pictures alone becomes their names; one that leaves nothing becomes the substitute.
    """
    clean = unicodedata.normalize("NFC", name.replace(ELLIPSIS, "..."))
    marked = [_letter(char) for char in clean]
    text = " ".join("".join(marked).split())
    if not any(char.isalnum() for char in text):
        spelt = "".join(c if c.isalnum() else " " for char in clean for c in anyascii(char))
        text = " ".join(spelt.split()) or text
    return text[:NAME_LENGTH].strip() or substitute


def _letter(char: str) -> str:
    kind = unicodedata.category(char)
    if kind[0] == "M" or kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Sk"):
        return " " if kind == "Cc" else ""
    if all(has_glyph(char, name) for name in FACES):
        return char
    if kind[0] == "S":  # emoji and other pictures
        return " "
    return anyascii(char)


def width(text: str, style: Style, size: float | None = None) -> float:
    """How wide a text is set, at the style's own size or another one."""
    size = style.size if size is None else size
    font = font_face(style.face, 100)
    if not style.spacing:
        return font.getlength(text) * size / 100
    return sum(map(font.getlength, text)) * size / 100 + style.spacing * size / style.size * max(0, len(text) - 1)


class FittedText(NamedTuple):
    """A text as it is set in its room."""

    text: str
    size: float
    width: float


@lru_cache(maxsize=8192)
def fitted_text(text: str, style: Style, room: float) -> FittedText:
    """What ``fit`` says, and how wide that is."""
    shown, size = fit(text, style, room)
    return FittedText(shown, size, width(shown, style, size))


def fit(text: str, style: Style, room: float) -> tuple[str, float]:
    """The text and the size at which it fits: as it is, smaller, or cut with an ellipsis at the smallest size."""
    natural = width(text, style)
    if natural <= room:
        return text, style.size
    size = max(style.least, int(style.size * room / natural * _KEEP_SIZE) / _KEEP_SIZE)
    while text and width(text, style, size) > room:
        text = text[: -2 if text.endswith(ELLIPSIS) else -1].rstrip() + ELLIPSIS
        if text == ELLIPSIS:
            break
    return text, size


def wrap(text: str, style: Style, room: float, lines: int) -> list[str]:
    """The text broken at spaces into at most so many lines; the last one takes the rest."""
    rows: list[str] = []
    for word in text.split():
        if rows and (width(f"{rows[-1]} {word}", style) <= room or len(rows) == lines):
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


@lru_cache(maxsize=4096)
def mask(text: str, name: str, size: float, spacing: float) -> tuple[Image.Image | None, int, int]:
    """The text's coverage and the offset of its ink from the pen's start on the base line."""
    font = font_face(name, size)
    if not spacing:
        left, top, right, bottom = (round(v) for v in font.getbbox(text, anchor="ls"))
        if right <= left or bottom <= top:
            return None, 0, 0
        image = Image.new("L", (right - left, bottom - top))
        ImageDraw.Draw(image).text((-left, -top), text, fill=255, font=font, anchor="ls")
        return image, left, top
    pens, pen = [], 0.0
    for char in text:
        pens.append(pen)
        pen += font.getlength(char) + spacing
    left, top, right, bottom = (round(v) for v in font.getbbox(text, anchor="ls"))
    image = Image.new("L", (round(pen) + 4, bottom - top))
    for char, at in zip(text, pens):
        part, dx, dy = mask(char, name, size, 0.0)
        if part:
            image.paste(255, (max(0, round(at) + dx), dy - top), part)
    edge = image.getbbox()
    return (image.crop((0, 0, edge[2], image.height)), 0, top) if edge else (None, 0, 0)
