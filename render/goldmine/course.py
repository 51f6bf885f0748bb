"""A whole game in figures, from its events: nuggets after every turn, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract import Event
from engine.goldmine.view import View


class Course(NamedTuple):
    """Nuggets by seat after each turn, the beginning first."""

    gold: tuple[tuple[int, ...], ...]

    @property
    def turns(self) -> int:
        return len(self.gold) - 1


def course(view: View, events: Sequence[Event]) -> Course | None:
    """The game's course; None when the events are not those of the whole game."""
    if not any(event.kind == "prospecting_began" for event in events):
        return None
    gold = [0] * view.seats
    seen: list[tuple[int, ...]] = []
    for event in events:
        if event.kind == "collected":
            gold[_seat(event)] += 1
        elif event.kind == "dropped":
            gold[event.data["loser"]] -= 1
        elif event.kind in ("gave", "took"):
            count = event.data["count"] if event.kind == "gave" else -event.data["count"]
            gold[_seat(event)] -= count
            gold[event.data["partner"]] += count
        elif event.kind == "prospecting_began":
            seen = []
        elif event.kind in ("turn_began", "game_over"):
            seen.append(tuple(gold))
    return Course(tuple(seen)) if len(seen) > 1 and tuple(gold) == tuple(player.gold for player in view.players) else None


def how_it_ended(view: View, events: Sequence[Event]) -> str:
    """home, chased or quiet."""
    over = [event for event in events if event.kind == "game_over"]
    return str(over[-1].data["how"]) if over else "quiet" if view.quiet >= view.quiet_limit else "home"


def teams(view: View) -> list[tuple[int, ...]]:
    """Who counts together, the first seat first."""
    return (
        [(seat, seat + view.seats // 2) for seat in range(view.seats // 2)]
        if view.alliances
        else [(seat,) for seat in range(view.seats)]
    )


def ranking(view: View) -> list[tuple[int, ...]]:
    """Players or teams from the winners to the last."""
    won = frozenset(view.winners or ())
    return sorted(teams(view), key=lambda team: (not won & {*team}, -sum(view.players[seat].gold for seat in team), team))


def _seat(event: Event) -> int:
    assert event.seat is not None
    return event.seat
