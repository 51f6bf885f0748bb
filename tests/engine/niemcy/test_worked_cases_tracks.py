"""The worked cases N18 to N39: tracks, passengers, tickets, the end of the game and its account."""

from __future__ import annotations

import pytest

from engine.niemcy import State
from engine.niemcy.box import ALL_TICKETS, TICKETS
from engine.niemcy.scoring import majority
from tests.engine.lines import legal, only, play, story
from tests.engine.niemcy.positions import GAME, paper, position, refused

SHORT, LONG = ALL_TICKETS
NO_TICKETS: tuple[list[str], list[str]] = ([], [])


def turn_of(state: State, seat: int) -> State:
    """The same position with another seat on turn."""
    copy = GAME.clone(state)
    copy.turn = seat
    return copy


def test_n18_double_track_in_two_colours() -> None:
    plenty = "BBBBBBBLLLLLLLYYYYYYYRRRRRRR"
    state = position(4, hands=dict.fromkeys(range(4), plenty))
    codes = {
        "claim BER-HAM LLLLLLL": "which_track", "claim BER-HAM/R RRRRRRR": "no_such_track",
        "claim BER-HAM/X LLLLLLL": "no_such_track", "claim BER-HAM/B YYYYYYY": "pay_colour",
    }  # fmt: skip
    assert {line: refused(state, line).code for line in codes} == codes
    state = play(state, "claim BER-HAM/Y LLLLLLL")
    now = paper(state)
    assert (now["scores"][0], now["cars"][0], now["tracks"]) == (18, 38, {"BER-HAM": [None, 0]})
    assert refused(state, "claim BER-HAM/Y YYYYYYY").code == "track_taken"
    assert refused(turn_of(state, 0), "claim BER-HAM/B BBBBBBB").code == "own_track"
    state = play(state, "claim BER-HAM/B BBBBBBB")
    assert paper(state)["tracks"] == {"BER-HAM": [1, 0]}
    for track, cards in (("B", "BBBBBBB"), ("Y", "YYYYYYY")):
        assert refused(state, f"claim BER-HAM/{track} {cards}").code == "route_full"


def test_n19_triple_track_four_players() -> None:
    state = play(position(4, hands=dict.fromkeys(range(4), "RRR")), *["claim DUS-KOL R"] * 3)
    assert (paper(state)["tracks"], paper(state)["scores"]) == ({"DUS-KOL": [0, 1, 2]}, [1, 1, 1, 0])
    assert refused(state, "claim DUS-KOL R").code == "route_full"
    state = play(state, "claim DOR-DUS R")
    assert refused(state, "claim DUS-KOL R").code == "own_track"
    assert paper(play(state, "claim DOR-DUS R"))["tracks"]["DOR-DUS"] == [3, 0, None]


@pytest.mark.parametrize("seats", [2, 3])
def test_n20_two_and_three_players(seats: int) -> None:
    state = position(seats, hands=dict.fromkeys(range(seats), "RLLLLLLL"))
    state = play(state, "claim DOR-DUS R")
    assert refused(state, "claim DOR-DUS R").figures == {"route": "DOR-DUS", "seat": 0, "players": seats}
    state = play(state, "claim BER-HAM/Y LLLLLLL")
    assert refused(state, "claim BER-HAM/B LLLLLLL").code == "closed"
    assert refused(turn_of(state, 1), "claim BER-HAM/B LLLLLLL").code == "own_track"


def test_n21_grey_double_five_players() -> None:
    state = position(5, turn=3, hands=dict.fromkeys(range(5), "G"))
    state = play(state, "claim MAI-MAN G", "claim MAI-MAN G")
    assert paper(state)["tracks"] == {"MAI-MAN": [3, 4]}
    assert refused(state, "claim MAI-MAN G").code == "route_full"


def test_n22_cars() -> None:
    poor = position(hands={0: "GGRRRR"}, cars={0: 2})
    assert refused(poor, "claim BER-MAG RRR").figures == {"route": "BER-MAG", "needs": 3, "cars": 2}
    assert paper(play(poor, "claim HAM-SWN GG"))["cars"][0] == 0
    assert paper(play(position(hands={0: "GGRRRR"}, cars={0: 3}), "claim BER-MAG RRR"))["cars"][0] == 0


