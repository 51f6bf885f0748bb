"""Events of Szczęść Boże as lines of English, for games in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Event

_LINES = {
    "drafted": "{who} picks a card; {left} are left",
    "placed": "{who} sends {miners} to {space}",
    "bought": "  buys {tile} for {price} marks",
    "filled_carts": "  fills the carts with {cubes}",
    "earned": "  takes {marks} marks, has {money}",
    "took_order": "  takes the order {card}",
    "drew": "  looks at {count} {what}",
    "kept_none": "  keeps none",
    "put_back": "  puts {count} back, {where}",
    "filled": "  {cage}{store} onto {order}",
    "mined": "  mines {used} of {steps} steps",
    "delivered": "  delivers {count} by {transport}: {points} points",
    "start_passed": "{who} starts the next shift",
    "shift_began": "--- shift {shift} ---",
    "game_over": "--- the game is over ---",
}


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """The line for an event; None if it needs none."""
    if event.kind == "shift_scored":
        rows = [_majority(row, names) for row in event.data["categories"] if any(row["points"])]
        return "\n".join([f"--- the end of shift {event.data['shift']} ---", *rows])
    if event.kind == "filled" and not event.data["complete"]:
        return None
    line = _LINES.get(event.kind)
    if line is None:
        return None
    return line.format(who=names[event.seat] if event.seat is not None else "", **event.data)


def _majority(row: dict[str, list[int]], names: Sequence[str]) -> str:
    winners = ", ".join(f"{name} {points}" for name, points in zip(names, row["points"]) if points)
    return f"  {row['category']}: {winners}"
