"""What the adviser of this game says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.goldmine.texts.labels import cell_label, place_label, say
from bot.texts.labels import decimal
from engine.goldmine.view import View
from engine.players.advice import Reason

_NAMES = {"lacking": "nuggets", "gold": "nuggets"}  # figures that the text counts as something
_SAID: Mapping[str, Callable[[Any, str], str | int]] = {
    "before": lambda rolls, lang: say(lang, "no-way") if rolls is None else decimal(rolls, lang),
    "cell": lambda cell, lang: cell_label(cell),
    "kind": lambda kind, lang: str(kind),
    "place": place_label,
    "rolls": decimal,
}
_WORDS = {"dig": "how-dig", "roll": "how-roll", "passage": "how-passage", "pass": "how-pass"}
_OTHERS = {"stay": "choice-place-stay", "leave": "choice-chamber-leave", "collect": "btn-collect", "end": "btn-end"}


def reason_line(reason: Reason, names: Sequence[str], lang: str) -> str:
    """Why a turn is good, or what speaks against it, with its odds."""
    figures: dict[str, str | int] = {}
    for name, value in reason.figures.items():
        if name == "seat":
            figures["who"] = names[value]
        else:
            figures[_NAMES.get(name, name)] = _SAID[name](value, lang) if name in _SAID else int(value)
    return say(lang, f"why-{reason.code}", **figures)


def turn_label(view: View, turn: tuple[str, ...], lang: str) -> str:
    """A whole turn in a line."""
    return " · ".join(_label(text, lang) for text in turn)


def _label(text: str, lang: str) -> str:
    word, _, rest = text.partition(" ")
    if word in _WORDS:
        return say(lang, f"choice-{_WORDS[word]}")
    if word == "put":
        _, cell, side = rest.split(" ")
        return say(lang, "turn-put", cell=cell_label(cell), side=side)
    if word in ("go", "chase"):
        return say(lang, f"turn-{word}", place=place_label(rest, lang))
    if word == "drop":
        return say(lang, "turn-drop", cell=cell_label(rest))
    if word in ("give", "take"):
        return say(lang, f"btn-{word}", count=rest)
    if word in ("gold", "bat"):
        return say(lang, f"choice-kind-{word}") + f" ({int(rest) + 1})"
    return say(
        lang, {"stay": "choice-place-stay", "leave": "choice-chamber-leave", "collect": "btn-collect"}.get(word, "btn-end")
    )
