"""Worked cases S25 to S34, S38, S39 and S42: challenges and alliances."""

from __future__ import annotations

from itertools import product

from tests.engine.goldmine.positions import GAME, LOST, WON, codes, goals, miners, position, refused
from tests.engine.lines import legal, only, play, story

MEETING = {"0,-1": "X1 N", "0,-2": "GI1 N", "1,-1": "GI2 E", "-1,-1": "GI3 E"}
TOGETHER = {0: "0,-1", 1: "0,-1"}


def test_s25_challenge_dice() -> None:
    state = play(position(mine={"0,-1": "I1 N"}), "pass")
    assert only(story(state, "bat 1 3:3 5:6 2:2 1")[1], "duel_won").seat == 0
    assert only(story(state, "bat 1 1:2 1:2 6:1 1")[1], "duel_won").seat == 1
    assert codes(state, "bat 1 3:3 5:6 2:2", "bat 1 3:3 5:6", "bat 1 3:3 5:6 2:2 1 1 1 1", "bat 1 3+3 5:6 2:2 1") == [
        "unfinished", "unfinished", "too_long", "bad_dice",
    ]  # fmt: skip
    assert codes(state, f"bat 3 {WON} 1", f"bat 0 {WON} 1", f"bat 02 {WON} 1") == ["no_such_seat", "yourself", "unknown_action"]


def test_s25_how_often_the_challenger_wins() -> None:
    """All 46,656 outcomes, by what a pair is worth: 21 of 36 are the challenger's."""
    state = play(position(mine={"0,-1": "I1 N"}), "pass")
    GAME.apply(state, 0, GAME.parse("bat 1"))
    pairs = GAME.legal_actions(state, -1)
    own = [pair for pair in pairs if pair.challenger >= pair.defender]
    others = [pair for pair in pairs if pair not in own]
    assert (len(own), len(others)) == (21, 15)
    wins = 0
    for rolls in product((own, others), repeat=3):
        after = GAME.clone(state)
        for side in rolls:
            events = GAME.apply(after, -1, side[0])
        outcomes = len(rolls[0]) * len(rolls[1]) * len(rolls[2])
        wins += outcomes * (only(events, "duel_won").seat == 0)
    assert wins == 29_106


def test_s26_gold_challenge_when() -> None:
    mine = {"0,-1": "D1 E", "1,-1": "I1 E"}
    where = {0: "0,-1:ES", 1: "0,-1:ES", 2: "0,-1:NW"}
    poor = play(position(mine=mine, miners=where), "pass")
    assert codes(poor, f"gold 1 {WON} 1") == ["needs_nugget"]
    state = play(position(mine=mine, miners=where, gold=[1, 0, 0]), "pass")
    play(state, f"gold 1 {WON} 1")
    assert codes(state, f"gold 2 {WON} 1", f"gold 0 {WON} 1") == ["not_together", "yourself"]
    apart = play(position(mine=mine, miners=where | {1: "1,-1"}, gold=[1, 0, 0]), "pass")
    assert codes(apart, f"gold 1 {WON} 1") == ["not_together"]
    spent = play(position(mine=mine, miners=where, gold=[1, 0, 0], gold_tokens=[0, 3, 3]), "pass")
    assert codes(spent, f"gold 1 {WON} 1") == ["no_token"]
    assert {"gold 1", "gold 2"} <= set(legal(play(position(mine=mine, gold=[1, 0, 0]), "pass")))


def test_s27_gold_challenge_challenger_wins() -> None:
    where = TOGETHER | {2: "-1,-1"}
    state = position(mine=MEETING, miners=where, nuggets=["1,-1"], gold=[1, 2, 0])
    won = play(state, "pass", "gold 1 5:3 1:6 4:4")
    assert (won.phase, won.turn, won.actor(), won.gold_tokens) == ("drop", 0, 0, [2, 3, 3])
    assert legal(won) == ["drop 0,-2", "drop -1,-1", "leave"]
    assert GAME.to_json(won)["challenge"] == {
        "kind": "gold", "by": 0, "against": 1, "rolls": [[5, 3], [1, 6], [4, 4]], "winner": 0,
    }  # fmt: skip
    assert codes(won, "drop 1,-1 4", "drop 0,-1 4", "drop 0,-2", "leave") == [
        "chamber_full", "not_a_chamber", "unfinished", "unfinished",
    ]  # fmt: skip
    dropped = play(won, "drop 0,-2 4")
    assert (dropped.gold, dropped.phase, dropped.steps, dropped.bonus) == ([1, 1, 0], "walk", 4, True)
    assert GAME.to_json(dropped)["challenge"] is None
    there = play(dropped, "go 0,-2")
    assert legal(there) == ["collect", "end"]
    assert codes(there, f"gold 1 {WON} 1", f"bat 1 {WON} 1") == ["bonus_only", "bonus_only"]
    after = play(there, "collect")
    assert (after.gold, after.turn, after.phase, after.bonus) == ([2, 1, 0], 1, "move", False)
    left = play(won, "leave 2")
    assert (left.gold, left.phase, left.steps) == ([1, 2, 0], "walk", 2)


