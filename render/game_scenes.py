"""Whole games as scenes, for galleries and measurements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.contract import AnyGame, Event
from engine.match import play_game
from engine.players import Player
from engine.record import replay
from render.scene import Scene


def scenes_of_game(
    game: AnyGame, players: Sequence[Player], names: Sequence[str], seed: int, lang: str = "pl"
) -> list[list[Scene]]:
    """For each line of the game's record the scene as everybody sees it (of whoever acted), then as each seat does (its own)."""
    _, record = play_game(game, players, names, seed)
    seen: list[list[Scene]] = []

    def watch(state: Any, events: Sequence[Event]) -> None:
        public = game.observe(state, None)
        actor = next((event.seat for event in events if event.seat is not None), getattr(public, "turn", None))
        told = tuple(names), lang, tuple(events)
        own = [Scene(game.observe(state, seat), *told, seat) for seat in range(len(names))]
        seen.append([Scene(public, *told, actor or 0), *own])

    replay(record, watch=watch)
    return seen
