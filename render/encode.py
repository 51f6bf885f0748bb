"""From an image to a file. The settings come from measurements: see docs/pictures.md."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path

from PIL import Image

from render.colour_table import colour_table

try:
    from isal import isal_zlib
except ImportError:  # no build for this machine: Pillow packs as well, at twice the time
    isal_zlib = None  # type: ignore[assignment]

FORMATS = ("png", "webp")
DEFAULT = "png"


def encode(image: Image.Image, game: str, form: str = DEFAULT) -> bytes:
    """The image as the bytes of a file; raises NoColourTable for a game that has none. Without a game the image's own colours."""
    return encode_webp(image) if form == "webp" else encode_png(image, colour_table(game) if game else image.quantize(256))


def encode_png(image: Image.Image, table: Image.Image) -> bytes:
    """A PNG of at most 256 colours, each pixel the nearest one of the table."""
    indexed = image.quantize(palette=table, dither=Image.Dither.NONE)
    return _png_by_pillow(indexed) if isal_zlib is None else _png_by_isal(indexed)


def encode_webp(image: Image.Image) -> bytes:
    """A WebP without loss. "Quality" is then an effort: 75 costs a quarter more time than 0 and saves a fifth of the bytes."""
    out = io.BytesIO()
    image.save(out, format="WEBP", lossless=True, method=0, quality=75)
    return out.getvalue()


def _png_by_pillow(indexed: Image.Image) -> bytes:
    out = io.BytesIO()
    indexed.save(out, format="PNG", compress_level=1)
    return out.getvalue()


def _png_by_isal(indexed: Image.Image) -> bytes:
    """Rows without a filter: each is a zero byte and its indices. Rows one byte too long leave that byte for the next row."""
    width, height = indexed.size
    rows = b"\0" + indexed.tobytes("raw", "P", width + 1)[:-1]
    palette = bytes(indexed.getpalette("RGB") or ())
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (b"IHDR", head), (b"PLTE", palette), (b"IDAT", isal_zlib.compress(rows, 1)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def format_of(file: Path) -> str | None:
    """The format that a file's name asks for; None when it is none of ours."""
    form = file.suffix.lower().removeprefix(".")
    return form if form in FORMATS else None