def test_n23_empty_station() -> None:
    state = position(hands={0: "KKPP"}, stations={"HAM": "BW"})
    after = paper(play(state, "claim HAM-KIE/K KK HAM:B"))
    assert (after["scores"][0], after["passengers"][0], after["stations"]) == (2, "B", {"HAM": "W"})
    codes = {
        "claim HAM-KIE/K KK": "unfinished", "claim HAM-KIE/K KK HAM:B KIE:-": "too_long",
        "claim HAM-KIE/K KK KIE:- HAM:B": "passenger_none", "claim HAM-KIE/K KK KIE:R": "passenger_none",
        "claim HAM-KIE KK HAM:B": "which_track", "claim HAM-KIE/K PP HAM:B": "pay_colour",
    }  # fmt: skip
    assert {line: refused(state, line).code for line in codes} == codes


def test_n24_leaving_a_passenger() -> None:
    state = position(hands={0: "RRR"}, stations={"BER": "BGRWY", "MAG": "G"})
    assert paper(play(state, "claim BER-MAG RRR BER:- MAG:G"))["passengers"][0] == "G"
    assert paper(play(state, "claim BER-MAG RRR BER:- MAG:-"))["passengers"][0] == ""
    codes = {
        "": "unfinished", " BER:R": "unfinished", " MAG:G": "passenger_say", " MAG:G BER:R": "passenger_say",
        " BER:RG MAG:G": "passenger_one", " BER:K MAG:G": "passenger_colour", " BER:R MAG:R": "passenger_colour",
    }  # fmt: skip
    assert {ends: refused(state, f"claim BER-MAG RRR{ends}").code for ends in codes} == codes


def test_n25_one_passenger_in_austria() -> None:
    state = position(hands={0: "PP", 1: "RRR"}, stations={"AT": "W", "LIN": "R", "MUC": "GR"})
    state = play(state, "claim LIN-AT PP LIN:R AT:W")
    assert paper(state)["passengers"][0] == "RW"
    assert refused(state, "claim MUC-AT RRR MUC:R AT:W").code == "too_long"
    assert refused(state, "claim MUC-AT RRR MUC:R AT:-").code == "too_long"
    assert paper(play(state, "claim MUC-AT RRR MUC:R"))["passengers"][1] == "R"


def test_n26_tickets_during_the_game() -> None:
    state = play(position(), "tickets 3+1")
    assert (state.phase, list(state.offers[0])) == ("keep", [*SHORT[:3], LONG[0]])
    assert refused(state, "keep").code == "too_short"
    assert refused(state, f"keep {SHORT[5]}").code == "not_offered"
    assert refused(state, f"keep {' '.join(sorted(SHORT[:2], reverse=True))}").code == "keep_order"
    assert refused(state, "draw blind").code == "keep_first"
    state = play(state, f"keep {SHORT[1]}")
    assert list(state.stacks[0][-2:]) == [SHORT[0], SHORT[2]]
    assert (state.stacks[1][-1], state.phase, state.turn) == (LONG[0], "turn", 1)
    assert paper(state)["stacks"] == [54, 34]


def test_n27_short_stacks() -> None:
    few = position(stacks=(SHORT[:1], LONG[:2]))
    assert [line for line in legal(few) if line.startswith("tickets")] == ["tickets 1+2"]
    assert len(play(few, "tickets 1+2").offers[0]) == 3
    mixed = position(stacks=(SHORT[:2], LONG[:30]))
    assert [line for line in legal(mixed) if line.startswith("tickets")] == ["tickets 2+2", "tickets 1+3", "tickets 0+4"]
    assert refused(mixed, "tickets 3+1").figures == {"stack": "short", "tickets": 2, "needs": 3}
    assert refused(mixed, "tickets 4+0").code == "stack_short"
    assert refused(mixed, "tickets 2+0").code == "mix_total"
    one = play(position(stacks=([], LONG[:1])), "tickets 0+1")
    assert legal(one) == [f"keep {LONG[0]}"]
    none = position(stacks=NO_TICKETS)
    assert {refused(none, f"tickets {mix}").code for mix in ("2+2", "0+0", "1+0")} == {"no_tickets"}


def done(tracks: str, tickets: str) -> list[str]:
    found: list[str] = paper(position(tracks={0: tracks}, tickets={0: tickets}))["done"][0]
    return found


