"""The worked cases S04 to S06, S13, S14 and S25: workshops, deliveries, orders, and coal running out."""

from __future__ import annotations

import pytest

from tests.engine.lines import legal, only, play, refused, story, unreadable
from tests.engine.positions import CARD_STACK, GAME, complete, cubes_in, empty, look, position, shaft


def test_s04_workshop_purchase() -> None:
    state = position(money={0: 9}, workshop={3: "G2L"}, tile_stack=["K1D", "Y1L"])
    assert look(state)["supply"]["G"] == 13
    after, events = story(state, "workshop 3")
    data = look(after)
    assert data["money"][0] == 3
    assert data["carts"][0]["G"] == "GGG"
    assert data["supply"] == {"Y": 13, "B": 13, "G": 11, "K": 13}
    assert data["tiles"][0] == {"L": 1, "D": 0}
    assert data["miners"][0] == 14
    assert data["workshop"]["3"] == "K1D"
    assert data["tile_stack"] == ["Y1L"]
    assert [event.kind for event in events] == ["placed", "bought", "refilled"]
    bought = only(events, "bought").data
    assert (bought["tile"], bought["price"], bought["to"], bought["cubes"], bought["money"]) == ("G2L", 6, "bank", "GG", 3)
    assert only(events, "refilled").data == {"space": "workshop 3", "piece": "K1D", "left": 1}


def test_s04_too_poor_whatever_the_miners() -> None:
    for miners in (1, 15):
        refusal = refused(position(money={0: 5}, miners={0: miners}, workshop={3: "G2L"}), "workshop 3")
        assert (refusal.code, refusal.figures) == ("needs_marks", {"needs": 6, "have": 5, "tile": "G2L"})


def test_s04_an_empty_stack_leaves_the_space_empty() -> None:
    state = play(position(workshop={3: "G2L"}, tile_stack=[]), "workshop 3")
    assert look(state)["workshop"]["3"] is None
    assert refused(state, "workshop 3").code == "no_tile_here"


FIVE = ["Y1L", "K1D", "G2L", "B1D", "Y1L"]


def test_s05_draw_without_money_and_put_all_at_the_bottom() -> None:
    state = position(money={0: 0}, tile_stack=[*FIVE, *["Y2D"] * 36])
    shown = look(state)["workshop"]
    held = play(state, "workshop draw")
    assert (look(held)["phase"], look(held)["turn"], look(held)["stacks"][0]) == ("choose", 0, 36)
    assert look(held)["held"] == FIVE
    assert legal(held) == ["keep none"]
    after, events = story(held, "keep none bottom G2L Y1L K1D Y1L B1D")
    data = look(after)
    assert data["tile_stack"] == [*["Y2D"] * 36, "G2L", "Y1L", "K1D", "Y1L", "B1D"]
    assert data["money"][0] == 0
    assert data["miners"][0] == 14
    assert data["workshop"] == shown
    assert data["turn"] == 1
    assert [event.kind for event in events if event.only_for is None] == ["kept_none", "put_back"]


def test_s05_first_named_becomes_the_top() -> None:
    state = position(money={0: 0}, tile_stack=[*FIVE, "Y2D"])
    after = play(state, "workshop draw", "keep none top B1D K1D Y1L G2L Y1L")
    assert look(after)["tile_stack"] == ["B1D", "K1D", "Y1L", "G2L", "Y1L", "Y2D"]


def test_s05_the_rest_is_not_split() -> None:
    held = play(position(tile_stack=FIVE), "workshop draw")
    assert unreadable(held, "keep none top Y1L K1D bottom G2L B1D Y1L").code == "misplaced"
    assert refused(held, "keep none top Y1L K1D").code == "unfinished"
    assert refused(held, "keep none bottom Y1L K1D G2L B1D Y1L Y1L").part == "Y1L"
    again = refused(held, "keep none bottom Y1L K1D G2L B1D B1D")
    assert (again.code, again.figures) == ("not_in_hand", {"piece": "B1D"})


def test_s05_four_marks_buy_black_but_not_grey() -> None:
    held = play(position(money={0: 4}, tile_stack=FIVE), "workshop draw")
    assert legal(held) == ["keep Y1L", "keep K1D", "keep B1D", "keep none"]
    dear = refused(held, "keep G2L bottom Y1L K1D B1D Y1L")
    assert (dear.code, dear.figures) == ("needs_marks", {"needs": 6, "have": 4, "tile": "G2L"})
    assert refused(held, "keep Y2D bottom Y1L K1D B1D Y1L").code == "not_in_hand"
    after = look(play(held, "keep K1D bottom Y1L G2L B1D Y1L"))
    assert (after["money"][0], after["carts"][0]["K"], after["tiles"][0]) == (0, "KK", {"L": 0, "D": 1})
    assert refused(held, "money 4").code == "not_now"


