"""What the adviser of this game says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.kopalnie.texts.labels import (
    card_name,
    mine_label,
    mission_label,
    mission_name,
    place_label,
    roll_label,
    say,
    tile_label,
)
from bot.texts.labels import listing
from engine.kopalnie.box import DIE
from engine.kopalnie.players.reason_text import line_of
from engine.kopalnie.view import View
from engine.players.advice import Reason

# Figures of reasons that need words; all others are numbers. A kind is declined by the text that names it.
_SAID: Mapping[str, Callable[[Any, str], str]] = {
    "card": card_name,
    "kind": lambda kind, lang: str(kind),
    "mission": mission_name,
    "tile": tile_label,
}


def reason_line(reason: Reason, names: Sequence[str], lang: str) -> str:
    """Why a turn is good, or what speaks against it; before it the rolls by which it comes true."""
    figures: dict[str, str | int] = {"faces": len(DIE)}
    for name, value in reason.figures.items():
        if name == "seat":
            figures["who"] = names[value]
        elif name != "rolls":
            figures[name] = _SAID[name](value, lang) if name in _SAID else int(value)
    line = say(lang, f"why-{line_of(reason)}", **figures)
    rolls = [str(roll) for roll in reason.figures.get("rolls", ())]
    return say(lang, "why-on", rolls=listing(rolls, lang, "or"), why=line) if rolls else line


def turn_label(view: View, turn: tuple[str, ...], lang: str) -> str:
    """A whole turn in a line: cards that are played first, and the mine, the number or the tile."""
    return " · ".join(label for label in (_label(view, text, lang) for text in turn) if label)


def _label(view: View, text: str, lang: str) -> str:
    word, _, rest = text.partition(" ")
    if word == "mission":
        return mission_label(rest, lang)
    if word == "dig":
        return mine_label(rest, lang)
    if word == "play":
        return card_name(rest, lang)
    if word in ("take", "lantern"):
        number = f"{rest} · {roll_label(view, int(rest), lang)[0]}"
        return f"{card_name(word, lang)} → {number}" if word == "lantern" else number
    if word == "coin":
        mine = next(mine for mine in view.mines if mine.code == rest[0])
        return f"{mine_label(rest[0], lang)}, {place_label(mine, rest, lang)}"
    if word == "guess":
        return rest
    return say(lang, "btn-enough") if word == "enough" else ""  # the mine for a coin goes with its tile
