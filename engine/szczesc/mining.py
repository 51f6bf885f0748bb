"""A turn of mining: legal steps and their effects."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.contract import Event, Refusal
from engine.szczesc.actions import LOAD, MOVE, PUT, STOP, STORE, Action, Load, Move, Put, StoreCube
from engine.szczesc.box import CAGE_SIZE, CARDS, COLOURS
from engine.szczesc.state import Shaft, State

_MOVES_FROM = [[move for move in MOVE if move.level != level] for level in range(len(COLOURS) + 1)]


def legal_steps(shaft: Shaft, steps_left: int) -> list[Action]:
    """Every legal step in this shaft; the stop is always legal and comes first."""
    steps: list[Action] = [STOP]
    if not steps_left:
        return steps
    level = shaft.level
    steps += _MOVES_FROM[level]
    if level:
        within_reach = ""
        if len(shaft.cage) < CAGE_SIZE:
            carts = shaft.carts[level - 1]
            for colour in COLOURS:
                if colour in carts:
                    steps.append(LOAD[colour])
    else:
        within_reach = shaft.cage
        for colour in COLOURS:
            if colour in within_reach:
                steps.append(STORE[colour])
    if within_reach or shaft.store:
        for pending in shaft.pending.values():
            for square in pending.open:
                puts = PUT[pending.code, square]
                for cubes in _fitting(square, within_reach, shaft.store, steps_left > 1):
                    steps.append(puts[cubes])
    return steps


@lru_cache(maxsize=1 << 15)
def _fitting(square: str, cage: str, store: str, pairs: bool) -> tuple[tuple[str, str], ...]:
    """The pairs (from cage, from store) of available cubes that fill a square of this colour."""
    in_cage, in_store = Counter(cage), Counter(store)
    return tuple(
        (from_cage, from_store)
        for from_cage, from_store in PUT["H-YBGK", square]  # the same for every card with such a square
        if (pairs or len(from_cage + from_store) == 1) and Counter(from_cage) <= in_cage and Counter(from_store) <= in_store
    )


def take_step(state: State, seat: int, step: Move | Load | StoreCube | Put) -> Event:
    """Apply one step other than the stop."""
    shaft = state.shafts[seat]
    state.steps_left -= 1
    if isinstance(step, Move):
        event = Event("moved", seat, {"from": shaft.level, "to": step.level, "left": state.steps_left})
        shaft.level = step.level
        return event
    if isinstance(step, Load):
        colour = step.colour
        at = shaft.level - 1
        shaft.carts[at] = "." + shaft.carts[at].replace(colour, "", 1)
        shaft.cage = "".join(sorted(shaft.cage + colour))
        return Event("loaded", seat, {"colour": colour, "level": shaft.level, "left": state.steps_left})
    if isinstance(step, StoreCube):
        colour = step.colour
        shaft.cage = shaft.cage.replace(colour, "", 1)
        shaft.store = "".join(sorted(shaft.store + colour))
        return Event("stored", seat, {"colour": colour, "left": state.steps_left})
    return _put(state, seat, shaft, step)


def _put(state: State, seat: int, shaft: Shaft, step: Put) -> Event:
    for colour in step.cage:
        shaft.cage = shaft.cage.replace(colour, "", 1)
    for colour in step.store:
        shaft.store = shaft.store.replace(colour, "", 1)
    after = shaft.pending[step.order].put(step.square, step.cage + step.store)
    shaft.pending[step.order] = after
    state.steps_left -= step.steps - 1
    return Event("filled", seat, {
        "order": step.order, "square": step.square, "cage": step.cage, "store": step.store,
        "complete": after.complete, "points": CARDS[step.order].points, "left": state.steps_left,
    })  # fmt: skip


def why_no_step(shaft: Shaft, steps_left: int, step: Action) -> Refusal:
    """Why a step is not legal."""
    part = str(step)
    if isinstance(step, Move):
        if step.level == shaft.level:
            return Refusal("already_there", {"level": shaft.level}, part)
    elif isinstance(step, Load):
        if not shaft.level:
            return Refusal("at_surface", {}, part)
        if step.colour not in shaft.carts[shaft.level - 1]:
            return Refusal("no_such_coal_here", {"colour": step.colour, "level": shaft.level}, part)
        if len(shaft.cage) == CAGE_SIZE:
            return Refusal("cage_full", {"size": CAGE_SIZE}, part)
    elif isinstance(step, StoreCube):
        if shaft.level:
            return Refusal("not_at_surface", {"level": shaft.level}, part)
        if step.colour not in shaft.cage:
            return Refusal("not_in_cage", {"colour": step.colour}, part)
    elif isinstance(step, Put):
        if refusal := _why_no_put(shaft, step, part):
            return refusal
    else:
        return Refusal("not_a_step", {}, part)
    needs = step.steps if isinstance(step, Put) else 1
    return Refusal("needs_steps", {"needs": needs, "have": steps_left}, part)


def _why_no_put(shaft: Shaft, step: Put, part: str) -> Refusal | None:
    pending = shaft.pending.get(step.order)
    if pending is None:
        return Refusal("not_your_order", {"order": step.order}, part)
    if step.square not in pending.open:
        return Refusal("no_open_square", {"order": step.order, "colour": step.square}, part)
    if step.steps == 2 and step.square in step.cage + step.store:
        return Refusal("pair_has_own_colour", {"order": step.order, "colour": step.square}, part)
    if step.cage and shaft.level:
        return Refusal("not_at_surface", {"level": shaft.level}, part)
    for wanted, there, code in ((step.cage, shaft.cage, "not_in_cage"), (step.store, shaft.store, "not_in_store")):
        for colour, count in Counter(wanted).items():
            if there.count(colour) < count:
                return Refusal(code, {"colour": colour, "needs": count, "have": there.count(colour)}, part)
    return None
