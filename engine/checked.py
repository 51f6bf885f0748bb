"""Checked entry points: illegal actions raise, and a refused line leaves the state unchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.contract import CHANCE, AnyGame, Event, Illegal, Refusal, Seat, Unreadable


def apply_checked(game: AnyGame, state: Any, seat: Seat, action: Any) -> list[Event]:
    """Apply an action in place if it is legal; otherwise raise Illegal and leave the state unchanged."""
    refusal = game.explain(state, seat, action)
    if refusal is not None:
        raise _illegal(refusal)
    return game.apply(state, seat, action)


def apply_all_checked(game: AnyGame, state: Any, seat: Seat, actions: Iterable[Any]) -> tuple[Any, list[Event]]:
    """Apply several actions of one seat to a copy, all or nothing: the new state and its events, or Illegal."""
    after = game.clone(state)
    events: list[Event] = []
    for action in actions:
        events += apply_checked(game, after, seat, action)
    return after, events


BeforeAction = Callable[[Any, Seat, Any], None]  # called with the state, the acting seat and its action


def play_line(
    game: AnyGame, state: Any, text: str, *, running: bool = False, before_action: BeforeAction | None = None
) -> tuple[Any, list[Event]]:
    """Play one record line: the actions of the seat to act, and of chance where that decision rolls a die.

    ``running``: the line is an unfinished turn and stays open. ``before_action`` is called before each action is applied.
    """
    seats = game.to_act(state)
    if not seats:
        raise Illegal("game_over", text[:80])
    seat, text = (seats[0], text) if len(seats) == 1 else seat_of_line(text)
    actions = game.parse_line(text)
    after = game.clone(state)
    events: list[Event] = []

    def perform(action: Any) -> None:
        whose = CHANCE if game.to_act(after) == (CHANCE,) else seat
        if before_action:
            before_action(after, whose, action)
        events.extend(apply_checked(game, after, whose, action))

    for number, action in enumerate(actions):
        if number and not line_continues(game, after, seat):  # the decision was already complete
            raise Illegal("too_long", str(action))
        perform(action)
    continues = line_continues(game, after, seat)
    implied = game.implied(after) if continues else None
    if running:
        if implied is None:
            raise Illegal("not_a_running_turn", text[:80])
    elif implied is not None:
        perform(implied)
    elif continues:
        raise Illegal("unfinished", text[:80])
    return after, events


def line_continues(game: AnyGame, state: Any, seat: Seat) -> bool:
    """True if the next action belongs to the line that this seat began: its own, or chance that it triggered."""
    return game.line_open(state) and game.to_act(state) in ((seat,), (CHANCE,))


def line_prefix(game: AnyGame, state: Any, seat: Seat) -> str:
    """The seat as a line prefix where several seats choose at once; otherwise the position says whose line it is."""
    return f"{seat}: " if len(game.to_act(state)) > 1 else ""


def seat_of_line(text: str) -> tuple[Seat, str]:
    """The seat that a line begins with, and the rest of it; raises Unreadable."""
    seat, colon, rest = text.partition(": ")
    if not colon or len(seat) > 3 or not seat.isascii() or not seat.isdigit() or str(int(seat)) != seat:  # "00" is no seat
        raise Unreadable("no_seat", text[:80])
    return int(seat), rest


def _illegal(refusal: Refusal) -> Illegal:
    return Illegal(refusal.code, refusal.part, **refusal.figures)
