"""Position classes: fields are declared once; constructor, slots, equality and ``clone`` are made from them.

>>> @position()
... class Pile(Position):
...     cards: list[str] = field(default_factory=list)
...     turn: int = 0
>>> pile = Pile(["G2L"])
>>> pile.clone() == pile, pile.clone().cards is pile.cards
(True, False)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Self, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

T = TypeVar("T", bound="Position")
_IMMUTABLE = (bool, int, float, str, bytes, NoneType, Enum)


class Position:
    """Base of the position classes, so that type checkers know their ``clone``."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        if cls.__bases__ != (Position,):
            raise TypeError(f"{cls.__name__}: a position class has no other base, because an inherited clone knows no new fields")

    def clone(self) -> Self:
        """An independent copy; what cannot change is shared."""
        raise TypeError(f"{type(self).__name__} lacks the decorator @position()")


@dataclass_transform(field_specifiers=(field,))
def position(*immutable: type) -> Callable[[type[T]], type[T]]:
    """Class decorator: a data class with slots, equality, and a ``clone`` written out from the annotations.

    Lists, dictionaries, sets and other positions are copied; numbers, texts, tuples of such and frozen data classes are shared.
    ``immutable`` names further classes whose instances are never changed in place. TypeError for a field of any other type.
    """

    def decorate(cls: type[T]) -> type[T]:
        slotted = dataclass(slots=True)(cls)
        slotted.clone = _clone_function(slotted, immutable)  # type: ignore[assignment]
        return slotted

    return decorate


def _clone_function(cls: type[T], immutable: tuple[type, ...]) -> Callable[[T], T]:
    """A function that copies an instance: one assignment for each field, as one would write it by hand, and as fast."""
    hints = get_type_hints(cls)
    lines = ["def clone(self):", "    copy = new(cls)"]
    for name in (each.name for each in fields(cls)):  # type: ignore[arg-type]  # a data class by now
        copied = _copy_expression(hints[name], f"self.{name}", immutable)
        if copied is None:
            raise TypeError(
                f"{cls.__name__}.{name}: {hints[name]} can be neither copied nor shared; make it a position class, "
                "or name it in @position(…) if its instances are never changed in place"
            )
        lines.append(f"    copy.{name} = {copied}")
    scope: dict[str, Any] = {"cls": cls, "new": cls.__new__}
    source = "\n".join([*lines, "    return copy"])
    exec(compile(source, f"<clone of {cls.__module__}.{cls.__qualname__}>", "exec"), scope)  # noqa: S102  (made of the names of fields alone)
    clone: Callable[[T], T] = scope["clone"]
    return clone


def _copy_expression(kind: Any, value: str, immutable: tuple[type, ...]) -> str | None:
    """The expression that copies a value of this type; None if there is none."""
    if _is_immutable(kind, immutable):
        return value
    origin, args = get_origin(kind) or kind, get_args(kind)
    if origin in (Union, UnionType):
        others = [arg for arg in args if arg is not NoneType]
        copied = _copy_expression(others[0], value, immutable) if len(others) == 1 else None
        return copied and f"None if {value} is None else {copied}"
    if isinstance(origin, type) and issubclass(origin, Position):
        return f"{value}.clone()" if "clone" in vars(origin) else None
    if origin not in (list, set, dict) or not args or not all(_is_immutable(arg, immutable) for arg in args[:-1]):
        return None
    element = _copy_expression(args[-1], "x", immutable)
    if element == "x":
        return f"{value}[:]" if origin is list else f"{value}.copy()"
    if element is None or origin is set:
        return None
    return f"[{element} for x in {value}]" if origin is list else f"{{k: {element} for k, x in {value}.items()}}"


def _is_immutable(kind: Any, immutable: tuple[type, ...]) -> bool:
    """Whether values of this type can be shared: they, and all that they hold, never change."""
    origin, args = get_origin(kind) or kind, get_args(kind)
    if origin is Literal:
        return True
    if origin in (Union, UnionType, tuple, frozenset):
        return bool(args) and all(arg is Ellipsis or _is_immutable(arg, immutable) for arg in args)
    if not isinstance(origin, type):
        return False
    if issubclass(origin, (*_IMMUTABLE, *immutable)):
        return True
    named_tuple = issubclass(origin, tuple) and hasattr(origin, "_fields")
    frozen = is_dataclass(origin) and origin.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return (named_tuple or frozen) and all(_is_immutable(hint, immutable) for hint in get_type_hints(origin).values())
