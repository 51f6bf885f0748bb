"""Determinization: a full position made from a view only."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.kopalnie.box import LAST_DIGGER, OFFERED, TABLE_SETUPS
from engine.kopalnie.state import AT_START, State, closed_row
from engine.kopalnie.view import View
from engine.rng import shuffled


def determinize(view: View, rng: Random) -> State:
    """A random full position that is consistent with the view."""
    state = State()
    for name in ("seats", "phase", "ply", "start", "digs", "dug", "fresh", "two_trails", "rolls", "again"):
        setattr(state, name, getattr(view, name))
    for name in ("mine", "card"):
        setattr(state, name, getattr(view, name) or "")
    state.turn = view.start if view.turn is None else view.turn
    state.named = view.named or 0
    if view.laying:
        state.coin_left, state.coin_stones = view.laying.left, view.laying.stones
        state.coin_mine = view.laying.mine or ""
    state.used, state.boxed = list(view.used), list(view.boxed)
    for mine in view.mines:
        state.rows.append(mine.places if mine.last_tile is None else closed_row(mine.last_tile))
        state.picks.append(AT_START if mine.pick is None else mine.pick)
        state.abandoned_by.append(mine.abandoned_by)
        state.lying.update(mine.coins)
    for player in view.players:
        state.tiles.append(list(player.tiles))
        state.coins.append(player.coins)
        state.kept.append(list(player.kept))
        state.revealed.append(player.revealed)
    state.deck = _sample_deck(view, rng)
    _sample_missions(view, state, rng)
    return state


def _sample_deck(view: View, rng: Random) -> tuple[str, ...]:
    """All cards that are neither kept nor used, shuffled."""
    seen = [*view.used, *(card for player in view.players for card in player.kept)]
    seen += [view.card] if view.card else []
    return tuple(shuffled(sorted((Counter(TABLE_SETUPS[view.seats].cards) - Counter(seen)).elements()), rng))


def _sample_missions(view: View, state: State, rng: Random) -> None:
    """Sample hidden missions. A seat that abandoned a mine without showing the last digger does not have it."""
    known = {mission for player in view.players for mission in (player.mission, *(player.offered or ())) if mission}
    unseen = shuffled([mission for mission in TABLE_SETUPS[view.seats].missions if mission not in known], rng)
    closers = set(state.abandoned_by)
    for seat, player in enumerate(view.players):
        if player.offered is not None:
            state.offered.append(player.offered)
            state.missions.append(player.mission)
            continue
        offer = [player.mission] if player.mission else []
        while len(offer) < OFFERED:
            offer.append(unseen.pop())
        mission = player.mission
        if player.has_mission and mission is None:
            mission = next(code for code in offer if code != LAST_DIGGER or seat not in closers)
        state.offered.append(tuple(offer))
        state.missions.append(mission)
