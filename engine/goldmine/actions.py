"""The actions, each one small decision and one short text.

A line of the record is what a seat decides, followed by the dice and draws that chance decided because of it.
Each class ends in its own word, so that two actions are equal only when they are of the same kind.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.contract import Unreadable
from engine.goldmine.box import ALL_TILES, DIE, SEATS, SIDES, TILES
from engine.goldmine.cells import Cell, Place, cell_text, parse_cell, parse_place, place_text


class Put(NamedTuple):
    """Lay a tile."""

    tile: str
    cell: Cell
    side: str
    word: str = "put"

    def __str__(self) -> str:
        return f"put {self.tile} {cell_text(self.cell)} {self.side}"


class Go(NamedTuple):
    """Move one's own miner: on foot, or through a passage."""

    place: Place
    word: str = "go"

    def __str__(self) -> str:
        return f"go {place_text(self.place)}"


class Chase(NamedTuple):
    """Where bats drive the loser."""

    place: Place
    word: str = "chase"

    def __str__(self) -> str:
        return f"chase {place_text(self.place)}"


class Drop(NamedTuple):
    """The chamber to which a nugget of the loser goes."""

    cell: Cell
    word: str = "drop"

    def __str__(self) -> str:
        return f"drop {cell_text(self.cell)}"


class Challenge(NamedTuple):
    """Challenge a rival: for gold, or with bats."""

    kind: str  # gold or bat
    seat: int
    word: str = "challenge"

    def __str__(self) -> str:
        return f"{self.kind} {self.seat}"


class Share(NamedTuple):
    """Give nuggets to the partner, or take some."""

    kind: str  # give or take
    nuggets: int
    word: str = "share"

    def __str__(self) -> str:
        return f"{self.kind} {self.nuggets}"


class Plain(NamedTuple):
    """A decision of one word."""

    name: str
    word: str = "plain"

    def __str__(self) -> str:
        return self.name


class Draw(NamedTuple):
    """Chance: the tile that is drawn."""

    tile: str
    word: str = "draw"

    def __str__(self) -> str:
        return self.tile


class Die(NamedTuple):
    """Chance: what a die shows."""

    number: int
    word: str = "die"

    def __str__(self) -> str:
        return str(self.number)


class PassageDice(NamedTuple):
    """Chance: both dice of a passage."""

    first: int
    second: int
    word: str = "passage dice"

    def __str__(self) -> str:
        return f"{self.first}+{self.second}"

    @property
    def free(self) -> bool:
        """Equal, or 7 together."""
        return self.first == self.second or self.first + self.second == 7


class DuelDice(NamedTuple):
    """Chance: one pair of a challenge, the challenger's die first."""

    challenger: int
    defender: int
    word: str = "duel dice"

    def __str__(self) -> str:
        return f"{self.challenger}:{self.defender}"


Action = Put | Go | Chase | Drop | Challenge | Share | Plain | Draw | Die | PassageDice | DuelDice
ChanceAction = Draw | Die | PassageDice | DuelDice

DIG, ROLL, PASSAGE, PASS = Plain("dig"), Plain("roll"), Plain("passage"), Plain("pass")
STAY, COLLECT, LEAVE, END = Plain("stay"), Plain("collect"), Plain("leave"), Plain("end")
DRAW = {tile: Draw(tile) for tile in ALL_TILES}
DICE = tuple(Die(number) for number in DIE)
PASSAGE_DICE = tuple(PassageDice(first, second) for first in DIE for second in DIE)
DUEL_DICE = tuple(DuelDice(challenger, defender) for challenger in DIE for defender in DIE)
CHALLENGES = {kind: tuple(Challenge(kind, seat) for seat in range(SEATS[-1])) for kind in ("gold", "bat")}

PLAIN = (DIG, ROLL, PASSAGE, PASS, STAY, COLLECT, LEAVE, END)

_ALWAYS_THE_SAME: tuple[Action, ...] = (
    *PLAIN, *DRAW.values(), *DICE, *PASSAGE_DICE, *DUEL_DICE, *CHALLENGES["gold"], *CHALLENGES["bat"]
)  # fmt: skip
_FIXED: dict[str, Action] = {str(action): action for action in _ALWAYS_THE_SAME}
# How many words a decision has; what stands behind them is chance.
_LENGTHS = {
    "put": 4, "dig": 1, "roll": 1, "passage": 1, "pass": 1, "go": 2, "stay": 1, "collect": 1, "give": 2, "take": 2, "end": 1,
    "gold": 2, "bat": 2, "drop": 2, "leave": 1, "chase": 2,
}  # fmt: skip
_LONGEST = 120  # words of a line: all tiles of the bag, and some


def parse(text: str) -> Action:
    """The action with this text."""
    found = _FIXED.get(text)
    if found is None:
        words = text.split(" ")
        if len(words) == 4 and words[0] == "put":
            found = _put(words)
        elif len(words) == 2:
            found = _with_one_word(*words)
    if found is None:
        raise Unreadable("unknown_action", text[:80])
    return found


def _put(words: list[str]) -> Action | None:
    _, tile, where, side = words
    cell = parse_cell(where)
    return Put(tile, cell, side) if tile in TILES and cell is not None and side in tuple(SIDES) else None


def _with_one_word(word: str, rest: str) -> Action | None:
    if word in ("go", "chase"):
        place = parse_place(rest)
        return None if place is None else Go(place) if word == "go" else Chase(place)
    if word == "drop":
        cell = parse_cell(rest)
        return None if cell is None else Drop(cell)
    if word in ("give", "take"):
        short = rest.isascii() and rest.isdigit() and len(rest) <= 2 and rest[0] != "0"
        return Share(word, int(rest)) if short else None
    return None


def parse_line(text: str) -> list[Action]:
    """A decision as it stands in a record: one action of a seat, then dice and draws."""
    words = text.split(" ", _LONGEST)
    if not all(words):
        raise Unreadable("spacing", text[:80])
    length = _LENGTHS.get(words[0])
    if length is None:
        raise Unreadable("unknown_word", words[0][:80])
    if len(words) < length:
        raise Unreadable("too_short", words[0])
    actions = [parse(" ".join(words[:length]))]
    for word in words[length:]:
        chance = _FIXED.get(word)
        if not isinstance(chance, ChanceAction):
            raise Unreadable("not_chance", word[:80])
        actions.append(chance)
    return actions
