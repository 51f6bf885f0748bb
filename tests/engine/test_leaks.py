"""A review names what cost most over a whole game, with figures that are true of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.contract import AnyGame
from engine.games import GAMES, PACKAGES
from engine.kopalnie.box import TILES
from engine.match import play_game
from engine.niemcy.box import TICKETS
from engine.players import iteration_budget
from engine.players.advice import Reason
from engine.players.leak_search import find_leaks
from engine.players.leaks import MAX_LEAKS, Leak, PlayedLine, largest, leak
from engine.players.random_player import RandomPlayer
from engine.players.registry import adviser
from engine.players.review import MIN_COST, Mistake, Pattern, Review, review, summed_up
from engine.record import Record
from engine.szczesc import SZCZESC
from engine.szczesc.players.foreman import ForemanPlayer
from engine.szczesc.scoring import score_shift
from tests.engine.kopalnie.positions import position as kopalnie_position
from tests.engine.positions import complete, position, shaft

WASTED = 3


class Dawdler:
    """Goes mining at its first chances without a single step, and plays well otherwise."""

    def __init__(self) -> None:
        self.wasted = 0
        self._well = ForemanPlayer()

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        texts = {str(action): action for action in legal}
        if "stop" in texts and self.wasted < WASTED:
            self.wasted += 1
            return texts["stop"]
        mines = [action for text, action in texts.items() if text.startswith("mine")]
        return mines[-1] if mines and self.wasted < WASTED else self._well.choose(game, look, legal, rng)


@cache
def dawdled() -> tuple[Any, Record]:
    return play_game(SZCZESC, [Dawdler(), ForemanPlayer()], ["Ania", "Bartek"], seed=5)


def found_in(lines: Sequence[PlayedLine], seat: int = 0, game: str = "szczesc") -> dict[str, Leak]:
    return {one.reason.code: one for one in PACKAGES[game].leaks(lines, seat)}


def ended(state: Any, *events: Any) -> list[PlayedLine]:
    """A game of a single line that ends in this position."""
    return [PlayedLine(0, 0, True, state, state, tuple(events))]


def test_three_turns_of_worthless_mining_are_named() -> None:
    state, record = dawdled()
    assert state.scores[0] < state.scores[1]
    idle = next(one for one in find_leaks(record, 0) if one.reason.code == "leak_idle_mining")
    assert idle.reason.figures["turns"] == WASTED == len(idle.actions)
    assert idle.reason.figures["miners"] >= WASTED
    assert idle.points > WASTED
    assert "leak_idle_mining" not in {one.reason.code for one in find_leaks(record, 1)}
    assert idle not in find_leaks(record, 0, own=range(0)), "what an automat played for somebody does not count"


def test_a_review_gives_a_pattern_with_a_better_turn_and_why() -> None:
    _, record = dawdled()
    found = review(record, adviser("szczesc"), 0, 1, iteration_budget(2))
    [example] = [pattern.example for pattern in found.patterns if pattern.leak.reason.code == "leak_idle_mining"]
    assert example is not None
    assert example.played[-1] == "stop"
    assert example.better != example.played
    assert example.reasons
    assert example not in found.mistakes, "said once"


def test_orders_that_never_left_and_a_lopsided_shaft() -> None:
    own = shaft(pending=complete("W-KK") | {"H-GG": [*"GG"]}, bought=["G1L", "G1L", "Y1L"], carts={"G": "GGG", "Y": "YY"})
    found = found_in(ended(position(2, shafts={0: own})))
    orders, balance = found["leak_orders"], found["leak_balance"]
    assert orders.reason == Reason("leak_orders", {"orders": 2, "complete": 1, "printed": 16, "points": 11})
    assert orders.points == 2 + 9, "a penalty each, and the points of what was complete"
    assert balance.reason.figures == {"light": 3, "dark": 0, "points": 6}


def test_majorities_lost_by_one() -> None:
    shafts = {0: shaft(delivered=["W-K", "H-YY"]), 1: shaft(delivered=["L-KK", "C-YYY"])}
    state = position(2, shafts=shafts)
    lost = found_in(ended(state, score_shift(state)))["leak_by_one"]
    figures = lost.reason.figures
    assert (figures["majorities"], figures["category"], figures["own"], figures["best"]) == (2, "colour K", 1, 2)
    assert lost.points == figures["points"] > figures["most"]


def test_sets_short_of_one_tile_stones_and_a_failed_mission() -> None:
    state = kopalnie_position(2)
    gold = [code for code, tile in TILES.items() if tile.kind == "gold"][:4]
    stones = [code for code, tile in TILES.items() if tile.kind == "stone"][:3]
    state.tiles[0], state.missions[0] = [*gold, *stones], "clean_hands"
    found = found_in(ended(state), game="kopalnie")
    assert found["leak_mission"].reason.figures["mission"] == "clean_hands"
    assert found["leak_sets"].reason.figures == {"sets": 1, "kind": "gold", "tiles": 4, "most": 7, "points": 7}
    assert found["leak_stones"].reason.figures == {"stones": 3, "points": 2}


@pytest.mark.parametrize("game", PACKAGES)
def test_whatever_is_found_in_a_game_is_true_of_it(game: str) -> None:
    _, record = play_game(GAMES[game], [RandomPlayer()] * 2, ["Ania", "Bartek"], seed=3)
    for seat in range(2):
        found = find_leaks(record, seat)
        assert found, "random players give something away"
        assert len(found) <= MAX_LEAKS
        assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
        assert all(one.reason.code.startswith("leak_") and one.reason.figures["points"] >= 1 for one in found)
        assert all(one.reason.weight < 0 for one in found)
    half = Record(record.game, record.players, record.deal, record.actions[: len(record.actions) // 2], record.options)
    assert find_leaks(half, 0) == [], "nothing before the end"


def test_failed_tickets_cost_twice() -> None:
    state, record = play_game(GAMES["niemcy"], [RandomPlayer()] * 2, ["Ania", "Bartek"], seed=3)
    for seat, row in enumerate(GAMES["niemcy"].result(state).breakdown):
        [failed] = [one for one in find_leaks(record, seat) if one.reason.code == "leak_tickets"]
        assert failed.reason.figures["value"] == -row["failed"]
        assert failed.points == -2 * row["failed"], "deducted, and not gained"
        assert failed.reason.figures["ticket"] in TICKETS


def test_small_leaks_are_not_named_and_an_example_is_named_once() -> None:
    big, small = leak("big", 9.4, [4, 8], turns=2), leak("small", 0.4)
    assert largest([small, big]) == [big]
    assert big.reason == Reason("leak_big", {"turns": 2, "points": 9})
    costs = (4, 0.0, 5.0), (8, 0.0, 8.0), (6, MIN_COST * 2, 1.0)
    mistakes = [Mistake(action, action, (), (), 0.01, cost, points, ()) for action, cost, points in costs]
    found = summed_up([big], mistakes)
    assert found == Review((Pattern(big, mistakes[1]),), (mistakes[2],))
