"""Who may import whom, and what no file of the project may say."""

from __future__ import annotations

import inspect
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, get_args, get_type_hints

import pytest

from engine.games import GAMES
from engine.position import Position
from tests.import_graph import (
    ROOT,
    Import,
    cycles,
    graph,
    imports_in,
    imports_of,
    late_imports_in,
    module_name,
    package_of,
    reachable,
    sources,
)

OURS = {"engine", "render", "bot"}


def why_not_in_engine(path: str, found: Import) -> str | None:
    top = found.module.split(".")[0]
    if path == "engine/games.py" and found.module == "?":
        return None  # loads each registered game by its name
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


# --- what pictures and texts may know of a game -----------------------------------------------------------------------------

# Pictures and texts are made from views. Of a game they may import what is listed here, by kind of module, and of that nothing
# which takes or gives a whole position. All else is closed: a new game or a new module needs no line.
BOX = {"box"}
VIEWS = {"view", "view_plan"}  # what one reader may know, and what follows from it
COMPONENTS = {"actions", "cells", "choices", "lay_plan", "mine", "planner", "scoring", "wayfinder"}
VALUES = {("refusals", "WorkPlace"), ("state", "Order"), ("state", "order")}  # immutable, in modules of another kind
COMMON = {"contract", "plain_view", "plain_words", "players.advice"}

REGISTRY = ("render/picture_registry.py", "engine.games")  # finds the pictures of each game by its name
MAIN = "render/__main__.py"  # the command plays, replays and checks games like the commands of the engine
PLAYING = {"render/bench.py", "render/colour_table_maker.py", "render/game_scenes.py"} | {  # play to have something to draw
    f"render/{game}/gallery_scenes.py" for game in GAMES
}
FOR_PLAYING = {"games", "match", "players", "players.random_player", "players.registry", "record"}
ON_PAPER = {"render/szczesc/plan_preview.py"}  # carries out a plan on a position that it makes up from the view

POSITIONS = (Position, *(get_type_hints(game.setup)["return"] for game in GAMES.values()))


def speaks_of_positions(value: Any, seen: tuple[Any, ...] = ()) -> bool:
    """Whether a type or a function is, holds, takes or gives a whole position, or a part of one."""
    if isinstance(value, type) and issubclass(value, POSITIONS):
        return True
    if any(value is other for other in seen):
        return False
    inner = list(value) if isinstance(value, list) else list(get_args(value))
    if isinstance(value, type | FunctionType) and value.__module__.startswith("engine."):
        inner += get_type_hints(value).values()
    return any(speaks_of_positions(each, (*seen, value)) for each in inner)


@cache
def why_not_from_a_view(module: str, name: str | None) -> str | None:
    """Why what is made from views may not import this from the engine."""
    first, _, kind = module.removeprefix("engine.").partition(".")
    if (module.removeprefix("engine.") in COMMON and name) or (first in GAMES and (kind, name) in VALUES):
        return None
    if first not in GAMES or kind not in BOX | VIEWS | COMPONENTS or name in (None, "*"):
        return "what is made from views knows views, box and components of a game, by name"
    value = inspect.unwrap(getattr(import_module(module), name, None))
    home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None) or ""
    if home.startswith("engine.") and home != module:
        return f"{name} belongs to {home}"
    return "it takes or gives a whole position" if speaks_of_positions(value) else None


def why_not_in_render(path: str, found: Import) -> str | None:
    top = found.module.split(".")[0]
    if top in ("bot", "discord", "sqlite3"):
        return "pictures know nothing of the bot"
    if path == MAIN:
        return None
    if top == "render":
        joins = path in PLAYING or path in {f"render/{game}/__init__.py" for game in GAMES}
        plays = {module_name(file) for file in PLAYING} & {found.module, f"{found.module}.{found.name}"}
        return "what draws plays no games" if plays and not joins else None
    if top not in ("engine", "?"):
        return None
    inner = found.module.removeprefix("engine.")
    if (path, found.module) == REGISTRY and found.name in ("NAMES", "part"):
        return None
    if path in PLAYING | ON_PAPER and inner in GAMES and vars(import_module(found.module)).get(found.name) is GAMES[inner]:
        return None
    if path in PLAYING and (inner in FOR_PLAYING or inner.partition(".")[2] in BOX | VIEWS | COMPONENTS):
        return None
    return why_not_from_a_view(found.module, found.name)


