"""What was seen in a game and then taken back: in a record beside the line of play, from which it branches off.

It counts for nothing, and a record without it is as good: only those who look for it play it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.checked import apply_checked, seat_of_line
from engine.contract import CHANCE, Json, Seat
from engine.record import BadRecord, Record, replay

NumberedAction = Callable[[Any, Seat, Any, int], None]  # the state, the acting seat, its action and the number of that


class Branch(NamedTuple):
    """How play went on from the ``after``-th single action, before it was taken back."""

    after: int
    actions: list[str]


def branches(record: Record) -> list[Branch]:
    """What was taken back in a game; raises BadRecord."""
    found: Json = record.more.get("taken_back", [])
    if not isinstance(found, list) or not all(map(_is_branch, found)):
        raise BadRecord("bad_taken_back")
    return [Branch(one["after"], one["actions"]) for one in found]


def _is_branch(data: Json) -> bool:
    if not isinstance(data, dict) or type(data.get("after")) is not int or not isinstance(data.get("actions"), list):
        return False
    return all(isinstance(text, str) for text in data["actions"])


def replay_taken_back(record: Record, before_action: NumberedAction | None = None) -> None:
    """Play all that was taken back in a legal record; raises EngineError where that is illegal.

    ``before_action`` is called before each action is applied. Actions are counted from 1, as for the dice.
    """
    game, lines = record.game, branches(record)
    wanted, positions, number = {line.after for line in lines}, dict[int, Any](), 0

    def keep(state: Any, seat: Seat, action: Any) -> None:
        nonlocal number
        if number in wanted:
            positions[number] = game.clone(state)
        number += 1

    if not lines:
        return
    positions[number] = replay(record, before_action=keep).state
    for line in lines:
        if line.after not in positions:
            raise BadRecord("bad_taken_back")
        state = game.clone(positions[line.after])
        for at, told in enumerate(line.actions, line.after + 1):
            seat, text = (CHANCE, told) if game.to_act(state) == (CHANCE,) else seat_of_line(told)
            action = game.parse(text)
            if before_action:
                before_action(state, seat, action, at)
            apply_checked(game, state, seat, action)
