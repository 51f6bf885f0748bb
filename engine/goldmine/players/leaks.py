"""What cost a seat most over a whole game: steps never walked, turns without a move, nuggets and challenges lost.

A race is measured in turns, so the points of a leak are turns here, as in the adviser's ``lead``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from engine.contract import Event, Seat
from engine.goldmine.box import DIE
from engine.goldmine.state import State
from engine.players.leaks import Leak, PlayedLine, leak

STEPS_A_TURN = fmean(DIE)
MIN_STEPS = 6  # fewer unused steps are no pattern
MIN_STANDING = 2  # and fewer turns on the spot


def find_leaks(lines: Sequence[PlayedLine], seat: Seat) -> Iterator[Leak]:
    """All of them, in turns."""
    own = [line for line in lines if line.seat == seat and line.own]
    yield from _steps(own, seat)
    standing = [line.action for line in own if line.first("stayed") or line.first("passed")]
    if len(standing) >= MIN_STANDING:
        yield leak("standing", len(standing), standing, turns=len(standing))
    yield from _duels(lines, own, seat)


def _steps(own: Sequence[PlayedLine], seat: Seat) -> Iterator[Leak]:
    """Steps of the die that were not walked, or that mud swallowed."""
    walks = [(line.action, event.data) for line in own for event in line.events if event.kind == "went" and event.seat == seat]
    short = [(action, data) for action, data in walks if not data["passage"] and data["walked"] < data["steps"]]
    unused = sum(data["steps"] - data["walked"] for _, data in short)
    if unused >= MIN_STEPS:
        mud = sum(data["mud"] for _, data in short)
        rolled = sum(data["steps"] for _, data in walks)
        yield leak("steps", unused / STEPS_A_TURN, [action for action, _ in short], unused=unused, rolled=rolled, mud=mud)


def _failed(duel: Event, seat: Seat) -> bool:
    """Whether a seat lost a challenge that it had begun itself."""
    return bool(duel.data["by"] == seat != duel.seat)


def _duels(lines: Sequence[PlayedLine], own: Sequence[PlayedLine], seat: Seat) -> Iterator[Leak]:
    """Challenges of one's own that failed, nuggets lost in challenges, and tokens that were never used."""
    last: State = lines[-1].after
    lost = [line.action for line in own for event in line.events if event.kind == "duel_won" and _failed(event, seat)]
    begun = sum(event.kind == "challenged" for line in own for event in line.events)
    if lost:
        yield leak("challenges", len(lost), lost, lost=len(lost), challenges=begun)
    dropped = sum(event.kind == "dropped" and event.data["loser"] == seat for line in lines for event in line.events)
    if dropped:
        turns = sum(line.seat == seat and line.first("turn_began") is not None for line in lines)
        gained = last.gold[seat] + dropped
        yield leak("nuggets", dropped * turns / gained, nuggets=dropped)
    if last.gold_tokens[seat] and not begun:
        yield leak("tokens", 1.0, tokens=last.gold_tokens[seat])
