"""The worked cases S15 to S24: majorities after a shift, the starting player, the final account."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.contract import Event
from engine.szczesc import State
from tests.engine.lines import only, play, story
from tests.engine.positions import GAME, complete, empty, look, position, shaft


def end_shift(seats: int, *, shift: int, **more: Any) -> tuple[State, list[Event]]:
    """Seat 0 sends its last miner, the last of all, to the cechownia (for 1 mark)."""
    before = position(seats, shift=shift, miners={seat: int(seat == 0) for seat in range(seats)}, **more)
    return story(before, "money 1")


def scored(events: Sequence[Event]) -> dict[str, list[int]]:
    """The points of each category that was scored."""
    return {row["category"]: row["points"] for row in only(events, "shift_scored").data["categories"]}


def counted(events: Sequence[Event]) -> dict[str, list[int]]:
    """And the figures that they were given for."""
    return {row["category"]: row["counts"] for row in only(events, "shift_scored").data["categories"]}


def delivered(*hands: str) -> dict[int, dict[str, Any]]:
    """Shafts with these orders delivered, a text of codes for each seat."""
    return {seat: shaft(delivered=codes.split()) for seat, codes in enumerate(hands)}


RULEBOOK = delivered("H-GG W-KK W-YBGK", "H-BBB W-Y", "H-GGG W-G")  # Maciek, Martyna, Gosia


def test_s15_first_shift_scores_colours() -> None:
    after, events = end_shift(3, shift=1, shafts=RULEBOOK)
    assert counted(events) == {"colour Y": [1, 1, 0], "colour B": [1, 3, 0], "colour G": [3, 0, 4], "colour K": [3, 0, 0]}
    assert scored(events) == {"colour Y": [2, 2, 0], "colour B": [1, 3, 0], "colour G": [2, 0, 4], "colour K": [5, 0, 0]}
    assert look(after)["scores"] == [10, 5, 4]
    assert only(events, "shift_scored").data["scores"] == [10, 5, 4]
    assert look(after)["shift"] == 2


def test_s16_second_shift_scores_transports_too() -> None:
    after, events = end_shift(3, shift=2, shafts=RULEBOOK)
    transports = {name: points for name, points in scored(events).items() if name.startswith("transport")}
    assert transports == {
        "transport H": [0, 6, 6], "transport W": [7, 3, 3], "transport C": [0, 0, 0], "transport L": [0, 0, 0]
    }  # fmt: skip
    assert counted(events)["transport H"] == [2, 3, 3]
    assert counted(events)["transport W"] == [6, 1, 1]
    assert look(after)["scores"] == [17, 14, 13]
    assert len(scored(events)) == 8


def test_s17_two_players_have_no_second() -> None:
    hands = delivered("H-YBGK W-YYY", "H-YY W-KKK C-Y")
    events = end_shift(2, shift=2, shafts=hands)[1]
    assert counted(events) == {
        "colour Y": [4, 3], "colour B": [1, 0], "colour G": [1, 0], "colour K": [1, 3],
        "transport H": [4, 2], "transport W": [3, 3], "transport C": [0, 1], "transport L": [0, 0],
    }  # fmt: skip
    assert scored(events) == {
        "colour Y": [2, 0], "colour B": [3, 0], "colour G": [4, 0], "colour K": [0, 5],
        "transport H": [6, 0], "transport W": [7, 7], "transport C": [0, 8], "transport L": [0, 0],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "hands", "black", "points"),
    [
        ("a", ("W-KKK", "C-KKK", "H-KK", "H-K"), [3, 3, 2, 1], [5, 5, 0, 0]),
        ("b", ("W-KKK", "H-KK", "W-KK", ""), [3, 2, 2, 0], [5, 2, 2, 0]),
        ("c", ("H-KK", "", "", ""), [2, 0, 0, 0], [5, 0, 0, 0]),
        ("d", ("H-K", "W-K", "C-K", "L-K"), [1, 1, 1, 1], [5, 5, 5, 5]),
        ("e", ("", "", "", ""), [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_s18_ties_and_zero_with_four(variant: str, hands: tuple[str, ...], black: list[int], points: list[int]) -> None:
    after, events = end_shift(4, shift=1, shafts=delivered(*hands))
    assert (counted(events)["colour K"], scored(events)["colour K"]) == (black, points), variant
    assert look(after)["scores"] == points


ALL_TWELVE = {
    "colour Y": (2, 1), "colour B": (3, 1), "colour G": (4, 2), "colour K": (5, 2),
    "transport H": (6, 3), "transport W": (7, 3), "transport C": (8, 4), "transport L": (9, 4),
    "empty Y": (10, 5), "empty B": (11, 5), "empty G": (12, 6), "empty K": (13, 6),
}  # fmt: skip


def test_s18_first_and_second_of_every_category() -> None:
    most = shaft(delivered=["H-YBGK", "W-YBGK", "C-YBGK", "L-YBGK"], carts=dict.fromkeys("YBGK", ".."))
    fewer = shaft(delivered=["H-Y", "W-B", "C-G", "L-K"], carts=dict.fromkeys("YBGK", "."))
    events = end_shift(3, shift=3, shafts={1: fewer, 2: most})[1]
    assert scored(events) == {name: [0, second, first] for name, (first, second) in ALL_TWELVE.items()}


EMPTY_CARTS = {
    0: shaft(carts={"Y": "..Y", "G": "...", "K": "....K"}, bought=["Y2L", "G2L", "K2L", "K2D"]),
    1: shaft(carts={"Y": "..Y", "G": "..", "K": "....K"}, bought=["Y2D", "G1L", "K2L", "K2D"]),
    2: shaft(carts={"Y": ".", "G": "G", "K": "."}),
}


def test_s19_empty_carts_after_the_third_shift() -> None:
    events = end_shift(3, shift=3, shafts=EMPTY_CARTS)[1]
    assert {name: row for name, row in counted(events).items() if name.startswith("empty")} == {
        "empty Y": [2, 2, 1], "empty B": [0, 0, 0], "empty G": [3, 2, 0], "empty K": [4, 4, 1]
    }  # fmt: skip
    assert {name: row for name, row in scored(events).items() if any(row)} == {
        "empty Y": [10, 10, 0], "empty G": [12, 6, 0], "empty K": [13, 13, 0]
    }  # fmt: skip


@pytest.mark.parametrize("shift", [1, 2])
def test_s19_empty_carts_count_in_the_third_shift_only(shift: int) -> None:
    after, events = end_shift(3, shift=shift, shafts=EMPTY_CARTS)
    assert len(scored(events)) == 4 * shift
    assert look(after)["scores"] == [0, 0, 0]


def test_s19_the_cart_decides_and_not_the_cube() -> None:
    odd = shaft(carts={"K": "KY"}, bought=["K1D"])  # a yellow cube was all there was
    state = position(2, shift=3, miners={0: 1, 1: 0}, shafts={0: odd})
    events = story(state, "mine 6 @4 +Y")[1]
    assert counted(events)["empty K"] == [1, 0]
    assert counted(events)["empty Y"] == [0, 0]


def spend_all(state: State) -> tuple[State, list[Event]]:
    """Everybody goes to the cechownia until the shift is over."""
    shift, events = look(state)["shift"], []
    while look(state)["shift"] == shift and look(state)["phase"] != "over":
        state, more = story(state, "money 1")
        events += more
    return state, events


def test_s20_delivered_orders_count_again_each_shift() -> None:
    state = play(position(2, shafts={0: shaft(pending=complete("H-Y"))}), "deliver H")
    assert look(state)["scores"] == [2, 0]
    state, events = spend_all(state)
    assert look(state)["scores"] == [4, 0]
    state, events = spend_all(state)
    assert {name: row for name, row in scored(events).items() if any(row)} == {"colour Y": [2, 0], "transport H": [6, 0]}
    assert look(state)["scores"] == [12, 0]
    state, events = spend_all(state)
    assert {name: row for name, row in scored(events).items() if any(row)} == {"colour Y": [2, 0], "transport H": [6, 0]}
    assert only(events, "shift_scored").data["scores"] == [20, 0]
    assert sum(entry[3][0] for entry in look(state)["ledger"] if entry[2] == "deliver H") == 2


@pytest.mark.parametrize(
    ("variant", "standing", "start"),
    [
        ("a", {"workshop 1": (0, 3), "workshop 2": (0, 2), "workshop 3": (1, 4), "workshop 4": (2, 2)}, 0),
        ("b", {"workshop 1": (0, 3), "workshop 2": (1, 1), "workshop 3": (2, 3)}, 2),
        ("c", {"workshop 1": (0, 1), "workshop 2": (1, 3), "workshop 3": (2, 3)}, 1),
        ("d", {"workshop 1": (0, 3), "workshop 2": (1, 3), "workshop 3": (2, 3)}, 1),
        ("e", {}, 1),
        ("f", {"workshop 1": (2, 1), "workshop 2": (1, 2)}, 1),  # the rest of C's miners sit in the canteen
        ("g", {"workshop 1": (1, 1), "workshop draw": (2, 2)}, 2),
        ("other places do not count", {"mine 6": (1, 4), "order 1": (1, 3), "workshop 7": (2, 1)}, 2),
        ("both kinds add up", {"workshop draw": (1, 2), "workshop 5": (1, 2), "workshop 7": (2, 3)}, 1),
    ],
)
def test_s21_start_player(variant: str, standing: Mapping[str, tuple[int, int]], start: int) -> None:
    for shift in (1, 2):
        after, events = end_shift(3, shift=shift, standing=standing)
        assert (look(after)["start"], look(after)["turn"], look(after)["shift"]) == (start, start, shift + 1), variant
        passed = only(events, "start_passed")
        assert (passed.seat, passed.data["from"]) == (start, 0)
        at_work = [sum(n for name, (who, n) in standing.items() if who == seat and "workshop" in name) for seat in range(3)]
        assert passed.data["workshops"] == at_work


@pytest.mark.parametrize(
    ("old", "tied", "start"), [(0, "0123", 1), (3, "0123", 0), (2, "12", 1), (2, "013", 3), (1, "01", 0), (3, "12", 1)]
)
def test_s21_in_a_tie_the_next_one_clockwise(old: int, tied: str, start: int) -> None:
    standing = {f"workshop {seat + 1}": (seat, 2) for seat in map(int, tied)}
    assert look(end_shift(4, shift=1, start=old, standing=standing)[0])["start"] == start


def test_s21_cages_coal_orders_and_board_stay() -> None:
    mine = shaft(level=3, cage="GG", store="Y", carts={"G": ".."}, bought=["G1L"], pending=empty("H-GG"))
    before = position(miners={0: 1, 1: 0, 2: 0}, standing={"workshop 2": (2, 3)}, shafts={0: mine})
    after = play(before, "money 1")
    kept = ("level", "cage", "store", "carts", "tiles", "pending", "delivered", "supply", "workshop", "orders", "stacks")
    assert {key: look(after)[key] for key in kept} == {key: look(before)[key] for key in kept}
    assert look(after)["money"] == [10, 9, 9]
    assert look(after)["miners"] == [15, 15, 15]
    assert (look(after)["standing"], look(after)["canteen"], look(after)["cechownia"]) == ({}, [0, 0, 0], [0, 0, 0])


def test_s22_final_account() -> None:
    tiles = ["Y1L"] * 3 + ["B1L"] * 3 + ["G1L"] + ["Y1D"] * 3 + ["B1D"]
    mine = shaft(
        cage="Y", store="B", bought=tiles, pending={"H-GG": ["G", "G=G"]},
        carts={"Y": "." * 7, "B": "." * 5, "G": "..", "K": "K"},
    )  # fmt: skip
    after, events = end_shift(3, shift=3, money={0: 6}, shafts={0: mine})  # and 1 mark from the cechownia
    accounts = only(events, "settled").data["accounts"]
    assert {name: (row["counts"][0], row["points"][0]) for name, row in accounts.items()} == {
        "marks": (7, 1), "cubes": (4, 1), "pending": (1, -1), "balance": (3, -6)
    }  # fmt: skip
    assert sum(row["points"][0] for row in accounts.values()) == -5
    before_that = only(events, "shift_scored").data["scores"]
    assert look(after)["scores"][0] == before_that[0] - 5
    assert only(events, "game_over").data["left_over"] == [2, 4, 4]
    assert only(events, "settled").data["sides"][0] == [7, 4]


def test_s22_the_exchange_is_only_counted() -> None:
    mine = shaft(cage="YYY", store="KK", pending=complete("H-Y"), bought=["Y1L"], carts={"Y": "YY"})
    before = position(3, shift=3, start=1, miners={0: 1, 1: 0, 2: 0}, money={0: 14}, shafts={0: mine})
    after = play(before, "money 1")
    data = look(after)
    for key in ("cage", "store", "carts", "pending", "supply", "start", "shift"):
        assert data[key] == look(before)[key]
    assert data["money"] == [15, 9, 9]
    assert data["miners"] == [0, 0, 0]
    assert (data["phase"], data["turn"], data["shift"]) == ("over", None, 3)
    assert data["scores"] == [3 + 3 - 1 - 2, 1 + 1, 1 + 1]  # 15 marks, 11 cubes, an order not delivered, one tile
    assert GAME.to_act(after) == ()
    assert all(GAME.legal_actions(after, seat) == [] for seat in range(3))


def test_s22_a_score_may_be_negative() -> None:
    mine = shaft(bought=["Y1L", "Y1L", "Y1L"], carts={"Y": "YYYY"})
    after = look(end_shift(2, shift=3, money={0: 0, 1: 0}, shafts={0: mine})[0])
    assert after["scores"] == [-6 + 7 // 3, 4 // 3]
    assert after["winners"] == [1]


@pytest.mark.parametrize(
    ("marks_of_b", "scores", "left_over", "winners"), [(8, [86, 86], [2, 3], [1]), (7, [86, 86], [2, 2], [0, 1])]
)
def test_s23_tie_break_and_shared_victory(marks_of_b: int, scores: list[int], left_over: list[int], winners: list[int]) -> None:
    """83 and 84 points before the exchange, and one more to both for the four printed cubes that nobody mined."""
    after, events = end_shift(2, shift=3, scores={0: 83, 1: 84}, money={0: 11, 1: marks_of_b})
    assert look(after)["scores"] == scores
    assert only(events, "game_over").data == {"scores": scores, "winners": winners, "left_over": left_over}
    assert look(after)["winners"] == winners
    result = GAME.result(after)
    assert result is not None
    assert (list(result.scores), list(result.winners)) == (scores, winners)


def test_s23_most_points_win_whatever_the_marks() -> None:
    after = look(end_shift(3, shift=3, scores={2: 1}, money={0: 3, 1: 4, 2: 0})[0])
    assert (after["scores"], after["winners"]) == ([1, 1, 2], [2])


@pytest.mark.parametrize(
    ("more", "counts", "points"),
    [([], 0, 0), (["Y1L"], 1, -2), (["Y1D"], 1, -2), (["Y1L", "B1L"], 2, -4), (["Y1L", "K2D"], 0, 0)],
)
def test_s24_balance_counts_tiles(more: list[str], counts: int, points: int) -> None:
    tiles = ["Y2L", "G2L", "G2L", "B1D", "K1D", "K1D", *more]
    carts = {c: c * (1 + sum(int(tile[1]) for tile in tiles if tile[0] == c)) for c in "YBGK"}
    events = end_shift(2, shift=3, shafts={0: shaft(bought=tiles, carts=carts)})[1]
    balance = only(events, "settled").data["accounts"]["balance"]
    assert balance == {"counts": [counts, 0], "points": [points, 0]}
