"""Views, imagined positions and events of every game hold nothing that their reader may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import CHANCE
from engine.games import GAMES
from engine.rng import below, rng_at
from tests.engine import test_properties as szczesc
from tests.engine import test_secrets as szczesc_secrets
from tests.engine.goldmine import test_properties as goldmine
from tests.engine.goldmine import test_secrets as goldmine_secrets
from tests.engine.kopalnie import test_properties as kopalnie
from tests.engine.kopalnie import test_secrets as kopalnie_secrets
from tests.engine.lines import viewers
from tests.engine.niemcy import test_properties as niemcy
from tests.engine.niemcy import test_secrets as niemcy_secrets
from tests.engine.random_games import Step
from tests.examples import few


class Case(NamedTuple):
    """What a game hides, and how to look for it."""

    examples: int
    games: st.SearchStrategy[Any]
    some: Callable[[Any, int], Sequence[Step]]  # steps of a game, by a whim
    with_other_secrets: Callable[[Any, int | None, Random], Any]  # the same to this viewer
    pieces: Callable[[Any], Any]  # what an imagined position has of the true one
    revealing: frozenset[str] = frozenset()  # events by which something hidden comes to light by the rules
    plies: int = 5000  # that an imagined position is played on


CASES = {
    "szczesc": Case(
        12, szczesc.some_games, lambda game, _: szczesc.some_of(game, 12), szczesc_secrets.with_other_secrets,
        lambda state: (szczesc_secrets.everything(state), szczesc_secrets.public(state)),
        frozenset({"refilled", "draft_ended", "shift_scored", "drew_pieces"}),
    ),
    "kopalnie": Case(
        15, kopalnie.games, lambda game, whim: kopalnie.steps_of(game)[:-1][whim % 3 :: 3], kopalnie_secrets.with_other_secrets,
        kopalnie_secrets.pieces, frozenset({"drew_chance", "revealed_mission"}),
    ),
    "niemcy": Case(
        5, niemcy.games, lambda game, whim: niemcy.steps_of(game)[:-1][whim % 4 :: 4], niemcy_secrets.with_other_secrets,
        lambda state: (niemcy.cards_of(state), niemcy.tickets_of(state), niemcy.check_pieces(state)),
        frozenset({"drew_blind", "opened", "offered", "game_over", "shuffled", "chosen_all", "tickets_dealt"}), 200,
    ),
    "goldmine": Case(
        15, goldmine_secrets.games_with_hands, lambda game, _: goldmine_secrets.while_building(*game),
        goldmine_secrets.with_other_hands, goldmine.tiles_of,
    ),
}  # fmt: skip
every_game = pytest.mark.parametrize("name", CASES)


def for_some(name: str, holds: Callable[[Any, int], None]) -> None:
    """Tries a promise with some games of this name, each with a whim."""
    few(CASES[name].examples)(given(CASES[name].games, st.integers(0, 2**32))(holds))()


@every_game
def test_a_view_does_not_change_when_only_secrets_do(name: str) -> None:
    case, rules = CASES[name], GAMES[name]

    def holds(game: Any, whim: int) -> None:
        rng = rng_at(whim, 0)
        for step in case.some(game, whim):
            for viewer in viewers(step.before):
                other = case.with_other_secrets(step.before, viewer, rng)
                view, same = rules.observe(step.before, viewer), rules.observe(other, viewer)
                assert same == view
                assert repr(same) == repr(view)
                if viewer is not None:
                    assert rules.legal_actions(other, viewer) == rules.legal_actions(step.before, viewer)

    for_some(name, holds)


@every_game
def test_an_imagined_position_looks_the_same_and_plays_on(name: str) -> None:
    case, rules = CASES[name], GAMES[name]

    def holds(game: Any, whim: int) -> None:
        rng = rng_at(whim, 0)
        steps = case.some(game, whim)
        for step in steps:
            for viewer in viewers(step.before):
                view = rules.observe(step.before, viewer)
                imagined = rules.determinize(view, rng)
                assert rules.observe(imagined, viewer) == view
                assert case.pieces(imagined) == case.pieces(step.before)
                assert rules.to_act(imagined) == rules.to_act(step.before)
                if viewer is not None:
                    assert rules.legal_actions(imagined, viewer) == rules.legal_actions(step.before, viewer)
        state = rules.determinize(rules.observe(steps[len(steps) // 2].before, None), rng)
        for _ in range(case.plies):
            if not (seats := rules.to_act(state)):
                break
            legal = rules.legal_actions(state, seats[0])
            action = legal[below(rng, len(legal))] if legal else rules.chance(state, rng)
            rules.apply(state, seats[0], action)
        else:
            assert name == "niemcy", "every other game ends"
        case.pieces(state)

    for_some(name, holds)


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.revealing])
def test_events_do_not_depend_on_what_nobody_was_shown(name: str) -> None:
    case, rules = CASES[name], GAMES[name]

    def holds(game: Any, whim: int) -> None:
        rng = rng_at(whim, 0)
        for step in case.some(game, whim):
            if case.revealing.isdisjoint(event.kind for event in step.events):
                mover = step.before.turn if step.seat == CHANCE else step.seat
                other = case.with_other_secrets(step.before, mover, rng)
                assert rules.apply(other, step.seat, step.action) == step.events

    for_some(name, holds)
