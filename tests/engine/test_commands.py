"""The command line with every game: the same commands, told by the record's ``game``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from engine.cli import main
from engine.games import GAMES, PACKAGES
from engine.match import play_game
from engine.players.random_player import RandomPlayer
from engine.players.registry import advised
from engine.record import from_json, replay
from engine.rng import commitment
from engine.shares import is_share, share_after, share_of, shared_seed
from tests.engine.conftest import Run, Save
from tests.engine.goldmine.positions import DICE
from tests.slow_parts import slow_but

Json = dict[str, Any]
PLAYED = {
    "szczesc": "foreman,random --seed 5",
    "kopalnie": "random,random,random,random,random --seed 8",
    "niemcy": "apprentice,random --seed 2",
    "goldmine": "foreman,apprentice,apprentice --seed 4 --option mud",
}


SOME = range(1, 1000)


@cache
def played(game: str, players: str = "") -> Json:
    """A finished game, as the command writes it."""
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        file = Path(folder) / "game.json"
        line = f"play --game {game} --players {players or PLAYED[game]} --record"
        assert main([*line.split(), str(file)]) == 0
        found: Json = json.loads(file.read_text(encoding="utf-8"))
        return found


@pytest.mark.parametrize(
    ("game", "begins"), [("szczesc", "draft"), ("kopalnie", "missions"), ("niemcy", "announce"), ("goldmine", "build")]
)
def test_replay_and_trace(game: str, begins: str, run: Run, save: Save) -> None:
    record = played(game)
    assert record["format"] == f"{game}-record/1"
    status, lines = run("replay", "--trace", save(record))
    answer = json.loads(lines[0])
    final = answer["final"]
    assert (status, answer["ok"], final["phase"], answer["trace"][0]["phase"]) == (0, True, "over", begins)
    assert len(answer["trace"]) == len(record["actions"]) + 1
    assert answer["trace"][-1] == final
    if game in ("szczesc", "kopalnie"):
        assert final["scores"][final["winners"][0]] == max(final["scores"])
    if game == "goldmine":
        deciding = {position["to_act"] for position in answer["trace"][:-1]}
        assert deciding <= {0, 1, 2}, "between two lines chance has nothing to decide"
        assert answer["trace"][20]["phase"] == "move"


@pytest.mark.parametrize(
    ("game", "at", "line"),
    [("szczesc", 8, "money 9"), ("kopalnie", 9, "dig A roll 7"), ("niemcy", 9, "draw X"), ("goldmine", 20, "roll 7")],
)
def test_replay_stops_at_the_first_illegal_line(game: str, at: int, line: str, run: Run, save: Save) -> None:
    record = played(game)
    status, lines = run("replay", "--trace", save(record | {"actions": [*record["actions"][:at], line, *record["actions"][at:]]}))
    answer = json.loads(lines[0])
    assert (status, answer["ok"], answer["index"], answer["action"]) == (1, False, at, line)
    assert answer["final"] == answer["trace"][-1]


def test_replay_of_a_deal_that_cannot_be(run: Run, save: Save) -> None:
    for change in ({"dice": [[1, 1, 1]]}, {"first": "GE1"}, {"players": ["A"]}, {"options": {"alliances": True}}):
        status, lines = run("replay", save(played("goldmine") | change))
        assert (status, json.loads(lines[0])["index"]) == (1, None)


def test_all_games_in_one_file(run: Run, save: Save) -> None:
    status, lines = run("replay", save("\n".join(json.dumps(played(game)) for game in GAMES)))
    assert status == 0
    assert ["mines" in json.loads(line)["final"] for line in lines] == [game == "kopalnie" for game in GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_verify(game: str, run: Run, save: Save) -> None:
    assert run("verify", save(played(game)))[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_verify_with_shares_of_the_players(game: str, run: Run, save: Save) -> None:
    sealed, shares = 11, [share_of("1307", "węgiel"), None, "1308"]
    seed = shared_seed(sealed, shares)
    _, played_out = play_game(GAMES[game], [RandomPlayer()] * 3, ["Ania", "Bot", "Ola"], seed)
    record = played_out.to_json() | {"sealed": str(sealed), "shares": shares, "commitment": commitment(sealed)}
    status, lines = run("verify", save(record))
    assert status == 0, lines
    assert lines[1:] == [f"share of Ania: {shares[0]}", "share of Bot: none", "share of Ola: 1308"]
    for why, change in {
        "the seed does not follow from the sealed seed and the shares": {"shares": [shares[2], None, shares[0]]},
        "the sealed seed does not match: its SHA-256 differs from the commitment": {"sealed": "12"},
        "the record has no sealed seed": {"sealed": None},
        "'shares' must have a share or null for each player": {"shares": shares[:2]},
        "the seed does not match: its SHA-256 differs from the commitment": {"shares": ...},
    }.items():
        forged = {key: value for key, value in (record | change).items() if value is not ...}
        assert run("verify", save(forged)) == (1, [f"not verified: {why}"])
    for wrong in ("1307:", "1307\n1308", "13O7", 1307, f"1307:{'0' * 63}", ""):
        assert run("verify", save(record | {"shares": [wrong, None, "1308"]}))[0] == 1
    assert run("verify", save(record | {"commitment": commitment(seed)}))[0] == 1, "the seed itself was never promised"


def test_shares_cannot_be_taken_for_others() -> None:
    lists = [["1", None], [None, "1"], ["1", "1"], ["11", None], [share_of("1", "a"), None], [share_of("1", "b"), None]]
    seeds = {shared_seed(sealed, shares) for shares in lists for sealed in (1, 11)}
    assert len(seeds) == 2 * len(lists)
    assert share_of("5", " a\u0301 ") == share_of("5", "á"), "typed on another machine"
    assert is_share(share_of("5", "\ud800")), "half a character"
    assert share_of("5", "  ") == "5"
    assert share_after(share_of("5", "word"), "6") == share_of("6", "word"), "a later press keeps the word"
    assert share_after(share_of("5", "word"), "6", "other") == share_of("6", "other")


def test_verify_checks_deal_and_dice(run: Run, save: Save) -> None:
    record = played("kopalnie")
    head, _, roll = record["actions"][-1].rpartition(" ")
    assert head.endswith("roll"), "the game must end with a die for this test"
    # Two tiles are left in that mine, so a roll of two more or less takes the same one: legal, but not what the seed rolled.
    forged = f"{head} {int(roll) + 2 if int(roll) < 5 else int(roll) - 2}"
    cheat = {**record, "actions": [*record["actions"][:-1], forged]}
    assert replay(from_json(cheat)).error is None
    status, lines = run("verify", save(cheat))
    assert status == 1
    assert lines[0].startswith(f"not verified: the seed decides otherwise than 'roll {forged[-1]}' at action ")
    swapped = {**record, "missions": [record["missions"][0][::-1], *record["missions"][1:]]}
    assert run("verify", save(swapped)) == (1, ["not verified: the seed deals another 'missions'"])


def test_verify_checks_rolls_and_who_starts(run: Run, save: Save) -> None:
    record = played("goldmine")
    lines = record["actions"]
    at = next(number for number, line in enumerate(lines) if line.startswith("roll "))
    other = f"roll {int(lines[at].split(' ')[1]) % 6 + 1}"
    assert run("verify", save(record | {"actions": [*lines[:at], other, *lines[at + 1 :]]}))[0] == 1
    assert run("verify", save(record | {"dice": DICE[3]}))[0] == 1


@pytest.mark.parametrize("option", ["five_tiles", "alliances"])
def test_games_with_options(option: str, run: Run, save: Save) -> None:
    game = played("goldmine", f"apprentice,foreman,random,apprentice --seed 2 --option {option}")
    assert game["options"] == {option: True}
    assert ("hands" in game) is (option == "five_tiles")
    assert run("verify", save(game))[0] == 0


@pytest.mark.parametrize("game", [name for name, package in PACKAGES.items() if package.planner])
def test_plan_says_in_one_sentence_what_it_needs(game: str, run: Run, save: Save) -> None:
    path = save(played(game))
    steps = ["--steps", "4"] if game == "szczesc" else []
    for at in (*range(8), 20, 40):
        status, lines = run("plan", path, "--at", at, *steps)
        assert len(lines) == 1 or not status, at


def test_plan_where_several_seats_are_to_choose(run: Run, save: Save) -> None:
    path = save(played("niemcy"))
    asked = "nobody is on turn here; seats 0, 1 are to choose: say one with --seat"
    assert run("plan", path, "--at", 0) == (1, [asked])
    assert run("plan", path, "--at", 0, "--seat", 1)[0] == 0
    assert run("plan", path, "--at", 9, "--tickets", "BER-XXX") == (1, ["BER-XXX: no ticket is called like this"])


def test_a_table_that_cannot_be(run: Run) -> None:
    refused = run("play", "--game", "goldmine", "--players", "random,random,random", "--option", "alliances")
    assert refused == (1, ["alliances: this option is for [4, 6] players, not for 3"])


@pytest.mark.parametrize(
    ("game", "players", "told"),
    [
        ("szczesc", "foreman,foreman", {"delivers": SOME, "--- the end of shift": [3]}),
        ("kopalnie", "random,random", {"is abandoned": [5], "\n  digs out ": SOME, "\n  draws ruby_bonus and keeps it": SOME}),
        ("goldmine", "foreman,foreman", {" lays ": range(20, 100), "collects a nugget": SOME}),
    ],
)
def test_a_game_is_told(game: str, players: str, told: dict[str, Sequence[int]], run: Run) -> None:
    status, lines = run("play", "--game", game, "--players", players, "--seed", 1, "--show")
    assert status == 0
    course, _, _ = "\n".join(lines).partition("\n--- the game is over")
    assert [text for text, times in told.items() if course.count(text) not in times] == []
    assert any(line.startswith("--- the game is over") for line in lines)


@pytest.mark.slow
def test_match(run: Run) -> None:
    arguments = ("--game", "goldmine", "--players", "apprentice,random", "--games", 2, "--seed", 1, "--json")
    status, lines = run("match", *arguments)
    assert (status, json.loads(lines[0])["games"]) == (0, 2)


@pytest.mark.parametrize(
    ("game", "more"),
    [("kopalnie", set()), pytest.param("goldmine", {"wayfinder_ms", "placements_ms"}, marks=pytest.mark.slow)],
)
def test_bench(game: str, more: set[str], run: Run) -> None:
    status, lines = run("bench", "--game", game, "--seconds", 0.2)
    assert status == 0
    assert {"games_per_second", "actions_per_second", "clone_us", "replay_ms", *more} == set(json.loads(lines[0]))


def test_plan(run: Run, save: Save) -> None:
    assert run("plan", save(played("kopalnie")), "--steps", 4) == (1, ["kopalnie has no planner"])
    record = save(played("goldmine"))
    status, lines = run("plan", record, "--at", 5, "--json")
    answer = json.loads(lines[0])
    assert status == 0
    assert answer == {
        "seat": answer["seat"], "place": None, "gold": {"steps": None, "rolls": None, "place": None},
        "home": {"steps": None, "rolls": None},
    }  # fmt: skip
    answer = json.loads(run("plan", record, "--at", 20, "--seat", 2, "--json")[1][0])
    assert (answer["seat"], answer["place"], answer["home"]) == (2, "0,0", {"steps": 0, "rolls": 0.0})
    status, lines = run("plan", record, "--at", 20)
    assert status == 0
    assert lines[0].endswith("home 0 steps, 0.00 rolls")
    assert run("plan", record, "--at", 20, "--steps", 3)[0] == 1


@pytest.mark.parametrize(
    ("game", "at", "words"),
    [
        ("szczesc", 20, {"workshop", "mine", "deliver", "money", "order"}),
        ("kopalnie", 0, {"mission"}),
        ("kopalnie", 6, {"dig"}),
        ("goldmine", 20, {"roll", "dig"}),
    ],
)
def test_advise(game: str, at: int, words: set[str], run: Run, save: Save) -> None:
    record = save(played(game))
    status, lines = run("advise", record, "--at", at, "--thoughts", 10, "--json")
    advice = json.loads(lines[0])["advice"]
    assert status == 0
    assert set(advice[0]) == {"turn", "chance", "gain", "reasons"}
    assert advice[0]["turn"][0].split(" ")[0] in words
    assert advice[0]["reasons"]
    status, lines = run("advise", record, "--at", at, "--thoughts", 10)
    assert (status, lines[0][:3]) == (0, "1. ")
    assert game != "kopalnie" or at == 0 or any(" + on " in line for line in lines)
    assert any(" + " in line for line in lines)


@pytest.mark.parametrize(("game", "lines"), slow_but([("kopalnie", 60)], [("szczesc", 24), ("kopalnie", 60), ("goldmine", 34)]))
def test_review(game: str, lines: int, run: Run, save: Save) -> None:
    record = save(played(game) | {"actions": played(game)["actions"][:lines]})
    status, (said,) = run("review", record, "--seat", 1, "--thoughts", 6, "--json")
    found = json.loads(said)["review"]
    assert status == 0
    assert found or game == "goldmine", "somebody who plays at random gives something away"
    assert all(set(one) == {"action", "played", "better", "chance", "cost", "points", "reasons"} for one in found)
    assert game == "goldmine" or any("better: " in line for line in run("review", record, "--seat", 1, "--thoughts", 6)[1])


def test_no_advice_beyond_the_record(run: Run, save: Save) -> None:
    record = save(played("szczesc") | {"actions": played("szczesc")["actions"][:24]})
    assert run("advise", record, "--at", 99) == (1, ["the record has 24 actions, not 99"])
    assert run("review", record, "--seat", 2) == (1, ["the record has seats 0 to 1, not 2"])


def test_a_game_without_an_adviser(run: Run, save: Save, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not advised("chess")
    monkeypatch.setattr("engine.cli.advise.advised", lambda game: False)
    record = save(played("szczesc"))
    for command in (["advise", record], ["review", record, "--seat", 0]):
        assert run(*command) == (1, ["szczesc has no adviser"])
