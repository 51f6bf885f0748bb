"""Gold Mine behind the contract of all games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import GameDefaults, Json, Result, Teams
from engine.goldmine import actions, determinization, legal, position_json, refusals, rules, setup, table_facts, turn_ahead, view
from engine.goldmine.actions import Action
from engine.goldmine.box import SEATS
from engine.goldmine.setup import is_on
from engine.goldmine.state import CHANCE_PHASES, State


class GoldMine(GameDefaults):
    """The game behind the contract."""

    name = "goldmine"
    version = 1
    seats = SEATS
    options: Mapping[str, tuple[Json, ...]] = setup.OPTIONS
    deal_keys: tuple[str, ...] = setup.DEAL_KEYS
    stand_in = table_facts.STAND_IN

    legal_actions = staticmethod(legal.legal_actions)
    chance = staticmethod(legal.chance)
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
    check_options = staticmethod(setup.check_options)
    deal = staticmethod(setup.deal)
    setup = staticmethod(setup.setup)
    turn_open = staticmethod(table_facts.turn_open)
    reveals = staticmethod(table_facts.reveals)
    clock_share = staticmethod(table_facts.clock_share)
    standing_order = staticmethod(table_facts.standing_order)
    turn_ahead = staticmethod(turn_ahead.turn_ahead)
    tally = staticmethod(table_facts.tally)
    favourites = staticmethod(table_facts.favourites)

    def line_open(self, state: State) -> bool:
        return state.phase in CHANCE_PHASES

    def implied(self, state: State) -> Action | None:
        return None

    def teams(self, seats: int, options: Mapping[str, Json]) -> Teams:
        """Who plays with whom: the seat opposite, with alliances."""
        return _pairs(seats) if is_on(options, "alliances") else ()

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        breakdown = tuple({"nuggets": gold} for gold in state.gold)
        return Result(tuple(state.gold), state.winners, breakdown, _pairs(state.seats) if state.alliances else ())


def _pairs(seats: int) -> Teams:
    half = seats // 2
    return tuple((seat, seat + half) for seat in range(half))


GOLDMINE = GoldMine()
