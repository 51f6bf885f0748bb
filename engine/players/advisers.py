"""The adviser of each game that has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.kopalnie.players.advice_reasons import KopalnieAdviser as KopalnieCounsel
from engine.players.advice import Adviser
from engine.szczesc.players.advice_reasons import SzczescAdviser

_ADVISERS: Mapping[str, Callable[[], Adviser]] = {"szczesc": SzczescAdviser, "kopalnie": KopalnieCounsel}


def advised(game: str) -> bool:
    """Whether this game has an adviser."""
    return game in _ADVISERS


@cache
def adviser(game: str) -> Adviser:
    """The game's adviser; KeyError when it has none."""
    return _ADVISERS[game]()
