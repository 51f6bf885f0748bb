"""What a seat may do, and what chance may bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.contract import CHANCE
from engine.goldmine.actions import (
    CHALLENGES,
    COLLECT,
    DICE,
    DIG,
    DRAW,
    DUEL_DICE,
    END,
    LEAVE,
    PASS,
    PASSAGE,
    PASSAGE_DICE,
    ROLL,
    STAY,
    Action,
    Chase,
    Drop,
    Go,
    Put,
    Share,
)
from engine.goldmine.cells import Cell, Place
from engine.goldmine.state import State
from engine.rng import below


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """Everything this seat may do now, in a stable order; for CHANCE all outcomes, equally likely."""
    phase = state.phase
    if seat == CHANCE:
        found = _CHANCE.get(phase)
        return found(state) if found else ()
    legal = _LEGAL.get(phase)
    return legal(state) if legal and seat == state.actor() else []


def _legal_builds(state: State) -> list[Action]:
    tiles = (state.drawn,) if state.drawn else state.hands[state.turn]
    spots = state.mine.spots
    return [Put(tile, cell, side) for tile in tiles for cell, side in spots(tile)]


def _legal_puts(state: State) -> list[Action]:
    tile = state.drawn
    return [Put(tile, cell, side) for cell, side in state.mine.spots(tile)]


def _legal_moves(state: State) -> list[Action]:
    legal: list[Action] = [DIG, ROLL] if state.bag else [ROLL]
    passages = state.mine.passages
    if len(passages) > 1 and state.miners[state.turn] in passages:
        legal.append(PASSAGE)
    legal.append(PASS)
    return legal


def _legal_goals(state: State) -> list[Action]:
    legal: list[Action] = [Go(place) for place in goals(state)]
    legal.append(STAY)
    return legal


def legal_acts(state: State) -> list[Action]:
    """The action stage: ``end``, and what else there is."""
    seat = state.turn
    place = state.miners[seat]
    legal: list[Action] = [COLLECT] if place >> 4 in state.nuggets else []
    if not state.bonus:
        partner = state.partner(seat)
        if state.gold_tokens[seat] and state.gold[seat]:
            challenge = CHALLENGES["gold"]
            legal += [challenge[rival] for rival, at in enumerate(state.miners) if at == place and rival not in (seat, partner)]
        if state.bat_tokens[seat]:
            legal += [
                challenge for rival, challenge in enumerate(CHALLENGES["bat"][: state.seats]) if rival not in (seat, partner)
            ]
        if partner is not None and not state.given and state.miners[partner] == place:
            legal += [Share("give", count) for count in range(1, state.gold[seat] + 1)]
            legal += [Share("take", count) for count in range(1, state.gold[partner] + 1)]
    legal.append(END)
    return legal


def _legal_drops(state: State) -> list[Action]:
    return [*map(Drop, open_chambers(state)), LEAVE]


def _legal_chases(state: State) -> list[Action]:
    return [Chase(place) for place in goals(state)]


_LEGAL: dict[str, Callable[[State], list[Action]]] = {
    "build": _legal_builds, "move": _legal_moves, "put": _legal_puts, "walk": _legal_goals, "passage": _legal_goals,
    "act": legal_acts, "drop": _legal_drops, "chase": _legal_chases,
}  # fmt: skip


def goals(state: State) -> tuple[Place, ...]:
    """Where the move under way may end: other passages, or what can be reached within the steps."""
    if state.phase == "passage":
        here = state.miners[state.turn]
        return tuple(place for place in state.mine.passages if place != here)
    seat = state.duel_loser() if state.phase == "chase" else state.turn
    return state.mine.goals_within(state.miners[seat], state.steps, state.mud)


def open_chambers(state: State) -> list[Cell]:
    """Chambers without a nugget in which neither of the two of the challenge stands, by row, then column."""
    manned = (state.miners[state.turn] >> 4, state.miners[state.against] >> 4)
    return sorted(cell for cell in state.mine.chambers if cell not in state.nuggets and cell not in manned)


def _drawable(state: State) -> list[Action]:
    aside = state.aside
    return [DRAW[tile] for tile in state.bag if tile not in aside]


_CHANCE: dict[str, Callable[[State], Sequence[Action]]] = {
    "draw": _drawable, "roll": lambda _: DICE, "passage_dice": lambda _: PASSAGE_DICE, "duel": lambda _: DUEL_DICE,
    "bonus_die": lambda _: DICE, "flight_die": lambda _: DICE,
}  # fmt: skip


def chance(state: State, rng: Random) -> Action:
    """What dice or bag decide."""
    outcomes = _CHANCE.get(state.phase)
    if outcomes is None:
        raise LookupError("nothing is rolled or drawn here")
    if state.phase == "draw" and not state.aside:
        return DRAW[state.bag[below(rng, len(state.bag))]]
    found = outcomes(state)
    return found[below(rng, len(found))]
