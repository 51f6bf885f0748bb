"""What a view says of one seat's routes: its tickets, a plan for them, what it can claim now, what an offer would cost.

Panels and pictures read the same answers here, so their numbers and their order agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.niemcy.actions import choices
from engine.niemcy.box import (
    CARDS,
    CLOSING_SEATS,
    CONNECTIONS,
    GREY,
    KEEP_FIRST,
    KEEP_LATER,
    LOCOMOTIVE,
    PASSENGERS,
    PLACES,
    POINTS,
    TICKETS,
    TRACKS,
    TRACKS_OF,
    Track,
)  # fmt: skip
from engine.niemcy.missing_cards import missing_cards
from engine.niemcy.network import completed, members, reach_of
from engine.niemcy.planner import LongPlans, Plan, cars_for_sets, danger, distance, free_connections, long_costs, long_plans, plan
from engine.niemcy.rules import payments
from engine.niemcy.scoring import majority
from engine.niemcy.state import any_owner, counted, full_tracks
from engine.niemcy.view import View


class SeatRoutes(NamedTuple):
    """The map as one seat finds it."""

    own: int  # connections, a bit each
    open_tracks: int  # tracks that it may still claim, cards and cars aside
    free: int  # connections with such a track


class TicketState(NamedTuple):
    """A ticket as its owner finds it."""

    code: str
    state: str  # done, open, short (of cars), cut (off)
    cars: int  # still missing; 0 when done or cut off
    connections: tuple[str, ...]  # the missing ones, in order from the ticket's first end


class PlanStep(NamedTuple):
    """A connection of a plan."""

    code: str
    danger: int | None  # cars more when it is lost; None: a ticket would be cut off
    payable: bool  # it can be claimed with the cards in hand
    colours: str  # of the tracks still open


class RoutePlan(NamedTuple):
    """The fewest cars for some tickets."""

    tickets: tuple[str, ...]  # those planned for
    left_out: tuple[str, ...]  # unfinished ones that were not: cut off, or not ticked
    cars: int
    steps: tuple[PlanStep, ...]  # payable ones first, then the most dangerous
    missing: dict[str, int]  # cards by colour
    wanted: dict[str, int]  # cards of each colour that the plan takes in all; grey as X


class ClaimChoice(NamedTuple):
    """A track that can be paid now."""

    track: Track
    cards: str  # the payment that costs least
    points: int
    planned: bool
    gains: tuple[tuple[str, str, int], ...]  # for each end with passengers: place, best passenger, points it brings as it stands


class OfferedSet(NamedTuple):
    """Some of the offered tickets."""

    tickets: tuple[str, ...]
    extra: int | None  # cars beyond the plan for the tickets held; None: one of them is cut off
    left: int | None  # cars left after all of it; negative: not enough
    value: int


class Offer(NamedTuple):
    """The tickets to choose from."""

    tickets: tuple[str, ...]
    singles: tuple[OfferedSet, ...]  # each alone
    ways: tuple[tuple[str, ...], ...]  # for each the connections missing for it alone
    sets: tuple[OfferedSet, ...]  # what may be kept, in the order of the legal actions
    base: int  # cars for the tickets held
    held: tuple[str, ...]  # the unfinished tickets held, but those that are cut off


def seat_routes(view: View, seat: int) -> SeatRoutes:
    """What a seat has and may still claim; all of it is public."""
    own = tracks = 0
    for connection in CONNECTIONS:
        owners = view.tracks.get(connection.code, (None,) * len(connection.tracks))
        everything = sum(1 << track.number for track in TRACKS_OF[connection.number])
        if seat in owners:
            own |= 1 << connection.number
        elif not any_owner(owners):
            tracks |= everything
        elif view.seats > CLOSING_SEATS:
            tracks |= everything & ~full_tracks(connection.number, owners)
    return SeatRoutes(own, tracks, free_connections(tracks))


def closed_tracks(view: View, seat: int | None = None) -> dict[str, tuple[int, ...]]:
    """Tracks without an owner that nobody, or that this seat, may claim any more: by connection, which of them."""
    found = {}
    for code, owners in view.tracks.items():
        if view.seats <= CLOSING_SEATS or (seat is not None and seat in owners):
            shut = tuple(slot for slot, owner in enumerate(owners) if owner is None)
            if shut:
                found[code] = shut
    return found


# --- tickets and plan -------------------------------------------------------------------------------------------------


def ticket_state(view: View, seat: int, code: str) -> TicketState:
    """How far a seat is with a ticket."""
    routes = seat_routes(view, seat)
    if completed(reach_of(routes.own), (code,)):
        return TicketState(code, "done", 0, ())
    found = plan(routes.own, routes.free, (code,))
    if found is None:
        return TicketState(code, "cut", 0, ())
    state = "short" if found.cars > view.players[seat].cars else "open"
    return TicketState(code, state, found.cars, _in_order(routes.own, code, found.connections))


def ticket_states(view: View, seat: int) -> list[TicketState]:
    """The tickets a seat holds, as far as the viewer may know them: open ones first, completed ones last, then by value."""
    order = ("open", "short", "cut", "done")
    states = [ticket_state(view, seat, code) for code in view.players[seat].tickets or ()]
    return sorted(states, key=lambda one: (order.index(one.state), -TICKETS[one.code].value, one.code))


def _in_order(own: int, ticket: str, connections: Sequence[int]) -> tuple[str, ...]:
    """The connections of a way as one comes to them from the ticket's first end."""
    start, left, found = TICKETS[ticket].a, list(connections), list[str]()
    while left:
        reached = reach_of(own)[start]
        following = next((at for at in left if start in (CONNECTIONS[at].a, CONNECTIONS[at].b) or _touches(at, reached)), left[0])
        left.remove(following)
        own |= 1 << following
        found.append(CONNECTIONS[following].code)
    return tuple(found)


