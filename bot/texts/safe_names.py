"""Names of people, made harmless. Whoever chooses a name must not be able to format, link, mention or hide anything."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 32
NAMELESS = "?"  # for a name of which nothing visible remains
# Letters and signs that look like nothing, and numbers that Unicode keeps for more of them.
_BLANK = re.compile("[\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\U0001d159\U000e0000-\U000e0fff]")
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}  # controls, directions, joiners, private signs, half characters
_MARKS_IN_A_ROW = 2  # more of them spill over the lines above and below
_SPECIAL = re.compile(r"[\\`*_~|<>#+=.:/\[\](){}&-]")


class MarkdownSafe(str):
    """A text that is escaped for markdown already; ``markdown_safe`` returns it unchanged."""

    __slots__ = ()


def plain_name(name: str) -> str:
    """A name for labels, pictures and alt texts, which read no markdown: visible characters only, at most 32."""
    return visible_part(name) or NAMELESS


def visible_part(name: str) -> str:
    """The same, empty where nothing remains."""
    seen = "".join(sign for sign in _BLANK.sub("", name) if sign.isspace() or unicodedata.category(sign) not in _UNSEEN)
    shown: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", seen):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        alone = kind.startswith("M") and (not shown or shown[-1].isspace())  # a mark needs a sign to stand on
        if marks <= _MARKS_IN_A_ROW and not alone:
            shown.append(sign)
    words = "".join(shown).split()
    return " ".join(words)[:LONGEST].rstrip()


def readable_name(*names: str | None) -> str:
    """The first of a person's names of which something can be seen, as it is; empty where there is none."""
    return next((name for name in names if name and visible_part(name)), "")


def markdown_safe(name: str) -> MarkdownSafe:
    """A name for markdown: as ``plain_name``, with formatting, links and mentions escaped."""
    if isinstance(name, MarkdownSafe):
        return name
    # An escaped @everyone would still be one for the server that counts mentions, so the sign itself is another.
    return MarkdownSafe(_SPECIAL.sub(r"\\\g<0>", plain_name(name)).replace("@", "＠"))


def mention(person: int) -> MarkdownSafe:
    """A mention: Discord shows the person's name. It notifies only if the message allows it."""
    return MarkdownSafe(f"<@{person}>")
