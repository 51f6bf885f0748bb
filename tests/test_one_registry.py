"""``NAMES`` in ``engine/games.py`` is the only list of games: what a game brings to other packages is found by its name."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot.games  # noqa: F401  (registers the games)
from bot.panels.game_module import GAME_MODULES
from engine.games import GAMES, NAMES, PACKAGES, package_of, part
from render.picture_registry import GAME_PICTURES
from tests.engine import pig_game
from tests.import_graph import ROOT


def test_all_packages_list_the_same_games_in_the_same_order() -> None:
    assert NAMES == tuple(GAMES) == tuple(PACKAGES) == tuple(GAME_PICTURES) == tuple(GAME_MODULES)
    assert all(game.name == name for name, game in GAMES.items())
    assert all(module.name == name for name, module in GAME_MODULES.items())


def test_what_a_game_does_not_bring_is_none_and_a_broken_one_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    assert part("render", "no_such_game") is None
    assert part("tests", "golden") is None, "a folder of texts alone is no module"
    with pytest.raises(ValueError, match=r"engine\.match holds no game of this name"):
        package_of("match")
    monkeypatch.setitem(sys.modules, "engine.sow", pig_game)
    with pytest.raises(ValueError, match=r"engine\.sow holds no game of this name"):
        package_of("sow")
    with pytest.raises(ModuleNotFoundError):
        package_of("no_such_game")


HOSTED = """
import bot.games
from bot.panels.game_module import GAME_MODULES
from bot.texts import say_in
from render.picture_registry import GAME_PICTURES
print(list(GAME_MODULES)[-1], say_in("pig")("de", "game-title"), "pig" in GAME_PICTURES)
"""


@pytest.mark.integration
def test_one_file_and_one_line_add_a_game(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("bot", "render"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    shutil.copy(pig_game.__file__, tmp_path / "engine" / "pig.py")
    games = tmp_path / "engine" / "games.py"
    last = f'"{NAMES[-1]}",'
    games.write_text(games.read_text(encoding="utf-8").replace(last, f'{last}\n    "pig",'), encoding="utf-8")

    def python(*arguments: str) -> str:
        command, path = [sys.executable, *arguments], os.environ | {"PYTHONPATH": str(tmp_path)}
        done = subprocess.run(command, cwd=tmp_path, env=path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert python("-c", HOSTED).split() == ["pig", "Pig", "False"]
    record = tmp_path / "pig.json"
    told = python(
        "-m", "engine", "play", "--game", "pig", "--players", "random,random", "--seed", "1", "--show", "--record", str(record)
    )  # fmt: skip
    assert "rolled 6" in told
    assert json.loads(record.read_text(encoding="utf-8"))["format"] == "pig-record/1"
    python("-m", "engine", "verify", str(record))
    python("-m", "engine", "replay", str(record))
    python("-m", "render", str(record), "-o", str(tmp_path / "pig.png"))
    assert (tmp_path / "pig.png").stat().st_size > 1000
