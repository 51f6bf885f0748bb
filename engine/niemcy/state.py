"""The position: plain values, cheap to copy. Whatever can be is immutable, so that a clone shares it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field

from engine.contract import CHANCE
from engine.niemcy.box import CARDS, CLOSING_SEATS, CONNECTIONS, PASSENGERS, TRACKS, TRACKS_OF
from engine.niemcy.network import Reach, grown, reach_of
from engine.position import Position, position

EMPTY = "."  # a place of the display that has no card
Mix = tuple[int, int]  # short and long tickets
Owners = tuple[int | None, ...]  # of a connection's tracks, a seat each


@position()
class State(Position):
    """A whole position. ``rules`` changes it; everybody else reads."""

    seats: int = 0
    # announce, choose (all at once), shuffle (chance), turn, second (card), pay, board, keep, over
    phase: str = "announce"
    ply: int = 0
    imagined_at: int = -1  # made up from a view: its ply, and its seat; -1: the truth
    imagined_for: int | None = None
    start: int = 0
    turn: int = 0
    last: int | None = None  # turns still to be played, once the end was triggered
    passes: int = 0  # in a row
    shuffle: str = ""  # in phase shuffle: deck, short or long
    points: list[int] = field(default_factory=list)  # of connections
    cars: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)  # a seat each: how many of each card, in the order of CARDS
    known: list[list[int]] = field(default_factory=list)  # of these, what all know: taken from the display and not yet paid
    display: str = ""  # five letters, or EMPTY
    deck: str = ""  # top first
    discards: list[int] = field(default_factory=list)  # how many of each card
    stacks: list[tuple[str, ...]] = field(default_factory=list)  # short and long tickets, top first
    # beside the stacks: who put this ticket there, as long as its place tells
    returned: list[tuple[int | None, ...]] = field(default_factory=list)
    mixes: list[Mix | None] = field(default_factory=list)  # what was announced; only before the first turn
    offers: list[tuple[str, ...]] = field(default_factory=list)  # tickets to choose from, in the order drawn
    tickets: list[tuple[str, ...]] = field(default_factory=list)  # kept, in plain order of characters
    owners: list[Owners] = field(default_factory=list)  # a connection each
    own: list[int] = field(default_factory=list)  # a seat each: a bit for each connection it has
    reach: list[Reach] = field(default_factory=list)  # a seat each: what these join
    # a seat each: a bit for each track it may still claim, cards and cars aside
    open_tracks: list[int] = field(default_factory=list)
    stations: list[str] = field(default_factory=list)  # a place each: the passengers there, sorted
    passengers: list[list[int]] = field(default_factory=list)  # a seat each: how many of each colour
    # the turn under way
    claiming: int = -1  # the track that is being paid
    boarding: tuple[int, ...] = ()  # places where a passenger may still get on
    refreshes: int = 0  # of the display, for the card or the claim under way
    turn_ends: bool = False  # when the display is in order again; otherwise there is a second card to draw

    def to_act(self) -> tuple[int, ...]:
        """Who decides now."""
        phase = self.phase
        if phase in ("announce", "choose"):
            return self.waiting()
        if phase == "shuffle":
            return (CHANCE,)
        return () if phase == "over" else (self.turn,)

    def waiting(self) -> tuple[int, ...]:
        """Who has still to announce or to choose the first tickets."""
        if self.phase == "announce":
            return tuple(seat for seat, mix in enumerate(self.mixes) if mix is None)
        return tuple(seat for seat, offer in enumerate(self.offers) if offer) if self.phase == "choose" else ()

    def on_turn(self) -> int | None:
        """Whose turn it is; nobody's while all choose at once, while tickets are shuffled, and when the game is over."""
        if self.phase in ("announce", "choose", "over") or self.shuffle in ("short", "long"):
            return None
        return self.turn

    def turn_open(self) -> bool:
        """Whether someone is in the middle of a turn."""
        return self.phase in ("second", "pay", "board", "keep") or self.shuffle == "deck"

    def take_track(self, seat: int, track: int) -> None:
        """The track, of alike ones the first free, is this seat's; what that closes is closed."""
        connection = TRACKS[track].connection.number
        owners = self.owners[connection]
        slot = next(slot for slot in TRACKS[track].slots if owners[slot] is None)
        self.owners[connection] = owners = (*owners[:slot], seat, *owners[slot + 1 :])
        self.own[seat] |= 1 << connection
        self.reach[seat] = grown(self.reach[seat], connection)
        everything = _TRACKS_OF_CONNECTION[connection]
        closed = everything if self.seats <= CLOSING_SEATS else full_tracks(connection, owners)
        self.open_tracks = [tracks & ~closed for tracks in self.open_tracks]
        self.open_tracks[seat] &= ~everything

    def find_own_tracks(self) -> None:
        """``own``, ``reach`` and ``open_tracks`` follow from ``owners``."""
        seats = range(self.seats)
        self.own = [sum(1 << at for at, owners in enumerate(self.owners) if seat in owners) for seat in seats]
        self.reach = [reach_of(own) for own in self.own]
        self.open_tracks = [ALL_TRACKS] * self.seats
        for at, owners in enumerate(self.owners):
            if any_owner(owners):
                for seat in seats:
                    shut = self.seats <= CLOSING_SEATS or seat in owners
                    self.open_tracks[seat] &= ~(_TRACKS_OF_CONNECTION[at] if shut else full_tracks(at, owners))


ALL_TRACKS = (1 << len(TRACKS)) - 1
NO_OWNERS: tuple[Owners, ...] = tuple((None,) * len(connection.tracks) for connection in CONNECTIONS)
_TRACKS_OF_CONNECTION = tuple(sum(1 << track.number for track in tracks) for tracks in TRACKS_OF)


def any_owner(owners: Owners) -> bool:
    """Whether somebody has a track of this connection."""
    return any(owner is not None for owner in owners)


def full_tracks(connection: int, owners: Owners) -> int:
    """The tracks of a connection that are taken, a bit each."""
    taken = 0
    for track in TRACKS_OF[connection]:
        if None not in [owners[slot] for slot in track.slots]:
            taken |= 1 << track.number
    return taken


def letters(counts: Sequence[int], kinds: str = CARDS) -> str:
    """Counted cards or passengers as letters, sorted."""
    return "".join(sorted("".join(map(str.__mul__, kinds, counts))))


def counted(cards: Iterable[str], kinds: str = CARDS) -> list[int]:
    """The inverse of ``letters``, in any order."""
    counts = [0] * len(kinds)
    for card in cards:
        counts[kinds.index(card)] += 1
    return counts


def passenger_letters(counts: Sequence[int]) -> str:
    """Passengers as letters, sorted."""
    return letters(counts, PASSENGERS)
