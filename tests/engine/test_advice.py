"""Advice: its reasons are true of the position, it knows no secrets, and a review finds what was given away."""

from __future__ import annotations

from random import Random

import pytest

from engine.contract import Illegal
from engine.match import play_game
from engine.players import Player, iteration_budget
from engine.players.advice import Reason, advise, main_reasons, reasons_for
from engine.players.random_player import RandomPlayer
from engine.players.registry import adviser, player
from engine.players.review import MIN_COST, MIN_POINTS, Judgement, Mistake, TurnJudge, costliest, decisions, review, suspects
from engine.record import Record
from engine.rng import rng_at
from engine.szczesc import State
from tests.engine.positions import GAME, complete, empty, position, shaft

MODEL = adviser("szczesc")


def reasons(state: State, line: str) -> list[Reason]:
    """All reasons for a turn of whoever is on turn."""
    actions = list(GAME.parse_line(line))
    if line.startswith("mine"):
        actions.append(GAME.parse("stop"))
    found = reasons_for(GAME, MODEL, GAME.observe(state, state.turn), tuple(actions), Random(1))
    assert all(MODEL.describe(reason) for reason in found)
    return found


def codes(found: list[Reason]) -> set[str]:
    return {reason.code for reason in found}


# --- reasons are true -------------------------------------------------------------------------------------------------


def test_orders_that_are_completed_and_delivered() -> None:
    own = shaft(cage="K", store="KG", pending=empty("W-KK", "W-K", "L-YY"))
    found = reasons(position(turn=1, shafts={1: own}), "mine 6 K>W-KK ~K>W-KK")
    assert Reason("completes", {"transport": "W", "orders": 1, "points": 9}) in found
    assert not codes(found) & {"fills", "delivers", "lifts"}
    state = position(turn=1, shafts={1: shaft(pending=complete("W-KK", "W-K", "C-G"))})
    found = reasons(state, "deliver W")
    assert Reason("delivers", {"transport": "W", "orders": 2, "points": 14}) in found
    assert main_reasons(found)[0].code == "delivers"
    assert "penalty" not in codes(found), "two shifts are left to deliver them"


def test_the_penalty_counts_in_the_last_shift() -> None:
    state = position(turn=1, shift=3, shafts={1: shaft(pending=complete("W-KK", "W-K"))})
    assert Reason("penalty", {"orders": 2, "points": 2}) in reasons(state, "deliver W")


def test_majorities() -> None:
    shafts = {0: shaft(pending=complete("W-KK")), 1: shaft(delivered=["C-K"]), 2: shaft(delivered=["W-YYY"])}
    found = reasons(position(3, shift=2, shafts=shafts), "deliver W")
    figures = {"shift": 2, "hidden": 0}
    assert Reason("leads", {"category": "colour K", "points": 5, "own": 2, "best": 1, **figures}) in found
    assert Reason("second", {"category": "transport W", "points": 3, "own": 2, "best": 3, **figures}) in found
    assert {reason.figures.get("category") for reason in found} <= {"colour K", "transport W", None}
    shafts[0] = shaft(pending=complete("W-YYY"))
    shafts[2] = shaft(delivered=["W-KKK"])
    found = reasons(position(3, shift=1, shafts=shafts), "deliver W")
    assert Reason("leads", {"category": "colour Y", "points": 2, "own": 3, "best": 0, "shift": 1, "hidden": 0}) in found
    assert Reason("ties", {"category": "transport W", "points": 7, "own": 3, "best": 3, "shift": 2, "hidden": 0}) in found


def test_a_lead_that_is_held_and_one_that_nobody_can_be_sure_of() -> None:
    own = shaft(pending=complete("C-K"), delivered=["L-KK"])
    other = {**shaft(delivered=["H-KK", "W-G"]), "revealed": 1}
    found = reasons(position(2, shift=1, shafts={0: own, 1: other}), "deliver C")
    held = {"category": "colour K", "points": 5, "own": 3, "best": 2, "shift": 1, "hidden": 1}
    assert Reason("holds", held) in found
    assert "as far as is known" in MODEL.describe(Reason("holds", held))


def test_empty_carts_count_when_they_are_scored_soon() -> None:
    own = shaft(pending=empty("C-Y"))
    line = "mine 6 @1 +Y @0 Y>C-Y"
    won = Reason("leads", {"category": "empty Y", "points": 10, "own": 1, "best": 0, "shift": 3, "hidden": 0})
    assert won in reasons(position(2, shift=3, shafts={0: own}), line)
    assert won in reasons(position(2, shift=2, shafts={0: own}), line)
    assert won not in reasons(position(2, shift=1, shafts={0: own}), line), "far too early to boast of it"


