"""Channels, threads and their members."""

from typing import Any

from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Form, Json, invalid
from playground.guilds import show_channel, thread_member
from playground.messages import post
from playground.permissions import Permission, need
from playground.rest.pipeline import ApiRoute, Call
from playground.world import DIRECT, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, THREADS

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
THREAD_CREATED = 18


def _seen(core: Core, call: Call, wanted: Permission = Permission.VIEW_CHANNEL) -> Json:
    channel = core.world.channel(call.path["channel_id"])
    need(core.world.permissions(channel, core.world.bot["id"]), wanted)
    return channel


def _thread(core: Core, call: Call) -> Json:
    channel = _seen(core, call)
    if channel["type"] not in THREADS:
        raise ApiError(ApiRefusal.WRONG_CHANNEL_TYPE)
    return channel


def read(core: Core, call: Call) -> Json:
    return show_channel(core.world, _seen(core, call), core.world.bot["id"])


def change(core: Core, call: Call) -> Json:
    channel = _seen(core, call)
    bot = core.world.bot["id"]
    if channel["type"] == DIRECT:
        raise ApiError(ApiRefusal.NOT_IN_DIRECT_MESSAGES)
    form, faults = call.form, Form()
    if "name" in form:
        faults.length("name", form["name"], 1, 100)
    if form.get("auto_archive_duration") not in (None, *ARCHIVE_MINUTES):
        faults.fault("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    faults.refuse()
    bits = core.world.permissions(channel, bot)
    if channel["type"] in THREADS:
        own = channel["owner_id"] == bot and "locked" not in form
        # Whoever may write in an unlocked thread may also bring it back from the archive.
        only_unarchive = (
            form.keys() <= {"archived"} and form.get("archived") is False and not channel["thread_metadata"]["locked"]
        )
        need(bits, Permission.SEND_MESSAGES_IN_THREADS if own or only_unarchive else Permission.MANAGE_THREADS)
        metadata = channel["thread_metadata"]
        if metadata["archived"] and form.get("archived") is not False and form.keys() - {"archived", "locked"}:
            raise ApiError(ApiRefusal.ARCHIVED_THREAD)
        for key in ("archived", "locked", "auto_archive_duration", "invitable"):
            if form.get(key) is not None:
                metadata[key] = form[key]
        if form.get("archived") is not None:
            metadata["archive_timestamp"] = core.clock.stamp()
    else:
        need(bits, Permission.MANAGE_CHANNELS)
    for key in ("name", "topic", "rate_limit_per_user"):
        if key in form and key in channel:
            channel[key] = form[key]
    core.world.keep_channel(channel)
    event = "THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE"
    core.gateway.dispatch(event, show_channel(core.world, channel, bot), channel)
    core.tell("channel", {"id": channel["id"]})
    return show_channel(core.world, channel, bot)


def remove(core: Core, call: Call) -> Json:
    channel = _seen(core, call)
    shown = show_channel(core.world, channel, core.world.bot["id"])
    if channel["type"] == DIRECT:
        return shown
    thread = channel["type"] in THREADS
    need(
        core.world.permissions(channel, core.world.bot["id"]), Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS
    )
    core.world.drop_channel(channel)
    core.gateway.dispatch("THREAD_DELETE" if thread else "CHANNEL_DELETE", shown, channel)
    core.tell("channel", {"id": channel["id"]})
    return shown


def start_thread(core: Core, call: Call) -> Json:
    """A thread without a message; public ones are announced in the channel."""
    kind = call.form.get("type", PRIVATE_THREAD)
    if kind not in THREADS:
        raise invalid("type", "BASE_TYPE_CHOICES", f"Value must be one of {THREADS}.")
    parent = _seen(core, call, Permission.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else Permission.CREATE_PRIVATE_THREADS)
    thread = _open(core, parent, call.form, kind, core.world.new_id())
    if kind == PUBLIC_THREAD:
        reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
        post(
            core,
            parent,
            core.world.bot,
            {"content": thread["name"]},
            [],
            extra={"type": THREAD_CREATED, "message_reference": reference},
        )
    return show_channel(core.world, thread, core.world.bot["id"])


def start_thread_from(core: Core, call: Call) -> Json:
    """A thread that hangs on a message and has its id."""
    parent = _seen(core, call, Permission.CREATE_PUBLIC_THREADS)
    found = core.world.store.message(call.path["message_id"])
    if found is None or found[1] is not None or found[0]["channel_id"] != parent["id"]:
        raise ApiError(ApiRefusal.UNKNOWN_MESSAGE)
    if found[0]["id"] in core.world.channels:
        raise ApiError(ApiRefusal.THREAD_EXISTS)
    thread = _open(core, parent, call.form, PUBLIC_THREAD, found[0]["id"])
    core.world.store.change_message({**found[0], "flags": found[0]["flags"] | 1 << 5})
    return show_channel(core.world, thread, core.world.bot["id"])


def _open(core: Core, parent: Json, form: Json, kind: int, id_: str) -> Json:
    if parent["type"] != TEXT:
        raise ApiError(ApiRefusal.WRONG_CHANNEL_TYPE)
    faults = Form()
    faults.length("name", form.get("name"), 1, 100)
    minutes = form.get("auto_archive_duration") or 1440
    if minutes not in ARCHIVE_MINUTES:
        faults.fault("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    faults.refuse()
    now, bot = core.clock.stamp(), core.world.bot["id"]
    metadata = {
        "archived": False,
        "auto_archive_duration": minutes,
        "archive_timestamp": now,
        "locked": False,
        "create_timestamp": now,
    }
    thread = core.world.keep_channel(
        {
            "id": id_,
            "type": kind,
            "guild_id": parent["guild_id"],
            "parent_id": parent["id"],
            "owner_id": bot,
            "name": form["name"],
            "message_count": 0,
            "total_message_sent": 0,
            "rate_limit_per_user": form.get("rate_limit_per_user") or 0,
            "last_message_id": None,
            "flags": 0,
            "thread_metadata": metadata | ({"invitable": form.get("invitable") is not False} if kind == PRIVATE_THREAD else {}),
            "joined": {bot: now},
            "pins": [],
        }
    )
    core.gateway.dispatch("THREAD_CREATE", {**show_channel(core.world, thread, bot), "newly_created": True}, thread)
    core.tell("channel", {"id": thread["id"]})
    return thread


def _named(core: Core, call: Call) -> str:
    user = call.path.get("user_id", "@me")
    return core.world.bot["id"] if user == "@me" else str(core.world.user(user)["id"])


def join(core: Core, call: Call) -> None:
    thread, user = _thread(core, call), _named(core, call)
    if thread["thread_metadata"]["archived"]:
        raise ApiError(ApiRefusal.ARCHIVED_THREAD)
    parent = core.world.channel(thread["parent_id"])
    if not core.world.sees(parent, user):
        raise ApiError(ApiRefusal.MISSING_ACCESS)
    if user not in thread["joined"]:
        thread["joined"][user] = core.clock.stamp()
        _members_changed(core, thread, added=[user])


def leave(core: Core, call: Call) -> None:
    thread, user = _thread(core, call), _named(core, call)
    if thread["thread_metadata"]["archived"]:
        raise ApiError(ApiRefusal.ARCHIVED_THREAD)
    if user != core.world.bot["id"]:
        need(core.world.permissions(thread, core.world.bot["id"]), Permission.MANAGE_THREADS)
    if thread["joined"].pop(user, None):
        _members_changed(core, thread, removed=[user])


def _members_changed(core: Core, thread: Json, added: list[str] | None = None, removed: list[str] | None = None) -> None:
    core.world.keep_channel(thread)
    news: Json = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": len(thread["joined"])}
    if added:
        news["added_members"] = [thread_member(thread, user) for user in added]
    if removed:
        news["removed_member_ids"] = removed
    core.gateway.dispatch("THREAD_MEMBERS_UPDATE", news, thread)
    core.tell("channel", {"id": thread["id"]})


def members(core: Core, call: Call) -> list[Json]:
    thread = _thread(core, call)
    return [thread_member(thread, user) for user in thread["joined"]]


def member(core: Core, call: Call) -> Json:
    thread, user = _thread(core, call), _named(core, call)
    if user not in thread["joined"]:
        raise ApiError(ApiRefusal.UNKNOWN_MEMBER)
    return thread_member(thread, user)


def archived_public(core: Core, call: Call) -> Json:
    return _archived(core, _seen(core, call, Permission.READ_MESSAGE_HISTORY), PUBLIC_THREAD)


def archived_private(core: Core, call: Call) -> Json:
    return _archived(core, _seen(core, call, Permission.READ_MESSAGE_HISTORY), PRIVATE_THREAD)


def _archived(core: Core, parent: Json, kind: int) -> Json:
    threads = [one for one in core.world.channels.values() if one.get("parent_id") == parent["id"] and one["type"] == kind]
    return _listing(core, [one for one in threads if one["thread_metadata"]["archived"]]) | {"has_more": False}


def active(core: Core, call: Call) -> Json:
    guild = core.world.guild(call.path["guild_id"])
    threads = [one for one in core.world.channels.values() if one.get("guild_id") == guild["id"] and one["type"] in THREADS]
    return _listing(
        core, [one for one in threads if not one["thread_metadata"]["archived"] and core.world.sees(one, core.world.bot["id"])]
    )


def _listing(core: Core, threads: list[Any]) -> Json:
    bot = core.world.bot["id"]
    joined = [thread_member(one, bot) for one in threads if bot in one["joined"]]
    return {"threads": [show_channel(core.world, one, bot) for one in threads], "members": joined}


C = "/channels/{channel_id}"
ROUTES = [
    ApiRoute("GET", C, read),
    ApiRoute("PATCH", C, change),
    ApiRoute("DELETE", C, remove),
    ApiRoute("POST", f"{C}/threads", start_thread),
    ApiRoute("POST", f"{C}/messages/{{message_id}}/threads", start_thread_from),
    ApiRoute("GET", f"{C}/thread-members", members),
    ApiRoute("PUT", f"{C}/thread-members/@me", join),
    ApiRoute("DELETE", f"{C}/thread-members/@me", leave),
    ApiRoute("GET", f"{C}/thread-members/{{user_id}}", member),
    ApiRoute("PUT", f"{C}/thread-members/{{user_id}}", join),
    ApiRoute("DELETE", f"{C}/thread-members/{{user_id}}", leave),
    ApiRoute("GET", f"{C}/threads/archived/public", archived_public),
    ApiRoute("GET", f"{C}/threads/archived/private", archived_private),
    ApiRoute("GET", "/guilds/{guild_id}/threads/active", active),
]
