"""The actions, each one small decision and one short text; nearly all are made once and shared.

A line of the record is one decision on paper. A claim is several actions: the track, the payment, and for each end where
passengers stand who gets on; its line is their texts in a row.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations, pairwise

from engine.contract import Unreadable
from engine.niemcy.box import (
    CARDS,
    COLOURS,
    CONNECTION,
    LOCOMOTIVE,
    OFFER,
    PASSENGERS,
    PLACES,
    STACKS,
    TICKETS,
    TRACK,
    TRACKS,
    TRACKS_OF,
    Track,
)  # fmt: skip

NOBODY = "-"  # no passenger
BLIND = "blind"


@dataclass(frozen=True, slots=True)
class Announce:
    """How many short and long tickets to draw."""

    short: int
    long: int

    def __str__(self) -> str:
        return f"tickets {self.short}+{self.long}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Which of the offered tickets to keep; codes in plain order of characters."""

    tickets: tuple[str, ...]

    def __str__(self) -> str:
        return f"keep {' '.join(self.tickets)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """A card: of this colour from the display, or blind."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a track; payment and passengers follow."""

    track: Track

    def __str__(self) -> str:
        return f"claim {self.track.name}"


@dataclass(frozen=True, slots=True)
class Pay:
    """The cards for the claimed track: letters of one colour, then locomotives."""

    cards: str

    def __str__(self) -> str:
        return self.cards


