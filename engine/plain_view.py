"""The view of a game that gives none: the whole position, because a game without a view has no secrets. And views as facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, NamedTuple

_IN_EVERY_VIEW = frozenset(("seat", "seats", "phase"))
_NONE = "–"


@dataclass(frozen=True, slots=True)
class PlainView:
    """The position as everybody sees it. ``position`` is a copy: nobody can change the game through it."""

    seat: int | None
    seats: int
    phase: str
    position: Any


class Fact(NamedTuple):
    """A named figure of a view."""

    name: str
    value: str
    by_seat: tuple[str, ...] = ()  # one value for each seat, in place of one for all


def facts(view: Any) -> tuple[Fact, ...]:
    """What a view says, for whoever has neither picture nor words of its own: the fields of the data class, in their order.

    A list as long as there are seats has one value for each seat, unless its field has a default: that knows no seats.
    """
    shown = view.position if isinstance(view, PlainView) else view
    return tuple(_fact(field, getattr(shown, field.name), view.seats) for field in _fields(shown))


def _fields(shown: Any) -> list[Field[Any]]:
    if not is_dataclass(shown):
        raise TypeError(f"{type(shown).__name__} is no data class, and its fields are not known: the game must give pictures")
    return [field for field in fields(shown) if field.name not in _IN_EVERY_VIEW and not field.name.startswith("_")]


def _fact(field: Field[Any], value: Any, seats: int) -> Fact:
    has_default = field.default is not MISSING or field.default_factory is not MISSING
    if isinstance(value, list | tuple) and len(value) == seats and not has_default:
        return Fact(field.name, "", tuple(map(in_words, value)))
    return Fact(field.name, in_words(value))


def in_words(value: Any) -> str:
    """A value without brackets and quotes; "–" for none and no."""
    if isinstance(value, bool):
        return "✓" if value else _NONE
    if isinstance(value, Enum):
        return value.name.replace("_", " ").lower()
    if is_dataclass(value) and not isinstance(value, type):
        value = {field.name.replace("_", " "): getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Mapping):
        return ", ".join(f"{in_words(key)} {in_words(part)}" for key, part in value.items()) or _NONE
    if isinstance(value, list | tuple):
        return ", ".join(map(in_words, value)) or _NONE
    if isinstance(value, frozenset | set):
        return ", ".join(sorted(map(in_words, value))) or _NONE
    return _NONE if value is None or value == "" else str(value)
