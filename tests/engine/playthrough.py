"""One whole game of each kind as text: each action with what it changed, and digests that notice everything else.

``python -m tests.engine.playthrough`` writes the golden files anew; look at what changed before you keep it. With the name
of a plan it prints that game in full, with every legal list and event: compare it with that of another commit.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.contract import AnyGame, Event, Json
from engine.games import GAMES
from engine.rng import commitment
from tests.engine.random_games import ANYTHING, BUILDER, CARD_PLAYER, DIGGER, PROSPECTOR, Step, Taste, walk

GOLDEN = Path(__file__).parent.parent / "golden"
WHOLE = 250  # actions from one whole position to the next
LONG = 12  # letters of a word, such as a deck of cards
TOLD_ELSEWHERE = ("ply", "to_act")  # by the line's number, and by the next line


class Plan(NamedTuple):
    """Which game is kept."""

    game: str
    seats: int
    seed: int
    taste: Taste = ANYTHING
    options: Mapping[str, Json] = {}


# By the name of the file: a game may have one more with its options. The seeds are of short games in which nearly all happens.
PLANS: Mapping[str, Plan] = {
    "szczesc": Plan("szczesc", 3, 1, DIGGER),
    "kopalnie": Plan("kopalnie", 5, 13, CARD_PLAYER),
    "niemcy": Plan("niemcy", 3, 2, BUILDER),
    "goldmine": Plan("goldmine", 3, 26, PROSPECTOR),
    "goldmine_options": Plan("goldmine", 4, 86, PROSPECTOR, {"five_tiles": True, "alliances": True}),  # the former implies mud
}


def golden_file(name: str) -> Path:
    """Where a playthrough is kept."""
    return GOLDEN / f"{name}_playthrough.txt"


def playthrough(name: str) -> str:
    """The text for one of the plans."""
    return "\n".join(_lines(GAMES[PLANS[name].game], PLANS[name])) + "\n"


def in_full(name: str, only: int | None = None) -> str:
    """Everything about each action of a game, or about one of them, counted from 1."""
    game = GAMES[PLANS[name].game]
    return "\n".join(
        f"{ply}: seat {step.seat} plays {step.action}\n  legal {' | '.join(map(str, step.legal))}\n"
        + "".join(f"  told {_written(event)}\n" for event in step.events)
        + f"  changed {_changes(game, step)}"
        for ply, step in enumerate(_steps(PLANS[name]), 1)
        if only in (None, ply)
    )


def _steps(plan: Plan) -> Iterator[Step]:
    return walk(GAMES[plan.game], plan.seats, plan.seed, plan.taste, plan.options)


def _lines(game: AnyGame, plan: Plan) -> Iterator[str]:
    options = f", options {json.dumps(plan.options)}" if plan.options else ""
    yield f"{game.name} {game.version}: {plan.seats} seats, seed {plan.seed}, commitment {commitment(plan.seed)}{options}"
    yield "number of the action, seat, action: what it changed; digests of the new position, of what was legal and told"
    first: dict[str, str] = {}  # of each kind of event
    state = None
    for ply, step in enumerate(_steps(plan), 1):
        if ply % WHOLE == 1:
            yield f"position {_json(game.to_json(step.before))}"
        state = step.after
        told = [_written(event) for event in step.events]
        for event, text in zip(step.events, told):
            first.setdefault(event.kind, f"{ply} told {text}")
        offered = [str(game.to_act(step.before)), *map(str, step.legal)]
        digests = digest(_json(game.to_json(state)), 4), digest("\n".join([*offered, *told]), 4)
        yield f"{ply} {step.seat} {step.action}: {_changes(game, step)}; {' '.join(digests)}"
    yield f"position {_json(game.to_json(state))}"
    result = game.result(state)
    assert result is not None
    fields = {name: value for name, value in result._asdict().items() if name != "teams" or value}
    yield f"result {', '.join(f'{name}={value!r}' for name, value in fields.items())}"
    yield "the first event of each kind:"
    yield from first.values()


def _changes(game: AnyGame, step: Step) -> str:
    return ", ".join(_differences(game.to_json(step.before), game.to_json(step.after)))


def _differences(old: Any, new: Any, place: str = "") -> Iterator[str]:
    """The new values, each with its place; of a list that grew or shrank and of a long word, what went and what came."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old | new:
            if place or key not in TOLD_ELSEWHERE:
                yield from _differences(old.get(key), new.get(key), f"{place}.{key}" if place else key)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, both in enumerate(zip(old, new)):
            yield from _differences(*both, f"{place}.{at}")
    elif isinstance(old, list) and isinstance(new, list):
        yield f"{place} {_exchanged(Counter(map(_plain, old)), Counter(map(_plain, new)))}"
    elif isinstance(old, str) and isinstance(new, str) and min(len(old), len(new)) > LONG:
        yield f"{place} {_exchanged(Counter(old), Counter(new))}"
    else:
        yield f"{place} {_plain(new)}"


def _exchanged(old: Counter[str], new: Counter[str]) -> str:
    return " ".join([*(f"-{item}" for item in (old - new).elements()), *(f"+{item}" for item in (new - old).elements())])


def _plain(value: Json) -> str:
    return value if isinstance(value, str) else _json(value)


def _json(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _written(event: Event) -> str:
    whose = "" if event.seat is None else f" of {event.seat}"
    secret = "" if event.only_for is None else f" for {event.only_for} only"
    return f"{event.kind}{whose}{secret} {_json(event.data)}"


def digest(text: str, length: int = 16) -> str:
    """A short fingerprint."""
    return hashlib.sha256(text.encode()).hexdigest()[:length]


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        sys.stdout.write(in_full(wanted) + "\n")
    for plan_name in () if sys.argv[1:] else PLANS:
        golden_file(plan_name).write_text(playthrough(plan_name), encoding="utf-8")
