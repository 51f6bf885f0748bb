"""What cost a seat most over a whole game: failed tickets, majorities lost by one, cars and cards that were never used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.contract import Seat
from engine.niemcy.box import CARS, END_BELOW, PASSENGERS, TICKETS
from engine.niemcy.network import completed
from engine.niemcy.scoring import majority
from engine.niemcy.state import State
from engine.players.leaks import Leak, PlayedLine, leak

CARDS_A_TURN = 2
FEW_CARDS = 6  # cards left in hand; so many are left to most players
MIN_BLIND_TURNS = 4  # fewer turns of drawing without looking are no pattern
BLIND_SHARE = 0.25  # of a turn is lost when both cards come unseen from the deck


def find_leaks(lines: Sequence[PlayedLine], seat: Seat) -> Iterator[Leak]:
    """All of them, in points. A turn and a car are worth what they brought at this table on average."""
    last: State = lines[-1].after
    own = [line for line in lines if line.seat == seat and line.own]
    turns = sum(line.first("turn_began") is not None for line in lines)
    a_turn = sum(last.points) / max(1, turns)
    failed = [code for code in last.tickets[seat] if code not in completed(last.reach[seat], last.tickets[seat])]
    if failed:
        value = sum(TICKETS[code].value for code in failed)
        yield leak(
            "tickets", 2 * value, failed=len(failed), ticket=max(failed, key=lambda code: TICKETS[code].value), value=value
        )
    yield from _by_one(last, seat)
    if last.cars[seat] > END_BELOW:
        used = sum(CARS - cars for cars in last.cars)
        yield leak("cars", last.cars[seat] * sum(last.points) / max(1, used), cars=last.cars[seat])
    cards = sum(last.hands[seat])
    if cards > FEW_CARDS:
        spare = cards // CARDS_A_TURN
        yield leak("cards", spare * a_turn, cards=cards, turns=spare)
    blind = _blind_turns(own)
    if len(blind) >= MIN_BLIND_TURNS:
        yield leak("blind", BLIND_SHARE * a_turn * len(blind), blind, turns=len(blind))


def _by_one(last: State, seat: Seat) -> Iterator[Leak]:
    """Colours in which one more passenger would have brought more."""
    lost: list[tuple[int, str, int, int]] = []
    for colour, column in zip(PASSENGERS, zip(*last.passengers)):
        better = majority([count + (at == seat) for at, count in enumerate(column)])[seat] - majority(column)[seat]
        if column[seat] and better > 0:
            lost.append((better, colour, column[seat], max(column)))
    if lost:
        points, colour, own, best = max(lost)
        total = sum(row[0] for row in lost)
        yield leak("passengers", total, majorities=len(lost), colour=colour, own=own, best=best, most=points)


def _blind_turns(own: Sequence[PlayedLine]) -> list[int]:
    """First actions of the turns in which every card came unseen from the deck."""
    drawn = [(line.action, [event.data["place"] for event in line.events if event.kind == "drew"]) for line in own]
    return [action for action, places in drawn if places and not any(places)]
