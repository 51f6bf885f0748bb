"""The position as JSON: the keys and spellings that other programs rely on."""

from __future__ import annotations

import json

import pytest

from engine.record import Record, RecordWriter, replay
from engine.rng import rng_at
from tests.engine.lines import legal, only, play, story, under_way
from tests.engine.positions import GAME, complete, deal, look, position, shaft
from tests.engine.random_games import TASTES, walk

DOCUMENTED = [
    "phase", "turn", "shift", "start", "scores", "money", "miners", "level", "cage", "store", "carts", "tiles", "pending",
    "delivered", "supply", "workshop", "orders", "stacks", "winners",
]  # fmt: skip


def test_the_documented_keys_are_there_at_every_line() -> None:
    for seats in (2, 3, 4):
        for step in walk(GAME, seats, 4, TASTES["digger"]):
            data = look(step.after)
            assert list(data)[: len(DOCUMENTED)] == DOCUMENTED
            if not GAME.line_open(step.after):
                assert data["phase"] in ("draft", "place", "choose", "over")
            for key in ("scores", "money", "miners", "level", "cage", "store", "carts", "tiles", "pending", "delivered"):
                assert len(data[key]) == seats
            assert (data["turn"] is None) is (data["winners"] is not None) is (data["phase"] == "over")


def test_coal_is_written_in_the_order_of_the_alphabet() -> None:
    state = position(shafts={0: shaft(bought=["Y2L", "Y2D"], carts={"Y": "YYYYY"}, store="K")})
    state = under_way(state, "mine 10 @1 +Y +Y @4 +K @3 +G @2 +B")
    data = look(state)
    assert data["cage"][0] == "BGKYY"
    assert data["carts"][0] == {"Y": "..YYY", "B": ".", "G": ".", "K": "."}
    assert (data["phase"], data["turn"], data["steps_left"]) == ("mine", 0, 1)
    assert look(play(position(shafts={0: shaft(cage="BY", store="GK")}), "mine 6 -Y -B"))["store"][0] == "BGKY"


def test_carts_with_strange_coal_come_after_the_empty_ones() -> None:
    state = position(shafts={0: shaft(level=4, bought=["K2D"], carts={"K": "BKY"})})
    assert look(play(state, "mine 6 +K"))["carts"][0]["K"] == ".BY"


def test_delivered_cards_are_sorted() -> None:
    state = position(shafts={0: shaft(pending=complete("W-YBGK", "W-B", "C-K"))})
    state = play(state, "deliver W", "money 1", "money 1", "deliver C")
    assert look(state)["delivered"][0] == ["C-K", "W-B", "W-YBGK"]


def test_drafted_cards_and_the_display() -> None:
    state = GAME.setup(2, deal(orders=["H-Y", "L-YBGK"]), {})
    assert look(state)["orders"] == {"2": None, "3": None, "4": None}
    assert look(state)["stacks"] == [42, 37]
    state = play(state, "draft L-YBGK")
    assert look(state)["pending"] == [{}, {"L-YBGK": ["Y", "B", "G", "K"]}]
    assert look(state)["stacks"] == [42, 37]


def test_held_pieces_are_in_no_stack() -> None:
    state = position()
    tiles, cards = look(state)["stacks"]
    assert look(play(state, "workshop draw"))["stacks"] == [tiles - 5, cards]
    assert look(play(state, "order draw"))["stacks"] == [tiles, cards - 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_survives_on_paper(seats: int) -> None:
    for start_seed in range(6):  # among them games that seat 0 does not start
        *_, last = walk(GAME, seats, start_seed)
        back = GAME.from_json(json.loads(json.dumps(look(last.after))))
        assert back == last.after
        assert GAME.result(back) == GAME.result(last.after)
        assert GAME.observe(back, None) == GAME.observe(last.after, None)


def test_half_a_decision_is_written_only_for_mining() -> None:
    dealt = GAME.deal(rng_at(2, 0), 2, {})
    writer = RecordWriter(GAME)
    for step in walk(GAME, 2, 2, TASTES["buyer"]):
        writer.note(step.before, step.action, step.seat)
        lines = writer.lines(step.after)
        if step.after.phase == "mine":
            assert lines[-1].startswith("mine ")
            assert lines[-1].endswith(" ...")
        elif step.after.phase in ("rest", "return", "fill"):
            assert replay(Record(GAME, ["A", "B"], dealt, lines)).state.phase in ("place", "choose")


def test_only_the_last_line_may_be_under_way() -> None:
    dealt = GAME.deal(rng_at(2, 0), 2, {})
    state = GAME.setup(2, dealt, {})
    lines = []
    while look(state)["phase"] == "draft":
        lines.append(legal(state)[0])
        state = play(state, lines[-1])
    running = replay(Record(GAME, ["A", "B"], dealt, [*lines, "mine 10 @1 ..."]))
    assert (running.error, running.state.phase, running.played) == (None, "mine", len(lines) + 1)
    assert replay(Record(GAME, ["A", "B"], dealt, [*lines, "mine 10 @1 ...", "money 4"])).index == len(lines)
    assert replay(Record(GAME, ["A", "B"], dealt, [*lines, "mine 10 @1 ...", "stop"])).index == len(lines)
    refusal = replay(Record(GAME, ["A", "B"], dealt, [*lines, "money 4 ..."])).error
    assert refusal is not None
    assert refusal.refusal.code == "not_a_running_turn"
    assert replay(Record(GAME, ["A", "B"], dealt, [*lines, "mine 10 @1 ..."]), until=len(lines)).state == state


@pytest.mark.parametrize(
    ("standing", "reason"),
    [({"workshop 1": (2, 2)}, "most"), ({"workshop 1": (2, 2), "workshop 2": (0, 2)}, "tie"), ({}, "nobody")],
)
def test_why_the_start_passed(standing: dict[str, tuple[int, int]], reason: str) -> None:
    state = position(miners={0: 1, 1: 0, 2: 0}, standing=standing)
    assert only(story(state, "money 1")[1], "start_passed").data["reason"] == reason
