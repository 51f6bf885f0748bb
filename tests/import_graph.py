"""Imports of the project's modules, read from the source: late ones, those for types only and those by string included."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
Graph = Mapping[str, Iterable[str]]


class Import(NamedTuple):
    """A module imported, and with ``from`` the name taken from it."""

    module: str
    name: str | None
    line: int


@cache  # every test of the borders reads all modules
def imports_in(source: str, package: str) -> list[Import]:
    """All imports of a module, wherever they stand, relative ones written out."""
    return [found for node in _nodes(source) for found in _imports(node, package)]


def _nodes(source: str) -> Iterator[ast.AST]:
    """All statements of a module; its expressions too where one of them may import. They are most of a tree."""
    tree = ast.parse(source)
    return ast.walk(tree) if "import_module" in source or "__import__" in source else _statements(tree)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        inner = getattr(node, name, ())
        for one in inner if isinstance(inner, list) else ():
            yield one
            yield from _statements(one)


@cache
def late_imports_in(source: str, package: str) -> list[Import]:
    """Imports that are not run when the module is loaded: in functions, for type checking only, or by string."""
    tree = ast.parse(source)
    at_load = {id(node) for node in _run_at_load(tree.body)}
    return [
        found
        for node in ast.walk(tree)
        if id(node) not in at_load or isinstance(node, ast.Call)
        for found in _imports(node, package)
    ]


def _run_at_load(body: list[ast.stmt]) -> Iterator[ast.AST]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from _run_at_load(node.orelse)
            continue
        yield node
        for name in ("body", "orelse", "finalbody"):
            yield from _run_at_load(getattr(node, name, []))
        for handler in getattr(node, "handlers", []):
            yield from _run_at_load(handler.body)


def _imports(node: ast.AST, package: str) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(alias.name, None, node.lineno)
    elif isinstance(node, ast.ImportFrom):
        above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
        module = ".".join([*above, *filter(None, [node.module])])
        for alias in node.names:
            yield Import(module, alias.name, node.lineno)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
        called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        if called in ("__import__", "import_module"):
            by_name = bool(node.args) and isinstance(node.args[0], ast.Constant)
            yield Import(str(node.args[0].value) if by_name else "?", None, node.lineno)  # type: ignore[attr-defined]


def package_of(path: str) -> str:
    """The package in which the file at a path lies."""
    return ".".join(path.split("/")[:-1])


def sources(package: str) -> Iterator[tuple[str, str]]:
    """The path and the text of every module of a top package."""
    for path in sorted((ROOT / package).rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def imports_of(package: str) -> Iterator[tuple[str, Import]]:
    for path, source in sources(package):
        for found in imports_in(source, package_of(path)):
            yield path, found


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def graph(*packages: str, late: bool = True) -> dict[str, set[str]]:
    """Which module imports which, within these top packages."""
    texts = {path: source for package in packages for path, source in sources(package)}
    names = {module_name(path) for path in texts}
    result: dict[str, set[str]] = {name: set() for name in names}
    for path, source in texts.items():
        skipped = [] if late else late_imports_in(source, package_of(path))
        for found in imports_in(source, package_of(path)):
            target = f"{found.module}.{found.name}" if f"{found.module}.{found.name}" in names else found.module
            if target in names and target != module_name(path) and found not in skipped:
                result[module_name(path)].add(target)
    return result


def cycles(of: Graph) -> list[list[str]]:
    """Groups of modules that import each other, directly or through others."""
    reach = {name: reachable(of, name) for name in of}
    groups = {tuple(sorted(other for other in reach[name] if name in reach[other])) for name in of if name in reach[name]}
    return sorted(list(group) for group in groups)


def reachable(of: Graph, start: str) -> set[str]:
    """Whatever a module imports, directly or through others."""
    found: set[str] = set()
    waiting = list(of.get(start, ()))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += of.get(name, ())
    return found
