"""The position: plain values, cheap to copy. Whatever can be is immutable, so that a clone shares it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.contract import CHANCE
from engine.niemcy.box import CARDS, CLOSING_SEATS, CONNECTIONS, PASSENGERS, TRACKS, TRACKS_OF
from engine.niemcy.network import Reach, grown, reach_of

EMPTY = "."  # a place of the display that has no card
Mix = tuple[int, int]  # short and long tickets
Owners = tuple[int | None, ...]  # of a connection's tracks, a seat each


class State:
    """A whole position. ``rules`` changes it; everybody else reads."""

    __slots__ = (
        "boarding", "cars", "claiming", "deck", "discards", "display", "hands", "imagined_at", "imagined_for", "known", "last",
        "mixes", "offers", "open_tracks", "own", "owners", "passengers", "passes", "phase", "ply", "points", "reach",
        "refreshes", "returned", "seats", "shuffle", "stacks", "start", "stations", "tickets", "turn", "turn_ends",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seats = 0
        # announce, choose (all at once), shuffle (chance), turn, second (card), pay, board, keep, over
        self.phase = "announce"
        self.ply = 0
        self.imagined_at = -1  # made up from a view: its ply, and its seat; -1: the truth
        self.imagined_for: int | None = None
        self.start = 0
        self.turn = 0
        self.last: int | None = None  # turns still to be played, once the end was triggered
        self.passes = 0  # in a row
        self.shuffle = ""  # in phase shuffle: deck, short or long
        self.points: list[int] = []  # of connections
        self.cars: list[int] = []
        self.hands: list[list[int]] = []  # a seat each: how many of each card, in the order of CARDS
        self.known: list[list[int]] = []  # of these, what all know: taken from the display and not yet paid
        self.display = ""  # five letters, or EMPTY
        self.deck = ""  # top first
        self.discards: list[int] = []  # how many of each card
        self.stacks: list[tuple[str, ...]] = []  # short and long tickets, top first
        self.returned: list[
            tuple[int | None, ...]
        ] = []  # beside the stacks: who put this ticket there, as long as its place tells
        self.mixes: list[Mix | None] = []  # what was announced; only before the first turn
        self.offers: list[tuple[str, ...]] = []  # tickets to choose from, in the order drawn
        self.tickets: list[tuple[str, ...]] = []  # kept, in plain order of characters
        self.owners: list[Owners] = []  # a connection each
        self.own: list[int] = []  # a seat each: a bit for each connection it has
        self.reach: list[Reach] = []  # a seat each: what these join
        self.open_tracks: list[int] = []  # a seat each: a bit for each track it may still claim, cards and cars aside
        self.stations: list[str] = []  # a place each: the passengers there, sorted
        self.passengers: list[list[int]] = []  # a seat each: how many of each colour
        # the turn under way
        self.claiming = -1  # the track that is being paid
        self.boarding: tuple[int, ...] = ()  # places where a passenger may still get on
        self.refreshes = 0  # of the display, for the card or the claim under way
        self.turn_ends = False  # when the display is in order again; otherwise there is a second card to draw

    def clone(self) -> State:
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.phase = self.phase
        copy.ply = self.ply
        copy.imagined_at = self.imagined_at
        copy.imagined_for = self.imagined_for
        copy.start = self.start
        copy.turn = self.turn
        copy.last = self.last
        copy.passes = self.passes
        copy.shuffle = self.shuffle
        copy.points = self.points[:]
        copy.cars = self.cars[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.known = [hand[:] for hand in self.known]
        copy.display = self.display
        copy.deck = self.deck
        copy.discards = self.discards[:]
        copy.stacks = self.stacks[:]
        copy.returned = self.returned[:]
        copy.mixes = self.mixes[:]
        copy.offers = self.offers[:]
        copy.tickets = self.tickets[:]
        copy.owners = self.owners[:]
        copy.own = self.own[:]
        copy.reach = self.reach[:]
        copy.open_tracks = self.open_tracks[:]
        copy.stations = self.stations[:]
        copy.passengers = [taken[:] for taken in self.passengers]
        copy.claiming = self.claiming
        copy.boarding = self.boarding
        copy.refreshes = self.refreshes
        copy.turn_ends = self.turn_ends
        return copy

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"State({', '.join(f'{name}={getattr(self, name)!r}' for name in self.__slots__)})"


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
