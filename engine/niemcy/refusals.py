"""Why not: every refusal of the game as a code with figures."""

from __future__ import annotations

from collections import Counter

from engine.contract import CHANCE, Refusal
from engine.niemcy.actions import (
    BLIND,
    DECK,
    NOBODY,
    Action,
    Announce,
    Board,
    Claim,
    Draw,
    Keep,
    Pass,
    Pay,
    Shuffle,
)  # fmt: skip
from engine.niemcy.box import (
    CARD_AT,
    CLOSING_SEATS,
    COLOURS,
    GREY,
    KEEP_FIRST,
    KEEP_LATER,
    LOCOMOTIVE,
    OFFER,
    PLACE_AT,
    PLACES,
    STACKS,
    TRACKS,
    WILD,
    Track,
)  # fmt: skip
from engine.niemcy.rules import affordable_tracks, legal_actions
from engine.niemcy.state import State, letters
from engine.refusal_text import COMMON_TEXTS, refusal_in_english

_EXPECTED: dict[str, tuple[type, ...]] = {
    "announce": (Announce,), "choose": (Keep,), "turn": (Draw, Claim, Announce, Pass), "second": (Draw,), "pay": (Pay,),
    "board": (Board,), "keep": (Keep,),
}  # fmt: skip
_FIRST = {"second": "second_first", "keep": "keep_first"}  # what must be done before anything else


