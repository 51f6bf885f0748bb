"""What a game registers with the engine: rules, automatic players, adviser, narration and planner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_type_hints

from engine.contract import AnyGame, Event, GameDefaults, Json, Seat
from engine.plain_words import plain_line
from engine.players import Budget, Player
from engine.players.advice import Adviser
from engine.players.leaks import LeakFinder, no_leaks
from engine.players.random_player import RandomPlayer

# An event as one line of English, given the players' names; None if it needs no line.
Narrator = Callable[[Event, Sequence[str]], str | None]


class PlanError(Exception):
    """An unusable option of the plan command; the message is the one-line reason."""


# Plans for a seat (None: the seat to act) in a position, with the given command options:
# as documented JSON and as text. Raises PlanError.
Planner = Callable[[Any, Seat | None, Mapping[str, str]], tuple[Json, str]]

# Calls to be timed, from all positions of some games.
BenchJobs = Callable[[Sequence[Any]], Sequence[Callable[[], object]]]


REQUIRED = ("name", "seats", "setup", "to_act", "legal_actions", "apply", "result")  # of a game; all else has a default


@dataclass(frozen=True, slots=True)
class GamePackage:
    """One game as registered in ``engine.games.PACKAGES``. Only the rules are required."""

    game: AnyGame
    # automatic players, weakest first; only search uses the budget
    levels: Mapping[str, Callable[[Budget], Player]] = field(default_factory=lambda: {"random": lambda _: RandomPlayer()})
    narrate: Narrator = plain_line
    # points of every seat as they stand, hidden ones included: for the course of a game; None: it has no course to tell
    standing: Callable[[Any], Sequence[int]] | None = None
    adviser: Callable[[], Adviser] | None = None
    leaks: LeakFinder = no_leaks  # what cost a seat most over a whole game
    planner: Planner | None = None
    plan_options: tuple[str, ...] = ()  # command options of the planner beside record, position and seat
    bench_jobs: Mapping[str, BenchJobs] = field(default_factory=dict)  # by name, what the benchmark times one by one

    def __post_init__(self) -> None:
        """TypeError for a game that lacks what has no default, or that gives only one half of what belongs together."""
        rules = type(self.game)

        def gives(name: str) -> bool:
            return getattr(rules, name, None) not in (None, getattr(GameDefaults, name, None))

        if missing := [name for name in REQUIRED if not gives(name)]:
            raise TypeError(f"{rules.__name__} does not give {', '.join(missing)}")
        if not gives("from_json") and "return" not in get_type_hints(rules.setup):
            raise TypeError(f"{rules.__name__}.setup does not say by its annotation which class the position is")
        if gives("observe") != gives("determinize"):
            raise TypeError(f"{rules.__name__} has secrets, so it must give both observe and determinize")
