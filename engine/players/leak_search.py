"""Finds what cost a seat most over a whole game, by replaying its record."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from engine.contract import AnyGame, Event, Seat
from engine.games import PACKAGES
from engine.players.leaks import Leak, PlayedLine, largest
from engine.record import Record, replay


def find_leaks(record: Record, seat: Seat, own: Container[int] | None = None) -> list[Leak]:
    """What cost this seat most over the whole game, largest first; nothing before the game is over.

    ``own``: the actions that the person decided; None: all. Raises EngineError for an invalid record.
    """
    collector = _LineCollector(record.game, own)
    played = replay(record, watch=collector.watch, before_action=collector.before_action)
    if played.error is not None:
        raise played.error
    if record.game.result(played.state) is None:
        return []
    return largest(PACKAGES[record.game.name].leaks(collector.lines, seat))


class _LineCollector:
    """Collects the lines of a replay."""

    def __init__(self, game: AnyGame, own: Container[int] | None) -> None:
        self.lines: list[PlayedLine] = []
        self._game, self._own = game, own
        self._before: Any = None
        self._first: tuple[int, Seat] | None = None  # action and seat that began the line
        self._count = 0

    def watch(self, state: Any, events: Sequence[Event]) -> None:
        after = self._game.clone(state)
        if self._first is not None:
            action, seat = self._first
            own = self._own is None or action in self._own
            self.lines.append(PlayedLine(action, seat, own, self._before, after, tuple(events)))
        self._before, self._first = after, None

    def before_action(self, state: Any, seat: Seat, action: Any) -> None:
        if self._first is None:
            self._first = self._count, seat
        self._count += 1
