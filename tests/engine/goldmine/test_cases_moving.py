"""Worked cases S12 to S24, S35, S36, S40, S41, S43 and S44: turns, ways, passages, mud, victory, quiet."""

from __future__ import annotations

import pytest

from engine.contract import Unreadable
from tests.engine.goldmine.positions import GAME, WON, codes, goals, miners, position, refused
from tests.engine.lines import legal, play

MUDDY = {
    "0,-1": "Im1 N", "0,-2": "L3 E", "1,0": "I2 E", "2,0": "L1 W", "2,-1": "I3 N", "2,-2": "L2 S", "1,-2": "I4 E",
}  # fmt: skip
NO_BATS = {"bat_tokens": [0, 0, 0]}


def test_s12_dig_lay_step_collect() -> None:
    state = play(position(mine={"0,-1": "I1 N"}, miners={0: "0,-1"}), "dig GI1", "put GI1 0,-2 N")
    assert (state.phase, state.steps, goals(state)) == ("walk", 1, {"0,-2", "0,0"})
    assert "stay" in legal(state)
    assert codes(state, "roll 3") == ["moved_already"]
    after = play(state, "go 0,-2", "collect")
    assert (after.gold, after.nuggets, after.progress) == ([1, 0, 0], frozenset(), True)
    assert codes(after, "collect") == ["no_nugget"]
    assert codes(play(position(mine={"0,-1": "I1 N"}), "dig GI1"), "go 0,-1") == ["must_lay"]


def test_s13_roll_and_move() -> None:
    mine = {f"0,-{number}": f"I{number} N" for number in range(1, 5)} | {"1,0": "L1 W"}
    state = play(position(mine=mine), "roll 3")
    assert goals(state) == {"0,-1", "0,-2", "0,-3", "1,0"}
    assert codes(state, "go 0,-4", "go 0,0", "go 0,-3:NS") == ["too_far", "is_start", "one_tunnel"]
    assert goals(play(position(mine=mine), "roll 1")) == {"0,-1", "1,0"}


def test_s13_round_a_ring_the_start_is_no_goal() -> None:
    ring = {"0,-1": "X1 N", "0,-2": "L1 E", "1,-2": "L2 S", "1,-1": "L3 W"}
    state = position(mine=ring, miners={0: "0,-1"})
    rolled = play(state, "roll 6")
    assert goals(rolled) == {"0,0", "0,-2", "1,-2", "1,-1"}
    assert codes(rolled, "go 0,-1") == ["is_start"]
    chased = play(position(mine=ring, miners={1: "0,-1"}), "pass", f"bat 1 {WON} 6")
    assert goals(chased) == {"0,0", "0,-2", "1,-2", "1,-1"}
    assert codes(chased, "chase 0,-1") == ["is_start"]


def test_s14_two_tunnels_on_a_tile() -> None:
    mine = {"0,-1": "D1 E", "1,-1": "I1 E", "0,-2": "X1 N", "-1,-1": "I2 E"}
    state = play(position(mine=mine, miners={0: "0,-1:ES"}), "roll 2")
    assert goals(state) == {"0,0", "1,-1"}
    assert codes(state, "go 0,-1:NW", "go 0,-2", "go 0,-1", "go 0,-1:SE") == [
        "no_way", "no_way", "which_tunnel", "unknown_action",
    ]  # fmt: skip
    assert goals(play(position(mine=mine, miners={0: "0,-2"}), "roll 2")) == {"0,-1:NW", "-1,-1"}


def test_s15_bridge() -> None:
    mine = {"0,-1": "B1 N", "0,-2": "I1 N", "1,-1": "I2 E", "-1,-1": "I3 E"}
    assert goals(play(position(mine=mine), "roll 6")) == {"0,-1:NS", "0,-2"}
    assert goals(play(position(mine=mine, miners={0: "1,-1"}), "roll 6")) == {"0,-1:EW", "-1,-1"}


def test_s16_caved_in_tile() -> None:
    mine = {"0,-1": "X1 N", "0,-2": "H1 N", "0,-3": "X2 N", "1,-1": "L1 W", "1,-2": "I1 N", "1,-3": "L2 S"}
    three = goals(play(position(mine=mine), "roll 3"))
    assert "0,-2:S" in three
    assert not {"0,-2:N", "0,-3"} & three
    assert {"0,-2:S", "0,-2:N", "0,-3"} <= goals(play(position(mine=mine), "roll 6"))
    assert "0,-2:N" not in goals(play(position(mine=mine), "roll 5"))


