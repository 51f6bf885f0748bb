"""Messages: posted, changed and deleted under Discord's rules, and shown as the API shows them."""

import copy
import re
from typing import Any

from playground.attachments import Upload, bind_media, bound_media_stays, show_attachment, show_media, take_uploads
from playground.clock import EPOCH_MS, created_at
from playground.core import Core
from playground.emojis import check_components
from playground.errors import ApiError, ApiRefusal, Form, Json, invalid
from playground.limits import NONCE, TEXT, V2, check_allowed_mentions, check_message, walk
from playground.permissions import Permission, need
from playground.world import DIRECT, THREADS

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT = 1 << 2, 1 << 6, 1 << 7, 1 << 12
FIELDS: dict[str, tuple[type, ...]] = {
    "content": (str,),
    "embeds": (list,),
    "components": (list,),
    "attachments": (list,),
    "flags": (int,),
    "nonce": (str, int),
    "allowed_mentions": (dict,),
    "message_reference": (dict,),
    "sticker_ids": (list,),
}


def post(
    core: Core,
    channel: Json,
    author: Json,
    body: Json,
    uploads: list[Upload],
    *,
    visible_to: str | None = None,
    extra: Json | None = None,
    loading: bool = False,
) -> Json:
    """A new message, as stored. With `visible_to` it is a private answer that one person sees."""
    _check_fields(body)
    world = core.world
    nonce = body.get("nonce")
    key = f"{author['id']}:{nonce}" if nonce is not None and body.get("enforce_nonce") else None
    if key:
        since = int((core.clock.now() - core.settings.nonce_seconds) * 1000 - EPOCH_MS) << 22
        if earlier := world.store.message_with_nonce(key, since):
            return {**earlier, "nonce": nonce}
    flags = int(body.get("flags") or 0) & (SUPPRESS_EMBEDS | SILENT | V2)
    flags |= (EPHEMERAL if visible_to else 0) | (LOADING if loading else 0)
    with world.store.atomic():
        attachments = take_uploads(core, channel["id"], [], body, uploads)
        message: Json = {
            "id": world.new_id(),
            "channel_id": channel["id"],
            "type": 0,
            "author": author,
            "content": body.get("content") or "",
            "embeds": body.get("embeds") or [],
            "components": copy.deepcopy(body.get("components") or []),
            "attachments": attachments,
            "flags": flags,
            "timestamp": core.clock.stamp(),
            "edited_timestamp": None,
            "tts": False,
            "pinned": False,
            "mention_roles": [],
            "mentions": [],
            "mention_everyone": False,
            **_reply(core, channel, body),
            **(extra or {}),
        }
        if not loading:
            _settle(core, message, body)
        world.store.put_message(message, visible_to, key)
        channel["last_message_id"] = message["id"]
        if channel["type"] in THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        world.keep_channel(channel)
    _announce(core, "MESSAGE_CREATE", channel, {**message, **({"nonce": nonce} if nonce is not None else {})}, visible_to)
    return {**message, "nonce": nonce} if nonce is not None else message


def edit(core: Core, message: Json, visible_to: str | None, body: Json, uploads: list[Upload]) -> Json:
    """The message after the change, as stored."""
    _check_fields(body)
    world = core.world
    channel = world.channel(message["channel_id"])
    flags = message["flags"]
    if body.get("flags") is not None:
        flags = (flags & ~SUPPRESS_EMBEDS) | (body["flags"] & (SUPPRESS_EMBEDS | V2))
    with world.store.atomic():
        changed = {
            **message,
            "attachments": take_uploads(core, channel["id"], message["attachments"], body, uploads),
            "flags": flags & ~LOADING,
            "edited_timestamp": None if flags & LOADING else core.clock.stamp(),
        }
        for field, empty in (("content", ""), ("embeds", []), ("components", [])):
            if field in body:
                changed[field] = copy.deepcopy(body[field]) or empty
        _settle(core, changed, body, fresh="components" in body)
        for gone in {one["id"] for one in message["attachments"]} - {one["id"] for one in changed["attachments"]}:
            world.store.drop_file(gone)
        world.store.change_message(changed)
    _announce(core, "MESSAGE_UPDATE", channel, changed, visible_to)
    return changed


def delete(core: Core, message: Json, visible_to: str | None) -> None:
    channel = core.world.channel(message["channel_id"])
    with core.world.store.atomic():
        core.world.store.drop_message(message["id"])
        for one in message["attachments"]:
            core.world.store.drop_file(one["id"])
        if message["id"] in channel["pins"]:
            channel["pins"].remove(message["id"])
            core.world.keep_channel(channel)
    gone = {"id": message["id"], "channel_id": channel["id"], **_guild_of(channel)}
    if visible_to is None:
        core.gateway.dispatch("MESSAGE_DELETE", gone, channel)
    core.tell("gone", {**gone, "visible_to": visible_to})


