"""Who may import whom, and what no file of the project may say."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
OURS = {"engine", "render", "bot"}


class Import(NamedTuple):
    """A module imported, and with ``from`` the name taken from it."""

    module: str
    name: str | None
    line: int


def imports_in(source: str, package: str) -> list[Import]:
    """All imports of a module, wherever they stand, relative ones written out."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, None, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            found += [Import(module, alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if called in ("__import__", "import_module") and node.args and isinstance(node.args[0], ast.Constant):
                found.append(Import(str(node.args[0].value), None, node.lineno))
    return found


def imports_of(package: str) -> Iterator[tuple[str, Import]]:
    for path in sorted((ROOT / package).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        for found in imports_in(path.read_text(encoding="utf-8"), ".".join(path.relative_to(ROOT).parent.parts)):
            yield name, found


def why_not_in_engine(path: str, found: Import) -> str | None:
    top = found.module.split(".")[0]
    if top in OURS - {"engine"}:
        return "the engine knows nobody"
    if top != "engine" and top not in sys.stdlib_module_names:
        return "the engine needs nothing but the standard library"
    if top in {"sqlite3", "asyncio", "threading", "socket"}:
        return "the engine is pure"
    if top in {"time", "datetime"} and not path.startswith("engine/cli/"):
        return "the engine has no clock; only its benchmarks do"
    if found.module == "random" and found.name not in ("Random", "SystemRandom"):
        return "the global generator is shared by everybody"
    return None


# Drawing code gets views. What changes a position, or holds the whole truth, stays with the engine.
TRUTH = {
    "engine.checked", "engine.szczesc.rules", "engine.szczesc.mining", "engine.szczesc.position_json", "engine.kopalnie.rules",
    "engine.kopalnie.chance", "engine.kopalnie.setup", "engine.kopalnie.position_json", "engine.kopalnie.determinization",
}  # fmt: skip


def why_not_in_render(path: str, found: Import) -> str | None:
    if found.module.split(".")[0] == "bot":
        return "pictures know nothing of the bot"
    if path == "render/__main__.py":
        return None  # the command that shows the pictures plays a game to have something to draw
    if found.module in TRUTH or f"{found.module}.{found.name}" in TRUTH or found.module.split(".")[0] in ("discord", "sqlite3"):
        return "pictures are made from views"
    if found.name in ("State", "Shaft") and found.module.startswith("engine"):
        return "a whole position holds secrets"
    return None


def strays(package: str, why_not: Callable[[str, Import], str | None]) -> list[str]:
    found = [(path, stray, why_not(path, stray)) for path, stray in imports_of(package)]
    return [f"{path}:{stray.line} {stray.module}: {why}" for path, stray, why in found if why]


def test_the_engine_stands_alone() -> None:
    assert strays("engine", why_not_in_engine) == []


def test_pictures_are_made_from_views() -> None:
    assert strays("render", why_not_in_render) == []


def test_nobody_imports_the_tests() -> None:
    assert [
        path for package in sorted(OURS) for path, found in imports_of(package) if found.module.split(".")[0] == "tests"
    ] == []


# --- one game and another -----------------------------------------------------------------------------------------------

GAMES = {path.parent.name for path in (ROOT / "engine").glob("*/box.py")}


def game_of(parts: Iterable[str | None]) -> str | None:
    """The game in whose folder, or module of that name, something lies."""
    return next((part for part in parts if part in GAMES), None)


def why_not_in_a_game(path: str, found: Import) -> str | None:
    own = game_of(path.removesuffix(".py").split("/"))
    other = game_of([*found.module.split("."), found.name])
    if own and other and own != other:
        return f"{own} knows nothing of {other}"
    if path.startswith("bot/") and not own and other and path != "bot/games/__init__.py":
        return "what is common to all games finds them in GAME_MODULES, which bot/games fills"
    return None


def test_no_game_knows_another() -> None:
    assert {"szczesc", "kopalnie"} <= GAMES
    assert [stray for package in sorted(OURS) for stray in strays(package, why_not_in_a_game)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/kopalnie/rules.py", "from engine.szczesc.box import TILES"),
        ("render/szczesc/board.py", "from render.kopalnie import board"),
        ("render/szczesc/board.py", "import engine.kopalnie.view"),
        ("bot/games/kopalnie/panels/info_panels.py", "from ...szczesc.panels import sights"),
        ("engine/cli/narrate/kopalnie.py", "from engine.cli.narrate import szczesc"),
        ("bot/panels/current_panel.py", "def late():\n    from bot.games.kopalnie.panels import digging"),
        ("bot/texts/table_log.py", "from engine.szczesc.box import SPACE"),
    ],
)
def test_the_borders_between_games_are_watched(path: str, source: str) -> None:
    package = ".".join(path.split("/")[:-1])
    assert any(why_not_in_a_game(path, found) for found in imports_in(source, package))
    fine = imports_in("from engine.kopalnie.view import View", "bot.games.kopalnie")
    assert not any(why_not_in_a_game("engine/kopalnie/facts.py", found) for found in fine)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/rules.py", "import discord"),
        ("engine/rules.py", "def late():\n    from PIL import Image"),
        ("engine/rules.py", "import sqlite3"),
        ("engine/rules.py", "import asyncio.events"),
        ("engine/rules.py", "from time import monotonic"),
        ("engine/rules.py", "import random"),
        ("engine/rules.py", "from random import shuffle"),
        ("engine/rules.py", "from render import theme"),
        ("engine/rules.py", "import importlib; importlib.import_module('bot.table')"),
        ("engine/szczesc/rules.py", "from ...bot import table"),
        ("engine/szczesc/rules.py", "from ..szczesc.box import CARDS; import numpy"),
    ],
)
def test_the_borders_of_the_engine_are_watched(path: str, source: str) -> None:
    package = ".".join(path.split("/")[:-1])
    assert any(why_not_in_engine(path, found) for found in imports_in(source, package))


