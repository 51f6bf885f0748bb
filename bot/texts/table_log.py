"""The log of a table as lines to read: turns in the words of its game, and who came, went, ran out of time or took back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.log_entries import LogEntry
from bot.tables.table import NO_NAME
from bot.texts.catalogue import say_in
from bot.texts.game_texts import GAME_TEXTS
from bot.texts.labels import automat_label
from bot.texts.safe_names import MarkdownSafe, markdown_safe, mention, visible_part
from engine.contract import Event


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str, game: str, viewer: int | None = None) -> list[str]:
    """What happened, a line or two for each turn. Names are those of the seats, in any spelling.

    Whatever is only for one seat is left out unless that seat is the viewer.
    """
    known = [event for event in events if event.only_for is None or event.only_for == viewer]
    return GAME_TEXTS[game].event_lines(known, [markdown_safe(name) for name in names], lang)


def log_entry_lines(
    entries: Sequence[LogEntry], names: Sequence[str], lang: str, game: str, viewer: int | None = None
) -> list[str]:
    """The same for the log of a table, with what happened around the game."""
    lines: list[str] = []
    events: list[Event] = []
    for entry in entries:
        if entry.kind in ("act", "chance"):
            events += entry.events
            continue
        lines += event_lines(events, names, lang, game, viewer)
        events = []
        if line := log_entry_line(entry, names, lang, game):
            lines.append(line)
    return lines + event_lines(events, names, lang, game, viewer)


def log_entry_line(entry: LogEntry, names: Sequence[str], lang: str, game: str) -> str:
    """A line of the log that is no action; empty where the events have said it already."""
    kind, text, say = entry.kind, entry.text, say_in(game)
    if kind == "over":
        return ""
    if kind in ("cancel", "reminder"):
        return say(lang, f"log-{kind}" + (f"-{text}" if text else ""))
    if kind in ("open", "join", "leave", "replace"):  # the text is the name; before the start seats still move
        who = markdown_safe(text) if visible_part(text) or entry.person is None else mention(entry.person)
        return say(lang, f"log-{kind}", who=who)
    who = MarkdownSafe() if entry.seat is None or entry.seat >= len(names) else markdown_safe(names[entry.seat])
    figures: dict[str, str | int] = {"who": who}
    if kind in ("automat", "resign", "away", "helped", "helped_by", "lent", "timeout", "forgotten"):
        figures["automat"] = automat_label(text, lang, game)
    if kind in ("helped_by", "lent", "offer"):
        figures["by"] = markdown_safe(NO_NAME) if entry.person is None else mention(entry.person)
    if kind == "away_alone":  # the text is the day, where one was named
        figures["day"] = f"<t:{text}:D>" if text else "none"
    if kind == "away_until":
        automat, _, until = text.partition(" ")
        figures |= {"automat": automat_label(automat, lang, game), "day": f"<t:{until}:D>"}
    if kind == "moved":  # the text is the channel before
        figures |= {"who": markdown_safe(NO_NAME) if entry.person is None else mention(entry.person), "where": f"<#{text}>"}
    if kind in ("ask_pause", "pause"):
        figures["day"] = f"<t:{text}:D>"
    if kind == "offer":  # the text is a person, or the name of somebody who is forgotten
        figures["newcomer"] = mention(int(text)) if text.isdecimal() else markdown_safe(text)
    if kind in ("accept", "word"):
        figures["who"] = markdown_safe(NO_NAME) if entry.person is None else mention(entry.person)
    if kind in ("undo", "ask"):
        figures["count"] = int(text)
    return say(lang, f"log-{kind}", **figures)