def test_s06_draw_with_a_short_stack() -> None:
    state = position(money={0: 4}, tile_stack=["G2L", "K1L", "Y2D"])
    held = play(state, "workshop draw")
    assert look(held)["held"] == ["G2L", "K1L", "Y2D"]
    after = look(play(held, "keep K1L top Y2D G2L"))
    assert after["money"][0] == 0
    assert after["carts"][0]["K"] == "KK"
    assert after["supply"]["K"] == 12
    assert after["tile_stack"] == ["Y2D", "G2L"]


def test_s06_nothing_left_to_put_back() -> None:
    held = play(position(money={0: 4}, tile_stack=["K1L"]), "workshop draw")
    assert refused(held, "keep K1L top K1L").part == "K1L"
    assert unreadable(held, "keep K1L").code == "too_short"
    assert look(play(held, "keep K1L bottom"))["stacks"][0] == 0


def test_s06_no_tiles_at_all() -> None:
    state = position(tile_stack=[])
    assert refused(state, "workshop draw").code == "no_tiles_left"
    assert "workshop draw" not in legal(state)


def test_s06_the_same_for_cards() -> None:
    state = position(money={0: 0}, order_stack=["H-Y", "L-YBGK"])
    shown = look(state)["orders"]
    held = play(state, "order draw")
    assert legal(held) == ["keep H-Y", "keep L-YBGK", "keep none"]
    after = look(play(held, "keep L-YBGK bottom H-Y"))
    assert after["pending"][0] == empty("L-YBGK")
    assert after["order_stack"] == ["H-Y"]
    assert after["orders"] == shown
    assert after["money"][0] == 0
    assert refused(position(order_stack=[]), "order draw").code == "no_cards_left"


DELIVERING = complete("W-KK", "W-YBGK", "H-GG") | {"W-YYY": ["Y", "Y", "Y=Y"]}


def test_s13_delivery_of_all_complete_orders_of_a_transport() -> None:
    state = position(shafts={0: shaft(pending=DELIVERING)})
    after, events = story(state, "deliver W")
    data = look(after)
    assert data["scores"] == [19, 0, 0]
    assert data["delivered"] == [["W-KK", "W-YBGK"], [], []]
    assert data["pending"][0] == complete("H-GG") | {"W-YYY": ["Y", "Y", "Y=Y"]}
    assert [data["supply"][c] - look(state)["supply"][c] for c in "YBGK"] == [1, 1, 1, 3]
    delivered = only(events, "delivered").data
    assert delivered == {"transport": "W", "count": 2, "points": 19, "cubes": "BGKKKY"}
    assert only(events, "delivered_cards").only_for == 0
    assert GAME.observe(after, 1).shafts[0].face_down == 2
    assert GAME.observe(after, 0).shafts[0].delivered == ("W-KK", "W-YBGK")


@pytest.mark.parametrize("line", ["deliver W-KK", "deliver W W-KK", "deliver", "deliver W H"])
def test_s13_nothing_can_be_held_back(line: str) -> None:
    unreadable(position(shafts={0: shaft(pending=DELIVERING)}), line)


def test_s13_no_complete_order_no_delivery() -> None:
    state = position(shafts={0: shaft(pending=DELIVERING | empty("C-Y"))})
    refusal = refused(state, "deliver C")
    assert (refusal.code, refusal.figures) == ("nothing_to_deliver", {"transport": "C"})
    assert [line for line in legal(state) if line.startswith("deliver")] == ["deliver H", "deliver W"]
    assert refused(position(shafts={1: shaft(pending=DELIVERING)}), "deliver W").code == "nothing_to_deliver"


def test_s14_orders_without_limit_until_the_deck_is_out() -> None:
    nine = CARD_STACK[:9]
    state = position(orders={3: "L-YBGK", 2: "W-G"}, order_stack=["W-K"], shafts={0: shaft(pending=empty(*nine))})
    after, events = story(state, "order 3")
    assert list(look(after)["pending"][0]) == [*nine, "L-YBGK"]
    assert look(after)["orders"]["3"] == "W-K"
    assert look(after)["stacks"][1] == 0
    assert only(events, "refilled").data == {"space": "order 3", "piece": "W-K", "left": 0}
    assert only(events, "took_order").data == {"card": "L-YBGK", "from": "order 3"}

    later = play(after, "order 2")
    assert look(later)["pending"][1] == empty("W-G")
    for _ in range(3):
        assert look(later)["orders"]["2"] is None
        assert refused(later, "order 2").code == "no_card_here"
        assert refused(later, "order draw").code == "no_cards_left"
        assert not {"order 2", "order draw"} & set(legal(later))
        later = play(later, next(line for line in ("order 3", "order 4", "order 1") if line in legal(later)))


