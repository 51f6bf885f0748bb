"""Reasons of the adviser in plain English, for the command line."""

from __future__ import annotations

import re

from engine.players.advice import Reason

_ONE = re.compile(r"\b1 (points|cards|cars|connections|turns)\b")  # "1 points", and the like
_LINES = {
    "completes": "completes the ticket {ticket}: {points} points",
    "on_plan": "a connection of the plan for {tickets}",
    "danger": "without it the plan would need {cars} cars more",
    "bottleneck": "without it a ticket would be cut off",
    "points": "{points} points at once",
    "leads": "takes the lead in passengers of colour {colour}, {own} to {best}",
    "ties": "draws level in passengers of colour {colour}, {own} each",
    "first_of_colour": "the first passenger of colour {colour}",
    "denies": "nobody else gets the last passenger of colour {colour}",
    "needed_card": "a card of colour {colour}, of which the plan lacks {missing}",
    "blind": "a blind card, one in eight is a locomotive",
    "locomotive": "a locomotive stands in for any colour",
    "spends_locomotives": "uses up {cards} locomotives",
    "off_plan": "spends cards that the plan needs: {missing} more are missing then",
    "keeps": "{ticket} takes {cars} cars more: {points} points",
    "fits_cars": "all tickets together take {needs} of {cars} cars",
    "too_many_cars": "all tickets together take {needs} cars, {cars} are left",
    "already_done": "{ticket} is completed already: {points} points",
    "more_tickets": "all tickets are completed and about {turns} turns are left",
    "tickets_risk": "{open} tickets are still open",
    "last_round": "calls the last round",
}


def describe(reason: Reason) -> str:
    """A reason in a line."""
    line = _LINES[reason.code].format(**reason.figures)
    return _ONE.sub(lambda found: found[0].removesuffix("s"), line)


REASON_CODES = tuple(_LINES)
