"""The worked cases S00 to S03: setup and draft, the price in miners, the cechownia, skipping."""

from __future__ import annotations

import pytest

from tests.engine.lines import legal, only, play, refused, story, unreadable
from tests.engine.positions import CARD_STACK, GAME, SPACES, TILES, complete, deal, look, position, shaft

LOCKS = {
    2: {"workshop 4", "workshop 8", "mine 4", "mine 8", "money 3", "money 5", "order 1"},
    3: {"workshop 8", "mine 4", "money 3"},
    4: set(),
}
POINTS = {"Y": 2, "B": 3, "G": 4, "K": 5, "YY": 3, "BB": 5, "GG": 7, "KK": 9, "YBGK": 10, "BBB": 7, "GGG": 9, "YYY": 4, "KKK": 12}


@pytest.mark.parametrize(
    ("seats", "miners", "marks", "tiles", "tiles_left", "drafted", "cards_left", "supply"),
    [(2, 18, 10, 6, 42, 7, 35, 14), (3, 15, 9, 7, 41, 10, 31, 13), (4, 13, 8, 8, 40, 13, 28, 12)],
)
def test_s00_setup_counts(
    seats: int, miners: int, marks: int, tiles: int, tiles_left: int, drafted: int, cards_left: int, supply: int
) -> None:
    dealt = deal()
    state = GAME.setup(seats, dealt, {})
    at_first = look(state)
    assert at_first["phase"] == "draft"
    assert at_first["miners"] == [miners] * seats
    assert at_first["money"] == [marks] * seats
    assert at_first["scores"] == [0] * seats
    assert at_first["supply"] == dict.fromkeys("YBGK", supply)
    assert at_first["level"] == [0] * seats
    assert at_first["cage"] == at_first["store"] == [""] * seats
    assert at_first["carts"] == [{"Y": "Y", "B": "B", "G": "G", "K": "K"}] * seats
    assert at_first["tiles"] == [{"L": 0, "D": 0}] * seats
    open_workshops = [name.removeprefix("workshop ") for name in SPACES[:8] if name not in LOCKS[seats]]
    assert at_first["workshop"] == dict(zip(open_workshops, dealt["tiles"], strict=False))
    assert len(at_first["workshop"]) == tiles
    assert legal(state) == [f"draft {card}" for card in dealt["orders"][:drafted]]
    assert set(at_first["orders"].values()) == {None}

    while look(state)["phase"] == "draft":
        state = play(state, legal(state)[0])
    after = look(state)
    assert after["stacks"] == [tiles_left, cards_left]
    open_orders = [n for n in "123" if f"order {n}" not in LOCKS[seats]]
    assert after["orders"] == dict(zip(open_orders, dealt["orders"][drafted:])) | {"4": dealt["orders"][drafted - 1]}
    assert [len(hand) for hand in after["pending"]] == [3] * seats
    assert (after["phase"], after["turn"], after["shift"]) == ("place", 0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s00_locks(seats: int) -> None:
    places = GAME.observe(position(seats), 0).places
    assert [place.space.name for place in places] == SPACES
    locked = {place.space.name: place.closed.figures for place in places if place.closed and place.closed.code == "locked"}
    assert locked == {name: {"seats": seats} for name in LOCKS[seats]}
    for name in LOCKS[seats]:
        assert refused(position(seats), name).code == "locked"


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [(2, 0, "10"), (3, 0, "210"), (4, 0, "3210"), (3, 1, "021"), (4, 2, "1032"), (2, 1, "01")],
)
def test_s00_draft_runs_counter_clockwise_three_equal_rounds(seats: int, start: int, order: str) -> None:
    state = GAME.setup(seats, deal(start), {})
    picked: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for seat in map(int, order * 3):
        assert look(state)["turn"] == seat
        card = legal(state)[-1].removeprefix("draft ")
        picked[seat].append(card)
        state = play(state, f"draft {card}")
        assert list(look(state)["pending"][seat]) == picked[seat]
    assert (look(state)["phase"], look(state)["turn"], look(state)["start"]) == ("place", start, start)


def test_s00_draft_refuses_what_is_not_on_display() -> None:
    state = GAME.setup(3, deal(orders=["H-Y"]), {})
    after = play(state, "draft H-Y")
    assert refused(after, "draft H-Y").code == "not_on_display"
    assert refused(state, "money 4").code == "not_now"


def test_s00_every_card_pays_its_points() -> None:
    for card in CARD_STACK:
        state = position(shafts={0: shaft(pending=complete(card))})
        assert look(play(state, f"deliver {card[0]}"))["scores"] == [POINTS[card[2:]], 0, 0], card


