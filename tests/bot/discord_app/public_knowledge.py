"""What everybody may know, version by version, to hold against what was posted."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.storage.history import replay_base
from bot.storage.table_reads import fetch_log
from bot.tables.table import Table
from engine.contract import CHANCE
from playground import MessageView
from tests.bot.discord_app.harness import DiscordHarness

CARD = re.compile(r"\b[HWCL]-[YBGK]{1,6}\b")


def everything_in(message: MessageView) -> str:
    """All that a client is sent of a message: texts, alt texts, ids, labels, options, file names."""
    return json.dumps(message.raw["components"]) + json.dumps(message.raw["attachments"]) + message.raw["content"]


def cards_in(text: str) -> set[str]:
    return set(CARD.findall(text))


async def public_cards(hall: DiscordHarness, table: Table) -> list[tuple[int, set[str]]]:
    """For each version, all cards that everybody has ever been able to see up to it."""

    def reader(db: Any) -> list[tuple[int, set[str]]]:
        known: set[str] = set()
        found = []
        state = replay_base(db, table, table.seq).state
        known |= _seen(table, state)
        for row in fetch_log(db, table.id):
            if row.kind in ("act", "chance"):
                events = table.game.apply(state, CHANCE if row.seat is None else row.seat, table.game.parse(row.text))
                known |= cards_in(json.dumps([event.data for event in events if event.only_for is None], default=str))
                known |= _seen(table, state)
            found.append((row.seq, set(known)))
        return found

    return await hall.bot.tables.store.read(reader)


def _seen(table: Table, state: Any) -> set[str]:
    view = table.game.observe(state, None)
    pieces = [*view.orders, *view.display]
    for shaft in view.shafts:
        pieces += [*shaft.delivered, *(order.code for order in shaft.pending)]
    return {piece for piece in pieces if piece}
