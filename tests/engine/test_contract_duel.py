"""The contract carries the next games: a game of duels keeps every promise, and the platform's tools work on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.checked import apply_checked, play_line
from engine.contract import CHANCE, AnyGame, BadDeal, Illegal
from engine.games import GAMES
from engine.match import play_game
from engine.players import iteration_budget
from engine.players.random_player import RandomPlayer
from engine.players.search import search
from engine.record import Record, RecordWriter, from_json, replay
from engine.rng import rng_at
from tests.engine import test_contract
from tests.engine.duel_game import CARDS, DUEL, Fight

# The tests of the contract that need no file of their own.
PROMISES = [
    test_contract.test_whoever_is_to_act_has_something_to_do,
    test_contract.test_asking_changes_nothing,
    test_contract.test_clones_are_equal_and_independent,
    test_contract.test_the_same_seed_deals_the_same,
    test_contract.test_positions_and_actions_survive_on_paper,
    test_contract.test_lines_replay,
    test_contract.test_views_can_be_imagined,
    test_contract.test_events_are_data,
]


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.setitem(GAMES, "duel", DUEL)
    return DUEL


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__.removeprefix("test_"))
@pytest.mark.parametrize("seats", DUEL.seats)
def test_promises(duel: AnyGame, promise: Any, seats: int) -> None:
    promise(duel, seats)


def in_defence(seats: int = 4) -> Fight:
    """Seat 0 has attacked seat 2 and hit."""
    state = DUEL.setup(seats, {"deck": list(CARDS)}, {})
    for choice in ("colour red", "number 1"):
        for seat in range(seats):
            apply_checked(DUEL, state, seat, choice)
    apply_checked(DUEL, state, 0, "attack 2")
    apply_checked(DUEL, state, CHANCE, "hit")
    return state


def test_choices_made_at_once_tell_their_seat_and_a_decision_within_a_turn_is_a_line_of_its_own(duel: AnyGame) -> None:
    state = DUEL.setup(4, {"deck": list(CARDS)}, {})
    writer = RecordWriter(duel)
    moves = [(seat, choice) for choice in ("colour red", "number 1") for seat in (2, 0, 3, 1)]
    moves += [(0, "attack 2"), (CHANCE, "hit"), (2, "block"), (0, "leave"), (1, "rest")]
    for seat, action in moves:
        writer.note(state, action, seat)
        apply_checked(duel, state, seat, action)
    lines = writer.lines(state)
    assert lines[:4] == ["2: colour red", "0: colour red", "3: colour red", "colour red"], "of the last one nobody need ask"
    assert lines[-4:] == ["attack 2 hit", "block", "leave", "rest"]
    assert replay(Record(duel, ["A"] * 4, {"deck": list(CARDS)}, lines)).state == state


@pytest.mark.parametrize("line", ["block gloat", "gloat", "block rest"])
def test_a_line_goes_no_further_than_its_seat(duel: AnyGame, line: str) -> None:
    state = in_defence()
    with pytest.raises(Illegal):
        play_line(duel, state, line)
    assert state == in_defence()


@pytest.mark.parametrize("teams", [False, True])
def test_whole_games_replay_with_shuffles_in_the_record(duel: AnyGame, teams: bool) -> None:
    state, record = play_game(duel, [RandomPlayer()] * 6, "ABCDEF", 3, options={"teams": teams})
    assert not state.used or len(state.deck) + len(state.used) == len(CARDS)
    again = from_json(record.to_json())
    assert again.options == record.options
    assert replay(again).state == state
    result = duel.result(state)
    assert result is not None
    assert result.teams == (((0, 3), (1, 4), (2, 5)) if teams else ())
    assert not teams or all({seat, (seat + 3) % 6} <= set(result.winners) for seat in result.winners)


def shuffling() -> Fight:
    """The last card has been taken; only its order is open."""
    state = in_defence()
    state.deck, state.used, state.phase, state.target = [], sorted(CARDS), "shuffle", None
    return state


def test_chance_that_cannot_be_listed_is_sampled_and_checked(duel: AnyGame) -> None:
    state = shuffling()
    assert duel.to_act(state) == (CHANCE,)
    assert not duel.legal_actions(state, CHANCE)
    drawn = duel.chance(state, rng_at(1, 5))
    assert drawn == duel.chance(state, rng_at(1, 5)) != duel.chance(state, rng_at(1, 6))
    for wrong in ("shuffle 1-2", drawn.replace("39", "38"), "hit"):
        with pytest.raises(Illegal):
            apply_checked(duel, state, CHANCE, wrong)
    after, _ = play_line(duel, state, drawn)  # a line that begins with chance
    assert (len(after.deck), after.turn) == (len(CARDS), 1)


class Hopes:
    """Looks no further than the score; counts the blows it sees."""

    first_look = 1

    def turns(self, state: Any, seat: int) -> Sequence[tuple[str, ...]]:
        return [(action,) for action in DUEL.legal_actions(state, seat)]

    def chances(self, state: Any) -> Sequence[float]:
        total = 1 + sum(state.scores)
        return [score / total for score in state.scores]


def test_a_search_goes_through_chance_that_cannot_be_listed(duel: AnyGame) -> None:
    state = in_defence()
    state.phase, state.target = "after", None
    state.deck, state.used = [CARDS[0]], sorted(CARDS)[1:]  # the next card is the last one: every line needs a shuffle
    found = search(duel, Hopes(), duel.observe(state, 0), Random(1), iteration_budget(120))
    assert {candidate.turn for candidate in found} == {("gloat",), ("leave",)}
    assert sum(candidate.visits for candidate in found) >= 10


def test_a_search_sees_unequal_chances_as_often_as_they_fall(duel: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    state = in_defence()
    state.phase, state.target = "turn", None
    seen: Counter[str] = Counter()
    apply = DUEL.apply

    def counting(position: Any, seat: int, action: str) -> Any:
        if seat == CHANCE:
            seen[action] += 1
        return apply(position, seat, action)

    monkeypatch.setattr(DUEL, "apply", counting, raising=False)
    search(duel, Hopes(), duel.observe(state, 0), Random(1), iteration_budget(400), only=[("attack 2",), ("rest",)])
    assert seen["hit"] + seen["miss"] > 100
    assert 2.4 < seen["hit"] / seen["miss"] < 3.6


def test_options_that_do_not_fit_the_players_are_refused(duel: AnyGame) -> None:
    assert duel.check_options(6, {"crowded": True}) is None
    refusal = duel.check_options(4, {"crowded": True})
    assert refusal is not None
    with pytest.raises(BadDeal) as caught:
        duel.setup(4, duel.deal(rng_at(1, 0), 4, {"crowded": True}), {"crowded": True})
    assert caught.value.refusal == refusal


def test_a_deal_knows_the_options(duel: AnyGame) -> None:
    assert set(duel.deal(rng_at(1, 0), 4, {"teams": True})) == {"deck", "teams_bonus"}
    assert set(duel.deal(rng_at(1, 0), 4, {})) == {"deck"}


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_number_of_players_in_between_is_refused(duel: AnyGame, seats: int) -> None:
    with pytest.raises(BadDeal):
        duel.setup(seats, {"deck": list(CARDS)}, {})


def test_two_phases_of_secret_choices_one_after_the_other(duel: AnyGame) -> None:
    one, other = (DUEL.setup(4, {"deck": list(CARDS)}, {}) for _ in range(2))
    apply_checked(duel, one, 0, "colour red")
    apply_checked(duel, other, 0, "colour blue")
    assert duel.observe(one, 1) == duel.observe(other, 1)
    for seat in (1, 2, 3):
        apply_checked(duel, one, seat, "colour red")
    assert duel.to_act(one) == (0, 1, 2, 3)
    apply_checked(duel, one, 2, "number 1")
    assert duel.to_act(one) == (0, 1, 3)
