"""Messages, pins, typing."""

from typing import Any

from playground.clock import created_at
from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Json, invalid
from playground.messages import delete, edit, may_edit, may_post, post, show
from playground.permissions import Permission, need
from playground.rest.pipeline import ApiRoute, Call
from playground.world import DIRECT
from playground.world_store import is_row_id

HISTORY = 100
PINS = 250
BULK_SECONDS = 14 * 24 * 60 * 60


def _channel(core: Core, call: Call, wanted: Permission = Permission.VIEW_CHANNEL) -> Json:
    channel = core.world.channel(call.path["channel_id"])
    need(core.world.permissions(channel, core.world.bot["id"]), wanted)
    return channel


def _message(core: Core, call: Call, wanted: Permission = Permission.VIEW_CHANNEL) -> Json:
    """A message of the channel; private answers do not exist for the bot's own token."""
    channel = _channel(core, call, wanted)
    found = core.world.store.message(call.path["message_id"])
    if found is None or found[1] is not None or found[0]["channel_id"] != channel["id"]:
        raise ApiError(ApiRefusal.UNKNOWN_MESSAGE)
    return found[0]


def create(core: Core, call: Call) -> Json:
    channel = core.world.channel(call.path["channel_id"])
    may_post(core, channel, call.form, call.uploads)
    return show(core, post(core, channel, core.world.bot, call.form, call.uploads))


def change(core: Core, call: Call) -> Json:
    message = _message(core, call)
    may_edit(core, message)
    return show(core, edit(core, message, None, call.form, call.uploads))


def remove(core: Core, call: Call) -> None:
    message = _message(core, call)
    if message["author"]["id"] != core.world.bot["id"]:
        channel = core.world.channel(message["channel_id"])
        if channel["type"] == DIRECT:
            raise ApiError(ApiRefusal.NOT_IN_DIRECT_MESSAGES)
        need(core.world.permissions(channel, core.world.bot["id"]), Permission.MANAGE_MESSAGES)
    delete(core, message, None)


def remove_many(core: Core, call: Call) -> None:
    channel = _channel(core, call, Permission.MANAGE_MESSAGES)
    ids = [str(one) for one in call.form.get("messages") or []]
    if not 2 <= len(ids) <= 100:
        raise invalid("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    found = [core.world.store.message(one) for one in ids]
    for entry in found:
        if entry and core.clock.now() - created_at(entry[0]["id"]) > BULK_SECONDS:
            raise ApiError(ApiRefusal.BULK_DELETE_TOO_OLD)
    for entry in found:
        if entry and entry[1] is None and entry[0]["channel_id"] == channel["id"]:
            delete(core, entry[0], None)


def read(core: Core, call: Call) -> Json:
    return show(core, _message(core, call, Permission.READ_MESSAGE_HISTORY))


def history(core: Core, call: Call) -> list[Json]:
    """Newest first, as Discord gives it."""
    channel = _channel(core, call, Permission.READ_MESSAGE_HISTORY)
    marks = {key: call.query[key] for key in ("before", "after", "around") if key in call.query}
    limit = call.query.get("limit", "50")
    if not all(is_row_id(mark) for mark in marks.values()) or not (limit.isdigit() and 1 <= int(limit[:4]) <= HISTORY):
        raise invalid("limit", "NUMBER_TYPE_MAX", f"Snowflakes, and a limit between 1 and {HISTORY}.")
    store, id_ = core.world.store, channel["id"]
    if "around" in marks:
        middle, half = int(marks["around"]), int(limit) // 2
        found = store.messages(id_, None, middle, None, half) + store.messages(id_, None, None, middle - 1, int(limit) - half)
    else:
        before, after = (int(marks[key]) if key in marks else None for key in ("before", "after"))
        found = store.messages(id_, None, before, after, int(limit))
    return [show(core, one) for one in reversed(found)]


def pin(core: Core, call: Call) -> None:
    _pin(core, call, pinned=True)


def unpin(core: Core, call: Call) -> None:
    _pin(core, call, pinned=False)


def _pin(core: Core, call: Call, *, pinned: bool) -> None:
    direct = core.world.channel(call.path["channel_id"])["type"] == DIRECT
    message = _message(core, call, Permission.VIEW_CHANNEL if direct else Permission.PIN_MESSAGES)
    channel = core.world.channel(message["channel_id"])
    if (message["id"] in channel["pins"]) == pinned:
        return
    if pinned and len(channel["pins"]) >= PINS:
        raise ApiError(ApiRefusal.TOO_MANY_PINS)
    with core.world.store.atomic():
        (channel["pins"].append if pinned else channel["pins"].remove)(message["id"])
        message["pinned"] = pinned
        core.world.keep_channel(channel)
        core.world.store.change_message(message)
    core.gateway.dispatch("CHANNEL_PINS_UPDATE", {"channel_id": channel["id"], "last_pin_timestamp": core.clock.stamp()}, channel)
    core.tell("message", {"message": message, "visible_to": None, "new": False})


def pins(core: Core, call: Call) -> Json:
    found = _pinned(core, call)
    return {"items": [{"pinned_at": one["timestamp"], "message": one} for one in found], "has_more": False}


def pins_plain(core: Core, call: Call) -> list[Json]:
    return _pinned(core, call)


def _pinned(core: Core, call: Call) -> list[Json]:
    channel = _channel(core, call, Permission.READ_MESSAGE_HISTORY)
    found: list[Any] = [core.world.store.message(one) for one in reversed(channel["pins"])]
    return [show(core, one[0]) for one in found if one]


def typing(core: Core, call: Call) -> None:
    channel = core.world.channel(call.path["channel_id"])
    may_post(core, channel, {}, [])
    core.tell("typing", {"channel": channel["id"], "user": core.world.bot["id"]})


C, M = "/channels/{channel_id}", "/channels/{channel_id}/messages/{message_id}"
ROUTES = [
    ApiRoute("GET", f"{C}/messages", history),
    ApiRoute("POST", f"{C}/messages", create),
    ApiRoute("POST", f"{C}/messages/bulk-delete", remove_many),
    ApiRoute("GET", f"{C}/messages/pins", pins),
    ApiRoute("PUT", f"{C}/messages/pins/{{message_id}}", pin),
    ApiRoute("DELETE", f"{C}/messages/pins/{{message_id}}", unpin),
    ApiRoute("GET", f"{C}/pins", pins_plain),
    ApiRoute("PUT", f"{C}/pins/{{message_id}}", pin),
    ApiRoute("DELETE", f"{C}/pins/{{message_id}}", unpin),
    ApiRoute("GET", M, read),
    ApiRoute("PATCH", M, change),
    ApiRoute("DELETE", M, remove),
    ApiRoute("POST", f"{C}/typing", typing),
]
