"""The worked cases N00 to N17: setup, first tickets, cards, display, deck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from engine.niemcy import State
from engine.niemcy.box import ALL_TICKETS, CROWD, PLACES
from engine.rng import rng_at
from tests.engine.lines import legal, play
from tests.engine.niemcy.positions import GAME, deal, paper, position, refused

SHORT, LONG = ALL_TICKETS


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_n00_setup_counts(seats: int) -> None:
    for start in range(seats):
        drawn = GAME.deal(rng_at(start, 0), seats, {}) | {"start": start}
        drawn["deck"].sort(key=lambda card: card == "L")  # no refresh
        state = GAME.setup(seats, drawn, {})
        now = paper(state)
        assert (now["phase"], now["turn"], now["waiting"]) == ("announce", None, list(range(seats)))
        assert [len(hand) for hand in now["hands"]] == [4] * seats
        assert (len(now["display"]), now["deck"], now["discards"]) == (5, 105 - 4 * seats, "")
        assert (now["stacks"], now["cars"], now["scores"]) == ([55, 34], [45] * seats, [0] * seats)
        assert now["hands"][start] == "".join(sorted(drawn["deck"][:4]))
        assert now["hands"][(start + 1) % seats] == "".join(sorted(drawn["deck"][4:8]))
        assert now["display"] == drawn["deck"][4 * seats : 4 * seats + 5]
        assert now["stations"]["AUG"] == drawn["passengers"][0]
        assert now["stations"]["BER"] == "".join(sorted(drawn["passengers"][1:6]))
        assert now["stations"]["NL"] == drawn["passengers"][-1]
        assert {place: len(crowd) for place, crowd in now["stations"].items()} == dict(zip(PLACES, CROWD))
    crowds = dict(zip(PLACES, CROWD))
    assert [crowds[place] for place in ("BER", "HAM", "KOL", "FRA", "MUC", "LEI", "STU")] == [5, 4, 4, 4, 4, 3, 3]
    assert sorted(CROWD)[:33] == [1] * 33
    assert len(PLACES) == 40


def test_n01_announcing_in_any_order() -> None:
    wishes = {0: "4+0", 1: "2+2", 2: "0+4"}
    for order in permutations(wishes):
        state = GAME.setup(3, deal(3, start=1), {})
        for seat in order[:2]:
            state = play(state, f"{seat}: tickets {wishes[seat]}")
            assert paper(state)["offers"] == [[], [], []]
        assert refused(state, f"{order[2]}: tickets 2+2").code == "needless_seat"
        state = play(state, f"tickets {wishes[order[2]]}")
        now = paper(state)
        assert now["offers"] == [SHORT[2:6], [*SHORT[:2], *LONG[:2]], LONG[2:6]]
        assert (now["stacks"], now["phase"], now["waiting"]) == ([49, 28], "choose", [0, 1, 2])
        assert now["announced"] == [None] * 3


def test_n01_refused_announcements() -> None:
    state = GAME.setup(3, deal(3, start=1), {})
    assert refused(state, "tickets 2+2").code == "no_seat"
    assert refused(state, "1: tickets 3+2").code == "mix_total"
    assert refused(state, "1: tickets 1+1").code == "mix_total"
    assert refused(state, "7: tickets 2+2").code == "no_such_seat"
    state = play(state, "1: tickets 2+2")
    assert paper(state)["announced"] == [None, "2+2", None]
    assert refused(state, "1: tickets 2+2").code == "already_announced"
    assert refused(state, "00: tickets 2+2").code == "no_seat"


def choosing(first: str = "2+2", second: str = "2+2") -> State:
    return play(GAME.setup(2, deal(2), {}), f"0: tickets {first}", f"tickets {second}")


def shuffle(what: str, codes: Sequence[str]) -> str:
    return f"shuffle {what} {' '.join(codes)}"


def test_n02_first_choice_and_the_shuffles() -> None:
    state = choosing()
    s0, s1, l0, l1 = state.offers[0]
    assert refused(state, f"0: keep {s0}").code == "keep_more"
    assert refused(state, f"0: keep {max(s0, s1)} {min(s0, s1)}").code == "keep_order"
    assert refused(state, f"0: keep {s0} {s0}").code == "same_twice"
    assert refused(state, f"0: keep {' '.join(sorted((s0, state.offers[1][0])))}").code == "not_offered"
    state = play(state, f"0: keep {' '.join(sorted((s0, l0)))}")
    assert (paper(state)["stacks"], state.phase) == ([52, 31], "choose")
    assert refused(state, f"0: keep {' '.join(sorted((s0, l0)))}").code == "needless_seat"
    state = play(state, f"keep {' '.join(sorted(state.offers[1]))}")
    assert (state.phase, state.shuffle, paper(state)["turn"]) == ("shuffle", "short", None)
    assert refused(state, "draw blind").code == "shuffle_first"
    assert refused(state, shuffle("long", state.stacks[1])).code == "shuffle_first"
    assert refused(state, shuffle("short", state.stacks[0][1:])).code == "shuffle_other"
    assert refused(state, shuffle("short", [*state.stacks[0][1:], state.stacks[0][1]])).code == "shuffle_other"
    state = play(state, shuffle("short", state.stacks[0][::-1]))
    assert (state.shuffle, state.stacks[0][0]) == ("long", s1)
    state = play(state, shuffle("long", state.stacks[1][::-1]))
    now = paper(state)
    assert (now["phase"], now["turn"], now["stacks"]) == ("turn", 0, [52, 31])
    assert now["tickets"][0] == sorted((s0, l0))
    assert state.stacks[1][0] == l1


def test_n02_a_stack_that_got_nothing_back_is_left_alone() -> None:
    state = choosing()
    mine = state.offers[0]
    short_back = play(state, f"0: keep {' '.join(sorted(mine[1:]))}", f"keep {' '.join(sorted(state.offers[1]))}")
    assert (short_back.shuffle, paper(short_back)["stacks"]) == ("short", [52, 30])
    after = play(short_back, shuffle("short", short_back.stacks[0]))
    assert (after.phase, after.shuffle) == ("turn", "")
    nothing_back = play(state, f"0: keep {' '.join(sorted(mine))}", f"keep {' '.join(sorted(state.offers[1]))}")
    assert (nothing_back.phase, paper(nothing_back)["stacks"]) == ("turn", [51, 30])


def test_n03_berlin_magdeburg() -> None:
    state = position(hands={0: "GRRR"}, stations={"MAG": "G", "BER": "BGRWY"})
    state = play(state, "claim BER-MAG RRR BER:R MAG:G")
    now = paper(state)
    assert (now["scores"][0], now["cars"][0], now["passengers"][0]) == (4, 42, "GR")
    assert now["stations"] == {"BER": "BGWY"}
    assert (now["hands"][0], now["discards"], now["turn"]) == ("G", "RRR", 1)


@pytest.mark.parametrize("payment", ["BBB", "BBL", "BLL", "LLL"])
def test_n04_three_blue_spaces(payment: str) -> None:
    state = play(position(hands={0: "BBBLLL"}), f"claim BRM-EMD {payment}")
    assert paper(state)["scores"] == [4, 0, 0]


def test_n04_what_does_not_pay_three_blue_spaces() -> None:
    rich = position(hands={0: "BBBBLLLRRR"})
    codes = {
        "claim BRM-EMD BBR": "pay_mixed", "claim BRM-EMD RRR": "pay_colour", "claim BRM-EMD BB": "pay_count",
        "claim BRM-EMD BBBL": "pay_count", "claim BRM-EMD LBB": "pay_order", "claim BRM-EMD BLB": "pay_order",
        "claim EMD-BRM BBB": "ends_turned", "claim BRM-EMD/B BBB": "tracks_alike", "claim BRM-EMD": "unfinished",
    }  # fmt: skip
    assert {line: refused(rich, line).code for line in codes} == codes
    poor = position(hands={0: "BBL"})
    assert refused(poor, "claim BRM-EMD BBB").figures == {"colour": "B", "needs": 3, "have": 2}
    assert refused(poor, "claim BRM-EMD BLL").figures == {"colour": "L", "needs": 2, "have": 1}


def test_n05_two_grey_spaces() -> None:
    state = position(hands={0: "BGGLL"})
    for payment in ("GG", "GL", "BL", "LL"):
        assert paper(play(state, f"claim MAN-STU {payment}"))["scores"][0] == 2
    codes = {"GB": "pay_mixed", "BB": "pay_have", "XX": "not_a_payment", "G": "pay_count", "LG": "pay_order"}
    assert {payment: refused(state, f"claim MAN-STU {payment}").code for payment in codes} == codes


def test_n06_two_cards_refilled_at_once() -> None:
    state = play(position(display="RGBWY", deck="KOPR"), "draw B")
    assert (state.display, state.phase, state.turn) == ("RGKWY", "second", 0)
    for line in ("draw B", "tickets 2+2", "claim BER-MAG RRR", "pass"):
        assert refused(state, line).code in ("not_open", "second_first")
    after = play(state, "draw K")
    assert (after.display, after.phase, after.turn) == ("RGOWY", "turn", 1)
    assert play(state, "draw blind").turn == 1
    assert play(position(display="RGRWY", deck="KO"), "draw R").display == "KGRWY"


def test_n07_locomotive_from_the_display() -> None:
    state = play(position(display="RLBWY", deck="KO"), "draw L")
    assert (state.display, state.phase, state.turn, paper(state)["hands"][0]) == ("RKBWY", "turn", 1, "L")


def test_n08_locomotive_as_second_card() -> None:
    state = play(position(display="RGBWL", deck="LO"), "draw R")
    assert state.display == "LGBWL"
    assert refused(state, "draw L").code == "second_locomotive"
    assert {"draw G", "draw blind"} <= set(legal(state))
    assert "draw L" not in legal(state)


def test_n09_blind_locomotives() -> None:
    first = play(position(deck="LLR"), "draw blind")
    assert first.phase == "second"
    state = play(first, "draw blind")
    assert (paper(state)["hands"][0], state.turn) == ("LL", 1)


def test_n10_three_locomotives_open() -> None:
    state = play(position(display="LGLWY", deck="LROPKBB"), "draw W")
    assert (state.display, state.phase, paper(state)["discards"]) == ("ROPKB", "second", "GLLLY")


def test_n11_three_locomotives_at_setup() -> None:
    deck = "BGKOPRWYBGKO" + "LLL" + "RW" + "PRWYB"
    state = GAME.setup(3, deal(3, deck=deck), {})
    now = paper(state)
    assert (now["discards"], "".join(now["display"]), now["deck"]) == ("LLLRW", "PRWYB", 88)


def test_n12_at_most_three_refreshes() -> None:
    state = play(position(display="LGLWY", deck="L" + "LLLRG" * 3 + "RRRR"), "draw W")
    assert (state.display, len(paper(state)["discards"]), len(state.deck), state.phase) == ("LLLRG", 15, 4, "second")
    state = play(state, "draw R")
    now = paper(state)
    assert (len(now["discards"]), now["display"], now["deck"]) == (20, ["R", "R", "R", None, None], 0)
    assert (now["phase"], now["shuffle"], now["turn"]) == ("shuffle", "deck", 0)
    state = play(state, f"shuffle deck {now['discards']}")
    assert (state.turn, state.phase, "." in state.display, len(state.deck)) == (1, "turn", False, 18)


def test_n13_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    state = play(position(display="RGBWY", deck="K", discards="PPOO"), "draw blind")
    now = paper(state)
    assert (now["hands"][0], now["phase"], now["shuffle"], now["turn"], now["deck"]) == ("K", "shuffle", "deck", 0, 0)
    assert GAME.to_act(state) == (-1,)
    assert not GAME.legal_actions(state, -1)
    for line in ("draw R", "shuffle deck PPO", "shuffle deck PPOOO", "shuffle deck PPOK", "shuffle deck P P O O"):
        assert refused(state, line).code in ("shuffle_first", "shuffle_other", "too_long")
    state = play(state, "shuffle deck OPOP")
    assert (len(state.deck), paper(state)["discards"], state.phase) == (4, "", "second")
    assert play(state, "draw R").display == "OGBWY"


def test_n14_deck_and_discards_empty() -> None:
    state = position(display="RGBWY", deck="")
    assert refused(state, "draw R").code == refused(state, "draw blind").code == "no_deck"
    assert refused(state, "pass").code == "can_move"
    assert play(state, "tickets 2+2").phase == "keep"


def test_n15_the_last_card() -> None:
    state = position(display="RGBWY", deck="K")
    opened = play(state, "draw R")
    assert (opened.display, opened.deck, opened.turn, opened.phase) == ("KGBWY", "", 1, "turn")
    assert refused(opened, "draw K").code == "no_deck"
    blind = play(state, "draw blind")
    assert (paper(blind)["hands"][0], blind.deck, blind.turn) == ("K", "", 1)


def test_n16_a_claim_brings_cards_back() -> None:
    state = play(position(display="RGBWY", deck="", hands={0: "RRRR"}), "claim BER-MAG RRR")
    now = paper(state)
    assert (now["scores"][0], now["phase"], now["turn"]) == (4, "shuffle", 0)
    after = play(state, "shuffle deck RRR")
    assert (after.deck, after.turn, after.display) == ("RRR", 1, "RGBWY")


def test_n16_a_display_that_had_to_stay_is_refreshed() -> None:
    state = play(position(display="LLLWY", deck="", hands={0: "RRRR"}), "claim BER-MAG RRR", "shuffle deck RRR")
    assert (state.display, state.phase, state.turn) == ("RRR..", "shuffle", 0)
    state = play(state, "shuffle deck YWLLL")
    assert (state.display, state.deck, state.turn) == ("RRRYW", "LLL", 1)


def test_n16_refreshes_are_counted_over_shuffles() -> None:
    state = play(position(display="LLLWY", deck="", hands={0: "LLLL"}), "claim BER-LEI LLLL")
    for line, display in (("LLLL", "LLLL."), ("LLLWY", "LLWY."), ("LLLLL", "LLLL."), ("LLLWY", "LLLLL")):
        if line == "LLLLL":
            assert paper(state)["discards"] == "LLLLL"
        state = play(state, f"shuffle deck {line}")
        assert state.display == display
    assert (state.deck, state.turn, state.phase) == ("LLWY", 1, "turn")


def test_n17_a_refresh_with_a_short_deck() -> None:
    state = play(position(display="LGLWY", deck="LKO"), "draw W")
    now = paper(state)
    assert (now["display"], now["phase"], now["discards"]) == (["K", "O", None, None, None], "shuffle", "GLLLY")
    state = play(state, "shuffle deck GYLLL")
    assert (state.display, state.deck, state.phase) == ("KOGYL", "LL", "second")
