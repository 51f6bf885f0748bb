"""The command line with the second game: the same commands, told by the record's ``game``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.cli import main
from engine.record import from_json, replay

Json = dict[str, Any]


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str]]:
    status = main([str(argument) for argument in arguments])
    return status, capsys.readouterr().out.splitlines()


@pytest.fixture
def finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Json:
    """A finished game of five."""
    path = tmp_path / "game.json"
    players = ",".join(["random"] * 5)
    assert run(capsys, "play", "--game", "kopalnie", "--players", players, "--seed", 8, "--record", path)[0] == 0
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(path: Path, data: Json) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_replay_and_trace(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(capsys, "replay", "--trace", write(tmp_path / "a.json", finished))
    answer = json.loads(lines[0])
    assert (status, answer["ok"], answer["final"]["phase"]) == (0, True, "over")
    assert len(answer["trace"]) == len(finished["actions"]) + 1
    assert answer["trace"][0]["phase"] == "missions"
    assert answer["final"]["scores"][answer["final"]["winners"][0]] == max(answer["final"]["scores"])


def test_replay_stops_at_the_first_illegal_line(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = {**finished, "actions": [*finished["actions"][:9], "dig A roll 7", "dig B roll 1"]}
    status, lines = run(capsys, "replay", write(tmp_path / "a.json", broken))
    answer = json.loads(lines[0])
    assert (status, answer["ok"], answer["index"], answer["action"]) == (1, False, 9, "dig A roll 7")


def test_both_games_in_one_file(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.json"
    run(capsys, "play", "--players", "random,random", "--seed", 1, "--record", other)
    both = tmp_path / "both.jsonl"
    both.write_text(f"{json.dumps(finished)}\n{other.read_text(encoding='utf-8')}", encoding="utf-8")
    status, lines = run(capsys, "replay", both)
    assert status == 0
    assert ["mines" in json.loads(line)["final"] for line in lines] == [True, False]


def test_verify_checks_deal_and_dice(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "verify", write(tmp_path / "a.json", finished))[0] == 0
    head, _, roll = finished["actions"][-1].rpartition(" ")
    assert head.endswith("roll"), "the game must end with a die for this test"
    # Two tiles are left in that mine, so a roll of two more or less takes the same one: legal, but not what the seed rolled.
    forged = f"{head} {int(roll) + 2 if int(roll) < 5 else int(roll) - 2}"
    cheat = {**finished, "actions": [*finished["actions"][:-1], forged]}
    assert replay(from_json(cheat)).error is None
    status, lines = run(capsys, "verify", write(tmp_path / "b.json", cheat))
    assert status == 1
    assert lines[0].startswith(f"not verified: the seed decides otherwise than 'roll {forged[-1]}' at action ")
    swapped = {**finished, "missions": [finished["missions"][0][::-1], *finished["missions"][1:]]}
    status, lines = run(capsys, "verify", write(tmp_path / "c.json", swapped))
    assert (status, lines) == (1, ["not verified: the seed deals another 'missions'"])


def test_a_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(capsys, "play", "--game", "kopalnie", "--players", "random,random", "--seed", 1, "--show")
    assert status == 0
    assert sum("is abandoned" in line for line in lines) == 5
    assert any(line.startswith("  digs out ") for line in lines)
    told = "\n".join(lines[: lines.index("--- the game is over ---")])
    assert "  draws ruby_bonus and keeps it" in told


def test_bench_and_plan(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(capsys, "bench", "--game", "kopalnie", "--seconds", 0.2)
    assert status == 0
    assert {"games_per_second", "actions_per_second", "clone_us", "replay_ms"} == set(json.loads(lines[0]))
    status, lines = run(capsys, "plan", write(tmp_path / "a.json", finished), "--steps", 4)
    assert (status, lines) == (1, ["kopalnie has no planner"])
