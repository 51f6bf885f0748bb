"""Worked cases S00 to S11, S37 and S45: the box, the beginning, and where tiles may be laid."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.checked import play_line
from engine.contract import BadDeal
from engine.goldmine.box import ALL_TILES, TILES
from engine.record import from_json, replay
from tests.engine.goldmine.games import walk
from tests.engine.goldmine.positions import CORKED, DICE, GAME, at, building, codes, deal, goals, position, refused, to_lay
from tests.engine.lines import legal, play

HANDS = [["O1", "Is1", "Is2", "Im1", "Im2"], ["O2", "Ls1", "Ls2", "Im3", "Im4"], ["O3", "Ts1", "Ts2", "Lm1", "Lm2"],
         ["O4", "Ds1", "Ds2", "Tm1", "Tm2"]]  # fmt: skip


def spots(tile: str, mine: dict[str, str]) -> set[str]:
    """Where this tile may be laid, with its orientations."""
    return {text.removeprefix(f"put {tile} ") for text in legal(to_lay(tile, mine))}


def broken(seats: int, dealt: dict[str, Any], **options: Any) -> str:
    with pytest.raises(BadDeal) as caught:
        GAME.setup(seats, dealt, options)
    assert GAME.describe(caught.value.refusal)
    return caught.value.refusal.code


@pytest.mark.parametrize(("seats", "target"), [(2, 10), (3, 7), (4, 7), (5, 5), (6, 5)])
def test_s00_setup(seats: int, target: int) -> None:
    state = GAME.setup(seats, deal(seats), {})
    assert GAME.to_json(state) == {
        "phase": "build", "turn": 0, "to_act": 0, "start": 0, "mine": {"0,0": "M N"}, "nuggets": [], "miners": [None] * seats,
        "gold": [0] * seats, "gold_tokens": [3] * seats, "bat_tokens": [3] * seats,
        "bag": [tile for tile in ALL_TILES if tile != "T1"], "hands": [[]] * seats, "drawn": "T1", "laid": 0, "steps": None,
        "challenge": None, "bonus": False, "given": False, "progress": False, "quiet": 0, "target": target, "winners": None,
        "mud": False, "five_tiles": False, "alliances": False, "aside": [], "duel": None,
    }  # fmt: skip
    assert len(state.bag) == 98


def test_s00_options_and_players() -> None:
    assert [GAME.setup(seats, deal(seats), {"alliances": True}).target() for seats in (4, 6)] == [12, 8]
    assert [broken(seats, deal(2)) for seats in (1, 7)] == ["seats", "seats"]
    assert [broken(seats, deal(seats), alliances=True) for seats in (2, 3, 5)] == ["option_seats"] * 3
    assert [broken(seats, deal(seats, hands=HANDS), five_tiles=True) for seats in (5, 6)] == ["option_seats"] * 2
    assert GAME.setup(5, deal(5), {"five_tiles": 1, "alliances": "yes", "mud": 1}) == GAME.setup(5, deal(5), {})


@pytest.mark.parametrize(
    ("seats", "dice", "start"), [(3, [[3, 6, 6], [2, 5]], 2), (2, [[4, 4], [3, 3], [1, 2]], 1), (3, [[1, 2, 1]], 1)]
)
def test_s01_who_starts(seats: int, dice: list[list[int]], start: int) -> None:
    state = GAME.setup(seats, deal(seats) | {"dice": dice}, {})
    assert (state.start, state.turn) == (start, start)


@pytest.mark.parametrize(
    "dice",
    [
        [[3, 6, 6]], [[6, 1, 1], [2, 3]], [[6, 6, 1], [1, 2, 3]], [[6, 6, 1], [4]], [[7, 1, 1]], [[0, 0, 1]], [[True, 1, 1]], [],
        {}, None, "666", [["6", 1, 1]], [[6, 1]], [6, 1, 1], [[6.0, 1, 1]],
    ],
)  # fmt: skip
def test_s01_broken_dice(dice: Any) -> None:
    assert broken(3, deal() | {"dice": dice}) in ("bad_dice", "dice_go_on", "dice_not_settled")


def test_s02_the_first_tile() -> None:
    for first in ("GE1", "GEs1", "E1", "H1", "Z1"):
        assert broken(3, deal(first=first)) == "first_does_not_fit"
    assert [broken(3, deal() | {"first": first}) for first in ("M", "T11", 5, None, [])] == ["no_such_tile"] * 5
    state = GAME.setup(3, deal(first="I1"), {})
    assert legal(state) == ["put I1 0,-1 N", "put I1 -1,0 E", "put I1 1,0 E", "put I1 0,1 N"]
    after = play(state, "put I1 0,-1 N T1")
    assert (after.turn, after.drawn) == (1, "T1")
    assert codes(state, "put I1 0,-1 E T1", "put I1 0,-1 N", "put I1 0,-1 N I1", "put I1 0,-1 N T1 T2") == [
        "sides_differ", "unfinished", "bad_draw", "too_long",
    ]  # fmt: skip
    stub = GAME.setup(3, deal(first="J1"), {})
    play(stub, "put J1 0,-1 N I1")
    play(stub, "put J1 -1,0 E I1")
    assert codes(stub, "put J1 -1,0 N I1") == ["entrance_blocked"]


def test_s03_phase_one_ends_with_the_twentieth_tile() -> None:
    seats = []
    for step in walk((3, {}), 6):
        if step.before.phase == "build":
            seats.append(step.seat)
        if step.after.miners:
            state = step.after
            break
    start = state.start
    assert seats == [(start + number) % 3 for number in range(20)]
    assert (state.phase, state.turn, state.laid, len(state.bag), state.drawn) == ("move", start, 20, 79, "")
    assert GAME.to_json(state)["miners"] == ["0,0"] * 3
    assert not GAME.line_open(state)


def test_s04_a_tile_that_fits_nowhere() -> None:
    state = position(mine=CORKED)
    after = play(state, "dig Z1 T1")
    assert (after.phase, after.drawn, "Z1" in after.bag, "T1" in after.bag) == ("put", "T1", True, False)
    assert codes(state, "dig Z1", "dig T1 Z1", "dig Z1 Z1 T1", "dig I1") == ["unfinished", "too_long", "bad_draw", "bad_draw"]
    last = play(position(mine=CORKED, bag=["Z1"]), "dig Z1")
    assert (last.phase, last.steps, last.bag) == ("walk", 1, ("Z1",))
    quiet = play(last, "stay", "end")
    assert (quiet.turn, quiet.quiet) == (1, 1)
    short = play(building(mine=CORKED, drawn="I5", bag=["Z1"]), "put I5 0,-2 N Z1")
    assert (short.phase, short.laid, short.turn, short.bag) == ("move", 8, 0, ("Z1",))


def test_s05_beside_the_entrance() -> None:
    ring = {"0,-1": "L1 E", "1,-1": "L2 S"}
    assert codes(to_lay("L3", ring), "put L3 1,0 W") == ["entrance_blocked"]
    assert "1,0 W" in spots("T1", ring)
    other = {"0,-1": "L1 E", "1,0": "L3 W"}
    assert "1,-1 S" in spots("L2", other)
    corks = {"-1,0": "I3 E", "-2,0": "GE2 E", "0,1": "I4 N", "0,2": "GE3 N"}
    assert codes(to_lay("L2", other | corks), "put L2 1,-1 S") == ["seals_mine"]
    straight = {"0,-1": "I1 N"}
    beside = ("1,0", "-1,0", "0,1")
    for tile in ("E1", "GE1", "H1", "Z1"):
        assert not [spot for spot in spots(tile, straight) if spot.split(" ")[0] in beside]
    assert {spot for spot in spots("L1", straight) if spot.startswith("1,0 ")} == {"1,0 W", "1,0 S"}
    assert "1,0 N" in spots("O1", straight)


def test_s06_the_guard() -> None:
    assert codes(to_lay("GE4", CORKED), "put GE4 0,-2 S", "put GE4 1,-1 W") == ["seals_mine", "sides_differ"]
    assert codes(to_lay("E1", CORKED), "put E1 0,-2 S") == codes(to_lay("H1", CORKED), "put H1 0,-2 N") == ["seals_mine"]
    assert "0,-2 N" in spots("I5", CORKED)
    assert {"1,-1 N", "1,-1 E"} <= spots("GE4", CORKED)


def test_s07_touching() -> None:
    state = to_lay("X2", {"0,-1": "X1 N"})
    assert {"put X2 0,-2 N", "put X2 1,-1 N"} <= set(legal(state))
    assert codes(state, *(f"put X2 {cell} N" for cell in ("1,-2", "2,-2", "30,30", "0,-1", "0,0"))) == [
        "not_beside", "not_beside", "not_beside", "cell_taken", "cell_taken",
    ]  # fmt: skip


def test_s08_openings_meet() -> None:
    found = spots("I2", {"0,-1": "I1 N"})
    assert {"1,-1 N", "0,-2 N"} <= found
    assert not {"1,-1 E", "0,-2 E"} & found
    state = to_lay("I2", {"0,-1": "I1 N"})
    (refusal,) = refused(state, "put I2 1,-1 E")
    assert (refusal.code, refusal.figures) == ("sides_differ", {"cell": "1,-1", "side": "W"})
    found = spots("L1", {"0,-1": "I1 N", "1,0": "T1 W", "1,-1": "I2 N"})
    assert {spot for spot in found if spot.startswith("2,0 ")} == {"2,0 S", "2,0 W"}


def test_s09_caves() -> None:
    mine = {"0,-1": "O1 N", "0,-2": "I1 N", "1,-1": "I2 N", "-1,-1": "I3 E"}
    state = position(mine=mine, miners={0: "0,-1"})
    assert goals(play(state, "roll 1")) == {"0,0", "0,-2", "-1,-1"}
    more = mine | {"-2,-1": "O2 N", "-3,-1": "O3 N"}
    assert goals(play(position(mine=more, miners={0: "-2,-1"}), "roll 1")) == {"-1,-1", "-3,-1"}
    assert "2,-1 N" in spots("O4", mine), "beside rock"


def test_s10_orientations() -> None:
    cross = {"0,-1": "X1 N"}
    for tile, side in (("I1", "S"), ("X2", "E"), ("D1", "S"), ("B1", "E"), ("O1", "W"), ("H1", "S"), ("Z1", "E")):
        assert codes(to_lay(tile, cross), f"put {tile} 0,-2 {side}") == ["same_turn"]
    for side, sides in (("N", "NE"), ("E", "ES"), ("S", "SW"), ("W", "NW")):
        laid = position(mine={"0,-1": f"Ds1 {side}"}).mine
        assert laid.passages == (at(f"0,-1:{sides}"),)
    assert position(mine={"0,-1": "Bs1 E"}).mine.passages == (at("0,-1:EW"),)
    mine = position(mine={"0,-1": "Y1 E"}).mine
    assert set(mine.places(at("0,-1") >> 4)) == {at("0,-1:ESW"), at("0,-1:N")}


def test_s11_a_chamber_is_laid() -> None:
    after = play(to_lay("GI1", {"0,-1": "I1 N"}), "put GI1 0,-2 N")
    assert GAME.to_json(after)["nuggets"] == ["0,-2"]
    assert GAME.to_json(play(to_lay("I2", {"0,-1": "I1 N"}), "put I2 0,-2 N"))["nuggets"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s37_five_tiles_begin(seats: int) -> None:
    state = GAME.setup(seats, {"dice": DICE[seats], "hands": HANDS[:seats]}, {"five_tiles": True})
    assert (len(state.bag), state.drawn, state.mud, state.phase) == (99 - 5 * seats, "", True, "build")
    assert codes(state, "put O2 0,-1 N", "put I1 0,-1 N", "put O1 0,-1 N I1") == ["not_in_hand", "not_in_hand", "too_long"]
    after = play(state, "put O1 0,-1 N")
    assert (after.turn, after.drawn, after.hands[0]) == (1, "", ("Im1", "Im2", "Is1", "Is2"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s37_hands_first_then_draws(seats: int) -> None:
    drawn = []
    for step in walk((seats, {"five_tiles": True}), 3):
        if step.before.phase == "build":
            drawn.append(bool(step.before.drawn))
        if step.after.miners:
            break
    assert len(drawn) == 20
    assert drawn == [False] * (5 * seats) + [True] * (20 - 5 * seats)


def test_s37_a_hand_that_fits_nowhere() -> None:
    options = {"five_tiles": True}
    state = building(2, CORKED, drawn="I5", options=options, hands=[[], ["Z1"]])
    after = play(state, "put I5 0,-2 N T1")
    assert (after.turn, after.drawn, after.hands) == (1, "T1", [(), ("Z1",)])
    assert codes(after, "put Z1 0,-3 N T2") == ["other_tile"]
    last = building(2, CORKED, drawn="I5", options=options, hands=[[], ["Z1"]], laid=19)
    over = play(last, "put I5 0,-2 N")
    assert (over.phase, over.hands, "Z1" in over.bag) == ("move", [(), ()], True)


@pytest.mark.parametrize(
    "hand",
    [["O1", "Is1", "Is2", "Im1"], ["O1", "O4", "Is1", "Im1", "Im2"], ["O1", "Is1", "Is1", "Im1", "Im2"],
     ["O1", "Is1", "Is2", "Im1", "I1"], ["O2", "Is1", "Is2", "Im1", "Im2"], "O1 Is1", None, [1, 2, 3, 4, 5]],
)  # fmt: skip
def test_s37_broken_hands(hand: Any) -> None:
    assert broken(2, {"dice": DICE[2], "hands": [hand, HANDS[1]]}, five_tiles=True) == "bad_hands"


def test_s37_what_the_options_do_not_need_is_ignored() -> None:
    both = deal(3, hands="nonsense")
    assert GAME.setup(3, both, {}) == GAME.setup(3, deal(3), {})
    hands = {"dice": DICE[3], "hands": HANDS[:3], "first": "nonsense"}
    assert GAME.setup(3, hands, {"five_tiles": True}).hands[0] == tuple(sorted(HANDS[0]))
    assert broken(3, {"dice": DICE[3]}) == broken(3, deal(3), five_tiles=True) == "missing_key"


def test_s45_the_box() -> None:
    assert len(ALL_TILES) == 99
    kinds = Counter(
        "gold" if tile.chamber else "cave" if tile.cave else "tunnel" for tile in TILES.values()
    )  # fmt: skip
    assert kinds == {"gold": 28, "tunnel": 67, "cave": 4}
    assert sum(tile.passage and tile.chamber for tile in TILES.values()) == 4
    assert sum(tile.passage and not tile.chamber for tile in TILES.values()) == 11
    assert sum(tile.mud for tile in TILES.values()) == 12
    assert not [tile for tile in TILES.values() if tile.mud and tile.passage]


def test_a_record_with_everything_in_its_lines() -> None:
    record = from_json({
        "format": "goldmine-record/1", "game": "goldmine", "players": ["A", "B", "C"], "dice": [[3, 6, 6], [2, 5]],
        "first": "T5", "options": {"mud": 1, "alliances": "no"}, "actions": ["put T5 0,-1 N I3", "put I3 0,-2 N"],
    })  # fmt: skip
    played = replay(record)
    assert played.index == 1, "the tile for the next seat is missing"
    assert (played.state.turn, played.state.mud) == (0, False)
    state, _ = play_line(GAME, played.state, "put I3 0,-2 N I4")
    assert (state.turn, state.drawn, len(state.bag)) == (1, "I4", 96)
