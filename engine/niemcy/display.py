"""The five open cards: filling, refreshing, and the shuffle of the discards when the deck has run out."""

from __future__ import annotations

from engine.contract import Event
from engine.niemcy.box import CARD_AT, LOCOMOTIVE, MOST_REFRESHES, REFRESH_AT
from engine.niemcy.state import EMPTY, State

Events = list[Event]


def set_in_order(state: State, events: Events) -> bool:
    """Fill and refresh the display until nothing applies; False: the discards must be shuffled first.

    An empty deck becomes the discards at once, so afterwards an empty deck means that there are no discards either.
    """
    while True:
        if not state.deck and any(state.discards):
            return False
        at = state.display.find(EMPTY)
        if at >= 0:
            _put(state, at, state.deck[0])
            events.append(Event("opened", None, {"place": at + 1, "card": state.deck[0]}))
            state.deck = state.deck[1:]
        elif state.display.count(LOCOMOTIVE) >= REFRESH_AT and state.deck:
            if state.refreshes >= MOST_REFRESHES:
                events.append(Event("refresh_stopped", None, {"count": state.refreshes, "cards": state.display}))
                return True
            _refresh(state, events)
        else:
            return True


def take(state: State, card: str) -> int:
    """An open card leaves the display, of several alike the one on the lowest place, which is told."""
    at = state.display.index(card)
    _put(state, at, EMPTY)
    return at


def _put(state: State, at: int, card: str) -> None:
    state.display = state.display[:at] + card + state.display[at + 1 :]


def _refresh(state: State, events: Events) -> None:
    state.refreshes += 1
    for card in state.display:
        state.discards[CARD_AT[card]] += 1
    events.append(Event("refreshed", None, {"cards": state.display, "count": state.refreshes}))
    state.display = EMPTY * len(state.display)
