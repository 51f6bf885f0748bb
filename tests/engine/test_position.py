"""Positions that are declared once: what their ``clone`` copies, what it shares, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, Literal, NamedTuple

import pytest

from engine.position import Position, position


class Colour(Enum):
    RED = 1


class Pair(NamedTuple):
    first: int
    second: str | None = None


@dataclass(frozen=True)
class Card:
    pair: Pair
    colour: Colour


class Shared:
    """Never changed in place, as only its author knows."""


@position(Shared)
class Hand(Position):
    cards: list[str] = field(default_factory=lambda: ["A"])


@position(Shared)
class Everything(Position):
    number: int = 1
    text: str | None = None
    phase: Literal["draft", "over"] = "draft"
    pairs: tuple[Pair, ...] = (Pair(1),)
    card: Card = Card(Pair(2), Colour.RED)
    cells: frozenset[int] = frozenset({1})
    shared: Shared = field(default_factory=Shared)
    texts: list[str] = field(default_factory=lambda: ["a"])
    optional: list[int] | None = field(default_factory=lambda: [1])
    missing: list[int] | None = None
    deep: list[list[list[int]]] = field(default_factory=lambda: [[[1]], [[2], [3]]])
    places: set[tuple[int, int]] = field(default_factory=lambda: {(1, 2)})
    counts: dict[str, int] = field(default_factory=lambda: {"a": 1})
    rows: dict[str, dict[int, list[str]]] = field(default_factory=lambda: {"a": {1: ["x"]}})
    hand: Hand = field(default_factory=Hand)
    hands: list[Hand | None] = field(default_factory=lambda: [Hand(), None])


def test_what_can_change_is_copied_and_the_rest_is_shared() -> None:
    state = Everything()
    copy = state.clone()
    assert copy == state
    assert type(copy) is Everything
    apart = {each.name for each in fields(state) if getattr(copy, each.name) is not getattr(state, each.name)}
    assert apart == {"texts", "optional", "deep", "places", "counts", "rows", "hand", "hands"}
    copy.deep[1][0].append(4)
    copy.rows["a"][1].append("y")
    copy.hand.cards.append("B")
    copy.hands[0].cards.append("B")
    assert state == Everything(shared=state.shared), "what lies deeper is copied, too"
    assert copy != state


def test_each_field_counts_when_positions_are_compared() -> None:
    state = Everything()
    for each in fields(state):
        other = state.clone()
        setattr(other, each.name, "another value")
        assert other != state
    assert state != object()
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_a_position_has_no_fields_but_those_declared() -> None:
    with pytest.raises(AttributeError):
        Everything().stray = 1


@dataclass
class Changeable:
    number: int = 0


class NamedList(NamedTuple):
    values: list[int]


@dataclass(frozen=True)
class FrozenList:
    values: list[int]


class Undecorated(Position):
    pass


@pytest.mark.parametrize(
    "kind",
    [
        list, dict, tuple, list[Any], list[object], dict[str, object], dict[FrozenList, int], set[FrozenList],
        tuple[list[int], ...], frozenset[FrozenList], NamedList, FrozenList, list[NamedList], tuple[Hand, ...], Changeable,
        list[Changeable], bytearray, Callable[[], int], int | list[int] | set[int], Undecorated, list[Undecorated], Shared,
    ],
)  # fmt: skip
def test_a_field_that_can_be_neither_copied_nor_shared_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"State\.values: .* neither copied nor shared"):
        position()(type("State", (Position,), {"__annotations__": {"number": int, "values": kind}}))


def test_a_clone_that_would_miss_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="decorator"):
        Undecorated().clone()
    with pytest.raises(TypeError, match="no other base"):
        type("Larger", (Hand,), {"__annotations__": {"more": int}})
