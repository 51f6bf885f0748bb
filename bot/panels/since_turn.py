"""What happened since the reader's last turn: a few lines above the decision, and all of it page by page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile
from typing import NamedTuple

from bot.panels.components import Panel, with_button
from bot.panels.game_module import game_module
from bot.panels.info_panels import log_pages
from bot.panels.reader_view import ReaderView
from bot.service.table_service import TableService
from bot.tables.log_entries import LogEntry
from bot.texts.formatting import listing
from engine.contract import Event, Seat

MAX_LINES = 6
# Under these names the events of the games say whom they concern besides whoever acts.
SEAT_FIGURES = ("whose", "givers", "against", "loser", "victim", "passenger")


class TurnLine(NamedTuple):
    """A line, and whether it concerns the reader."""

    text: str
    touched: bool


async def entries_since_turn(tables: TableService, reader: ReaderView) -> tuple[LogEntry, ...]:
    """What happened since the reader's last turn, or since the start of the game before their first one."""
    table = reader.table
    if table.status != "running" or reader.seat is None:
        return ()
    last = table.moved.get(reader.seat, 0)
    entries = await tables.since(table.id, last, reader.seat, table.seq)
    begun = max((place for place, entry in enumerate(entries, 1) if entry.kind == "start"), default=0)
    return tuple(dropwhile(lambda entry: entry.kind == "chance", entries[begun:]))  # the dice of the reader's own turn


def since_note(reader: ReaderView) -> str:
    """At most six lines, what concerns the reader first; empty where nothing happened."""
    lines = fold_equal(reader, turn_lines(reader))
    if not lines:
        return ""
    room = MAX_LINES if len(lines) <= MAX_LINES else MAX_LINES - 1  # the last one says that there is more
    touched = [line for line in lines if line.touched][-room:]
    others = [line for line in lines if not line.touched]
    kept = [*touched, *others[max(0, len(others) - room + len(touched)) :]]
    more = [reader.say("since-more", count=len(lines) - len(kept))] if len(kept) < len(lines) else []
    return "\n".join([_title(reader), *(f"- {line.text}" for line in kept), *more])


def _title(reader: ReaderView) -> str:
    return reader.say("since-turn" if reader.seat in reader.table.moved else "since-start")


def with_since_button(reader: ReaderView, page: Panel) -> Panel:
    """With the way to all of it, where the few lines leave something out."""
    if reader.seat is None:
        return page
    lines = turn_lines(reader)
    told = len(fold_equal(reader, lines))
    return with_button(page, reader.button("since")) if told > MAX_LINES or told < len(lines) else page


def since_panel(reader: ReaderView, page: int = 0) -> Panel:
    """All of it, the latest page first."""
    return log_pages(reader, "since", reader.lines(reader.since), page)


def turn_lines(reader: ReaderView) -> list[TurnLine]:
    """The lines of each turn of the others, oldest first."""
    assert reader.seat is not None
    found: list[TurnLine] = []
    for turn in _turns(reader.since):
        touched = any(touches(reader, event) for entry in turn for event in entry.events)
        found += [TurnLine(line, touched) for line in reader.lines(turn)]
    return found


def touches(reader: ReaderView, event: Event) -> bool:
    """Whether an event concerns the reader: the game says so, or its figures name the seat."""
    assert reader.seat is not None
    said = game_module(reader).touches
    return said(event, reader.seat) if said is not None else names_seat(event, reader.seat)


def names_seat(event: Event, seat: Seat) -> bool:
    """Whether the figures of an event name a seat."""
    named = [event.data[name] for name in SEAT_FIGURES if name in event.data]
    return any(seat in one if isinstance(one, list | tuple) else one == seat and one is not None for one in named)


def _turns(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """Entries in a row that belong to one seat; what chance did belongs to the turn before it."""
    turns: list[list[LogEntry]] = []
    for entry in entries:
        goes_on = turns and (entry.kind == "chance" or (entry.kind == "act" and entry.seat == _mover(turns[-1])))
        if goes_on:
            turns[-1].append(entry)
        else:
            turns.append([entry])
    return turns


def _mover(turn: Sequence[LogEntry]) -> Seat | None:
    return next((entry.seat for entry in turn if entry.kind == "act"), None)


def fold_equal(reader: ReaderView, lines: Sequence[TurnLine]) -> list[TurnLine]:
    """Lines that say the same of several players become one: all who pass, for example."""
    groups: dict[tuple[str, bool], list[tuple[str, str]]] = {}  # what was done: the line and the name, for each player
    order: list[tuple[str, bool]] = []
    for number, line in enumerate(lines):
        named = [name for name in reader.names if name and name in line.text]
        name = min(named, key=lambda name: (line.text.index(name), -len(name)), default="")
        key = (line.text.replace(name, "\0", 1) if name else f"{line.text}\0{number}", line.touched)
        if key not in groups:
            order.append(key)
        groups.setdefault(key, []).append((line.text, name))
    return [TurnLine(_folded(reader, groups[key]), key[1]) for key in order]


def _folded(reader: ReaderView, same: Sequence[tuple[str, str]]) -> str:
    (text, first), others = same[0], list(dict.fromkeys(name for _, name in same[1:]))
    others = [name for name in others if name != first]
    return reader.say("since-also", line=text, who=listing(others, reader.lang)) if others else text