def why_not_in_texts(path: str, found: Import) -> str | None:
    if found.module.split(".")[0] != "engine" or not re.match(r"bot/(games/\w+/)?texts/", path):
        return None
    return why_not_from_a_view(found.module, found.name)


def strays(package: str, why_not: Callable[[str, Import], str | None]) -> list[str]:
    found = [(path, stray, why_not(path, stray)) for path, stray in imports_of(package)]
    return [f"{path}:{stray.line} {stray.module}: {why}" for path, stray, why in found if why]


def test_the_engine_stands_alone() -> None:
    assert strays("engine", why_not_in_engine) == []


def test_pictures_and_texts_are_made_from_views() -> None:
    assert strays("render", why_not_in_render) == []
    assert strays("bot", why_not_in_texts) == []


def test_nobody_imports_the_tests() -> None:
    assert [
        path for package in sorted(OURS) for path, found in imports_of(package) if found.module.split(".")[0] == "tests"
    ] == []


# --- one game and another -----------------------------------------------------------------------------------------------


def game_of(parts: Iterable[str | None]) -> str | None:
    """The game in whose folder, or module of that name, something lies."""
    return next((part for part in parts if part in GAMES), None)


def why_not_in_a_game(path: str, found: Import) -> str | None:
    own = game_of(path.removesuffix(".py").split("/"))
    other = game_of([*found.module.split("."), found.name])
    if own and other and own != other:
        return f"{own} knows nothing of {other}"
    if path.startswith("bot/") and not own and other:
        return "what is common to all games finds them in GAME_MODULES, which bot/games fills"
    return None


def test_no_game_knows_another() -> None:
    assert {"szczesc", "kopalnie"} <= GAMES.keys()
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
    assert any(why_not_in_a_game(path, found) for found in imports_in(source, package_of(path)))
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
    assert any(why_not_in_engine(path, found) for found in imports_in(source, package_of(path)))


CLOSED = [
    "import engine.{game}", "import engine.{game}.view", "from engine.{game} import State", "from engine.{game} import rules",
    "from engine.{game} import view", "from engine.{game}.view import *", "from engine.{game}.view import observe",
    "from engine.{game}.view import State", "from engine.{game}.state import State", "from engine.{game}.rules import apply",
    "from engine.{game}.rules import legal_actions", "from engine.{game}.setup import setup",
    "from engine.{game}.game import {GAME}", "from engine.{game}.determinization import determinize",
    "from engine.{game}.position_json import from_json", "def late():\n    from engine.{game}.rules import apply",
    "if TYPE_CHECKING:\n    from engine.{game}.state import State", "importlib.import_module('engine.{game}.rules')",
    "import engine.games", "from engine.games import GAMES", "from engine.checked import apply_checked",
    "from engine import checked", "from engine.match import play_game",
]  # fmt: skip


@pytest.mark.parametrize("line", CLOSED)
def test_an_import_of_the_truth_is_caught(line: str) -> None:
    for game in [*GAMES, "not_registered_yet"]:
        (found,) = imports_in(line.format(game=game, GAME=game.upper()), "render")
        assert why_not_in_render(f"render/{game}/board.py", found)
        assert why_not_in_render("render/scene.py", found)
        assert why_not_in_texts(f"bot/games/{game}/texts/events.py", found)
        assert why_not_in_texts("bot/texts/table_log.py", found)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("render/szczesc/board.py", "from engine.szczesc.view import determinize"),
        ("render/szczesc/board.py", "from engine.szczesc.scoring import settle"),
        ("render/niemcy/board.py", "from engine.niemcy.view_plan import payments"),  # of the rules
        ("render/szczesc/board.py", "from engine.szczesc.planner import plans"),  # from the whole shaft of a seat
        ("render/szczesc/board.py", "import bot.table"),
        ("render/szczesc/board.py", "import importlib; importlib.import_module(f'engine.{part}')"),
        ("render/szczesc/board.py", "from render.szczesc.gallery_scenes import gallery_game"),
        ("render/szczesc/board.py", "from render import game_scenes"),
        ("render/szczesc/plan_preview.py", "from engine.szczesc import Action"),
        ("render/szczesc/plan_preview.py", "from engine.szczesc import State"),
        ("render/szczesc/gallery_scenes.py", "from engine.szczesc.rules import apply"),
    ],
)
def test_the_borders_of_the_pictures_are_watched(path: str, source: str) -> None:
    assert any(why_not_in_render(path, found) for found in imports_in(source, package_of(path)))
    fine = imports_in("from engine.szczesc.view import View; from engine.szczesc.box import CARDS", "render")
    assert not any(why_not_in_render(path, found) for found in fine)


