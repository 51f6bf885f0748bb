"""Advice in Gold Mine: its reasons are true of the position, and a review finds a blunder."""

from __future__ import annotations

from random import Random

from engine.goldmine import State
from engine.goldmine.players.reason_text import REASON_TEXTS, describe
from engine.match import play_game
from engine.players import iteration_budget
from engine.players.advice import Reason, advise, reasons_for
from engine.players.registry import adviser, player
from engine.players.review import TurnJudge, decisions
from engine.rng import rng_at
from tests.engine.goldmine.games import walk
from tests.engine.goldmine.positions import GAME, LOST, WON, building, position, to_lay
from tests.engine.goldmine.test_cases_moving import MUDDY
from tests.engine.goldmine.test_players import MINE
from tests.engine.lines import play

MIND = adviser("goldmine")


def reasons(state: State, *turn: str) -> list[Reason]:
    """All reasons for a turn of whoever is to act."""
    (seat,) = GAME.to_act(state)
    found = reasons_for(GAME, MIND, GAME.observe(state, seat), tuple(map(GAME.parse, turn)), Random(1))
    assert all(MIND.describe(reason) for reason in found)
    return found


def codes(found: list[Reason]) -> set[str]:
    return {reason.code for reason in found}


def test_rolls() -> None:
    state = position(mine=MINE, nuggets=["0,-4"], miners={0: "0,-1"})
    assert reasons(state, "roll") == [Reason("roll_gold", {"steps": 3, "percent": 67})]
    rich = position(mine=MINE, miners={0: "0,-5"}, gold=[7, 0, 0])
    assert reasons(rich, "roll") == [Reason("roll_wins", {"steps": 5, "percent": 33})]
    far = position(mine=MINE, nuggets=["0,-4"], miners={0: "0,3"})
    assert reasons(far, "roll") == [Reason("way_gold", {"rolls": 2.52})]


def test_digging() -> None:
    state = position(mine=MINE, nuggets=[], miners={0: "0,-5"}, bag=["GE2", "T1", "T2", "T3"])
    assert reasons(state, "dig") == [
        Reason("dig_gold", {"percent": 25, "chambers": 1, "tiles": 4}), Reason("dig_beside", {}), Reason("no_gold_lies", {}),
    ]  # fmt: skip
    beside = position(mine=MINE, nuggets=["0,-4"], miners={0: "0,-3"})
    assert {"dig_apart", "dig_and_step"} <= codes(reasons(beside, "dig"))


def test_passages() -> None:
    tiles = {"0,-1": "Is1 N", "5,5": "GEs1 N", "-1,0": "I1 E"}
    state = position(mine=tiles, miners={0: "0,-1"}, nuggets=["5,5"])
    assert reasons(state, "passage") == [
        Reason("passage_odds", {"percent": 33}), Reason("passage_gold", {"place": "5,5", "rolls": 0.0}),
    ]  # fmt: skip


def test_going() -> None:
    state = play(position(mine=MINE, nuggets=["0,-4"], gold=[0, 1, 0], miners={1: "0,-3"}), "roll 3")
    found = reasons(state, "go 0,-3", "end")
    assert Reason("gold_shorter", {"rolls": 1.0, "before": 1.59}) in found
    assert Reason("meets_rival", {"seat": 1}) in found
    home = play(position(mine=MINE, miners={0: "0,-1"}, gold=[7, 0, 0]), "roll 3")
    assert codes(reasons(home, "go 0,0")) == {"wins"}
    muddy = play(position(mine=MUDDY, options={"mud": True}), "roll 1")
    assert "into_mud" in codes(reasons(muddy, "go 0,-1", "end"))
    there = play(position(mine=MINE, nuggets=["2,-1"]), "roll 3")
    assert Reason("collects", {"have": 1, "target": 7}) in reasons(there, "go 2,-1", "collect", "end")


def test_laying() -> None:
    state = to_lay("GE2", MINE)
    state.miners[0] = GAME.parse("go 0,-5").place
    assert Reason("gold_at_hand", {"cell": "0,-6"}) in reasons(state, "put GE2 0,-6 S")
    assert Reason("gold_nearer_to_rival", {"seat": 1, "rolls": 1.59}) in reasons(state, "put GE2 0,4 N")
    ring = {
        "0,-1": "X1 N",
        "0,-2": "I1 N",
        "0,-3": "I2 N",
        "0,-4": "L1 E",
        "1,-4": "L2 S",
        "1,-3": "I3 N",
        "1,-1": "I5 E",
        "2,-1": "X2 N",
    }
    shorter = to_lay("T2", ring | {"1,-2": "I4 N"})
    assert codes(reasons(shorter, "put T2 -1,-1 N")) == {"open_ends"}
    begin = building(mine={"0,-1": "X1 N"}, drawn="GI1")
    assert Reason("gold_near_entrance", {"rolls": 1.17}) in reasons(begin, "put GI1 0,-2 N")
    assert "not_joined" in codes(reasons(building(mine={"0,-1": "I1 N"}, drawn="GE1"), "put GE1 1,-1 E"))


