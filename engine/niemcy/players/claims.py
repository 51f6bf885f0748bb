"""The claims that look best at a glance, each with one payment and the passengers that bring most."""

from __future__ import annotations

from engine.niemcy.actions import BOARD, CLAIM, PAY, Action
from engine.niemcy.box import CARD_AT, COLOURS, GREY, LOCOMOTIVE, PASSENGER_AT, PLACES, POINTS, TRACKS, WILD, Track
from engine.niemcy.network import members
from engine.niemcy.players.forecast import SeatPlan
from engine.niemcy.players.passenger_value import boarding_gain
from engine.niemcy.players.routes import Demand
from engine.niemcy.rules import affordable_tracks
from engine.niemcy.state import State

Turn = tuple[Action, ...]

CARD = 0.9  # points that a card is worth
PLANNED, BLOCKS = 6.0, 3.0  # points for a connection of the own plan, and of somebody else's
WILD_CARD = 1.6  # what a locomotive is worth, in cards
DENY = 0.5  # of what others lose when a passenger is taken away


def best_claims(state: State, seat: int, own: SeatPlan, rivals: int, most: int) -> list[Turn]:
    """The best claims as whole turns; ``rivals`` has a bit for each connection that others are after."""
    ranked: list[tuple[float, int, Turn]] = []
    for number in members(affordable_tracks(state, seat)):
        track = TRACKS[number]
        at = track.connection.number
        cards = payment(state.hands[seat], track, own.demand, bool(own.connections >> at & 1))
        boards, gain = passengers(state, seat, track)
        worth = POINTS[track.length] - CARD * (len(cards) + cards.count(LOCOMOTIVE)) + gain
        worth += PLANNED * (own.connections >> at & 1) + BLOCKS * (rivals >> at & 1)
        ranked.append((worth, -number, (CLAIM[number], PAY[cards], *boards)))
    ranked.sort(key=lambda row: row[:2], reverse=True)
    return [turn for *_, turn in ranked[:most]]


def payment(hand: list[int], track: Track, demand: Demand, planned: bool) -> str:
    """The payment with the fewest locomotives, then in the colour that the plan needs least."""
    length, wild = track.length, hand[WILD]
    best: tuple[float, str] | None = None
    for colour in COLOURS if track.colour == GREY else track.colour:
        at = CARD_AT[colour]
        own = min(hand[at], length)
        if length - own > wild:
            continue
        need = demand.coloured[at] - (length if planned and track.colour == colour else 0)
        lost = max(0, need - (hand[at] - own)) if own else 0
        cost = WILD_CARD * (length - own) + lost
        cost += 0.01 * (hand[at] - own)
        if best is None or cost < best[0]:
            best = cost, colour * own + LOCOMOTIVE * (length - own)
    return best[1] if best else LOCOMOTIVE * length


def passengers(state: State, seat: int, track: Track) -> tuple[tuple[Action, ...], float]:
    """Who should get on at both ends, and what that brings."""
    boards: list[Action] = []
    total = 0.0
    for place in (track.connection.a, track.connection.b):
        crowd = state.stations[place]
        if crowd:
            gains = {who: boarding_gain(state, seat, PASSENGER_AT[who], DENY) for who in dict.fromkeys(crowd)}
            who = max(gains, key=lambda colour: gains[colour])
            boards.append(BOARD[PLACES[place]][who])
            total += gains[who]
    return tuple(boards), total