@dataclass(frozen=True, slots=True)
class Board:
    """Who gets on at one end of the claimed connection."""

    place: str
    passenger: str  # a colour, or NOBODY

    def __str__(self) -> str:
        return f"{self.place}:{self.passenger}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing else is possible."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Chance: the new order of the deck or of a stack of tickets, top first."""

    what: str  # "deck", "short" or "long"
    order: tuple[str, ...]

    def __str__(self) -> str:
        return f"shuffle {self.what} {('' if self.what == DECK else ' ').join(self.order)}"


Action = Announce | Keep | Draw | Claim | Pay | Board | Pass | Shuffle

DECK = "deck"
DRAW = {card: Draw(card) for card in (*CARDS, BLIND)}
CLAIM = [Claim(track) for track in TRACKS]
PASS = Pass()
BOARD = {place: {who: Board(place, who) for who in (*PASSENGERS, NOBODY)} for place in PLACES}
_MOST_CARDS = 12 + 14  # of one colour, with all locomotives
PAY = {
    letters: Pay(letters)
    for colour in COLOURS
    for own in range(13)
    for wild in range(15)
    if 0 < own + wild <= _MOST_CARDS
    for letters in [colour * own + LOCOMOTIVE * wild]
}
_ANNOUNCE = {(short, long): Announce(short, long) for short in range(OFFER + 1) for long in range(OFFER + 1)}

EVERY: tuple[Action, ...] = (
    *_ANNOUNCE.values(), *DRAW.values(), *CLAIM, *PAY.values(), PASS,
    *(board for ends in BOARD.values() for board in ends.values()),
)  # fmt: skip  # all but the choice of tickets and the shuffles, which are too many
_BY_TEXT = {str(action): action for action in EVERY}
_MIX = re.compile(r"(0|[1-9]\d?)\+(0|[1-9]\d?)", re.ASCII)
_END = re.compile(r"([A-Z]+):(.*)", re.ASCII)
_SEAT = re.compile(r"\d+:", re.ASCII)


def _mixes(short: int, long: int) -> tuple[Announce, ...]:
    total = min(OFFER, short + long)
    fitting = [(s, total - s) for s in range(total, -1, -1) if s <= short and total - s <= long]
    return tuple(_ANNOUNCE[mix] for mix in fitting) if total else ()


_MIXES = [[_mixes(short, long) for long in range(OFFER + 1)] for short in range(OFFER + 1)]


def mixes(short: int, long: int) -> tuple[Announce, ...]:
    """What may be announced when the stacks hold so many: four together, or all there are."""
    return _MIXES[min(short, OFFER)][min(long, OFFER)]


def choices(offer: tuple[str, ...], least: int) -> list[Keep]:
    """Every set of the offered tickets that may be kept, the small ones first."""
    codes = sorted(offer)
    sizes = range(min(least, len(codes)), len(codes) + 1)
    return [Keep(kept) for size in sizes for kept in combinations(codes, size)]


# --- reading ----------------------------------------------------------------------------------------------------------


def parse(text: str) -> Action:
    """The action with this text."""
    action = _BY_TEXT.get(text)
    if action is not None:
        return action
    words = text.split(" ")
    if words[0] in _LINES and len(words) > 1:
        found = _LINES[words[0]](words)
        if len(found) == 1:
            return found[0]
    raise Unreadable("unknown_action", text[:80])


def parse_line(text: str) -> list[Action]:
    """A whole decision as it stands in a record."""
    words = text.split(" ")
    if not all(words):
        raise Unreadable("spacing", text[:80])
    if _SEAT.fullmatch(words[0]):
        raise Unreadable("needless_seat", words[0][:80])
    if words[0] not in _LINES:
        raise Unreadable("unknown_word", words[0][:80])
    if len(words) == 1 and words[0] != str(PASS):
        raise Unreadable("too_short", words[0])
    return _LINES[words[0]](words)


def _only(words: list[str], length: int) -> None:
    if len(words) > length:
        raise Unreadable("too_long", words[length][:80])


def _read_pass(words: list[str]) -> list[Action]:
    _only(words, 1)
    return [PASS]


def _read_announce(words: list[str]) -> list[Action]:
    _only(words, 2)
    found = _MIX.fullmatch(words[1])
    if found is None:
        raise Unreadable("unknown_action", " ".join(words)[:80])
    short, long = map(int, found.groups())
    return [_ANNOUNCE.get((short, long)) or Announce(short, long)]


def _read_draw(words: list[str]) -> list[Action]:
    _only(words, 2)
    if words[1] not in DRAW:
        raise Unreadable("unknown_action", " ".join(words)[:80])
    return [DRAW[words[1]]]


def _read_keep(words: list[str]) -> list[Action]:
    codes = tuple(words[1:])
    for code in codes:
        if code not in TICKETS:
            raise Unreadable("no_such_ticket", code[:80])
    for code, following in pairwise(codes):
        if code == following:
            raise Unreadable("same_twice", code, ticket=code)
        if code > following:
            raise Unreadable("keep_order", following, should=" ".join(sorted(codes)))
    return [Keep(codes)]


def _read_shuffle(words: list[str]) -> list[Action]:
    what = words[1]
    if what == DECK:
        _only(words, 3)
        order = tuple("".join(words[2:]))
        known = set(CARDS)
    elif what in STACKS:
        order = tuple(words[2:])
        known = set(TICKETS)
    else:
        raise Unreadable("unknown_action", " ".join(words)[:80])
    for piece in order:
        if piece not in known:
            raise Unreadable("unknown_piece", piece[:80], stack=what)
    return [Shuffle(what, order)]


def _read_claim(words: list[str]) -> list[Action]:
    track = TRACK.get(words[1])
    if track is None:
        raise _no_track(words[1])
    read: list[Action] = [CLAIM[track.number]]
    if len(words) > 2:
        read.append(_payment(words[2]))
    return read + [_boarding(word) for word in words[3:]]


def _no_track(name: str) -> Unreadable:
    """Why no track is written like this."""
    code, stroke, colour = name.partition("/")
    turned = "-".join(reversed(code.split("-")))
    if code not in CONNECTION:
        if turned in CONNECTION:
            return Unreadable("ends_turned", name[:80], should=turned)
        return Unreadable("no_such_route", name[:80])
    connection = CONNECTION[code]
    if not stroke:
        return Unreadable("which_track", name, route=code, colours=connection.tracks)
    if len(TRACKS_OF[connection.number]) == 1:
        return Unreadable("tracks_alike", name[:80], route=code)
    return Unreadable("no_such_track", name[:80], route=code, colour=colour[:1])


def _payment(cards: str) -> Pay:
    found = PAY.get(cards)
    if found is not None:
        return found
    if any(card not in CARDS for card in cards) or len(cards) > _MOST_CARDS:
        raise Unreadable("not_a_payment", cards[:80])
    colours = set(cards) - {LOCOMOTIVE}
    if len(colours) > 1:
        raise Unreadable("pay_mixed", cards)
    wild = cards.count(LOCOMOTIVE)
    should = "".join(colours) * (len(cards) - wild) + LOCOMOTIVE * wild
    if should != cards:
        raise Unreadable("pay_order", cards, should=should)
    raise Unreadable("not_a_payment", cards)  # more than the box holds


def _boarding(word: str) -> Board:
    found = _END.fullmatch(word)
    if found is None or found[1] not in BOARD:
        raise Unreadable("not_an_end", word[:80])
    place, who = found.groups()
    if len(who) > 1 and all(letter in PASSENGERS for letter in who):
        raise Unreadable("passenger_one", word[:80])
    if who not in BOARD[place]:
        raise Unreadable("not_an_end", word[:80])
    return BOARD[place][who]


_LINES = {
    "tickets": _read_announce, "keep": _read_keep, "draw": _read_draw, "claim": _read_claim, "pass": _read_pass,
    "shuffle": _read_shuffle,
}  # fmt: skip
