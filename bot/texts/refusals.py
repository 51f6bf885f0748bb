"""Refusals as sentences: the reason, and what can be done instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.tables.errors import STORE_ERROR_TEXTS as STORE_CODES
from bot.texts.catalogue import say_in
from bot.texts.game_texts import GAME_TEXTS
from bot.texts.labels import automat_label, listing
from bot.texts.rules import notation_topic
from bot.texts.safe_names import markdown_safe, mention, plain_name
from engine.contract import Refusal

# A figure of the engine may be counted in another thing for each code.
_COUNTED = {"too_few": ("least", "players")}
_UNREADABLE = ("unknown_action", "unknown_word")  # answered with the topic of the rules on the notation


def refusal_sentence(why: Refusal, lang: str, game: str, names: Sequence[str] = ()) -> str:
    """A refusal of a game or of a table as a private answer; names are those of the seats."""
    return say_in(game)(lang, f"refuse-{_key(why, game)}", **_figures(why, lang, game, names))


def short_reason(why: Refusal, lang: str, game: str) -> str:
    """Why something is greyed out, in a few words: "costs 6 marks, you have 4"."""
    return say_in(game)(lang, f"reason-{why.code}", **_figures(why, lang, game, ()))


def _key(why: Refusal, game: str) -> str:
    if why.code == "locked" and not why.figures:
        return "busy"  # the table or its file; a game may lock something, too, and gives figures
    if why.code in STORE_CODES and why.code != "locked":
        return "store"
    if why.code in _UNREADABLE and not GAME_TEXTS[game].TOPICS:
        return "unreadable"  # no page explains the notation
    if why.code == "not_your_turn" and why.figures.get("deadline"):
        return "not_your_turn-until"
    return why.code


def _figures(why: Refusal, lang: str, game: str, names: Sequence[str]) -> dict[str, str | int]:
    texts = GAME_TEXTS[game]
    figures: dict[str, str | int] = {"part": markdown_safe(why.part) if why.part else "…"}
    if why.code in _UNREADABLE and texts.TOPICS:
        figures["topic"] = say_in(game)(lang, f"rules-{notation_topic(game)}-title")
    for name, value in why.figures.items():
        if name == "automat":
            figures[name] = automat_label(value, lang, game)
        elif name in texts.FIGURES:
            figures[name] = texts.FIGURES[name](value, lang)
        elif name in _FIGURE_TEXTS:
            figures[name] = _FIGURE_TEXTS[name](value, lang, names)
        else:
            figures[name] = value if isinstance(value, int) else str(value)
    name, counted = texts.COUNTED.get(why.code) or _COUNTED.get(why.code) or ("", "")
    if name in figures:
        figures[counted] = figures[name]
    if "known" in why.figures:
        figures["known"] = listing([_known(why.code, value, lang, game) for value in why.figures["known"]], lang, "or")
    return figures


def _known(code: str, value: Any, lang: str, game: str) -> str:
    """One of the values that would have been right."""
    say = say_in(game)
    if code == "bad_language":
        return say(lang, f"language-{value}")
    if code == "bad_automat":
        return automat_label(value, lang, game)
    if code == "bad_scope":
        return say(lang, f"choice-scope-{value}")
    if isinstance(value, bool):
        return say(lang, "yes" if value else "no")
    return plain_name(str(value))


def _name(seat: Any, lang: str, names: Sequence[str]) -> str:
    """The player or players of one seat or several."""
    seats = seat if isinstance(seat, list | tuple) else [seat]
    known = [markdown_safe(names[number]) for number in seats if number < len(names)]
    return listing(known, lang) or say_in("")(lang, "somebody")


_FigureText = Callable[[Any, str, Sequence[str]], str | int]
_FIGURE_TEXTS: Mapping[str, _FigureText] = {
    "deadline": lambda moment, _lang, _: f"<t:{moment}:R>" if moment else "",
    "game": lambda game, lang, _: f"{say_in(game)(lang, 'game-title')} (`/{say_in(game)(lang, 'cmd-group')}`)",
    "host": lambda person, _lang, _: mention(person),
    "known": lambda _known, _lang, _: "",
    "seat": _name,
    "turn": _name,
    "value": lambda value, _lang, _: markdown_safe(str(value)),
}