def may_post(core: Core, channel: Json, body: Json, uploads: list[Upload]) -> None:
    """Refuse the bot where it may not write, attach or embed, or where the person has closed their messages."""
    bits = core.world.permissions(channel, core.world.bot["id"])
    if channel["type"] == DIRECT:
        person = core.world.people[channel["recipient"]]
        if not any({person["id"], core.world.bot["id"]} <= guild["members"].keys() for guild in core.world.guilds.values()):
            raise ApiError(ApiRefusal.NO_MUTUAL_GUILD)
        if person["closed"]:
            raise ApiError(ApiRefusal.CLOSED_TO_MESSAGES)
    wanted = Permission.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Permission.SEND_MESSAGES
    if uploads:
        wanted |= Permission.ATTACH_FILES
    if body.get("embeds"):
        wanted |= Permission.EMBED_LINKS
    need(bits, wanted)
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        if channel["thread_metadata"]["locked"]:
            raise ApiError(ApiRefusal.ARCHIVED_THREAD)
        channel["thread_metadata"]["archived"] = False
        core.world.keep_channel(channel)
        core.gateway.dispatch("THREAD_UPDATE", channel, channel)
        core.tell("channel", {"id": channel["id"]})


def may_edit(core: Core, message: Json) -> None:
    """Only the bot's own messages; old ones have an edit limit."""
    if message["author"]["id"] != core.world.bot["id"]:
        raise ApiError(ApiRefusal.NOT_YOUR_MESSAGE)
    now = core.clock.now()
    if now - created_at(message["id"]) > core.settings.old_message_seconds:
        recent = core.old_edits.setdefault(message["id"], [])
        recent[:] = [moment for moment in recent if now - moment < core.settings.old_message_seconds]
        if len(recent) >= core.settings.old_message_edits:
            raise ApiError(ApiRefusal.TOO_MANY_OLD_EDITS)
        recent.append(now)


def show(core: Core, message: Json) -> Json:
    """The message as the API and the gateway give it out."""
    shown = copy.deepcopy(message)
    show_media(core, shown["components"], message["attachments"])
    shown["attachments"] = [show_attachment(core, one) for one in message["attachments"]]
    if message["flags"] & EPHEMERAL:
        for one in shown["attachments"]:
            one["ephemeral"] = True
    return shown


def text_of(message: Json) -> str:
    """All text that a reader sees: content, text displays, embeds."""
    parts = [message["content"], *(one["content"] for one in walk(message["components"]) if one["type"] == TEXT)]
    for embed in message["embeds"]:
        parts += [embed.get("title") or "", embed.get("description") or ""]
        parts += [f"{entry['name']}: {entry['value']}" for entry in embed.get("fields") or []]
    return "\n".join(part for part in parts if part)


def _check_fields(body: Json) -> None:
    form = Form()
    for field, types in FIELDS.items():
        value = body.get(field)
        if value is not None and (not isinstance(value, types) or isinstance(value, bool)):
            form.fault(field, "BASE_TYPE_CONVERT", f"Could not interpret the value as {types[0].__name__}.")
    for field in ("embeds", "components", "attachments"):
        for place, entry in enumerate(body.get(field) or [] if isinstance(body.get(field), list) else []):
            if not isinstance(entry, dict):
                form.fault(f"{field}.{place}", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    if isinstance(body.get("nonce"), str) and len(body["nonce"]) > NONCE:
        form.fault("nonce", "BASE_TYPE_MAX_LENGTH", f"Must be {NONCE} or fewer in length.")
    check_allowed_mentions(form, body.get("allowed_mentions"))
    form.refuse()


def _settle(core: Core, message: Json, body: Json, *, fresh: bool = True) -> None:
    """Check the message as it will stand, number its components, find whom it mentions."""
    check_message(message, fresh_components=fresh)
    if fresh:
        check_components(core, message["components"])
        bind_media(core, message["components"], message["attachments"])
        taken = {one["id"] for one in walk(message["components"]) if one.get("id")}
        number = 0
        for one in walk(message["components"]):
            if not one.get("id"):
                number = next(free for free in range(number + 1, number + 42) if free not in taken)
                one["id"] = number
    else:
        bound_media_stays(message["components"], message["attachments"])
    message["mentions"] = [core.world.user(id_) for id_ in _mentioned(core, text_of(message), body.get("allowed_mentions"))]
    everyone = "@everyone" in text_of(message) and _may_parse(body.get("allowed_mentions"), "everyone")
    message["mention_everyone"] = everyone


def _may_parse(allowed: Any, group: str) -> bool:
    return allowed is None or group in (allowed.get("parse") or [])


def _mentioned(core: Core, text: str, allowed: Any) -> list[str]:
    known = core.world.people.keys() | {core.world.bot["id"]}
    named = dict.fromkeys(id_ for id_ in re.findall(r"<@!?(\d{1,19})>", text) if id_ in known)
    if _may_parse(allowed, "users"):
        return list(named)
    listed = {str(id_) for id_ in allowed.get("users") or []}
    return [id_ for id_ in named if id_ in listed]


def _reply(core: Core, channel: Json, body: Json) -> Json:
    reference = body.get("message_reference")
    if not reference:
        return {}
    target = core.world.store.message(str(reference.get("message_id")))
    if target is None or target[0]["channel_id"] != channel["id"]:
        if reference.get("fail_if_not_exists", True):
            raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return {}
    return {"type": 19, "message_reference": {"type": 0, "message_id": target[0]["id"], "channel_id": channel["id"]}}


def _guild_of(channel: Json) -> Json:
    return {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}


def _announce(core: Core, event: str, channel: Json, message: Json, visible_to: str | None) -> None:
    if visible_to is None and core.gateway.listens_to_messages(channel):
        core.gateway.dispatch_message(event, channel, show(core, message))
    core.tell("message", {"message": message, "visible_to": visible_to, "new": event == "MESSAGE_CREATE"})
