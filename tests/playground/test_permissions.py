"""Permissions are counted in Discord's order: everyone, then all roles together, then the member; deny before allow."""

from typing import Any

import pytest

from playground.permissions import ALL, Permission, allowed

EVERYONE, MINER, CLERK, ANIA, OWNER = "1", "2", "3", "10", "11"
VIEW, SEND, ATTACH = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES


def role(id_: str, permissions: int = 0) -> dict[str, Any]:
    return {"id": id_, "permissions": str(int(permissions))}


def guild(*, everyone: int = VIEW | SEND, miner: int = 0) -> dict[str, Any]:
    members = {ANIA: {"roles": [MINER, CLERK]}, OWNER: {"roles": []}}
    return {
        "id": EVERYONE,
        "owner_id": OWNER,
        "roles": [role(EVERYONE, everyone), role(MINER, miner), role(CLERK)],
        "members": members,
    }


def channel(**overwrites: tuple[int, int]) -> dict[str, Any]:
    """A channel with (allow, deny) for each name."""
    ids = {"everyone": EVERYONE, "miner": MINER, "clerk": CLERK, "ania": ANIA}
    entries = [{"id": ids[name], "allow": str(int(yes)), "deny": str(int(no))} for name, (yes, no) in overwrites.items()]
    return {"permission_overwrites": entries}


@pytest.mark.parametrize(
    ("overwrites", "may"),
    [
        ({}, True),
        ({"everyone": (0, SEND)}, False),
        ({"everyone": (0, SEND), "miner": (SEND, 0)}, True),
        ({"miner": (SEND, 0), "everyone": (0, SEND)}, True),
        # One role forbids, another allows: the order of the roles does not matter, allowing wins among them.
        ({"miner": (0, SEND), "clerk": (SEND, 0)}, True),
        ({"clerk": (SEND, 0), "miner": (0, SEND)}, True),
        ({"miner": (SEND, 0), "clerk": (0, SEND)}, True),
        ({"miner": (SEND, SEND)}, True),
        ({"miner": (0, SEND)}, False),
        ({"miner": (0, SEND), "everyone": (SEND, 0)}, False),
        ({"miner": (SEND, 0), "ania": (0, SEND)}, False),
        ({"ania": (SEND, 0), "miner": (0, SEND), "everyone": (0, SEND)}, True),
        ({"ania": (ATTACH, 0), "clerk": (0, SEND)}, False),
    ],
)
def test_the_order_in_which_overwrites_count(overwrites: dict[str, tuple[int, int]], may: bool) -> None:
    assert bool(allowed(guild(), channel(**overwrites), ANIA) & SEND) is may


def test_roles_add_up_and_whoever_does_not_see_a_channel_may_do_nothing_in_it() -> None:
    assert allowed(guild(miner=ATTACH), None, ANIA) == VIEW | SEND | ATTACH
    assert allowed(guild(), channel(clerk=(0, VIEW)), ANIA) == 0
    assert allowed(guild(), channel(), "a stranger") == 0


def test_administrators_and_the_owner_may_do_everything_anywhere() -> None:
    forbidden = channel(everyone=(0, VIEW), miner=(0, VIEW | SEND), ania=(0, VIEW))
    assert allowed(guild(miner=Permission.ADMINISTRATOR), forbidden, ANIA) == ALL
    assert allowed(guild(), forbidden, OWNER) == ALL
