"""Which table of a game a command is about: the one of the channel, or in direct messages the one that waits for this person."""

from __future__ import annotations

import discord
from sqlite_utils import Database

from bot.service.table_service import TableService

_LATEST_HERE = """SELECT id FROM tables WHERE channel = ?1 AND ?2 IN (game, '')
                  ORDER BY status IN ('open', 'running', 'frozen') DESC, id DESC LIMIT 1"""
_OWN = """SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
          WHERE s.person = ?1 AND ?2 IN (t.game, '') AND NOT s.resigned
          AND t.status IN ('open', 'running') ORDER BY t.id DESC LIMIT 20"""


async def find_table(tables: TableService, interaction: discord.Interaction, game: str = "") -> int | None:
    """The table that this person means, of one game or of any; a channel's last one counts even when its game is over."""
    if interaction.guild_id is not None:
        channel = interaction.channel_id or 0
        return await tables.store.read(lambda db: _first(db, _LATEST_HERE, channel, game))
    person = interaction.user.id
    own = await tables.store.read(lambda db: [row[0] for row in db.conn.execute(_OWN, (person, game))])
    for number in own:
        table = await tables.table(number)
        if table is not None and any(table.seats[seat].player == person for seat in table.to_act()):
            return int(number)
    return int(own[0]) if own else None


async def other_game_in_channel(tables: TableService, interaction: discord.Interaction, game: str) -> str | None:
    """The other game that is being played in this channel."""
    number = None if interaction.channel_id is None else await tables.table_in(interaction.channel_id)
    table = None if number is None else await tables.table(number)
    return None if table is None or table.game_name == game else table.game_name


def _first(db: Database, sql: str, *values: int | str) -> int | None:
    row = db.conn.execute(sql, values).fetchone()
    return None if row is None else int(row[0])
