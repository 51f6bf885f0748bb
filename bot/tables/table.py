"""A table in memory, the change that a request makes to a copy of it, and the types of requests and answers."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar

from bot.tables.errors import Refused
from bot.tables.first_round import NO_TURNS, FirstRound
from bot.tables.log_entries import NOTHING_RECENT, LogRow, RecentLog, ReplayedAction
from bot.tables.pace import HOUR
from bot.tables.pause import NO_PAUSES, Pauses
from bot.tables.person_settings import PersonSettings
from bot.tables.seat_plans import NO_PLANS, SeatPlans
from bot.tables.turn_clock import TurnClock
from engine.contract import AnyGame, Json, Refusal, Result, Seat
from engine.games import GAMES

CHANNEL_READER = -1  # Pseudo-reader: the public channel.
NO_NAME = "N.N."  # in place of the name of a person who is forgotten
DEFAULT_CLOCK = 24 * HOUR


T = TypeVar("T", "Table", "TableSeat")


def _twin(original: T) -> T:
    """Shallow copy, field by field: ``dataclasses.replace`` is several times slower, and this runs at every press."""
    kind = type(original)
    twin = object.__new__(kind)
    for name in kind.__slots__:
        setattr(twin, name, getattr(original, name))
    return twin


_PRESS = re.compile(r"[0-9]{1,20}(?![0-9])")  # what follows it tells the requests of one press apart
DIRECT_MESSAGES = 0  # in place of a server: the bot's direct messages with one person


class Place(NamedTuple):
    """Where a table stands, or where somebody asks for something: a channel of a server, or a person's direct messages."""

    server: int
    channel: int

    @property
    def direct(self) -> bool:
        """Whether it is a person's direct messages."""
        return self.server == DIRECT_MESSAGES


class TableLimits(NamedTuple):
    """How many tables may be live at once; None: any number."""

    of_person: int | None = None  # of whom they have the same host
    of_server: int | None = None


UNLIMITED = TableLimits()


@dataclass(frozen=True, slots=True)
class Request:
    """Who wants something. The key makes it idempotent; ``seen`` is the version that the person saw."""

    key: str  # Discord's interaction id
    person: int
    seen: int = 0
    name: str = ""  # how the person is called, where a seat is taken
    moderator: bool = False  # of the server in ``place``
    place: Place | None = None  # where it was asked; None: in some direct messages

    @property
    def press(self) -> str | None:
        """The number that Discord gave to the press or command; None where the key is another."""
        found = _PRESS.match(self.key)
        return found and found[0]


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a request: the new version, or a refusal."""

    table: int | None
    seq: int
    refusal: Refusal | None = None
    done: str = ""  # which of several outcomes: "undone" or "asked", "started" …

    @property
    def ok(self) -> bool:
        return self.refusal is None

    def to_json(self) -> str:
        refusal = self.refusal and [self.refusal.code, dict(self.refusal.figures), self.refusal.part]
        return canonical_json([self.table, self.seq, refusal, self.done])

    @staticmethod
    def from_json(text: str) -> Answer:
        table, seq, refusal, done = json.loads(text)
        return Answer(table, seq, refusal and Refusal(*refusal), done)


@dataclass(slots=True)
class TableSeat:
    """A seat: its owner, and the automat that decides instead while there is one."""

    owner: int | None
    name: str
    automat: str | None = None
    resigned: bool = False
    missed: int = 0
    reminded: int = 0
    for_turn: bool = False  # the automat has this one turn; the owner is present
    given_away: bool = False  # somebody else left it to the automat, so that its owner has not left
    put_out: bool = False  # a moderator gave the holder's seat to somebody else: the holder is rated as the seat ends
    switched_at: int | None = None  # when it was last left until its owner's return, or taken back
    undo_asked_ply: int | None = None  # the ply before the turn about which the owner has asked for an undo
    orders: str = ""  # standing orders for this game, in words (bot.tables.standing_orders)
    away_until: int | None = None  # when the automat gives the seat back by itself
    share: str | None = None  # what its person adds to the seed (engine.shares), until the start
    missed_at: int | None = None  # since when nobody has played here: the first of the missed turns, or of an automat's
    holder: int | None = None  # who is rated for the seat: its owner when the first round ended; None: nobody, or not yet
    since_ply: int = 0  # how many actions there were when the owner took the seat, or came back unrated

    @property
    def player(self) -> int | None:
        """The person who decides here now."""
        return None if self.automat else self.owner

    @property
    def owner_present(self) -> bool:
        """Whether the owner would play here if nobody else had interfered."""
        return self.player is not None or self.for_turn or self.given_away

    def take_back(self) -> None:
        """The owner decides again."""
        self.automat, self.for_turn, self.given_away, self.away_until = None, False, False, None

    def show_up(self) -> None:
        """The owner is here: no turn is missed any more."""
        self.missed, self.missed_at = 0, None

    @property
    def lent(self) -> bool:
        """Whether an automat plays here until the owner comes back."""
        return self.owner is not None and self.automat is not None and not self.resigned


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An open question whether something may be taken back."""

    seat: Seat
    asked_seq: int  # the version of the question
    target: int
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """An open question whether another person plays on in a seat."""

    seat: Seat
    newcomer: int
    name: str
    offered_by: int
    asked_seq: int  # the version of the question
    until: int
    accepted: bool = False  # by the newcomer
    agreed: bool = False  # by the owner, or the owner need not be asked
    imposed: bool = False  # a moderator offered it over the head of an owner who is present