def explain(state: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now; None when it may."""
    part = str(action)
    if state.phase == "shuffle":
        return _why_no_shuffle(state, seat, action, part)
    if action in legal_actions(state, seat):
        return None
    if state.phase == "over":
        return Refusal("game_over", {}, part)
    if state.phase in ("announce", "choose"):
        if not 0 <= seat < state.seats:
            return Refusal("no_such_seat", {"most": state.seats - 1}, part)
        if seat not in state.waiting():
            return Refusal("already_announced" if state.phase == "announce" else "already_chosen", {}, part)
    elif seat != state.turn:
        return Refusal("not_your_turn", {"turn": state.turn}, part)
    if not isinstance(action, _EXPECTED[state.phase]):
        if isinstance(action, Keep) and state.phase == "turn":
            return Refusal("nothing_to_keep", {}, part)
        return Refusal(_FIRST.get(state.phase, "not_now"), {"phase": state.phase}, part)
    return _why_not(state, seat, action, part)


def _why_no_shuffle(state: State, seat: int, action: Action, part: str) -> Refusal | None:
    if seat != CHANCE or not isinstance(action, Shuffle) or action.what != state.shuffle:
        return Refusal("shuffle_first", {"what": state.shuffle}, part[:80])
    pile = letters(state.discards) if state.shuffle == DECK else state.stacks[STACKS.index(state.shuffle)]
    if Counter(action.order) == Counter(pile):
        return None
    return Refusal("shuffle_other", {"what": state.shuffle, "needs": len(pile), "have": len(action.order)}, part[:80])


def _why_not(state: State, seat: int, action: Action, part: str) -> Refusal:
    """The reason for an action of the right kind."""
    if isinstance(action, Announce):
        return _why_no_mix(state, action, part)
    if isinstance(action, Keep):
        return _why_no_choice(state, seat, action, part)
    if isinstance(action, Draw):
        return _why_no_card(state, action, part)
    if isinstance(action, Claim):
        return why_no_track(state, seat, action.track) or _disagree()
    if isinstance(action, Pay):
        return _why_no_payment(state, seat, action, part)
    if isinstance(action, Board):
        return _why_no_passenger(state, action, part)
    return Refusal("can_move", {"list": _possible(state, seat)}, part)


def _disagree() -> Refusal:
    raise AssertionError("legal_actions and the reasons disagree")


def _possible(state: State, seat: int) -> str:
    """What could be done instead of passing."""
    what = {"draw": bool(state.deck), "claim": bool(affordable_tracks(state, seat)), "tickets": any(state.stacks)}
    return ", ".join(word for word, possible in what.items() if possible)


def _why_no_mix(state: State, action: Announce, part: str) -> Refusal:
    sizes = [len(stack) for stack in state.stacks]
    if not any(sizes):
        return Refusal("no_tickets", {}, part)
    total = action.short + action.long
    if total != min(OFFER, sum(sizes)):
        return Refusal("mix_total", {"needs": min(OFFER, sum(sizes)), "have": total}, part)
    for name, size, wanted in zip(STACKS, sizes, (action.short, action.long)):
        if wanted > size:
            return Refusal("stack_short", {"stack": name, "tickets": size, "needs": wanted}, part)
    return _disagree()


def _why_no_choice(state: State, seat: int, action: Keep, part: str) -> Refusal:
    offer = state.offers[seat]
    for code in action.tickets:
        if code not in offer:
            return Refusal("not_offered", {"ticket": code}, part)
    least = KEEP_FIRST if state.phase == "choose" else KEEP_LATER
    return Refusal("keep_more", {"needs": least, "have": len(action.tickets)}, part)


def _why_no_card(state: State, action: Draw, part: str) -> Refusal:
    if not state.deck:
        return Refusal("no_deck", {}, part)
    assert action.card != BLIND
    if action.card == LOCOMOTIVE and state.phase == "second":
        return Refusal("second_locomotive", {}, part)
    return Refusal("not_open", {"colour": action.card, "cards": state.display}, part)


def why_no_track(state: State, seat: int, track: Track) -> Refusal | None:
    """Why this seat could not claim a track, whoever's turn it is; None when it could."""
    connection, part = track.connection, f"claim {track.name}"
    route, owners = connection.code, state.owners[connection.number]
    if not state.open_tracks[seat] >> track.number & 1:
        if seat in owners:
            return Refusal("own_track", {"route": route}, part)
        holder = next(owner for owner in owners if owner is not None)
        if len(owners) == 1:
            return Refusal("track_taken", {"route": route, "seat": holder}, part)
        if state.seats <= CLOSING_SEATS:
            return Refusal("closed", {"route": route, "seat": holder, "players": state.seats}, part)
        if None not in owners:
            return Refusal("route_full", {"route": route, "count": len(owners)}, part)
        return Refusal("track_taken", {"route": route, "seat": owners[track.slots[0]]}, part)
    if track.length > state.cars[seat]:
        return Refusal("cars", {"route": route, "needs": track.length, "cars": state.cars[seat]}, part)
    if affordable_tracks(state, seat) >> track.number & 1:
        return None
    hand = state.hands[seat]
    have = max(hand[CARD_AT[card]] for card in (COLOURS if track.colour == GREY else track.colour)) + hand[WILD]
    return Refusal("cannot_pay", {"route": route, "missing": track.colour * (track.length - have)}, part)


def _why_no_payment(state: State, seat: int, action: Pay, part: str) -> Refusal:
    track, cards = TRACKS[state.claiming], action.cards
    route = track.connection.code
    if len(cards) != track.length:
        return Refusal("pay_count", {"route": route, "cards": track.length, "have": len(cards)}, part)
    if track.colour != GREY and set(cards) - {track.colour, LOCOMOTIVE}:
        return Refusal("pay_colour", {"route": route, "colour": track.colour}, part)
    for card, needs in Counter(cards).items():
        have = state.hands[seat][CARD_AT[card]]
        if needs > have:
            return Refusal("pay_have", {"colour": card, "needs": needs, "have": have}, part)
    return _disagree()


def _why_no_passenger(state: State, action: Board, part: str) -> Refusal:
    here = state.stations[PLACE_AT[action.place]]
    if not here:
        return Refusal("passenger_none", {"place": action.place}, part)
    due = state.boarding[0]
    if PLACES[due] != action.place:
        return Refusal("passenger_say", {"place": PLACES[due], "passengers": state.stations[due]}, part)
    assert action.passenger != NOBODY
    return Refusal("passenger_colour", {"place": action.place, "colour": action.passenger, "passengers": here}, part)


REFUSAL_TEXTS = COMMON_TEXTS | {
    "already_announced": "the player has announced, and that stands",
    "already_chosen": "the player has chosen the first tickets",
    "can_move": "passing is only allowed when nothing else is possible; still possible: {list}",
    "cannot_pay": "{route} cannot be paid; missing: {missing}",
    "cars": "{route} needs {needs} cars, the player has {cars}",
    "closed": "with {players} players only one track of {route} may be taken, and seat {seat} has it",
    "ends_turned": "the ends are written in a fixed order: {should}",
    "keep_first": "the drawn tickets wait for a choice",
    "keep_more": "at least {needs} tickets must be kept, not {have}",
    "keep_order": "tickets are named in the order of their letters: {should}",
    "mix_total": "that must be {needs} tickets in all, not {have}",
    "needless_seat": "only one is to decide here, so no seat is written",
    "no_deck": "deck and discards are empty, so no card can be drawn",
    "no_plan_seat": "nobody is on turn here",
    "no_such_route": "no connection is called like this",
    "no_such_seat": "seats are numbered from 0 to {most}",
    "no_such_ticket": "no ticket is called like this",
    "no_such_track": "{route} has no track of colour {colour}",
    "no_tickets": "both stacks of tickets are empty",
    "not_a_payment": "this is no payment: letters of one colour, then locomotives",
    "not_a_running_turn": "no line of this game may be left open",
    "not_an_end": "this is no place with a passenger, as in BER:R or BER:-",
    "not_offered": "{ticket} is not among the tickets offered",
    "not_open": "no card of colour {colour} lies open; open are {cards}",
    "nothing_to_keep": "no tickets are offered",
    "own_track": "the player already has a track of {route}",
    "passenger_colour": "no passenger of colour {colour} waits in {place}, only {passengers}",
    "passenger_none": "nobody waits in {place} any more, or it is no end of this connection",
    "passenger_one": "at most one passenger gets on at each end",
    "passenger_say": "passengers wait in {place} ({passengers}); say who gets on",
    "pay_colour": "{route} is of colour {colour}",
    "pay_count": "{route} costs exactly {cards} cards, not {have}",
    "pay_have": "the payment needs {needs} of {colour}, the player has {have}",
    "pay_mixed": "a payment has one colour, and locomotives",
    "pay_order": "the letters of the colour come first, then the locomotives: {should}",
    "route_full": "all {count} tracks of {route} are taken",
    "same_twice": "{ticket} stands here twice",
    "second_first": "the second card must be drawn first",
    "second_locomotive": "an open locomotive cannot be the second card",
    "shuffle_first": "the pile '{what}' is shuffled first",
    "shuffle_other": "the pile '{what}' holds other pieces than these ({needs}, named are {have})",
    "stack_short": "the {stack} stack holds {tickets} tickets, not {needs}",
    "track_taken": "seat {seat} holds this track of {route}",
    "tracks_alike": "the tracks of {route} are alike, so no colour is written",
    "which_track": "{route} has tracks of different colours ({colours}); say which",
}  # fmt: skip


def describe(refusal: Refusal) -> str:
    """A refusal in plain English."""
    return refusal_in_english(refusal, REFUSAL_TEXTS)
