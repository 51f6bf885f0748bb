"""``python -m engine plan``: the nearest gold and the way home of one seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.contract import Json, Seat
from engine.game_package import PlanError
from engine.goldmine.cells import place_text
from engine.goldmine.state import State
from engine.goldmine.view import View, observe
from engine.goldmine.wayfinder import NOTHING, nearest


def plan_command(state: State, seat: Seat | None, options: Mapping[str, str]) -> tuple[Json, str]:
    """What lies before a seat, as JSON and as a text; without a seat, before whoever is to act."""
    if seat is None:
        acting = state.to_act()
        if not acting:
            raise PlanError("the game is over: nobody is to decide")
        seat = acting[0]
    answer = plan(observe(state, seat), seat)
    return answer, in_words(answer)


def plan(view: View, seat: int) -> dict[str, Any]:
    """Nearest gold and way home of a seat; nothing while the mine is being built."""
    miner = view.players[seat].miner
    found = NOTHING if miner is None else nearest(view.mine, miner, view.nuggets, view.mud)
    return {
        "seat": seat,
        "place": None if miner is None else place_text(miner),
        "gold": {
            "steps": found.steps,
            "rolls": _rounded(found.rolls),
            "place": None if found.place is None else place_text(found.place),
        },
        "home": {"steps": found.home_steps, "rolls": _rounded(found.home_rolls)},
    }


def _rounded(rolls: float | None) -> float | None:
    return None if rolls is None else round(rolls, 4)


def in_words(answer: dict[str, Any]) -> str:
    """The same in a line for people."""
    if answer["place"] is None:
        return f"seat {answer['seat']}: the mine is still being built"
    gold, home = answer["gold"], answer["home"]
    where = f" at {gold['place']}" if gold["place"] else ""
    return f"seat {answer['seat']} at {answer['place']}: gold{where} {_distance(gold)}; home {_distance(home)}"


def _distance(figures: dict[str, Any]) -> str:
    if figures["rolls"] is None:
        return "out of reach"
    steps = "not on foot" if figures["steps"] is None else f"{figures['steps']} steps"
    return f"{steps}, {figures['rolls']:.2f} rolls"
