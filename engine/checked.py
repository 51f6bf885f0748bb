"""The checked door into a game: nothing illegal gets through, and a refused line changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.contract import CHANCE, AnyGame, Event, Illegal, Refusal, Seat, Unreadable


def apply_checked(game: AnyGame, state: Any, seat: Seat, action: Any) -> list[Event]:
    """Apply an action if it is legal; otherwise raise Illegal and leave the state as it was."""
    refusal = game.explain(state, seat, action)
    if refusal is not None:
        raise _illegal(refusal)
    return game.apply(state, seat, action)


def apply_all_checked(game: AnyGame, state: Any, seat: Seat, actions: Iterable[Any]) -> tuple[Any, list[Event]]:
    """Several actions of one seat as one: the new state and what happened, or Illegal and the old state untouched."""
    after = game.clone(state)
    events: list[Event] = []
    for action in actions:
        events += apply_checked(game, after, seat, action)
    return after, events


BeforeAction = Callable[[Any, Seat, Any], None]  # a position, who acts in it, and how


def play_line(
    game: AnyGame, state: Any, text: str, *, running: bool = False, heed: BeforeAction | None = None
) -> tuple[Any, list[Event]]:
    """A line of the record, played by whoever is to act, and by chance where that seat's decision rolls a die.

    With ``running`` the turn stays open at its end; ``heed`` is told each action before it is carried out.
    """
    seats = game.to_act(state)
    if not seats:
        raise Illegal("game_over", text[:80])
    seat, text = (seats[0], text) if len(seats) == 1 else _seat_of_line(text)
    actions = game.parse_line(text)
    after = game.clone(state)
    events: list[Event] = []

    def play(action: Any) -> None:
        whose = CHANCE if game.to_act(after) == (CHANCE,) else seat
        if heed:
            heed(after, whose, action)
        events.extend(apply_checked(game, after, whose, action))

    for number, action in enumerate(actions):
        if number and not line_continues(game, after, seat):  # the decision was complete before this word
            raise Illegal("too_long", str(action))
        play(action)
    continues = line_continues(game, after, seat)
    implied = game.implied(after) if continues else None
    if running:
        if implied is None:
            raise Illegal("not_a_running_turn", text[:80])
    elif implied is not None:
        play(implied)
    elif continues:
        raise Illegal("unfinished", text[:80])
    return after, events


def line_continues(game: AnyGame, state: Any, seat: Seat) -> bool:
    """True if the next decision stands in the line that this seat has begun: its own, or chance because of it."""
    return game.line_open(state) and game.to_act(state) in ((seat,), (CHANCE,))


def line_prefix(game: AnyGame, state: Any, seat: Seat) -> str:
    """Where several seats choose at once, a line says whose it is; otherwise that follows from the position."""
    return f"{seat}: " if len(game.to_act(state)) > 1 else ""


def _seat_of_line(text: str) -> tuple[Seat, str]:
    seat, colon, rest = text.partition(": ")
    if not colon or len(seat) > 3 or not seat.isascii() or not seat.isdigit() or str(int(seat)) != seat:  # "00" is no seat
        raise Unreadable("no_seat", text[:80])
    return int(seat), rest


def _illegal(refusal: Refusal) -> Illegal:
    return Illegal(refusal.code, refusal.part, **refusal.figures)
