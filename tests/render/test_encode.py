"""Files: every ink exact, the picture as it was drawn as far as anybody can see, and small."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageMath

from render import colour_table, encode
from render.__main__ import main
from render.canvas import Canvas
from render.colour_table import NoColourTable
from render.colour_table_maker import distinct, exact_inks
from render.picture_registry import GAME_PICTURES, render_picture
from render.scene import Scene
from tests.render.families import FAMILIES
from tests.render.niemcy.moments import LEAN
from tests.render.positions import NAMES, NASTY, extreme, of_state, scene
from tests.render.strips import canvases
from tests.slow_parts import slow_but

LEAST_SSIM = 0.995
MOST_OFF = 16  # steps of 255 by which a pixel of a vital number may differ
LARGEST = 300 * 1024


def frames(game: str) -> Iterator[Canvas]:
    """Every kind of picture, played and extreme."""
    kinds = LEAN if game == "niemcy" else list(FAMILIES[game])
    chosen: list[tuple[str, Scene]] = [(kind, one) for kind in kinds for one in list(FAMILIES[game][kind]("de"))[::5]]
    if game == "szczesc":
        boards = [scene(seats, at) for seats in (2, 3, 4) for at in (3, 45)] + [
            of_state(extreme(), names) for names in (NAMES, NASTY)
        ]
        chosen += [(kind, one) for kind in ("board", "shaft") for one in boards]
    for kind, one in chosen:
        yield from canvases(GAME_PICTURES[game].kinds[kind], one)


def opened(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGB")


def ssim(a: Image.Image, b: Image.Image, field: int = 8) -> float:
    """The structural similarity of two images' lightness, the mean over fields of 8 × 8 pixels."""
    x, y = (image.convert("L").convert("F") for image in (a, b))

    def mean(image: Image.Image, other: Image.Image) -> Image.Image:
        product = ImageMath.lambda_eval(lambda of: of["a"] * of["b"], a=image, b=other)
        return product.reduce(field)

    values = {"x": x.reduce(field), "y": y.reduce(field), "xx": mean(x, x), "yy": mean(y, y), "xy": mean(x, y)}
    low, high = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    by_field = ImageMath.lambda_eval(
        lambda of: (
            (of["x"] * of["y"] * 2 + low)
            * ((of["xy"] - of["x"] * of["y"]) * 2 + high)
            / (of["x"] * of["x"] + of["y"] * of["y"] + low)
            / (of["xx"] - of["x"] * of["x"] + of["yy"] - of["y"] * of["y"] + high)
        ),
        **values,
    )
    return float(by_field.reduce(by_field.size).getpixel((0, 0)))


@pytest.mark.parametrize("game", slow_but(["kopalnie"], GAME_PICTURES))
def test_files_show_what_was_drawn(game: str) -> None:
    for canvas in frames(game):
        data = encode.encode(canvas.image, game)
        assert len(data) <= LARGEST
        shown = opened(data)
        assert ssim(canvas.image, shown) >= LEAST_SSIM
        change = ImageChops.difference(canvas.image, shown)
        for label in canvas.labels:
            if label.vital:
                box = tuple(round(edge) for edge in (label.ink.x, label.ink.y, label.ink.right, label.ink.bottom))
                off = max(most for _, most in change.crop(box).getextrema())  # type: ignore[arg-type, misc]
                assert off <= MOST_OFF, (label.name, label.text, off)


def test_a_blurred_picture_is_noticed() -> None:
    image = next(frames("kopalnie")).image
    assert ssim(image, image) == pytest.approx(1.0)
    assert ssim(image, image.reduce(2).resize(image.size)) < LEAST_SSIM


@pytest.mark.parametrize("game", GAME_PICTURES)
def test_every_ink_is_exact(game: str) -> None:
    inks = exact_inks(game)
    assert len(inks) > 60
    row = Image.new("RGB", (len(inks), 1))
    row.putdata(inks)
    assert list(opened(encode.encode(row, game)).get_flattened_data()) == inks


def test_colours_that_would_become_one_are_noticed() -> None:
    assert distinct([(0, 0, 0), (255, 255, 255)])
    assert not distinct([(0x4A, 0x2D, 0x42), (0x47, 0x2B, 0x3F)])


def test_without_its_packer_a_file_holds_the_same_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    image = next(frames("kopalnie")).image.crop((0, 0, 333, 217))
    packed = encode.encode(image, "kopalnie")
    monkeypatch.setattr(encode, "isal_zlib", None)
    alone = encode.encode(image, "kopalnie")
    assert packed != alone
    assert opened(packed).tobytes() == opened(alone).tobytes()


def test_a_webp_loses_nothing() -> None:
    image = next(frames("kopalnie")).image
    assert opened(encode.encode(image, "kopalnie", "webp")).tobytes() == image.tobytes()


@pytest.fixture
def _no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(colour_table, "ROOT", tmp_path)
    colour_table.colour_table.cache_clear()
    yield
    colour_table.colour_table.cache_clear()


@pytest.mark.usefixtures("_no_tables")
def test_a_missing_table_is_named() -> None:
    with pytest.raises(NoColourTable, match=r"szczesc/colour_table.json is missing; make it with: python -m render colour-table"):
        render_picture("board", scene(3, 20))
    assert render_picture("board", scene(3, 20), "webp").strips  # which needs none


@pytest.mark.parametrize("arguments", [[], ["chess"], ["szczesc", "kopalnie"]])
def test_a_table_is_made_of_one_game(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["colour-table", *arguments]) == 1
    assert capsys.readouterr().err == f"error: colour-table: name one game of {', '.join(GAME_PICTURES)}\n"


@pytest.mark.slow
def test_a_table_can_be_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kept = colour_table.table_file("kopalnie").read_text(encoding="utf-8")
    (tmp_path / "kopalnie").mkdir()
    monkeypatch.setattr(colour_table, "ROOT", tmp_path)
    monkeypatch.setattr("render.colour_table_maker.FRAMES", 1)
    assert main(["colour-table", "kopalnie"]) == 0
    file = tmp_path / "kopalnie" / "colour_table.json"
    assert capsys.readouterr().out == f"{file}\n"
    assert file.read_text(encoding="utf-8").count("#") == kept.count("#") == colour_table.SIZE
