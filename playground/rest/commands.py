"""Application commands (global and of one server) and the emoji of the application."""

import base64
import binascii
import re
from typing import Any

from playground.commands import check_command, check_commands
from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Json, invalid
from playground.rest.pipeline import ApiRoute, Call

EMOJIS = 2000
EMOJI_BYTES = 256 * 1024


def _scope(core: Core, call: Call) -> str | None:
    if call.path["application_id"] != core.world.bot["id"]:
        raise ApiError(ApiRefusal.UNKNOWN_APPLICATION)
    if "guild_id" in call.path:
        return str(core.world.guild(call.path["guild_id"])["id"])
    return None


def _those(core: Core, scope: str | None) -> list[Json]:
    return [one for one in core.world.commands.values() if one.get("guild_id") == scope]


def _keep(core: Core, form: Json, scope: str | None, id_: str | None) -> Json:
    command: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "dm_permission": True,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "name_localizations": None,
        "description_localizations": None,
        **{key: value for key, value in form.items() if key != "id"},
        "id": id_ or core.world.new_id(),
        "application_id": core.world.bot["id"],
        "version": core.world.new_id(),
        **({"guild_id": scope} if scope else {}),
    }
    core.world.commands[command["id"]] = command
    core.world.store.keep("command", command["id"], command)
    return command


def _forget(core: Core, command: Json) -> None:
    del core.world.commands[command["id"]]
    core.world.store.drop("command", command["id"])


def fetch(core: Core, call: Call) -> list[Json]:
    return _those(core, _scope(core, call))


def replace(core: Core, call: Call) -> list[Json]:
    """The whole list at once; a command that keeps its name keeps its id."""
    scope = _scope(core, call)
    if not isinstance(call.body, list):
        raise invalid("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    check_commands(call.body)
    with core.world.store.atomic():
        old = {(one["type"], one["name"]): one["id"] for one in _those(core, scope)}
        kept = [_keep(core, form, scope, old.pop((form.get("type") or 1, form["name"]), None)) for form in call.body]
        for id_ in old.values():
            _forget(core, core.world.commands[id_])
    core.tell("commands", {})
    return kept


def create(core: Core, call: Call) -> Json:
    scope = _scope(core, call)
    check_command(call.form)
    wanted = (call.form.get("type") or 1, call.form["name"])
    same = next((one["id"] for one in _those(core, scope) if (one["type"], one["name"]) == wanted), None)
    command = _keep(core, call.form, scope, same)
    core.tell("commands", {})
    return command


def _one(core: Core, call: Call) -> Json:
    scope = _scope(core, call)
    command = core.world.commands.get(call.path["command_id"])
    if command is None or command.get("guild_id") != scope:
        raise ApiError(ApiRefusal.UNKNOWN_COMMAND)
    return command


def read(core: Core, call: Call) -> Json:
    return _one(core, call)


def change(core: Core, call: Call) -> Json:
    command = _one(core, call)
    changed = {**command, **call.form}
    check_command(changed)
    kept = _keep(core, changed, command.get("guild_id"), command["id"])
    core.tell("commands", {})
    return kept


def remove(core: Core, call: Call) -> None:
    _forget(core, _one(core, call))
    core.tell("commands", {})


# emoji


def emojis(core: Core, call: Call) -> Json:
    _scope(core, call)
    return {"items": list(core.world.emojis.values())}


def create_emoji(core: Core, call: Call) -> Json:
    _scope(core, call)
    name, image = call.form.get("name"), call.form.get("image")
    if not isinstance(name, str) or not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        raise invalid("name", "STRING_TYPE_REGEX", "Between 2 and 32 letters, digits and underscores.")
    if any(one["name"] == name for one in core.world.emojis.values()):
        raise invalid("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists.")
    if len(core.world.emojis) >= EMOJIS:
        raise invalid("", "MAX_EMOJIS", f"Maximum number of emojis reached ({EMOJIS}).")
    content_type, data = _picture(image)
    id_ = core.world.new_id()
    emoji: Json = {"id": id_, "name": name, "roles": [], "user": core.world.bot, "require_colons": True}
    emoji |= {"managed": False, "available": True, "animated": content_type == "image/gif"}
    with core.world.store.atomic():
        core.world.store.put_file(id_, content_type, data)
        core.world.store.keep("emoji", id_, emoji)
    core.world.emojis[id_] = emoji
    return emoji


def _picture(image: Any) -> tuple[str, bytes]:
    match = re.match(r"data:(image/(?:png|jpeg|gif|webp));base64,", image) if isinstance(image, str) else None
    if not match:
        raise invalid("image", "IMAGE_INVALID", "A data URI of a PNG, JPEG, GIF or WebP is needed.")
    try:
        data = base64.b64decode(image[match.end() :], validate=True)
    except binascii.Error:
        raise invalid("image", "IMAGE_INVALID", "The base64 cannot be read.") from None
    if len(data) > EMOJI_BYTES:
        raise invalid("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match[1], data


def _emoji(core: Core, call: Call) -> Json:
    _scope(core, call)
    if call.path["emoji_id"] not in core.world.emojis:
        raise ApiError(ApiRefusal.UNKNOWN_EMOJI)
    return core.world.emojis[call.path["emoji_id"]]


def read_emoji(core: Core, call: Call) -> Json:
    return _emoji(core, call)


def change_emoji(core: Core, call: Call) -> Json:
    emoji = _emoji(core, call)
    emoji["name"] = call.form.get("name") or emoji["name"]
    core.world.store.keep("emoji", emoji["id"], emoji)
    return emoji


def remove_emoji(core: Core, call: Call) -> None:
    emoji = _emoji(core, call)
    with core.world.store.atomic():
        core.world.store.drop("emoji", emoji["id"])
        core.world.store.drop_file(emoji["id"])
    del core.world.emojis[emoji["id"]]


A = "/applications/{application_id}"
ROUTES = [
    *(
        ApiRoute(method, scope + path, handler)
        for scope in (f"{A}/commands", f"{A}/guilds/{{guild_id}}/commands")
        for method, path, handler in (
            ("GET", "", fetch),
            ("PUT", "", replace),
            ("POST", "", create),
            ("GET", "/{command_id}", read),
            ("PATCH", "/{command_id}", change),
            ("DELETE", "/{command_id}", remove),
        )
    ),
    ApiRoute("GET", f"{A}/emojis", emojis),
    ApiRoute("POST", f"{A}/emojis", create_emoji),
    ApiRoute("GET", f"{A}/emojis/{{emoji_id}}", read_emoji),
    ApiRoute("PATCH", f"{A}/emojis/{{emoji_id}}", change_emoji),
    ApiRoute("DELETE", f"{A}/emojis/{{emoji_id}}", remove_emoji),
]
