"""Pig, a dice game in the public domain, as a game of rules only: everything else is left to the defaults.

On a turn one rolls a die as often as one likes. A 1 ends the turn, and what it brought is lost; whoever holds keeps it.
Whoever has 100 points first wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.contract import CHANCE, Event, GameDefaults, Result
from engine.position import Position, position


@position()
class Sty(Position):
    """A whole position."""

    seats: int
    goal: int
    scores: list[int]
    turn: int = 0
    pending: int = 0  # points of this turn that are not yet kept
    rolling: bool = False


class Pig(GameDefaults):
    name = "pig"
    seats = range(2, 7)
    options: Mapping[str, tuple[int, ...]] = {"goal": (100, 50, 25)}

    def setup(self, seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> Sty:
        return Sty(seats, options.get("goal", 100), [0] * seats)

    def to_act(self, state: Sty) -> tuple[int, ...]:
        if max(state.scores) >= state.goal:
            return ()
        return (CHANCE,) if state.rolling else (state.turn,)

    def legal_actions(self, state: Sty, seat: int) -> Sequence[str]:
        if seat not in self.to_act(state):
            return []
        if seat == CHANCE:
            return [f"die {number}" for number in range(1, 7)]
        return ["roll", "hold"] if state.pending else ["roll"]

    def apply(self, state: Sty, seat: int, action: str) -> list[Event]:
        if action == "roll":
            state.rolling = True
            return []
        if action == "hold":
            kept = state.pending
            state.scores[seat] += kept
            self._pass_on(state)
            return [Event("kept", seat, {"points": kept})]
        state.rolling = False
        number = int(action.removeprefix("die "))
        rolled = Event("rolled", state.turn, {"number": number})
        if number > 1:
            state.pending += number
            return [rolled]
        lost = Event("lost", state.turn, {"points": state.pending})
        self._pass_on(state)
        return [rolled, lost]

    def _pass_on(self, state: Sty) -> None:
        state.turn, state.pending = (state.turn + 1) % state.seats, 0

    def turn_open(self, state: Sty) -> bool:
        """A turn is several rolls; without this each of them would be told in the channel by itself."""
        return state.rolling or state.pending > 0

    def result(self, state: Sty) -> Result | None:
        best = max(state.scores)
        if best < state.goal:
            return None
        return Result(tuple(state.scores), (state.scores.index(best),), ({},) * state.seats)


GAME = Pig()
