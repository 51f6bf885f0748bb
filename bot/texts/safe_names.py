"""Names of people, made harmless. Whoever chooses a name must not be able to format, link, mention or hide anything."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 32
NAMELESS = "?"  # for a name of which nothing visible remains
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}  # controls, directions, joiners, private signs, half characters
_MARKS_IN_A_ROW = 2  # more of them spill over the lines above and below
_SPECIAL = re.compile(r"[\\`*_~|<>#+=.:/\[\](){}&-]")


class MarkdownSafe(str):
    """A text that is escaped for markdown already; ``markdown_safe`` returns it unchanged."""

    __slots__ = ()


def plain_name(name: str) -> str:
    """A name for labels, pictures and alt texts, which read no markdown: visible characters only, at most 32."""
    shown = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MARKS_IN_A_ROW:
            continue
        if sign in _BLANK or (kind in _UNSEEN and not sign.isspace()):
            continue
        shown.append(sign)
    words = "".join(shown).split()
    return " ".join(words)[:LONGEST].rstrip() or NAMELESS


def markdown_safe(name: str) -> MarkdownSafe:
    """A name for markdown: as ``plain_name``, with formatting, links and mentions escaped."""
    if isinstance(name, MarkdownSafe):
        return name
    # An escaped @everyone would still be one for the server that counts mentions, so the sign itself is another.
    return MarkdownSafe(_SPECIAL.sub(r"\\\g<0>", plain_name(name)).replace("@", "＠"))


def mention(person: int) -> MarkdownSafe:
    """A mention: Discord shows the person's name. It notifies only if the message allows it."""
    return MarkdownSafe(f"<@{person}>")
