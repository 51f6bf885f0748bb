"""A finished game, turn by turn, and its record as a file. Only after the end: a record contains secrets."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from bot.panels.channel_panels import latest_news
from bot.panels.components import Panel, panel, small_number
from bot.panels.game_module import game_module
from bot.panels.reader_view import ReaderView, ReaderViewOf
from bot.storage.connection import Connection
from bot.storage.history import ReplayBase, replay_actions, replay_base
from bot.storage.record_export import export_record
from bot.storage.table_reads import fetch_log
from bot.tables.log_entries import LogRow, effective_actions
from bot.tables.table import Table
from bot.texts.formatting import event_lines
from engine.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A table as it was after one of its turns."""

    table: Table
    turn: int  # 0: the beginning
    turns: int
    seat: Seat | None
    events: tuple[Event, ...]


def played_actions(db: Connection, table: Table) -> tuple[ReplayBase, list[LogRow]]:
    """Where the replay of a game begins, and what was played since."""
    base = replay_base(db, table, table.seq)
    return base, [row for row in effective_actions(fetch_log(db, table.id), table.seq) if row.seq > base.seq]


def position_after_turn(table: Table, base: ReplayBase, rows: list[LogRow], turn: int) -> ReplayPosition:
    """The position after so many turns, with the events of the last of them. Long games take a while: not for the loop."""
    state = table.game.clone(base.state)
    start = table.game.clone(state)
    turns: list[tuple[Seat | None, tuple[Event, ...]]] = []
    events: list[Event] = []
    mover: Seat | None = None
    shown = start if turn <= 0 else None
    for played in replay_actions(table, state, rows):
        events += played.events
        mover = mover if played.row.seat is None else played.row.seat  # chance may have ended the turn
        if not table.game.turn_open(state):
            turns.append((mover, tuple(events)))
            events = []
            if len(turns) == turn:
                shown = table.game.clone(state)
    seat, shown_events = turns[min(turn, len(turns)) - 1] if turn > 0 and turns else (None, ())
    then = replace(table, state=state if shown is None else shown)
    return ReplayPosition(then, min(max(turn, 0), len(turns)), len(turns), seat, shown_events)


def replay_panel(reader: ReaderView, at: ReplayPosition) -> Panel:
    """One turn of a finished game; everybody sees what a spectator saw."""
    then: ReaderView = ReaderViewOf(at.table, None, reader.lang)
    own = game_module(reader).panels.OWN_PICTURE
    steps = (("first", 0), ("back", at.turn - 1), ("forward", at.turn + 1), ("last", at.turns))
    return panel(
        reader.say("replay-title", turn=at.turn, turns=at.turns),
        latest_news(event_lines(at.events, reader.names, reader.lang, reader.table.game_name)),
        then.picture("board", events=at.events),
        then.picture(own, at.seat, at.events) if own is not None and at.seat is not None else None,
        (
            *(
                reader.button(
                    "replay",
                    f"{turn}.{step}",
                    label=reader.say("btn-back" if step == "back" else f"btn-{step}"),
                    disabled=not 0 <= turn <= at.turns or turn == at.turn,
                )
                for step, turn in steps
            ),
            reader.button("animation"),
        ),
    )


def turn_of(argument: str) -> int:
    """The turn in the argument of a button; the part behind the point only keeps the buttons apart."""
    number = argument.partition(".")[0]
    return small_number(number) or 0


def record_file(db: Connection, table_id: int) -> tuple[str, bytes]:
    """The record of a game as a file; raises LookupError when there is none."""
    record = export_record(db, table_id)
    return f"{record.game.name}-{table_id}.json", json.dumps(record.to_json(), ensure_ascii=False, indent=1).encode()
