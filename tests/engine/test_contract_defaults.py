"""What a game need not say: the defaults of the contract, on the toy, which gives only its rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.checked import apply_checked
from engine.contract import CHANCE, BadDeal, Event, GameDefaults, Illegal, Refusal, Unreadable
from engine.game_package import GamePackage
from engine.games import GAMES
from engine.match import play_game
from engine.players import iteration_budget
from engine.players.game_course import game_course
from engine.players.random_player import RandomPlayer
from engine.record import Record
from tests.engine.random_games import walk
from tests.engine.toy_game import TOY, Dice


@pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)
def test_the_phase_is_one_word_that_every_view_repeats(game: object) -> None:
    for step in list(walk(game, 2, seed=3))[::5]:  # type: ignore[arg-type]
        phase = game.phase(step.after)  # type: ignore[attr-defined]
        assert phase.isidentifier()
        for seat in (None, 0, 1):
            view = game.observe(step.after, seat)  # type: ignore[attr-defined]
            assert (view.phase, view.seat, view.seats) == (phase, seat, 2)


def test_a_position_without_a_phase_is_at_a_turn_at_chance_or_over() -> None:
    class Nameless(GameDefaults):
        acting: tuple[int, ...] = (0, 1)

        def to_act(self, state: object, /) -> tuple[int, ...]:
            return self.acting

    game = Nameless()
    assert game.phase(object()) == "turn"
    game.acting = (CHANCE,)
    assert game.phase(object()) == "chance"
    game.acting = ()
    assert game.phase(object()) == "over"


def test_chance_is_drawn_from_the_listed_outcomes_by_their_weights() -> None:
    rolling = Dice(2, [1, 2], rolling=True)
    rng = Random(5)
    drawn = Counter(TOY.chance(rolling, rng) for _ in range(600))
    assert set(drawn) == {f"roll {n}" for n in range(1, 7)}
    assert min(drawn.values()) > 60

    class Loaded(type(TOY)):  # type: ignore[misc]
        def chance_weights(self, state: Dice) -> list[float]:
            return [0, 0, 1, 0, 0, 3]

    drawn = Counter(Loaded().chance(rolling, rng) for _ in range(600))
    assert set(drawn) == {"roll 3", "roll 6"}
    assert drawn["roll 6"] > 2 * drawn["roll 3"]
    with pytest.raises(LookupError):
        TOY.chance(Dice(2, [None, None]), rng)


def test_what_is_not_legal_is_refused_with_a_reason() -> None:
    state = Dice(2, [None, 2])
    for seat, action, why in (
        (1, "bid 1", Refusal("not_your_turn", {"turn": [0]})),
        (0, "pass", Refusal("not_now", {"phase": "bid"}, "pass")),
        (0, "bid 1", None),
    ):
        assert TOY.explain(state, seat, TOY.parse(f"  {action.replace(' ', '   ')} ")) == why
    with pytest.raises(Illegal):
        apply_checked(TOY, state, 0, "bid 9")
    over = Dice(2, [1, 2], [4], rounds=0)
    assert TOY.explain(over, 0, "pass") == Refusal("game_over")
    assert TOY.describe(Refusal("not_now", {"phase": "bid"}, "pass")) == "not now: pass: phase bid"
    for text in ("", "  ", "\ud83d", "a\x00b"):
        with pytest.raises(Unreadable):
            TOY.parse(text)


def test_all_else_is_said_by_default() -> None:
    assert (TOY.version, TOY.options, TOY.stand_in) == (1, {}, "random")
    assert TOY.check_options(2, {}) is None
    assert TOY.reveals(Event("bid", 0, {})), "undo needs consent until the game says otherwise"
    package = GamePackage(TOY)
    player = package.levels[TOY.stand_in](iteration_budget(1))
    assert isinstance(player, RandomPlayer)
    assert package.narrate(Event("rolled", None, {"number": 4}), ["Ania", "Bob"]) == "rolled 4"
    assert package.narrate(Event("bid_number", 1, {"number": 2}), ["Ania", "Bob"]) == "Bob: bid number 2"
    _, record = play_game(TOY, [player, player], ["Ania", "Bob"], seed=4)
    course = game_course(record, package)
    assert (len(course.standings), course.swing) == (1, None), "only the result: nobody said how the seats stood before"


def test_a_record_of_too_many_players_is_refused_for_every_game() -> None:
    for game in [*GAMES.values(), TOY]:
        with pytest.raises(BadDeal):
            Record(game, ["P"] * 9, game.deal(Random(1), 2, {}), []).setup()
