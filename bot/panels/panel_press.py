"""A press, and how it becomes a request to the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.panels.components import Address, Panel
from bot.panels.reader_view import ReaderView
from bot.service.table_service import TableService
from bot.tables.table import Answer, Place, Request
from engine.contract import Refusal


@dataclass(frozen=True, slots=True)
class PanelPress:
    """Who pressed what."""

    tables: TableService
    person: int
    address: Address
    value: str  # of a select; else the address's argument
    key: str
    lang: str
    name: str
    moderator: bool
    place: Place | None  # None: in direct messages
    show: Callable[[Panel], Awaitable[None]] | None = None  # something to look at until the answer is there
    post: Callable[[Panel], Awaitable[str]] | None = None  # a message that everybody in the channel sees; gives its link

    def request(self, more: str = "", seen: int | None = None) -> Request:
        """The press as a request; ``more`` tells the requests of one press apart."""
        seen = self.address.seq if seen is None else seen
        return Request(self.key + more, self.person, seen, self.name, self.moderator, self.place)

    def act(self, actions: Sequence[str] | str, *, anew: bool = False) -> Awaitable[Answer]:
        return self.tables.act(self.request(), self.address.table, actions, anew=anew)


# What a press does. A panel: it only turned a page.
ActionHandler = Callable[[PanelPress, ReaderView], Awaitable[Answer | Panel]]


def not_your_turn(reader: ReaderView) -> Answer | None:
    """A refusal for a player who is not on turn."""
    table = reader.table
    if reader.seat is None or reader.on_turn or table.status != "running":
        return None  # possible, or for the table to refuse
    return Answer(table.id, table.seq, Refusal("not_your_turn", {"turn": list(table.to_act()), "deadline": table.deadline}))
