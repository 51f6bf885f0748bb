"""Typed turns: what an option of a command can be completed to, with cost and effect, and the actions that a command means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.hosted import Completion, Said
from bot.model import Table
from bot.panels.look import Look
from bot.panels.model import MOST_OPTIONS, OPTION, cut
from engine.contract import Refusal

NOTHING = "-"  # the value of a line that only explains


def choices(look: Look, command: str, option: str, typed: str, said: Said | None = None) -> list[Completion]:
    """At most 25 completions of what was typed, best first; when nothing is possible, a line that says why."""
    typed = " ".join(typed.split())
    if why := _why_not(look, command):
        return [(cut(look.refusal(why), OPTION), NOTHING)]
    found = look.hosted.commands.complete(look, command, option, typed, said or {})
    return [(cut(label, OPTION), value) for label, value in found if len(value) <= OPTION][:MOST_OPTIONS]


def _why_not(look: Look, command: str) -> Refusal | None:
    if look.table.state is None or look.table.status != "running":
        return Refusal("not_started" if look.table.status == "open" else look.table.status)
    if look.seat is None:
        return Refusal("not_a_player")
    if not look.on_turn:
        return Refusal("not_your_turn", {"turn": list(look.table.to_act())})
    return look.hosted.commands.why_not(look, command)


def matching(found: Sequence[Completion], typed: str) -> list[Completion]:
    """Those whose label holds what was typed, or whose value begins with it."""
    wanted = typed.casefold()
    return [(label, value) for label, value in found if wanted in label.casefold() or value.casefold().startswith(wanted)]


def actions_of(table: Table, person: int, command: str, said: Mapping[str, str | None]) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    look = Look.of(table, person, table.language)
    return look.hosted.commands.actions(look, command, {name: text for name, text in said.items() if text})
