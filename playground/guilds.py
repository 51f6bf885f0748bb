"""JSON of servers, channels and threads for the API and the gateway."""

from playground.errors import Json
from playground.world import DIRECT, PRIVATE_THREAD, THREADS, World

PRIVATE_KEYS = ("joined", "pins", "recipient")


def show_channel(world: World, channel: Json, user: str | None = None) -> Json:
    """A channel, thread or direct conversation; for a thread with the membership of the user who asks."""
    shown = {key: value for key, value in channel.items() if key not in PRIVATE_KEYS}
    if channel["type"] == DIRECT:
        return {**shown, "recipients": [world.user(channel["recipient"])]}
    if channel["type"] in THREADS:
        shown["member_count"] = len(channel["joined"])
        shown["thread_metadata"] = dict(channel["thread_metadata"])
        if user is not None and user in channel["joined"]:
            shown["member"] = thread_member(channel, user)
    return shown


def thread_member(thread: Json, user: str) -> Json:
    return {"id": thread["id"], "user_id": user, "join_timestamp": thread["joined"][user], "flags": 0}


def show_guild(guild: Json) -> Json:
    return {
        "id": guild["id"],
        "name": guild["name"],
        "owner_id": guild["owner_id"],
        "preferred_locale": guild["preferred_locale"],
        "roles": guild["roles"],
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "emojis": [],
        "stickers": [],
        "features": [],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "vanity_url_code": None,
        "max_members": 500_000,
    }


def guild_create(world: World, guild: Json, *, with_members: bool) -> Json:
    """The event with which the bot learns a server: only channels that it sees, only itself unless it may know the members."""
    bot = world.bot["id"]
    own = [one for one in world.channels.values() if one.get("guild_id") == guild["id"]]
    threads = [one for one in own if one["type"] in THREADS and world.sees(one, bot) and not one["thread_metadata"]["archived"]]
    return {
        **show_guild(guild),
        "joined_at": guild["members"][bot]["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": len(guild["members"]),
        "members": [world.member(guild, user) for user in (guild["members"] if with_members else [bot])],
        "channels": [show_channel(world, one) for one in own if one["type"] not in THREADS],
        "threads": [show_channel(world, one, bot) for one in threads if one["type"] != PRIVATE_THREAD or bot in one["joined"]],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
