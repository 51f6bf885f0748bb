"""Kopalnie skarbów as an implementation of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.contract import Event, GameDefaults, Json, Result
from engine.kopalnie import actions, determinization, position_json, refusals, rules, scoring, setup, statistics, turn_ahead, view
from engine.kopalnie.actions import Action
from engine.kopalnie.box import SEATS
from engine.kopalnie.state import State


class Kopalnie(GameDefaults):
    """Implements ``engine.contract.Game``; the modules of this package do the work."""

    name = "kopalnie"
    version = 2  # 1 kept orange cards secret and refused a lantern for a number that lay there; its records replay
    seats = SEATS
    options: Mapping[str, tuple[Json, ...]] = {}
    deal_keys: tuple[str, ...] = setup.DEAL_KEYS
    stand_in = "foreman"

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
    turn_open = staticmethod(State.turn_open)
    turn_depends_on = staticmethod(turn_ahead.turn_depends_on)
    turn_ahead = staticmethod(turn_ahead.turn_ahead)
    tally = staticmethod(statistics.tally)
    favourites = staticmethod(statistics.favourites)

    def deal(self, rng: Random, seats: int, options: Mapping[str, Json]) -> dict[str, Json]:
        return setup.deal(rng, seats)

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

    def reveals(self, event: Event) -> bool:
        """Rolls, drawn chance cards and shown missions."""
        return event.kind in ("rolled", "drew_chance", "revealed_mission", "game_over")


KOPALNIE = Kopalnie()
