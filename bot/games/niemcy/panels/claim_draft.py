"""A claim that is being put together: track, payment and passengers. Nothing changes at the table until it is confirmed.

An address names the track and the payment by their numbers, so nothing of a hand or a ticket can be read from it.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own, own_seat
from bot.panels.components import small_number
from engine.niemcy.actions import NOBODY
from engine.niemcy.box import LOCOMOTIVE, PLACES, TRACK, TRACKS, Track
from engine.niemcy.rules import payments
from engine.niemcy.state import counted
from engine.niemcy.view_plan import ClaimChoice, claim_choices, passenger_gain, wanted_cards


class ClaimDraft(NamedTuple):
    """A whole claim: what is left of it once part was played has no payment, or one end only."""

    track: Track
    payment: int | None  # its number among all that the hand can make; None: it is paid
    passengers: tuple[str, ...]  # for each end where somebody waits a colour or NOBODY

    def argument(self) -> str:
        """The draft in an address."""
        return f"{self.track.number}.{'' if self.payment is None else self.payment}.{''.join(self.passengers)}"


def all_payments(reader: NiemcyReaderView, track: Track) -> list[str]:
    """Everything that the reader can pay a track with, in the order of the legal actions."""
    hand = counted(own(reader).hand or "")
    return [str(payment) for payment in payments(hand, track.colour, track.length)]


def ranked_payments(reader: NiemcyReaderView, track: Track) -> list[tuple[int, str]]:
    """The same with their numbers, what is least missed first: few locomotives, then a colour that the plan wants least."""
    wanted = wanted_cards(reader.view, own_seat(reader))
    hand = own(reader).hand or ""

    def missed(row: tuple[int, str]) -> tuple[int, int, int]:
        cards = row[1]
        return cards.count(LOCOMOTIVE), wanted.get(cards[0], 0), -hand.count(cards[0])

    return sorted(enumerate(all_payments(reader, track)), key=missed)


def boarding_places(reader: NiemcyReaderView, track: Track) -> tuple[str, ...]:
    """The ends where somebody waits; once the claim is paid, those that are left."""
    if reader.view.phase == "board":
        return reader.view.boarding
    ends = (PLACES[track.connection.a], PLACES[track.connection.b])
    return tuple(place for place in ends if place in reader.view.stations)


def best_passengers(reader: NiemcyReaderView, track: Track) -> tuple[str, ...]:
    """For each end the passenger that brings most, then the colour of which the reader has most."""
    seat, taken = own_seat(reader), own(reader).passengers
    found = []
    for place in boarding_places(reader, track):
        crowd = reader.view.stations[place]
        found.append(max(crowd, key=lambda one: (passenger_gain(reader.view, seat, one), taken.count(one))))
    return tuple(found)


def new_draft(reader: NiemcyReaderView, track: Track, payment: int | None = None) -> ClaimDraft | None:
    """A draft with the best passengers, and without a payment given the one least missed; None: it cannot be paid."""
    if payment is None:
        ranked = ranked_payments(reader, track)
        if not ranked:
            return None
        payment = ranked[0][0]
    return ClaimDraft(track, payment, best_passengers(reader, track))


def draft_of(reader: NiemcyReaderView, choice: ClaimChoice) -> ClaimDraft:
    """The draft that a choice of the planner stands for."""
    payment = all_payments(reader, choice.track).index(choice.cards)
    return ClaimDraft(choice.track, payment, best_passengers(reader, choice.track))


def payable(reader: NiemcyReaderView) -> list[ClaimChoice]:
    """What the reader can claim now, numbered from 1 as in the picture."""
    return claim_choices(reader.view, own_seat(reader))


def open_track(reader: NiemcyReaderView, text: str) -> Track | None:
    """The track with this number, if the reader may claim it now."""
    number = small_number(text)
    if number is None or number >= len(TRACKS):
        return None
    track = TRACKS[number]
    if reader.view.phase in ("pay", "board"):
        return track if reader.view.claiming == track.name else None
    return track if f"claim {track.name}" in reader.legal else None


def read_draft(reader: NiemcyReaderView, argument: str) -> ClaimDraft | None:
    """The draft in an address; None when there is no such claim now."""
    number, _, rest = argument.partition(".")
    paid, _, letters = rest.partition(".")
    track, payment = open_track(reader, number), small_number(paid)
    if track is None:
        return None
    if reader.view.phase == "board":
        payment = None
    elif payment is None or payment >= len(all_payments(reader, track)):
        return None
    places = boarding_places(reader, track)
    fitting = len(letters) == len(places) and all(
        letter in (*reader.view.stations[place], NOBODY) for letter, place in zip(letters, places)
    )
    return ClaimDraft(track, payment, tuple(letters)) if fitting else None


def boards(reader: NiemcyReaderView, draft: ClaimDraft) -> list[str]:
    """The texts of the actions that take the passengers."""
    return [f"{place}:{who}" for place, who in zip(boarding_places(reader, draft.track), draft.passengers)]


def cards_of(reader: NiemcyReaderView, draft: ClaimDraft) -> str:
    """The payment; empty when it is paid."""
    return "" if draft.payment is None else all_payments(reader, draft.track)[draft.payment]


def draft_actions(reader: NiemcyReaderView, draft: ClaimDraft) -> list[str]:
    """The texts of all actions that are still to be done for the claim."""
    actions = [f"claim {draft.track.name}"] if reader.view.phase == "turn" else []
    cards = cards_of(reader, draft)
    return [*actions, *([cards] if cards else []), *boards(reader, draft)]


def claimed_track(reader: NiemcyReaderView) -> Track:
    """The track of a claim that is under way."""
    assert reader.view.claiming is not None
    return TRACK[reader.view.claiming]
