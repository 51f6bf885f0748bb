"""How large a strip may be, and how large Discord shows it: one picture alone in a gallery (docs/pictures.md)."""

from __future__ import annotations

WIDTH, HEIGHT = 1188, 756  # of a drawing: exactly 11 : 7, the box in which the desktop client shows a picture
GAP = 8  # between the strips of a message
DESKTOP = (550, 350)  # the client's box; a picture is never enlarged
PHONE = 350  # the width of a message
DIGITS = 21  # the least height of a digit that a move depends on, in a drawing of WIDTH: 9.7 on the desktop, 6.2 on a phone


def too_high(width: int, height: int) -> bool:
    """Whether the desktop client would show a picture of this size less than its full width."""
    return height * WIDTH > width * HEIGHT


def desktop_scale(width: int, height: int) -> float:
    """By how much the desktop client shrinks a picture of this size."""
    return min(1.0, DESKTOP[0] / width, DESKTOP[1] / height)


def phone_scale(width: int) -> float:
    """By how much a phone shrinks a picture of this width."""
    return min(1.0, PHONE / width)


LEAST_ON_DESKTOP = DIGITS * desktop_scale(WIDTH, HEIGHT)
LEAST_ON_PHONE = DIGITS * phone_scale(WIDTH)
