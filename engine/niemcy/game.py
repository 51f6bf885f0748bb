"""Wsiąść do Pociągu: Niemcy, behind the contract."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Event, GameDefaults, Json, Result
from engine.niemcy import actions, determinization, position_json, refusals, rules, scoring, statistics, turn_ahead, view
from engine.niemcy.actions import Action
from engine.niemcy.box import SEATS
from engine.niemcy.setup import DEAL_KEYS, deal, setup
from engine.niemcy.state import State


class Niemcy(GameDefaults):
    """The game behind the contract."""

    name = "niemcy"
    version = 1
    seats = SEATS
    options: Mapping[str, tuple[Json, ...]] = {}
    deal_keys: tuple[str, ...] = DEAL_KEYS
    stand_in = "foreman"

    deal = staticmethod(deal)
    setup = staticmethod(setup)
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

    def line_open(self, state: State) -> bool:
        return state.phase in ("pay", "board")

    def implied(self, state: State) -> Action | None:
        return None

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        accounts = scoring.accounts(state)
        return Result(tuple(sum(rows.values()) for rows in accounts), scoring.winners(state, accounts), tuple(accounts))

    def reveals(self, event: Event) -> bool:
        """A card came up or off the deck, tickets were drawn, something was shuffled."""
        return event.kind in ("opened", "drew_blind", "offered", "tickets_dealt", "chosen_all", "shuffled", "game_over")


NIEMCY = Niemcy()
