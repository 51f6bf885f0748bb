"""Positions as JSON and as facts, for games that give neither: what is written is read again, and what cannot be is refused."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, Literal, NamedTuple

import pytest

from engine.contract import GameDefaults
from engine.game_package import GamePackage
from engine.plain_json import from_json, to_json
from engine.plain_view import Fact, PlainView, facts
from tests.engine.pig_game import GAME as PIG
from tests.engine.pig_game import Pig
from tests.engine.random_games import walk
from tests.engine.toy_game import TOY, Toy


class Suit(Enum):
    CLUBS = "c"


class Cell(NamedTuple):
    row: int
    name: str | None


@dataclass
class Pile:
    top: Suit | None
    cards: list[Cell]


@dataclass
class Everything:
    board: dict[tuple[int, int], Pile]
    by_number: dict[int, frozenset[str]]
    by_name: dict[str, float]
    sets: set[int]
    pair: tuple[int, bool]
    many: tuple[Suit, ...]
    what: Literal["a", "b"]
    anything: Any
    nothing: None = None


FULL = Everything(
    {(0, 1): Pile(Suit.CLUBS, [Cell(1, "x"), Cell(2, None)]), (2, 3): Pile(None, [])},
    {1: frozenset("ba"), 2: frozenset()}, {"1": 0.5}, {3, 1, 2}, (4, True), (Suit.CLUBS,), "b", {"free": [1]},
)  # fmt: skip


def test_what_is_written_is_read_again() -> None:
    text = json.dumps(to_json(FULL))
    assert from_json(Everything, json.loads(text)) == FULL
    assert json.dumps(to_json(from_json(Everything, json.loads(text)))) == text, "the same again: digests are made of it"
    assert json.loads(text)["sets"] == [1, 2, 3], "in one order"


@pytest.mark.parametrize("game", [PIG, TOY], ids=lambda game: game.name)
def test_whole_games_through_json_clones_and_views(game: Any) -> None:
    rng = Random(1)
    for step in walk(game, 2, seed=5):
        state = step.after
        assert game.from_json(json.loads(json.dumps(game.to_json(state)))) == state
        copy = game.clone(state)
        assert copy == state
        for seat in (None, 0):
            view = game.observe(state, seat)
            guess = game.determinize(view, rng)
            assert game.observe(guess, seat) == view
            for other in (copy, guess):
                if (acting := game.to_act(other)) and acting[0] >= 0:
                    game.apply(other, acting[0], game.legal_actions(other, acting[0])[0])
            assert game.observe(state, seat) == view, "nobody changes a position through a copy or a view"


def test_a_plain_view_stays_as_it_was_seen() -> None:
    state = PIG.setup(2, {}, {})
    view = PIG.observe(state, 0)
    PIG.apply(state, 0, "roll")
    assert (view.phase, view.position.rolling) == ("turn", False)
    PIG.apply(view.position, 0, "die 4")
    assert state.pending == 0


class Odd:
    pass


@dataclass
class Unknown:
    thing: Odd
    either: int | str = 0


def test_what_has_no_plain_form_is_refused() -> None:
    with pytest.raises(TypeError, match="Odd has no plain form"):
        to_json(Unknown(Odd()))
    with pytest.raises(TypeError, match=r"Odd.* has no plain form"):
        from_json(Unknown, {"thing": {}, "either": 0})
    with pytest.raises(TypeError, match="no plain form"):
        from_json(int | str, 0)
    with pytest.raises(TypeError, match="is no data class"):
        facts(PlainView(None, 2, "turn", Odd()))


def test_a_game_that_lacks_what_has_no_default_is_refused_when_it_is_registered() -> None:
    class Half(GameDefaults):
        name = "half"
        seats = range(2, 3)

    class Unsaid(Pig):
        def setup(self, seats, deal, options):  # type: ignore[no-untyped-def]
            return PIG.setup(seats, deal, options)

    with pytest.raises(TypeError, match="Half does not give setup, to_act, legal_actions, apply, result"):
        GamePackage(Half())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="which class the position is"):
        GamePackage(Unsaid())


def test_a_game_with_a_view_of_its_own_says_which_positions_fit_it() -> None:
    class OnlyView(Pig):
        observe = Toy.observe

    class OnlyPositions(Pig):
        determinize = Toy.determinize

    for game in (OnlyView(), OnlyPositions()):
        with pytest.raises(TypeError, match="both"):
            GamePackage(game)
    assert GamePackage(PIG).game is PIG


@dataclass
class Shown:
    seats: int
    phase: str
    scores: list[int]
    piles: list[Pile | None]
    names: set[str]
    ready: bool
    long_name: dict[str, int]
    nothing: str | None
    _cache: int
    rolls: list[int] = field(default_factory=list)


def test_facts_are_the_fields_of_a_view() -> None:
    shown = Shown(
        2, "turn", [3, 5], [Pile(Suit.CLUBS, [Cell(1, "x")]), None], {"b", "a"}, True, {"coal": 2, "gold": 1}, None, 9, [6, 6]
    )
    assert (
        facts(PlainView(None, 2, "turn", shown))
        == facts(shown)
        == (
            Fact("scores", "", ("3", "5")),
            Fact("piles", "", ("top clubs, cards 1, x", "–")),
            Fact("names", "a, b"),
            Fact("ready", "✓"),
            Fact("long_name", "coal 2, gold 1"),
            Fact("nothing", "–"),
            Fact("rolls", "6, 6"),
        )
    )
