"""Gold Mine: build a mine together, collect its gold, be the first back at the entrance."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.contract import Json, Result, Seat
from engine.goldmine import actions, determinization, facts, legal, position_json, refusals, rules, setup, view
from engine.goldmine.actions import Action
from engine.goldmine.box import SEATS
from engine.goldmine.setup import deal, is_on
from engine.goldmine.state import CHANCE_PHASES, State
from engine.goldmine.view import View

_NO_OPTIONS: Mapping[str, Json] = {}


class GoldMine:
    """The game behind the contract."""

    name = "goldmine"
    version = 1
    seats = SEATS
    options: Mapping[str, tuple[Json, ...]] = setup.OPTIONS
    deal_keys: tuple[str, ...] = setup.DEAL_KEYS
    stand_in = facts.STAND_IN

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
    setup = staticmethod(setup.setup)
    turn_open = staticmethod(facts.turn_open)
    reveals = staticmethod(facts.reveals)
    clock_share = staticmethod(facts.clock_share)
    tally = staticmethod(facts.tally)
    favourites = staticmethod(facts.favourites)

    def deal(self, rng: Random, seats: int, options: Mapping[str, Json] = _NO_OPTIONS) -> dict[str, Json]:
        return deal(rng, seats, options)

    def chance_weights(self, state: State) -> None:
        """All outcomes are equally likely."""

    def line_open(self, state: State) -> bool:
        return state.phase in CHANCE_PHASES

    def implied(self, state: State) -> Action | None:
        return None

    def teams(self, seats: int, options: Mapping[str, Json]) -> tuple[tuple[Seat, ...], ...]:
        """Who is with whom: the seat opposite, with alliances."""
        half = seats // 2
        return tuple((seat, seat + half) for seat in range(half)) if is_on(options, "alliances") else ()

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        return Result(tuple(state.gold), state.winners, tuple({"nuggets": gold} for gold in state.gold))


GOLDMINE = GoldMine()

__all__ = ["GOLDMINE", "Action", "GoldMine", "State", "View"]
