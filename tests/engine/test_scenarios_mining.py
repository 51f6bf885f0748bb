"""The worked cases S07 to S12: a turn of mining, step by step."""

from __future__ import annotations

import re

import pytest

from engine.szczesc import State
from tests.engine.lines import legal, only, play, refused, story, under_way, unreadable
from tests.engine.positions import complete, empty, look, position, shaft


def mine(**before: object) -> State:
    """Seat 0 of three is to move, with this shaft."""
    return position(shafts={0: shaft(**before)})  # type: ignore[arg-type]


def left(state: State) -> int:
    """The steps left in a turn under way."""
    steps: int = look(state)["steps_left"]
    return steps


def test_s07_eight_step_mining() -> None:
    before = mine(carts={"G": "GGG"}, bought=["G2L"], pending=empty("H-GG"))
    line = "mine 8 @3 +G +G @1 +Y @0 G>H-GG G>H-GG"
    after, events = story(before, line)
    data = look(after)
    assert data["level"][0] == 0
    assert data["cage"][0] == "Y"
    assert data["pending"][0] == complete("H-GG")
    assert data["scores"] == [0, 0, 0]
    assert data["carts"][0] == {"Y": ".", "B": "B", "G": "..G", "K": "K"}
    assert data["turn"] == 1
    assert only(events, "mined").data == {"steps": 8, "used": 8}
    filled = [event.data for event in events if event.kind == "filled"]
    assert [(row["order"], row["square"], row["complete"], row["points"]) for row in filled] == [
        ("H-GG", "G", False, 7),
        ("H-GG", "G", True, 7),
    ]
    assert left(under_way(before, line)) == 0
    assert legal(under_way(before, line)) == ["stop"]
    assert refused(before, line + " -Y").figures == {"needs": 1, "have": 0}


def test_s07_each_step_says_what_it_did() -> None:
    events = story(mine(pending=empty("H-Y")), "mine 6 @1 +Y @0 Y>H-Y")[1]
    assert [(event.kind, event.seat) for event in events] == [
        ("placed", 0), ("moved", 0), ("loaded", 0), ("moved", 0), ("filled", 0), ("mined", 0)
    ]  # fmt: skip
    assert events[1].data == {"from": 0, "to": 1, "left": 5}
    assert events[2].data == {"colour": "Y", "level": 1, "left": 4}
    assert events[4].data == {
        "order": "H-Y", "square": "Y", "cage": "Y", "store": "", "complete": True, "points": 2, "left": 2
    }  # fmt: skip


def test_s08_fewer_steps() -> None:
    before = mine(level=4, cage="K", pending=empty("W-K"))
    after, events = story(before, "mine 10 @0 K>W-K")
    assert only(events, "mined").data == {"steps": 10, "used": 2}
    expected = look(before) | {
        "level": [0, 0, 0], "cage": ["", "", ""], "pending": [complete("W-K"), {}, {}], "turn": 1, "ply": 4,
        "miners": [14, 15, 15], "standing": {"mine 10": [0, 1]},
    }  # fmt: skip
    assert look(after) == expected


def test_s08_zero_steps_leave_the_cage_where_it_was() -> None:
    before = mine(level=4, cage="K", pending=empty("W-K"))
    after, events = story(before, "mine 10")
    assert look(after)["level"][0] == 4
    assert look(after)["cage"][0] == "K"
    assert look(after)["miners"][0] == 14
    assert look(after)["turn"] == 1
    assert only(events, "mined").data == {"steps": 10, "used": 0}
    assert "stop" in legal(under_way(before, "mine 10"))