def _touches(connection: int, cities: int) -> bool:
    return bool((1 << CONNECTIONS[connection].a | 1 << CONNECTIONS[connection].b) & cities)


def route_plan(view: View, seat: int, ticked: Sequence[str] = ()) -> RoutePlan:
    """A plan for the ticked tickets; for all unfinished ones when none is ticked."""
    routes = seat_routes(view, seat)
    tickets, left_out = _planned(view, seat, routes, ticked)
    hand = tuple(_hand(view, seat))
    found = _cheapest_plan(routes, tickets)
    lost = _dangers(routes, tickets)
    steps = [
        PlanStep(
            CONNECTIONS[at].code,
            lost[at],
            any(_payable(view, seat, hand, track) for track in TRACKS_OF[at] if routes.open_tracks >> track.number & 1),
            "".join(track.colour for track in TRACKS_OF[at] if routes.open_tracks >> track.number & 1),
        )
        for at in found.connections
    ]
    steps.sort(key=lambda step: (not step.payable, -(99 if step.danger is None else step.danger), step.code))
    missing = missing_cards(hand, routes.open_tracks, found.connections)
    return RoutePlan(tickets, left_out, found.cars, tuple(steps), missing, _wanted(routes, hand, found))


@lru_cache(maxsize=1 << 10)
def _cheapest_plan(routes: SeatRoutes, tickets: tuple[str, ...]) -> Plan:
    found = plan(routes.own, routes.free, tickets)
    assert found is not None, "tickets that are cut off are left out"
    return found


@lru_cache(maxsize=1 << 10)
def _dangers(routes: SeatRoutes, tickets: tuple[str, ...]) -> dict[int, int | None]:
    """By connection; it takes a plan for each of them."""
    return danger(routes.own, routes.free, tickets, _cheapest_plan(routes, tickets))


def _wanted(routes: SeatRoutes, hand: Sequence[int], planned: Plan) -> dict[str, int]:
    """How many cards of each colour a plan takes in all; where there is a choice of colours, the one of which most are there."""
    wanted: dict[str, int] = {}
    for at in planned.connections:
        colours = [track.colour for track in TRACKS_OF[at] if routes.open_tracks >> track.number & 1]
        colour = max(colours, key=lambda one: 0 if one == GREY else hand[CARDS.index(one)])
        wanted[colour] = wanted.get(colour, 0) + CONNECTIONS[at].length
    return wanted


def wanted_cards(view: View, seat: int) -> dict[str, int]:
    """How many cards of each colour the plan for all unfinished tickets takes; grey as X."""
    routes = seat_routes(view, seat)
    return _wanted(routes, _hand(view, seat), _cheapest_plan(routes, _planned(view, seat, routes, ())[0]))


