"""The rules: setup, legal actions and their effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engine.contract import Event
from engine.deal_checks import check_frame, check_stack
from engine.rng import below, shuffled
from engine.szczesc.actions import (
    BOTTOM,
    DRAFT,
    FILL,
    KEEP,
    KEEP_NONE,
    PLACE,
    RETURN,
    TOP,
    Action,
    Draft,
    Fill,
    Keep,
    Load,
    Move,
    Place,
    Put,
    Rest,
    Return,
    Stop,
    StoreCube,
)  # fmt: skip
from engine.szczesc.box import (
    ALL_CARDS,
    ALL_TILES,
    CARDS,
    CECHOWNIA,
    COLOURS,
    CUBES_A_COLOUR,
    DELIVER_H,
    DRAFT_ROUNDS,
    LEVEL,
    LOCKED,
    LOOK,
    MARKS,
    MINERS,
    ORDER_1,
    ORDER_DRAW,
    SHIFTS,
    SPACES,
    TILES,
    TRANSPORTS,
    WORKSHOP_DRAW,
)  # fmt: skip
from engine.szczesc.mining import legal_steps, take_step
from engine.szczesc.scoring import pass_start, score_shift, settle
from engine.szczesc.state import ScoreEntry, Shaft, State, order

Events = list[Event]


def deal(rng: Random, seats: int) -> dict[str, Any]:
    """Draw the starting player, then shuffle both stacks (top first)."""
    return {"start": below(rng, seats), "tiles": shuffled(ALL_TILES, rng), "orders": shuffled(ALL_CARDS, rng)}


def setup(seats: int, deal: Mapping[str, Any], open_deliveries: bool = False) -> State:
    """The first position of the draft."""
    check_frame(deal, ("start", "tiles", "orders"), seats, MINERS)
    start, tiles, cards = deal["start"], deal["tiles"], deal["orders"]
    check_stack("tiles", tiles, ALL_TILES)
    check_stack("orders", cards, ALL_CARDS)

    state = State()
    state.seats = seats
    state.open_deliveries = open_deliveries
    state.start = start
    state.turn = (start - 1) % seats
    state.scores = [0] * seats
    state.money = [MARKS[seats]] * seats
    state.miners = [MINERS[seats]] * seats
    state.canteen = [0] * seats
    state.cechownia = [0] * seats
    state.shafts = [Shaft() for _ in range(seats)]
    state.owner = [0] * len(SPACES)
    state.standing = [0] * len(SPACES)
    state.supply = dict.fromkeys(COLOURS, CUBES_A_COLOUR - seats)
    state.tile_stack = list(tiles)
    state.order_stack = list(cards)
    state.orders = [None] * 4
    state.workshop = [None if shelf in LOCKED[seats] else state.tile_stack.pop(0) for shelf in range(WORKSHOP_DRAW)]
    shown = DRAFT_ROUNDS * seats + 1
    state.display = state.order_stack[:shown]
    del state.order_stack[:shown]
    return state


# --- legal actions -----------------------------------------------------------------------------------------------


def legal_actions(state: State, seat: int) -> list[Action]:
    """All legal actions of this seat, in a stable order."""
    if seat != state.turn or state.phase == "over":
        return []
    return _LEGAL[state.phase](state, seat)


def _legal_drafts(state: State, seat: int) -> list[Action]:
    return [DRAFT[card] for card in state.display]


_OPEN = {
    seats: {kind: [s.index for s in SPACES if s.kind == kind and s.index not in LOCKED[seats]] for kind in ("mine", "money")}
    for seats in MINERS
}
_PRICE = {code: tile.price for code, tile in TILES.items()}


def _legal_places(state: State, seat: int) -> list[Action]:
    miners, money, standing = state.miners[seat], state.money[seat], state.standing
    actions: list[Action] = []
    for shelf, tile in enumerate(state.workshop):
        if tile is not None and standing[shelf] < miners and _PRICE[tile] <= money:
            actions.append(PLACE[shelf])
    if state.tile_stack and standing[WORKSHOP_DRAW] < miners:
        actions.append(PLACE[WORKSHOP_DRAW])
    spaces = _OPEN[state.seats]
    for space in spaces["mine"]:
        if standing[space] < miners:
            actions.append(PLACE[space])
    ready = [pending.code[0] for pending in state.shafts[seat].pending.values() if pending.complete]
    if ready:
        for space, transport in enumerate(TRANSPORTS, DELIVER_H):
            if transport in ready and standing[space] < miners:
                actions.append(PLACE[space])
    for space in spaces["money"]:
        if standing[space] < miners:  # the cechownia is never occupied: its count stays 0
            actions.append(PLACE[space])
    for space, card in enumerate(state.orders, ORDER_1):
        if card is not None and standing[space] < miners:
            actions.append(PLACE[space])
    if state.order_stack and standing[ORDER_DRAW] < miners:
        actions.append(PLACE[ORDER_DRAW])
    return actions


def _legal_mining(state: State, seat: int) -> list[Action]:
    return legal_steps(state.shafts[seat], state.steps_left)


def _legal_fills(state: State, seat: int) -> list[Action]:
    supply = state.supply
    return [
        fill
        for letters, fill in FILL.items()
        if len(letters) == state.filling and all(letters.count(c) <= supply[c] for c in letters)
    ]


def _legal_keeps(state: State, seat: int) -> list[Action]:
    money = state.money[seat] if state.space == WORKSHOP_DRAW else None
    kept: list[Action] = [KEEP[piece] for piece in dict.fromkeys(state.held) if money is None or _PRICE[piece] <= money]
    return [*kept, KEEP_NONE]


def _legal_rests(state: State, seat: int) -> list[Action]:
    return [TOP, BOTTOM]


def _legal_returns(state: State, seat: int) -> list[Action]:
    return [RETURN[piece] for piece in dict.fromkeys(state.held)]


_LEGAL: dict[str, Callable[[State, int], list[Action]]] = {
    "draft": _legal_drafts, "place": _legal_places, "mine": _legal_mining, "fill": _legal_fills,
    "choose": _legal_keeps, "rest": _legal_rests, "return": _legal_returns,
}  # fmt: skip


# --- effects -----------------------------------------------------------------------------------------------------


def apply(state: State, seat: int, action: Action) -> Events:
    """Apply a legal action in place and return its events."""
    state.ply += 1
    return _APPLY[action.__class__](state, seat, action)


def _draft(state: State, seat: int, action: Draft) -> Events:
    state.display.remove(action.card)
    state.shafts[seat].pending[action.card] = order(action.card)
    events = [Event("drafted", seat, {"left": len(state.display)}), Event("drafted_card", seat, {"card": action.card}, seat)]
    if len(state.display) > 1:
        state.turn = (seat - 1) % state.seats
        return events
    state.orders[3] = state.display.pop()
    for shelf in range(3):
        if ORDER_1 + shelf not in LOCKED[state.seats]:
            state.orders[shelf] = state.order_stack.pop(0)
    state.phase = "place"
    state.turn = state.start
    hands = [list(shaft.pending) for shaft in state.shafts]
    return [*events, Event("draft_ended", None, {"hands": hands, "orders": list(state.orders)})]


def _place(state: State, seat: int, action: Place) -> Events:
    space = action.space
    index = space.index
    state.space = index
    if index == CECHOWNIA:
        state.miners[seat] -= 1
        state.cechownia[seat] += 1
        events = [Event("placed", seat, {"space": space.name, "miners": 1, "displaced": 0, "whose": None})]
    else:
        displaced = state.standing[index]
        whose = None
        if displaced:
            whose = state.owner[index]
            state.canteen[whose] += displaced
        state.standing[index] = displaced + 1
        state.owner[index] = seat
        state.miners[seat] -= displaced + 1
        events = [Event("placed", seat, {"space": space.name, "miners": displaced + 1, "displaced": displaced, "whose": whose})]
    return _WORK[space.kind](state, seat, events)


def _workshop(state: State, seat: int, events: Events) -> Events:
    if state.space == WORKSHOP_DRAW:
        return _draw(state, seat, state.tile_stack, "tiles", events)
    tile = state.workshop[state.space]
    assert tile is not None
    state.workshop[state.space] = None
    events.append(_buy(state, seat, tile))
    if state.filling:
        state.phase = "fill"
        return events
    return _end_turn(state, events)


def _mine(state: State, seat: int, events: Events) -> Events:
    state.phase = "mine"
    state.steps_left = SPACES[state.space].number
    return events


def _deliver(state: State, seat: int, events: Events) -> Events:
    transport = SPACES[state.space].transport
    shaft = state.shafts[seat]
    cards = [p.code for p in shaft.pending.values() if p.complete and p.code[0] == transport]
    cubes = "".join(sorted("".join(shaft.pending.pop(card).cubes for card in cards)))
    for colour in cubes:
        state.supply[colour] += 1
    shaft.delivered += cards
    points = sum(CARDS[card].points for card in cards)
    state.scores[seat] += points
    by_seat = tuple(points if s == seat else 0 for s in range(state.seats))
    state.ledger.append(ScoreEntry(state.ply, state.shift, SPACES[state.space].name, by_seat))
    events.append(Event("delivered", seat, {"transport": transport, "count": len(cards), "points": points, "cubes": cubes}))
    events.append(Event("delivered_cards", seat, {"cards": cards}, None if state.open_deliveries else seat))
    return _end_turn(state, events)


def _money(state: State, seat: int, events: Events) -> Events:
    marks = SPACES[state.space].number
    state.money[seat] += marks
    events.append(Event("earned", seat, {"marks": marks, "from": "bank", "money": state.money[seat]}))
    return _end_turn(state, events)


def _order(state: State, seat: int, events: Events) -> Events:
    if state.space == ORDER_DRAW:
        return _draw(state, seat, state.order_stack, "orders", events)
    shelf = state.space - ORDER_1
    card = state.orders[shelf]
    assert card is not None
    state.orders[shelf] = None
    state.shafts[seat].pending[card] = order(card)
    events.append(Event("took_order", seat, {"card": card, "from": SPACES[state.space].name}))
    return _end_turn(state, events)


_WORK = {"workshop": _workshop, "mine": _mine, "deliver": _deliver, "money": _money, "order": _order}


def _buy(state: State, seat: int, code: str) -> Event:
    """Pay for a tile and add it to the shaft; carts without coal of their own colour are left for ``fill``."""
    tile = TILES[code]
    shaft = state.shafts[seat]
    supply = state.supply
    state.money[seat] -= tile.price
    shaft.tiles.append(code)
    own = min(tile.carts, supply[tile.colour])
    supply[tile.colour] -= own
    state.filling = min(tile.carts - own, sum(supply.values())) if own < tile.carts else 0
    at = LEVEL[tile.colour] - 1
    empty = "." * (tile.carts - own)  # includes the carts that ``fill`` will load
    shaft.carts[at] = "".join(sorted(shaft.carts[at] + empty + tile.colour * own))
    return Event("bought", seat, {
        "tile": code, "price": tile.price, "to": "bank", "from": SPACES[state.space].name, "cubes": tile.colour * own,
        "to_fill": state.filling, "money": state.money[seat],
    })  # fmt: skip


def _fill(state: State, seat: int, action: Fill) -> Events:
    shaft = state.shafts[seat]
    at = LEVEL[TILES[shaft.tiles[-1]].colour] - 1
    for colour in action.colours:
        state.supply[colour] -= 1
        shaft.carts[at] = "".join(sorted(shaft.carts[at].replace(".", "", 1) + colour))
    state.filling = 0
    return _end_turn(state, [Event("filled_carts", seat, {"tile": shaft.tiles[-1], "cubes": action.colours})])


def _draw(state: State, seat: int, stack: list[str], what: str, events: Events) -> Events:
    state.held = stack[:LOOK]
    del stack[:LOOK]
    state.phase = "choose"
    events.append(Event("drew", seat, {"what": what, "count": len(state.held)}))
    events.append(Event("drew_pieces", seat, {"what": what, "pieces": list(state.held)}, seat))
    return events


def _keep(state: State, seat: int, action: Keep) -> Events:
    piece = action.piece
    state.phase = "rest"
    if piece is None:
        return [Event("kept_none", seat, {"from": SPACES[state.space].name})]
    state.held.remove(piece)
    if state.space == WORKSHOP_DRAW:
        return [_buy(state, seat, piece)]
    state.shafts[seat].pending[piece] = order(piece)
    return [Event("took_order", seat, {"card": piece, "from": SPACES[state.space].name})]


def _rest(state: State, seat: int, action: Rest) -> Events:
    state.rest = action.where
    if state.held:
        state.phase = "return"
        return []
    return _put_back(state, seat)


def _return(state: State, seat: int, action: Return) -> Events:
    state.held.remove(action.piece)
    state.put_back.append(action.piece)
    return [] if state.held else _put_back(state, seat)


def _put_back(state: State, seat: int) -> Events:
    stack = state.tile_stack if state.space == WORKSHOP_DRAW else state.order_stack
    pieces = state.put_back
    if state.rest == "top":
        stack[:0] = pieces
    else:
        stack += pieces
    events = [
        Event("put_back", seat, {"where": state.rest, "count": len(pieces)}),
        Event("put_back_pieces", seat, {"where": state.rest, "pieces": pieces}, seat),
    ]
    state.put_back = []
    state.rest = None
    if state.filling:
        state.phase = "fill"
        return events
    return _end_turn(state, events)


def _step(state: State, seat: int, action: Move | Load | StoreCube | Put) -> Events:
    return [take_step(state, seat, action)]


def _stop(state: State, seat: int, action: Stop) -> Events:
    steps = SPACES[state.space].number
    event = Event("mined", seat, {"steps": steps, "used": steps - state.steps_left})
    state.steps_left = 0
    return _end_turn(state, [event])


_APPLY: dict[type, Callable[[State, int, Any], Events]] = {
    Draft: _draft, Place: _place, Keep: _keep, Rest: _rest, Return: _return, Fill: _fill,
    Move: _step, Load: _step, StoreCube: _step, Put: _step, Stop: _stop,
}  # fmt: skip


def _end_turn(state: State, events: Events) -> Events:
    """Refill the board, then pass to the next seat that has miners left, or end the shift."""
    space = SPACES[state.space]
    if space.number and space.kind == "workshop":
        _refill(space.name, state.workshop, state.space, state.tile_stack, events)
    elif space.number and space.kind == "order":
        _refill(space.name, state.orders, state.space - ORDER_1, state.order_stack, events)
    state.phase = "place"
    state.space = -1
    seats, miners, seat = state.seats, state.miners, state.turn
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if miners[seat]:
            state.turn = seat
            return events
    return _end_shift(state, events)


def _refill(name: str, shelves: list[str | None], shelf: int, stack: list[str], events: Events) -> None:
    piece = stack.pop(0) if stack else None
    shelves[shelf] = piece
    events.append(Event("refilled", None, {"space": name, "piece": piece, "left": len(stack)}))


def _end_shift(state: State, events: Events) -> Events:
    events.append(score_shift(state))
    if state.shift == SHIFTS:
        state.phase = "over"
        state.turn = state.start
        return events + settle(state)
    events.append(pass_start(state))
    state.shift += 1
    state.turn = state.start
    state.miners = [MINERS[state.seats]] * state.seats
    state.canteen = [0] * state.seats
    state.cechownia = [0] * state.seats
    state.owner = [0] * len(SPACES)
    state.standing = [0] * len(SPACES)
    events.append(Event("shift_began", state.start, {"shift": state.shift}))
    return events