def test_s17_past_miners_and_the_entrance() -> None:
    mine = {"0,-1": "I1 N", "0,1": "I2 N", "0,2": "I3 N"}
    state = play(position(mine=mine, miners={0: "0,-1", 1: "0,1"}), "roll 3")
    assert goals(state) == {"0,0", "0,1", "0,2"}
    assert play(state, "go 0,2").phase == "act"


def test_s18_through_a_cave() -> None:
    mine = {"0,-1": "O1 N", "0,-2": "I1 N", "1,-1": "I2 E"}
    assert goals(play(position(mine=mine), "roll 2")) == {"0,-1", "0,-2", "1,-1"}


def test_s19_collecting() -> None:
    mine = {"0,-1": "GI1 N", "0,-2": "GI2 N", "0,-3": "I1 N"}
    state = position(mine=mine, nuggets=["0,-2", "0,-1"])
    assert codes(play(state, "roll 3", "go 0,-3"), "collect") == ["no_chamber"]
    after = play(state, "roll 2", "go 0,-2", "collect", "end")
    assert (after.gold, GAME.to_json(after)["nuggets"]) == ([1, 0, 0], ["0,-1"])
    assert codes(play(after, "roll 2", "go 0,-2"), "collect") == ["no_nugget"]
    left = play(state, "roll 1", "go 0,-1", "end")
    assert (left.gold, left.turn, len(left.nuggets)) == ([0, 0, 0], 1, 2)


def test_s20_collecting_without_moving() -> None:
    state = position(mine={"0,-1": "GI1 N"}, nuggets=["0,-1"], miners={0: "0,-1"})
    assert play(state, "pass", "collect").gold == [1, 0, 0]
    assert codes(state, "collect", "end", "bat 1 6:1 6:1 6:1 1") == ["move_first"] * 3


PASSAGES = {"0,-1": "Is1 N", "0,-2": "Ds1 E", "1,0": "Ls1 W", "3,3": "GTs1 N"}


@pytest.mark.parametrize("dice", ["4+4", "2+5", "6+1", "3+4", "1+1"])
def test_s21_passage_succeeds(dice: str) -> None:
    state = play(position(mine=PASSAGES, miners={0: "0,-1"}, nuggets=["3,3"]), f"passage {dice}")
    assert (state.phase, goals(state)) == ("passage", {"0,-2:ES", "1,0", "3,3"})
    assert legal(state)[-1] == "stay"
    assert codes(state, "go 0,0", "go 0,-2:NW", "go 0,-1") == ["passages_only", "passages_only", "is_start"]
    assert play(state, "go 3,3", "collect").gold == [1, 0, 0]


def test_s22_passage_fails() -> None:
    state = position(mine=PASSAGES, miners={0: "0,-1"})
    for dice, steps in (("2+6", 2), ("6+2", 2), ("5+6", 5)):
        after = play(state, f"passage {dice}")
        assert (after.phase, after.steps) == ("walk", steps)
    refused(state, "passage", "passage 4", "passage 4:4", "passage 4+4 3", "passage 4+4 4+4")


def test_s23_passage_not_possible() -> None:
    mine = {"0,-1": "Ds1 E", "1,0": "Ls1 W", "0,-2": "X1 N"}
    assert codes(position(mine=mine, miners={0: "0,-1:NW"}), "passage 4+4") == ["no_passage_here"]
    play(position(mine=mine, miners={0: "0,-1:ES"}), "passage 4+4")
    assert codes(position(mine={"1,0": "Ls1 W"}, miners={0: "1,0"}), "passage 4+4") == ["only_passage"]
    assert codes(position(mine=mine), "passage 4+4") == ["no_passage_here"]


def test_s24_only_from_where_the_turn_began() -> None:
    state = play(position(mine={"0,-1": "Is1 N", "1,0": "Ls1 W"}), "dig T1", "put T1 0,-2 N")
    assert codes(state, "passage 4+4") == ["moved_already"]
    assert codes(play(state, "go 0,-1"), "passage 4+4") == ["moved_already"]


def test_s35_victory() -> None:
    mine = {"0,-1": "I1 N", "0,1": "I2 N", "0,2": "I3 N"}
    state = position(mine=mine, miners={0: "0,-1"}, gold=[7, 0, 0])
    over = play(state, "roll 2", "go 0,0")
    assert (over.phase, over.winners, GAME.to_act(over)) == ("over", (0,), ())
    after = GAME.to_json(over)
    assert (after["turn"], after["to_act"], after["winners"], after["steps"]) == (None, None, [0], None)
    assert codes(over, "roll 2", "end") == ["game_over"] * 2
    result = GAME.result(over)
    assert result is not None
    assert (result.scores, result.winners) == ((7, 0, 0), (0,))
    assert play(state, "roll 2", "go 0,1").phase == "act"
    assert play(position(mine=mine, miners={0: "0,-1"}, gold=[6, 0, 0]), "roll 2", "go 0,0").phase == "act"
    assert play(state, "dig T1", "put T1 0,-2 N", "go 0,0").winners == (0,)
    assert play(position(2, mine, miners={0: "0,-1"}, gold=[9, 0]), "roll 2", "go 0,0").phase == "act"
    assert play(position(6, mine, miners={0: "0,-1"}, gold=[5] + [0] * 5), "roll 2", "go 0,0").winners == (0,)