def test_coal() -> None:
    own = shaft(carts={"G": "GG"}, pending=empty("H-GGG", "L-B"))
    found = reasons(position(shafts={0: own}), "mine 8 @3 +G +G @0 G>H-GGG @4 +K")
    assert Reason("fills", {"squares": 1, "orders": 1}) in found
    assert Reason("lifts", {"cubes": "G"}) in found, "one was put onto its square, and nobody wants the black one"
    assert Reason("empties", {"cubes": "GGK"}) in found
    state = position(workshop={1: "G2L", 2: "K2L"}, shafts={0: own}, money={0: 30})
    found = reasons(state, "workshop 1")
    assert Reason("coal", {"cubes": "G", "tile": "G2L"}) in found, "three are wanted, two are there"
    assert Reason("tile", {"tile": "K2L", "carts": 2, "colour": "K"}) in reasons(state, "workshop 2")


def test_orders_that_are_taken() -> None:
    own = shaft(carts={"K": "KKK"}, pending=empty("W-K"))
    found = reasons(position(shafts={0: own}, orders={2: "W-KKK"}), "order 2")
    assert Reason("order", {"card": "W-KKK", "points": 12, "squares": 3, "covered": 2}) in found
    assert Reason("together", {"card": "W-KKK", "transport": "W", "orders": 1}) in found


def test_money() -> None:
    state = position(4, money={0: 1}, workshop={1: "Y1L", 2: "K1L", 3: "B2L", 4: "K2D", 5: "K2L", 6: "K2D", 7: "G2L", 8: "G2D"})
    assert Reason("money_for", {"marks": 3, "tile": "K1L", "price": 4}) in reasons(state, "money 3")
    assert Reason("money", {"marks": 1}) in reasons(state, "money 1"), "two marks buy nothing that one did not"


def test_the_balance() -> None:
    state = position(workshop={1: "Y1L", 2: "Y1D"}, shafts={0: shaft(bought=["B1D"], carts={"B": "BB"})})
    assert Reason("balances", {"light": 1, "dark": 1, "points": 2}) in reasons(state, "workshop 1")
    (drawback,) = [reason for reason in reasons(state, "workshop 2") if reason.code == "unbalances"]
    assert drawback.figures == {"light": 0, "dark": 2, "points": 2}
    assert main_reasons(reasons(state, "workshop 2"))[-1] == drawback, "what speaks against it comes last"


def test_miners() -> None:
    state = position(4, standing={"money 4": (1, 2), "money 5": (2, 1), "money 6": (3, 3)})
    assert Reason("saves", {"miners": 1}) in reasons(state, "money 3")
    assert Reason("crowded", {"miners": 3}) in reasons(state, "money 4")
    assert not codes(reasons(position(4), "money 3")) & {"saves", "crowded"}
    state = position(workshop={1: "Y1L"}, standing={"workshop 1": (1, 1)})
    assert Reason("starts", {"own": 2, "best": 1, "shift": 2}) in reasons(state, "workshop 1")


def test_a_draw_tells_nothing_of_what_is_drawn() -> None:
    found = reasons(position(), "order draw")
    assert Reason("looks", {"what": "orders", "count": 5}) in found
    assert not codes(found) & {"order", "together"}


# --- advice -----------------------------------------------------------------------------------------------------------


def test_three_different_turns_the_best_first_all_possible() -> None:
    state = position(shafts={0: shaft(cage="K", pending=empty("W-K") | complete("C-KK"))}, turn=0)
    found = advise(GAME, MODEL, GAME.observe(state, 0), rng_at(1, 1), iteration_budget(40))
    assert len(found) == 3
    assert len({one.turn[0] for one in found}) == 3
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
    assert found[0].gain >= 0 >= found[1].gain >= found[2].gain
    for one in found:
        assert len(one.reasons) <= 3
        after = GAME.clone(state)
        for text in one.turn:
            action = GAME.parse(text)
            assert GAME.explain(after, 0, action) is None
            GAME.apply(after, 0, action)
        assert after.space == -1 or after.phase == "choose", "a whole turn, as far as it can be foreseen"


def test_within_a_turn_of_mining_every_plan_is_an_idea() -> None:
    state = position(shafts={0: shaft(carts={"K": "KK"}, pending=empty("W-K", "C-KK", "L-G"))})
    GAME.apply(state, 0, GAME.parse("mine 8"))
    found = advise(GAME, MODEL, GAME.observe(state, 0), rng_at(1, 1), iteration_budget(20))
    assert len({one.turn for one in found}) == len(found) > 1


def test_the_same_in_another_place_is_no_other_idea() -> None:
    def idea(line: str) -> object:
        return MODEL.idea(tuple(GAME.parse_line(line)))

    assert idea("money 4") == idea("money 6") != idea("money 1")
    assert len({idea(line) for line in ("workshop 1", "workshop 2", "order 2", "mine 8 @4", "mine 10 @4", "money 6")}) == 6


def test_a_single_choice_is_advised_too() -> None:
    state = position(2, miners={0: 1}, standing={f"money {n}": (1, 1) for n in (4, 6)}, workshop=dict.fromkeys(range(1, 9)))
    view = GAME.observe(state, 0)
    assert all(one.reasons for one in advise(GAME, MODEL, view, rng_at(1, 1), iteration_budget(5)))


