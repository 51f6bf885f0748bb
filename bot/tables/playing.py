"""Actions at a table: checked, applied to a copy of the position, and logged; then deadlines and messages follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.tables.deadlines import hand_clock_on, schedule_next_alarm
from bot.tables.errors import Refused
from bot.tables.first_round import FirstRound, at_once
from bot.tables.log_entries import replayed_action
from bot.tables.plan_checks import drop_plans, settle_plans
from bot.tables.table import Table, TableChange
from bot.tables.turn_clock import TurnClock
from engine.contract import CHANCE, EngineError, Event, Seat
from engine.record import RUNNING
from engine.rng import rng_at
from engine.shares import shared_seed


def check_running(table: Table) -> None:
    """Refuse what only a running game allows."""
    if table.status != "running":
        raise Refused({"open": "not_started", "over": "game_over"}.get(table.status, table.status))
    if table.rested_at is not None:
        raise Refused("resting")


def check_not_stale(table: Table, seat: Seat | None, seen: int) -> None:
    """Stale: since the version that was seen, this seat has moved or something was taken back."""
    moved = 0 if seat is None else table.moved.get(seat, 0)
    if seen > table.seq or seen < max(moved, table.undone):
        raise Refused("stale", seen=seen, seq=table.seq)


def start_game(change: TableChange) -> None:
    """Deal and begin. Whoever replaces a player later changes nothing in the shares."""
    table = change.table
    game = table.game
    shares = tuple(seat.share for seat in table.seats)
    table.shares = shares if any(shares) else ()
    table.seed = shared_seed(table.sealed, shares)
    for seat in table.seats:
        seat.share = None
    table.deal = game.deal(rng_at(table.seed, 0), len(table.seats), table.options)
    table.state = game.setup(len(table.seats), table.deal, table.options)
    table.status = "running"
    table.rules_version = game.version
    table.started_at = table.moved_at = change.now
    table.ply = 0
    change.keep_position()
    change.note("start", text=str(len(table.seats)), digest=table.digest)
    change.tell(*range(len(table.seats)))
    table.turn_clock = TurnClock(change.now)
    change.turn_begins = not game.turn_open(table.state)
    _draw_chance(change)
    table.first_round = FirstRound(choosing=at_once(table.to_act()))
    schedule_next_alarm(table, change.now)


def parse_actions(table: Table, seat: Seat, given: str | Sequence[str]) -> list[Any]:
    """The actions that a person sent: a list of their texts, or one line of the record, which ends the turn."""
    game = table.game
    try:
        if not isinstance(given, str):
            if not given:
                raise Refused("no_action")
            return [game.parse(text) for text in given]
        actions = list(game.parse_line(given.removesuffix(RUNNING)))
        state = game.clone(table.state)
        for action in actions:
            refusal = game.explain(state, seat, action)
            if refusal is not None:
                raise Refused.because(refusal)
            game.apply(state, seat, action)
        implied = game.implied(state)
        if implied is not None and not given.endswith(RUNNING):
            actions.append(implied)
        return actions
    except Refused:
        raise
    except EngineError as error:
        raise Refused.because(error.refusal) from error


def apply_actions(change: TableChange, seat: Seat, actions: Iterable[Any]) -> None:
    """All these actions of one seat, or Refused."""
    table = change.table
    game = table.game
    change.turn_begins = not game.turn_open(table.state)
    table.state = game.clone(table.state)
    for action in actions:
        state = table.state
        if seat not in game.to_act(state):
            raise Refused("not_your_turn", str(action), turn=list(game.to_act(state)))
        refusal = game.explain(state, seat, action)
        if refusal is not None:
            raise Refused.because(refusal)
        actors, began = game.to_act(state), change.turn_begins
        events = game.apply(state, seat, action)
        left = set(game.to_act(state))
        others_choose = bool(left) and left < set(actors)  # Simultaneous choice: announce after the last one.
        _write_down(change, "act", seat, action, events, by=seat, public=not others_choose)
        table.moved[seat] = table.seq
        _tell_changed(change, actors)
        _draw_chance(change, by=seat)
        if table.automats is None:
            table.first_round = table.first_round.decided(seat, actors, game.to_act(state), turn_began=began)
        hand_clock_on(table, change.now, actors)
    if table.seats[seat].player is not None:
        table.undo_request = None  # an automat plays on at once, while the question waits for people who are away
    if change.request is not None:
        table.moved_at = change.now
    _finish(change)
    _end_first_round(table)
    drop_plans(table, seat)
    settle_plans(table)
    _tell_next(change, seat)
    schedule_next_alarm(table, change.now)


def _draw_chance(change: TableChange, by: Seat | None = None) -> None:
    """Chance decides by the secret seed and the number of the action, so that nothing re-rolls a die.

    ``by`` is the seat whose decision made it necessary.
    """
    table = change.table
    game = table.game
    while (actors := game.to_act(table.state)) and CHANCE in actors:
        action = game.chance(table.state, rng_at(table.seed, table.ply + 1))
        events = game.apply(table.state, CHANCE, action)
        _write_down(change, "chance", None, action, events, by=by)
        _tell_changed(change, actors)


def _write_down(
    change: TableChange,
    kind: str,
    seat: Seat | None,
    action: Any,
    events: Sequence[Event],
    *,
    by: Seat | None,
    public: bool = True,
) -> None:
    """Log an action. In the middle of a turn the channel is told only when somebody else must decide."""
    table = change.table
    table.ply += 1
    change.keep_position()
    began = change.turn_begins
    change.turn_begins = not table.game.turn_open(table.state)
    after = table.game.to_act(table.state)
    goes_on = table.game.turn_open(table.state) and (by in after or CHANCE in after)
    change.note(kind, seat, str(action), table.digest, public=public and not goes_on)
    change.actions.append(replayed_action(table.game, change.rows[-1], began, events))
    change.tell(*(event.only_for for event in events if event.only_for is not None))


def _tell_changed(change: TableChange, actors: Sequence[Seat]) -> None:
    """Mark the private messages of seats that come to decide or have decided as out of date."""
    for seat in set(actors) ^ set(change.table.game.to_act(change.table.state)):
        if seat != CHANCE:
            change.tell(seat)


def _tell_next(change: TableChange, mover: Seat) -> None:
    """Somebody else's turn begins: whoever sits next and asked for it is told; not the one who has just moved."""
    table = change.table
    actors = table.to_act()
    if len(actors) != 1 or mover in actors or table.game.turn_open(table.state) or table.automatic(actors[0]):
        return
    following = (actors[0] + 1) % len(table.seats)
    person = table.settings_of(following)
    if following != mover and table.seats[following].player is not None and person is not None and person.next_up:
        change.note("next", following, public=False)
        change.tell(following)


def _finish(change: TableChange) -> None:
    table = change.table
    result = table.game.result(table.state)
    if result is None:
        return
    table.status = "over"
    table.ended_at = change.now
    change.result = result
    table.undo_request = table.seat_offer = None
    change.note("over")
    change.tell(*range(len(table.seats)))


def _end_first_round(table: Table) -> None:
    """Once every seat has had a turn, or the game is over sooner: whoever decides for a seat now is rated for it."""
    if table.automats is not None:
        return
    if table.status != "over" and (len(table.first_round.played) < len(table.seats) or table.game.turn_open(table.state)):
        return
    table.automats = sum(seat.owner is None and not seat.resigned for seat in table.seats)
    for seat in table.seats:
        seat.holder = seat.owner if seat.player is not None or seat.for_turn else None


def adopt_new_rules(change: TableChange) -> None:
    """New rules shipped while the game ran: go on from the position, and replay from here only."""
    table = change.table
    change.new_base = True
    change.keep_position()
    change.note("rules", text=f"{table.rules_version} {table.game.version}", digest=table.digest, public=False)
    table.rules_version = table.game.version
    table.undo_request = None