@pytest.mark.parametrize("kind", [Position, tuple[Position | None, ...], dict[str, list[Position]], Callable[[Position], int]])
def test_a_view_that_holds_a_position_is_found(kind: Any) -> None:
    view = type("View", (), {"__module__": "engine.szczesc.view", "__annotations__": {"seat": int, "more": kind}})
    assert speaks_of_positions(view)
    assert speaks_of_positions(list[view])
    assert not speaks_of_positions(Callable[[tuple[int, ...]], str])


def test_whatever_is_open_is_needed() -> None:
    imports = [found for path, found in [*imports_of("render"), *imports_of("bot")] if path not in PLAYING]
    needed = {(found.module.split(".")[2], found.name) for found in imports if re.match(r"engine\.\w+\.", found.module)}
    assert {kind for kind, _ in needed} >= BOX | VIEWS | COMPONENTS
    assert needed >= VALUES
    assert {found.module.removeprefix("engine.") for path, found in imports_of("render") if path in PLAYING} >= FOR_PLAYING


# What panels and texts say comes from views too: of a position they may know whether there is one, and its phase.
READS_POSITION = re.compile(r"\btable\.state\.(?!phase\b)\w+|\btable\.state\[")


def test_panels_and_texts_read_views_and_no_position() -> None:
    found = [
        f"{path}: {line.strip()}"
        for folder in ("bot/games", "bot/panels", "bot/texts")
        for path, source in sources(folder)
        for line in source.splitlines()
        if READS_POSITION.search(line)
    ]
    assert found == []
    assert READS_POSITION.search("held = len(reader.table.state.hands[seat])")
    assert not READS_POSITION.search("reader.table.state is not None and table.state.phase in PHASES")


# --- the layers of the bot ------------------------------------------------------------------------------------------------

LAYERS = (  # lowest first; packages on one line do not know each other
    ("runtime",),
    ("tables",),
    ("storage", "workers"),
    ("service",),
    ("texts",),
    ("panels",),
    ("games",),
    ("discord_app",),
    ("ops",),
    ("__main__",),
)
LEVEL = {package: level for level, packages in enumerate(LAYERS) for package in packages}
PLAYGROUND_USERS = {"bot/ops/demo_world.py", "bot/ops/bench_players.py", "bot/ops/report_players.py"}


def why_not_in_layers(path: str, found: Import) -> str | None:
    own = path.removesuffix(".py").split("/")[1]
    top, _, rest = found.module.partition(".")
    if top == "playground":
        return None if path in PLAYGROUND_USERS else "only demo, load benchmark and channel report know the playground"
    if top != "bot" or own == "__init__":
        return None
    other = rest.split(".")[0] or found.name or ""
    if other not in LEVEL:
        return f"{other} has no place among the layers"
    if own != other and LEVEL[other] >= LEVEL[own]:
        return f"{own} stands below or beside {other}"
    return None


PANEL_LEVEL = {"components": 0, "reader_view": 1, "panel_press": 2, "game_module": 3, "info_dispatch": 5, "press_dispatch": 6}
ANY_PANEL = 4


