"""Kopalnie skarbów: dig in the mines of the world, collect sets, play chance cards, keep a secret mission."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Json, Result
from engine.kopalnie import actions, determinization, position_json, refusals, rules, scoring, setup, view
from engine.kopalnie.actions import Action
from engine.kopalnie.box import SEATS
from engine.kopalnie.state import State
from engine.kopalnie.view import View


class Kopalnie:
    """The game behind the contract."""

    name = "kopalnie"
    version = 1
    seats = SEATS
    options: Mapping[str, tuple[Json, ...]] = {}
    deal_keys: tuple[str, ...] = setup.DEAL_KEYS

    deal = staticmethod(setup.deal)
    legal_actions = staticmethod(rules.legal_actions)
    chance = staticmethod(rules.chance)
    apply = staticmethod(rules.apply)
    observe = staticmethod(view.observe)
    determinize = staticmethod(determinization.determinize)
    to_json = staticmethod(position_json.to_json)
    from_json = staticmethod(position_json.from_json)
    parse = staticmethod(actions.parse)
    parse_line = staticmethod(actions.parse_line)
    explain = staticmethod(refusals.explain)
    describe = staticmethod(refusals.describe)
    clone = staticmethod(State.clone)
    to_act = staticmethod(State.to_act)

    def setup(self, seats: int, deal: Mapping[str, Json], options: Mapping[str, Json]) -> State:
        return setup.setup(seats, deal)

    def line_open(self, state: State) -> bool:
        return state.phase == "roll"

    def implied(self, state: State) -> Action | None:
        return None

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        accounts = scoring.final_accounts(state)
        return Result(tuple(sum(rows.values()) for rows in accounts), scoring.winners(accounts), tuple(accounts))


KOPALNIE = Kopalnie()

__all__ = ["KOPALNIE", "Action", "Kopalnie", "State", "View"]
