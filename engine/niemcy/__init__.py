"""Wsiąść do Pociągu: Niemcy: claim connections across Germany, complete tickets, collect passengers."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Event, Json, Result, Seat
from engine.niemcy import actions, determinization, position_json, refusals, rules, scoring, view
from engine.niemcy.actions import Action
from engine.niemcy.box import PASSENGERS, SEATS
from engine.niemcy.network import completed
from engine.niemcy.setup import DEAL_KEYS, check_options, deal, setup
from engine.niemcy.state import State
from engine.niemcy.view import View


class Niemcy:
    """The game behind the contract."""

    name = "niemcy"
    version = 1
    seats = SEATS
    options: Mapping[str, tuple[Json, ...]] = {}
    deal_keys: tuple[str, ...] = DEAL_KEYS
    stand_in = "foreman"

    deal = staticmethod(deal)
    setup = staticmethod(setup)
    check_options = staticmethod(check_options)
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

    def chance_weights(self, state: State) -> None:
        """Every order of a shuffle is as likely as any other."""
        return

    def teams(self, seats: int, options: Mapping[str, Json]) -> tuple[tuple[Seat, ...], ...]:
        """Everybody plays alone."""
        return ()

    def clock_share(self, state: State) -> float:
        return 1.0

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

    def tally(self, state: State, seat: Seat) -> dict[str, int]:
        """Completed and held tickets, connections, cars used, passengers by colour."""
        figures = {
            "tickets_done": len(completed(state.reach[seat], state.tickets[seat])),
            "tickets_held": len(state.tickets[seat]),
            "connections": state.own[seat].bit_count(),
        }
        figures |= {f"passengers_{colour}": count for colour, count in zip(PASSENGERS, state.passengers[seat])}
        return {name: count for name, count in figures.items() if count}

    def favourites(self, tally: Mapping[str, int], breakdown: Mapping[str, int]) -> dict[str, str | None]:
        colours = {colour: tally.get(f"passengers_{colour}", 0) for colour in PASSENGERS}
        return {
            "favourite_passenger": _most(colours),
            "best_source": _most({name: breakdown.get(name, 0) for name in scoring.ACCOUNT}),
        }


def _most(sums: Mapping[str, int]) -> str | None:
    """The largest, of equals the last; None when there is nothing."""
    best = max(reversed(list(sums)), key=lambda name: sums[name])
    return best if sums[best] > 0 else None


NIEMCY = Niemcy()

__all__ = ["NIEMCY", "Action", "Niemcy", "State", "View"]
