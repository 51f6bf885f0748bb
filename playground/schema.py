"""Validates request bodies against Discord's OpenAPI description (openapi.json), if the file is available."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from playground.errors import Json

BODIES = ("post", "put", "patch")
# Corrections: valid requests of discord.py that the description would reject.
LENIENT = {
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "ApplicationCommandPatchRequestPartial": ("nsfw",),
    "RichEmbed": ("flags",),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
}


@cache
def schema_in(path: Path) -> "Schema":
    """The description in this file, read once in a process."""
    return Schema(path)


class Schema:
    """One compiled validator for each operation, made when it is first needed."""

    def __init__(self, path: Path) -> None:
        spec: Json = json.loads(path.read_text(encoding="utf-8"))
        self._schemas: Json = spec["components"]["schemas"]
        self._operations: dict[str, Json] = {}
        self._routes: set[str] = set()
        self._validators: dict[str, Any] = {}
        for template, operations in spec["paths"].items():
            for method, operation in operations.items():
                if not isinstance(operation, dict):
                    continue
                key = _key(method, template)
                self._routes.add(key)
                content = operation.get("requestBody", {}).get("content", {})
                if method in BODIES and "application/json" in content:
                    self._operations[key] = content["application/json"]["schema"]
        self._tighten()

    def knows(self, method: str, template: str) -> bool:
        return _key(method, template) in self._routes

    def problems(self, method: str, template: str, body: Any) -> list[str]:
        """What is wrong with this body, each as "where: what"; empty when it is fine or the operation takes none."""
        key = _key(method, template)
        if key not in self._operations:
            return []
        if key not in self._validators:
            import jsonschema_rs  # noqa: PLC0415 (needed only by developers, who have the description)

            root = {**self._operations[key], "components": {"schemas": self._schemas}}
            self._validators[key] = jsonschema_rs.validator_for(root, validate_formats=False)
        return [
            f"{'.'.join(map(str, one.instance_path)) or 'body'}: {one.message[:300]}"
            for one in self._validators[key].iter_errors(body)
        ]

    def _tighten(self) -> None:
        """The description leaves objects open and unions unreadable: close what requests use, and choose unions by their type."""
        self._schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
        for name, fields in LENIENT.items():
            for field in fields:
                self._schemas[name]["properties"].setdefault(field, {})
        for operation in self._operations.values():
            self._split_unions(operation)
        waiting = [name for operation in self._operations.values() for name in _references(operation)]
        seen: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            schema = self._schemas[name]
            self._split_unions(schema)
            if schema.get("properties") and not {"allOf", "anyOf", "oneOf"} & schema.keys():
                schema.setdefault("additionalProperties", False)
            waiting += _references(schema)

    def _split_unions(self, node: Any) -> None:
        """Turn "one of these, told apart by type" into "if the type is so, then this one": errors then name the real fault."""
        if isinstance(node, list):
            for one in node:
                self._split_unions(one)
        if not isinstance(node, dict):
            return
        for one in list(node.values()):
            self._split_unions(one)
        for union in ("oneOf", "anyOf"):
            branches = node.get(union, [])
            others = [branch for branch in branches if branch != {"type": "null"}]
            if len(branches) == 2 and len(others) == 1:
                del node[union]
                node.update({"if": {"type": "null"}, "then": {}, "else": others[0]})
                continue
            kinds = [(branch, self._types(branch)) for branch in branches]
            if len(kinds) > 1 and all(types for _, types in kinds):
                del node[union]
                cases = [{"if": _of_type(types), "then": branch} for branch, types in kinds]
                node["allOf"] = [_of_type([one for _, types in kinds for one in types]), *cases]

    def _types(self, branch: Json) -> list[int]:
        name = branch.get("$ref", "").removeprefix("#/components/schemas/")
        found = self._schemas.get(name, {}).get("properties", {}).get("type", {}).get("enum", [])
        return found if isinstance(found, list) else []


def _of_type(types: list[int]) -> Json:
    return {"type": "object", "required": ["type"], "properties": {"type": {"enum": types}}}


def _references(node: Any) -> list[str]:
    if isinstance(node, list):
        return [name for one in node for name in _references(one)]
    if not isinstance(node, dict):
        return []
    own = [node["$ref"].removeprefix("#/components/schemas/")] if isinstance(node.get("$ref"), str) else []
    return own + [name for one in node.values() for name in _references(one)]


def _key(method: str, template: str) -> str:
    steps = ["{}" if step.startswith("{") else step for step in template.split("/")]
    return f"{method.upper()} {'/'.join(steps)}"