def why_not_in_panels(path: str, found: Import) -> str | None:
    """Order inside bot/panels; panels of the same level may use each other."""
    if not path.startswith("bot/panels/") or not f"{found.module}.{found.name}".startswith("bot.panels."):
        return None
    own = path.removesuffix(".py").split("/")[2]
    other = (f"{found.module}.{found.name}".split("."))[2]
    own_level, other_level = PANEL_LEVEL.get(own, ANY_PANEL), PANEL_LEVEL.get(other, ANY_PANEL)
    if own == other or other_level < own_level or own_level == other_level == ANY_PANEL:
        return None
    return f"{own} stands below {other}"


def test_the_layers_of_the_bot_are_kept() -> None:
    folders = {path.name for path in (ROOT / "bot").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(LEVEL) - {"__main__"}, "every package has its place"
    assert strays("bot", why_not_in_layers) == []


def test_the_panels_are_in_order() -> None:
    assert {f"{name}.py" for name in PANEL_LEVEL} <= {path.name for path in (ROOT / "bot" / "panels").glob("*.py")}
    assert strays("bot", why_not_in_panels) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot/tables/table.py", "from bot.storage import history"),
        ("bot/tables/table.py", "import bot.storage.store"),
        ("bot/tables/table.py", "from bot import service"),
        ("bot/tables/table.py", "def late():\n    from bot.service.scheduler import Scheduler"),
        ("bot/tables/table.py", "if TYPE_CHECKING:\n    from bot.panels.components import Panel"),
        ("bot/tables/table.py", "import_module('bot.games.szczesc')"),
        ("bot/runtime/settings.py", "from ..tables import errors"),
        ("bot/storage/store.py", "from bot.workers import automat_pool"),
        ("bot/workers/automat_pool.py", "from bot.storage.store import Store"),
        ("bot/service/scheduler.py", "from bot.texts import say"),
        ("bot/texts/rules.py", "from bot.panels.game_module import GAME_MODULES"),
        ("bot/panels/components.py", "import bot.games"),
        ("bot/games/szczesc/commands.py", "from bot.discord_app.context import BotContext"),
        ("bot/discord_app/client.py", "from bot.ops import demo"),
        ("bot/ops/admin.py", "from bot.__main__ import main"),
        ("bot/ops/admin.py", "from bot.front import client"),
        ("bot/discord_app/client.py", "import playground"),
    ],
)
def test_an_import_against_the_layers_is_caught(path: str, source: str) -> None:
    assert any(why_not_in_layers(path, found) for found in imports_in(source, package_of(path)))


def test_an_import_along_the_layers_is_fine() -> None:
    fine = imports_in("from bot.tables import table; import bot.storage.store; from engine.games import GAMES", "bot.service")
    assert not any(why_not_in_layers("bot/service/scheduler.py", found) for found in fine)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("bot/panels/components.py", "from bot.panels.reader_view import ReaderView"),
        ("bot/panels/reader_view.py", "from bot.panels import game_module"),
        ("bot/panels/panel_press.py", "from .game_module import GameModule"),
        ("bot/panels/game_module.py", "def late():\n    from bot.panels.lobby_panel import lobby_panel"),
        ("bot/panels/lobby_panel.py", "from bot.panels.info_dispatch import info_panel"),
        ("bot/panels/info_dispatch.py", "import bot.panels.press_dispatch"),
    ],
)
def test_an_import_against_the_order_of_panels_is_caught(path: str, source: str) -> None:
    assert any(why_not_in_panels(path, found) for found in imports_in(source, package_of(path)))
    fine = imports_in("from bot.panels.components import Panel; from bot.panels import current_panel", "bot.panels")
    assert not any(why_not_in_panels("bot/panels/info_dispatch.py", found) for found in fine)


def test_no_modules_of_the_bot_import_each_other() -> None:
    assert cycles(graph("bot")) == []


def test_a_cycle_of_imports_is_found() -> None:
    assert cycles({"a": ["b"], "b": ["c"], "c": []}) == []
    assert cycles({"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": []}) == [["a", "b", "c"]]


