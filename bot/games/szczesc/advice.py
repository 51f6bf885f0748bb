"""What the adviser of this game says, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.szczesc.texts.labels import (
    PUT,
    ROMAN,
    card_short,
    card_words,
    category_label,
    cubes,
    place_name,
    say,
    step_label,
    tile_short,
)
from bot.texts.labels import listing
from engine.players.advice import Reason
from engine.szczesc.box import SPACE, TILES
from engine.szczesc.view import View

# Figures of reasons that need words; all others are numbers.
_SAID: Mapping[str, Callable[[Any, str], str]] = {
    "card": card_short,
    "category": category_label,
    "colour": lambda letter, lang: say(lang, f"colour-{letter}"),
    "cubes": cubes,
    "shift": lambda shift, lang: ROMAN[shift],
    "tile": tile_short,
    "transport": lambda letter, lang: str(letter),
    "what": lambda what, lang: str(what),
}


def reason_line(reason: Reason, names: Sequence[str], lang: str) -> str:
    """Why a turn is good, or what speaks against it; nobody is named in it."""
    figures = {name: _SAID[name](value, lang) if name in _SAID else int(value) for name, value in reason.figures.items()}
    line = say(lang, f"why-{reason.code}", **figures)
    return say(lang, "why-unsure", why=line) if reason.figures.get("hidden") else line


def _mining(view: View, steps: Sequence[str], lang: str) -> list[str]:
    """What the steps of a turn of mining bring, in the words of the log; an order is complete when all its squares are filled."""
    pending = () if view.seat is None else view.shafts[view.seat].pending
    puts = Counter(put[2] for text in steps if (put := PUT.fullmatch(text)))
    missing = {order.code: order.fillings.count("") for order in pending}
    done = [code for code, count in puts.items() if count >= missing.get(code, count + 1)]
    loaded, stored = ("".join(text[1] for text in steps if text[0] == sign) for sign in "+-")
    squares = sum(count for code, count in puts.items() if code not in done)
    return [
        *([say(lang, "did-complete", orders=listing([card_short(code, lang) for code in done], lang))] if done else []),
        *([say(lang, "did-fill", squares=squares)] if squares else []),
        *([say(lang, "did-load", cubes=cubes(loaded, lang))] if loaded else []),
        *([say(lang, "did-store", cubes=cubes(stored, lang))] if stored else []),
    ] or [say(lang, "plan-nothing")]


def turn_label(view: View, turn: tuple[str, ...], lang: str) -> str:
    """A whole turn in a line: the place with what lies there, or the card; of mining what it brings."""
    first, *rest = turn
    steps = [text for text in rest if text != "stop"]
    if first in SPACE:
        piece = view.places[SPACE[first].index].piece
        label = place_name(first, lang)
        if piece:
            label = f"{label}: {tile_short(piece, lang) if piece in TILES else card_words(piece, lang)}"
        if first.startswith("mine"):
            return " · ".join([label, *_mining(view, steps, lang)])
        return " · ".join([label, *(step_label(text, lang) for text in steps)])
    if first[0] in "@+-~" or ">" in first:
        return " · ".join(_mining(view, [first, *steps], lang))
    if first.startswith("keep"):
        where = [text for text in rest if text in ("top", "bottom") or text.startswith("fill")]
        return " · ".join(step_label(text, lang) for text in (first, *where))
    if first in ("top", "bottom"):
        return step_label(first, lang)
    return " · ".join(step_label(text, lang) for text in turn)
