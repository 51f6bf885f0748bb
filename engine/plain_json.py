"""Positions as JSON, for games that document no format of their own: data classes by their annotations.

>>> from dataclasses import dataclass
>>> @dataclass
... class Pile:
...     cards: list[str]
...     at: dict[tuple[int, int], str | None]
>>> pile = Pile(["G2L"], {(0, 1): None})
>>> to_json(pile)
{'cards': ['G2L'], 'at': [[[0, 1], None]]}
>>> from_json(Pile, to_json(pile)) == pile
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


def to_json(value: Any) -> Any:
    """A value as JSON. Data classes are objects; so are dictionaries with texts as keys, all others are lists of pairs."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if is_dataclass(value):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        if all(isinstance(key, str) for key in value):
            return {key: to_json(part) for key, part in value.items()}
        return [[to_json(key), to_json(part)] for key, part in value.items()]
    if isinstance(value, frozenset | set):
        return sorted(map(to_json, value))
    if isinstance(value, list | tuple):
        return [to_json(part) for part in value]
    raise TypeError(f"{type(value).__name__} has no plain form in JSON: the game must give to_json and from_json")


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def from_json(kind: Any, data: Any) -> Any:
    """The value of this annotated type that ``to_json`` wrote; raises TypeError for a type that has no plain form."""
    origin, args = get_origin(kind) or kind, get_args(kind)
    if origin in (Union, UnionType):
        others = [arg for arg in args if arg is not NoneType]
        if len(others) == 1:
            return None if data is None else from_json(others[0], data)
    elif origin is Literal or kind in (bool, int, float, str, NoneType, Any):
        return data
    elif origin is dict:
        pairs = data.items() if isinstance(data, Mapping) else data
        return {from_json(args[0], key): from_json(args[1], part) for key, part in pairs}
    elif origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
        return tuple(from_json(arg, part) for arg, part in zip(args, data, strict=True))
    elif origin in (list, tuple, set, frozenset) and args:
        return origin(from_json(args[0], part) for part in data)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    elif isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return kind(*(from_json(_hints(kind)[name], part) for name, part in zip(kind._fields, data, strict=True)))
    elif isinstance(kind, type) and is_dataclass(kind):
        return kind(**{field.name: from_json(_hints(kind)[field.name], data[field.name]) for field in fields(kind)})
    raise TypeError(f"{kind} has no plain form in JSON: the game must give to_json and from_json")
