"""The bot itself, people, servers and where the gateway is."""

from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Json, invalid
from playground.guilds import show_channel, show_guild
from playground.rest.pipeline import ApiRoute, Call
from playground.world import THREADS


def me(core: Core, call: Call) -> Json:
    return {**core.world.bot, "verified": True, "mfa_enabled": True, "email": None, "locale": "en-US"}


def application(core: Core, call: Call) -> Json:
    owner = next(iter(core.world.people), core.world.bot["id"])
    return {
        "id": core.world.bot["id"],
        "name": core.world.bot["username"],
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "summary": "",
        "team": None,
        "owner": core.world.user(owner),
        "approximate_guild_count": len(core.world.guilds),
        "integration_types_config": {"0": {}, "1": {}},
    }


def gateway(core: Core, call: Call) -> Json:
    return {"url": core.gateway.url}


def gateway_bot(core: Core, call: Call) -> Json:
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": core.settings.max_concurrency}
    return {"url": core.gateway.url, "shards": core.settings.shards, "session_start_limit": limit}


def user(core: Core, call: Call) -> Json:
    return core.world.user(call.path["user_id"])


def open_direct(core: Core, call: Call) -> Json:
    """Opening is always allowed; whether the person takes messages shows when one is sent."""
    recipient = str(call.form.get("recipient_id"))
    if recipient not in core.world.people:
        raise invalid("recipient_id", "INVALID_RECIPIENT", "Invalid Recipient(s)")
    return show_channel(core.world, core.world.direct_channel(recipient))


def guild(core: Core, call: Call) -> Json:
    found = core.world.guild(call.path["guild_id"])
    return {
        **show_guild(found),
        "approximate_member_count": len(found["members"]),
        "approximate_presence_count": len(found["members"]),
    }


def channels(core: Core, call: Call) -> list[Json]:
    found = core.world.guild(call.path["guild_id"])
    own = [one for one in core.world.channels.values() if one.get("guild_id") == found["id"] and one["type"] not in THREADS]
    return [show_channel(core.world, one) for one in own if core.world.sees(one, core.world.bot["id"])]


def roles(core: Core, call: Call) -> list[Json]:
    return list(core.world.guild(call.path["guild_id"])["roles"])


def member(core: Core, call: Call) -> Json:
    found = core.world.guild(call.path["guild_id"])
    core.world.user(call.path["user_id"])
    return core.world.member(found, call.path["user_id"])


def members(core: Core, call: Call) -> list[Json]:
    if not core.settings.privileged_intents & 1 << 1:
        raise ApiError(ApiRefusal.MISSING_ACCESS)
    found = core.world.guild(call.path["guild_id"])
    return [core.world.member(found, one) for one in found["members"]]


G = "/guilds/{guild_id}"
ROUTES = [
    ApiRoute("GET", "/users/@me", me),
    ApiRoute("GET", "/applications/@me", application),
    ApiRoute("GET", "/oauth2/applications/@me", application),
    ApiRoute("GET", "/gateway", gateway, open=True),
    ApiRoute("GET", "/gateway/bot", gateway_bot),
    ApiRoute("POST", "/users/@me/channels", open_direct),
    ApiRoute("GET", "/users/{user_id}", user),
    ApiRoute("GET", G, guild),
    ApiRoute("GET", f"{G}/channels", channels),
    ApiRoute("GET", f"{G}/roles", roles),
    ApiRoute("GET", f"{G}/members", members),
    ApiRoute("GET", f"{G}/members/{{user_id}}", member),
]
