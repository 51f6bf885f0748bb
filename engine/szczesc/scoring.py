"""Majorities after a shift, who starts the next one, and the final account."""

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
    """How much these delivered cards count in a category of colours or transports."""
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
    """What each seat has in a category now."""
    if category.kind == "empty":
        return [shaft.empty_carts(category.key) for shaft in state.shafts]
    return [squares_of(category, shaft.delivered) for shaft in state.shafts]


def score_shift(state: State) -> Event:
    """Award the majorities of the shift that has just ended; every delivered card is seen by all."""
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
    """The starting player of the next shift: most miners in the workshops; in a tie not the old one again."""
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
    """The final account; marks, cubes and cards are only counted and stay where they are."""
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
        Event("game_over", None, {"scores": list(state.scores), "winners": list(winners(state)), "left_over": left_over(state)}),
    ]


def imbalance(state: State, seat: int) -> int:
    """By how many tiles the light and the dark side differ."""
    light, dark = state.shafts[seat].sides()
    return abs(light - dark)


def left_over(state: State) -> list[int]:
    """The marks that remain after the exchange: the tie-break."""
    return [money % MARKS_A_POINT for money in state.money]


def winners(state: State) -> tuple[int, ...]:
    """Who wins with the scores as they are."""
    standing = list(zip(state.scores, left_over(state)))
    best = max(standing)
    return tuple(seat for seat in range(state.seats) if standing[seat] == best)


def _award(state: State, source: str, points: Sequence[int]) -> None:
    for seat, more in enumerate(points):
        state.scores[seat] += more
    state.ledger.append(ScoreEntry(state.ply, state.shift, source, tuple(points)))
