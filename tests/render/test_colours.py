"""Players and coal stay apart for everybody: simulated colour blindness after Machado, Oliveira and Fernandes (2009)."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageColor

from engine.games import GAMES
from render.colour_table import colour_table
from render.picture_registry import GAME_PICTURES
from render.szczesc.palette import COAL
from render.theme import INK, SEATS

Rgb = tuple[float, float, float]
MATRICES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
CLEAR = 20.0  # colour difference (CIE 1976) that nobody overlooks beside each other


def times(matrix: tuple[tuple[float, ...], ...], v: Rgb) -> Rgb:
    a, b, c = (sum(m * x for m, x in zip(row, v)) for row in matrix)
    return a, b, c


def linear(colour: str) -> Rgb:
    r, g, b = (x / 255 for x in ImageColor.getrgb(colour)[:3])
    a, d, e = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in (r, g, b))
    return a, d, e


def seen(colour: str, kind: str) -> Rgb:
    """The colour in Lab, as these eyes see it."""
    r, g, b = (min(1.0, max(0.0, x)) for x in times(MATRICES[kind], linear(colour)))
    x, y, z = (v / w for v, w in zip(times(TO_XYZ, (r, g, b)), WHITE))
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def in_files(colour: str, game: str) -> str:
    """The colour as a game's files show it."""
    red, green, blue = Image.new("RGB", (1, 1), colour).quantize(palette=colour_table(game)).convert("RGB").getpixel((0, 0))  # type: ignore[misc]
    return f"#{red:02X}{green:02X}{blue:02X}"


def contrast(a: str, b: str) -> float:
    light, dark = sorted((sum(w * x for w, x in zip((0.2126, 0.7152, 0.0722), linear(c))) for c in (a, b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("kind", MATRICES)
@pytest.mark.parametrize("game", GAME_PICTURES)
def test_players_and_coal_stay_apart(game: str, kind: str) -> None:
    coal = [one.fill for one in COAL.values()] if game == "szczesc" else []
    for group in ([seat.fill for seat in SEATS[: GAMES[game].seats[-1]]], coal):
        for a, b in combinations([in_files(colour, game) for colour in group], 2):
            assert dist(seen(a, kind), seen(b, kind)) > CLEAR, (kind, a, b)


@pytest.mark.parametrize("kind", MATRICES)
def test_six_players_stay_apart(kind: str) -> None:
    assert len(SEATS) == 6
    for a, b in combinations([seat.fill for seat in SEATS], 2):
        assert dist(seen(a, kind), seen(b, kind)) > CLEAR, (kind, a, b)
    assert all(contrast(seat.ink, seat.fill) >= 4.5 for seat in SEATS)


def test_the_simulation_knows_red_from_green_only_with_all_cones() -> None:
    assert dist(seen("#C06040", "normal"), seen("#809040", "normal")) > 2 * dist(
        seen("#C06040", "deuteranopia"), seen("#809040", "deuteranopia")
    )


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *((ink, "paper_hi") for ink in ("soot", "soot2", "steel_d")),
        *((ink, "paper_lo") for ink in ("soot", "soot2", "soot3")),
        *(("lamp", ground) for ground in ("soot", "soot2", "plum_d")),
        *(("soot", ground) for ground in ("lamp", "lamp_hi")),
        *(("paper_hi", f"{tone}_d") for tone in ("brick", "steel", "loco", "ochre", "plum")),
        *(("white", tone) for tone in ("brick", "plum", "loco")),
        *(("white", tone) for tone in ("night", "grey_d")),
        *(("soot", tone) for tone in ("orange", "orange_l", "night_l", "grey_l")),
        ("paper_hi", "night_d"),
        ("cold_hi", "soot"),
        ("paper_hi", "plum"),
    ],
)
def test_texts_stand_out(text: str, ground: str) -> None:
    for game in GAME_PICTURES:
        assert contrast(in_files(INK[text], game), in_files(INK[ground], game)) >= (4.5 if text != "soot3" else 4.0)


@pytest.mark.parametrize("game", GAME_PICTURES)
def test_symbols_stand_out_on_their_players_colour(game: str) -> None:
    assert all(contrast(in_files(seat.ink, game), in_files(seat.fill, game)) >= 4.5 for seat in SEATS[: GAMES[game].seats[-1]])
