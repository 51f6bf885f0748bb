"""A press, and how it becomes a request to the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.model import Answer, Request
from bot.panels.look import Look
from bot.panels.model import Address, Panel
from bot.tables import Tables
from engine.contract import Refusal


@dataclass(frozen=True, slots=True)
class Press:
    """Who pressed what."""

    tables: Tables
    person: int
    address: Address
    value: str  # of a select; else the address's argument
    key: str
    lang: str
    name: str
    moderator: bool
    show: Callable[[Panel], Awaitable[None]] | None = None  # something to look at until the answer is there

    def request(self, more: str = "", seen: int | None = None) -> Request:
        """The press as a request; ``more`` tells the requests of one press apart."""
        return Request(self.key + more, self.person, self.address.seq if seen is None else seen, self.name, self.moderator)

    def act(self, actions: Sequence[str] | str) -> Awaitable[Answer]:
        return self.tables.act(self.request(), self.address.table, actions)


# What a press does. A panel: it only turned a page.
Deed = Callable[[Press, Look], Awaitable[Answer | Panel]]


def not_now(look: Look) -> Answer | None:
    """A refusal for a player who is not on turn."""
    table = look.table
    if look.seat is None or look.on_turn or table.status != "running":
        return None  # possible, or for the table to refuse
    return Answer(table.id, table.seq, Refusal("not_your_turn", {"turn": list(table.to_act()), "deadline": table.deadline}))
