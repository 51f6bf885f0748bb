"""Lines played in a position of any game, why a line is refused there, and what a player would do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from engine.checked import apply_checked, play_line
from engine.contract import CHANCE, AnyGame, EngineError, Event, Illegal, Refusal, Unreadable
from engine.games import GAMES
from engine.players import Player
from engine.rng import rng_at

State = TypeVar("State")


def game_of(state: Any) -> AnyGame:
    """The game whose position this is: a game's package has its name."""
    return GAMES[type(state).__module__.split(".")[1]]


def viewers(state: Any) -> Sequence[int | None]:
    """Everybody who may look: a spectator and all seats."""
    return [None, *range(state.seats)]


def play(state: State, *lines: str) -> State:
    """The position after these lines, each by whoever is to act."""
    return story(state, *lines)[0]


def story(state: State, *lines: str) -> tuple[State, list[Event]]:
    """The position after these lines, and all that happened."""
    events: list[Event] = []
    for line in lines:
        state, more = play_line(game_of(state), state, line)
        events += more
    return state, events


def under_way(state: State, line: str) -> State:
    """The position in the middle of a turn."""
    after: State = play_line(game_of(state), state, line, running=True)[0]
    return after


def legal(state: Any) -> list[str]:
    """Everything the one seat to act may do, in writing."""
    game = game_of(state)
    return [str(action) for action in game.legal_actions(state, *game.to_act(state))]


def refused(state: Any, line: str, error: type[EngineError] = Illegal) -> Refusal:
    """Why a readable line is illegal here; the position stays as it was."""
    game = game_of(state)
    before = game.to_json(state)
    with pytest.raises(error) as caught:
        play_line(game, state, line)
    assert game.to_json(state) == before
    refusal = caught.value.refusal
    if refusal.code != "no_seat":  # that one is said by whoever reads records
        assert 0 < len(game.describe(refusal)) < 200
    return refusal


def unreadable(state: Any, line: str) -> Refusal:
    """What is wrong with a line that nobody can read; the position stays as it was."""
    return refused(state, line, Unreadable)


def check_every(state: Any, actions: Iterable[Any]) -> None:
    """Whoever asks: what is on the list can be done, and whatever is not is refused with a reason."""
    game = game_of(state)
    for seat in (CHANCE, *range(state.seats)):
        legal = list(game.legal_actions(state, seat))
        for action in actions:
            refusal = game.explain(state, seat, action)
            assert (refusal is None) is (action in legal), (seat, action)
            if refusal is None:
                apply_checked(game, game.clone(state), seat, action)
            else:
                assert refusal.part == str(action)
                assert 0 < len(game.describe(refusal)) < 200


def check_account(steps: Sequence[Any]) -> None:
    """A game ends with a score that its account adds up to, and with winners, as the last event and all views tell."""
    state, told = steps[-1].after, steps[-1].events[-1].data
    game = game_of(state)
    result = game.result(state)
    assert result is not None
    assert [sum(rows.values()) for rows in result.breakdown] == list(result.scores)
    assert max(result.scores) == result.scores[result.winners[0]]
    assert told["scores"] == list(result.scores)
    for viewer in viewers(state):
        view = game.observe(state, viewer)
        assert tuple(player.points for player in view.players) == result.scores
        assert view.winners == result.winners


def choice(player: Player, state: Any, seat: int | None = None) -> str:
    """What this player does in the place of a seat, or of the one seat to act, in writing."""
    game = game_of(state)
    if seat is None:
        (seat,) = game.to_act(state)
    return str(player.choose(game, lambda: game.observe(state, seat), game.legal_actions(state, seat), rng_at(1, 0)))


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event
