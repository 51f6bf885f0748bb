"""Evaluation: the expected final points of each seat, a linear function of the features.

At the end of the game the weights are the points of the rules. Before that they come from ``tune``, interpolated linearly
between the beginning (BEGIN) and shortly before the end (CLOSE).
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

Weights = tuple[Sequence[float], Sequence[float]]  # at BEGIN and at CLOSE


@cache
def tuned(seats: int) -> Weights:
    """The tuned weights for this number of players."""
    rows = json.loads(WEIGHTS.read_text(encoding="utf-8"))[str(seats)]
    return tuple([float(rows[name][at]) for name in FEATURES] for at in (0, 1))  # type: ignore[return-value]


def weights_at(left: float, weights: Weights) -> list[float]:
    """The interpolated weights with ``left`` shifts to go."""
    begin, close = weights
    if left < CLOSE:
        begin, close, way = close, PAID, left / CLOSE
    else:
        way = (left - CLOSE) / (BEGIN - CLOSE)
    return [b + way * (a - b) for a, b in zip(begin, close)]


def worth(state: State, weights: Sequence[float]) -> list[float]:
    """Expected final points of each seat, up to a common constant."""
    return [score + sum(map(float.__mul__, weights, row)) for score, row in zip(state.scores, features(state))]
