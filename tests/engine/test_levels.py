"""The levels of Szczęść Boże: each beats the one before, and none uses hidden information."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cli import main
from engine.games import GAMES
from engine.match import play_game
from engine.players import iteration_budget
from engine.players.registry import known, levels, player
from engine.rng import rng_at
from engine.szczesc import State
from engine.szczesc.players import features, turns
from engine.szczesc.players.evaluation import PAID, tuned, weights_at
from engine.szczesc.players.search_model import SzczescSearchModel
from engine.szczesc.players.tune import main as tune
from engine.tournament import GameOutcome, interval, play_round, standings
from tests.engine.positions import GAME
from tests.engine.random_games import walk
from tests.engine.test_secrets import with_other_secrets

LEVELS = levels("szczesc")


def wins(names: str, games: int, iterations: int = 0, seed: int = 40) -> float:
    """How often the first one wins, from every seat in turn."""
    players = [player("szczesc", name, iteration_budget(iterations)) for name in names.split()]
    return sum(play_round(GAME, players, seed, number).wins[0] for number in range(games))


# --- who is stronger --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_apprentice_beats_chance() -> None:
    assert wins("apprentice random", 8) == 8


@pytest.mark.slow
def test_a_foreman_beats_an_apprentice() -> None:
    assert wins("foreman apprentice", 24) >= 18


@pytest.mark.slow
def test_a_baron_beats_a_foreman_even_in_haste() -> None:
    assert wins("baron foreman", 4, iterations=25) >= 3


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "enough"), [(3, 2), (4, 3)])
def test_a_baron_alone_among_foremen_wins_more_than_twice_its_share(seats: int, enough: int) -> None:
    """Each number of players has weights of its own: with those for two it wins one and two of these games."""
    assert wins("baron" + " foreman" * (seats - 1), seats, iterations=30, seed=41) >= enough


def test_weights_pay_at_the_end_what_the_rules_pay() -> None:
    for seats in (2, 3, 4):
        assert weights_at(0.0, tuned(seats)) == PAID
        assert weights_at(3.0, tuned(seats)) == pytest.approx(tuned(seats)[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ahead", [1.0, 1e40])
def test_the_hopes_for_a_majority_share_out_its_prizes(seats: int, ahead: float) -> None:
    prizes, second = [(5, 2), (13, 6)], seats > 2
    strengths = [[ahead, 1.0], *([float(seat), 2.0] for seat in range(1, seats))]
    shares = features._shares(prizes, strengths)
    assert sum(shares) == pytest.approx(sum(prize + more * second for prize, more in prizes))
    for seat, share in enumerate(shares):  # first with the chance of one's part, second with that of one's part of the rest
        hope = 0.0
        for at, (prize, more) in enumerate(prizes):
            parts = [line[at] for line in strengths]
            hope += prize * parts[seat] / sum(parts)
            for first in set(range(seats)) - {seat}:
                rest = sum(part for other, part in enumerate(parts) if other != first)
                hope += second * more * parts[first] / sum(parts) * parts[seat] / rest
        assert share == pytest.approx(hope)


# --- nobody cheats ----------------------------------------------------------------------------------------------------


def choice(level: str, state: State, seat: int) -> Any:
    legal = GAME.legal_actions(state, seat)
    return player("szczesc", level, iteration_budget(6)).choose(GAME, lambda: GAME.observe(state, seat), legal, Random(11))


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_follows_from_what_the_seat_may_know(level: str) -> None:
    """Two positions that differ only in what is hidden from the seat give the same choice for the same seed."""
    rng = rng_at(7, 0)
    different = 0
    for seats, seed in ((2, 3), (4, 5)):
        steps = [step for step in walk(GAME, seats, seed) if len(step.legal) > 1]
        for step in steps[:: len(steps) // 6]:
            other = with_other_secrets(step.before, step.seat, rng)
            different += other != step.before
            choices = [choice(level, state, step.seat) for state in (step.before, other)]
            assert choices[0] == choices[1]
    assert different > 8


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    def record() -> Any:
        return play_game(GAME, [player("szczesc", level, iteration_budget(3)), player("szczesc", "apprentice")], "AB", 9)[
            1
        ].to_json()

    assert record() == record()


def test_the_baron_keeps_little_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "CACHE", 50)
    monkeypatch.setattr(turns, "SHAFTS_KEPT", 50)
    memories = [features._SHAFTS, features._DELIVERED, features._STRENGTHS, turns._PLANS]
    for memory in memories:
        memory.clear()
    play_game(GAME, [player("szczesc", "baron", iteration_budget(2)), player("szczesc", "foreman")], "AB", 9)
    assert all(0 < len(memory) <= 50 for memory in memories)


def test_turns_are_legal_to_the_last_action() -> None:
    baron = SzczescSearchModel()
    for seats, seed in ((2, 8), (3, 9)):
        for step in list(walk(GAME, seats, seed))[::9]:
            for turn in baron.turns(step.before, step.seat):
                state = GAME.clone(step.before)
                for action in turn:
                    assert action in GAME.legal_actions(state, step.seat)
                    GAME.apply(state, step.seat, action)


# --- tournaments ------------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str]]:
    status = main(["match", *map(str, arguments)])
    return status, capsys.readouterr().out.splitlines()


def test_a_match_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, (line,) = run(capsys, "--players", "apprentice,random", "--games", 4, "--seed", 3, "--json")
    found = json.loads(line)
    assert status == 0
    assert list(found) == ["games", "players"]
    assert found["games"] == 4
    assert [list(row) for row in found["players"]] == [["name", "win_rate", "interval", "mean_score"]] * 2
    assert [row["name"] for row in found["players"]] == ["apprentice", "random"]
    assert [row["win_rate"] for row in found["players"]] == [1, 0]
    assert found["players"][0]["interval"] == [0.5101, 1.0]


@pytest.mark.slow
def test_a_match_in_words_and_on_two_cores(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--players", "apprentice,random", "--games", 4, "--seed", 3)
    _, lines = run(capsys, *arguments)
    assert lines[0].startswith("apprentice  wins 100.0% (51.0% to 100.0%)")
    assert run(capsys, *arguments, "--workers", 2)[1] == lines


def test_a_match_by_thoughts_is_the_same_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--players", "baron,apprentice,random", "--games", 1, "--seed", 3, "--thoughts", 2, "--json")
    assert run(capsys, *arguments) == run(capsys, *arguments)


@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        ("baron", "szczesc takes 2 to 4 players, not 1"),
        ("baron,king", "no player 'king' in szczesc, there are random, apprentice, foreman, baron"),
    ],
)
def test_a_match_that_cannot_be(players: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--players", players, "--games", 1) == (1, [complaint])


@pytest.mark.parametrize("arguments", [("baron@fast,random",), ("baron@0,random",), ("baron,random", "--games", "0")])
def test_a_match_that_cannot_be_read(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["match", "--players", *arguments])
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_each_deal_is_played_from_every_seat() -> None:
    class Seen:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, game: Any, look: Any, legal: Any, rng: Random) -> Any:
            view = look()
            seated.setdefault(number, {})[self.name] = view.seat
            deals.setdefault(number, view.display)
            return legal[0]

    seated: dict[int, dict[str, int]] = {}
    deals: dict[int, Any] = {}
    for number in range(4):
        play_round(GAME, [Seen("a"), Seen("b")], 1, number)
    assert [seated[number]["a"] for number in range(4)] == [0, 1, 0, 1]
    assert deals[0] == deals[1] != deals[2]


def test_a_shared_win_counts_in_parts() -> None:
    played = [GameOutcome((0.5, 0.5, 0.0), (70, 70, 10)), GameOutcome((0.0, 1.0, 0.0), (50, 80, 60))]
    first, second, third = standings("abc", played)
    assert (first.win_rate, second.win_rate, third.win_rate) == (0.25, 0.75, 0.0)
    assert (first.mean_score, third.mean_score) == (60, 35)


def test_the_interval_is_wilsons() -> None:
    assert interval(0.7, 200) == pytest.approx((0.6332, 0.7593), abs=1e-4)
    assert interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_every_game_has_levels_and_knows_chance() -> None:
    for game in GAMES:
        assert len(levels(game)) >= 2
        assert known(game)[0] == "random"
        assert "random" not in levels(game)


# --- tuning -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_tuning_twice_gives_the_same_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    for workers in ("1", "2"):
        path = tmp_path / workers
        options = ["--seats", "3", "--games", "2", "--thoughts", "1", "--workers", workers, "--out", str(path)]
        monkeypatch.setattr("sys.argv", ["tune", *options])
        tune()
        written.append(path.read_text(encoding="utf-8"))
    assert written[0] == written[1]
    assert list(json.loads(written[0])["3"]) == list(features.FEATURES)


@pytest.mark.slow
def test_tuning_for_one_number_of_players_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights"
    path.write_text(json.dumps({"2": {"miners": [1.0, 2.0]}}), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["tune", "--seats", "4", "--games", "1", "--thoughts", "1", "--out", str(path)])
    tune()
    assert list(json.loads(path.read_text(encoding="utf-8"))) == ["2", "4"]
    assert json.loads(path.read_text(encoding="utf-8"))["2"] == {"miners": [1.0, 2.0]}
