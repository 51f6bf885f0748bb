"""Which rights the bot and the person need where a table is to stand."""

from __future__ import annotations

import discord
import pytest

from bot.discord_app.bot_permissions import missing_for_person, missing_permissions

BOTH = {"view_channel": True, "attach_files": True}


@pytest.mark.parametrize(
    ("in_thread", "own_thread", "write"),
    [
        (False, False, {"send_messages"}),
        (True, False, {"send_messages_in_threads"}),
        (False, True, {"send_messages_in_threads", "create_public_threads"}),
        (True, True, {"send_messages_in_threads", "create_public_threads"}),
    ],
)
def test_every_right_that_is_needed_is_missed_and_no_other(in_thread: bool, own_thread: bool, write: set[str]) -> None:
    where = {"in_thread": in_thread, "own_thread": own_thread}
    nothing, enough = discord.Permissions.none(), discord.Permissions(**BOTH, **dict.fromkeys(write, True))
    assert set(missing_permissions(nothing, **where)) == {*BOTH, *write}
    assert set(missing_for_person(nothing, **where)) == write
    assert not missing_permissions(enough, **where)
    assert not missing_for_person(enough, **where)
