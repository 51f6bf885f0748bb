"""Application commands, global and of one server."""

from playground.commands import check_command, check_commands
from playground.core import Core
from playground.errors import ApiError, ApiRefusal, Json, invalid
from playground.rest.pipeline import ApiRoute, Call


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
]
