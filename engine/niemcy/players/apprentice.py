"""The apprentice: goes for one ticket after the other by the shortest way, draws what the way needs, takes whoever waits.

It thinks of one ticket at a time, never of the others, and takes no more tickets than it must.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.niemcy.actions import BLIND, DRAW, Action, Announce, Claim, Draw, Keep
from engine.niemcy.box import COLOURS, POINTS, TICKETS
from engine.niemcy.determinization import determinize
from engine.niemcy.network import completed
from engine.niemcy.planner import free_connections
from engine.niemcy.players.routes import demand_of, shortest
from engine.niemcy.state import State
from engine.niemcy.view import View

EASY = Announce(3, 1)


class ApprenticePlayer:
    """Plays for the nearest ticket."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        view: View = look()
        if view.phase == "announce":
            return EASY
        if isinstance(legal[0], Keep):
            return min(legal, key=_size)
        if view.phase in ("pay", "board"):
            return legal[0]
        return _turn(determinize(view, rng), view.seat or 0, legal)


def _size(keep: Keep) -> tuple[int, int]:
    return len(keep.tickets), sum(TICKETS[code].value for code in keep.tickets)


def _turn(state: State, seat: int, legal: Sequence[Action]) -> Action:
    """A connection of the way, else a card for it; without a ticket the longest connection that can be paid."""
    way = _way(state, seat)
    claims = [action for action in legal if isinstance(action, Claim)]
    for action in claims:
        if way >> action.track.connection.number & 1:
            return action
    if not way and claims:
        return max(claims, key=lambda action: POINTS[action.track.length])
    demand = demand_of(way, state.open_tracks[seat])
    for at, colour in enumerate(COLOURS):
        if demand.coloured[at] > state.hands[seat][at] and DRAW[colour] in legal:
            return DRAW[colour]
    return DRAW[BLIND] if DRAW[BLIND] in legal else _last_resort(legal)


def _last_resort(legal: Sequence[Action]) -> Action:
    return next((action for action in legal if isinstance(action, Claim | Draw)), legal[0])


def _way(state: State, seat: int) -> int:
    """The connections that the nearest open ticket lacks, a bit each; none when there is no such ticket."""
    own, free = state.own[seat], free_connections(state.open_tracks[seat])
    done = completed(state.reach[seat], state.tickets[seat])
    ways = [shortest(own, free, TICKETS[code].a, TICKETS[code].b) for code in state.tickets[seat] if code not in done]
    found = [way for way in ways if way]
    return min(found, key=int.bit_count) if found else 0
