"""Whom the channel calls: a person is mentioned when a decision comes to them, and not again while the same one waits.

Whatever others do meanwhile (leave, come back, ask, take back and play again) must not call anybody twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.tables.deadlines import asked_still_there
from bot.tables.pausing import pending_pause_voters
from bot.tables.table import Table
from bot.tables.undo import undo_voters

RECALL_SECONDS = 600  # before somebody is called again to a turn that was taken from them and has come back


class Decision(NamedTuple):
    """Something that waits for a person; ``mark`` changes with every new decision of the kind."""

    kind: str
    person: int
    mark: int


class Call(NamedTuple):
    """The last call to a person for a kind of decision."""

    mark: int
    at: int
    waiting: bool  # whether the newest message still shows this decision


Calls = Mapping[str, Call]  # by kind and person


def open_decisions(table: Table) -> list[Decision]:
    """Everything that waits for people: turns, votes on an undo or a pause, answers to the offer of a seat, "still there?"."""
    seats, offer = table.seats, table.seat_offer
    found: list[tuple[str, int | None, int]] = [
        ("turn", seats[seat].player, table.moved.get(seat, 0)) for seat in table.to_act() if not table.automatic(seat)
    ]
    found += [("undo", seats[seat].owner, table.undo_request.asked_seq) for seat in pending_voters(table) if table.undo_request]
    late = [seat for seat in table.to_act() if asked_still_there(table, seat)]
    found += [("still", seats[seat].player, table.turn_clock.began or 0) for seat in late]
    question = table.pauses.question
    found += [("pause", seats[seat].owner, question.asked_seq) for seat in pending_pause_voters(table) if question is not None]
    if offer is not None:
        found += [] if offer.accepted else [("offer", offer.newcomer, offer.asked_seq)]
        found += [] if offer.agreed else [("offer", seats[offer.seat].owner, offer.asked_seq)]
    return [Decision(kind, person, mark) for kind, person, mark in found if person is not None]


def pending_voters(table: Table) -> list[int]:
    """The seats that have not answered yet whether something may be taken back."""
    ask = table.undo_request
    return [] if ask is None else [seat for seat in undo_voters(table) if seat not in ask.agreed]


def call_people(table: Table, calls: Calls, now: int) -> tuple[list[int], Calls]:
    """The people to mention in the next message, and what is to be remembered for the one after it."""
    mentions: list[int] = []
    after = {key: call._replace(waiting=False) for key, call in calls.items() if key.startswith("turn ")}
    for kind, person, mark in open_decisions(table):
        key = f"{kind} {person}"
        old = calls.get(key)
        again = old is not None and not old.waiting and now >= old.at + RECALL_SECONDS
        if old is None or old.mark != mark or again:
            mentions.append(person)
            old = Call(mark, now, True)
        after[key] = old._replace(waiting=True)
    return list(dict.fromkeys(mentions)), after
