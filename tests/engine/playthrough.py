"""One whole game of each kind as text: every legal list, every action, all that happened, a digest of every position.

``python -m tests.engine.playthrough`` writes the golden files anew; look at what changed before you keep it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from engine.contract import AnyGame, Event, Json
from engine.games import GAMES
from engine.rng import commitment
from tests.engine.random_games import ANYTHING, BUILDER, CARD_PLAYER, DIGGER, PROSPECTOR, Taste, walk

GOLDEN = Path(__file__).parent.parent / "golden"


class Plan(NamedTuple):
    """Which game is kept."""

    game: str
    seats: int
    seed: int
    taste: Taste = ANYTHING
    options: Mapping[str, Json] = {}


PLANS: Mapping[str, Plan] = {  # by the name of the file: a game may have one for each of its options
    "szczesc": Plan("szczesc", 3, 1, DIGGER),
    "kopalnie": Plan("kopalnie", 5, 13, CARD_PLAYER),
    "niemcy": Plan("niemcy", 3, 2, BUILDER),
    "goldmine": Plan("goldmine", 3, 6, PROSPECTOR),
    "goldmine_mud": Plan("goldmine", 2, 15, PROSPECTOR, {"mud": True}),
    "goldmine_five_tiles": Plan("goldmine", 3, 13, PROSPECTOR, {"five_tiles": True}),
    "goldmine_alliances": Plan("goldmine", 4, 15, PROSPECTOR, {"alliances": True}),
}


def golden_file(name: str) -> Path:
    """Where a playthrough is kept."""
    return GOLDEN / f"{name}_playthrough.txt"


def playthrough(name: str) -> str:
    """The text for one of the plans."""
    return "\n".join(_lines(GAMES[PLANS[name].game], PLANS[name])) + "\n"


def _lines(game: AnyGame, plan: Plan) -> Iterator[str]:
    options = f", options {json.dumps(plan.options)}" if plan.options else ""
    yield f"{game.name} {game.version}: {plan.seats} seats, seed {plan.seed}, commitment {commitment(plan.seed)}{options}"
    state = None
    for ply, step in enumerate(walk(game, plan.seats, plan.seed, plan.taste, plan.options), 1):
        if state is None:
            yield f"start {json.dumps(game.to_json(step.before), ensure_ascii=False)}"
        yield ""
        yield f"{ply} seat {step.seat} of {game.to_act(step.before)}"
        yield f"  legal {' | '.join(map(str, step.legal))}"
        yield f"  plays {step.action}"
        yield from (f"  {_written(event)}" for event in step.events)
        state = step.after
        yield f"  after {digest(json.dumps(game.to_json(state), sort_keys=True))}"
    yield ""
    yield f"end {json.dumps(game.to_json(state), ensure_ascii=False)}"
    result = game.result(state)
    assert result is not None
    fields = {name: value for name, value in result._asdict().items() if name != "teams" or value}
    yield f"result Result({', '.join(f'{name}={value!r}' for name, value in fields.items())})"


def _written(event: Event) -> str:
    whose = "" if event.seat is None else f" of {event.seat}"
    secret = "" if event.only_for is None else f" for {event.only_for} only"
    return f"- {event.kind}{whose}{secret} {json.dumps(event.data, ensure_ascii=False)}"


def digest(text: str) -> str:
    """A short fingerprint."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for plan_name in PLANS:
        golden_file(plan_name).write_text(playthrough(plan_name), encoding="utf-8")
