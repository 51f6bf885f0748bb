"""A full position made up from no more than a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.kopalnie.box import AFTER_ROLL, CARDS, LAST_DIGGER, OFFERED, SHOWN, TABLE_SETUPS
from engine.kopalnie.state import AT_START, State, closed_row
from engine.kopalnie.view import View
from engine.rng import below, shuffled


def determinize(view: View, rng: Random) -> State:
    """A full position that looks exactly like the view, with everything hidden drawn anew."""
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
        state.revealed.append(player.revealed)
    _imagine_cards(view, state, rng)
    _imagine_missions(view, state, rng)
    return state


def _imagine_cards(view: View, state: State, rng: Random) -> None:
    """Hidden kept cards are orange and not of those that all see; whoever is asked after one roll has an answer to it."""
    seen = [card for player in view.players for card in player.kept if card]
    seen += [*view.used, *([view.card] if view.card else [])]
    unseen = shuffled(sorted((Counter(TABLE_SETUPS[view.seats].cards) - Counter(seen)).elements()), rng)
    hands = [list(player.kept) for player in view.players]
    if view.phase == "rolled" and len(set(view.rolls)) == 1:
        hand = hands[state.turn]
        hidden = [at for at in range(len(hand) - view.fresh) if hand[at] is None]
        if hidden:
            hand[hidden[below(rng, len(hidden))]] = _take(unseen, AFTER_ROLL)
    secret = [code for code, card in CARDS.items() if card.kept and code not in SHOWN]
    state.kept = [[card or _take(unseen, secret) for card in hand] for hand in hands]
    state.deck = tuple(unseen)


def _take(heap: list[str], fitting: Sequence[str]) -> str:
    """The first of the fitting ones leaves the heap."""
    found = next(piece for piece in heap if piece in fitting)
    heap.remove(found)
    return found


def _imagine_missions(view: View, state: State, rng: Random) -> None:
    """Whoever has closed a mine and shown nothing does not have the last digger's mission."""
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
