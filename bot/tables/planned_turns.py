"""Planning ahead: up to three alternatives for the next turn, kept while others play, and played when it comes.

A plan is private: nothing of it is in the log before it is played. It is the owner's own turn, marked as planned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import Refused
from bot.tables.plan_checks import depends_on, drop_plans, first_fitting, refused_until_revealed
from bot.tables.playing import apply_actions, check_running
from bot.tables.seat_plans import CONDITIONS, MAX_PLANS, NO_PLANS, PlannedTurn, SeatPlans
from bot.tables.table import CHANNEL_READER, Request, Table, TableChange
from bot.tables.undo import UndoPlan
from engine.contract import EngineError, Seat

FREE_UNDO_SECONDS = 600  # in which a turn that was played as planned can be taken back freely

PlanEdit = Callable[[Table, Seat, SeatPlans], SeatPlans]


def position_ahead(table: Table, seat: Seat) -> Any:
    """The position as if a turn of this seat began now; raises Refused where none can be planned."""
    check_running(table)
    if table.seats[seat].player is None:
        raise Refused("plan_away")
    if seat in table.to_act():
        raise Refused("plan_your_turn")
    ahead = table.game.turn_ahead(table.state, seat)
    if ahead is None:
        raise Refused("plan_not_now")
    return ahead


def can_plan(table: Table, seat: Seat) -> bool:
    """Whether the next turn of this seat can be planned now."""
    try:
        position_ahead(table, seat)
    except Refused:
        return False
    return True


def edit_plans(change: TableChange, request: Request, edit: PlanEdit) -> None:
    """Change the plans of one's own seat. No version comes of it: nobody else is to know."""
    table = change.table
    check_running(table)
    seat = table.own_seat(request.person)
    if seat in table.to_act():
        raise Refused("plan_your_turn")
    after = edit(table, seat, table.plans.get(seat, NO_PLANS))
    drop_plans(table, seat)
    if after != NO_PLANS:
        table.plans = {**table.plans, seat: after}


# --- edits ------------------------------------------------------------------------------------------------------------


def with_draft(*chosen: tuple[str, str]) -> PlanEdit:
    """An alternative is being made, with these choices so far; none: it is given up."""

    def edit(table: Table, seat: Seat, plans: SeatPlans) -> SeatPlans:
        position_ahead(table, seat)
        if chosen and len(plans.turns) >= MAX_PLANS:
            raise Refused("plan_full", most=MAX_PLANS)
        return replace(plans, draft=chosen)

    return edit


def with_turn(texts: Sequence[str]) -> PlanEdit:
    """One more alternative, the last to be tried."""

    def edit(table: Table, seat: Seat, plans: SeatPlans) -> SeatPlans:
        ahead = position_ahead(table, seat)
        if len(plans.turns) >= MAX_PLANS:
            raise Refused("plan_full", most=MAX_PLANS)
        try:
            actions = [table.game.parse(text) for text in texts]
        except EngineError as error:
            raise Refused.because(error.refusal) from error
        if not actions:
            raise Refused("no_action")
        if (refusal := refused_until_revealed(table.game, ahead, seat, actions)) is not None:
            raise Refused.because(refusal)
        kept = tuple(map(str, actions))
        if kept in [turn.actions for turn in plans.turns]:
            raise Refused("plan_twice")
        depends = depends_on(table.game, ahead, seat, actions)
        stops = tuple(name for name in CONDITIONS if name in depends)
        return replace(plans, turns=(*plans.turns, PlannedTurn(kept, depends, stops, table.seq)), draft=())

    return edit


def earlier(number: int) -> PlanEdit:
    """This alternative is tried before the one above it."""

    def edit(table: Table, seat: Seat, plans: SeatPlans) -> SeatPlans:
        turns = list(_known(plans, number))
        if number:
            turns[number - 1], turns[number] = turns[number], turns[number - 1]
        return replace(plans, turns=tuple(turns))

    return edit


def without(number: int) -> PlanEdit:
    """This alternative is dropped."""

    def edit(table: Table, seat: Seat, plans: SeatPlans) -> SeatPlans:
        kept = tuple(turn for at, turn in enumerate(_known(plans, number)) if at != number)
        return replace(plans, turns=kept)

    return edit


def toggled(number: int, condition: str) -> PlanEdit:
    """Whether a condition matters for this alternative is turned round."""

    def edit(table: Table, seat: Seat, plans: SeatPlans) -> SeatPlans:
        turns = list(_known(plans, number))
        turn = turns[number]
        if condition not in CONDITIONS or condition not in turn.depends:
            raise Refused("stale", seen=0, seq=table.seq)
        turns[number] = replace(turn, stops=tuple(name for name in CONDITIONS if (name in turn.stops) != (name == condition)))
        return replace(plans, turns=tuple(turns))

    return edit


def _known(plans: SeatPlans, number: int) -> tuple[PlannedTurn, ...]:
    if not 0 <= number < len(plans.turns):
        raise Refused("no_such_plan")
    return plans.turns


# --- the turn has come ------------------------------------------------------------------------------------------------


def play_planned_turn(change: TableChange, seat: Seat) -> None:
    """Play the first alternative that fits as its owner's own turn; where none does any more, the owner is called."""
    table = change.table
    plans = table.plans.get(seat, NO_PLANS)
    turn, missed = first_fitting(table, seat, plans)
    drop_plans(table, seat)
    if turn is None:
        table.plans = {**table.plans, seat: SeatPlans(missed=missed)}
        change.note("called", seat)
        schedule_next_alarm(table, change.now)
        return
    change.behalf = table.seats[seat].owner
    table.seats[seat].show_up()
    table.moved_at = change.now
    change.note("planned", seat, public=False)
    apply_actions(change, seat, _while_possible(table, seat, turn.actions))
    if seat in table.to_act():  # the rest of the turn could not be said beforehand
        change.due.add(CHANNEL_READER)


def _while_possible(table: Table, seat: Seat, texts: Sequence[str]) -> Iterator[Any]:
    """The actions one after the other; what was revealed meanwhile may end them early, and then the owner goes on."""
    for action in map(table.game.parse, texts):
        if seat not in table.to_act() or table.game.explain(table.state, seat, action) is not None:
            return
        yield action


def undo_after_plan(table: Table, seat: Seat | None, plan: UndoPlan, now: int) -> UndoPlan:
    """A turn that was played as planned is taken back freely for ten minutes only."""
    since = max(plan.turn_start, table.undone)
    planned = [row.at for row in table.recent.rows if row.kind == "planned" and row.seat == seat and row.seq > since]
    return plan._replace(free=False) if planned and now > planned[-1] + FREE_UNDO_SECONDS else plan
