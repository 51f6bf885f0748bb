"""Whether a planned turn can still be played as it was meant, judged only by what its owner knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.tables.seat_plans import ALWAYS, NO_PLANS, MissedPlan, PlannedTurn, SeatPlans
from bot.tables.table import Table, canonical_json
from engine.contract import CHANCE, AnyGame, EngineError, Json, Refusal, Seat


def depends_on(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> dict[str, Json]:
    """What a turn depends on, as it is stored."""
    found: dict[str, Json] = json.loads(canonical_json(game.turn_depends_on(state, seat, actions)))
    return found


def refused_until_revealed(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> Refusal | None:
    """Why a turn is not possible at its beginning.

    It is judged up to the first action that chance or something hidden answers: going on would tell the owner what comes up.
    """
    state = game.clone(state)
    for action in actions:
        if seat not in game.to_act(state):
            return None if CHANCE in game.to_act(state) else Refusal("not_your_turn", {"turn": list(game.to_act(state))})
        if (refusal := game.explain(state, seat, action)) is not None:
            return refusal
        if any(map(game.reveals, game.apply(state, seat, action))):
            return None
    return None


def why_not(game: AnyGame, state: Any, seat: Seat, turn: PlannedTurn) -> str | None:
    """Why an alternative is not to be played: "illegal", or the name of what has changed; None: it is."""
    try:
        actions = [game.parse(text) for text in turn.actions]
    except EngineError:
        return "illegal"
    now = depends_on(game, state, seat, actions)
    for name, then in turn.depends.items():
        if name in (ALWAYS, *turn.stops) and now.get(name) != then:
            return name
    return None if refused_until_revealed(game, state, seat, actions) is None else "illegal"


def first_fitting(table: Table, seat: Seat, plans: SeatPlans) -> tuple[PlannedTurn | None, tuple[MissedPlan, ...]]:
    """The first alternative that is still legal and undisturbed, and why those before it are not."""
    missed: list[MissedPlan] = []
    for turn in plans.turns:
        why = why_not(table.game, table.state, seat, turn)
        if why is None:
            return turn, tuple(missed)
        missed.append(MissedPlan(turn.actions, why))
    return None, tuple(missed)


def settle_plans(table: Table) -> None:
    """A turn begins: the plans of its seat are to be played now, or its owner is called and told why not."""
    if table.status != "running":
        table.plans = {}
        return
    if not table.plans or table.game.turn_open(table.state):
        return
    for seat in table.to_act():
        plans = table.plans.get(seat, NO_PLANS)
        if plans.turns:
            fitting, missed = first_fitting(table, seat, plans)
            after = SeatPlans(missed=missed) if fitting is None else replace(plans, draft=(), ready=True)
            table.plans = {**table.plans, seat: after}


def drop_plans(table: Table, seat: Seat) -> None:
    """This seat has moved, or somebody else decides for it."""
    table.plans = {other: plans for other, plans in table.plans.items() if other != seat}


def keep_plans_after_undo(table: Table, target: int, *, unseen: bool) -> None:
    """Plans made since the version to which something was taken back are gone; those who saw nothing of it keep theirs."""
    kept = {
        seat: replace(plans, turns=tuple(turn for turn in plans.turns if unseen or turn.made <= target), ready=False, missed=())
        for seat, plans in table.plans.items()
    }
    table.plans = {seat: plans for seat, plans in kept.items() if plans.turns}
