"""The second game on the command line and in the gallery: through the same doors as the first."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.gallery import gallery
from render.kopalnie.picture_kinds import KINDS
from render.picture_registry import GAME_PICTURES, kind_of, render_picture
from tests.render.kopalnie.positions import game, record, show


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(record(3).to_json()), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "Mines, abandoned 5 of 5. Game over"),
        (["--at", "20"], "Mines, abandoned"),
        (["--at", "20", "--kind", "collection", "--seat", "1"], "Treasures of Jan"),
        (["--at", "0", "--kind", "hand", "--seat", "2"], "Mission and cards: Zofia. To choose from:"),
        (["--at", "20", "--kind", "rolls", "--seat", "1"], "Mines, abandoned"),
        (["--kind", "result"], "Result:"),
    ],
)
def test_a_picture_of_any_moment(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], part: str
) -> None:
    out = tmp_path / "out.webp"
    assert main([file, "--lang", "en", *arguments, "-o", str(out)]) == 0
    said = capsys.readouterr()
    assert part in said.out
    assert not said.err
    with Image.open(out) as image:
        assert image.width == 1188
    assert out.stat().st_size < 700_000


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["--kind", "shaft", "-o", "x.webp"],
            "--kind must be one of board, rolls, collection, hand, result for this game, not shaft",
        ),
        (["--kind", "replay", "--seat", "1", "-o", "x.gif"], "--seat does not go with --kind replay"),
        (["--kind", "rolls", "-o", "x.webp"], "nobody is on turn"),
        (["--plan", "@1", "-o", "x.webp"], "--plan does not go with --kind board"),
        (["--seat", "3", "-o", "x.webp"], "--seat must be from 0 to 2, not 3"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    file: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([file, *arguments]) == 1
    said = capsys.readouterr()
    assert said.err == f"error: {complaint}\n" or complaint in said.err
    assert said.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_scene_finds_the_pictures_of_its_game() -> None:
    scene = show(game(3)[5])
    assert kind_of("board", scene) is GAME_PICTURES["kopalnie"].kinds["board"]
    with pytest.raises(KeyError):
        kind_of("shaft", scene)


def test_a_scene_travels_to_another_process() -> None:
    scene = show(game(2)[10], 1, seat=1)
    there = pickle.loads(pickle.dumps(scene))
    assert render_picture("hand", there) == render_picture("hand", scene)


@pytest.mark.slow
def test_the_gallery(tmp_path: Path) -> None:
    assert tuple(GAME_PICTURES["kopalnie"].gallery().moments) == tuple(KINDS)
    page = gallery(tmp_path, languages=["pl"], games=["kopalnie"]).read_text(encoding="utf-8")
    for kind in KINDS:
        for file in (f"kopalnie-pl-{kind}.png", f"kopalnie-pl-{kind}-1.png"):
            assert f'"{file}"' in page
            assert 0 < (tmp_path / file).stat().st_size < 700_000


def test_a_replay(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.gif"
    assert main([file, "--at", "12", "--kind", "replay", "--lang", "en", "-o", str(out)]) == 0
    assert capsys.readouterr().out.startswith("Replay of the game, turns: ")
    with Image.open(out) as film:
        assert film.format == "GIF"
