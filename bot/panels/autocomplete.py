"""Typed turns: what an option of a command can be completed to, with cost and effect, and the actions that a command means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.panels.components import MAX_OPTION, MAX_SELECT_OPTIONS, truncate
from bot.panels.game_module import Completion, FilledOptions, game_module
from bot.panels.reader_view import ReaderView
from bot.tables.table import Table
from bot.texts.typed_times import folded
from engine.contract import Refusal

_WORD = re.compile(r"[^\W\d_]{3}")
NO_COMPLETION = "-"  # the value of a line that only explains


class TypedTurn(NamedTuple):
    """What a typed command means."""

    actions: list[str] | Refusal  # their texts; a refusal where only an explanation was picked
    anew: bool = False  # instead of what the turn at hand has begun, if they do not go on from there


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
    wanted = folded(typed)
    return [(label, value) for label, value in found if wanted in folded(label) or folded(value).startswith(wanted)]


def understood(known: Iterable[Completion], typed: str) -> str:
    """The value whose label somebody typed instead of picking it; otherwise what was typed.

    A number or a short code is never taken for a word. The label itself goes before one that begins with what was typed,
    and that before one that has it as a word; where several values would do, none is guessed.
    """
    known, wanted = list(known), folded(typed)
    if not _WORD.search(wanted) or any(folded(value) == wanted for _, value in known):
        return typed
    inside = re.compile(rf"(?<!\w){re.escape(wanted)}")
    for fits in (wanted.__eq__, lambda label: label.startswith(wanted), inside.search):
        values = {value for label, value in known if fits(folded(label))}
        if values:
            return values.pop() if len(values) == 1 else typed
    return typed


def actions_of(table: Table, person: int, command: str, filled: Mapping[str, str | None], lang: str = "") -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    reader = ReaderView.of(table, person, lang or table.language)
    commands = game_module(reader).commands
    options = {name: text for name, text in filled.items() if text}
    if _why_not(reader, command) is None:
        [turn] = [turn for turn in commands.TURN_COMMANDS if turn.name == command]
        for name in [option.name for option in turn.options if not option.values and _WORD.search(options.get(option.name, ""))]:
            options[name] = understood(commands.complete(reader, command, name, "", options), options[name])
    return commands.actions(reader, command, options)


def typed_turn(table: Table, person: int, command: str, filled: Mapping[str, str | None], lang: str) -> TypedTurn:
    """The actions of a command, and whether the turn begins again with them. Who picked an explanation gets it once more."""
    reader = ReaderView.of(table, person, lang)
    if any(text is not None and text.strip() == NO_COMPLETION for text in filled.values()):
        return TypedTurn(_why_not(reader, command) or Refusal("stale", {"seen": table.seq, "seq": table.seq}))
    [turn] = [turn for turn in game_module(reader).commands.TURN_COMMANDS if turn.name == command]
    anew = reader.on_turn and reader.phase in turn.instead_of
    return TypedTurn(actions_of(table, person, command, filled, lang), anew)
