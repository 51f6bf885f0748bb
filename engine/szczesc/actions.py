"""Actions and their notation. Each action is one small decision; all objects are created once and shared.

A record line is the texts of its actions, separated by spaces, without the stop that ends a turn of mining.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from engine.contract import Unreadable
from engine.szczesc.box import ALL_CARDS, CARDS, COLOURS, LEVEL, SPACES, TILES, Space


@dataclass(frozen=True, slots=True)
class Draft:
    """Pick a card from the display."""

    card: str

    def __str__(self) -> str:
        return f"draft {self.card}"


@dataclass(frozen=True, slots=True)
class Place:
    """Send miners to a work place."""

    space: Space

    def __str__(self) -> str:
        return self.space.name


@dataclass(frozen=True, slots=True)
class Keep:
    """After a draw: keep this tile or card, or none."""

    piece: str | None

    def __str__(self) -> str:
        return f"keep {self.piece or 'none'}"


@dataclass(frozen=True, slots=True)
class Rest:
    """After a draw: where everything else goes."""

    where: str  # "top" or "bottom"

    def __str__(self) -> str:
        return self.where


@dataclass(frozen=True, slots=True)
class Return:
    """After a draw: the next piece that goes back."""

    piece: str

    def __str__(self) -> str:
        return self.piece


@dataclass(frozen=True, slots=True)
class Fill:
    """The colours for new carts whose own coal has run out, one letter per cart."""

    colours: str

    def __str__(self) -> str:
        return f"fill {self.colours}"


@dataclass(frozen=True, slots=True)
class Move:
    """Mining: the cage to another stop."""

    level: int

    def __str__(self) -> str:
        return f"@{self.level}"


@dataclass(frozen=True, slots=True)
class Load:
    """Mining: a cube from a cart into the cage."""

    colour: str

    def __str__(self) -> str:
        return f"+{self.colour}"


@dataclass(frozen=True, slots=True)
class StoreCube:
    """Mining: a cube from the cage into the private store."""

    colour: str

    def __str__(self) -> str:
        return f"-{self.colour}"


@dataclass(frozen=True, slots=True)
class Put:
    """Mining: one cube of the square's colour, or two of others, onto an open square."""

    cage: str  # the cubes that come from the cage
    store: str  # and those from the store
    order: str
    square: str

    @property
    def steps(self) -> int:
        return len(self.cage) + len(self.store)

    def __str__(self) -> str:
        cubes = sorted([*self.cage, *(f"~{c}" for c in self.store)], key=lambda cube: (LEVEL[cube[-1]], cube))
        return f"{''.join(cubes)}>{self.order}" + (f":{self.square}" if len(cubes) == 2 else "")


@dataclass(frozen=True, slots=True)
class Stop:
    """Mining: end the turn. Implied by the end of a record line."""

    def __str__(self) -> str:
        return "stop"


Step = Move | Load | StoreCube | Put | Stop
Action = Draft | Place | Keep | Rest | Return | Fill | Step

DRAFT = {card: Draft(card) for card in ALL_CARDS}
PLACE = [Place(space) for space in SPACES]
KEEP = {piece: Keep(piece) for piece in (*TILES, *CARDS)}
KEEP_NONE = Keep(None)
TOP, BOTTOM = Rest("top"), Rest("bottom")
RETURN = {piece: Return(piece) for piece in (*TILES, *CARDS)}
FILL = {
    letters: Fill(letters)
    for count in (1, 2)
    for letters in ("".join(pair) for pair in combinations_with_replacement(sorted(COLOURS), count))
}
MOVE = [Move(level) for level in range(len(COLOURS) + 1)]
LOAD = {colour: Load(colour) for colour in COLOURS}
STORE = {colour: StoreCube(colour) for colour in COLOURS}
STOP = Stop()


def _cubes_for(square: str) -> Iterator[tuple[str, str]]:
    """Every pair (cubes from the cage, cubes from the store) that fills a square of this colour."""
    yield square, ""
    yield "", square
    others = [(c, source) for source in (0, 1) for c in sorted(COLOURS) if c != square]
    for pair in combinations_with_replacement(others, 2):
        cage, store = ("".join(c for c, source in pair if source == s) for s in (0, 1))
        yield cage, store


