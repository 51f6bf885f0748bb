"""How games of Gold Mine are counted: pairs as teams, a winner before whoever has more gold."""

from __future__ import annotations

from bot.tables.results import final_places, teams_of
from engine.contract import Result
from engine.goldmine import GOLDMINE
from tests.bot.games.goldmine.games import game


def test_partners_share_a_place_and_their_gold_counts_together() -> None:
    state = game(4, "alliances", 3, "walker")[-1].after
    result = GOLDMINE.result(state)
    assert result is not None
    assert teams_of(result) == ((0, 2), (1, 3))
    places = final_places(result)
    assert places[0] == places[2]
    assert places[1] == places[3]
    assert {seat for seat, place in enumerate(places) if place == 1} == set(result.winners)


def test_whoever_is_home_first_wins_with_less_gold_than_others_have() -> None:
    result = Result((7, 9, 7, 2), (0,), ({}, {}, {}, {}))
    assert final_places(result) == [1, 2, 3, 4]
    teams = Result((3, 0, 0, 5, 5, 8), (1, 4), ({},) * 6, ((0, 3), (1, 4), (2, 5)))
    assert final_places(teams) == [2, 1, 2, 2, 1, 2]