def test_s28_gold_challenge_defender_wins() -> None:
    state = play(position(mine=MEETING, miners=TOGETHER | {2: "-1,-1"}, gold=[1, 0, 1]), "pass", f"gold 1 {LOST}")
    position_json = GAME.to_json(state)
    assert (position_json["phase"], position_json["turn"], position_json["to_act"]) == ("drop", 0, 1)
    assert GAME.to_act(state) == (1,)
    assert not GAME.line_open(state)
    assert GAME.clock_share(state) == 0.25
    dropped = play(state, "drop 0,-2")
    assert (dropped.gold, dropped.turn, dropped.phase, dropped.bonus) == ([0, 0, 1], 1, "move", False)
    assert play(state, "leave").gold == [1, 0, 1]
    assert codes(state, "drop 0,-2 3", "leave 3") == ["too_long", "too_long"]


def test_s29_defender_without_gold() -> None:
    state = play(position(mine=MEETING, miners=TOGETHER, gold=[1, 0, 0]), "pass")
    won = play(state, f"gold 1 {WON} 5")
    assert (won.phase, won.steps, won.bonus) == ("walk", 5, True)
    assert codes(state, f"gold 1 {WON}") == ["unfinished"]
    lost = play(state, f"gold 1 {LOST}")
    assert (lost.phase, lost.actor()) == ("drop", 1)


def test_s30_no_chamber_for_it() -> None:
    mine = {"0,-1": "GI1 N"}
    state = play(position(mine=mine, miners=TOGETHER, gold=[1, 1, 0]), "pass")
    won = play(state, f"gold 1 {WON} 3")
    assert (won.phase, won.gold) == ("walk", [1, 1, 0])
    lost = play(state, f"gold 1 {LOST}")
    assert (lost.phase, lost.turn, lost.gold) == ("move", 1, [1, 1, 0])


def test_s31_dropped_under_a_third_miner() -> None:
    state = position(mine=MEETING, miners=TOGETHER | {2: "-1,-1"}, gold=[1, 2, 0])
    after = play(state, "pass", f"gold 1 {WON}", "drop -1,-1 1", "stay")
    assert (after.turn, after.gold) == (1, [1, 1, 0])
    assert play(after, "pass", "end", "pass", "collect").gold == [1, 1, 1]


LINE = {"0,-1": "I1 N", "0,-2": "I2 N", "0,-3": "I3 N", "0,1": "I4 N"}


def test_s32_bats() -> None:
    state = play(position(mine=LINE, miners={1: "0,-2"}), "pass")
    won = play(state, "bat 1 6:1 6:1 1:1 1")
    assert (won.phase, won.actor(), won.bat_tokens) == ("chase", 0, [2, 3, 3])
    assert legal(won) == ["chase 0,-3", "chase 0,-1"]
    assert codes(won, "stay", "chase 0,-2", "chase 0,0", "go 0,-1") == ["must_flee", "is_start", "too_far", "not_now"]
    after = play(won, "chase 0,-1")
    assert (after.turn, after.phase, miners(after)) == (1, "move", ["0,0", "0,-1", "0,0"])
    lost = play(state, "bat 1 1:6 1:6 1:1 2")
    assert (lost.actor(), lost.turn, goals(lost)) == (1, 0, {"0,-1", "0,-2", "0,1"})
    assert GAME.clock_share(lost) == 0.25
    chased = play(lost, "chase 0,-2")
    assert (chased.turn, miners(chased)) == (1, ["0,-2", "0,-2", "0,0"])


