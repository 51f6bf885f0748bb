"""The foreman: plans routes for all its tickets, counts passengers, keeps tickets by slack. It does not think of the others.

Every turn it takes what raises its own expected points most: the forecast of its plan, and its passengers as they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.niemcy.actions import Action, Announce, Draw
from engine.niemcy.determinization import determinize
from engine.niemcy.players.claims import best_claims
from engine.niemcy.players.forecast import Forecast, turns_left
from engine.niemcy.rules import apply
from engine.niemcy.scoring import majority
from engine.niemcy.state import State
from engine.niemcy.view import View

FIRST_TICKETS = Announce(4, 0)
CLAIMS = 12  # so many of the best are weighed
STANDING, PASSENGER = 0.5, 1.5  # of the points for majorities as they stand, and points for any passenger
MORE_TICKETS_TURNS = 12.0  # turns that must be left for more tickets when all are completed


class ForemanPlayer:
    """Plays for its own plan."""

    def __init__(self) -> None:
        self._forecast = Forecast()

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        view: View = look()
        if view.phase == "announce":
            return FIRST_TICKETS
        assert view.seat is not None
        state = determinize(view, rng)
        if view.phase == "turn":
            return self._turn(state, view.seat, legal)
        if view.phase in ("pay", "board"):
            return self._rest_of_claim(state, view.seat, legal)
        return max(legal, key=lambda action: self._after(state, view.seat or 0, (action,)))

    def _turn(self, state: State, seat: int, legal: Sequence[Action]) -> Action:
        plan = self._forecast.memory.plan(state, seat)
        if not plan.steps and turns_left(state)[seat] >= MORE_TICKETS_TURNS and FIRST_TICKETS in legal:
            return FIRST_TICKETS
        turns: list[tuple[Action, ...]] = [(action,) for action in legal if isinstance(action, Draw)]
        turns += best_claims(state, seat, plan, 0, CLAIMS)
        return max(turns, key=lambda turn: self._after(state, seat, turn))[0] if turns else legal[0]

    def _rest_of_claim(self, state: State, seat: int, legal: Sequence[Action]) -> Action:
        """The payment, or who gets on, as it was meant when the track was chosen."""

        def worth(action: Action) -> float:
            after = state.clone()
            apply(after, seat, action)
            return self._worth(after, seat)

        return max(legal, key=worth)

    def _after(self, state: State, seat: int, turn: Sequence[Action]) -> float:
        after = state.clone()
        for action in turn:
            apply(after, seat, action)
        return self._worth(after, seat)

    def _worth(self, state: State, seat: int) -> float:
        """The forecast of its plan, and passengers as they stand now: half of what they would bring, and a little for each."""
        standing = sum(majority(column)[seat] for column in zip(*state.passengers))
        passengers = STANDING * standing + PASSENGER * sum(state.passengers[seat])
        return self._forecast.seat(state, seat, turns_left(state)[seat]).points + passengers
