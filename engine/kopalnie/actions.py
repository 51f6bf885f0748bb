"""Actions and their notation. Each action is one small decision; all objects are created once and shared.

A record line is the action of a seat, followed by the rolls of chance that it triggered.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Unreadable
from engine.kopalnie.box import AFTER_ROLL, BEFORE_ROLL, DIE, MINES, MISSIONS, TILES


@dataclass(frozen=True, slots=True)
class Choose:
    """Keep this mission of those offered."""

    mission: str

    def __str__(self) -> str:
        return f"mission {self.mission}"


@dataclass(frozen=True, slots=True)
class Dig:
    """Go to a mine; a die decides how far the pick moves."""

    mine: str

    def __str__(self) -> str:
        return f"dig {self.mine}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a kept card: before the roll two trails or a spare pick, after it new hope."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Take:
    """Accept what was rolled; of two rolls this one."""

    number: int

    def __str__(self) -> str:
        return f"take {self.number}"


@dataclass(frozen=True, slots=True)
class Lantern:
    """Play a lantern: the roll becomes this number."""

    number: int

    def __str__(self) -> str:
        return f"lantern {self.number}"


@dataclass(frozen=True, slots=True)
class Guess:
    """Lucky guess: name a number."""

    number: int

    def __str__(self) -> str:
        return f"guess {self.number}"


@dataclass(frozen=True, slots=True)
class Lay:
    """The mine in which a coin is to be laid."""

    mine: str

    def __str__(self) -> str:
        return f"lay {self.mine}"


@dataclass(frozen=True, slots=True)
class Coin:
    """The tile onto which the coin goes."""

    tile: str

    def __str__(self) -> str:
        return f"coin {self.tile}"


@dataclass(frozen=True, slots=True)
class Enough:
    """Lay no more coins."""

    def __str__(self) -> str:
        return "enough"


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: what the die shows."""

    number: int

    def __str__(self) -> str:
        return f"roll {self.number}"


Action = Choose | Dig | Play | Take | Lantern | Guess | Lay | Coin | Enough | Roll

CHOOSE = {code: Choose(code) for code in MISSIONS}
DIG = [Dig(mine) for mine in MINES]
PLAY = {card: Play(card) for card in (*BEFORE_ROLL, *AFTER_ROLL) if card != "lantern"}
TAKE = {number: Take(number) for number in DIE}
LANTERN = {number: Lantern(number) for number in DIE}
GUESS = tuple(Guess(number) for number in DIE)
LAY = [Lay(mine) for mine in MINES]
COIN = {tile: Coin(tile) for tile in TILES}
ENOUGH = Enough()
ROLL = tuple(Roll(number) for number in DIE)

EVERY: tuple[Action, ...] = (
    *CHOOSE.values(), *DIG, *PLAY.values(), *TAKE.values(), *LANTERN.values(), *GUESS, *LAY, *COIN.values(), ENOUGH, *ROLL,
)  # fmt: skip
_BY_TEXT = {str(action): action for action in EVERY}
_WORDS = {text.partition(" ")[0] for text in _BY_TEXT}


def parse(text: str) -> Action:
    """The action with this text."""
    action = _BY_TEXT.get(text)
    if action is None:
        raise Unreadable("unknown_action", text[:80])
    return action


def parse_line(text: str) -> list[Action]:
    """The actions of one record line: one action of a seat, then the rolls of the die."""
    words = text.split(" ")
    if not all(words):
        raise Unreadable("spacing", text[:80])
    if words[0] not in _WORDS:
        raise Unreadable("unknown_word", words[0][:80])
    length = 1 if words[0] == str(ENOUGH) else 2
    if len(words) < length:
        raise Unreadable("too_short", words[0])
    actions = [parse(" ".join(words[:length]))]
    for at in range(length, len(words), 2):
        roll = parse(" ".join(words[at : at + 2]))
        if not isinstance(roll, Roll):
            raise Unreadable("not_a_roll", str(roll))
        actions.append(roll)
    return actions
