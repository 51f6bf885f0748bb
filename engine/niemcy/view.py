"""What one person may know of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.niemcy.box import ALL_TICKETS, CONNECTIONS, PLACES, TICKETS, TRACKS
from engine.niemcy.network import completed
from engine.niemcy.scoring import accounts, winners
from engine.niemcy.state import EMPTY, Mix, Owners, State, any_owner, letters, passenger_letters


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, as far as the viewer may know."""

    cars: int
    points: int  # of connections; when over everything
    cards: int  # in hand
    hand: str | None  # these cards, letters sorted; None: not for the viewer's eyes
    known: str  # of them, what all know: taken from the display and not yet paid
    held: Mix | None  # short and long tickets kept; None: still secret, while the first ones are chosen
    tickets: tuple[str, ...] | None  # kept; None: not for the viewer's eyes
    done: tuple[str, ...] | None  # the completed ones among them
    mix: Mix | None  # announced, before the first turn; None: not yet, or still secret
    offered: Mix  # short and long tickets to choose from
    offer: tuple[str, ...] | None  # those; None: not for the viewer's eyes
    passengers: str  # taken, letters sorted
    account: Mapping[str, int] | None  # when over: what the points are made of


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator (seat None), may see it.

    The phases: ``announce`` and ``choose`` (all at once), ``shuffle`` (chance), ``turn`` (draw, claim or take tickets),
    ``second`` (card), ``pay`` and ``board`` (a claim under way), ``keep`` (of the tickets drawn), ``over``.
    """

    seat: int | None
    seats: int
    phase: str
    ply: int
    start: int
    turn: int | None  # nobody's while all choose, while tickets are shuffled, and when over
    to_act: tuple[int, ...]  # who decides now, as the contract says it
    shuffle: str | None  # in phase shuffle: deck, short or long
    last: int | None  # turns still to be played once the end was triggered, the present one included
    passes: int  # in a row
    players: tuple[PlayerView, ...]
    display: tuple[str | None, ...]  # None only where a shuffle has to come first
    deck: int
    discards: str  # letters sorted
    stacks: Mix  # short and long tickets left
    own_returns: tuple[tuple[str | None, ...], ...]  # the stacks, top first: what the viewer put there itself, None: unknown
    tracks: Mapping[str, Owners]  # connections with an owner
    stations: Mapping[str, str]  # places that still have passengers; letters sorted
    claiming: str | None  # the track that is being paid or was just claimed
    boarding: tuple[str, ...]  # places where a passenger may still get on, the first one now
    refreshes: int  # of the display, for the card or the claim under way
    turn_ends: bool  # when a shuffle under way is done
    winners: tuple[int, ...] | None


def observe(state: State, seat: int | None) -> View:
    """What this seat, or a spectator, may know."""
    over = state.phase == "over"
    rows = accounts(state) if over else None
    return View(
        seat=seat,
        seats=state.seats,
        phase=state.phase,
        ply=state.ply,
        start=state.start,
        turn=state.on_turn(),
        to_act=state.to_act(),
        shuffle=state.shuffle or None,
        last=state.last,
        passes=state.passes,
        players=tuple(_player(state, owner, seat, rows[owner] if rows else None) for owner in range(state.seats)),
        display=tuple(None if card == EMPTY else card for card in state.display),
        deck=len(state.deck),
        discards=letters(state.discards),
        stacks=_stack_sizes(state),
        own_returns=_own_returns(state, seat),
        tracks={connection.code: owners for connection, owners in zip(CONNECTIONS, state.owners) if any_owner(owners)},
        stations={place: crowd for place, crowd in zip(PLACES, state.stations) if crowd},
        claiming=TRACKS[state.claiming].name if state.claiming >= 0 else None,
        boarding=tuple(PLACES[place] for place in state.boarding),
        refreshes=state.refreshes,
        turn_ends=state.turn_ends,
        winners=winners(state, rows) if rows else None,
    )


def _stack_sizes(state: State) -> Mix:
    """While the first tickets are chosen as they were dealt: what is given back would tell what somebody kept."""
    if state.phase == "choose":
        short, long = (len(box) - sum(mix[at] for mix in state.mixes if mix) for at, box in enumerate(ALL_TICKETS))
        return short, long
    return len(state.stacks[0]), len(state.stacks[1])


def _own_returns(state: State, viewer: int | None) -> tuple[tuple[str | None, ...], ...]:
    """Before the first turn whatever was given back is shuffled, so its place tells nothing."""
    if viewer is None or state.phase == "choose" or state.shuffle in ("short", "long"):
        return tuple((None,) * size for size in _stack_sizes(state))
    return tuple(
        tuple(code if who == viewer else None for code, who in zip(stack, returned))
        for stack, returned in zip(state.stacks, state.returned)
    )


def _player(state: State, owner: int, viewer: int | None, account: Mapping[str, int] | None) -> PlayerView:
    open_to_viewer = owner == viewer or account is not None
    tickets = state.tickets[owner]
    chosen = open_to_viewer or state.phase not in ("announce", "choose")
    announced = open_to_viewer or state.phase != "announce"
    return PlayerView(
        cars=state.cars[owner],
        points=sum(account.values()) if account else state.points[owner],
        cards=sum(state.hands[owner]),
        hand=letters(state.hands[owner]) if open_to_viewer else None,
        known=letters(state.known[owner]),
        held=_kinds(tickets) if chosen else None,
        tickets=tickets if open_to_viewer else None,
        done=completed(state.reach[owner], tickets) if open_to_viewer else None,
        mix=state.mixes[owner] if announced else None,
        offered=_kinds(state.offers[owner]),
        offer=state.offers[owner] if open_to_viewer else None,
        passengers=passenger_letters(state.passengers[owner]),
        account=account,
    )


def _kinds(tickets: tuple[str, ...]) -> Mix:
    """How many of them are short and long."""
    long = sum(TICKETS[code].long for code in tickets)
    return len(tickets) - long, long
