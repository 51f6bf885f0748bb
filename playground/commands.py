"""Slash commands: validation at registration, visibility, and the interaction data of a typed command."""

import re
from typing import Any

from playground.core import Core
from playground.errors import Form, Json, Unfit, listed
from playground.guilds import show_channel
from playground.permissions import ALL, Permission
from playground.world import DIRECT, World

CHAT, ON_USER, ON_MESSAGE = 1, 2, 3
SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
MOST = {CHAT: 100, ON_USER: 15, ON_MESSAGE: 15}
CHARACTERS = 8000
SAFE = 2**53  # larger integers are not exact in clients, and Discord refuses them
NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Any]) -> None:
    """Check all commands of one scope: count and names."""
    form = Form()
    for place, command in enumerate(commands):
        if not isinstance(command, dict):
            form.fault(str(place), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        else:
            _check_one(form, f"{place}.", command)
    form.refuse()
    for kind, most in MOST.items():
        if sum((one.get("type") or CHAT) == kind for one in commands) > most:
            form.fault("", "MAX_APPLICATION_COMMANDS", f"Maximum number of application commands of type {kind} reached ({most}).")
    _check_twins(form, "", [one for one in commands if (one.get("type") or CHAT) == CHAT])
    form.refuse()


def check_command(command: Json) -> None:
    form = Form()
    _check_one(form, "", command)
    form.refuse()


def _check_one(form: Form, path: str, command: Json) -> None:
    kind = command.get("type") or CHAT
    if kind == CHAT:
        _check_name(form, path, command)
        form.length(f"{path}description", command.get("description"), 1, 100)
        _check_options(form, path, command, depth=0)
        if not form.faults and _size(command) > CHARACTERS:
            code = "APPLICATION_COMMAND_TOO_LARGE"
            form.fault(
                path.rstrip("."), code, f"Command exceeds maximum size ({CHARACTERS}): names, descriptions and values together"
            )
    else:
        form.length(f"{path}name", command.get("name"), 1, 32)


def _check_name(form: Form, path: str, thing: Json) -> None:
    for key, name in (
        ("name", thing.get("name")),
        *((f"name_localizations.{at}", one) for at, one in _localised(thing, "name").items()),
    ):
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            form.fault(f"{path}{key}", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for at, text in _localised(thing, "description").items():
        form.length(f"{path}description_localizations.{at}", text, 1, 100)


def _check_options(form: Form, path: str, holder: Json, depth: int) -> None:
    form.length(f"{path}options", holder.get("options"), 0, 25)
    options = listed(holder.get("options"))
    optional = False
    for place, option in enumerate(options):
        here = f"{path}options.{place}."
        kind = option.get("type") if isinstance(option, dict) else None
        if kind not in range(1, 12) or (kind in (SUB, GROUP) and depth >= (1 if kind == GROUP else 2)):
            form.fault(f"{here}type", "BASE_TYPE_CHOICES", "This type of option is not allowed here.")
            continue
        _check_name(form, here, option)
        form.length(f"{here}description", option.get("description"), 1, 100)
        if kind in (SUB, GROUP):
            _check_options(form, here, option, depth + 1)
            continue
        if option.get("required") and optional:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            form.fault(here.rstrip("."), code, "Required options must be placed before non-required options")
        optional = optional or not option.get("required")
        form.length(f"{here}choices", option.get("choices"), 0, 25)
        choices = listed(option.get("choices"))
        if choices and option.get("autocomplete"):
            form.fault(
                here.rstrip("."),
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
                "Choices and autocomplete exclude each other.",
            )
        for number, choice in enumerate(choices):
            form.length(f"{here}choices.{number}.name", choice.get("name") if isinstance(choice, dict) else None, 1, 100)
    if not form.faults:
        _check_twins(form, path, options)


def _check_twins(form: Form, path: str, things: list[Json]) -> None:
    """Names are unique among siblings, in each language."""
    for language in {None, *(at for one in things for at in _localised(one, "name"))}:
        names = [_localised(one, "name").get(language, one["name"]) if language else one["name"] for one in things]
        if len(names) != len(set(names)):
            where = f" in {language}" if language else ""
            form.fault(path.rstrip("."), "APPLICATION_COMMANDS_DUPLICATE_NAME", f"Names must be unique{where}")


def _localised(thing: Json, field: str) -> dict[str, Any]:
    found = thing.get(f"{field}_localizations")
    return found if isinstance(found, dict) else {}


def _size(thing: Json) -> int:
    """Characters of a command; of each text only the longest translation counts."""
    own = sum(
        max(len(str(text)) for text in (thing.get(field) or "", *_localised(thing, field).values()))
        for field in ("name", "description")
    )
    choices = sum(_size(one) + len(str(one.get("value"))) for one in thing.get("choices") or [] if isinstance(one, dict))
    return own + choices + sum(_size(option) for option in thing.get("options") or [])


# what people see and type


def offered(world: World, person: str, channel: Json, kind: int = CHAT) -> list[Json]:
    """The commands that this person may use here."""
    bits = world.permissions(channel, person)
    direct = channel["type"] == DIRECT
    found: dict[str, Json] = {}
    for command in world.commands.values():
        contexts = command["contexts"]
        here = (1 if direct else 0) in contexts if contexts is not None else not direct or command["dm_permission"]
        own = command.get("guild_id") in (None, channel.get("guild_id"))
        needed = command["default_member_permissions"]
        may = direct or needed is None or bits == ALL or (int(needed) != 0 and bits & int(needed) == int(needed))
        fits = command["type"] == kind and here and own and may and bits & Permission.USE_APPLICATION_COMMANDS
        if fits and (command["name"] not in found or command.get("guild_id")):
            found[command["name"]] = command
    return sorted(found.values(), key=lambda one: str(one["name"]))


def typed(core: Core, person: str, channel: Json, path: str, values: dict[str, Any], *, focused: str | None = None) -> Json:
    """The data of a command interaction; with `focused` of an autocomplete interaction, where options may be missing."""
    world = core.world
    name, *steps = path.split()
    command = next((one for one in offered(world, person, channel) if one["name"] == name), None)
    if command is None:
        raise Unfit("no_such_command", path)
    leaf, trail = command, []
    for step in steps:
        leaf = next((one for one in leaf["options"] or [] if one["name"] == step and one["type"] in (SUB, GROUP)), {})
        if not leaf:
            raise Unfit("no_such_command", path)
        trail.append(leaf)
    known = {one["name"]: one for one in leaf.get("options") or []}
    if any(one["type"] in (SUB, GROUP) for one in known.values()):
        raise Unfit("incomplete_command", path)
    for given in values:
        if given not in known:
            raise Unfit("no_such_option", given)
    resolved: Json = {}
    options: list[Json] = []
    for option in known.values():
        value = values.get(option["name"])
        if option["name"] == focused:
            options.append(
                {"name": option["name"], "type": option["type"], "value": "" if value is None else str(value), "focused": True}
            )
        elif value is not None and (focused is None or value != ""):
            options.append(
                {"name": option["name"], "type": option["type"], "value": _value(core, channel, option, value, resolved)}
            )
        elif option.get("required") and focused is None:
            raise Unfit("required", option["name"])
    for part in reversed(trail):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": CHAT, "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _value(core: Core, channel: Json, option: Json, value: Any, resolved: Json) -> Any:
    kind, name = option["type"], option["name"]
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        groups = {USER: ("users",), CHANNEL: ("channels",), ROLE: ("roles",)}.get(kind, ("users", "roles"))
        return resolve(core.world, channel, groups, value, name=name, resolved=resolved)
    if kind == FILE:
        return attach(core, value, name, resolved)
    if kind == BOOLEAN:
        if not isinstance(value, bool):
            raise Unfit("no_such_choice", name)
        return value
    if kind in (INTEGER, NUMBER):
        try:
            value = int(str(value)) if kind == INTEGER else float(str(value))
        except ValueError:
            raise Unfit("not_a_number", name) from None
        if not abs(value) <= SAFE:  # also what is not a number at all
            raise Unfit("not_a_number", name)
        least, most = option.get("min_value"), option.get("max_value")
    else:
        value = str(value)
        least, most = option.get("min_length"), option.get("max_length") or 6000
    figure = len(value) if isinstance(value, str) else value
    if least is not None and figure < least:
        raise Unfit("too_short" if kind == STRING else "too_small", name, least)
    if most is not None and figure > most:
        raise Unfit("too_long" if kind == STRING else "too_big", name, most)
    if option.get("choices") and value not in [one["value"] for one in option["choices"]]:
        raise Unfit("no_such_choice", name)
    return value


def attach(core: Core, value: Any, name: str, resolved: Json) -> str:
    """The id of a file that the person uploaded before."""
    if str(value) not in core.uploads:
        raise Unfit("no_such_choice", name)
    resolved.setdefault("attachments", {})[str(value)] = core.uploads[str(value)]
    return str(value)


def resolve(world: World, channel: Json, groups: tuple[str, ...], value: Any, *, name: str, resolved: Json) -> str:
    """The id of a person, channel or role, with its details put into `resolved`."""
    id_ = str(value)
    guild = world.guilds.get(channel.get("guild_id", ""))
    if "users" in groups and (id_ in world.people or id_ == world.bot["id"]):
        resolved.setdefault("users", {})[id_] = world.user(id_)
        if guild and id_ in guild["members"]:
            member = {key: part for key, part in world.member(guild, id_).items() if key != "user"}
            resolved.setdefault("members", {})[id_] = {**member, "permissions": str(world.permissions(channel, id_))}
        return id_
    role = next((one for one in guild["roles"] if one["id"] == id_), None) if guild and "roles" in groups else None
    if role:
        resolved.setdefault("roles", {})[id_] = role
        return id_
    if "channels" in groups and id_ in world.channels and guild and world.channels[id_].get("guild_id") == guild["id"]:
        resolved.setdefault("channels", {})[id_] = {**show_channel(world, world.channels[id_]), "permissions": "0"}
        return id_
    raise Unfit("no_such_choice", name)
