"""The command line: pictures from records, and one clear line for everything that is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from engine.match import play_game
from engine.players.random_player import RandomPlayer
from engine.szczesc import SZCZESC
from render.__main__ import main
from render.bench import bench


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    _, played = play_game(SZCZESC, [RandomPlayer()] * 3, ["Anna", "Jan", "Zofia"], 5)
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(played.to_json()), encoding="utf-8")
    return file


@pytest.mark.parametrize(("kind", "form", "size"), [("board", "webp", (1188, 756 + 8 + 530)), ("shaft", "png", (1188, 756))])
def test_a_picture_of_any_moment(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, form: str, size: tuple[int, int]
) -> None:
    file = tmp_path / f"out.{form}"
    assert main([str(record), "--at", "30", "--kind", kind, "--lang", "en", "-o", str(file)]) == 0
    with Image.open(file) as image:
        assert image.size == size
        assert image.format == form.upper()
    said = capsys.readouterr()
    assert ("Board, shift" if kind == "board" else "Shaft of") in said.out
    assert not said.err


def test_moments_and_seats_differ(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for more in (
        ["--at", "0"],
        ["--at", "40"],
        [],
        ["--at", "40", "--kind", "shaft", "--seat", "0"],
        ["--at", "40", "--kind", "shaft", "--seat", "1"],
    ):
        assert main([str(record), *more, "-o", str(tmp_path / "x.webp")]) == 0
        said.append(capsys.readouterr().out)
    assert len(set(said)) == len(said)


def test_a_plan_is_shown_carried_out(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "plan.webp")
    at = next(
        n
        for n in range(9, 60)
        if main([str(record), "--at", str(n), "--kind", "shaft", "--lang", "en", "--plan", "@4", "-o", out]) == 0
    )
    assert "Cage: level 4" in capsys.readouterr().out
    assert main([str(record), "--at", str(at), "--kind", "shaft", "--plan", "@4 +Q", "-o", out]) == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["RECORD", "--at", "9999", "-o", "x.webp"], "--at must be from 0 to"),
        (["RECORD", "--at", "-1", "-o", "x.webp"], "--at must be from 0 to"),
        (["RECORD", "--seat", "3", "-o", "x.webp"], "--seat must be from 0 to 2"),
        (["RECORD", "--kind", "sculpture", "-o", "x.webp"], "invalid choice: 'sculpture'"),
        (["RECORD", "--lang", "fr", "-o", "x.webp"], "invalid choice: 'fr'"),
        (["RECORD", "-o", "x.gif"], "must end in .png or .webp"),
        (["RECORD"], "required: -o/--output"),
        (["RECORD", "--plan", "@1", "--kind", "board", "-o", "x.webp"], "--plan does not go with --kind board"),
        (["RECORD", "--at", "20", "--kind", "shaft", "--plan", "dance", "-o", "x.webp"], "--plan: dance"),
        (["RECORD", "-o", "no/such/folder/x.webp"], "No such file"),
        (["missing.json", "-o", "x.webp"], "missing.json: No such file"),
        (["BROKEN", "-o", "x.webp"], "the record is not JSON"),
        (["EMPTY", "-o", "x.webp"], "has no key"),
        (["ILLEGAL", "-o", "x.webp"], "line 3 of the record"),
        ([], "required: record"),
        (["soak", "many"], "required: -o/--output"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    data = json.loads(record.read_text(encoding="utf-8"))
    files = {
        "RECORD": record,
        "BROKEN": tmp_path / "broken.json",
        "EMPTY": tmp_path / "empty.json",
        "ILLEGAL": tmp_path / "illegal.json",
    }
    files["BROKEN"].write_text("{", encoding="utf-8")
    files["EMPTY"].write_text("{}", encoding="utf-8")
    files["ILLEGAL"].write_text(json.dumps(data | {"actions": [*data["actions"][:2], "money 6"]}), encoding="utf-8")
    assert main([str(files.get(word, word)) for word in arguments]) == 1
    said = capsys.readouterr()
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert not said.out
    assert not list(tmp_path.glob("x.*"))


@pytest.mark.integration
def test_the_command_itself(record: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "render", str(record), "-o", str(tmp_path / "a.webp")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Koniec gry" in done.stdout


@pytest.mark.integration
@pytest.mark.slow
def test_the_benchmark_measures_what_it_says() -> None:
    measured = bench(turns=2)
    assert measured["turns"] == 2
    before, after = (measured["drawing_ms"] + measured[way] for way in ("webp_ms", "png_ms"))
    assert measured["against_webp"] == pytest.approx(before / after, rel=0.05)
    assert 50 < measured["largest_strip_kb"] <= 300  # bytes do not depend on the machine's mood
    assert measured["largest_strip_kb"] <= measured["mean_turn_kb"] <= 350
    assert 0 <= measured["strips_from_cache"] < 1