def test_n28_dead_end() -> None:
    south = "MUC-AT LIN-AT KON-LIN FRB-KON"
    assert done(south, "FRB-MUC") == []
    assert done(f"{south} LIN-MUC", "FRB-MUC") == ["FRB-MUC"]
    assert done("FRB-FR SAA-FR", "BHV-FR KOL-SAA") == []


def test_n29_country_as_an_end() -> None:
    tickets, coast = "DK-NL BER-DK", "KIE-DK BHV-KIE BHV-EMD"
    assert done(coast, tickets) == []
    assert done(f"{coast} EMD-NL", tickets) == ["DK-NL"]
    assert done(f"{coast} EMD-NL BER-SWN HAM-SWN", tickets) == ["DK-NL"]
    assert done(f"{coast} EMD-NL BER-SWN HAM-SWN HAM-KIE/P", tickets) == ["BER-DK", "DK-NL"]
    assert done("BHV-DK KIE-DK BER-HAV", "KIE-CH BER-DK") == []


def test_n30_end_trigger() -> None:
    state = position(turn=1, cars={1: 4, 0: 4}, hands={0: "GG", 1: "GG"}, display="RGBWY", deck="RRRRRRRRR")
    state, events = story(state, "claim HAM-SWN GG")
    assert (state.last, state.turn) == (3, 2)
    assert only(events, "last_round").data == {"cars": 2, "turns": 3}
    state = play(state, "draw blind", "draw blind", "claim MAN-STU GG")
    assert (state.last, state.turn) == (1, 1)
    state = play(state, "draw blind")
    assert (state.phase, state.last) == ("second", 1)
    state = play(state, "draw blind")
    assert (state.phase, state.last, paper(state)["turn"]) == ("over", 0, None)
    assert play(position(cars={0: 5}, hands={0: "GG"}), "claim HAM-SWN GG").last is None


def test_n30_the_end_waits_for_a_shuffle() -> None:
    state = play(position(turn=1, cars={1: 4}, hands={1: "GG"}, deck=""), "claim HAM-SWN GG")
    assert (state.phase, state.last) == ("shuffle", None)
    assert play(state, "shuffle deck GG").last == 3
    last = play(position(turn=1, last=1, cars={1: 2}, deck="RB", discards="G"), "draw blind", "draw blind")
    assert (last.phase, last.last) == ("shuffle", 1)
    assert play(last, "shuffle deck G").phase == "over"


def test_n31_pass() -> None:
    state = position(2, deck="", stacks=NO_TICKETS, cars={0: 0}, hands={1: "R"})
    assert legal(state) == ["pass"]
    state = play(state, "pass")
    assert state.passes == 1
    assert refused(state, "pass").figures == {"list": "claim"}
    state = play(state, "claim DUS-KOL R")
    assert (state.phase, state.passes) == ("shuffle", 1)
    assert play(state, "shuffle deck R").passes == 0
    stuck = position(2, deck="", stacks=NO_TICKETS)
    state, events = story(stuck, "pass", "pass")
    assert (state.phase, state.last, only(events, "all_passed").seat) == ("over", 0, None)


def test_n32_passengers() -> None:
    assert majority([4, 4, 2]) == [20, 20, 0]
    assert majority([5, 3, 3]) == [20, 10, 10]
    assert majority([3, 2, 1]) == [20, 10, 0]
    assert majority([3, 0, 0]) == [20, 0, 0]
    assert majority([3, 1]) == [20, 10]
    assert majority([0, 0, 0]) == [0, 0, 0]
    assert passenger_points({0: "BR", 1: "BR"}, 2) == [40, 40]
    assert passenger_points({0: "KKK", 1: "KK", 2: "KK", 3: "K", 4: "WW"}, 5) == [20, 10, 10, 0, 20]


def ended(state: State) -> State:
    """The game is over after two turns that change nothing."""
    state.last = 1
    return play(state, "draw blind", "draw blind")


def accounts(state: State) -> list[dict[str, int]]:
    found: list[dict[str, int]] = paper(ended(state))["accounts"]
    return found


def passenger_points(taken: dict[int, str], seats: int) -> list[int]:
    return [row["passengers"] for row in accounts(position(seats, passengers=taken))]


