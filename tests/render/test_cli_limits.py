"""Arguments and records without end, and signs that steer a terminal: one plain sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.match import play_game
from engine.players.random_player import RandomPlayer
from engine.szczesc import SZCZESC
from render.__main__ import main

ENDLESS = "9" * 5000  # a number with more digits than Python reads; a name that no disk takes
ESCAPES = "\x1b[31mred\x07\x9b2J\u202e"
STEERING = set("\x1b\x07\x9b\u202e")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    _, played = play_game(SZCZESC, [RandomPlayer()] * 3, ["Anna", "Jan", "Zofia"], 5)
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(played.to_json()), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "arguments",
    [
        (ENDLESS, "-o", "x.png"),
        (ESCAPES, "-o", "x.png"),
        ("RECORD", "--at", ENDLESS, "-o", "x.png"),
        ("RECORD", "--at", "9" * 4000, "-o", "x.png"),
        ("RECORD", "--seat", "9" * 4000, "-o", "x.png"),
        ("RECORD", "--kind", ENDLESS, "-o", "x.png"),
        ("RECORD", "--kind", "mine", "--plan", ENDLESS, "-o", "x.png"),
        ("RECORD", "--plan", f"@{ENDLESS}", "-o", "x.png"),
        ("RECORD", "-o", f"{ENDLESS}.png"),
        ("RECORD", "-o", ENDLESS),
        ("RECORD", "-o", f"{ESCAPES}/x.png"),
        ("SPOILT", "-o", "x.png"),
        ("gallery", ENDLESS),
        ("soak", ENDLESS),
        ("colour-table", ENDLESS),
    ],
)
def test_no_argument_is_too_long_for_one_sentence(
    arguments: tuple[str, ...], record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text(record.read_text().replace('"start": ', f'"start": {ENDLESS}'))
    files = {"RECORD": str(record), "SPOILT": str(spoilt)}
    assert main([files.get(word, word) for word in arguments]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert len(printed.err) < 500
    assert not STEERING & set(printed.err)


def test_a_name_does_not_steer_the_terminal(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(record.read_text())
    file = tmp_path / "names.json"
    file.write_text(json.dumps({**data, "players": [ESCAPES, ESCAPES * 200, "Zofia"]}))
    assert main([str(file), "--at", "30", "-o", str(tmp_path / "x.png")]) == 0
    assert not STEERING & set(capsys.readouterr().out)
