"""What the adviser of this game says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.niemcy.texts.labels import boards_list, cards_list, say, ticket_label, track_label
from bot.texts.labels import listing
from engine.niemcy.view import View
from engine.players.advice import Reason

# Figures of reasons that need words; all others are numbers. A colour is declined by the text that names it.
_SAID: Mapping[str, Callable[[Any, str], str]] = {
    "colour": lambda letter, lang: str(letter),
    "ticket": ticket_label,
    "tickets": lambda codes, lang: listing([ticket_label(code, lang) for code in codes.split(", ")], lang),
}


def reason_line(reason: Reason, names: Sequence[str], lang: str) -> str:
    """Why a turn is good, or what speaks against it; nobody is named in it."""
    figures = {name: _SAID[name](value, lang) if name in _SAID else int(value) for name, value in reason.figures.items()}
    return say(lang, f"why-{reason.code}", **figures)


def turn_label(view: View, turn: tuple[str, ...], lang: str) -> str:
    """A whole turn in a line: the card, the tickets, or a claim with its payment and passengers."""
    word, _, rest = turn[0].partition(" ")
    if word == "draw":
        return " · ".join(_draw(text.removeprefix("draw "), lang) for text in turn)
    if word == "tickets":
        short, long = rest.split("+")
        return f"{say(lang, 'btn-tickets')}: {say(lang, 'mix', short=short, long=long)}"
    if word == "keep":
        return listing([ticket_label(code, lang) for code in rest.split(" ")], lang)
    if word == "pass":
        return say(lang, "btn-pass")
    return " · ".join(_claim(turn, lang))


def _draw(card: str, lang: str) -> str:
    return say(lang, "label-draw", card=say(lang, "drawn", colour=card))


def _claim(turn: tuple[str, ...], lang: str) -> list[str]:
    """The parts of a claim, of which the first may have been played already."""
    parts = [track_label(text.removeprefix("claim "), lang) for text in turn if text.startswith("claim ")]
    parts += [cards_list(text, lang) for text in turn if " " not in text and ":" not in text]
    boards = [text for text in turn if ":" in text]
    return [*parts, *([boards_list(boards, lang)] if boards else [])]
