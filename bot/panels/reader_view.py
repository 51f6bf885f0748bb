"""A table as one reader may see it, in the reader's language: what every panel is made from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from bot.panels.components import Address, Button, PictureBlock
from bot.tables.log_entries import LogEntry
from bot.tables.table import Table, TableSeat
from bot.texts import MarkdownSafe, markdown_safe, mention, say, say_in, visible_part
from bot.texts.formatting import automat_label, log_entry_lines, refusal_sentence, short_reason
from engine.contract import Event, Refusal, Seat
from render.picture_registry import kind_of
from render.scene import Scene

V = TypeVar("V")

# Emojis of buttons by their verb; they repeat the label.
BUTTON_EMOJIS = {
    "advice": "advice",
    "board": "board",
    "how": "help",
    "lend": "automat",
    "log": "look",
    "review": "look",
    "rules": "rules",
    "standings": "trophy",
    "undo": "undo",
    "undo_step": "undo",
}


@dataclass(frozen=True)
class ReaderViewOf(Generic[V]):
    """``seat`` is the reader's; None is the channel, or someone who only watches. A game's panels say which view they need."""

    table: Table
    seat: Seat | None
    lang: str
    since: tuple[LogEntry, ...] = ()  # what happened since the reader's last turn, where a panel is to tell it
    undoing: tuple[LogEntry, ...] = ()  # what an open question would take back, where a panel may ask it
    now: int = 0  # when the panel is made, where it tells of a pause; 0: it tells of none

    @staticmethod
    def of(table: Table, person: int | None, lang: str, now: int = 0) -> ReaderView:
        """What this person may see; None: what everybody may."""
        return ReaderViewOf(table, None if person is None else table.seat_of(person), lang, now=now)

    @cached_property
    def view(self) -> V:
        """The position; only once the game has begun."""
        view: V = self.table.game.observe(self.table.state, self.seat)
        return view

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """The texts of all that the reader may do now."""
        if self.seat is None or not self.on_turn:
            return ()
        return tuple(str(action) for action in self.table.game.legal_actions(self.table.state, self.seat))

    @cached_property
    def last_turn(self) -> tuple[Event, ...]:
        """The events of the turn that was played last; a picture takes those that the reader may know."""
        return self.table.recent.last_turn(self.table.seq)

    @property
    def on_turn(self) -> bool:
        return self.seat is not None and self.seat in self.table.to_act()

    @cached_property
    def phase(self) -> str:
        """What is being decided; empty before the start."""
        state = self.table.state
        return "" if state is None else self.table.game.phase(state)

    @property
    def mid_turn(self) -> bool:
        """Whether somebody is in the middle of a turn."""
        return self.table.state is not None and self.table.game.turn_open(self.table.state)

    # --- words -------------------------------------------------------------------------------------------------------

    def say(self, key: str, **figures: str | int) -> str:
        return say_in(self.table.game_name)(self.lang, key, **figures)

    def lines(self, entries: Sequence[LogEntry]) -> list[str]:
        """What happened, as far as the reader may know it."""
        return log_entry_lines(entries, self.names, self.lang, self.table.game_name, self.seat)

    def refusal(self, why: Refusal) -> str:
        """Why not, in a sentence."""
        return refusal_sentence(why, self.lang, self.table.game_name, self.names)

    def reason(self, why: Refusal) -> str:
        """The same in a few words, for disabled options."""
        return short_reason(why, self.lang, self.table.game_name)

    @cached_property
    def plain_names(self) -> tuple[str, ...]:
        """For labels and pictures, which read no markdown."""
        seats, game = self.table.seats, self.table.game_name
        return tuple(seat_name(seat, seats[:number], self.lang, game) for number, seat in enumerate(seats))

    @cached_property
    def names(self) -> tuple[MarkdownSafe, ...]:
        """For text, which does."""
        return tuple(markdown_safe(name) for name in self.plain_names)

    def calls(self, seat: Seat) -> str:
        """A mention of the person who plays or votes for a seat; for an automat its name."""
        row = self.table.seats[seat]
        person = row.owner if row.given_away else row.player
        return self.names[seat] if person is None else mention(person)

    def deadline(self) -> str:
        """When the turn ends, as Discord shows times; empty without a clock."""
        return "" if self.table.deadline is None else f"<t:{self.table.deadline}:R>"

    def with_deadline(self, line: str, joint: str = " · ") -> str:
        """The line, and when the turn ends."""
        deadline = self.deadline()
        return f"{line}{joint}{self.say('turn-deadline', deadline=deadline)}" if deadline else line

    # --- parts -------------------------------------------------------------------------------------------------------

    def to(self, verb: str, argument: str = "") -> Address:
        """An address at this version of the table."""
        return Address(self.table.id, self.table.seq, verb, argument)

    def button(
        self,
        verb: str,
        argument: str = "",
        *,
        label: str = "",
        style: str = "secondary",
        disabled: bool = False,
        emoji: str = "",
    ) -> Button:
        """A button; without a label it is called after its verb, and so is its emoji."""
        label = label or self.say("btn-" + verb.replace("_", "-"))
        return Button(self.to(verb, argument), label, style, disabled, emoji or BUTTON_EMOJIS.get(verb, ""))

    def picture(self, kind: str, seat: Seat | None = None, events: Iterable[Event] | None = None, plan: str = "") -> PictureBlock:
        """A picture of the position as the reader sees it, with what the last turn changed; ``events``: with these instead."""
        whose = next(number for number in (seat, self.seat, 0) if number is not None)
        shown = self.last_turn if events is None else tuple(events)
        scene = Scene(self.view, self.plain_names, self.lang, shown, whose, plan)
        return PictureBlock(kind, kind_of(kind, scene).precomputed(scene))


ReaderView: TypeAlias = ReaderViewOf[Any]  # at a table of any game


def seat_name(seat: TableSeat, before: Sequence[TableSeat], lang: str, game: str) -> str:
    """The name of a seat. Automats are named by level, numbered from the second on; whoever has no visible name is by seat."""
    if seat.owner is not None or seat.automat is None:
        return visible_part(seat.name) or say(lang, "seat-nameless", number=len(before) + 1)
    same = sum(other.owner is None and other.automat == seat.automat for other in before)
    label = automat_label(seat.automat, lang, game)
    return label[:1].upper() + label[1:] + (f" {same + 1}" if same else "")
