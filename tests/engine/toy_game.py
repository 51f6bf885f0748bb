"""A tiny game with everything that Szczęść Boże lacks: it shows that the contract carries the games to come.

Two to four seats choose a secret number at once (in teams of odd and even seats); a die is rolled; then the seat *after*
the highest bidder must answer, "pass" or "again", and "again" rolls once more, as often as they like.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from engine.contract import CHANCE, Event, GameDefaults, Refusal, Result, Unreadable
from engine.rng import below


@dataclass
class Dice:
    seats: int
    bids: list[int | None]
    rolls: list[int] = field(default_factory=list)
    rolling: bool = False
    over: bool = False


class Toy(GameDefaults):
    name = "toy"
    version = 1
    seats = range(2, 5)
    options: Mapping[str, tuple[Any, ...]] = {}
    deal_keys: tuple[str, ...] = ("bonus",)
    stand_in = "random"

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"bonus": below(rng, 6)}

    def setup(self, seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> Dice:
        return Dice(seats, [None] * seats)

    def to_act(self, state: Dice) -> tuple[int, ...]:
        if state.over:
            return ()
        waiting = tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
        if waiting:
            return waiting
        return (CHANCE,) if state.rolling else ((self._highest(state) + 1) % state.seats,)

    def _highest(self, state: Dice) -> int:
        return max(range(state.seats), key=lambda seat: state.bids[seat] or 0)

    def legal_actions(self, state: Dice, seat: int) -> Sequence[str]:
        if seat not in self.to_act(state):
            return []
        if seat == CHANCE:
            return [f"roll {n}" for n in range(1, 7)]
        return ["pass", "again"] if state.rolls else ["bid 1", "bid 2", "bid 3"]

    def chance(self, state: Dice, rng: Random) -> str:
        return f"roll {1 + below(rng, 6)}"

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
        state.over, state.rolling = word == "pass", word == "again"
        return [Event(word, seat, {})]

    def clone(self, state: Dice) -> Dice:
        return replace(state, bids=list(state.bids), rolls=list(state.rolls))

    def observe(self, state: Dice, seat: int | None) -> dict[str, Any]:
        secret = None in state.bids
        bids = [bid if not secret or owner == seat else None for owner, bid in enumerate(state.bids)]
        chosen = [bid is not None for bid in state.bids]
        return {"bids": bids, "chosen": chosen, "rolls": list(state.rolls), "rolling": state.rolling, "over": state.over}

    def determinize(self, view: dict[str, Any], rng: Random) -> Dice:
        bids = [1 + below(rng, 3) if chosen and bid is None else bid for bid, chosen in zip(view["bids"], view["chosen"])]
        return Dice(len(bids), bids, list(view["rolls"]), view["rolling"], view["over"])

    def result(self, state: Dice) -> Result | None:
        if not state.over:
            return None
        team = sum(state.rolls) % 2
        winners = tuple(seat for seat in range(state.seats) if seat % 2 == team)
        return Result((sum(state.rolls),) * state.seats, winners, ({},) * state.seats)

    def to_json(self, state: Dice) -> dict[str, Any]:
        return {**vars(state), "bids": list(state.bids), "rolls": list(state.rolls)}

    def from_json(self, data: Mapping[str, Any]) -> Dice:
        return Dice(**data)

    def parse(self, text: str) -> str:
        if text not in {"pass", "again", *(f"bid {n}" for n in range(1, 4)), *(f"roll {n}" for n in range(1, 7))}:
            raise Unreadable("unknown_action", text)
        return text

    def parse_line(self, text: str) -> list[str]:
        return [self.parse(text)]

    def line_open(self, state: Dice) -> bool:
        return False

    def implied(self, state: Dice) -> None:
        return None

    def explain(self, state: Dice, seat: int, action: str) -> Refusal | None:
        return None if action in self.legal_actions(state, seat) else Refusal("not_now", {}, action)

    def describe(self, refusal: Refusal) -> str:
        return refusal.code

    def turn_open(self, state: Any) -> bool:
        return False

    def reveals(self, event: Event) -> bool:
        return True

    def tally(self, state: Any, seat: int) -> dict[str, int]:
        return {}

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        return {}


TOY = Toy()