@dataclass(slots=True)
class Table:
    """One table with its position. Cached tables are never modified: a change works on a copy."""

    id: int
    game_name: str
    rules_version: int
    seed: int = field(repr=False)  # decides all chance: the sealed seed, from the start on with the shares
    sealed: int = field(repr=False)  # drawn when the table was opened; its hash was published then
    options: dict[str, Json]
    deal: dict[str, Json] | None
    server: int
    channel: int
    host: int
    language: str
    clock: int | None
    status: str
    seq: int
    deadline: int | None
    alarm: int | None
    opened_at: int
    started_at: int | None
    ended_at: int | None
    seats_wanted: int | None = None  # None: as many as the game allows
    advice: bool = True  # whether players may ask for it
    keep_pictures: bool = False  # of older messages in the channel
    weekends: bool = False  # whether the clock rests on Saturday and Sunday of whoever is on turn
    clock_asked: bool = True  # somebody chose the clock; the usual one is left off where one person plays automats
    turn_clock: TurnClock = field(default_factory=TurnClock)
    people: Mapping[int, PersonSettings] = field(default_factory=dict, compare=False)  # a cache: settings of those who sit here
    seats: list[TableSeat] = field(default_factory=list)
    plans: Mapping[Seat, SeatPlans] = field(default_factory=dict)  # turns planned ahead; replaced, never changed in place
    undo_request: UndoRequest | None = None
    seat_offer: SeatOffer | None = None
    offered_at: int | None = None  # when a seat was last offered
    shares: tuple[str | None, ...] = ()  # from the start on, in the order of the seats; empty: nobody has one
    counts: bool = True  # False: it is in no statistics and no rating (see ``bot.tables.undo``)
    first_round: FirstRound = NO_TURNS
    automats: int | None = None  # seats that were an automat's from the beginning, when the first round ended; None: it goes on
    pauses: Pauses = NO_PAUSES  # times at which the clock stands still because everybody agreed
    moved_at: int | None = None  # when a person last moved
    hurried_at: int | None = None  # when the game was last made live, or one of hours, while it ran
    rested_at: int | None = None  # since when the game rests: nobody has moved for long, and the channel is free for another
    lost_at: int | None = None  # since when Discord does not know the channel; the game rests meanwhile
    moved: dict[Seat, int] = field(default_factory=dict)  # a seat's last action
    undone: int = 0  # the last time something was taken back
    state: Any = None
    recent: RecentLog = field(default=NOTHING_RECENT, compare=False)  # a cache of the log, no part of the table
    ply: int = 0
    digest: str = ""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.game_name]

    @property
    def place(self) -> Place:
        return Place(self.server, self.channel)

    @property
    def room(self) -> int:
        """How many can sit here."""
        return self.seats_wanted or self.game.seats[-1]

    def copy(self) -> Table:
        """Its own seats and marks; the position is shared until somebody clones it."""
        copy = _twin(self)
        copy.seats = [_twin(seat) for seat in self.seats]
        copy.moved, copy.options = dict(self.moved), dict(self.options)
        return copy

    def seat_of(self, person: int) -> Seat | None:
        """The seat that this person owns."""
        return next((i for i, seat in enumerate(self.seats) if seat.owner == person and not seat.resigned), None)

    def own_seat(self, person: int) -> Seat:
        """The same, where only players may ask."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused("not_a_player")
        return seat

    def settings_of(self, seat: Seat) -> PersonSettings | None:
        """The settings of the person who decides here; None for an automat or a person whose settings are not loaded."""
        person = self.seats[seat].owner
        return None if person is None else self.people.get(person)

    def people_present(self) -> list[Seat]:
        """The seats in which a person decides, all but for the turn at hand."""
        return [i for i, seat in enumerate(self.seats) if seat.player is not None or seat.for_turn]

    def voters(self) -> list[Seat]:
        """The seats whose owners are asked about a pause: those present, and those whose seat somebody else gave away."""
        return [i for i, seat in enumerate(self.seats) if seat.owner_present]

    def ordered(self, seat: Seat) -> bool:
        """Whether a standing order of the seat or of its owner leaves the decision at hand to an automat."""
        row, person = self.seats[seat], self.settings_of(seat)
        order = self.game.standing_order(self.state) if self.status == "running" and row.player is not None else None
        if order is None:
            return False
        return order in row.orders.split() or (person is not None and person.order(self.game_name, order) == "yes")

    def planned(self, seat: Seat) -> bool:
        """Whether the turn at hand is to be played as its owner has planned it."""
        return self.status == "running" and self.plans.get(seat, NO_PLANS).ready and self.seats[seat].player is not None

    def automatic(self, seat: Seat) -> bool:
        """Whether nobody is waited for: an automat makes the decision at hand for this seat, or it is planned."""
        return self.seats[seat].player is None or self.ordered(seat) or self.planned(seat)

    def to_act(self) -> tuple[Seat, ...]:
        """Who must decide now; nobody while the game rests."""
        return self.game.to_act(self.state) if self.status == "running" and self.rested_at is None else ()


@dataclass(slots=True)
class TableChange:
    """What one request does: the new table, the new log lines, and the readers to notify."""

    table: Table
    now: int
    before: Table | None = None
    request: Request | None = None
    behalf: int | None = None  # without a request: in whose name an automat acts
    rows: list[LogRow] = field(default_factory=list)
    actions: list[ReplayedAction] = field(default_factory=list)  # those of the rows, with their events
    due: set[int] = field(default_factory=set)
    turn_begins: bool = True  # the next action is the first of a turn
    position: str | None = None  # the new position as it is stored, where there is one
    new_base: bool = False
    result: Result | None = None

    @staticmethod
    def of(table: Table, now: int, request: Request | None = None) -> TableChange:
        """A change to a table that exists; an offer or a question that has expired goes with it."""
        copy = table.copy()
        if copy.seat_offer is not None and copy.seat_offer.until <= now:
            copy.seat_offer = None
        copy.pauses = copy.pauses.without_expired(now)
        return TableChange(copy, now, table, request)

    def note(
        self, kind: str, seat: Seat | None = None, text: str = "", digest: str | None = None, *, public: bool = True
    ) -> None:
        """A line of the log, and with it the next version. Public: the channel is to be brought up to date."""
        table = self.table
        table.seq += 1
        person = self.request.person if self.request else self.behalf
        key = self.request.key if self.request else None
        clock = table.turn_clock.to_json() if table.status == "running" else None
        self.rows.append(LogRow(table.seq, kind, seat, person, text, digest, key, self.now, clock))
        if public:
            self.due.add(CHANNEL_READER)

    def postpone(self, now: int) -> None:
        """Let it happen at this later moment instead of the one at which it was prepared."""
        clock = self.table.turn_clock
        if clock.began == self.now:
            self.table.turn_clock = replace(clock, began=now)
        self.rows = [row._replace(at=now) for row in self.rows]
        self.actions = [action._replace(row=action.row._replace(at=now)) for action in self.actions]
        if self.table.ended_at == self.now:
            self.table.ended_at = now
        self.now = now

    def keep_position(self) -> None:
        """The table's state has changed: write it down with its digest."""
        self.position = position_json(self.table.game, self.table.state)
        self.table.digest = position_digest(self.position)

    def tell(self, *seats: Seat) -> None:
        """The private messages of these seats are to be brought up to date; only people who play or vote read theirs."""
        self.due.update(seat for seat in seats if (row := self.table.seats[seat]).player is not None or row.given_away)


def canonical_json(data: Any) -> str:
    """JSON that is the same for equal data."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


_compact = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode  # made once: this is the hot path


def position_json(game: AnyGame, state: Any) -> str:
    """A position as it is stored, in the game's own order of keys: what is rebuilt from it lists its actions the same way."""
    return _compact(game.to_json(state))


def position_digest(position: str) -> str:
    """The fingerprint of a stored position."""
    return hashlib.sha256(position.encode()).hexdigest()


def _short(value: Json) -> Json:
    """A value that somebody sent, for a refusal: Python does not write a number of thousands of digits."""
    if isinstance(value, str):
        return value[:80]
    return value if not isinstance(value, int) or value.bit_length() <= 64 else "…"


def check_game_options(game: AnyGame, options: Mapping[str, Json]) -> dict[str, Json]:
    """Every option of the game with a value it knows; anything else is refused."""
    chosen = {name: values[0] for name, values in game.options.items()}
    for name, value in options.items():
        if name not in game.options:
            raise Refused("unknown_option", name[:80], known=sorted(game.options))
        if not any(type(value) is type(known) and value == known for known in game.options[name]):
            raise Refused("bad_option", name, value=_short(value), known=list(game.options[name]))
        chosen[name] = value
    return chosen
