"""A position as JSON: the documented keys that other tools read, and beside them what is needed to rebuild it.

It is the whole truth, with deck and stacks in their order; what a person may see is a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.niemcy.box import CONNECTION, CONNECTIONS, DISPLAY, PASSENGERS, PLACES, TRACKS
from engine.niemcy.network import completed
from engine.niemcy.scoring import accounts, winners
from engine.niemcy.state import EMPTY, NO_OWNERS, State, any_owner, counted, letters, passenger_letters

_PLAIN = ("seats", "phase", "ply", "start", "last", "passes", "refreshes", "turn_ends")


def to_json(state: State) -> dict[str, Any]:
    """The position, as documented in docs/niemcy-record.md."""
    over = state.phase == "over"
    rows = accounts(state) if over else None
    announcing = state.phase == "announce"
    return {
        "phase": state.phase,
        "turn": state.on_turn(),
        "start": state.start,
        "waiting": list(state.waiting()),
        "shuffle": state.shuffle or None,
        "last": state.last,
        "passes": state.passes,
        "scores": [sum(row.values()) for row in rows] if rows else list(state.points),
        "cars": list(state.cars),
        "hands": [letters(hand) for hand in state.hands],
        "display": [None if card == EMPTY else card for card in state.display],
        "deck": len(state.deck),
        "discards": letters(state.discards),
        "stacks": [len(stack) for stack in state.stacks],
        "announced": [f"{mix[0]}+{mix[1]}" if mix and announcing else None for mix in state.mixes],
        "offers": [list(offer) for offer in state.offers],
        "tickets": [list(tickets) for tickets in state.tickets],
        "done": [list(completed(reach, tickets)) for reach, tickets in zip(state.reach, state.tickets)],
        "tracks": {connection.code: list(owners) for connection, owners in zip(CONNECTIONS, state.owners) if any_owner(owners)},
        "stations": {place: crowd for place, crowd in zip(PLACES, state.stations) if crowd},
        "passengers": [passenger_letters(taken) for taken in state.passengers],
        "accounts": rows,
        "winners": list(winners(state, rows)) if rows else None,
        # beyond the documented keys: the rest of the truth
        "seats": state.seats,
        "ply": state.ply,
        "seat_on_turn": state.turn,
        "points": list(state.points),
        "known": [letters(known) for known in state.known],
        "deck_order": state.deck,
        "stack_orders": [list(stack) for stack in state.stacks],
        "returned": [list(returned) for returned in state.returned],
        "mixes": [list(mix) if mix else None for mix in state.mixes],
        "claiming": TRACKS[state.claiming].name if state.claiming >= 0 else None,
        "boarding": [PLACES[place] for place in state.boarding],
        "refreshes": state.refreshes,
        "turn_ends": state.turn_ends,
    }


def from_json(data: Mapping[str, Any]) -> State:
    """The position that ``to_json`` wrote."""
    state = State()
    for name in _PLAIN:
        setattr(state, name, data[name])
    state.turn = data["seat_on_turn"]
    state.shuffle = data["shuffle"] or ""
    state.points, state.cars = list(data["points"]), list(data["cars"])
    state.hands = [counted(hand) for hand in data["hands"]]
    state.known = [counted(hand) for hand in data["known"]]
    state.display = "".join(card or EMPTY for card in data["display"])
    assert len(state.display) == DISPLAY
    state.deck = data["deck_order"]
    state.discards = counted(data["discards"])
    state.stacks = [tuple(stack) for stack in data["stack_orders"]]
    state.returned = [tuple(returned) for returned in data["returned"]]
    state.mixes = [(mix[0], mix[1]) if mix else None for mix in data["mixes"]]
    state.offers = [tuple(offer) for offer in data["offers"]]
    state.tickets = [tuple(tickets) for tickets in data["tickets"]]
    state.owners = list(NO_OWNERS)
    for code, owners in data["tracks"].items():
        state.owners[CONNECTION[code].number] = tuple(owners)
    state.find_own_tracks()
    state.stations = [data["stations"].get(place, "") for place in PLACES]
    state.passengers = [counted(taken, PASSENGERS) for taken in data["passengers"]]
    state.claiming = next((track.number for track in TRACKS if track.name == data["claiming"]), -1)
    state.boarding = tuple(PLACES.index(place) for place in data["boarding"])
    return state
