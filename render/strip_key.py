"""Keys of strips: parts of a view as something that can be compared and hashed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any


def as_key(value: Any) -> Hashable:
    """The value with every mapping, list and data class in it made a tuple; equal values give equal keys."""
    if isinstance(value, str | int | float | None):
        return value
    if isinstance(value, Mapping):
        return tuple(sorted(((name, as_key(part)) for name, part in value.items()), key=lambda item: str(item[0])))
    if isinstance(value, tuple | list):
        return tuple(map(as_key, value))
    if is_dataclass(value):
        return tuple(as_key(getattr(value, field.name)) for field in fields(value))
    hash(value)  # raises TypeError for what is neither
    return value  # type: ignore[no-any-return]
