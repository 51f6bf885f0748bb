"""Lines played in a position of any game, why a line is refused there, and what a player would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from engine.checked import play_line
from engine.contract import AnyGame, EngineError, Event, Illegal, Refusal, Unreadable
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
