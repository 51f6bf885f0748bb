"""The topics of the rules, and the figures of the box that they name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kopalnie.box import (
    CARDS,
    FORMS_BONUS,
    MINES,
    MISSIONS,
    OFFERED,
    PACK,
    PACK_POINTS,
    PLACES,
    PLUS_COINS,
    SETS,
    SMALL_BOARD,
    TABLE_SETUPS,
)  # fmt: skip

TOPICS: tuple[str, ...] = ("turn", "mines", "missions", "chance", "coins", "sets", "free", "end", "few", "secrets", "notation")
LESSONS = 3


def _table(kind: str) -> str:
    """What so many tiles are worth: "3: 3 · 4: 8 · …"."""
    return " · ".join(f"{tiles}+: {points}".replace("-", "−") for tiles, points in SETS[kind])


RULE_FIGURES: Mapping[str, str | int] = {
    **{f"set-{kind}": _table(kind) for kind in SETS},
    "mines": len(MINES),
    "mines-few": len(MINES) - len(SMALL_BOARD),
    "end": TABLE_SETUPS[5].end,
    "end-few": TABLE_SETUPS[3].end,
    "places": PLACES,
    "offered": OFFERED,
    "missions": len(MISSIONS),
    "cards": sum(card.copies for card in CARDS.values()),
    "plus": PLUS_COINS,
    "trio": FORMS_BONUS,
    "pack": PACK,
    "pack-points": PACK_POINTS,
}
