"""People who play every game, alone with automats or together, for ``python -m playground channel-report``.

Like the people of the load benchmark they know no rules: they press something that brings the turn nearer to its end.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from bot.ops.bench_players import DATABASE, MOVES, PREFERRED, SCRIPTED_MOVES, id_of, parts, verb_of
from playground.message_view import MessageView
from playground.scripted_games import Press

PROGRAM = ("bot", "run")
AUTOMATS = 2
PACE_MS = 300  # between turns of automats; people get more time to read


def environment(folder: Path) -> dict[str, str]:
    """The bot's own settings."""
    return {"DATABASE": str(folder / DATABASE), "LOG_LEVEL": "WARNING", "AUTOMAT_PACE_MS": str(PACE_MS)}


def games() -> tuple[str, ...]:
    """Every game that scripted people can play."""
    return tuple(SCRIPTED_MOVES)


def opening(game: str) -> tuple[str, dict[str, Any]]:
    """A table that begins at once."""
    return f"{game} new", {"seats": AUTOMATS + 1, "automats": AUTOMATS}


def opening_for(game: str, people: int) -> tuple[str, dict[str, Any]]:
    """A table that waits for people."""
    return f"{game} new", {"seats": people}


def join_press(message: MessageView) -> Press | None:
    """The button that takes a seat."""
    found = id_of(message, "join")
    return None if found is None else Press(found)


def start_press(message: MessageView) -> Press | None:
    """The button that begins the game."""
    found = id_of(message, "start")
    return None if found is None else Press(found)


def first_press(message: MessageView) -> Press | None:
    """The button Play."""
    found = id_of(message, "play")
    return None if found is None else Press(found)


def next_press(panel: MessageView, rng: Random) -> Press | None:
    """The shortest way on, where there is one; else anything."""
    offered = [part for part in parts(panel) if verb_of(part) in MOVES]
    offered = [part for part in offered if verb_of(part) in PREFERRED] or offered
    if not offered:
        return None
    part = rng.choice(offered)
    values = [one["value"] for one in part.get("options", ()) if not one["value"].startswith("page ")]
    return Press(str(part["custom_id"]), rng.choice(values) if values else None)


def over(message: MessageView) -> bool:
    """The message with the result offers another game."""
    return id_of(message, "rematch") is not None
