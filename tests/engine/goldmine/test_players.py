"""The automatic players: whole games from views alone, sensibly, each level better than the one below."""

from __future__ import annotations

import pytest

from engine.goldmine.players.apprentice import ApprenticePlayer
from engine.goldmine.players.foreman import ForemanPlayer
from engine.goldmine.players.outlook import Outlook, challenge_odds
from engine.goldmine.players.prospects import ROLLS, chances, turns_needed
from engine.goldmine.players.search_model import GoldMineSearchModel
from engine.match import play_game
from engine.players import Player, iteration_budget
from engine.players.search import SearchPlayer
from tests.engine.goldmine.games import TABLES, walk
from tests.engine.goldmine.positions import GAME, LOST, WON, position, to_lay
from tests.engine.lines import choice, play

APPRENTICE, FOREMAN = ApprenticePlayer(), ForemanPlayer()
BARON = SearchPlayer(GoldMineSearchModel(), iteration_budget(25))
LEVELS = {"apprentice": APPRENTICE, "foreman": FOREMAN, "baron": BARON}
every_level = pytest.mark.parametrize("player", LEVELS.values(), ids=LEVELS)
# A long corridor north, gold four steps away in it, and an arm to the east.
MINE = {
    "0,-1": "X1 N", "0,-2": "I1 N", "0,-3": "I2 N", "0,-4": "GI1 N", "0,-5": "I3 N", "1,-1": "I4 E", "2,-1": "GE1 W",
    "0,1": "I5 N", "0,2": "I6 N", "0,3": "I7 N",
}  # fmt: skip


@every_level
def test_gold_is_collected_and_the_game_is_won(player: Player) -> None:
    standing = play(position(mine=MINE, nuggets=["2,-1"], miners={0: "2,-1"}), "pass")
    assert choice(player, standing) == "collect"
    rich = position(mine=MINE, miners={0: "0,-2"}, gold=[7, 0, 0])
    assert choice(player, rich) == "roll"
    assert choice(player, play(rich, "roll 4")) == "go 0,0"


@every_level
def test_it_walks_to_gold_that_can_be_reached(player: Player) -> None:
    state = position(mine=MINE, nuggets=["0,-4"], miners={0: "0,-1"})
    assert choice(player, play(state, "roll 5")) == "go 0,-4"


@every_level
def test_a_chamber_is_laid_where_it_can_be_emptied_at_once(player: Player) -> None:
    state = to_lay("GE2", MINE)
    state.miners[0] = GAME.parse("go 0,-5").place
    assert choice(player, state) == "put GE2 0,-6 S"
    assert choice(player, play(state, "put GE2 0,-6 S")) == "go 0,-6"


@pytest.mark.parametrize("player", [FOREMAN, BARON], ids=["foreman", "baron"])
def test_bats_are_for_a_rich_rival_near_home(player: Player) -> None:
    threat = position(2, MINE, miners={0: "0,-5", 1: "0,1"}, gold=[3, 10], nuggets=["0,-4"])
    assert choice(player, play(threat, "pass")) == "bat 1"
    harmless = position(2, MINE, miners={0: "0,-5", 1: "0,1"}, gold=[9, 0], nuggets=["0,-4"])
    assert choice(player, play(harmless, "pass")) == "end"


@every_level
def test_a_loser_is_driven_away_from_the_entrance(player: Player) -> None:
    state = position(2, MINE, miners={1: "0,1"}, gold=[3, 10])
    assert choice(player, play(state, "pass", f"bat 1 {WON} 2")) == "chase 0,3"


@pytest.mark.parametrize("player", [FOREMAN, BARON], ids=["foreman", "baron"])
def test_a_defender_who_has_won_takes_the_nugget(player: Player) -> None:
    state = position(2, MINE, miners={0: "0,-3", 1: "0,-3"}, gold=[9, 4], nuggets=["2,-1"])
    assert choice(player, play(state, "pass", f"gold 1 {LOST}")) == "drop 0,-4"


@pytest.mark.slow
def test_chances_are_shares() -> None:
    for table in TABLES:
        for step in list(walk(table, 4, "walker"))[::40]:
            found = chances(step.after) if step.after.phase in ("move", "over") or not step.after.miners else None
            found = found or Outlook(step.after).now()
            assert all(0 <= chance <= 1 for chance in found)
            assert abs(sum(found) - (2 if step.after.alliances else 1)) < 1e-9


def test_who_is_nearer_to_victory_has_the_better_chance() -> None:
    near = position(2, MINE, miners={0: "0,1", 1: "0,-5"}, gold=[10, 10])
    assert chances(near)[0] > chances(near)[1]
    richer = position(2, MINE, gold=[5, 3], nuggets=["0,-4"])
    assert chances(richer)[0] > 0.5
    needed = dict(turns_needed(position(4, MINE, gold=[6, 0, 5, 0], options={"alliances": True})))
    assert needed[(0, 2)] < needed[(1, 3)]


def test_odds_of_a_challenge() -> None:
    assert challenge_odds(0, 0) == pytest.approx(539 / 864)
    assert challenge_odds(1, 1) == pytest.approx(119 / 144)
    assert challenge_odds(0, 1) == pytest.approx(49 / 144)
    assert challenge_odds(1, 2) == pytest.approx(7 / 12)
    assert [round(rolls, 2) for rolls in ROLLS[1:9]] == [1.0, 1.17, 1.36, 1.59, 1.85, 2.16, 2.52, 2.78]


def test_the_search_plays_whole_turns_in_alliances() -> None:
    state = position(4, MINE, gold=[6, 0, 6, 0], miners={2: "0,1"}, turn=2, options={"alliances": True})
    assert choice(BARON, play(state, "roll 1")) == "go 0,0"


def test_foremen_dig_where_no_gold_lies_instead_of_waiting_for_the_quiet_end() -> None:
    players: list[Player] = [ForemanPlayer()] * 3
    state, _ = play_game(GAME, players, ["a", "b", "c"], 1, options={"five_tiles": True})
    assert max(state.gold) >= state.target()