def _planned(view: View, seat: int, routes: SeatRoutes, ticked: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which tickets are planned for, and which unfinished ones are not; the most valuable ones come first."""
    done = completed(reach_of(routes.own), view.players[seat].tickets or ())
    unfinished = [code for code in view.players[seat].tickets or () if code not in done]
    unfinished.sort(key=lambda code: (-TICKETS[code].value, code))
    chosen = [code for code in unfinished if not ticked or code in ticked]
    possible = [code for code in chosen if distance(routes.own, routes.free, code) is not None]
    return tuple(possible), tuple(code for code in unfinished if code not in possible)


def _hand(view: View, seat: int) -> list[int]:
    return counted(view.players[seat].hand or "")


# --- claims -----------------------------------------------------------------------------------------------------------


def _payable(view: View, seat: int, hand: Sequence[int], track: Track) -> bool:
    return track.length <= view.players[seat].cars and bool(payments(hand, track.colour, track.length))


def payable_tracks(view: View, seat: int) -> list[Track]:
    """The tracks that a seat can pay now, in the order of the box."""
    routes, hand = seat_routes(view, seat), _hand(view, seat)
    return [track for track in TRACKS if routes.open_tracks >> track.number & 1 and _payable(view, seat, hand, track)]


def claim_choices(view: View, seat: int) -> list[ClaimChoice]:
    """The tracks that a seat can pay now: those of its plan first, then by points. Number 1 is the first one."""
    routes, tracks, hand = seat_routes(view, seat), payable_tracks(view, seat), _hand(view, seat)
    if not tracks:
        return []
    found_plan = _cheapest_plan(routes, _planned(view, seat, routes, ())[0])
    wanted = _wanted(routes, hand, found_plan)
    found = [
        ClaimChoice(
            track,
            _cheapest(hand, track, wanted),
            POINTS[track.length],
            track.connection.number in found_plan.connections,
            tuple(_best_passenger(view, seat, PLACES[end]) for end in _ends(track) if PLACES[end] in view.stations),
        )
        for track in tracks
    ]
    return sorted(found, key=_rank)


def _rank(one: ClaimChoice) -> tuple[bool, int, int, int, str]:
    gain = sum(points for *_, points in one.gains)
    return not one.planned, -one.points, one.cards.count(LOCOMOTIVE), -gain, one.track.name


def _ends(track: Track) -> tuple[int, int]:
    return track.connection.a, track.connection.b


def _cheapest(hand: Sequence[int], track: Track, wanted: dict[str, int]) -> str:
    """The payment with the fewest locomotives, then in the colour that the plan wants least, then of which there are most."""
    texts = [str(pay) for pay in payments(hand, track.colour, track.length)]
    return min(texts, key=lambda cards: (cards.count(LOCOMOTIVE), wanted.get(cards[0], 0), -hand[CARDS.index(cards[0])]))


def _best_passenger(view: View, seat: int, place: str) -> tuple[str, str, int]:
    gains = {colour: passenger_gain(view, seat, colour) for colour in view.stations[place]}
    best = max(gains, key=lambda colour: (gains[colour], view.players[seat].passengers.count(colour)))
    return place, best, gains[best]


def passenger_gain(view: View, seat: int, colour: str) -> int:
    """What one more passenger of a colour would change in this seat's points if the game ended then."""
    counts = [player.passengers.count(colour) for player in view.players]
    before = majority(counts)[seat]
    counts[seat] += 1
    return majority(counts)[seat] - before


def passenger_points(view: View) -> dict[str, list[int]]:
    """By colour what each seat would get for its passengers if the game ended now."""
    return {colour: majority([player.passengers.count(colour) for player in view.players]) for colour in PASSENGERS}


# --- tickets to choose from -------------------------------------------------------------------------------------------


def offer_of(view: View, seat: int) -> Offer | None:
    """What the offered tickets would cost; None: the viewer sees no offer of this seat."""
    offered = view.players[seat].offer
    if not offered:
        return None
    routes = seat_routes(view, seat)
    held = _planned(view, seat, routes, ())[0]
    least = KEEP_FIRST if view.phase == "choose" else KEEP_LATER
    sets = [keep.tickets for keep in choices(offered, least)]
    asked = [(), *((code,) for code in offered), *sets]
    base, *needed = cars_for_sets(routes.own, routes.free, held, asked)
    assert base is not None, "tickets that are cut off are left out"

    def cost(tickets: tuple[str, ...], cars: int | None) -> OfferedSet:
        value = sum(TICKETS[code].value for code in tickets)
        if cars is None:
            return OfferedSet(tickets, None, None, value)
        return OfferedSet(tickets, cars - base, view.players[seat].cars - cars, value)

    costs = [cost(tickets, cars) for tickets, cars in zip(asked[1:], needed)]
    return Offer(
        offered,
        tuple(costs[: len(offered)]),
        tuple(ticket_state(view, seat, code).connections for code in offered),
        tuple(costs[len(offered) :]),
        base,
        held,
    )


def way_of(view: View, seat: int, ticket: str) -> tuple[str, ...]:
    """The connections of a completed ticket's way through the seat's own ones, the fewest; none when it is not completed."""
    own = seat_routes(view, seat).own
    left = set(members(own))
    if not completed(reach_of(own), (ticket,)):
        return ()
    for at in sorted(members(own), key=lambda one: (-CONNECTIONS[one].length, one)):  # leave out whatever is not needed
        if completed(reach_of(sum(1 << one for one in left - {at})), (ticket,)):
            left.remove(at)
    return _in_order(0, ticket, sorted(left))


def long_plans_of(view: View, seat: int, ticked: Sequence[str] = ()) -> LongPlans:
    """The plans for a seat that take long, so that another process can take them over (``load_plans``)."""
    routes = seat_routes(view, seat)
    held = _planned(view, seat, routes, ())[0]
    return long_plans(routes.own, routes.free, (held, _planned(view, seat, routes, ticked)[0]))


def long_costs_of(view: View, seat: int) -> LongPlans:
    """What is behind ``offer_of`` and takes long, in the same way."""
    offered = view.players[seat].offer
    if not offered:
        return {}
    routes = seat_routes(view, seat)
    sets = [(), *(keep.tickets for keep in choices(offered, KEEP_LATER))]
    return long_costs(routes.own, routes.free, _planned(view, seat, routes, ())[0], sets)
