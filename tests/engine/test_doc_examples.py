"""The examples in the docstrings of the engine are true."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from engine import contract, record
from engine.szczesc import planner


@pytest.mark.parametrize("module", [contract, record, planner], ids=lambda module: module.__name__)
def test_examples(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
