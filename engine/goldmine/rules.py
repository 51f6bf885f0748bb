"""What happens: dice, tiles and decisions change the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.contract import Event
from engine.goldmine.actions import (
    COLLECT,
    DIG,
    END,
    LEAVE,
    PASS,
    PASSAGE,
    ROLL,
    STAY,
    Action,
    Challenge,
    Chase,
    Die,
    Draw,
    Drop,
    DuelDice,
    Go,
    PassageDice,
    Plain,
    Put,
    Share,
)
from engine.goldmine.box import BUILDING_TILES, DUEL_ROLLS, QUIET_ROUNDS, TILES
from engine.goldmine.cells import HOME, Place, cell_text, place_text
from engine.goldmine.legal import legal_acts, open_chambers
from engine.goldmine.state import State

Events = list[Event]


def apply(state: State, seat: int, action: Action) -> Events:
    """Carry out a legal action in place and say what happened."""
    return _APPLY[action.__class__](state, action)


def _plain(state: State, action: Plain) -> Events:
    return _PLAIN[action.name](state)


# --- laying tiles ---


def _put(state: State, action: Put) -> Events:
    seat, tile, cell = state.turn, action.tile, action.cell
    state.mine = state.mine.laid(cell, tile, action.side)
    gold = TILES[tile].chamber
    if gold:
        state.nuggets |= {cell}
    building = state.building()
    data = {"tile": tile, "cell": cell_text(cell), "side": action.side, "gold": gold, "building": building, "mud": state.mud}
    if not building:
        state.drawn = ""
        state.progress = True
        return _begin_walk(state, 1, [Event("laid", seat, data)])
    if state.drawn:
        state.drawn = ""
    else:
        state.hands[seat] = tuple(other for other in state.hands[seat] if other != tile)
    state.laid += 1
    events = [Event("laid", seat, data | {"laid": state.laid, "of": BUILDING_TILES})]
    if state.laid >= BUILDING_TILES:
        return _begin_prospecting(state, events)
    state.turn = (seat + 1) % state.seats
    return _next_tile(state, events)


def _next_tile(state: State, events: Events) -> Events:
    """Who is on turn while building lays from the hand, or draws."""
    if any(state.mine.spots(tile) for tile in state.hands[state.turn]):
        state.phase = "build"
    elif state.bag:
        state.phase = "draw"
        return events
    else:
        return _begin_prospecting(state, [*events, Event("nothing_fits", state.turn, {"building": True})])
    events.append(Event("turn_began", state.turn, {}))
    return events


def _begin_prospecting(state: State, events: Events) -> Events:
    """Phase II: the miners climb down."""
    left = [tile for hand in state.hands for tile in hand]
    if left:
        state.bag = tuple(sorted((*state.bag, *left)))
        state.hands = [()] * state.seats
    state.miners = [HOME] * state.seats
    state.turn = state.start
    state.phase = "move"
    events.append(Event("prospecting_began", None, {"laid": state.laid, "target": state.target()}))
    events.append(Event("turn_began", state.turn, {}))
    return events


def _draw(state: State, action: Draw) -> Events:
    seat, tile = state.turn, action.tile
    if state.mine.spots(tile):
        state.bag = tuple(other for other in state.bag if other != tile)
        events = [Event("drew", seat, {"tile": tile, "aside": list(state.aside), "left": len(state.bag)})]
        state.aside = ()
        state.drawn = tile
        state.phase = "build" if state.building() else "put"
        if state.building():
            events.append(Event("turn_began", seat, {}))
        return events
    state.aside = (*state.aside, tile)
    events = [Event("put_aside", seat, {"tile": tile})]
    if len(state.aside) < len(state.bag):
        return events
    state.aside = ()
    building = state.building()
    events.append(Event("nothing_fits", seat, {"building": building}))
    return _begin_prospecting(state, events) if building else _begin_walk(state, 1, events)


# --- the movement stage ---


def _dig(state: State) -> Events:
    state.phase = "draw"
    return [Event("digs", state.turn, {})]


def _roll(state: State) -> Events:
    state.phase = "roll"
    return []


def _passage(state: State) -> Events:
    state.phase = "passage_dice"
    return []


def _pass(state: State) -> Events:
    return _begin_act(state, [Event("passed", state.turn, {})])


def _die(state: State, action: Die) -> Events:
    number = action.number
    if state.phase == "flight_die":
        return _flight(state, number)
    state.bonus = state.phase == "bonus_die"
    return _begin_walk(
        state, number, [Event("rolled", state.turn, {"number": number, "for": "bonus" if state.bonus else "move"})]
    )


def _passage_dice(state: State, action: PassageDice) -> Events:
    steps = min(action.first, action.second)
    dice = [action.first, action.second]
    events = [Event("tried_passage", state.turn, {"dice": dice, "free": action.free, "steps": 0 if action.free else steps})]
    if not action.free:
        return _begin_walk(state, steps, events)
    state.phase = "passage"
    return events


def _begin_walk(state: State, steps: int, events: Events) -> Events:
    """A move of up to so many steps; with no goal there is nothing to decide."""
    if state.mine.near[state.miners[state.turn]]:
        state.phase = "walk"
        state.steps = steps
        return events
    events.append(Event("nowhere_to_go", state.turn, {}))
    return _begin_act(state, events)


def _go(state: State, action: Go) -> Events:
    seat, place = state.turn, action.place
    data = _moved(state, seat, place) | {"passage": state.phase == "passage", "bonus": state.bonus}
    state.miners[seat] = place
    state.steps = 0
    events = [Event("went", seat, data)]
    return _end_won(state, seat, "home", events) if _wins(state, seat) else _begin_act(state, events)


def _moved(state: State, seat: int, place: Place) -> dict[str, Any]:
    """From where to where, of how many steps at most, how many were walked (0 through a passage), and whether mud stopped it."""
    here = state.miners[seat]
    walked = 0 if state.phase == "passage" else state.mine.steps_within_six(here, place, state.mud)
    stuck = state.mud and place in state.mine.muddy
    return {"from": place_text(here), "to": place_text(place), "steps": state.steps, "walked": walked, "mud": stuck}


def _stay(state: State) -> Events:
    state.steps = 0
    return _begin_act(state, [Event("stayed", state.turn, {"bonus": state.bonus})])


def _wins(state: State, seat: int) -> bool:
    """Whether the movement of this miner ends the game: on the entrance, with enough."""
    return state.miners[seat] == HOME and state.together(seat) >= state.target() and state.at_home(seat)


# --- the action stage ---


def _begin_act(state: State, events: Events) -> Events:
    """Actions, where anything but ``end`` is possible; else the turn is over."""
    if len(legal_acts(state)) == 1:
        return _end_turn(state, events)
    state.phase = "act"
    return events


def _collect(state: State) -> Events:
    seat = state.turn
    cell = state.miners[seat] >> 4
    state.nuggets -= {cell}
    state.gold[seat] += 1
    state.progress = True
    have, together, target = state.gold[seat], state.together(seat), state.target()
    events = [Event("collected", seat, {"cell": cell_text(cell), "have": have, "together": together, "target": target})]
    if together == target:
        events.append(Event("rich", seat, {"have": together, "target": target}))
    return _begin_act(state, events)


def _share(state: State, action: Share) -> Events:
    seat = state.turn
    partner = state.partner(seat)
    assert partner is not None
    count = action.nuggets if action.kind == "give" else -action.nuggets
    state.gold[seat] -= count
    state.gold[partner] += count
    state.given = True
    data = {"count": action.nuggets, "partner": partner, "have": state.gold[seat], "theirs": state.gold[partner]}
    event = Event("gave", seat, data) if action.kind == "give" else Event("took", seat, data)
    return _begin_act(state, [event])


def _end(state: State) -> Events:
    return _end_turn(state, [])


def _end_turn(state: State, events: Events) -> Events:
    state.quiet = 0 if state.progress else state.quiet + 1
    state.challenge = ""
    state.against = 0
    state.rolls = ()
    state.steps = 0
    state.bonus = state.given = state.progress = False
    if state.quiet >= QUIET_ROUNDS * state.seats:
        return _end_quiet(state, events)
    state.turn = (state.turn + 1) % state.seats
    state.phase = "move"
    events.append(Event("turn_began", state.turn, {}))
    return events


# --- challenges ---


def _challenge(state: State, action: Challenge) -> Events:
    seat, kind = state.turn, action.kind
    tokens = state.gold_tokens if kind == "gold" else state.bat_tokens
    tokens[seat] -= 1
    state.challenge = kind
    state.against = action.seat
    state.phase = "duel"
    return [Event("challenged", seat, {"kind": kind, "against": action.seat, "tokens": tokens[seat]})]


def _duel_dice(state: State, action: DuelDice) -> Events:
    state.rolls = (*state.rolls, action)
    pair = [action.challenger, action.defender]
    events = [Event("duel_rolled", state.turn, {"kind": state.challenge, "against": state.against, "dice": pair})]
    if len(state.rolls) < DUEL_ROLLS:
        return events
    winner, loser = state.duel_winner(), state.duel_loser()
    dice = [[pair.challenger, pair.defender] for pair in state.rolls]
    won = {"kind": state.challenge, "by": state.turn, "against": state.against, "loser": loser, "rolls": dice}
    events.append(Event("duel_won", winner, won))
    if state.challenge == "bat":
        state.phase = "flight_die"
        return events
    if state.gold[loser] and open_chambers(state):
        state.phase = "drop"
        return events
    events.append(Event("nothing_to_drop", winner, {"loser": loser, "why": "no_chamber" if state.gold[loser] else "no_nugget"}))
    return _after_drop(state, events)


def _drop(state: State, action: Drop) -> Events:
    loser = state.duel_loser()
    state.gold[loser] -= 1
    state.nuggets |= {action.cell}
    data = {"cell": cell_text(action.cell), "loser": loser, "have": state.gold[loser]}
    return _after_drop(state, [Event("dropped", state.duel_winner(), data)])


def _leave(state: State) -> Events:
    return _after_drop(state, [Event("left_it", state.duel_winner(), {"loser": state.duel_loser()})])


def _after_drop(state: State, events: Events) -> Events:
    """A challenger who has won moves once more."""
    if state.duel_winner() != state.turn:
        return _end_turn(state, events)
    state.challenge = ""
    state.against = 0
    state.rolls = ()
    state.phase = "bonus_die"
    return events


def _flight(state: State, number: int) -> Events:
    winner, loser = state.duel_winner(), state.duel_loser()
    events = [Event("rolled", winner, {"number": number, "for": "flight"})]
    if not state.mine.near[state.miners[loser]]:
        events.append(Event("nowhere_to_flee", loser, {"number": number}))
        return _end_turn(state, events)
    state.phase = "chase"
    state.steps = number
    return events


def _chase(state: State, action: Chase) -> Events:
    winner, loser = state.duel_winner(), state.duel_loser()
    data = _moved(state, loser, action.place) | {"loser": loser}
    state.miners[loser] = action.place
    events = [Event("chased", winner, data)]
    return _end_won(state, loser, "chased", events) if _wins(state, loser) else _end_turn(state, events)


# --- the end ---


def _end_won(state: State, seat: int, how: str, events: Events) -> Events:
    partner = state.partner(seat)
    return _end_game(state, (seat,) if partner is None else tuple(sorted((seat, partner))), how, events)


def _end_quiet(state: State, events: Events) -> Events:
    """Nothing has happened for long: most nuggets win, a tie is shared."""
    most = max(state.together(seat) for seat in range(state.seats))
    return _end_game(state, tuple(seat for seat in range(state.seats) if state.together(seat) == most), "quiet", events)


def _end_game(state: State, winners: tuple[int, ...], how: str, events: Events) -> Events:
    state.phase = "over"
    state.turn = state.start
    state.winners = winners
    state.challenge = ""
    state.against = 0
    state.rolls = ()
    state.steps = 0
    state.bonus = state.given = state.progress = False
    events.append(
        Event("game_over", None, {"winners": list(winners), "how": how, "gold": list(state.gold), "alliances": state.alliances})
    )
    return events


_PLAIN: dict[str, Callable[[State], Events]] = {
    DIG.name: _dig, ROLL.name: _roll, PASSAGE.name: _passage, PASS.name: _pass, STAY.name: _stay, COLLECT.name: _collect,
    LEAVE.name: _leave, END.name: _end,
}  # fmt: skip
_APPLY: dict[type, Callable[[State, Any], Events]] = {
    Put: _put, Go: _go, Chase: _chase, Drop: _drop, Challenge: _challenge, Share: _share, Plain: _plain, Draw: _draw,
    Die: _die, PassageDice: _passage_dice, DuelDice: _duel_dice,
}  # fmt: skip
