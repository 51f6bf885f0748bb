"""Parameters of which only some are tried with the quick tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def slow_but(quick: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    """All values; those that are not among the quick ones run with the slow tests."""
    kept = list(quick)
    return [value if value in kept else _slow(value) for value in values]


def _slow(value: Any) -> Any:
    return pytest.param(*(value if type(value) is tuple else (value,)), marks=pytest.mark.slow)