# (order, square colour) -> (cubes from the cage, from the store) -> the action
PUT = {
    (code, square): {cubes: Put(*cubes, code, square) for cubes in _cubes_for(square)}
    for code, card in CARDS.items()
    for square in dict.fromkeys(card.squares)
}

_ALL_ACTIONS: list[Action] = [
    *DRAFT.values(), *PLACE, *KEEP.values(), KEEP_NONE, TOP, BOTTOM, *RETURN.values(), *FILL.values(), *MOVE, *LOAD.values(),
    *STORE.values(), *(put for puts in PUT.values() for put in puts.values()), STOP,
]  # fmt: skip
_BY_TEXT = {str(action): action for action in _ALL_ACTIONS}


_PUT = re.compile(r"(~?[YBGK])(?:>([HWCL]-[YBGK]+)|(~?[YBGK])>([HWCL]-[YBGK]+):([YBGK]))", re.ASCII)


def parse(text: str) -> Action:
    """The action with this text; the letters of a pair or of ``fill`` may come in any order."""
    action = _BY_TEXT.get(text) or _parse_fill(text) or _parse_put(text)
    if action is None:
        raise Unreadable("unknown_action", text[:80])
    return action


def _parse_fill(text: str) -> Action | None:
    return _BY_TEXT.get(f"fill {''.join(sorted(text[5:]))}") if text.startswith("fill ") and len(text) == 7 else None


def _parse_put(text: str) -> Action | None:
    """Parse a put with its cubes in another order, or onto a square that never accepts them: readable, then refused."""
    found = _PUT.fullmatch(text)
    if found is None:
        return None
    first, alone, second, together, square = found.groups()
    order = alone or together
    if order not in CARDS:
        return None
    cubes = [first, second] if second else [first]
    cage = "".join(sorted(cube for cube in cubes if len(cube) == 1))
    store = "".join(sorted(cube[1] for cube in cubes if len(cube) == 2))
    put = Put(cage, store, order, square or first[-1])
    return PUT.get((order, put.square), {}).get((cage, store), put)


def parse_line(text: str) -> list[Action]:
    """The actions of one record line."""
    words = text.split(" ")
    if not all(words):
        raise Unreadable("spacing", text[:80])
    reader = _LINE_PARSERS.get(words[0])
    if reader is None:
        raise Unreadable("unknown_word", words[0][:80])
    return reader(words)


def _single(words: list[str]) -> list[Action]:
    if len(words) == 1:
        raise Unreadable("too_short", words[0])
    if len(words) > 2:
        raise Unreadable("too_long", words[2][:80])
    return [parse(" ".join(words))]


def _without_fill(words: list[str]) -> tuple[list[str], list[Action]]:
    if len(words) >= 2 and words[-2] == "fill":
        return words[:-2], [parse(" ".join(words[-2:]))]
    return words, []


def _workshop(words: list[str]) -> list[Action]:
    head, fill = _without_fill(words)
    return _single(head) + fill


def _keep(words: list[str]) -> list[Action]:
    head, fill = _without_fill(words)
    if len(head) < 3:
        raise Unreadable("too_short", " ".join(words)[:80])
    actions = [parse(" ".join(head[:2]))]
    for word, kind in zip(head[2:], [Rest, *[Return] * len(head)]):
        action = parse(word)
        if not isinstance(action, kind):
            raise Unreadable("misplaced", word[:80])
        actions.append(action)
    return actions + fill


def _mine(words: list[str]) -> list[Action]:
    actions = _single(words[:2])
    for word in words[2:]:
        step = parse(word)
        if not isinstance(step, Move | Load | StoreCube | Put):
            raise Unreadable("not_a_step", word[:80])
        actions.append(step)
    return actions


_LINE_PARSERS: dict[str, Callable[[list[str]], list[Action]]] = {
    "draft": _single, "workshop": _workshop, "keep": _keep, "mine": _mine, "deliver": _single, "money": _single, "order": _single,
}  # fmt: skip
