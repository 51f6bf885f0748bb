"""A tiny game of rules and secrets only, all else by default: choices at once, chance, an answer by another seat.

Two to four seats choose a secret number at once; a die is rolled; then the seat *after* the highest bidder must answer,
"pass" or "again", and "again" rolls once more, as often as they like. After the last round the odd or the even seats win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.contract import CHANCE, Event, GameDefaults, Result
from engine.rng import below


@dataclass(slots=True)
class Dice:
    seats: int
    bids: list[int | None]
    rolls: list[int] = field(default_factory=list)
    rolling: bool = False
    rounds: int = 1  # that are not over

    @property
    def phase(self) -> str:
        return "over" if not self.rounds else "bid" if None in self.bids else "roll" if self.rolling else "answer"


@dataclass(frozen=True, slots=True)
class DiceView:
    """Of the bids only one's own, until all are there."""

    seat: int | None
    seats: int
    phase: str
    chosen: tuple[bool, ...]
    bids: tuple[int | None, ...]
    rounds: int
    rolls: tuple[int, ...] = ()


class Toy(GameDefaults):
    name = "toy"
    seats = range(2, 5)
    rounds = 1

    def setup(self, seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> Dice:
        return Dice(seats, [None] * seats, rounds=self.rounds)

    def to_act(self, state: Dice) -> tuple[int, ...]:
        if state.phase == "bid":
            return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
        highest = max(range(state.seats), key=lambda seat: state.bids[seat] or 0)
        return {"over": (), "roll": (CHANCE,)}.get(state.phase, ((highest + 1) % state.seats,))

    def legal_actions(self, state: Dice, seat: int) -> Sequence[str]:
        if seat not in self.to_act(state):
            return []
        if seat == CHANCE:
            return [f"roll {n}" for n in range(1, 7)]
        return ["bid 1", "bid 2", "bid 3"] if state.phase == "bid" else ["pass", "again"]

    def apply(self, state: Dice, seat: int, action: str) -> list[Event]:
        word, _, number = action.partition(" ")
        if word == "bid":
            state.bids[seat] = int(number)
            state.rolling = None not in state.bids
            return [Event("bid", seat, {}), Event("bid_number", seat, {"number": int(number)}, seat)]
        if word == "roll":
            state.rolls.append(int(number))
            state.rolling = False
            return [Event("rolled", None, {"number": int(number)})]
        state.rolling = word == "again"
        state.rounds -= word == "pass"
        if word == "pass" and state.rounds:
            state.bids = [None] * state.seats
        return [Event(word, seat, {})]

    def result(self, state: Dice) -> Result | None:
        if state.rounds:
            return None
        team = sum(state.rolls) % 2
        winners = tuple(seat for seat in range(state.seats) if seat % 2 == team)
        return Result((sum(state.rolls),) * state.seats, winners, ({},) * state.seats)

    # --- the two methods that a game with secrets gives ---

    def observe(self, state: Dice, seat: int | None) -> DiceView:
        secret = state.phase == "bid"
        bids = tuple(bid if not secret or owner == seat else None for owner, bid in enumerate(state.bids))
        chosen = tuple(bid is not None for bid in state.bids)
        return DiceView(seat, state.seats, state.phase, chosen, bids, state.rounds, tuple(state.rolls))

    def determinize(self, view: DiceView, rng: Random) -> Dice:
        bids = [1 + below(rng, 3) if chosen and bid is None else bid for bid, chosen in zip(view.bids, view.chosen)]
        return Dice(view.seats, bids, list(view.rolls), view.phase == "roll", view.rounds)


TOY = Toy()
