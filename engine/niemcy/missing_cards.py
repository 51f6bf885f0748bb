"""Which cards a plan still wants: after the best use of the hand, by colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from engine.niemcy.box import CARD_AT, COLOURS, CONNECTIONS, GREY, TRACKS_OF, WILD


def missing_cards(hand: Sequence[int], open_tracks: int, connections: Iterable[int]) -> dict[str, int]:
    """How many cards of each colour are missing to claim all these connections; what grey ones lack is ``X``.

    Coloured tracks take their own colour first, grey ones share what is left, each in one colour. Locomotives stand in where
    most is missing, for coloured tracks before grey ones.
    """
    chosen = list(connections)
    colours = [[track.colour for track in TRACKS_OF[at] if open_tracks >> track.number & 1] for at in chosen]
    best: tuple[int, dict[str, int]] | None = None
    for picked in product(*colours):  # where two colours are left, try both
        found = _lacking(hand, [(colour, CONNECTIONS[at].length) for colour, at in zip(picked, chosen)])
        total = sum(found.values())
        if best is None or total < best[0]:
            best = total, found
    return _with_locomotives(best[1] if best else {}, hand[WILD])


def _lacking(hand: Sequence[int], tracks: Sequence[tuple[str, int]]) -> dict[str, int]:
    """What is missing without locomotives."""
    wanted = dict.fromkeys(COLOURS, 0)
    for colour, length in tracks:
        if colour != GREY:
            wanted[colour] += length
    lacking = {colour: max(0, count - hand[CARD_AT[colour]]) for colour, count in wanted.items()}
    left = [max(0, hand[CARD_AT[colour]] - count) for colour, count in wanted.items()]
    grey = sorted((length for colour, length in tracks if colour == GREY), reverse=True)
    lacking[GREY] = sum(grey) - _covered(tuple(grey), tuple(sorted(filter(None, left), reverse=True)))
    return {colour: count for colour, count in lacking.items() if count}


@lru_cache(maxsize=1 << 14)
def _covered(lengths: tuple[int, ...], piles: tuple[int, ...]) -> int:
    """How many spaces of grey connections can be paid from piles of one colour each; a connection takes from one pile."""
    if not lengths or not piles:
        return 0
    first, *others = lengths
    best = _covered(tuple(others), piles)
    for at, pile in enumerate(piles):
        if at and piles[at - 1] == pile:
            continue
        paid = min(first, pile)
        rest = sorted(filter(None, (*piles[:at], pile - paid, *piles[at + 1 :])), reverse=True)
        best = max(best, paid + _covered(tuple(others), tuple(rest)))
    return best


def _with_locomotives(lacking: dict[str, int], wild: int) -> dict[str, int]:
    found = dict(lacking)
    while wild and found:
        most = max(found, key=lambda colour: (colour != GREY, found[colour]))
        found[most] -= 1
        wild -= 1
        if not found[most]:
            del found[most]
    return found
