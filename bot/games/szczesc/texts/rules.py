"""The topics of the rules, and the figures of the box that they name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.szczesc.box import (
    CAGE_SIZE,
    CATEGORIES,
    CUBES_A_COLOUR,
    CUBES_A_POINT,
    IMBALANCE_PENALTY,
    LOOK,
    MARKS,
    MARKS_A_POINT,
    MINERS,
    PENDING_PENALTY,
)

TOPICS: tuple[str, ...] = (
    "turn", "draft", "workshop", "mine", "pairs", "deliver", "money", "order", "draw", "scoring", "end", "start", "secrets",
    "notation",
)  # fmt: skip
LESSONS = 4

RULE_FIGURES: Mapping[str, str | int] = {
    **{f"miners{seats}": count for seats, count in MINERS.items()},
    **{f"marks{seats}": count for seats, count in MARKS.items()},
    **{
        f"{place}-{kind}": ", ".join(str(getattr(c, place)) for c in CATEGORIES if c.kind == kind)
        for kind in ("colour", "transport", "empty")
        for place in ("first", "second")
    },
    "cage": CAGE_SIZE,
    "look": LOOK,
    "supply": CUBES_A_COLOUR,
    "cubes-a-point": CUBES_A_POINT,
    "marks-a-point": MARKS_A_POINT,
    "pending-penalty": PENDING_PENALTY,
    "imbalance-penalty": IMBALANCE_PENALTY,
}
