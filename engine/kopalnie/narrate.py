"""Events of Kopalnie skarbów as lines of English, for games in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.contract import Event

_LINES = {
    "chose_mission": "{who} has chosen a mission",
    "went": "{who} goes to mine {mine}",
    "rolled": "  rolls {number}",
    "played_card": "  plays {card}",
    "abandoned": "  mine {mine} is abandoned: {count} of {end}",
    "revealed_mission": "  shows the mission {mission}",
    "guessed": "  names {number}",
    "laid_coin": "  lays a coin of {coin} onto tile {tile}",
    "boxed": "  returns the stone {tile}",
    "tribute": "  takes {coins} from the others, has {total}",
    "no_effect": "  {card} has no effect",
}


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """The line for an event; None if it needs none."""
    data = event.data
    if event.kind == "dug":
        return f"  digs out {data['form'] or data['kind']} ({data['tile']})"
    if event.kind == "drew_chance":
        return f"  draws {data['card']}{' and keeps it' if data['kept'] else ''}"
    if event.kind == "earned":
        return f"  gets {data['coins']} coins, has {data['total']}"
    if event.kind == "game_over":
        return "\n".join(["--- the game is over ---", *map(_account, names, data["missions"], data["accounts"])])
    line = _LINES.get(event.kind)
    return line and line.format(who=names[event.seat] if event.seat is not None else "", **data)


def _account(name: str, mission: str, rows: Mapping[str, Any]) -> str:
    return f"  {name} ({mission}): {', '.join(f'{what} {points}' for what, points in rows.items() if points) or 'nothing'}"
