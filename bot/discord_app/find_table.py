"""Which table of a game a command is about: the one of the channel; in direct messages also one that waits for this person."""

from __future__ import annotations

import discord

from bot.service.table_service import TableService
from bot.storage import table_reads


async def find_table(tables: TableService, interaction: discord.Interaction, game: str = "") -> int | None:
    """The table that this person means, of one game or of any; a channel's last one counts even when its game is over.

    In direct messages a game that goes on there comes first, then the one that waits for this person.
    """
    channel = interaction.channel_id or 0
    here = await tables.store.read(lambda db: table_reads.latest_table_in_channel(db, channel, game))
    if interaction.guild_id is not None or (here is not None and here == await tables.table_in(channel)):
        return here
    person = interaction.user.id
    own = await tables.store.read(lambda db: table_reads.live_tables_of_person(db, person, game))
    for number in own:
        table = await tables.table(number)
        if table is not None and any(table.seats[seat].player == person for seat in table.to_act()):
            return number
    return own[0] if own else here


async def other_game_in_channel(tables: TableService, interaction: discord.Interaction, game: str) -> str | None:
    """The other game that is being played in this channel."""
    number = None if interaction.channel_id is None else await tables.table_in(interaction.channel_id)
    table = None if number is None else await tables.table(number)
    return None if table is None or table.game_name == game else table.game_name
