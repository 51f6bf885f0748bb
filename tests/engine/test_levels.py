"""The levels of automatic players: each beats the one before, and none uses hidden information."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cli import main
from engine.games import GAMES, PACKAGES
from engine.match import play_game
from engine.players import Player, iteration_budget
from engine.players.advice import advise
from engine.players.registry import known, levels, player
from engine.rng import rng_at
from engine.szczesc.players import features, turns
from engine.szczesc.players.evaluation import PAID, tuned, weights_at
from engine.szczesc.players.search_model import SzczescSearchModel
from engine.szczesc.players.tune import main as tune
from engine.tournament import GameOutcome, interval, play_round, standings
from tests.engine.conftest import Run
from tests.engine.goldmine import test_secrets as goldmine_secrets
from tests.engine.goldmine.games import TABLES as GOLDMINE_TABLES
from tests.engine.goldmine.games import walk as goldmine_walk
from tests.engine.kopalnie import test_secrets as kopalnie_secrets
from tests.engine.lines import choice
from tests.engine.niemcy import test_secrets as niemcy_secrets
from tests.engine.positions import GAME
from tests.engine.random_games import TASTES, Step, walk
from tests.engine.test_secrets import with_other_secrets

LEVELS = levels("szczesc")
Table = tuple[int, Mapping[str, Any]]


def some_player(game: str, level: str, iterations: int = 6) -> Player:
    return player(game, level, iteration_budget(iterations))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_levels_the_weakest_first_and_knows_chance(game: str) -> None:
    weakest_first = ("apprentice", "foreman") if game == "kopalnie" else ("apprentice", "foreman", "baron")
    assert levels(game) == weakest_first
    assert known(game) == ("random", *weakest_first)


WHOLE_GAMES = [
    *(("kopalnie", level, (seats, {}), seed) for level in levels("kopalnie") for seats in (2, 3, 4, 5) for seed in (0, 1)),
    *(pytest.param("niemcy", level, (seats, {}), 3, marks=pytest.mark.slow) for level in levels("niemcy") for seats in (2, 5)),
    *(
        pytest.param("goldmine", level, table, 3, marks=pytest.mark.slow)
        for level in ("apprentice", "foreman")
        for table in GOLDMINE_TABLES
    ),
]


@pytest.mark.parametrize(("game", "level", "table", "seed"), WHOLE_GAMES, ids=str)
def test_whole_games(game: str, level: str, table: Table, seed: int) -> None:
    seats, options = table
    state, _ = play_game(GAMES[game], [some_player(game, level)] * seats, "ABCDEF"[:seats], seed, options=options)
    assert GAMES[game].result(state) is not None


# --- who is stronger --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "names", "games", "share", "iterations", "seed"),
    [
        ("szczesc", "apprentice random", 8, 0.99, 0, 40),
        ("szczesc", "foreman apprentice", 24, 0.74, 0, 40),
        ("szczesc", "baron foreman", 4, 0.7, 25, 40),
        # Each number of players has weights of its own: with those for two it wins one and two of these games.
        ("szczesc", "baron foreman foreman", 3, 0.6, 30, 41),
        ("szczesc", "baron foreman foreman foreman", 4, 0.7, 30, 41),
        ("kopalnie", "apprentice random", 24, 0.6, 0, 600),
        ("kopalnie", "foreman random", 16, 0.7, 0, 600),
        ("kopalnie", "foreman apprentice", 30, 0.55, 0, 600),
        ("niemcy", "apprentice random", 10, 0.99, 6, 600),
        ("niemcy", "foreman apprentice", 12, 0.5, 6, 600),
        ("goldmine", "apprentice random", 12, 0.8, 0, 600),
        ("goldmine", "foreman apprentice", 12, 0.6, 0, 600),
        ("goldmine", "foreman apprentice apprentice apprentice", 8, 0.4, 0, 600),
    ],
)
def test_the_first_wins_more_than_this_share(game: str, names: str, games: int, share: float, iterations: int, seed: int) -> None:
    players = [some_player(game, name, iterations) for name in names.split()]
    assert sum(play_round(GAMES[game], players, seed, number).wins[0] for number in range(games)) > share * games


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


def szczesc_decisions() -> list[Step]:
    """Of a game played at random, and of one in which cards lie face down."""
    games = [list(walk(GAME, 2, 3)), list(walk(GAME, 4, 5, TASTES["digger"]))]
    choices = [[step for step in steps if len(step.legal) > 1] for steps in games]
    return [step for steps in choices for step in steps[:: len(steps) // 6]]


# Of each game some steps, and how to make a position that differs in nothing but what a seat may not know.
DECISIONS: dict[str, tuple[Callable[[], Iterable[Step]], Callable[[Any, int, Random], Any]]] = {
    "szczesc": (szczesc_decisions, with_other_secrets),
    "kopalnie": (lambda: list(walk(GAMES["kopalnie"], 4, 12))[::7], kopalnie_secrets.with_other_secrets),
    "niemcy": (lambda: list(walk(GAMES["niemcy"], 3, 12))[:160:19], niemcy_secrets.with_other_secrets),
    "goldmine": (
        lambda: [step for step in goldmine_walk((3, {"five_tiles": True}), 8) if not step.after.miners][::4],
        goldmine_secrets.with_other_hands,
    ),
}


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in GAMES for level in levels(game)])
def test_a_choice_follows_from_what_the_seat_may_know(game: str, level: str) -> None:
    """Two positions that differ only in what is hidden from the seat give the same choice for the same seed."""
    rng, asked = rng_at(7, 0), some_player(game, level, 25 if game == "goldmine" else 6)
    steps, with_others = DECISIONS[game]
    different = 0
    for step in steps():
        if step.seat >= 0:
            other = with_others(step.before, step.seat, rng)
            different += other != step.before
            assert choice(asked, step.before, step.seat) == choice(asked, other, step.seat)
    assert different > (8 if game == "szczesc" else 2)


@pytest.mark.parametrize("game", GAMES)
def test_advice_follows_from_what_the_seat_may_know(game: str) -> None:
    rng, (steps, with_others) = rng_at(5, 0), DECISIONS[game]
    make = PACKAGES[game].adviser  # a fresh one each time: what is kept of the first must not help the second
    assert make is not None
    for step in list(steps())[::2]:
        if step.seat >= 0:
            views = [GAMES[game].observe(at, step.seat) for at in (step.before, with_others(step.before, step.seat, rng))]
            one, other = (advise(GAMES[game], make(), view, rng_at(1, 1), iteration_budget(6)) for view in views)
            assert one == other


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    def record() -> Any:
        return play_game(GAME, [some_player("szczesc", level, 3), player("szczesc", "apprentice")], "AB", 9)[1].to_json()

    assert record() == record()


def test_the_baron_keeps_little_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "CACHE", 50)
    monkeypatch.setattr(turns, "SHAFTS_KEPT", 50)
    memories = [features._SHAFTS, features._DELIVERED, features._STRENGTHS, turns._PLANS]
    for memory in memories:
        memory.clear()
    play_game(GAME, [some_player("szczesc", "baron", 2), player("szczesc", "foreman")], "AB", 9)
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


def test_a_match_in_one_line(run: Run) -> None:
    status, (line,) = run("match", "--players", "apprentice,random", "--games", 4, "--seed", 3, "--json")
    found = json.loads(line)
    assert status == 0
    assert list(found) == ["games", "players"]
    assert found["games"] == 4
    assert [list(row) for row in found["players"]] == [["name", "win_rate", "interval", "mean_score"]] * 2
    assert [row["name"] for row in found["players"]] == ["apprentice", "random"]
    assert [row["win_rate"] for row in found["players"]] == [1, 0]
    assert found["players"][0]["interval"] == [0.5101, 1.0]


@pytest.mark.slow
def test_a_match_in_words_and_on_two_cores(run: Run) -> None:
    arguments = ("--players", "apprentice,random", "--games", 4, "--seed", 3)
    _, lines = run("match", *arguments)
    assert lines[0].startswith("apprentice  wins 100.0% (51.0% to 100.0%)")
    assert run("match", *arguments, "--workers", 2)[1] == lines


def test_a_match_by_thoughts_is_the_same_everywhere(run: Run) -> None:
    arguments = ("--players", "baron,apprentice,random", "--games", 1, "--seed", 3, "--thoughts", 2, "--json")
    assert run("match", *arguments) == run("match", *arguments)


@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        ("baron", "szczesc takes 2 to 4 players, not 1"),
        ("baron,king", "no player 'king' in szczesc, there are random, apprentice, foreman, baron"),
    ],
)
def test_a_match_that_cannot_be(players: str, complaint: str, run: Run) -> None:
    assert run("match", "--players", players, "--games", 1) == (1, [complaint])


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