@pytest.mark.parametrize("steps", [4, 6, 8, 10])
def test_s08_a_place_gives_as_many_steps_as_it_says(steps: int) -> None:
    before = position(4)
    there_and_back = " ".join(["@1 @0"] * (steps // 2))
    assert left(under_way(before, f"mine {steps}")) == steps
    assert look(play(before, f"mine {steps} {there_and_back}"))["level"][0] == 0
    refusal = refused(before, f"mine {steps} {there_and_back} @2")
    assert (refusal.code, refusal.figures, refusal.part) == ("needs_steps", {"needs": 1, "have": 0}, "@2")


def test_s09_the_cage_holds_five() -> None:
    full = refused(mine(level=2, cage="YYYYY"), "mine 8 +B")
    assert (full.code, full.figures, full.part) == ("cage_full", {"size": 5}, "+B")
    almost = mine(level=2, cage="YYYY")
    assert look(play(almost, "mine 8 +B"))["cage"][0] == "BYYYY"
    other = refused(almost, "mine 8 +G")
    assert (other.code, other.figures) == ("no_such_coal_here", {"colour": "G", "level": 2})


def test_s09_any_distance_costs_one_step() -> None:
    before = mine(level=2, cage="YYYY")
    for stop in (0, 1, 3, 4):
        after = under_way(before, f"mine 8 @{stop}")
        assert (look(after)["level"][0], left(after)) == (stop, 7)
    stay = refused(before, "mine 8 @2")
    assert (stay.code, stay.figures) == ("already_there", {"level": 2})
    assert refused(mine(), "mine 8 @0").figures == {"level": 0}


def test_s09_the_surface_and_the_levels_differ() -> None:
    below = mine(level=2, cage="Y", pending=empty("H-Y"))
    for line, part in (("mine 8 Y>H-Y", "Y>H-Y"), ("mine 8 -Y", "-Y")):
        refusal = refused(below, line)
        assert (refusal.code, refusal.figures, refusal.part) == ("not_at_surface", {"level": 2}, part)
    assert refused(mine(), "mine 8 +Y").code == "at_surface"
    assert refused(mine(), "mine 8 -Y").code == "not_in_cage"
    assert refused(mine(pending=empty("H-Y")), "mine 8 Y>H-Y").code == "not_in_cage"


def test_s09_a_cart_gives_its_cube_once() -> None:
    twice = refused(mine(), "mine 8 @2 +B +B")
    assert (twice.code, twice.figures) == ("no_such_coal_here", {"colour": "B", "level": 2})


@pytest.mark.parametrize(("pair", "on_the_square"), [("YB", "K=BY"), ("YY", "K=YY")])
def test_s10_two_for_one(pair: str, on_the_square: str) -> None:
    before = position(miners={0: 2, 1: 0, 2: 0}, shift=2, shafts={0: shaft(cage=pair, pending=empty("W-K"))})
    spent = "mine 6 @1 @2 @1 @0"
    assert left(under_way(before, spent)) == 2
    full, events = story(before, f"{spent} {pair}>W-K:K")
    assert only(events, "mined").data == {"steps": 6, "used": 6}
    assert only(events, "filled").data["complete"] is True
    assert look(full)["pending"][0] == {"W-K": [on_the_square]}
    assert look(full)["cage"][0] == ""

    after, events = story(full, "deliver W")
    assert only(events, "delivered").data["points"] == 5
    scored = {row["category"]: row["counts"][0] for row in only(events, "shift_scored").data["categories"]}
    assert {name for name, count in scored.items() if count} == {"colour K", "transport W"}
    assert (scored["colour K"], scored["transport W"]) == (1, 1)
    assert look(after)["scores"][0] == 5 + 5 + 7
    for colour in "YBGK":
        assert look(after)["supply"][colour] == look(before)["supply"][colour] + pair.count(colour)


def test_s11a_the_pair_needs_both_steps() -> None:
    before = mine(cage="BY", pending=empty("W-K"))
    refusal = refused(before, "mine 6 @1 @2 @1 @2 @0 YB>W-K:K")
    assert (refusal.code, refusal.figures, refusal.part) == ("needs_steps", {"needs": 2, "have": 1}, "YB>W-K:K")
    late = under_way(before, "mine 6 @1 @2 @1 @2 @0")
    assert not [line for line in legal(late) if ">" in line]
    assert left(under_way(before, "mine 6 @1 @2 @1 @0")) == 2
    assert "YB>W-K:K" in legal(under_way(before, "mine 6 @1 @2 @1 @0"))


def test_s11b_one_cube_of_another_colour_is_no_fill() -> None:
    before = mine(cage="Y", pending=empty("W-B"))
    assert not [line for line in legal(under_way(before, "mine 6")) if ">" in line]
    wrong = refused(before, "mine 6 Y>W-B")
    assert (wrong.code, wrong.figures) == ("no_open_square", {"order": "W-B", "colour": "Y"})
    assert refused(before, "mine 6 B>W-B").figures == {"colour": "B", "needs": 1, "have": 0}


def test_s11b_the_card_has_no_such_square() -> None:
    wrong = refused(mine(cage="BY", pending=empty("W-K")), "mine 6 YB>W-K:G")
    assert (wrong.code, wrong.figures) == ("no_open_square", {"order": "W-K", "colour": "G"})


def test_s11c_one_from_the_store_and_one_from_the_cage() -> None:
    before = mine(cage="B", store="Y", pending=empty("W-K"))
    after = under_way(before, "mine 6 ~YB>W-K:K")
    assert left(after) == 4
    assert look(after)["pending"][0] == {"W-K": ["K=BY"]}
    assert look(after)["cage"][0] == look(after)["store"][0] == ""
    assert look(under_way(before, "mine 6 B~Y>W-K:K")) == look(after)
    wrong = refused(before, "mine 6 Y~B>W-K:K")
    assert (wrong.code, wrong.figures) == ("not_in_cage", {"colour": "Y", "needs": 1, "have": 0})


def test_s11d_underground_only_the_store_is_within_reach() -> None:
    before = mine(level=3, cage="B", store="YYB", pending=empty("W-K"))
    refusal = refused(before, "mine 6 ~YB>W-K:K")
    assert (refusal.code, refusal.figures) == ("not_at_surface", {"level": 3})
    for pair, rest in (("~Y~B", "Y"), ("~Y~Y", "B")):
        after = under_way(before, f"mine 6 {pair}>W-K:K")
        assert (left(after), look(after)["store"][0], look(after)["level"][0]) == (4, rest, 3)
    short = refused(before, "mine 6 ~B~B>W-K:K")
    assert (short.code, short.figures) == ("not_in_store", {"colour": "B", "needs": 2, "have": 1})


def test_s11e_both_cubes_of_a_pair_differ_from_the_square() -> None:
    before = mine(cage="GKY", store="KY", pending=empty("W-K", "W-YBGK"))
    puts = [line for line in legal(under_way(before, "mine 8")) if ">" in line]
    for line in puts:
        cubes = line.split(">")[0].replace("~", "")
        assert len(cubes) == 1 or line[-1] not in cubes
    assert {"YG>W-K:K", "GK>W-YBGK:Y", "~YG>W-K:K", "~Y~K>W-YBGK:B"} <= set(puts)
    for step in ("YK>W-K:K", "KK>W-K:K", "Y~K>W-K:K", "YK>W-YBGK:Y"):
        refusal = refused(before, f"mine 8 {step}")
        assert (refusal.code, refusal.part) == ("pair_has_own_colour", step)


def test_s11f_a_filled_square_takes_nothing_more() -> None:
    before = mine(cage="KYB", pending=complete("W-K") | {"C-YBGK": ["Y", "B", "G", "K=BY"]})
    for line in ("K>W-K", "YB>W-K:K", "K>C-YBGK", "YB>C-YBGK:K"):
        refusal = refused(before, f"mine 8 {line}")
        assert (refusal.code, refusal.figures["colour"], refusal.part) == ("no_open_square", "K", line)
    assert look(play(before, "mine 8 Y>C-YBGK"))["pending"][0]["C-YBGK"] == ["Y=Y", "B", "G", "K=BY"]


def test_s11_squares_of_one_colour_are_written_empty_first() -> None:
    before = mine(cage="GGBYY", pending=empty("H-GGG"))
    after = look(play(before, "mine 8 G>H-GGG YB>H-GGG:G"))
    assert after["pending"][0] == {"H-GGG": ["G", "G=BY", "G=G"]}
    assert after["cage"][0] == "GY"


def test_s11_only_your_own_orders() -> None:
    before = position(shafts={0: shaft(cage="K"), 1: shaft(pending=empty("W-K"))})
    refusal = refused(before, "mine 8 K>W-K")
    assert (refusal.code, refusal.figures) == ("not_your_order", {"order": "W-K"})


def test_s12_from_the_cage_into_the_store() -> None:
    for pending in (empty(), empty("C-K")):  # whether or not a black square is open
        after = under_way(mine(cage="K", pending=pending), "mine 6 -K")
        assert (look(after)["cage"][0], look(after)["store"][0], left(after)) == ("", "K", 5)
        assert look(after)["pending"][0] == pending


def test_s12_from_the_store_wherever_the_cage_is() -> None:
    for level in range(5):
        after = under_way(mine(level=level, store="K", pending=empty("C-K")), "mine 6 ~K>C-K")
        assert (look(after)["pending"][0], look(after)["store"][0]) == (complete("C-K"), "")
        assert (look(after)["level"][0], left(after)) == (level, 5)
    refusal = refused(mine(cage="K", pending=empty("C-K")), "mine 6 ~K>C-K")
    assert (refusal.code, refusal.figures) == ("not_in_store", {"colour": "K", "needs": 1, "have": 0})


@pytest.mark.parametrize("step", ["+~K", "~+K", "~K", "-C-K", "C-K>H-K", "C-K>-K", "@0>K", "+K>C-K", "-~K", "~-K", "@4K>C-K"])
def test_s12_no_other_way_for_a_cube(step: str) -> None:
    before = mine(store="K", cage="K", pending=complete("C-K") | empty("H-K"))
    assert unreadable(before, f"mine 6 {step}").part == step


def test_s12_the_legal_steps_are_those_of_the_table() -> None:
    before = mine(cage="BKY", store="GK", pending=empty("C-K", "H-BB"))
    pattern = r"stop|@[0-4]|\+[YBGK]|-[YBGK]|~?[YBGK]>[HWCL]-[YBGK]+|(~?[YBGK]){2}>[HWCL]-[YBGK]+:[YBGK]"
    for line in ("mine 8", "mine 8 @4"):
        for step in legal(under_way(before, line)):
            assert re.fullmatch(pattern, step)


def test_s12_the_store_has_no_limit() -> None:
    before = mine(store="BBBBGGGKYYY", cage="K")
    assert look(play(before, "mine 6 -K"))["store"][0] == "BBBBGGGKKYYY"