# --- looking back -----------------------------------------------------------------------------------------------------


def a_game(*players: Player, seed: int = 5) -> Record:
    return play_game(GAME, players, [f"P{seat}" for seat in range(len(players))], seed)[1]


@pytest.fixture(scope="module")
def played() -> Record:
    return a_game(player("szczesc", "foreman"), RandomPlayer())


def test_decisions_are_the_lines_of_a_seat(played: Record) -> None:
    found = decisions(played, 0)
    assert len(found) > 20
    for choice in found:
        assert choice.state.turn == 0
        line = " ".join(text for text in map(str, choice.turn) if text != "stop")
        assert played.actions[choice.line] == line
    assert not {choice.line for choice in found} & {choice.line for choice in decisions(played, 1)}


def test_a_planted_blunder_is_found() -> None:
    """Twelve points lie ready in the last shift, and the last but one miner goes for a mark instead."""
    bare = dict.fromkeys("YBGK", ".")
    shafts = {0: shaft(carts=bare, pending=complete("W-KKK")), 1: shaft(carts=bare)}
    state = position(2, shift=3, miners={0: 1, 1: 1}, scores={0: 60, 1: 75}, shafts=shafts)
    blunder = (GAME.parse("money 1"),)
    judge = TurnJudge(GAME, MODEL, GAME.observe(state, 0))
    judged = judge.judge(blunder, rng_at(1, 1), iteration_budget(30))
    assert judged.better == (GAME.parse("deliver W"),)
    assert judged.cost > 0.3
    mistake = judge.confirm(judged, rng_at(1, 2), iteration_budget(10), line=8, action=30)
    assert mistake is not None
    assert (mistake.line, mistake.action, mistake.played, mistake.better) == (8, 30, ("money 1",), ("deliver W",))
    assert mistake.cost > 0.3
    assert mistake.points > 3
    assert mistake.reasons[0] == Reason("delivers", {"transport": "W", "orders": 1, "points": 12})
    best = judge.judge(judged.better, rng_at(1, 1), iteration_budget(30))
    assert best.cost == 0
    wrong = Judgement(judged.better, blunder, 0.5, 0.2)  # a first look that got it the wrong way round
    assert judge.confirm(wrong, rng_at(1, 2), iteration_budget(10), line=8, action=30) is None


def test_what_costs_little_is_not_named() -> None:
    turn = (GAME.parse("money 1"),)
    judged = [Judgement(turn, turn, 0.5, cost) for cost in (0.0, 0.5, 0.001, 0.2)]
    assert suspects(judged) == [1, 3]
    some = [Mistake(line, line, (), (), 0.5, cost, 1.0, ()) for line, cost in enumerate((0.1, 0.4, 0.2, 0.3))]
    assert [mistake.line for mistake in costliest(some)] == [1, 3, 2]


def test_far_behind_a_turn_is_judged_by_its_points() -> None:
    """At 30 to 140 the chance says nothing any more, but an order that could be delivered is still worth its points."""
    bare = dict.fromkeys("YBGK", ".")
    shafts = {0: shaft(carts=bare, pending=complete("W-KKK", "W-KK")), 1: shaft(carts=bare)}
    state = position(2, shift=3, miners={0: 1, 1: 1}, scores={0: 30, 1: 140}, shafts=shafts)
    blunder = (GAME.parse("money 1"),)
    judge = TurnJudge(GAME, MODEL, GAME.observe(state, 0))
    judged = judge.judge(blunder, rng_at(1, 1), iteration_budget(30))
    assert judged.cost < MIN_COST
    assert judged.points > MIN_POINTS
    assert suspects([judged]) == [0]
    mistake = judge.confirm(judged, rng_at(1, 2), iteration_budget(10), line=8, action=30)
    assert mistake is not None
    assert mistake.better[0] == "deliver W"
    assert mistake.points > MIN_POINTS


def test_a_review_is_the_same_every_time_and_says_how_far_it_is(played: Record) -> None:
    short = Record(played.game, played.players, played.deal, played.actions[:30])
    told: list[tuple[int, int]] = []
    reviewed = review(short, MODEL, 1, 3, iteration_budget(6), on_progress=lambda done, total: told.append((done, total)))
    assert reviewed == review(short, MODEL, 1, 3, iteration_budget(6))
    assert reviewed.patterns == (), "the game is not over"
    found = reviewed.mistakes
    assert 0 < len(found) <= 3
    assert [mistake.weight for mistake in found] == sorted((mistake.weight for mistake in found), reverse=True)
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    lines = {choice.line for choice in decisions(short, 1)}
    assert {mistake.line for mistake in found} <= lines


def test_a_record_that_is_no_game_is_refused(played: Record) -> None:
    with pytest.raises(Illegal):
        decisions(Record(played.game, played.players, played.deal, ["money 6"]), 0)
