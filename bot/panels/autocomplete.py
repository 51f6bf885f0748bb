"""Typed turns: what an option of a command can be completed to, with cost and effect, and the actions that a command means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.panels.components import MAX_OPTION, MAX_SELECT_OPTIONS, truncate
from bot.panels.game_module import Completion, FilledOptions, game_module
from bot.panels.reader_view import ReaderView
from bot.tables.table import Table
from engine.contract import Refusal

NO_COMPLETION = "-"  # the value of a line that only explains


def completions(
    reader: ReaderView, command: str, option: str, typed: str, filled: FilledOptions | None = None
) -> list[Completion]:
    """At most 25 completions of what was typed, best first; when nothing is possible, a line that says why."""
    typed = " ".join(typed.split())
    if why := _why_not(reader, command):
        return [(truncate(reader.refusal(why), MAX_OPTION), NO_COMPLETION)]
    found = game_module(reader).commands.complete(reader, command, option, typed, filled or {})
    return [(truncate(label, MAX_OPTION), value) for label, value in found if len(value) <= MAX_OPTION][:MAX_SELECT_OPTIONS]


def _why_not(reader: ReaderView, command: str) -> Refusal | None:
    if reader.table.state is None or reader.table.status != "running":
        return Refusal("not_started" if reader.table.status == "open" else reader.table.status)
    if reader.seat is None:
        return Refusal("not_a_player")
    if not reader.on_turn:
        return Refusal("not_your_turn", {"turn": list(reader.table.to_act())})
    return game_module(reader).commands.why_not(reader, command)


def matching(found: Sequence[Completion], typed: str) -> list[Completion]:
    """Those whose label holds what was typed, or whose value begins with it."""
    wanted = typed.casefold()
    return [(label, value) for label, value in found if wanted in label.casefold() or value.casefold().startswith(wanted)]


def actions_of(table: Table, person: int, command: str, filled: Mapping[str, str | None]) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    reader = ReaderView.of(table, person, table.language)
    return game_module(reader).commands.actions(reader, command, {name: text for name, text in filled.items() if text})
