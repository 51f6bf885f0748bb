"""The log of a table as lines to read: turns in the words of its game, and who came, went, ran out of time or took back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosted import HOSTED
from bot.model import Happening
from bot.texts.catalogue import say_in
from bot.texts.labels import automat_label
from bot.texts.names import Safe, mention, safe
from engine.contract import Event


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str, game: str, viewer: int | None = None) -> list[str]:
    """What happened, a line or two for each turn. Names are those of the seats, in any spelling.

    Whatever is only for one seat is left out unless that seat is the viewer.
    """
    known = [event for event in events if event.only_for is None or event.only_for == viewer]
    return HOSTED[game].texts.event_lines(known, [safe(name) for name in names], lang)


def happening_lines(
    happenings: Sequence[Happening], names: Sequence[str], lang: str, game: str, viewer: int | None = None
) -> list[str]:
    """The same for the log of a table, with what happened around the game."""
    lines: list[str] = []
    events: list[Event] = []
    for happening in happenings:
        if happening.kind in ("act", "chance"):
            events += happening.events
            continue
        lines += event_lines(events, names, lang, game, viewer)
        events = []
        if line := happening_line(happening, names, lang, game):
            lines.append(line)
    return lines + event_lines(events, names, lang, game, viewer)


def happening_line(happening: Happening, names: Sequence[str], lang: str, game: str) -> str:
    """A line of the log that is no action; empty where the events have said it already."""
    kind, text, say = happening.kind, happening.text, say_in(game)
    if kind == "over":
        return ""
    if kind in ("cancel", "reminder"):
        return say(lang, f"log-{kind}" + (f"-{text}" if text else ""))
    if kind in ("open", "join", "leave", "replace"):  # the text is the name; before the start seats still move
        who = safe(text) if text or happening.person is None else mention(happening.person)
        return say(lang, f"log-{kind}", who=who)
    who = Safe() if happening.seat is None or happening.seat >= len(names) else safe(names[happening.seat])
    figures: dict[str, str | int] = {"who": who}
    if kind in ("automat", "resign", "away", "helped", "timeout"):
        figures["automat"] = automat_label(text, lang)
    if kind in ("undo", "ask"):
        figures["count"] = int(text)
    return say(lang, f"log-{kind}", **figures)
