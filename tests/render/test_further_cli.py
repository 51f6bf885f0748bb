"""The further kinds on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from tests.render.games import game, planned, record

SEATS = 3


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    made = tmp_path_factory.mktemp("records") / "game.json"
    made.write_text(json.dumps(record(SEATS).to_json()), encoding="utf-8")
    return str(made)


def line_with(phase: str) -> int:
    return next(i for i, (state, _) in enumerate(game(SEATS)) if state.phase == phase)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--kind", "hand", "--at", "5", "--seat", "1"], "Cards: Jan: "),
        (["--kind", "draw", "--at", "CHOOSE"], "in secret"),
        (["--kind", "standings", "--at", "60"], "Majorities if shift II ended now"),
        (["--kind", "scoring"], "End of shift III"),
        (["--kind", "scoring", "--at", "60"], "End of shift I."),
        (["--kind", "result"], "Result: "),
        (["--kind", "result", "--at", "60"], "Points so far"),
    ],
)
def test_a_picture_of_each_kind(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    out = tmp_path / "x.webp"
    words = [str(line_with("choose")) if word == "CHOOSE" else word for word in arguments]
    assert main([file, "--lang", "en", *words, "-o", str(out)]) == 0
    with Image.open(out) as image:
        assert image.width == 1188
    spoken = capsys.readouterr()
    assert said in spoken.out
    assert not spoken.err


def test_the_chooser_sees_the_pieces(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = line_with("choose")
    state = game(SEATS)[at][0]
    out = str(tmp_path / "x.png")
    assert main([file, "--kind", "draw", "--at", str(at), "--seat", str(state.turn), "-o", out]) == 0
    assert all(piece in capsys.readouterr().out for piece in state.held[:1])
    assert main([file, "--kind", "draw", "--at", str(at), "--seat", str((state.turn + 1) % SEATS), "-o", out]) == 0
    assert not [piece for piece in state.held if piece in capsys.readouterr().out]


def test_a_plan(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moment, plan = planned(SEATS)[0]
    at = str(game(SEATS).index(moment))
    out = str(tmp_path / "plan.webp")
    assert main([file, "--kind", "mine", "--at", at, "--plan", plan, "-o", out]) == 0
    assert plan in capsys.readouterr().out
    assert main([file, "--kind", "mine", "--at", at, "--plan", "@9", "-o", out]) == 1
    assert capsys.readouterr().err == "error: --plan: @9: no action is written like this\n"


def test_a_replay(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.gif"
    assert main([file, "--kind", "replay", "--at", "12", "-o", str(out)]) == 0
    with Image.open(out) as film:
        assert film.n_frames == 13  # type: ignore[attr-defined]
    assert "12" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--kind", "draw", "--at", "0", "-o", "x.webp"], "nobody is drawing tiles or cards at this moment"),
        (["--kind", "scoring", "--at", "20", "-o", "x.webp"], "no shift has been scored up to this moment"),
        (["--kind", "replay", "-o", "x.webp"], "must end in .gif"),
        (["--kind", "replay", "--seat", "0", "-o", "x.gif"], "--seat does not go with --kind replay"),
        (["--kind", "replay", "--strips", "-o", "x.gif"], "--strips does not go with --kind replay"),
        (["--kind", "standings", "--plan", "@1", "-o", "x.webp"], "--plan does not go with --kind standings"),
        (["--kind", "hand", "-o", "x.gif"], "must end in .png or .webp"),
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
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert not said.out
    assert not list(tmp_path.iterdir())


def test_a_gallery_where_no_folder_can_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["gallery", str(tmp_path / "file")]) == 1
    assert capsys.readouterr().err.startswith("error: ")
