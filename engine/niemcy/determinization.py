"""A full position made up from no more than a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from engine.niemcy.actions import mixes
from engine.niemcy.box import ALL_CARDS, ALL_TICKETS, CONNECTION, KEEP_FIRST, PASSENGERS, PLACE_AT, PLACES, TICKETS, TRACK
from engine.niemcy.network import members
from engine.niemcy.planner import distance, free_connections
from engine.niemcy.state import ALL_TRACKS, EMPTY, NO_OWNERS, State, counted
from engine.niemcy.view import View
from engine.rng import below, shuffled

# How much likelier a ticket is the more of its way is built; one that is cut off was hardly kept for that.
STRANGE, BUILT, CUT_OFF = 0.15, 3.0, 0.05
CARS_OF_CERTAINTY = 12  # a smaller network says less
_ALL_FREE = free_connections(ALL_TRACKS)


def determinize(view: View, rng: Random) -> State:
    """A full position that looks exactly like the view, with everything hidden drawn anew.

    The tickets of others are drawn so that what they have built makes sense.
    """
    state = State()
    for name in ("seats", "phase", "ply", "start", "last", "passes", "refreshes", "turn_ends"):
        setattr(state, name, getattr(view, name))
    state.imagined_at, state.imagined_for = view.ply, view.seat
    state.turn = view.start if view.turn is None else view.turn
    state.shuffle = view.shuffle or ""
    state.cars = [player.cars for player in view.players]
    state.points = [player.account["routes"] if player.account else player.points for player in view.players]
    state.passengers = [counted(player.passengers, PASSENGERS) for player in view.players]
    state.display = "".join(card or EMPTY for card in view.display)
    state.discards = counted(view.discards)
    state.owners = list(NO_OWNERS)
    for code, owners in view.tracks.items():
        state.owners[CONNECTION[code].number] = owners
    state.find_own_tracks()
    state.stations = [view.stations.get(place, "") for place in PLACES]
    state.claiming = TRACK[view.claiming].number if view.claiming else -1
    state.boarding = tuple(PLACE_AT[place] for place in view.boarding)
    _imagine_cards(view, state, rng)
    _imagine_announcements(view, state, rng)
    _imagine_tickets(view, state, rng)
    return state


def _imagine_cards(view: View, state: State, rng: Random) -> None:
    """A hand holds what all saw go there; the rest of it and the deck are drawn from all cards not seen."""
    seen = Counter(view.discards) + Counter(card for card in view.display if card)
    for player in view.players:
        seen += Counter(player.known if player.hand is None else player.hand)
    unseen = shuffled(sorted((Counter(ALL_CARDS) - seen).elements()), rng)
    for player in view.players:
        hand = player.hand
        if hand is None:
            count = player.cards - len(player.known)
            hand = player.known + "".join(unseen[:count])
            unseen = unseen[count:]
        state.hands.append(counted(hand))
        state.known.append(counted(player.known))
    state.deck = "".join(unseen)


def _imagine_announcements(view: View, state: State, rng: Random) -> None:
    state.mixes = [player.mix for player in view.players]
    if view.phase == "announce":
        for seat, player in enumerate(view.players):
            if player.mix is None and seat not in view.to_act:
                found = mixes(*view.stacks)
                mix = found[below(rng, len(found))]
                state.mixes[seat] = mix.short, mix.long


def _imagine_tickets(view: View, state: State, rng: Random) -> None:
    """First what others keep, then what they choose from; what is left lies in the stacks."""
    seen = {code for player in view.players for code in (*(player.tickets or ()), *(player.offer or ()))}
    seen |= {code for stack in view.own_returns for code in stack if code}
    pools = [[code for code in box if code not in seen] for box in ALL_TICKETS]
    kept: list[list[str]] = [list(player.tickets or ()) for player in view.players]
    offers: list[list[str]] = [list(player.offer or ()) for player in view.players]
    back: list[list[tuple[str, int]]] = [[], []]  # given back before the first turn, and by whom
    for seat, player in enumerate(view.players):
        held = player.held or _chosen(view, seat, rng)
        for kind, pool in enumerate(pools):
            if player.tickets is None:
                kept[seat] += _likely(pool, held[kind], state, seat, rng)
            if player.offer is None:
                offers[seat] += _any(pool, player.offered[kind], rng)
            if player.mix and view.phase in ("choose", "shuffle") and not any(player.offered):
                back[kind] += [(code, seat) for code in _any(pool, player.mix[kind] - held[kind], rng)]
    state.tickets = [tuple(sorted(codes)) for codes in kept]
    state.offers = [tuple(codes) for codes in offers]
    for kind, pool in enumerate(pools):
        shuffle_done = view.shuffle == "long" and kind == 0
        marked = [] if shuffle_done else back[kind]
        hidden = shuffled(pool + ([code for code, _ in back[kind]] if shuffle_done else []), rng)
        if view.phase == "choose" or view.shuffle in ("short", "long"):
            state.stacks.append((*hidden, *(code for code, _ in marked)))
            state.returned.append((*(None,) * len(hidden), *(seat for _, seat in marked)))
        else:
            known = view.own_returns[kind]
            state.stacks.append(tuple(code or hidden.pop() for code in known))
            state.returned.append(tuple(view.seat if code else None for code in known))


def _chosen(view: View, seat: int, rng: Random) -> tuple[int, int]:
    """How many short and long tickets somebody kept whose choice is still secret; none as long as there was no choice."""
    player = view.players[seat]
    if view.phase == "announce" or player.mix is None or any(player.offered):
        return 0, 0
    drawn = [0] * player.mix[0] + [1] * player.mix[1]
    long = shuffled(drawn, rng)[: KEEP_FIRST + below(rng, len(drawn) - KEEP_FIRST + 1)]
    return len(long) - sum(long), sum(long)


def _any(pool: list[str], count: int, rng: Random) -> list[str]:
    """So many tickets leave the pool."""
    return [pool.pop(below(rng, len(pool))) for _ in range(count)]


def _likely(pool: list[str], count: int, state: State, seat: int, rng: Random) -> list[str]:
    """So many tickets leave the pool, more probably those that suit what this seat has built."""
    if not count or not state.own[seat]:
        return _any(pool, count, rng)
    weights = likelihoods(state.own[seat], free_connections(state.open_tracks[seat]))
    keys = {code: rng.random() ** (1 / weights[code]) for code in pool}
    chosen = sorted(pool, key=lambda code: -keys[code])[:count]
    for code in chosen:
        pool.remove(code)
    return chosen


@lru_cache(maxsize=1 << 8)
def likelihoods(own: int, free: int) -> dict[str, float]:
    """How likely each ticket is held by somebody with these connections."""
    certainty = min(1.0, sum(_LENGTHS[at] for at in members(own)) / CARS_OF_CERTAINTY)
    found = {}
    for code in TICKETS:
        left = distance(own, free, code)
        share = 0.0 if left is None else max(0.0, 1 - left / WHOLE_WAY[code])
        found[code] = CUT_OFF if left is None else STRANGE + BUILT * certainty * share * share
    return found


_LENGTHS: Sequence[int] = [connection.length for connection in CONNECTION.values()]
WHOLE_WAY = {code: distance(0, _ALL_FREE, code) or 0 for code in TICKETS}  # cars, on an empty map
