"""Gold Mine on the command line: replay, verify, play, match, bench, plan, advise and review."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine.cli import main
from tests.engine.goldmine.positions import DICE

Json = dict[str, Any]


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str]]:
    status = main([str(argument) for argument in arguments])
    return status, capsys.readouterr().out.splitlines()


def write(path: Path, data: Json) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def played(tmp_path: Path, capsys: pytest.CaptureFixture[str], *arguments: object) -> Json:
    path = tmp_path / "game.json"
    assert run(capsys, "play", "--game", "goldmine", *arguments, "--record", path)[0] == 0
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """A finished game of a foreman and two apprentices, with mud."""
    path = tmp_path_factory.mktemp("finished") / "game.json"
    players = ["--players", "foreman,apprentice,apprentice", "--seed", "4", "--option", "mud"]
    with contextlib.redirect_stdout(io.StringIO()):
        assert main(["play", "--game", "goldmine", *players, "--record", str(path)]) == 0
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_replay_and_trace(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert finished["format"] == "goldmine-record/1"
    status, lines = run(capsys, "replay", "--trace", write(tmp_path / "a.json", finished))
    answer = json.loads(lines[0])
    assert (status, answer["ok"], answer["final"]["phase"]) == (0, True, "over")
    assert len(answer["trace"]) == len(finished["actions"]) + 1
    assert {position["to_act"] for position in answer["trace"][:-1]} <= {0, 1, 2}, (
        "between two lines chance has nothing to decide"
    )
    assert answer["trace"][20]["phase"] == "move"


def test_replay_stops_at_the_first_illegal_line(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cut = {**finished, "actions": [*finished["actions"][:20], "roll 7", "pass"]}
    status, lines = run(capsys, "replay", "--trace", write(tmp_path / "a.json", cut))
    answer = json.loads(lines[0])
    assert (status, answer["ok"], answer["index"], answer["action"]) == (1, False, 20, "roll 7")
    assert answer["final"] == answer["trace"][-1]
    for change in ({"dice": [[1, 1, 1]]}, {"first": "GE1"}, {"players": ["A"]}, {"options": {"alliances": True}}):
        status, lines = run(capsys, "replay", write(tmp_path / "a.json", finished | change))
        assert (status, json.loads(lines[0])["index"]) == (1, None)


def test_verify_checks_deal_dice_and_draws(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "verify", write(tmp_path / "a.json", finished))[0] == 0
    at = next(number for number, line in enumerate(finished["actions"]) if line.startswith("roll "))
    die = int(finished["actions"][at].split(" ")[1])
    lines = finished["actions"]
    other = {**finished, "actions": [*lines[:at], f"roll {die % 6 + 1}", *lines[at + 1 :]]}
    assert run(capsys, "verify", write(tmp_path / "b.json", other))[0] == 1
    redealt = {**finished, "dice": DICE[3]}
    assert run(capsys, "verify", write(tmp_path / "c.json", redealt))[0] == 1


@pytest.mark.parametrize("option", ["five_tiles", "alliances"])
def test_games_with_options(option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(tmp_path, capsys, "--players", "apprentice,foreman,random,apprentice", "--seed", 2, "--option", option)
    assert game["options"] == {option: True}
    assert ("hands" in game) is (option == "five_tiles")
    assert run(capsys, "verify", write(tmp_path / "a.json", game))[0] == 0


def test_a_table_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    players = ",".join(["random"] * 3)
    status, lines = run(capsys, "play", "--game", "goldmine", "--players", players, "--option", "alliances")
    assert status == 1
    assert lines == ["alliances: this option is for [4, 6] players, not for 3"]


def test_a_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(capsys, "play", "--game", "goldmine", "--players", "foreman,foreman", "--seed", 1, "--show")
    assert status == 0
    assert sum(" lays " in line for line in lines) >= 20
    assert any("collects a nugget" in line for line in lines)
    assert any(line.startswith("--- the game is over") for line in lines)


@pytest.mark.slow
def test_match_and_bench(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(
        capsys, "match", "--game", "goldmine", "--players", "apprentice,random", "--games", 2, "--seed", 1, "--json"
    )  # fmt: skip
    assert status == 0
    assert json.loads(lines[0])["games"] == 2
    status, lines = run(capsys, "bench", "--game", "goldmine", "--seconds", 0.2)
    assert status == 0
    assert {"games_per_second", "actions_per_second", "clone_us", "replay_ms"} <= set(json.loads(lines[0]))


def test_plan(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = write(tmp_path / "a.json", finished)
    status, lines = run(capsys, "plan", record, "--at", 5, "--json")
    answer = json.loads(lines[0])
    assert status == 0
    assert answer == {
        "seat": answer["seat"], "place": None, "gold": {"steps": None, "rolls": None, "place": None},
        "home": {"steps": None, "rolls": None},
    }  # fmt: skip
    status, lines = run(capsys, "plan", record, "--at", 20, "--seat", 2, "--json")
    answer = json.loads(lines[0])
    assert (answer["seat"], answer["place"], answer["home"]) == (2, "0,0", {"steps": 0, "rolls": 0.0})
    status, lines = run(capsys, "plan", record, "--at", 20)
    assert status == 0
    assert lines[0].endswith("home 0 steps, 0.00 rolls")
    assert run(capsys, "plan", record, "--at", 20, "--steps", 3)[0] == 1


def test_advise_and_review(finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = write(tmp_path / "a.json", finished)
    status, lines = run(capsys, "advise", record, "--at", 20, "--thoughts", 10, "--json")
    advice = json.loads(lines[0])["advice"]
    assert status == 0
    assert {advice[0]["turn"][0]} <= {"roll", "dig"}
    assert advice[0]["reasons"]
    short = {**finished, "actions": finished["actions"][:34]}
    status, lines = run(capsys, "review", write(tmp_path / "b.json", short), "--seat", 1, "--thoughts", 4, "--json")
    assert status == 0
    assert isinstance(json.loads(lines[0])["review"], list)
