"""What the games to come need of the contract: dice, choices made at once, other seats' decisions, teams, open length."""

from __future__ import annotations

import pytest

from engine.checked import apply_checked, play_line
from engine.contract import CHANCE, AnyGame, Illegal, Unreadable
from engine.games import GAMES
from engine.match import play_game
from engine.players.random_player import RandomPlayer
from engine.record import Record, RecordWriter, from_json, replay
from engine.rng import rng_at
from tests.engine.toy_game import TOY


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.setitem(GAMES, "toy", TOY)
    return TOY


@pytest.mark.parametrize("seed", range(8))
def test_a_game_with_dice_and_choices_made_at_once_replays_from_its_record(toy: AnyGame, seed: int) -> None:
    state, record = play_game(toy, [RandomPlayer()] * 4, "ABCD", seed)
    again = from_json(record.to_json())
    assert replay(again).state == state
    assert any(line.startswith("roll") for line in record.actions)
    result = toy.result(state)
    assert result is not None
    assert len(result.winners) == 2  # a team


def test_the_die_follows_from_seed_and_ply_not_from_what_happened_before(toy: AnyGame) -> None:
    state = toy.setup(2, {"bonus": 0}, {})
    for seat in (1, 0):
        apply_checked(toy, state, seat, "bid 1")
    assert toy.to_act(state) == (CHANCE,)
    assert toy.chance(state, rng_at(9, 3)) == toy.chance(state, rng_at(9, 3))


def test_choices_made_at_once_are_written_with_their_seat_in_any_order(toy: AnyGame) -> None:
    state, writer = toy.setup(3, {"bonus": 0}, {}), RecordWriter(toy)
    for seat, bid in ((2, "bid 3"), (0, "bid 1"), (1, "bid 2")):
        writer.note(state, bid, seat)
        apply_checked(toy, state, seat, bid)
    assert writer.lines(state) == ["2: bid 3", "0: bid 1", "bid 2"]
    assert replay(Record(toy, ["A", "B", "C"], {"bonus": 0}, writer.lines(state))).state == state


def test_nobody_sees_a_bid_before_all_have_chosen(toy: AnyGame) -> None:
    one, other = (toy.setup(2, {"bonus": 0}, {}) for _ in range(2))
    apply_checked(toy, one, 0, "bid 1")
    apply_checked(toy, other, 0, "bid 3")
    assert toy.observe(one, 1) == toy.observe(other, 1)
    assert toy.observe(one, None) == toy.observe(other, None)
    assert toy.observe(one, 0) != toy.observe(other, 0)


def test_a_line_without_its_seat_or_of_another_one_changes_nothing(toy: AnyGame) -> None:
    state = toy.setup(2, {"bonus": 0}, {})
    for line, error in (("bid 1", Unreadable), ("x: bid 1", Unreadable), ("7: bid 1", Illegal), ("0: roll 1", Illegal)):
        with pytest.raises(error):
            play_line(toy, state, line)
    assert state == toy.setup(2, {"bonus": 0}, {})


def test_the_decision_is_with_the_seat_after_the_highest_bidder(toy: AnyGame) -> None:
    state = toy.setup(3, {"bonus": 0}, {})
    for seat, bid in enumerate(("bid 1", "bid 3", "bid 2")):
        apply_checked(toy, state, seat, bid)
    apply_checked(toy, state, CHANCE, "roll 4")
    assert toy.to_act(state) == (2,)
    with pytest.raises(Illegal):
        apply_checked(toy, state, 1, "pass")
