"""The automatic players: they play whole games from views alone, sensibly, and the foreman better than the apprentice."""

from __future__ import annotations

import pytest

from engine.kopalnie.players.apprentice import ApprenticePlayer
from engine.kopalnie.players.expected_score import ExpectedScore, RemainingGame, known_from_view
from engine.kopalnie.players.foreman import DONE, ForemanPlayer
from engine.players import Player
from engine.rng import rng_at
from tests.engine.kopalnie.positions import GAME, position
from tests.engine.lines import choice, legal, play

APPRENTICE, FOREMAN = ApprenticePlayer(), ForemanPlayer()
both = pytest.mark.parametrize("player", [APPRENTICE, FOREMAN], ids=["apprentice", "foreman"])


@both
def test_it_goes_where_the_set_is_completed(player: Player) -> None:
    rubies = {0: "B6 C6 D6 E6", 1: "A1 A2 A3 A4"}  # four rubies; in A only a stone and two rubies are left
    state = position(2, tiles=rubies, missions={0: "treasury"})
    assert choice(player, state) == "dig A"


@both
def test_it_rolls_again_rather_than_take_a_third_stone(player: Player) -> None:
    state = play(position(2, tiles={0: "B0 C0", 1: "A2"}, kept={0: ["new_hope"]}), "dig A roll 1")
    assert choice(player, state) == "play new_hope"
    good = play(position(2, tiles={0: "B6 C6 D6 E6"}, kept={0: ["new_hope"]}, mines={"A": "0561234"}), "dig A roll 2")
    assert choice(player, good) == "take 2"


@both
def test_it_uses_a_lantern_where_it_helps(player: Player) -> None:
    state = position(2, tiles={0: "B6 C6 D6 E6"}, kept={0: ["lantern"]}, mines={"A": "0213564"})
    assert choice(player, play(state, "dig A roll 4")) == "lantern 5"


@both
def test_a_lucky_guess_is_corrected_by_a_lantern(player: Player) -> None:
    state = position(kept={0: ["lantern"]}, deck=["lucky_guess"], missions={0: "last_digger"})
    state = play(state, "dig A roll 4", "take 4")
    named = int(choice(player, state).split()[1])
    assert choice(player, play(state, f"guess {named} roll {named + 1}")) == f"lantern {named}"


def test_the_foreman_ends_the_game_while_ahead_and_not_while_behind() -> None:
    rest = {"A": ".2...5."}
    ahead = position(4, abandoned="BCDEFGH", mines=rest, coins={0: 60, 1: 5, 2: 5, 3: 5})
    behind = position(4, abandoned="BCDEFGH", mines=rest, coins={0: 5, 1: 60, 2: 5, 3: 5})
    assert choice(FOREMAN, ahead) == "dig A"
    assert choice(FOREMAN, behind) in ("dig I", "dig J")


def test_the_foreman_chooses_a_mission_that_can_be_done() -> None:
    state = GAME.setup(2, GAME.deal(rng_at(4, 0), 2, {}), {})
    for seat in (0, 1):
        chosen = FOREMAN.choose(GAME, lambda at=seat: GAME.observe(state, at), GAME.legal_actions(state, seat), rng_at(1, 0))
        assert DONE[chosen.mission][0] > 0


def test_what_a_tile_is_worth_grows_towards_a_step() -> None:
    def gain(tiles: str, tile: str) -> float:
        view = GAME.observe(position(tiles={0: tiles}), 0)
        return ExpectedScore(RemainingGame(known_from_view(view)), 0).gain(tile)

    assert gain("B6 C6 D6 E6", "A5") > gain("B6 C6 D6", "A5") > gain("B6", "A5") > 0
    assert gain("B0 C0", "A0") < gain("", "A0") <= 0
    assert gain("A2 B3", "C3") > gain("A2 B3", "C2")  # the knife makes the forms complete
    assert legal(position(tiles={0: "B0 C0"}))
