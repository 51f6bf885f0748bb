"""What lies behind the pictures: a poster's sun, dots of an old print, specks of paper."""

from __future__ import annotations

import math
import random

from render.box import Box
from render.svg import circle, path


def halftone(box: Box, colour: str, step: float = 16, largest: float = 5.2) -> str:
    """Dots that shrink downwards, as in old prints."""
    rows = int(box.h / step) + 1
    dots = []
    for row in range(rows):
        r = largest + (0.5 - largest) * row / max(1, rows - 1)
        for column in range(int(box.w / step) + 1):
            x = box.x + column * step + (step / 2 if row % 2 else 0)
            dots.append(
                f"M{x - r:.1f} {box.y + row * step:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0"
            )
    return path("".join(dots), colour, more='fill-opacity=".38"')


def rays(centre: tuple[float, float], length: float) -> str:
    """A poster's sun."""
    x, y = centre
    beams = []
    for i in range(24):
        ends = (i * math.pi / 12, i * math.pi / 12 + math.pi / 24)
        tips = " ".join(f"L{x + length * math.cos(a):.0f} {y + length * math.sin(a):.0f}" for a in ends)
        beams.append(f"M{x} {y} {tips} Z")
    return (
        path("".join(beams), "lamp_hi", more='fill-opacity=".5"')
        + circle(centre, 150, "lamp_hi")
        + circle(centre, 126, "lamp", more='fill-opacity=".55"')
    )


def grain(width: float, height: float, seed: int = 3, count: int = 700) -> str:
    """A few specks, so that the paper is not plastic; more would only cost bytes."""
    pick = random.Random(seed)
    specks = "".join(f"M{pick.randrange(int(width))} {pick.randrange(int(height))}h1.4v1.4h-1.4z" for _ in range(count))
    return path(specks, "soot", more='fill-opacity=".15"')
