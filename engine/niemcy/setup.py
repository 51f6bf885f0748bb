"""The deal and the first position."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.deal_checks import check_frame, check_stack
from engine.niemcy.box import (
    ALL_CARDS,
    ALL_PASSENGERS,
    ALL_TICKETS,
    CARDS,
    CARS,
    CROWD,
    DISPLAY,
    FIRST_HAND,
    PASSENGERS,
    SEATS,
    STACKS,
)
from engine.niemcy.display import set_in_order
from engine.niemcy.state import EMPTY, NO_OWNERS, State, counted
from engine.rng import below, shuffled

DEAL_KEYS = ("start", "deck", "passengers", *STACKS)


def deal(rng: Random, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The starting player, the deck, the passengers as they come out of the bag, both stacks of tickets, top first."""
    return {
        "start": below(rng, seats),
        "deck": shuffled(ALL_CARDS, rng),
        "passengers": shuffled(ALL_PASSENGERS, rng),
        "short": shuffled(ALL_TICKETS[0], rng),
        "long": shuffled(ALL_TICKETS[1], rng),
    }


def setup(seats: int, deal: Mapping[str, Any], options: Mapping[str, Any]) -> State:
    """The first position: everybody announces tickets."""
    check_frame(deal, DEAL_KEYS, seats, SEATS)
    check_stack("deck", deal["deck"], ALL_CARDS)
    check_stack("passengers", deal["passengers"], ALL_PASSENGERS)
    for stack, box in zip(STACKS, ALL_TICKETS):
        check_stack(stack, deal[stack], box)

    state = State()
    state.seats = seats
    state.start = state.turn = deal["start"]
    state.points = [0] * seats
    state.cars = [CARS] * seats
    state.deck = "".join(deal["deck"])
    state.hands = [[] for _ in range(seats)]
    for step in range(seats):
        state.hands[(state.start + step) % seats] = counted(state.deck[:FIRST_HAND])
        state.deck = state.deck[FIRST_HAND:]
    state.known = [[0] * len(CARDS) for _ in range(seats)]
    state.discards = [0] * len(CARDS)
    state.stacks = [tuple(deal[stack]) for stack in STACKS]
    state.returned = [(None,) * len(stack) for stack in state.stacks]
    state.mixes = [None] * seats
    state.offers = [()] * seats
    state.tickets = [()] * seats
    state.owners = list(NO_OWNERS)
    state.find_own_tracks()
    bag = "".join(deal["passengers"])
    for crowd in CROWD:
        state.stations.append("".join(sorted(bag[:crowd])))
        bag = bag[crowd:]
    state.passengers = [[0] * len(PASSENGERS) for _ in range(seats)]
    state.display = EMPTY * DISPLAY
    set_in_order(state, [])  # with so full a deck no shuffle can be needed
    state.refreshes = 0
    return state
