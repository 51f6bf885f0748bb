"""Tables made by hand, for rules that read no position."""

from __future__ import annotations

from typing import Any

from bot.tables.table import Table, TableSeat


def made_table(people: int, **more: Any) -> Table:
    """A running table of people 1, 2, 3 …, with a clock of a day unless something else is said."""
    given = {"clock": 24 * 3600, **more}
    return Table(
        id=1, game_name="szczesc", rules_version=1, seed=1, sealed=1, options={}, deal=None, server=5, channel=77, host=1,
        language="pl", status="running", seq=9, deadline=None, alarm=None, opened_at=0, started_at=0, ended_at=None,
        seats=[TableSeat(person, f"P{person}") for person in range(1, people + 1)], **given,
    )  # fmt: skip
