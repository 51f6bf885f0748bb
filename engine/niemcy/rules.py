"""The course of the game: what a seat may do, and what happens when it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from engine.contract import Event
from engine.niemcy.actions import (
    BLIND,
    BOARD,
    CLAIM,
    DECK,
    DRAW,
    NOBODY,
    PASS,
    PAY,
    Action,
    Announce,
    Board,
    Claim,
    Draw,
    Keep,
    Pass,
    Pay,
    Shuffle,
    choices,
    mixes,
)  # fmt: skip
from engine.niemcy.box import (
    CARD_AT,
    CARDS,
    CLOSING_SEATS,
    COLOURS,
    END_BELOW,
    GREY,
    KEEP_FIRST,
    KEEP_LATER,
    LOCOMOTIVE,
    PASSENGER_AT,
    PLACE_AT,
    PLACES,
    POINTS,
    STACKS,
    TICKETS,
    TRACKS,
    WILD,
)  # fmt: skip
from engine.niemcy.display import set_in_order, take
from engine.niemcy.network import completed
from engine.niemcy.scoring import final_figures
from engine.niemcy.state import State, letters
from engine.rng import shuffled

Events = list[Event]

# --- what a seat may do -----------------------------------------------------------------------------------------------


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """Everything this seat may do now, in a stable order. The orders of a shuffle are too many to list: none for CHANCE."""
    phase = state.phase
    if phase == "announce":
        return _mixes(state) if 0 <= seat < state.seats and state.mixes[seat] is None else ()
    if phase == "choose":
        return choices(state.offers[seat], KEEP_FIRST) if 0 <= seat < state.seats and state.offers[seat] else ()
    if seat != state.turn or phase in ("shuffle", "over"):
        return ()
    return _LEGAL[phase](state, seat)


def _mixes(state: State) -> Sequence[Action]:
    short, long = state.stacks
    return mixes(len(short), len(long))


def _legal_turn(state: State, seat: int) -> Sequence[Action]:
    legal: list[Action] = []
    if state.deck:
        legal += _draws(state.display)
    tracks = affordable_tracks(state, seat)
    while tracks:
        low = tracks & -tracks
        legal.append(CLAIM[low.bit_length() - 1])
        tracks ^= low
    short, long = state.stacks
    if short or long:
        legal += mixes(len(short), len(long))
    return legal or (PASS,)


def _legal_second(state: State, seat: int) -> Sequence[Action]:
    return _draws(state.display.replace(LOCOMOTIVE, ""))


@lru_cache(maxsize=1 << 16)
def _draws(display: str) -> tuple[Action, ...]:
    return (*(DRAW[card] for card in CARDS if card in display), DRAW[BLIND])


def _legal_pay(state: State, seat: int) -> Sequence[Action]:
    return payments(state.hands[seat], TRACKS[state.claiming].colour, TRACKS[state.claiming].length)


def payments(hand: Sequence[int], colour: str, length: int) -> list[Action]:
    """Every payment that this hand can make, by colour, then with few locomotives first."""
    wild = hand[WILD]
    found: list[Action] = []
    for kind in COLOURS if colour == GREY else colour:
        have = hand[CARD_AT[kind]]
        for own in range(min(have, length), 0, -1):
            if length - own > wild:
                break
            found.append(PAY[kind * own + LOCOMOTIVE * (length - own)])
    if wild >= length:
        found.append(PAY[LOCOMOTIVE * length])
    return found


def _legal_board(state: State, seat: int) -> Sequence[Action]:
    place = state.boarding[0]
    ends = BOARD[PLACES[place]]
    return [*(ends[who] for who in dict.fromkeys(state.stations[place])), ends[NOBODY]]


def _legal_keep(state: State, seat: int) -> Sequence[Action]:
    return choices(state.offers[seat], KEEP_LATER)


_LEGAL: dict[str, Callable[[State, int], Sequence[Action]]] = {
    "turn": _legal_turn, "second": _legal_second, "pay": _legal_pay, "board": _legal_board, "keep": _legal_keep,
}  # fmt: skip


def _up_to(colour: str, most: int) -> tuple[int, ...]:
    """For each number of cards the tracks of a colour (none: of any) that are no longer, a bit each."""
    fitting = [track for track in TRACKS if colour in ("", track.colour)]
    return tuple(sum(1 << track.number for track in fitting if track.length <= length) for length in range(most + 1))


_HAND = 12 + 14
_PAYABLE = [_up_to(colour, _HAND) for colour in COLOURS]
_PAYABLE_GREY = _up_to(GREY, _HAND)
_SHORT_ENOUGH = _up_to("", 45)


def affordable_tracks(state: State, seat: int) -> int:
    """The tracks that this seat can claim now, a bit each."""
    hand = state.hands[seat]
    wild = hand[WILD]
    most = tracks = 0
    for payable, have in zip(_PAYABLE, hand):
        tracks |= payable[have + wild]
        most = max(most, have)
    return (tracks | _PAYABLE_GREY[most + wild]) & state.open_tracks[seat] & _SHORT_ENOUGH[state.cars[seat]]


def chance(state: State, rng: Random) -> Action:
    """The pile that has to be shuffled, in a new order; sorted first, so that nothing of how it lay comes in."""
    if state.phase != "shuffle":
        raise LookupError("nothing is shuffled here")
    pile = letters(state.discards) if state.shuffle == DECK else sorted(state.stacks[STACKS.index(state.shuffle)])
    return Shuffle(state.shuffle, tuple(shuffled(pile, rng)))


# --- what happens -----------------------------------------------------------------------------------------------------


def apply(state: State, seat: int, action: Action) -> Events:
    """Carry out a legal action in place and say what happened."""
    state.ply += 1
    return _APPLY[action.__class__](state, seat, action)


def _announce(state: State, seat: int, action: Announce) -> Events:
    if state.phase == "turn":
        state.phase = "keep"
        public = {"short": action.short, "long": action.long}
        return [Event("announced_tickets", seat, public), _offer(state, seat, action.short, action.long)]
    state.mixes[seat] = (action.short, action.long)
    waiting = state.mixes.count(None)
    events = [Event("announced", seat, {"waiting": waiting})]
    if not waiting:
        state.phase = "choose"
        events.append(Event("tickets_dealt", None, {"mixes": [list(mix) for mix in state.mixes if mix]}))
        for step in range(state.seats):
            other = (state.start + step) % state.seats
            events.append(_offer(state, other, *(state.mixes[other] or (0, 0))))
    return events


def _offer(state: State, seat: int, *mix: int) -> Event:
    """So many short and long tickets come off their stacks."""
    offer: tuple[str, ...] = ()
    for at, count in enumerate(mix):
        offer += state.stacks[at][:count]
        state.stacks[at] = state.stacks[at][count:]
        state.returned[at] = state.returned[at][count:]
    state.offers[seat] = offer
    return Event("offered", seat, {"tickets": list(offer)}, seat)


def _keep(state: State, seat: int, action: Keep) -> Events:
    first = state.phase == "choose"
    offer, kept = state.offers[seat], action.tickets
    back = [code for code in offer if code not in kept]
    state.offers[seat] = ()
    state.tickets[seat] = tuple(sorted((*state.tickets[seat], *kept)))
    for at in (0, 1):
        under = tuple([code for code in back if TICKETS[code].long == at])
        state.stacks[at] += under
        state.returned[at] += (seat,) * len(under)
    secret = Event("kept_tickets", seat, {"tickets": list(kept), "returned": back}, seat)
    if not first:
        long = sum(TICKETS[code].long for code in kept)
        public = {"kept": len(kept), "short": len(kept) - long, "long": long, "offered": len(offer)}
        return _end_turn(state, [Event("kept", seat, public), secret])
    waiting = len(state.waiting())
    events = [Event("chose", seat, {"waiting": waiting}), secret]
    if not waiting:
        held = [sum(TICKETS[code].long for code in tickets) for tickets in state.tickets]
        counts = [[len(tickets) - long, long] for tickets, long in zip(state.tickets, held)]
        events.append(Event("chosen_all", None, {"held": counts}))
        _shuffle_next(state, events)
    return events


def _shuffle_next(state: State, events: Events) -> None:
    """After the first choice each stack that got something back is shuffled, the short one first; then play begins."""
    for stack, returned in zip(STACKS, state.returned):
        if any(who is not None for who in returned):
            state.phase, state.shuffle = "shuffle", stack
            return
    state.mixes = [None] * state.seats
    state.phase, state.shuffle = "turn", ""
    events.append(Event("turn_began", state.turn, {}))


def _shuffle(state: State, seat: int, action: Shuffle) -> Events:
    events = [Event("shuffled", None, {"what": action.what, "count": len(action.order)})]
    if action.what == DECK:
        state.deck = "".join(action.order)
        state.discards = [0] * len(CARDS)
        state.shuffle = ""
        return _settle(state, events)
    at = STACKS.index(action.what)
    state.stacks[at] = action.order
    state.returned[at] = (None,) * len(action.order)
    _shuffle_next(state, events)
    return events


def _draw(state: State, seat: int, action: Draw) -> Events:
    second = state.phase == "second"
    card = action.card
    events: Events
    if card == BLIND:
        card = state.deck[0]
        state.deck = state.deck[1:]
        state.turn_ends = second
        events = [Event("drew", seat, {"card": None, "place": None}), Event("drew_blind", seat, {"card": card}, seat)]
    else:
        place = take(state, card)
        state.known[seat][CARD_AT[card]] += 1
        state.turn_ends = second or card == LOCOMOTIVE
        events = [Event("drew", seat, {"card": card, "place": place + 1})]
    state.hands[seat][CARD_AT[card]] += 1
    state.refreshes = 0
    return _settle(state, events)


def _claim(state: State, seat: int, action: Claim) -> Events:
    state.claiming = action.track.number
    state.phase = "pay"
    return []


def _pay(state: State, seat: int, action: Pay) -> Events:
    track = TRACKS[state.claiming]
    connection = track.connection
    hand, known, discards = state.hands[seat], state.known[seat], state.discards
    for card in action.cards:
        at = CARD_AT[card]
        hand[at] -= 1
        discards[at] += 1
        if known[at]:
            known[at] -= 1
    before = state.reach[seat]
    state.take_track(seat, track.number)
    state.cars[seat] -= track.length
    points = POINTS[track.length]
    state.points[seat] += points
    figures = {"track": track.name, "route": connection.code, "colour": track.colour, "cards": action.cards, "points": points}
    events = [Event("claimed", seat, {**figures, "cars": state.cars[seat]})]
    if state.seats <= CLOSING_SEATS and len(connection.tracks) > 1:
        events.append(Event("closed", None, {"route": connection.code}))
    done = completed(before, state.tickets[seat])
    now = completed(state.reach[seat], state.tickets[seat])
    events += [Event("ticket_done", seat, {"ticket": code}, seat) for code in now if code not in done]
    state.boarding = tuple(place for place in (connection.a, connection.b) if state.stations[place])
    if state.boarding:
        state.phase = "board"
        return events
    return _claimed(state, events)


def _board(state: State, seat: int, action: Board) -> Events:
    place, who = PLACE_AT[action.place], action.passenger
    state.boarding = state.boarding[1:]
    if who == NOBODY:
        events = [Event("nobody_boarded", seat, {"place": action.place})]
    else:
        state.stations[place] = state.stations[place].replace(who, "", 1)
        state.passengers[seat][PASSENGER_AT[who]] += 1
        events = [Event("boarded", seat, {"place": action.place, "passenger": who})]
    return events if state.boarding else _claimed(state, events)


def _claimed(state: State, events: Events) -> Events:
    state.claiming = -1
    state.refreshes = 0
    state.turn_ends = True
    return _settle(state, events)


def _pass(state: State, seat: int, action: Pass) -> Events:
    return _end_turn(state, [Event("passed", seat, {})], passed=True)


# --- the end of an action, a turn, the game ---------------------------------------------------------------------------


def _settle(state: State, events: Events) -> Events:
    """Bring the display in order, then go on with the turn."""
    if not set_in_order(state, events):
        state.phase, state.shuffle = "shuffle", DECK
        return events
    if not state.deck:
        events.append(Event("deck_out", None, {}))
    if state.turn_ends:
        return _end_turn(state, events)
    if state.deck:
        state.phase = "second"
        return events
    events.append(Event("one_card", state.turn, {}))
    return _end_turn(state, events)


def _end_turn(state: State, events: Events, passed: bool = False) -> Events:
    seat = state.turn
    state.passes = state.passes + 1 if passed else 0
    state.turn_ends = False
    state.refreshes = 0
    if state.last is not None:
        state.last -= 1
    elif state.cars[seat] < END_BELOW:
        state.last = state.seats
        events.append(Event("last_round", seat, {"cars": state.cars[seat], "turns": state.last}))
    if state.passes == state.seats:
        events.append(Event("all_passed", None, {}))
    if state.last == 0 or state.passes == state.seats:
        state.phase, state.last = "over", 0
        events.append(Event("game_over", None, final_figures(state)))
        return events
    state.turn = (seat + 1) % state.seats
    state.phase = "turn"
    events.append(Event("turn_began", state.turn, {}))
    return events


_APPLY: dict[type, Callable[[State, int, Any], Events]] = {
    Announce: _announce, Keep: _keep, Shuffle: _shuffle, Draw: _draw, Claim: _claim, Pay: _pay, Board: _board, Pass: _pass,
}  # fmt: skip
