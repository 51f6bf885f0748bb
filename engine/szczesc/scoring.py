"""Majorities after a shift, the next starting player, and the final scoring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.contract import Event
from engine.szczesc.box import (
    CARDS,
    CATEGORIES,
    CATEGORIES_AFTER,
    CUBES_A_POINT,
    IMBALANCE_PENALTY,
    MARKS_A_POINT,
    PENDING_PENALTY,
    WORKSHOPS,
    Category,
)  # fmt: skip
from engine.szczesc.state import ScoreEntry, State


def squares_of(category: Category, delivered: Sequence[str]) -> int:
    """The squares that these delivered cards count for in a colour or transport category."""
    if category.kind == "colour":
        return sum(CARDS[code].squares.count(category.key) for code in delivered)
    return sum(len(CARDS[code].squares) for code in delivered if code[0] == category.key)


def majority(category: Category, counts: Sequence[int]) -> tuple[int, ...]:
    """The points that each seat gets for these counts."""
    most = max(counts)
    if most == 0:
        return (0,) * len(counts)
    second = 0
    if counts.count(most) == 1 and len(counts) > 2:
        second = max(count for count in counts if count != most)
    return tuple(
        category.first if count == most else category.second if count == second and second > 0 else 0 for count in counts
    )


def counts_in(state: State, category: Category) -> list[int]:
    """The current count of each seat in a category."""
    if category.kind == "empty":
        return [shaft.empty_carts(category.key) for shaft in state.shafts]
    return [squares_of(category, shaft.delivered) for shaft in state.shafts]


def score_shift(state: State) -> Event:
    """Score the majorities of the shift that has just ended; all delivered cards become public."""
    rows = []
    for category in CATEGORIES[: CATEGORIES_AFTER[state.shift]]:
        counts = counts_in(state, category)
        points = majority(category, counts)
        rows.append({"category": category.name, "counts": counts, "points": list(points)})
        if any(points):
            _award(state, category.name, points)
    for shaft in state.shafts:
        shaft.revealed = len(shaft.delivered)
    delivered = [list(shaft.delivered) for shaft in state.shafts]
    return Event(
        "shift_scored", None, {"shift": state.shift, "categories": rows, "delivered": delivered, "scores": list(state.scores)}
    )


def pass_start(state: State) -> Event:
    """Set the starting player of the next shift: most miners in the workshops; a tie does not go to the old one."""
    counts = [0] * state.seats
    for space in WORKSHOPS:
        if state.standing[space]:
            counts[state.owner[space]] += state.standing[space]
    most = max(counts)
    tied = [seat for seat in range(state.seats) if counts[seat] == most]
    old = state.start
    if len(tied) == 1:
        state.start = tied[0]
        reason = "most"
    else:
        state.start = min((seat for seat in tied if seat != old), key=lambda seat: (seat - old) % state.seats)
        reason = "tie" if most else "nobody"
    return Event("start_passed", state.start, {"from": old, "workshops": counts, "reason": reason})


def settle(state: State) -> list[Event]:
    """Final scoring; marks, cubes and cards are counted, not removed."""
    accounts: list[tuple[str, Callable[[int], tuple[int, int]]]] = [
        ("marks", lambda seat: (state.money[seat], state.money[seat] // MARKS_A_POINT)),
        ("cubes", lambda seat: (len(state.shafts[seat].cubes()), len(state.shafts[seat].cubes()) // CUBES_A_POINT)),
        ("pending", lambda seat: (len(state.shafts[seat].pending), -PENDING_PENALTY * len(state.shafts[seat].pending))),
        ("balance", lambda seat: (imbalance(state, seat), -IMBALANCE_PENALTY * imbalance(state, seat))),
    ]
    rows = {}
    for name, account in accounts:
        both = [account(seat) for seat in range(state.seats)]
        points = tuple(points for _, points in both)
        rows[name] = {"counts": [count for count, _ in both], "points": list(points)}
        if any(points):
            _award(state, name, points)
    sides = [list(shaft.sides()) for shaft in state.shafts]
    return [
        Event("settled", None, {"accounts": rows, "sides": sides, "scores": list(state.scores)}),
        Event(
            "game_over",
            None,
            {"scores": list(state.scores), "winners": list(winners(state)), "left_over": remaining_marks(state)},
        ),
    ]


def imbalance(state: State, seat: int) -> int:
    """Difference between the numbers of tiles on the light and the dark side."""
    light, dark = state.shafts[seat].sides()
    return abs(light - dark)


def remaining_marks(state: State) -> list[int]:
    """Tie-break: the marks that remain after marks were exchanged for points, by seat."""
    return [money % MARKS_A_POINT for money in state.money]


def winners(state: State) -> tuple[int, ...]:
    """The winners by the current scores and the tie-break."""
    standing = list(zip(state.scores, remaining_marks(state)))
    best = max(standing)
    return tuple(seat for seat in range(state.seats) if standing[seat] == best)


def _award(state: State, source: str, points: Sequence[int]) -> None:
    for seat, more in enumerate(points):
        state.scores[seat] += more
    state.ledger.append(ScoreEntry(state.ply, state.shift, source, tuple(points)))
