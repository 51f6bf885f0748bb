"""The baron: what the search must be told of this game, turns worth a thought and each seat's chance to win."""

from __future__ import annotations

from math import exp, sqrt

from engine.niemcy.actions import Action, Announce, Draw, Keep
from engine.niemcy.players.claims import best_claims
from engine.niemcy.players.forecast import Forecast, Weights, turns_left
from engine.niemcy.rules import apply, legal_actions
from engine.niemcy.scoring import accounts, winners
from engine.niemcy.state import State

Turn = tuple[Action, ...]

FIRST_MIX = Announce(4, 0)
MORE_TICKETS = (Announce(4, 0),)
TICKET_TURNS = 7.0  # with fewer turns to spare no more tickets are drawn
CLAIMS = 8  # so many of the best are thought about
DOUBT, DOUBT_A_TURN = 2.0, 3.4  # by how many points a forecast may err: always, and by the root of the turns left


def score_uncertainty(turns: float) -> float:
    """By how many points a forecast may err when each seat has so many turns left."""
    return DOUBT + DOUBT_A_TURN * sqrt(turns)


class NiemcySearchModel:
    """Turns worth trying, and the chance to win after them."""

    first_look = 1

    def __init__(self, weights: Weights | None = None) -> None:
        self.forecast = Forecast(weights)

    def turns(self, state: State, seat: int) -> list[Turn]:
        """The draws, the best claims each with one payment and the best passengers, more tickets when there is time.

        Only the turn at hand is looked at, in many made-up positions: after it nothing more is tried (a turn without actions).
        A look at answers made play worse, for the forecast is not the same before and after somebody's turn.
        """
        if 0 <= state.imagined_at < state.ply:
            return [()]
        legal = legal_actions(state, seat)
        if state.phase == "announce":
            return [(FIRST_MIX,)]
        if state.phase != "turn":
            return [(action,) for action in legal]
        plans = [self.forecast.memory.plan(state, other) for other in range(state.seats)]
        found: list[Turn] = [(action,) for action in legal if isinstance(action, Draw)]
        rivals = 0
        for other, each in enumerate(plans):
            rivals |= each.connections if other != seat else 0
        found += best_claims(state, seat, plans[seat], rivals, CLAIMS)
        left = turns_left(state)[seat]
        if left - sum(each.claims for each in plans[seat].steps) > TICKET_TURNS:
            found += [(mix,) for mix in MORE_TICKETS if mix in legal]
        return found or [(action,) for action in legal[:5]]

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win."""
        if state.phase == "over":
            won = winners(state, accounts(state))
            return [(seat in won) / len(won) for seat in range(state.seats)]
        return shares(self.expected(state), score_uncertainty(max(turns_left(state))))

    def expected(self, state: State) -> list[float]:
        """The points that each seat may expect; of tickets to choose from the best one is taken to be kept."""
        if state.phase != "keep":
            return self.forecast.expected(state)
        seat = state.turn
        found = []
        for code in state.offers[seat]:
            after = state.clone()
            apply(after, seat, Keep((code,)))
            found.append(self.forecast.expected(after))
        return max(found, key=lambda points: points[seat])


def shares(points: list[float], doubt: float) -> list[float]:
    """Expected points as chances to win."""
    best = max(points)
    weights = [exp((expected - best) / doubt) for expected in points]
    total = sum(weights)
    return [weight / total for weight in weights]