@pytest.mark.parametrize("tile", TILES)
def test_s00_every_tile_costs_level_times_carts(tile: str) -> None:
    price = {"Y": 1, "B": 2, "G": 3, "K": 4}[tile[0]] * int(tile[1])
    state = position(money={0: price}, workshop={1: tile})
    after = look(play(state, "workshop 1"))
    assert after["money"][0] == 0
    assert after["carts"][0][tile[0]] == tile[0] * (1 + int(tile[1]))
    assert after["tiles"][0] == {"L": int(tile[2] == "L"), "D": int(tile[2] == "D")}
    poorer = position(money={0: price - 1}, workshop={1: tile})
    assert refused(poorer, "workshop 1").figures == {"needs": price, "have": price - 1, "tile": tile}


@pytest.mark.parametrize(
    ("line", "miners", "marks", "canteen", "whose"),
    [("money 4", 1, 4, [0, 0, 0], None), ("money 5", 2, 5, [0, 1, 0], 1), ("money 6", 3, 6, [2, 0, 0], 0)],
)
def test_s01_price_in_miners(line: str, miners: int, marks: int, canteen: list[int], whose: int | None) -> None:
    before = position(standing={"money 5": (1, 1), "money 6": (0, 2)})
    state, events = story(before, line)
    after = look(state)
    assert after["miners"][0] == look(before)["miners"][0] - miners
    assert after["money"][0] == 9 + marks
    assert after["canteen"] == canteen
    assert after["standing"][line] == [0, miners]
    placed = only(events, "placed")
    assert placed.data == {"space": line, "miners": miners, "displaced": miners - 1, "whose": whose}
    assert only(events, "earned").data == {"marks": marks, "from": "bank", "money": 9 + marks}
    assert after["turn"] == 1


@pytest.mark.parametrize("line", ["money 4 2", "money 4 0", "money 6 2", "money 4 money 4"])
def test_s01_no_other_number_of_miners_can_be_sent(line: str) -> None:
    assert unreadable(position(standing={"money 6": (0, 2)}), line).code == "too_long"


def test_s02_not_enough_miners() -> None:
    state = position(miners={0: 2}, standing={"money 6": (1, 2)}, cechownia={1: 4, 2: 3})
    refusal = refused(state, "money 6")
    assert (refusal.code, refusal.figures, refusal.part) == ("needs_miners", {"needs": 3, "have": 2}, "money 6")
    assert "money 6" not in legal(state)
    assert refused(position(miners={0: 2}, standing={"money 6": (0, 2)}), "money 6").figures == {"needs": 3, "have": 2}
    assert "money 6" in legal(position(miners={0: 3}, standing={"money 6": (1, 2)}))


def test_s02_cechownia_takes_one_miner_and_displaces_nobody() -> None:
    state = position(miners={0: 2}, standing={"money 6": (1, 2)}, cechownia={1: 4, 2: 3})
    after, events = story(state, "money 1")
    assert look(after)["money"][0] == 10
    assert look(after)["miners"][0] == 1
    assert look(after)["cechownia"] == [1, 4, 3]
    assert look(after)["canteen"] == look(state)["canteen"]
    assert only(events, "placed").data == {"space": "money 1", "miners": 1, "displaced": 0, "whose": None}
    assert unreadable(state, "money 1 2").code == "too_long"


def test_s02_cechownia_may_be_chosen_freely() -> None:
    state = position()
    assert {"money 1", "money 4", "mine 10", "workshop 1"} <= set(legal(state))
    last = position(miners={0: 1}, standing={name: (1, 1) for name in SPACES if name not in ("money 1", "mine 4")}, seats=4)
    assert legal(last) == ["mine 4", "money 1"]


def test_s03_players_without_miners_are_skipped() -> None:
    state = position(turn=2, miners={0: 0, 1: 0, 2: 2})
    once = play(state, "money 6")
    assert (look(once)["turn"], look(once)["shift"], look(once)["miners"]) == (2, 1, [0, 0, 1])
    after, events = story(once, "money 4")
    assert look(after)["shift"] == 2
    assert look(after)["money"][2] == 9 + 6 + 4
    assert [event.kind for event in events] == ["placed", "earned", "shift_scored", "start_passed", "shift_began"]
    assert look(after)["miners"] == [15, 15, 15]
    assert look(after)["canteen"] == look(after)["cechownia"] == [0, 0, 0]
    assert look(after)["standing"] == {}


def test_s03_only_those_without_miners_are_skipped() -> None:
    state = position(4, turn=2, miners={0: 0, 1: 1, 2: 1, 3: 0})
    assert look(play(state, "money 6"))["turn"] == 1


def test_s03_mining_is_resolved_before_the_shift_ends() -> None:
    state = position(turn=2, miners={0: 0, 1: 0, 2: 1})
    after, events = story(state, "mine 10 @3 +G @0 -G")
    assert look(after)["shift"] == 2
    assert look(after)["store"][2] == "G"
    kinds = [event.kind for event in events]
    assert kinds.index("mined") < kinds.index("shift_scored")
    assert only(events, "mined").data == {"steps": 10, "used": 4}