def test_s36_mud() -> None:
    options = {"mud": True}
    state = position(mine=MUDDY, options=options)
    four = play(state, "roll 4")
    assert goals(four) == {"0,-1", "1,0", "2,0", "2,-1", "2,-2"}
    assert codes(four, "go 0,-2") == ["behind_mud"]
    assert "0,-2" in goals(play(state, "roll 6"))
    assert "1,-2" in goals(play(position(mine=MUDDY, options=options, miners={0: "0,-1"}), "roll 2"))
    bats = play(state, "pass", f"bat 1 {WON} 3")
    assert goals(bats) == {"0,-1", "1,0", "2,0", "2,-1"}
    bonus = play(position(mine=MUDDY, options=options, gold=[1, 0, 0]), "pass", f"gold 1 {WON} 2")
    assert goals(bonus) == {"0,-1", "1,0", "2,0"}
    assert "0,-2" in goals(play(position(mine=MUDDY), "roll 2"))


def test_s40_the_bag_is_empty() -> None:
    state = position(mine={"0,-1": "I1 N"}, bag=[])
    assert codes(state, "dig T1") == ["bag_empty"]
    assert legal(state) == ["roll", "pass"]


def passed(turns: int) -> list[str]:
    return ["pass", "end"] * turns


def test_s41_nothing_happens() -> None:
    state = position(mine={"0,-1": "GI1 N"}, nuggets=["0,-1"], gold=[2, 3, 3])
    before = play(state, *passed(35))
    assert (before.phase, before.quiet) == ("move", 35)
    over = play(before, "pass", "end")
    assert (over.phase, over.winners) == ("over", (1, 2))
    dug = play(before, "dig T1", "put T1 0,-2 N", "stay", "end")
    assert (dug.phase, dug.quiet) == ("move", 0)
    collected = play(before, "roll 1", "go 0,-1", "collect", "end")
    assert (collected.phase, collected.quiet) == ("move", 0)


def test_s41_with_alliances_sums_count() -> None:
    state = position(4, {"0,-1": "I1 N"}, gold=[4, 3, 0, 2], options={"alliances": True})
    assert play(state, *passed(48)).winners == (1, 3)
    tied = position(4, {"0,-1": "I1 N"}, gold=[4, 3, 0, 1], options={"alliances": True})
    assert play(tied, *passed(48)).winners == (0, 1, 2, 3)


def test_s43_nothing_to_decide() -> None:
    mine = {"0,-1": "I1 N", "0,-2": "I2 N"}
    state = position(mine=mine, **NO_BATS)
    after = play(state, "roll 1", "go 0,-1")
    assert (after.phase, after.turn) == ("move", 1)
    assert play(state, "pass").turn == 1
    apart = position(mine={**mine, "5,5": "GEs1 N"}, miners={0: "5,5"}, **NO_BATS)
    nowhere = play(apart, "roll 6")
    assert (nowhere.phase, nowhere.turn, miners(nowhere)[0]) == ("move", 1, "5,5")


SPELLING = ["Roll 3", "roll  3", " roll 3", "roll 3 ", "roll 03", "roll 3 ...", "0: roll 3", "roll", "roll 7", "roll 0"]


@pytest.mark.parametrize("line", SPELLING)
def test_s44_spelling_of_a_roll(line: str) -> None:
    refused(position(mine={"0,-1": "I1 N"}), line)


@pytest.mark.parametrize(
    "line",
    [
        "go 0,-01", "go -0,-1", "go +0,-1", "go 0, -1", "go 0,-1:", "go 0,-1:N ", "Go 0,-1", "go", "go 0", "go 0,-1,0", "go 0;-1",
        "go 100,0", "go 0,-1 0,-1", "go ٠,-1", "go 0,-1\n", "go 1e1,0", "go 0,-1:X", "go 0,-1:NN", "go 0_0,1",
    ],
)  # fmt: skip
def test_s44_spelling_of_a_place(line: str) -> None:
    state = play(position(mine={"0,-1": "I1 N"}), "roll 3")
    (refusal,) = refused(state, line)
    assert refusal.part in line
    with pytest.raises(Unreadable):
        GAME.parse(line)