def test_n33_globetrotter() -> None:
    rows = accounts(
        position(
            4,
            tracks={0: "BER-LEI MAN-STU", 1: "BER-HAM/B FRA-KOL"},
            tickets={0: "BER-LEI MAN-STU HAM-ROS BER-CHE", 1: "BER-HAM FRA-KOL", 2: "MAI-STU"},
        )
    )
    assert [row["globetrotter"] for row in rows] == [15, 15, 0, 0]
    assert [(row["tickets"], row["failed"]) for row in rows] == [(6, -10), (11, 0), (0, -3), (0, 0)]
    nobody = accounts(position(tickets={0: "BER-LEI", 1: "BER-CHE"}))
    assert [row["globetrotter"] for row in nobody] == [0, 0, 0]


def test_n34_the_tie_break_chain() -> None:
    def final(state: State) -> tuple[list[int], list[int]]:
        found = paper(ended(state))
        return found["scores"], found["winners"]

    tied = position(3, tracks={0: "MAN-STU", 1: "FRA-KOL"}, tickets={0: "MAN-STU", 1: "FRA-KOL"}, points=[9, 7, 26])
    assert final(tied) == ([26, 26, 26], [0, 1]), "(a) completed tickets 1 : 1 : 0"
    boarded = GAME.clone(tied)
    boarded.points[2] = 46
    boarded.passengers[0][0] = boarded.passengers[1][1] = 1
    assert final(boarded) == ([46, 46, 46], [0, 1]), "(b) one ticket and one passenger each, C none"
    assert final(position(2, points=[10, 10], passengers={0: "BB", 1: "G"})) == ([30, 30], [0]), "(c) passengers 2 : 1"
    assert final(position(2, points=[10, 10], passengers={0: "B", 1: "G"})) == ([30, 30], [0, 1]), "(d) all equal"
    more_tickets = position(2, tracks={0: "MAN-STU"}, tickets={0: "MAN-STU"}, points=[9, 6], passengers={1: "B"})
    assert final(more_tickets) == ([26, 26], [0]), "tickets come before passengers"


def test_n35_ticket_values() -> None:
    assert TICKETS["MAN-STU"].value == 2
    assert {TICKETS[code].value for code in SHORT if code != "MAN-STU"} == set(range(3, 12))
    assert {TICKETS[code].value for code in LONG} == {*range(12, 21), 22}
    assert all(TICKETS[code].long for code in LONG)


def test_n36_a_whole_account() -> None:
    a = "BER-LEI ERF-LEI ERF-NUR/P NUR-WUR FRA-WUR FRA-MAN MAN-STU"
    state = position(
        2,
        tracks={0: a, 1: "KIE-DK"},
        tickets={0: "BER-STU LEI-NUR FRA-STU HAM-MUC", 1: "BER-DK"},
        passengers={0: "GKRRR", 1: "BKKR"},
        points=[26, 2],
    )
    final = paper(ended(state))
    assert final["accounts"] == [
        {"routes": 26, "tickets": 29, "failed": -18, "globetrotter": 15, "passengers": 50},
        {"routes": 2, "tickets": 0, "failed": -10, "globetrotter": 0, "passengers": 50},
    ]
    assert (final["scores"], final["winners"]) == ([102, 42], [0])


def test_n36_the_points_of_these_connections() -> None:
    hand = "OOOORRRPPPPGGGGGGGG"
    state = position(2, hands={0: hand, 1: "GG"})
    names = ["BER-LEI OOOO", "ERF-LEI RRR", "ERF-NUR/P PPPP", "NUR-WUR GG", "FRA-WUR GG", "FRA-MAN GG", "MAN-STU GG"]
    for name in names:
        state = turn_of(play(state, f"claim {name}"), 0)
    assert paper(state)["scores"] == [26, 0]


@pytest.mark.parametrize(
    "line",
    [
        "Draw blind", "draw  blind", " draw blind", "draw blind ", "draw", "draw red", "draw 1", "draw X", "draw blind ...", "",
        "0: draw blind", "claim BER-MUC RRR",
    ],
)  # fmt: skip
def test_n37_writing(line: str) -> None:
    refused(position(hands={0: "RRR"}), line)


def test_n38_order_of_turns() -> None:
    state = position(turn=2, start=2)
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        state = play(state, "draw blind", "draw blind")
    assert turns == [2, 0, 1, 2]


def test_n39_tickets_in_the_last_turn() -> None:
    state = play(position(last=1), "tickets 0+4", f"keep {LONG[0]}")
    final = paper(state)
    assert (final["phase"], final["accounts"][0]["failed"]) == ("over", -TICKETS[LONG[0]].value)
