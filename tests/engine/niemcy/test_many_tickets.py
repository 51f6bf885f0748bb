"""Somebody who hoards tickets still gets advice, and a plan for as many of them as can be planned at once."""

from __future__ import annotations

from random import Random

from engine.niemcy import NIEMCY
from engine.niemcy.box import TICKETS
from engine.niemcy.players.advice_reasons import NiemcyAdviser
from engine.niemcy.state import State
from engine.niemcy.view_plan import MOST_TICKETS, route_plan


def hoarder() -> State:
    """The first turn of a game, with every third ticket of the box in one hand."""
    deal = NIEMCY.deal(Random(1), 2, {})
    state = NIEMCY.setup(2, deal, {})
    while state.phase != "turn":
        seat = NIEMCY.to_act(state)[0]
        NIEMCY.apply(state, seat, NIEMCY.chance(state, Random(1)) if seat < 0 else NIEMCY.legal_actions(state, seat)[-1])
    state.tickets[state.turn] = tuple(sorted(TICKETS)[::3])
    return state


def test_a_hoarder_is_told_reasons_without_a_long_wait() -> None:
    state = hoarder()
    seat = state.turn
    after = NIEMCY.clone(state)
    events = NIEMCY.apply(after, seat, NIEMCY.parse("draw blind"))
    found = NiemcyAdviser().reasons(NIEMCY.observe(state, seat), state, after, events)
    assert [reason.code for reason in found] == ["blind"]


def test_a_plan_says_which_tickets_it_leaves_out() -> None:
    state = hoarder()
    seat = state.turn
    planned = route_plan(NIEMCY.observe(state, seat), seat)
    held = state.tickets[seat]
    assert 0 < len(planned.tickets) <= MOST_TICKETS
    assert sorted((*planned.tickets, *planned.left_out)) == sorted(held)
