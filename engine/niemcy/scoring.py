"""The final account: tickets, Globetrotter, majorities of passengers, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.niemcy.box import GLOBETROTTER, MOST_PASSENGERS, PASSENGERS, SECOND_PASSENGERS, TICKETS
from engine.niemcy.network import completed
from engine.niemcy.state import State

ACCOUNT = ("routes", "tickets", "failed", "globetrotter", "passengers")


def majority(counts: Sequence[int]) -> list[int]:
    """What each seat gets for one colour; tied for most: no second prize; none without a passenger."""
    ranks = sorted({count for count in counts if count}, reverse=True)
    if not ranks:
        return [0] * len(counts)
    prizes = {ranks[0]: MOST_PASSENGERS}
    if len(ranks) > 1 and counts.count(ranks[0]) == 1:
        prizes[ranks[1]] = SECOND_PASSENGERS
    return [prizes.get(count, 0) for count in counts]


def globetrotters(done: Sequence[int]) -> list[int]:
    """The bonus of each seat for most completed tickets; nobody gets it with none."""
    most = max(done)
    return [GLOBETROTTER if most and count == most else 0 for count in done]


def accounts(state: State) -> list[dict[str, int]]:
    """For each seat what its points are made of, if the game ended now."""
    done = [completed(reach, tickets) for reach, tickets in zip(state.reach, state.tickets)]
    bonus = globetrotters([len(codes) for codes in done])
    prizes = [majority(column) for column in zip(*state.passengers)]
    return [
        {
            "routes": state.points[seat],
            "tickets": sum(TICKETS[code].value for code in done[seat]),
            "failed": -sum(TICKETS[code].value for code in state.tickets[seat] if code not in done[seat]),
            "globetrotter": bonus[seat],
            "passengers": sum(prize[seat] for prize in prizes),
        }
        for seat in range(state.seats)
    ]


def points_so_far(state: State) -> list[int]:
    """Connections, completed tickets and passengers as they stand; what is not completed yet is nobody's loss yet."""
    return [sum(row.values()) - row["failed"] for row in accounts(state)]


def winners(state: State, rows: Sequence[Mapping[str, int]]) -> tuple[int, ...]:
    """Most points; tied: more completed tickets; then more passengers; then shared."""
    ranks = [
        (sum(rows[seat].values()), len(completed(state.reach[seat], state.tickets[seat])), sum(state.passengers[seat]))
        for seat in range(state.seats)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def final_figures(state: State) -> dict[str, Any]:
    """All that is told at the end of a game."""
    rows = accounts(state)
    done = [list(completed(reach, tickets)) for reach, tickets in zip(state.reach, state.tickets)]
    return {
        "scores": [sum(row.values()) for row in rows],
        "accounts": rows,
        "winners": list(winners(state, rows)),
        "done": done,
        "failed": [[code for code in tickets if code not in done[seat]] for seat, tickets in enumerate(state.tickets)],
        "majorities": {
            colour: {"counts": list(column), "points": majority(column)}
            for colour, column in zip(PASSENGERS, zip(*state.passengers))
        },
    }