def test_s33_nowhere_to_flee() -> None:
    mine = {"0,-1": "I1 N", "5,5": "GEs1 N"}
    after = play(position(mine=mine, miners={1: "5,5"}), "pass", f"bat 1 {WON} 4")
    assert (after.turn, after.phase, after.bat_tokens, miners(after)[1]) == (1, "move", [2, 3, 3], "5,5")
    joined = play(position(mine=mine | {"5,4": "I2 N"}, miners={1: "5,5"}), "pass", f"bat 1 {WON} 4")
    assert goals(joined) == {"5,4"}


def test_s34_chased_home() -> None:
    state = play(position(mine={"0,-1": "GE1 S"}, miners={1: "0,-1"}, gold=[0, 7, 0]), "pass", f"bat 1 {WON} 1")
    assert legal(state) == ["chase 0,0"]
    over, events = story(state, "chase 0,0")
    assert (over.phase, over.winners, only(events, "game_over").data["how"]) == ("over", (1,), "chased")


ALLIED = {"alliances": True}


def test_s38_alliances_victory() -> None:
    mine = {"0,-1": "I1 N"}
    state = position(4, mine, miners={2: "0,-1"}, gold=[5, 0, 7, 0], options=ALLIED)
    later = play(state, "pass", "end", "pass", "end")
    assert later.phase == "move"
    over = play(later, "roll 1", "go 0,0")
    assert over.winners == (0, 2)
    result = GAME.result(over)
    assert result is not None
    assert result.scores == (5, 0, 7, 0)
    poorer = position(4, mine, miners={2: "0,-1"}, gold=[5, 0, 6, 0], options=ALLIED, turn=2)
    assert play(poorer, "roll 1", "go 0,0").phase == "act"
    six = position(6, mine, miners={3: "0,-1"}, gold=[4, 0, 0, 4, 0, 0], options=ALLIED, turn=3)
    assert (six.target(), play(six, "roll 1", "go 0,0").winners) == (8, (0, 3))
    alone = position(4, mine, miners={0: "0,-1", 2: "0,-1"}, gold=[12, 0, 7, 0], options=ALLIED)
    assert play(alone, "roll 1", "go 0,0").phase == "act", "both must be home"


def test_s39_alliances_together() -> None:
    state = play(position(4, {"0,-1": "I1 N"}, gold=[3, 0, 2, 0], options=ALLIED), "pass")
    given = play(state, "give 3")
    assert (given.gold, given.given) == ([0, 0, 5, 0], True)
    assert codes(given, "take 1") == ["share_once"]
    assert play(state, "take 2").gold == [5, 0, 0, 0]
    assert codes(state, "give 4", "take 3", "give 0", "give 01", "give") == [
        "share_count", "share_count", "unknown_action", "unknown_action", "too_short",
    ]  # fmt: skip
    assert codes(state, f"gold 2 {WON} 1", f"bat 2 {WON} 1") == ["partner", "partner"]
    assert play(given, f"bat 1 {WON} 1").phase == "chase"
    apart = play(position(4, {"0,-1": "I1 N"}, gold=[3, 0, 2, 0], miners={2: "0,-1"}, options=ALLIED), "pass")
    assert codes(apart, "give 1", "take 1") == ["share_apart"] * 2
    alone = play(position(4, {"0,-1": "I1 N"}, gold=[3, 0, 2, 0]), "pass")
    assert codes(alone, "give 1") == ["no_alliances"]


def test_s42_collect_then_challenge() -> None:
    mine = {"0,-1": "GI1 N", "0,-2": "GI2 N"}
    state = play(position(mine=mine, nuggets=["0,-1"], miners={0: "0,-1"}), "pass")
    after = play(state, f"bat 1 {WON} 1", "chase 0,-1")
    assert (after.turn, after.gold, len(after.nuggets)) == (1, [0, 0, 0], 1)
    assert play(state, "collect", f"bat 1 {WON} 1").gold == [1, 0, 0]
    both = play(position(mine=mine, nuggets=["0,-1", "0,-2"], miners=TOGETHER, gold=[1, 0, 0]), "pass", "collect")
    again = play(both, f"gold 1 {WON} 1", "go 0,-2", "collect")
    assert (again.gold, again.turn) == ([3, 0, 0], 1)
    stayed = play(position(mine=mine, nuggets=["0,-1"], miners=TOGETHER, gold=[1, 0, 0]), "pass", f"gold 1 {WON} 1", "stay")
    assert legal(stayed) == ["collect", "end"]
    refused(stayed, "pass", f"gold 1 {WON} 1", "give 1")