SCARCE = {"Y": 5, "B": 0, "G": 2, "K": 1}


def test_s25_coal_of_another_colour_at_the_players_choice() -> None:
    state = position(money={0: 9}, workshop={2: "K2D"}, supply=SCARCE)
    for colour, left in (("Y", {"Y": 4, "B": 0, "G": 2, "K": 0}), ("G", {"Y": 5, "B": 0, "G": 1, "K": 0})):
        after, events = story(state, f"workshop 2 fill {colour}")
        data = look(after)
        assert data["money"][0] == 1
        assert data["carts"][0]["K"] == "".join(sorted("KK" + colour))
        assert data["supply"] == left
        assert only(events, "bought").data["to_fill"] == 1
        assert only(events, "filled_carts").data == {"tile": "K2D", "cubes": colour}
        assert events[-1].kind == "refilled"


def test_s25_fill_stands_exactly_when_needed() -> None:
    state = position(money={0: 9}, workshop={2: "K2D", 5: "K1D"}, supply=SCARCE)
    assert refused(state, "workshop 2").code == "unfinished"
    none_left = refused(state, "workshop 2 fill B")
    assert (none_left.code, none_left.figures) == ("supply_out", {"colour": "B", "needs": 1, "have": 0})
    assert refused(state, "workshop 2 fill K").figures == {"colour": "K", "needs": 1, "have": 0}
    assert refused(state, "workshop 2 fill GY").figures == {"needs": 1, "have": 2}
    assert refused(state, "workshop 5 fill Y").part == "fill Y"
    assert look(play(state, "workshop 5"))["carts"][0]["K"] == "KK"
    assert refused(state, "workshop draw fill Y").part == "fill Y"


def test_s25_two_carts_to_fill_in_any_order() -> None:
    state = position(money={0: 9}, workshop={2: "K2D"}, supply={"Y": 5, "B": 0, "G": 1, "K": 0})
    assert look(play(state, "workshop 2 fill GY")) == look(play(state, "workshop 2 fill YG"))
    assert look(play(state, "workshop 2 fill YY"))["carts"][0]["K"] == "KYY"
    assert refused(state, "workshop 2 fill GG").figures == {"colour": "G", "needs": 2, "have": 1}
    assert refused(state, "workshop 2 fill Y").figures == {"needs": 2, "have": 1}


def test_s25_a_cart_stays_empty_only_when_the_supply_is_out() -> None:
    state = position(money={0: 9}, workshop={2: "K2D"}, supply={"Y": 1, "B": 0, "G": 0, "K": 0})
    after = look(play(state, "workshop 2 fill Y"))
    assert (after["carts"][0]["K"], after["money"][0]) == (".KY", 1)
    assert refused(state, "workshop 2").code == "unfinished"
    bare = look(play(position(money={0: 9}, workshop={2: "K2D"}, supply=dict.fromkeys("YBGK", 0)), "workshop 2"))
    assert (bare["carts"][0]["K"], bare["money"][0]) == ("..K", 1)


def test_s25_the_cube_keeps_its_colour_and_the_cart_its_level() -> None:
    state = position(2, money={0: 10}, miners={0: 2, 1: 0}, workshop={2: "K2D"}, supply=SCARCE, shift=3)
    mined = play(state, "workshop 2 fill Y")
    refusal = refused(mined, "mine 6 @1 +Y +Y")
    assert refusal.figures == {"colour": "Y", "level": 1}
    after, events = story(mined, "mine 6 @4 +Y @0")
    assert look(after)["cage"][0] == "Y"
    assert look(after)["carts"][0]["K"] == ".KK"
    rows = {row["category"]: row for row in only(events, "shift_scored").data["categories"]}
    assert rows["empty K"] == {"category": "empty K", "counts": [1, 0], "points": [13, 0]}
    assert rows["empty Y"]["counts"] == [0, 0]


def test_s25_filling_after_a_draw() -> None:
    state = position(money={0: 9}, tile_stack=["K2D", "Y1L"], supply=SCARCE)
    held = play(state, "workshop draw")
    assert refused(held, "keep K2D top Y1L").code == "unfinished"
    unreadable(held, "keep K2D fill G top Y1L")
    assert refused(held, "keep Y1L top K2D fill G").part == "fill G"
    after = look(play(held, "keep K2D top Y1L fill G"))
    assert after["carts"][0]["K"] == "GKK"
    assert after["tile_stack"] == ["Y1L"]
    assert cubes_in(after, [0]).count("G") == 2
