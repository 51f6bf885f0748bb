"""Emojis in texts: the token ``:name:`` of a drawing in ``render.emojis``. It only repeats what the words beside it say.

What sends a message turns the tokens into emojis of the application, or drops them.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from render.emojis import EMOJIS

ID_LENGTH = 22  # what Discord's form <:name:id> has more than the token
_TOKEN = re.compile(r":([a-z0-9_]{2,32}):( ?)")


def emoji_token(name: str) -> str:
    """An emoji for a text."""
    assert name in EMOJIS, name
    return f":{name}:"


def replace_emojis(text: str, shown: Callable[[str], str]) -> str:
    """The text with ``shown(name)`` in place of every token; where that is empty, the space after the token goes, too."""

    def form(found: re.Match[str]) -> str:
        if found[1] not in EMOJIS:
            return found[0]
        instead = shown(found[1])
        return instead + found[2] if instead else ""

    return _TOKEN.sub(form, text)


def without_emojis(text: str) -> str:
    """The words alone."""
    return replace_emojis(text, lambda _name: "")


def emojis_in(text: str) -> list[str]:
    """The names of all emojis in a text."""
    return [found[1] for found in _TOKEN.finditer(text) if found[1] in EMOJIS]


def shown_length(text: str) -> int:
    """How many characters Discord counts at most."""
    return len(text) + ID_LENGTH * len(emojis_in(text))
