"""The pieces on the map as vectors around their own middle: spaces, cars, stations, symbols of players, badges."""

from __future__ import annotations

from functools import cache

from render.box import Box
from render.niemcy.palette import CAR_DARK, CARD_COLOURS
from render.svg import circle, ink, line, path, polygon, rect
from render.theme import CAP, SEATS

SPACE_H, CAR_H = 30, 36
STATION_R = 23
_STAR = ((0, -10), (2.6, -3.4), (9.7, -3), (4.2, 1.5), (6, 8.4), (0, 4.5), (-6, 8.4), (-4.2, 1.5), (-9.7, -3), (-2.6, -3.4))
_STEEP = 62  # degrees: letters on steeper spaces are turned upright


def art(name: str) -> str:
    """A sprite of this game by its plain name."""
    return f"niemcy/{name}"


def letter(text: str, size: float, fill: str, halo: str = "", y: float = 0.0) -> str:
    """A letter centred on the middle."""
    common = f'x="0" y="{y + size * CAP / 2:.1f}" font-family="Source Sans Pro" font-weight="900" text-anchor="middle"'
    body = f'font-size="{size:g}" fill="{ink(fill)}">{text}</text>'
    back = f'<text {common} stroke="{ink(halo)}" stroke-width="4" stroke-linejoin="round" {body}' if halo else ""
    return f"{back}<text {common} {body}"


@cache
def pattern(colour: str, length: float, height: float) -> str:
    """The mark of a colour at both ends of a space."""
    tone = CARD_COLOURS[colour]
    end, y, reach = length / 2 - 2, height / 2 - 2, max(5.0, (length - 25) / 2)
    if colour == "Y":
        return "".join(circle((s * (end - reach / 2), v * y / 2), 3, tone.dark) for s in (-1, 1) for v in (-1, 1))
    if colour == "W":
        return rect(Box(-end + 2, -y + 1.4, 2 * end - 4, 2 * y - 2.8), "none", tone.dark, 2.2, radius=2)
    if colour == "K":
        return line((-end + 1, -y + 1.8), (end - 1, -y + 1.8), tone.light, 2.6)
    near = end - reach + 1
    d = _mark(colour, -1, -end, -near, y) + _mark(colour, 1, near, end, y)
    return path(d, "none", tone.light if colour in "PBGR" else tone.dark, 2.8)


def _mark(colour: str, side: int, left: float, right: float, y: float) -> str:
    w, m = right - left, (left + right) / 2
    if colour == "P":
        return "".join(f"M{left + k * w:.1f} {y:.1f} L{min(right, left + (k + 0.5) * w):.1f} {-y:.1f}" for k in (0, 0.5))
    if colour == "B":
        return f"M{left:.1f} {-y * 0.45:.1f} H{right:.1f} M{left:.1f} {y * 0.5:.1f} H{right:.1f}"
    if colour == "O":
        return f"M{m - side * w * 0.3:.1f} {-y:.1f} L{m + side * w * 0.35:.1f} 0 L{m - side * w * 0.3:.1f} {y:.1f}"
    if colour == "G":
        return "".join(f"M{left + w * k:.1f} {-y:.1f} V{y:.1f}" for k in (0.25, 0.75))
    if colour == "R":
        a, b, v = left + w * 0.1, right - w * 0.1, y * 0.75
        return f"M{a:.1f} {-v:.1f} L{b:.1f} {v:.1f} M{a:.1f} {v:.1f} L{b:.1f} {-v:.1f}"
    return f"M{left + 2:.1f} 0 H{right - 1:.1f}"


@cache
def space(colour: str, length: float, angle: float = 0.0, height: float = SPACE_H) -> str:
    """A free space of a colour; it will be turned by the angle."""
    tone = CARD_COLOURS[colour]
    text = letter(colour, height * 0.98, tone.ink, tone.fill)
    if abs(angle) > _STEEP:
        text = f'<g transform="rotate({-90 if angle > 0 else 90})">{text}</g>'
    body = rect(Box(-length / 2, -height / 2, length, height), tone.fill, "soot", 2.6, radius=4)
    return body + pattern(colour, length, height) + text


def closed_space(length: float, *, locked: bool) -> str:
    """A space that nobody, or not this viewer, may take any more."""
    box = Box(-length / 2 + 1, -SPACE_H / 2 + 5, length - 2, SPACE_H - 10)
    body = rect(box, "paper", "soot3", 2.2, radius=4, more='stroke-dasharray="6 4"')
    return body + (padlock() if locked else "")


def padlock() -> str:
    shackle = path("M-5.5 -3 V-7 A5.5 5.5 0 0 1 5.5 -7 V-3", "none", "soot3", 3)
    return rect(Box(-9, -3, 18, 13), "soot3", radius=2.5) + shackle


@cache
def symbol(seat: int, r: float) -> str:
    """A player's symbol without its disc, in the ink that stands on the player's colour."""
    colour, tone = SEATS[seat].colour, SEATS[seat].ink
    if colour == "red":  # two hammers
        k = r / 10
        hammer = rect(Box(-1.9 * k, -8 * k, 3.8 * k, 19 * k), tone, radius=1.2 * k)
        hammer += rect(Box(-6.2 * k, -10.4 * k, 12.4 * k, 6 * k), tone, radius=1.2 * k)
        return f'<g transform="rotate(45)">{hammer}</g><g transform="rotate(-45)">{hammer}</g>'
    if colour == "blue":
        return circle((0, 0), r * 0.66, "none", tone, r * 0.5)
    if colour == "green":
        return polygon([(0, -r * 0.9), (r * 0.95, r * 0.75), (-r * 0.95, r * 0.75)], tone)
    if colour == "white":
        return polygon([(x * r / 10, y * r / 10) for x, y in _STAR], tone)
    half, low, top = r * 0.5, r * 0.95, -r * 0.1
    arc = f"M{-half:.1f} {low:.1f} V{top:.1f} A{half:.1f} {half:.1f} 0 0 1 {half:.1f} {top:.1f} V{low:.1f}"
    feet = rect(Box(-r * 0.95, r * 0.62, r * 0.7, r * 0.36), tone) + rect(Box(r * 0.25, r * 0.62, r * 0.7, r * 0.36), tone)
    return path(arc, "none", tone, r * 0.5) + feet


@cache
def car(seat: int, length: float, height: float = CAR_H) -> str:
    """A car of a player on a claimed space."""
    body = Box(-length / 2 + 1, -height / 2, length - 2, height)
    drawn = rect(Box(-length / 2 - 3, -3, length + 6, 6), "soot", radius=2) + rect(body, SEATS[seat].fill, radius=6)
    drawn += rect(Box(body.x + 3, body.bottom - 8.5, body.w - 6, 5.5), CAR_DARK[seat], radius=2)
    drawn += rect(body, "none", "soot", 3.4, radius=6)
    return f'{drawn}<g transform="translate(0 -2)">{symbol(seat, height * 0.3)}</g>'


def station(*, big: bool, r: float = STATION_R) -> str:
    """A city; the big ones have their passengers on a plate beside them."""
    body = circle((0, 0), r + 2.5, "paper_hi") + circle((0, 0), r, "brick" if big else "paper_lo", "soot", 3.8)
    return body + circle((0, 0), r - 7, "lamp_hi" if big else "paper_hi", "soot", 2)


def player_disc(seat: int, r: float) -> str:
    """A player's disc with the symbol."""
    return circle((0, 0), r, SEATS[seat].fill, "soot", r / 8) + symbol(seat, r * 0.5)
