"""Why not, in a sentence: the reason, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.errors import ENGLISH as STORE_CODES
from bot.model import HOUR
from bot.texts.catalogue import say
from bot.texts.names import mention, plain, safe
from bot.texts.pieces import automat_label, listing
from engine.contract import Refusal
from engine.players.registry import PLAYERS

# A figure of the engine may be counted in another thing for each code.
_COUNTED = {
    "cage_full": ("size", "cubes"),
    "fill_count": ("needs", "carts"),
    "locked": ("seats", "players"),
    "needs_marks": ("needs", "marks"),
    "needs_miners": ("needs", "miners"),
    "needs_steps": ("needs", "steps"),
    "too_few": ("least", "players"),
}


def refusal(why: Refusal, lang: str, names: Sequence[str] = ()) -> str:
    """A refusal of the game or of a table as a private answer; names are those of the seats."""
    return say(lang, f"refuse-{_key(why)}", **_figures(why, lang, names))


def reason(why: Refusal, lang: str) -> str:
    """Why a work place is closed, in a few words: "costs 6 marks, you have 4"."""
    return say(lang, f"reason-{why.code}", **_figures(why, lang, ()))


def _key(why: Refusal) -> str:
    if why.code == "locked" and "seats" not in why.figures:
        return "busy"  # the table or its file, not a work place
    if why.code in STORE_CODES and why.code != "locked":
        return "store"
    if why.code == "not_your_turn" and why.figures.get("deadline"):
        return "not_your_turn-until"
    return why.code


def _figures(why: Refusal, lang: str, names: Sequence[str]) -> dict[str, str | int]:
    figures: dict[str, str | int] = {"part": safe(why.part) if why.part else "…"}
    for name, value in why.figures.items():
        say_figure = _SAID.get(name)
        figures[name] = say_figure(value, lang, names) if say_figure else value if isinstance(value, int) else str(value)
    if why.code in _COUNTED:
        name, counted = _COUNTED[why.code]
        if name in figures:
            figures[counted] = figures[name]
    if "known" in why.figures:
        figures["known"] = listing([_known(why.code, value, lang) for value in why.figures["known"]], lang, "or")
    return figures


def _known(code: str, value: Any, lang: str) -> str:
    """One of the values that would have been right."""
    if code == "bad_clock":
        return clock_label(value, lang)
    if code == "bad_language":
        return say(lang, f"language-{value}")
    if code == "bad_automat":
        return automat_label(value, lang)
    if code == "bad_scope":
        return say(lang, f"choice-scope-{value}")
    if isinstance(value, bool):
        return say(lang, "yes" if value else "no")
    return plain(str(value))


def clock_label(seconds: int | None, lang: str) -> str:
    """How long a turn may take."""
    return say(lang, "clock-none") if seconds is None else say(lang, "hours", hours=seconds // HOUR)


def _name(seat: Any, lang: str, names: Sequence[str]) -> str:
    """The player or players of one seat or several."""
    seats = seat if isinstance(seat, list | tuple) else [seat]
    known = [safe(names[number]) for number in seats if number < len(names)]
    return listing(known, lang) or say(lang, "somebody")


_Say = Callable[[Any, str, Sequence[str]], str | int]
_SAID: Mapping[str, _Say] = {
    "automat": lambda name, lang, _: automat_label(name, lang) if name in PLAYERS else plain(str(name)),
    "colour": lambda letter, lang, _: say(lang, f"colour-{letter}"),
    "deadline": lambda moment, _lang, _: f"<t:{moment}:R>" if moment else "",
    "host": lambda person, _lang, _: mention(person),
    "known": lambda _known, _lang, _: "",
    "phase": lambda phase, lang, _: say(lang, f"phase-{phase}"),
    "seat": _name,
    "transport": lambda letter, lang, _: say(lang, f"transport-{letter}"),
    "turn": _name,
    "value": lambda value, _lang, _: safe(str(value)),
}
