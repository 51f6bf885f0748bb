"""Emojis in texts: the token ``:name:`` of a drawing in ``render.emojis``. It only repeats what the words beside it say.

What sends a message turns the tokens into emojis of the application, or drops them. Signs of Unicode for which there is a
drawing become that, too; without it they stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from render.emojis import EMOJIS

DIE = "🎲"
SIGNS = {
    DIE: "roll", "🪙": "coin", "🥇": "gold", "🏺": "cauldron", "🗿": "figurine", "🔪": "knife", "📜": "papyrus", "🔷": "crystal",
    "🔴": "ruby", "💎": "diamond", "🪨": "stone", "⛏": "pick", "🎯": "mission", "🚧": "abandoned_mine", "🃏": "chance_card",
    "🔒": "locked", "🦇": "bat", "⏰": "clock", "⏳": "clock",
}  # fmt: skip
_LONGEST_ID = "9" * 20
_TOKEN = re.compile(rf":([a-z0-9_]{{2,32}}):( ?)|([{''.join(SIGNS)}])\ufe0f?(?:(?= ?([1-6])(?!\d)))?")


def emoji_token(name: str) -> str:
    """An emoji for a text."""
    assert name in EMOJIS, name
    return f":{name}:"


def replace_emojis(text: str, shown: Callable[[str], str]) -> str:
    """The text with ``shown(name)`` in place of every token; where that is empty, the space after the token goes, too."""

    def form(found: re.Match[str]) -> str:
        if sign := found[3]:
            return shown(_name(found)) or sign
        if found[1] not in EMOJIS:
            return found[0]
        instead = shown(found[1])
        return instead + found[2] if instead else ""

    return _TOKEN.sub(form, text)


def without_emojis(text: str) -> str:
    """The words alone, with signs as they are."""
    return replace_emojis(text, lambda _name: "")


def emojis_in(text: str) -> list[str]:
    """The names of all emojis in a text."""
    return [name for found in _TOKEN.finditer(text) if (name := _name(found)) in EMOJIS]


def _name(found: re.Match[str]) -> str:
    """The emoji that a token or a sign stands for; a die before a number shows it."""
    if found[3] == DIE and found[4]:
        return f"dice_{found[4]}"
    return SIGNS[found[3]] if found[3] else found[1]


def shown_length(text: str) -> int:
    """How many characters Discord counts at most."""
    return len(replace_emojis(text, lambda name: f"<:{name}:{_LONGEST_ID}>"))


def leading_sign(label: str) -> tuple[str, str]:
    """The emoji for the sign at the beginning of a label, and the label without it; no emoji where there is no such sign."""
    name = SIGNS.get(label[:1], "")
    return (name, label[1:].lstrip("\ufe0f ")) if name and label[1:].strip("\ufe0f ") else ("", label)
