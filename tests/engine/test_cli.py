"""The command line, as another program or a newcomer meets it."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cli import main
from engine.match import play_game
from engine.players.registry import player
from engine.record import Record, RecordWriter, from_json, replay
from engine.szczesc import SZCZESC
from engine.szczesc.box import ALL_CARDS, ALL_TILES
from tests.engine.conftest import Run, Save

Json = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> Json:
    """A finished game of three."""
    kinds = ["foreman", "random", "foreman"]
    return play_game(SZCZESC, [player("szczesc", kind) for kind in kinds], ["Ania", "Bartek", "Celina"], 11)[1].to_json()


# --- replay -----------------------------------------------------------------------------------------------------------


def test_replay_of_a_finished_game(finished: Json, run: Run, save: Save) -> None:
    status, lines = run("replay", save(finished))
    (answer,) = map(json.loads, lines)
    assert status == 0
    assert list(answer) == ["ok", "actions", "final"]
    assert answer["ok"] is True
    assert answer["actions"] == len(finished["actions"])
    final = answer["final"]
    assert (final["phase"], final["turn"], final["shift"], final["miners"]) == ("over", None, 3, [0, 0, 0])
    assert final["winners"] == [final["scores"].index(max(final["scores"]))]


def test_replay_traces_every_position(finished: Json, run: Run, save: Save) -> None:
    _, lines = run("replay", "--trace", save(finished))
    answer = json.loads(lines[0])
    assert len(answer["trace"]) == len(finished["actions"]) + 1
    assert answer["trace"][0]["phase"] == "draft"
    assert answer["trace"][0]["orders"] == {"1": None, "2": None, "3": None, "4": None}
    assert answer["trace"][0]["stacks"] == [41, 34]
    assert answer["trace"][-1] == answer["final"]


def test_replay_of_many_files_and_lines(finished: Json, run: Run, save: Save) -> None:
    lines_file = save(f"{json.dumps(finished)}\n\n{json.dumps(finished)}\nnot json\n")
    pretty = save(json.dumps(finished, indent=1))
    status, lines = run("replay", lines_file, pretty)
    answers = [json.loads(line) for line in lines]
    assert [answer["ok"] for answer in answers] == [True, True, False, True]
    assert answers[2]["index"] is None
    assert status == 1


def test_replay_of_standard_input(finished: Json, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(finished).encode())))
    status, lines = run("replay", "-")
    assert status == 0
    assert json.loads(lines[0])["ok"]


def refused(record: Json, run: Run, save: Save) -> Json:
    status, lines = run("replay", "--trace", save(record))
    (answer,) = map(json.loads, lines)
    assert status == 1
    assert answer["ok"] is False
    assert answer["error"]
    assert "\n" not in answer["error"]
    return answer


def test_replay_stops_at_the_first_illegal_action(finished: Json, run: Run, save: Save) -> None:
    at = next(i for i, line in enumerate(finished["actions"]) if line.startswith("mine") and "+" in line)
    broken = finished["actions"][at] + " @0 @0"
    answer = refused({**finished, "actions": [*finished["actions"][:at], broken, "money 1"]}, run, save)
    before = replay(from_json(finished), until=at).state
    assert (answer["index"], answer["action"]) == (at, broken)
    assert answer["final"] == SZCZESC.to_json(before)  # untouched by the whole line, not only by its last step
    assert len(answer["trace"]) == at + 1


def test_replay_goes_on_to_nothing_after_the_end(finished: Json, run: Run, save: Save) -> None:
    answer = refused({**finished, "actions": [*finished["actions"], "money 1"]}, run, save)
    assert answer["index"] == len(finished["actions"])
    assert answer["final"]["phase"] == "over"


def test_a_running_turn_of_mining(finished: Json, run: Run, save: Save) -> None:
    at = next(i for i, line in enumerate(finished["actions"]) if line.startswith("mine") and "+" in line)
    lines = finished["actions"][:at]
    running = finished["actions"][at] + " ..."
    status, answers = run("replay", save({**finished, "actions": [*lines, running]}))
    final = json.loads(answers[0])["final"]
    assert (status, final["phase"]) == (0, "mine")
    assert final["turn"] == SZCZESC.to_act(replay(from_json({**finished, "actions": lines})).state)[0]
    assert refused({**finished, "actions": [*lines, running, "money 1"]}, run, save)["index"] == at
    assert refused({**finished, "actions": [*lines, "money 1 ..."]}, run, save)["index"] == at
    assert refused({**finished, "actions": [*lines, "mine 6 @9 ..."]}, run, save)["index"] == at
    status, answers = run("replay", save({**finished, "actions": [*lines, "mine 6 ..."]}))
    assert (status, json.loads(answers[0])["final"]["phase"]) == (0, "mine")


def change(**changes: object) -> Any:
    return lambda record: {**record, **changes}


def without(key: str) -> Any:
    return lambda record: {k: v for k, v in record.items() if k != key}


@pytest.mark.parametrize(
    "spoil",
    [
        change(format="szczesc-record/2"),
        change(game="chess"),
        change(game=["szczesc"]),
        *(without(key) for key in ("format", "game", "players", "start", "tiles", "orders", "actions")),
        change(players=["one"]),
        change(players=["1", "2", "3", "4", "5"]),
        change(players="Ania"),
        change(players=[1, 2, 3]),
        change(start=3),
        change(start=-1),
        change(start=True),
        change(start="0"),
        change(tiles=ALL_TILES[:-1]),
        change(tiles=[*ALL_TILES[:-1], "Y1L"]),
        change(tiles=[*ALL_TILES, "Y1L"]),
        change(tiles=[*ALL_TILES[:-1], 7]),
        change(tiles="Y1L"),
        change(tiles={"Y1L": 48}),
        change(orders=[*ALL_CARDS[:-1], "H-ZZ"]),
        change(orders=[*ALL_CARDS[:-1], "H-Y"]),
        change(orders=None),
        change(actions="draft H-Y"),
        change(actions=["draft H-Y", 3]),
        change(actions=None),
        lambda record: [record],
        lambda record: "a text",
        lambda record: None,
        lambda record: json.dumps(record)[: len(json.dumps(record)) // 2] + "\n",
        lambda record: json.dumps(record, indent=2)[:2000],
        lambda record: "",
        lambda record: "[" * 100_000,
        lambda record: '{"format": ' + "9" * 10_000 + "}",
    ],
)  # fmt: skip
def test_a_broken_record_gets_one_line(spoil: Any, finished: Json, run: Run, save: Save) -> None:
    data = spoil(finished)
    text = data if isinstance(data, str) and data != "a text" else json.dumps(data)
    status, lines = run("replay", save(text))
    assert status == 1
    (answer,) = map(json.loads, lines)
    assert list(answer) == ["ok", "index", "error"]
    assert answer["ok"] is False
    assert answer["index"] is None
    assert 10 < len(answer["error"]) < 300


def test_a_million_actions_too_many(finished: Json, run: Run, save: Save) -> None:
    actions = finished["actions"] + ["money 1"] * 1_000_000
    status, lines = run("replay", save({**finished, "actions": actions}))
    assert (status, json.loads(lines[0])["index"]) == (1, len(finished["actions"]))


def test_files_that_cannot_be_read(tmp_path: Path, run: Run) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    status, lines = run("replay", tmp_path / "missing", binary, tmp_path)
    assert status == 1
    assert [json.loads(line)["index"] for line in lines] == [None, None, None]


def test_unknown_keys_are_ignored(finished: Json, run: Run, save: Save) -> None:
    extended = {**finished, "id": 7, "options": ["odd"], "times": {"a": 1}}
    assert run("replay", save(extended))[0] == 0


@pytest.mark.integration
def test_no_stack_trace_from_the_outside(save: Save) -> None:
    broken = save("{")
    done = subprocess.run([sys.executable, "-m", "engine", "replay", broken], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert json.loads(done.stdout)["ok"] is False


# --- play, plan, verify, bench ----------------------------------------------------------------------------------------


def test_play_writes_records_that_replay(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "games.jsonl"
    status, lines = run("play", "--players", "random,foreman", "--seed", 4, "--games", 3, "--record", path, "--json")
    assert status == 0
    played = [json.loads(line) for line in lines]
    assert [game["seed"] for game in played] == ["4", "5", "6"]
    status, lines = run("replay", path)
    assert status == 0
    assert [json.loads(line)["final"]["scores"] for line in lines] == [game["scores"] for game in played]


def test_play_without_a_seed_is_never_the_same(run: Run) -> None:
    seeds = {json.loads(run("play", "--players", "random,random", "--json")[1][0])["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_a_foreman_beats_a_random_one(run: Run) -> None:
    _, lines = run("play", "--players", "random,foreman", "--seed", 1, "--games", 10, "--json")
    assert all(json.loads(line)["winners"] == [1] for line in lines)


def test_play_refuses_what_makes_no_game(tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("random", "random,nobody", "random,random,random,random,random"):
        assert run("play", "--players", wrong)[0] == 1
    assert run("play", "--players", "random,random", "--record", tmp_path / "no" / "where")[0] == 1
    for wrong in (
        ["--players", "random,random", "--games", "0"],
        ["--players", "r", "--seed", "-1"],
    ):
        with pytest.raises(SystemExit, match="2"):
            main(["play", *wrong])
        error = capsys.readouterr().err
        assert error.count("\n") == 1


def test_plan(finished: Json, run: Run, save: Save) -> None:
    path = save(finished)
    at = next(i for i, line in enumerate(finished["actions"]) if line.startswith("mine 10"))
    status, lines = run("plan", path, "--at", at, "--steps", 10, "--json")
    assert status == 0
    (answer,) = map(json.loads, lines)
    best = answer["plans"][0]
    assert list(best) == ["steps", "used", "completes", "points", "squares", "emptied"]
    assert best["points"] == max(plan["points"] for plan in answer["plans"])
    line = f"mine 10 {best['steps']}".strip()
    replayed = {**finished, "actions": [*finished["actions"][:at], line]}
    assert run("replay", save(replayed))[0] == 0
    _, told = run("plan", path, "--at", at, "--steps", 10)
    assert len(told) == len(answer["plans"])
    assert f"in {best['used']} of 10 steps" in told[0]


def test_plan_refuses_what_cannot_be_planned(finished: Json, tmp_path: Path, run: Run, save: Save) -> None:
    path = save(finished)
    illegal = save({**finished, "actions": ["draft nothing"]})
    for arguments in ([path], [path, "--at", 10_000], [path, "--at", -1], [illegal], [tmp_path / "missing"]):
        status, lines = run("plan", *arguments, "--steps", 10)
        assert (status, len(lines)) == (1, 1)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "--steps is needed: a number from 0 to 10"),
        (("--steps", "many"), "--steps must be a number from 0 to 10, not 'many'"),
        (("--steps", "11"), "--steps must be a number from 0 to 10, not '11'"),
        (("--steps", "4", "--tickets", "BER-CHE"), "--tickets means nothing in szczesc"),
        (("--steps", "4", "--seat", "9"), "there is no seat 9: seats go from 0 to 2"),
    ],
)
def test_plan_says_what_is_wrong_with_its_options(
    finished: Json, run: Run, arguments: tuple[str, ...], says: str, save: Save
) -> None:
    assert run("plan", save(finished), "--at", 9, *arguments) == (1, [says])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--players", "random"), "szczesc takes 2 to 4 players, not 1"),
        (("--players", "random,random", "--option", "mud"), "szczesc has no option 'mud', it has: open_deliveries"),
        (("--players", "random,random", "--option", "open_deliveries=3"),
         "option 'open_deliveries' cannot be '3', it can be: false, true"),
    ],
)  # fmt: skip
def test_options_of_a_game_are_checked(run: Run, arguments: tuple[str, ...], says: str) -> None:
    for command in ("play", "match"):
        assert run(command, *arguments) == (1, [says])


def test_a_game_with_an_option_keeps_it_in_its_record(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "a.json"
    run("play", "--players", "random,random", "--seed", 1, "--option", "open_deliveries", "--record", path)
    assert json.loads(path.read_text(encoding="utf-8"))["options"] == {"open_deliveries": True}
    assert run("verify", path)[0] == 0


def test_verify(finished: Json, run: Run, save: Save) -> None:
    assert run("verify", save(finished))[0] == 0
    other_tiles = sorted(finished["tiles"])
    spoiled: list[Json] = [
        {**finished, "seed": "12"},
        {**finished, "seed": 11},
        {**finished, "seed": "０11"},
        {**finished, "commitment": "0" * 64},
        {**finished, "actions": finished["actions"][:-1]},
        {key: value for key, value in finished.items() if key != "seed"},
        {key: value for key, value in finished.items() if key != "commitment"},
    ]
    for record in spoiled:
        status, lines = run("verify", save(record))
        assert (status, len(lines)) == (1, 1)
        assert lines[0].startswith("not verified: ")
    # A game that is legal to its end, but was dealt from other stacks than the seed gives.
    deal = {**SZCZESC.deal(Random(5), 3, {}), "tiles": other_tiles}
    forged = _random_game_from(deal) | {"seed": finished["seed"], "commitment": finished["commitment"]}
    status, lines = run("verify", save(forged))
    assert status == 1
    assert "deals another" in lines[0]


def _random_game_from(deal: Json) -> Json:

    rng, state, writer = Random(3), SZCZESC.setup(3, deal, {}), RecordWriter(SZCZESC)
    while seats := SZCZESC.to_act(state):
        action = rng.choice(SZCZESC.legal_actions(state, seats[0]))
        writer.note(state, action)
        SZCZESC.apply(state, seats[0], action)
    return Record(SZCZESC, ["A", "B", "C"], deal, writer.lines(state)).to_json()


def test_bench_prints_one_line(run: Run) -> None:
    cores = os.sched_getaffinity(0)
    status, lines = run("bench", "--seconds", 0.1)
    assert os.sched_getaffinity(0) == cores, "whatever runs in this process next may use all of them"
    (answer,) = map(json.loads, lines)
    assert status == 0
    assert {"games_per_second", "actions_per_second", "clone_us", "replay_ms", "planner_ms"} <= set(answer)
    assert answer["planner_ms"]["positions"] > 50


def test_help_and_nonsense(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["nonsense"], ["plan"], ["plan", "x", "--at", "many"]):
        with pytest.raises(SystemExit, match="2"):
            main(arguments)
        assert capsys.readouterr().err.count("\n") == 1
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])


@pytest.mark.integration
def test_letters_that_a_terminal_cannot_show(finished: Json, save: Save) -> None:
    record = json.dumps({**finished, "actions": ["draft \ud800"]})
    for command in ("replay", "verify"):
        path = save(record)
        done = subprocess.run([sys.executable, "-m", "engine", command, path], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (1, "")
