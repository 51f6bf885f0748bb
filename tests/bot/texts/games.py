"""Whole games to talk about, played once for all tests."""

from __future__ import annotations

from functools import cache

from engine.match import play_game
from engine.players.registry import player
from engine.szczesc import SZCZESC
from tests.engine.random_games import TASTES, Step, walk

NAMES = ["Ania", "Bartek", "Celina", "Dorota"]


@cache
def game(seats: int, seed: int, taste: str, open_deliveries: bool = False) -> tuple[Step, ...]:
    """A random game with a taste, or one of a real player."""
    options = {"open_deliveries": open_deliveries}
    if taste in TASTES:
        return tuple(walk(SZCZESC, seats, seed, TASTES[taste], options))
    steps: list[Step] = []
    state = None

    def note(after, seat, action, events):  # type: ignore[no-untyped-def]
        steps.append(Step(None, seat, [action], action, list(events), SZCZESC.clone(after)))

    state, _ = play_game(SZCZESC, [player("szczesc", taste)] * seats, NAMES[:seats], seed, options=options, watch=note)
    assert state.phase == "over"
    return tuple(steps)


GAMES = [(2, 1, "digger"), (3, 2, "digger"), (4, 3, "digger"), (3, 4, "buyer"), (4, 5, "collector"), (2, 6, "foreman")]
