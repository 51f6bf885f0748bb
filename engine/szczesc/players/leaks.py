"""What cost a seat most over a whole game: miners and steps without use, orders never delivered, majorities lost by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from engine.contract import Event, Seat
from engine.players.leaks import Leak, PlayedLine, leak
from engine.szczesc.box import CARDS, CATEGORIES, IMBALANCE_PENALTY, MARKS_A_POINT, PENDING_PENALTY, SHIFTS, Category
from engine.szczesc.scoring import imbalance, majority
from engine.szczesc.state import State

MIN_BANK_TURNS = 3  # fewer are no pattern
_CATEGORY = {category.name: category for category in CATEGORIES}


class _Mining(NamedTuple):
    """One turn of mining."""

    action: int
    miners: int
    steps: int
    used: int
    useful: bool  # filled a square, or brought coal that an order waited for


def find_leaks(lines: Sequence[PlayedLine], seat: Seat) -> Iterator[Leak]:
    """All of them, in points. Miners are worth what a miner brought at this table on average."""
    own = [line for line in lines if line.seat == seat and line.own]
    last: State = lines[-1].after
    worth = _worth_of_a_miner(lines, last)
    mined = [turn for line in own if (turn := _mining(line, seat)) is not None]
    yield from _idle(mined, worth)
    yield from _unused_steps(mined, worth)
    yield from _bank(own, worth)
    yield from _orders(last, seat)
    yield from _by_one(lines, seat)
    if (tilt := imbalance(last, seat)) > 1:
        light, dark = last.shafts[seat].sides()
        yield leak("balance", IMBALANCE_PENALTY * tilt, light=light, dark=dark)


def _worth_of_a_miner(lines: Sequence[PlayedLine], last: State) -> float:
    sent: int = sum(int(event.data["miners"]) for line in lines for event in line.events if event.kind == "placed")
    return max(0.5, sum(last.scores) / max(1, sent))


def _mining(line: PlayedLine, seat: Seat) -> _Mining | None:
    placed, mined = line.first("placed"), line.first("mined")
    if placed is None or mined is None:
        return None
    before: State = line.before
    wanted = set(chain.from_iterable(order.open for order in before.shafts[seat].pending.values()))
    loaded = {event.data["colour"] for event in line.events if event.kind == "loaded"}
    emptied = bool(loaded) and before.shift == SHIFTS  # empty carts are scored after the last shift
    useful = line.first("filled") is not None or bool(loaded & wanted) or emptied
    return _Mining(line.action, placed.data["miners"], mined.data["steps"], mined.data["used"], useful)


def _idle(mined: Sequence[_Mining], worth: float) -> Iterator[Leak]:
    idle = [turn for turn in mined if not turn.useful]
    if idle:
        miners = sum(turn.miners for turn in idle)
        yield leak("idle_mining", worth * miners, [turn.action for turn in idle], turns=len(idle), miners=miners)


def _unused_steps(mined: Sequence[_Mining], worth: float) -> Iterator[Leak]:
    """Steps that miners were paid for, in turns that had some use."""
    wasteful = [turn for turn in mined if turn.useful and turn.used < turn.steps]
    unused = sum(turn.steps - turn.used for turn in wasteful)
    lost = worth * sum(turn.miners * (turn.steps - turn.used) / turn.steps for turn in wasteful)
    if unused:
        steps = sum(turn.steps for turn in mined if turn.useful)
        yield leak("unused_steps", lost, [turn.action for turn in wasteful], unused=unused, steps=steps)


def _bank(own: Sequence[PlayedLine], worth: float) -> Iterator[Leak]:
    there = [line for line in own if (placed := line.first("placed")) is not None and placed.data["space"] == "money 1"]
    if len(there) >= MIN_BANK_TURNS:
        count = len(there)
        yield leak("bank", count * (worth - 1 / MARKS_A_POINT), [line.action for line in there], turns=count)


def _orders(last: State, seat: Seat) -> Iterator[Leak]:
    """Orders left at the end. Of their points as much was lost as was filled already, and each costs a penalty."""
    left = last.shafts[seat].pending.values()
    if left:
        filled = [CARDS[order.code].points * sum(map(bool, order.fillings)) / len(order.fillings) for order in left]
        complete = sum(order.complete for order in left)
        printed = sum(CARDS[order.code].points for order in left)
        yield leak("orders", PENDING_PENALTY * len(left) + sum(filled), orders=len(left), complete=complete, printed=printed)


def _by_one(lines: Sequence[PlayedLine], seat: Seat) -> Iterator[Leak]:
    """Majorities in which one more would have brought more; an order counts again after every shift."""
    lost: list[tuple[int, str, int, int, int]] = []  # points, category, shift, own, best
    for event in (event for line in lines for event in line.events if event.kind == "shift_scored"):
        lost += _lost_in(event, seat)
    if lost:
        points, category, shift, own, best = max(lost)
        total = sum(row[0] for row in lost)
        yield leak("by_one", total, majorities=len(lost), category=category, shift=shift, own=own, best=best, most=points)


def _lost_in(event: Event, seat: Seat) -> Iterator[tuple[int, str, int, int, int]]:
    for row in event.data["categories"]:
        counts: list[int] = row["counts"]
        own = counts[seat]
        category: Category = _CATEGORY[row["category"]]
        better = majority(category, [count + (at == seat) for at, count in enumerate(counts)])[seat] - row["points"][seat]
        if own and better > 0:
            yield better, category.name, event.data["shift"], own, max(counts)
