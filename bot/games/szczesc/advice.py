"""What the adviser of this game says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.szczesc.texts.labels import (
    ROMAN,
    category_label,
    cubes,
    piece_label,
    place_name,
    say,
    step_label,
    tile_label,
)
from engine.players.advice import Reason
from engine.szczesc.box import SPACE
from engine.szczesc.view import View

# Figures of reasons that need words; all others are numbers.
_SAID: Mapping[str, Callable[[Any, str], str]] = {
    "card": lambda code, lang: str(code),
    "category": category_label,
    "colour": lambda letter, lang: say(lang, f"colour-{letter}"),
    "cubes": cubes,
    "shift": lambda shift, lang: ROMAN[shift],
    "tile": tile_label,
    "transport": lambda letter, lang: str(letter),
    "what": lambda what, lang: str(what),
}


def reason_line(reason: Reason, names: Sequence[str], lang: str) -> str:
    """Why a turn is good, or what speaks against it; nobody is named in it."""
    figures = {name: _SAID[name](value, lang) if name in _SAID else int(value) for name, value in reason.figures.items()}
    line = say(lang, f"why-{reason.code}", **figures)
    return say(lang, "why-unsure", why=line) if reason.figures.get("hidden") else line


def turn_label(view: View, turn: tuple[str, ...], lang: str) -> str:
    """A whole turn in a line: the place with what lies there, or the card; of mining the steps as they are written."""
    first, *rest = turn
    steps = [text for text in rest if text != "stop"]
    if first in SPACE:
        piece = view.places[SPACE[first].index].piece
        label = place_name(first, lang)
        if piece:
            label = f"{label}: {piece_label(piece, lang)}"
        if first.startswith("mine"):
            return f"{label} · `{' '.join(steps)}`" if steps else label
        return " · ".join([label, *(step_label(text, lang) for text in steps)])
    if first[0] in "@+-~" or ">" in first:
        return f"`{' '.join([first, *steps])}`"
    if first.startswith("keep"):
        where = [text for text in rest if text in ("top", "bottom") or text.startswith("fill")]
        return " · ".join(step_label(text, lang) for text in (first, *where))
    if first in ("top", "bottom"):
        return step_label(first, lang)
    return " · ".join(step_label(text, lang) for text in turn)
