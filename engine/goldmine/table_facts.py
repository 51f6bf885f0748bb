"""Gold Mine, as tables see it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Event, Seat
from engine.goldmine.box import BAT_TOKENS, GOLD_TOKENS
from engine.goldmine.state import State

STAND_IN = "foreman"
_REVEALING = frozenset(("drew", "put_aside", "rolled", "tried_passage", "duel_rolled", "game_over"))
_TOKENS = {"gold_challenges": "gold", "bat_challenges": "bat"}  # what statistics count, and what it stands for
DEFENDERS_SHARE = 0.25  # of the clock, for a decision in the middle of somebody else's turn


def turn_open(state: State) -> bool:
    """Whether someone is in the middle of a turn."""
    return state.phase not in ("build", "move", "over") and not (state.phase == "draw" and state.building())


def reveals(event: Event) -> bool:
    """Dice and draws."""
    return event.kind in _REVEALING


def clock_share(state: State) -> float:
    """A defender who has won decides in the middle of somebody else's turn, and quickly."""
    return DEFENDERS_SHARE if state.phase in ("drop", "chase") and state.actor() != state.turn else 1.0


def standing_order(state: State) -> str | None:
    """``build``: lay tiles before anybody moves; ``defend``: decide about a challenge that a defender has won."""
    if state.phase == "build":
        return "build"
    return "defend" if clock_share(state) < 1 else None


def tally(state: State, seat: Seat) -> dict[str, int]:
    """Nuggets and challenges of a seat."""
    counts = {
        "nuggets": state.gold[seat],
        "gold_challenges": GOLD_TOKENS - state.gold_tokens[seat],
        "bat_challenges": BAT_TOKENS - state.bat_tokens[seat],
    }
    return {name: count for name, count in counts.items() if count}


def favourites(tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
    """Which challenge somebody likes best."""
    best = max(_TOKENS, key=lambda name: tally.get(name, 0))
    return {"favourite_challenge": _TOKENS[best] if tally.get(best, 0) else None}
