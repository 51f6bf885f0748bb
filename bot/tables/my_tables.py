"""A person's tables on all servers: those that wait for this person first, by deadline."""

from __future__ import annotations

import math
from typing import NamedTuple

from bot.tables.calls import open_decisions
from bot.tables.table import Place, Table


class WaitingDecision(NamedTuple):
    """Something that waits for a person at a table, as it is stored: ``what`` is the phase of the game."""

    person: int
    kind: str  # turn, undo, offer or pause
    what: str


class MyTable(NamedTuple):
    """One table in the list of a person."""

    table: int
    game: str
    place: Place
    status: str  # of the table; "resting" for a game that rests, "lost" for one whose channel cannot be found
    deadline: int | None
    message: int | None  # the newest one of the table in its channel
    seats: int = 0
    seats_wanted: int | None = None
    kind: str = ""  # what waits for this person: turn, undo, offer or pause; empty: nothing
    what: str = ""

    @property
    def waits(self) -> bool:
        """Whether this person is to decide something."""
        return bool(self.kind)


class MovableTable(NamedTuple):
    """A table that somebody may bring to another channel."""

    table: int
    game: str
    channel: int
    lost: bool  # its channel cannot be found
    names: tuple[str, ...]


def waiting_decisions(table: Table) -> list[WaitingDecision]:
    """What waits for whom at a running table."""
    if table.status != "running" or table.state is None:
        return []
    phase = table.game.phase(table.state)
    found = [one for one in open_decisions(table) if one.kind != "still"]  # that is about a turn, which is there, too
    return sorted({WaitingDecision(one.person, one.kind, phase) for one in found})


def in_order(tables: list[MyTable]) -> list[MyTable]:
    """Waiting ones first by deadline, those without one after them; then games that go on, then open tables."""

    def key(one: MyTable) -> tuple[bool, bool, float, int]:
        return (not one.waits, one.status != "running", math.inf if one.deadline is None else one.deadline, one.table)

    return sorted(tables, key=key)