LATE = {  # allowed late imports, and why
    ("bot/__main__.py", "bot.ops.demo"): "workers load this module anew; they and most commands need no Discord library",
    ("bot/__main__.py", "bot.discord_app.run"): "the same",
    ("bot/__main__.py", "bot.ops.bench_store"): "it imports psycopg, see below",
    ("bot/storage/open_store.py", "bot.storage.postgres_store"): "its library takes 11 MB, and a small machine has few",
    ("bot/storage/open_store.py", "bot.storage.slot_locks"): "the same",
    ("bot/storage/read_only.py", "bot.storage.postgres_store"): "the same",
    ("bot/storage/copying.py", "bot.storage.postgres_store"): "the same",
    ("bot/ops/demo.py", "bot.ops.demo_world"): "it imports the playground, which an installed bot does not have",
}


def test_imports_stand_at_the_top() -> None:
    late = {(path, found.module) for path, source in sources("bot") for found in late_imports_in(source, package_of(path))}
    assert late == set(LATE)


@pytest.mark.parametrize(
    "source",
    [
        "def late():\n    import json",
        "class A:\n    async def late(self):\n        from json import dumps",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import json",
        "import typing\nif typing.TYPE_CHECKING:\n    import json",
        "import importlib\nPART = importlib.import_module(f'bot.{name}')",
        "try:\n    def late():\n        import json\nexcept ImportError:\n    pass",
    ],
)
def test_a_late_import_is_found(source: str) -> None:
    assert len(late_imports_in(source, "bot")) == 1
    assert not late_imports_in("import json\ntry:\n    import tomllib\nexcept ImportError:\n    import json as tomllib", "bot")


def loaded_with(*modules: str) -> set[str]:
    """What is loaded together with these modules; a module's packages are loaded with it."""
    found = graph("bot", late=False)
    found = found | {"bot.games": found["bot.games"] | {f"bot.games.{game}" for game in GAMES}}  # which are loaded by name
    at_load = {name: needs | {parent for parent in found if name.startswith(f"{parent}.")} for name, needs in found.items()}
    return {other for module in modules for other in reachable(at_load, module)}


def test_processes_that_think_or_draw_load_neither_games_of_the_bot_nor_discord() -> None:
    workers = [module_name(path) for path, _ in sources("bot/workers")]
    loaded = loaded_with("bot.__main__", *workers)  # a new process loads the main module, too
    assert not [name for name in loaded if name.startswith(("bot.games", "bot.discord_app", "bot.panels"))]
    assert "bot.games.szczesc.panels" in loaded_with("bot.discord_app.client"), "the search goes through packages"


# Put together here, so that this file does not say them either.
FORBIDDEN = ["/" + "work/", "/tmp/" + "bash", "TO" + "DO", "FIX" + "ME", "NotImplemented" + "Error"]
TEXTS = {
    "", ".cfg", ".csv", ".example", ".ftl", ".html", ".ini", ".json", ".md", ".py", ".pyi", ".sh", ".sql", ".svg", ".toml",
    ".txt", ".yaml", ".yml",
}  # fmt: skip
NOT_OURS = {"__pycache__", "out"}


def texts() -> Iterator[Path]:
    """All text files of the project; what tools leave behind in hidden folders is none of it."""
    for place, folders, files in os.walk(ROOT):
        made = {name for name in folders if name in NOT_OURS or name.startswith(".") or name.endswith(".egg-info")}
        folders[:] = sorted(set(folders) - made | ({".ci"} & set(folders)))
        yield from (Path(place, name) for name in sorted(files) if Path(name).suffix in TEXTS)


def test_no_file_says_what_does_not_belong() -> None:
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}" + (r"(?!\w)" if word[-1].isalpha() else "") for word in FORBIDDEN))
    wrong = []
    for path in texts():
        text = path.read_text(encoding="utf-8", errors="replace")
        lines = text.splitlines(keepends=True) if any(word in text for word in FORBIDDEN) else []
        for number, line in enumerate(lines, 1):
            if found := pattern.search(line):
                wrong.append(f"{path.relative_to(ROOT)}:{number} {found[0].strip()}")
    assert wrong == []


def test_all_packages_are_searched() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in texts()}
    assert {"pyproject.toml", "Makefile", "engine/contract.py", "tests/test_borders.py"} <= names
