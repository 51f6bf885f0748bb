"""Standing orders: decisions that a person leaves to an automat in advance.

The game says which order covers the decision at hand (``standing_order`` of the contract), ``Table.ordered`` whether it holds.
An order of a seat holds at its table, one of a person wherever the game is played.
"""

from __future__ import annotations

from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import Refused
from bot.tables.playing import check_running
from bot.tables.table import Request, TableChange


def set_orders(change: TableChange, request: Request, orders: str, on: bool) -> None:
    """Give orders for one's own seat, in words, or take them back; the channel is told of several at once."""
    table = change.table
    check_running(table)
    number = table.own_seat(request.person)
    row = table.seats[number]
    before, words = set(row.orders.split()), set(orders.split())
    after = before | words if on else before - words
    if after == before:
        raise Refused("no_action")
    row.orders = " ".join(sorted(after))
    change.note("order" if on else "no_order", number, orders, public=len(words) > 1)
    change.tell(number)
    schedule_next_alarm(table, change.now)
