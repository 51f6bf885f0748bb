"""What a position is worth to each seat, in points at the end of the game: weighed figures.

At the very end the weights are what the rules pay; until then they are those that ``tune`` found, drawn straight between
the beginning of the game and the time when the end comes into sight.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from engine.szczesc.box import CUBES_A_POINT, IMBALANCE_PENALTY, MARKS_A_POINT, PENDING_PENALTY
from engine.szczesc.players.features import FEATURES, features
from engine.szczesc.state import State

BEGIN, CLOSE = 3.0, 0.35  # in shifts before the end
WEIGHTS = Path(__file__).with_name("weights.json")

_PAID = {
    "done_orders": -PENDING_PENALTY, "open_orders": -PENDING_PENALTY, "full_carts": 1 / CUBES_A_POINT, "cage": 1 / CUBES_A_POINT,
    "store": 1 / CUBES_A_POINT, "imbalance": -IMBALANCE_PENALTY, "money_low": 1 / MARKS_A_POINT, "money_high": 1 / MARKS_A_POINT,
    "colour_now": 1, "transport_now": 1, "empty": 1,
}  # fmt: skip
PAID = [float(_PAID.get(name, 0)) for name in FEATURES]  # at the end

Weights = tuple[Sequence[float], Sequence[float]]  # at the beginning, and when the end is close


@cache
def tuned(seats: int) -> Weights:
    """The weights that the tuning found for so many players."""
    rows = json.loads(WEIGHTS.read_text(encoding="utf-8"))[str(seats)]
    return tuple([float(rows[name][at]) for name in FEATURES] for at in (0, 1))  # type: ignore[return-value]


def weights_at(left: float, weights: Weights) -> list[float]:
    """The weights for a time of the game."""
    begin, close = weights
    if left < CLOSE:
        begin, close, way = close, PAID, left / CLOSE
    else:
        way = (left - CLOSE) / (BEGIN - CLOSE)
    return [b + way * (a - b) for a, b in zip(begin, close)]


def worth(state: State, weighed: Sequence[float]) -> list[float]:
    """The points that each seat may expect in the end, up to what all have in common."""
    return [score + sum(map(float.__mul__, weighed, row)) for score, row in zip(state.scores, features(state))]
