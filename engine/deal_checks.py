"""Validates a deal against the game's components: the checks that games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.contract import BadDeal


def check_frame(deal: Mapping[str, Any], keys: Sequence[str], seats: int, sizes: Collection[int]) -> None:
    """Check the number of players, the required keys and the starting player; raises BadDeal."""
    for key in keys:
        if key not in deal:
            raise BadDeal("missing_key", part=key)
    if seats not in sizes:
        raise BadDeal("seats", least=min(sizes), most=max(sizes), have=seats)
    start = deal["start"]
    if type(start) is not int or not 0 <= start < seats:
        raise BadDeal("start", part=str(start)[:80], most=seats - 1)


def check_stack(name: str, stack: Any, box: Iterable[str]) -> None:
    """Check that a stack contains exactly these pieces, in any order; raises BadDeal."""
    if not isinstance(stack, list) or not all(isinstance(piece, str) for piece in stack):
        raise BadDeal("not_a_stack", part=name)
    have, should = Counter(stack), Counter(box)
    for piece in have:
        if piece not in should:
            raise BadDeal("unknown_piece", part=piece[:80], stack=name)
    for piece in should:
        if have[piece] != should[piece]:
            raise BadDeal("wrong_count", part=piece, stack=name, have=have[piece], should=should[piece])
