"""The emojis of the application."""

from playground.core import Core
from playground.emojis import EMOJIS, check_name, on_purpose, read_picture
from playground.errors import ApiError, ApiRefusal, Json, invalid
from playground.rest.pipeline import ApiRoute, Call


def _own(core: Core, call: Call) -> None:
    if call.path["application_id"] != core.world.bot["id"]:
        raise ApiError(ApiRefusal.UNKNOWN_APPLICATION)


def fetch(core: Core, call: Call) -> Json:
    _own(core, call)
    return {"items": list(core.world.emojis.values())}


def create(core: Core, call: Call) -> Json:
    _own(core, call)
    name = call.form.get("name")
    check_name(core, name)
    if len(core.world.emojis) >= EMOJIS:
        raise invalid("", "MAX_EMOJIS", f"Maximum number of emojis reached ({EMOJIS}).")
    content_type, data = read_picture(call.form.get("image"))
    if core.emoji_refusals.due("upload"):
        raise on_purpose("image", "IMAGE_INVALID", "Refused on purpose")
    id_ = core.world.new_id()
    emoji: Json = {"id": id_, "name": name, "roles": [], "user": core.world.bot, "require_colons": True}
    emoji |= {"managed": False, "available": True, "animated": content_type == "image/gif"}
    with core.world.store.atomic():
        core.world.store.put_file(id_, content_type, data)
        core.world.store.keep("emoji", id_, emoji)
    core.world.emojis[id_] = emoji
    return emoji


def _one(core: Core, call: Call) -> Json:
    _own(core, call)
    if call.path["emoji_id"] not in core.world.emojis:
        raise ApiError(ApiRefusal.UNKNOWN_EMOJI)
    return core.world.emojis[call.path["emoji_id"]]


def read(core: Core, call: Call) -> Json:
    return _one(core, call)


def change(core: Core, call: Call) -> Json:
    """Only the name can be changed."""
    emoji = _one(core, call)
    check_name(core, call.form.get("name"), of=emoji["id"])
    emoji["name"] = call.form["name"]
    core.world.store.keep("emoji", emoji["id"], emoji)
    return emoji


def remove(core: Core, call: Call) -> None:
    emoji = _one(core, call)
    with core.world.store.atomic():
        core.world.store.drop("emoji", emoji["id"])
        core.world.store.drop_file(emoji["id"])
    del core.world.emojis[emoji["id"]]


A = "/applications/{application_id}/emojis"
ROUTES = [
    ApiRoute("GET", A, fetch),
    ApiRoute("POST", A, create),
    ApiRoute("GET", f"{A}/{{emoji_id}}", read),
    ApiRoute("PATCH", f"{A}/{{emoji_id}}", change),
    ApiRoute("DELETE", f"{A}/{{emoji_id}}", remove),
]