def test_challenges() -> None:
    state = play(position(2, MINE, miners={0: "0,-3", 1: "0,-3"}, gold=[4, 9]), "pass")
    bats = reasons(state, "bat 1")
    assert Reason("challenge_odds", {"percent": 62}) in bats
    assert Reason("rival_near_home", {"seat": 1, "lacking": 1, "rolls": 1.36}) in bats
    assert Reason("spends_token", {"kind": "bat", "left": 2}) in bats
    gold = reasons(state, "gold 1")
    assert {"robs", "free_move", "may_lose_nugget", "challenge_odds", "spends_token"} == codes(gold)
    drop = play(state, f"gold 1 {WON}")
    assert Reason("bonus_reaches", {"steps": 1, "percent": 100}) in reasons(drop, "drop 0,-4")
    lost = play(state, f"gold 1 {LOST}")
    assert "bonus_reaches" not in codes(reasons(lost, "drop 0,-4"))
    assert codes(reasons(lost, "leave")) == {"leaves_it"}
    chase = play(state, f"bat 1 {WON} 2")
    assert Reason("chased_home_longer", {"seat": 1, "rolls": 1.85, "before": 1.36}) in reasons(chase, "chase 0,-5")
    assert next(reason for reason in reasons(chase, "chase 0,-1") if reason.code == "chased_home_shorter").weight < 0


def test_partners() -> None:
    state = play(position(4, MINE, gold=[3, 0, 2, 0], options={"alliances": True}), "pass")
    assert Reason("gave", {"nuggets": 3, "seat": 2}) in reasons(state, "give 3")


def test_the_quiet_end() -> None:
    state = play(position(mine=MINE, quiet=34, gold=[2, 1, 1]), "pass")
    assert reasons(state, "end") == [Reason("quiet_ahead", {"left": 2})]


def test_every_reason_can_be_said() -> None:
    figures = ("rolls", "before", "seat", "ends", "steps", "percent", "chambers", "tiles", "place", "cell", "have", "target",
               "nuggets", "left", "lacking", "gold", "kind")  # fmt: skip
    for code in REASON_TEXTS:
        assert describe(Reason(code, dict.fromkeys(figures, 2)))


def test_all_reasons_in_whole_games_have_a_text() -> None:
    seen = set()
    for table in ((2, {"mud": True}), (4, {"alliances": True})):
        for step in list(walk(table, 9, "fighter"))[::3]:
            if step.seat >= 0 and len(step.legal) > 1:
                seen |= codes(reasons(step.before, str(step.action)))
    assert len(seen) > 20


def test_advice_names_different_ideas_with_reasons() -> None:
    state = play(position(2, MINE, nuggets=["0,-4", "2,-1"], miners={0: "0,-1"}), "roll 4")
    found = advise(GAME, MIND, GAME.observe(state, 0), rng_at(1, 0), iteration_budget(20))
    assert found[0].turn[:2] in (("go 0,-4", "collect"), ("go 2,-1", "collect"))
    assert len({advice.turn[0] for advice in found}) == len(found)
    assert found[0].reasons
    assert found[0].gain >= 0


def test_a_review_finds_the_blunder() -> None:
    state = play(position(2, MINE, nuggets=["0,-4"], miners={0: "0,-1", 1: "0,-3"}, gold=[10, 9]), "roll 4")
    judge = TurnJudge(GAME, MIND, GAME.observe(state, 0))
    blunder = judge.judge((GAME.parse("go 0,1"),), rng_at(1, 0), iteration_budget(10))
    assert str(blunder.better[0]) == "go 0,0"
    mistake = judge.confirm(blunder, rng_at(2, 0), iteration_budget(10), 5, 9)
    assert mistake is not None
    assert mistake.cost > 0.2
    assert [reason.code for reason in mistake.reasons] == ["wins"]


def test_every_decision_of_a_game_is_found() -> None:
    _, record = play_game(GAME, [player("goldmine", "apprentice")] * 2, "AB", 3)
    found = decisions(record, 0)
    assert len(found) > 30
    assert all(len(GAME.legal_actions(decision.state, 0)) > 1 for decision in found)
