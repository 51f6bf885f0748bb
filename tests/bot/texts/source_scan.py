"""What the program can say, read from its own source: a new event or refusal is found without anybody listing it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
LAYERS = ("engine", "bot")
GAMES = sorted((ROOT / "engine").glob("*/box.py"))
REFUSALS = {"Refusal", "Refused", "Illegal", "Unreadable", "BadDeal", "BadRecord", "StoreError", "EngineError"}


class RefusalCall(NamedTuple):
    """A refusal as it stands in the source: its code, and the names of its figures where they stand there too."""

    code: str
    figures: frozenset[str]
    where: str


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Everything in a file, parsed once for all tests."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def calls(folders: tuple[str, ...], names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            for node in nodes(path) if any(f"{name}(" in text for name in names) else ():
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def event_kinds(game: str) -> set[str]:
    kinds = set()
    for where, call in calls((f"engine/{game}",), {"Event"}):
        assert isinstance(call.args[0], ast.Constant), where
        kinds.add(str(call.args[0].value))
    return kinds


def constants(node: ast.expr) -> set[str]:
    """Every text that an expression can give; not the conditions, which only choose."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Dict):
        return set().union(*map(constants, node.func.value.values)) | constants(node.args[-1])
    if isinstance(node, ast.Attribute) and node.attr == "status":
        return statuses()
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def statuses() -> set[str]:
    """What the status of a table can be."""
    found = set()
    for path in sorted([*(ROOT / "bot/tables").glob("*.py"), *(ROOT / "bot/service").glob("*.py")]):
        for node in nodes(path):
            if isinstance(node, ast.keyword | ast.Assign):
                named = [node.arg] if isinstance(node, ast.keyword) else [getattr(to, "attr", "") for to in node.targets]
                found |= constants(node.value) if "status" in named else set()
    return found


def refusals(game: str) -> list[RefusalCall]:
    """All refusals of the engine (its command line and other games aside) and of the tables."""
    found = []
    others = tuple(
        f"{layer}/{path.parent.name}/" for path in GAMES for layer in ("engine", "bot/games") if path.parent.name != game
    )
    for where, call in calls(LAYERS, REFUSALS):
        if where.startswith(("engine/cli/", *others)) or not call.args:
            continue
        figures = {keyword.arg for keyword in call.keywords if keyword.arg}
        for argument in call.args[1:]:
            if isinstance(argument, ast.Dict):
                figures |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        found += [RefusalCall(code, frozenset(figures - {"part"}), where) for code in sorted(constants(call.args[0]))]
    return found


def log_kinds() -> set[str]:
    """The kinds of line that the log of a table knows."""
    kinds = set()
    for path in sorted([*(ROOT / "bot/tables").glob("*.py"), *(ROOT / "bot/service").glob("*.py")]):
        for node in nodes(path):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                at = {"note": 0, "_write_down": 1, "end": 1}.get(name)
                if at is not None and len(node.args) > at:
                    kinds |= constants(node.args[at])
    return kinds


def outcomes() -> set[str]:
    """What ``Answer.done`` can say: the texts that the service's decisions return."""
    found = set[str]()
    for path in sorted((ROOT / "bot/service").glob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.AsyncFunctionDef) and node.name == "decide":
                returned = [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
                found = found.union(*map(constants, returned))
    return found - {""}
