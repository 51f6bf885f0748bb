"""The search: for any game, from views alone, the same for the same seed, and patient as it is told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.players import iteration_budget, time_budget
from engine.players.search import CATCH_UP_SHARE, SearchPlayer, search
from tests.engine.toy_game import TOY, Dice


class ToyModel:
    """Knows nothing but the rules."""

    first_look = 1

    def __init__(self) -> None:
        self.met: list[tuple[int | None, ...]] = []

    def turns(self, state: Dice, seat: int) -> Sequence[tuple[str, ...]]:
        self.met.append(tuple(state.bids))
        return [(action,) for action in TOY.legal_actions(state, seat)]

    def chances(self, state: Dice) -> list[float]:
        result = TOY.result(state)
        return [0.5] * state.seats if result is None else [float(seat in result.winners) for seat in range(state.seats)]


def best(state: Dice, seat: int) -> str:
    return str(search(TOY, ToyModel(), TOY.observe(state, seat), Random(1), iteration_budget(60))[0].turn[0])


@pytest.mark.parametrize(("roll", "wanted"), [(3, "pass"), (4, "again"), (5, "pass"), (6, "again")])
def test_it_wins_where_it_can_and_rolls_again_where_it_must(roll: int, wanted: str) -> None:
    """The second seat answers; it wins with an odd sum."""
    assert best(Dice(2, [3, 1], [roll]), 1) == wanted


def test_chances_are_learned_through_dice_of_the_future() -> None:
    candidates = {
        t.turn[0]: t for t in search(TOY, ToyModel(), TOY.observe(Dice(2, [3, 1], [4]), 1), Random(3), iteration_budget(300))
    }
    assert candidates["pass"].chance == 0
    assert 0.8 < candidates["again"].chance <= 1, "after a second even roll it may roll once more"


def test_what_is_hidden_is_drawn_anew_for_every_thought() -> None:
    model = ToyModel()
    search(TOY, model, TOY.observe(Dice(3, [None, 2, None]), 0), Random(1), lambda done: float(done < 60) * 1000)
    assert {bids[1] for bids in model.met} == {1, 2, 3}, "the true bid of the second seat is one of three"


def test_the_same_seed_thinks_the_same() -> None:
    def look(seed: int) -> object:
        return search(TOY, ToyModel(), TOY.observe(Dice(3, [None, 2, None]), 0), Random(seed), iteration_budget(50))

    assert look(1) == look(1)
    assert look(1) != look(2)


def test_a_turn_that_nobody_listed_is_judged_when_asked_for() -> None:
    class Narrow(ToyModel):
        def turns(self, state: Dice, seat: int) -> Sequence[tuple[str, ...]]:
            return super().turns(state, seat)[:1]

    view = TOY.observe(Dice(2, [3, 1], [4]), 1)
    assert [t.turn for t in search(TOY, Narrow(), view, Random(1), iteration_budget(20))] == [("pass",)]
    assert {t.turn for t in search(TOY, Narrow(), view, Random(1), iteration_budget(20), also=[("again",)])} == {
        ("pass",),
        ("again",),
    }


def test_thinking_ends_when_nothing_else_can_come_to_the_front() -> None:
    asked: list[int] = []

    def budget(done: int) -> float:
        asked.append(done)
        return 200 - done

    candidates = search(TOY, ToyModel(), TOY.observe(Dice(2, [3, 1], [3]), 1), Random(1), budget)
    assert len(asked) < 150
    assert candidates[0].visits - candidates[1].visits > CATCH_UP_SHARE * (200 - asked[-1])


def test_time_by_the_clock_that_is_given() -> None:
    now = [10.0]
    budget = time_budget(2.0, lambda: now[0])
    assert budget(0) == float("inf")
    now[0] = 10.5
    assert budget(5) == 15
    now[0] = 12.0
    assert budget(20) == 0
    now[0] = 50.0
    assert budget(0) == float("inf"), "the next choice has its own time"
    now[0] = 53.0
    assert budget(3) < 0


def test_a_player_goes_on_with_its_turn_without_thinking_again() -> None:
    class Row(ToyModel):
        """A turn of two actions: roll again, then pass, whatever comes."""

        searches = 0

        def turns(self, state: Dice, seat: int) -> Sequence[tuple[str, ...]]:
            self.searches += 1
            return [("bid 2",)]

    model = Row()
    player = SearchPlayer(model, iteration_budget(5))
    view = TOY.observe(Dice(2, [None, None]), 0)
    assert player.choose(TOY, lambda: view, ["bid 1", "bid 2"], Random(1)) == "bid 2"
    assert player.choose(TOY, lambda: view, ["bid 1"], Random(1)) == "bid 1", "what must be needs no thought"
    assert model.searches == 1