@pytest.mark.parametrize("source", ["from engine.szczesc import State", "import bot.table", "from engine.szczesc import rules"])
def test_the_borders_of_the_pictures_are_watched(source: str) -> None:
    assert any(why_not_in_render("render/board.py", found) for found in imports_in(source, "render"))
    fine = imports_in("from engine.szczesc.view import View", "render")
    assert not any(why_not_in_render("render/board.py", found) for found in fine)


# Put together here, so that this file does not say them either.
FORBIDDEN = ["/" + "work/", "/tmp/" + "bash", "TO" + "DO", "FIX" + "ME", "NotImplemented" + "Error"]
TEXTS = {
    "", ".cfg", ".csv", ".example", ".ftl", ".html", ".ini", ".json", ".md", ".py", ".pyi", ".sh", ".sql", ".svg", ".toml",
    ".txt", ".yaml", ".yml",
}  # fmt: skip
NOT_OURS = {"__pycache__", "out"}


def texts() -> Iterator[Path]:
    """All text files of the project; what tools leave behind in hidden folders is none of it."""
    for path in sorted(ROOT.rglob("*")):
        folders = [folder for folder in path.relative_to(ROOT).parts[:-1] if folder != ".ci"]
        made = any(folder in NOT_OURS or folder.startswith(".") or folder.endswith(".egg-info") for folder in folders)
        if not made and path.suffix in TEXTS and path.is_file():
            yield path


def test_no_file_says_what_does_not_belong() -> None:
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}" + (r"(?!\w)" if word[-1].isalpha() else "") for word in FORBIDDEN))
    wrong = []
    for path in texts():
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True), 1):
            if found := pattern.search(line):
                wrong.append(f"{path.relative_to(ROOT)}:{number} {found[0].strip()}")
    assert wrong == []


def test_all_packages_are_searched() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in texts()}
    assert {"pyproject.toml", "Makefile", "engine/contract.py", "tests/test_borders.py"} <= names
