"""SQL for turns that are planned ahead."""

from __future__ import annotations

from collections.abc import Mapping

from bot.storage.connection import Connection
from bot.tables.seat_plans import SeatPlans
from engine.contract import Seat


def load_plans(db: Connection, table_id: int) -> dict[Seat, SeatPlans]:
    """The plans of a table by seat; what cannot be read is no plan."""
    found: dict[Seat, SeatPlans] = {}
    for seat, text in db.execute("SELECT seat, plans FROM planned_turns WHERE table_id = ?", (table_id,)).fetchall():
        try:
            found[int(seat)] = SeatPlans.from_json(text)
        except (ValueError, TypeError, KeyError):
            continue
    return found


def write_plans(db: Connection, table_id: int, plans: Mapping[Seat, SeatPlans]) -> None:
    """The same after a change."""
    db.execute("DELETE FROM planned_turns WHERE table_id = ?", (table_id,))
    for seat, one in plans.items():
        db.execute("INSERT INTO planned_turns (table_id, seat, plans) VALUES (?, ?, ?)", (table_id, seat, one.to_json()))
