"""Views and events hold nothing that their reader may not know: hands, tickets, the order of deck and stacks."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from hypothesis import given

from engine.niemcy import State
from engine.niemcy.box import TICKETS
from engine.niemcy.determinization import likelihoods
from engine.niemcy.planner import free_connections
from engine.rng import below, rng_at, shuffled
from tests.engine.lines import play, viewers
from tests.engine.niemcy.positions import GAME, deal, position
from tests.engine.niemcy.test_properties import Game, games, steps_of
from tests.examples import few

some = few(5)


def with_other_secrets(state: State, viewer: int | None, rng: Random) -> State:
    """A position that differs in nothing but what this viewer may not know."""
    data = json.loads(json.dumps(GAME.to_json(state)))
    hidden = [seat for seat in range(state.seats) if seat != viewer and state.phase != "over"]
    _other_cards(data, hidden, rng)
    for kind, long in enumerate((False, True)):
        _other_tickets(data, hidden, kind, long, viewer, rng)
    if state.phase == "announce":
        for seat in hidden:
            if data["mixes"][seat]:
                short = below(rng, 5)
                data["mixes"][seat] = [short, 4 - short]
    return GAME.from_json(data)


def _other_cards(data: dict[str, Any], hidden: list[int], rng: Random) -> None:
    """What others hold beyond what all saw goes round with the deck."""
    secret = {seat: list((Counter(data["hands"][seat]) - Counter(data["known"][seat])).elements()) for seat in hidden}
    pool = shuffled([*data["deck_order"], *(card for cards in secret.values() for card in cards)], rng)
    for seat, cards in secret.items():
        new, pool = pool[: len(cards)], pool[len(cards) :]
        data["hands"][seat] = "".join(sorted([*data["known"][seat], *new]))
    data["deck_order"] = "".join(pool)


def _other_tickets(data: dict[str, Any], hidden: list[int], kind: int, long: bool, viewer: int | None, rng: Random) -> None:
    """Tickets of one kind go round among the stack and the others, except those that the viewer put under the stack itself."""
    piles = [data[name][seat] for name in ("tickets", "offers") for seat in hidden] + [data["stack_orders"][kind]]
    places = [
        (pile, at)
        for pile in piles
        for at, code in enumerate(pile)
        if TICKETS[code].long == long and (pile is not piles[-1] or viewer is None or data["returned"][kind][at] != viewer)
    ]
    codes = shuffled([pile[at] for pile, at in places], rng)
    for (pile, at), code in zip(places, codes):
        pile[at] = code
    for seat in hidden:
        data["tickets"][seat].sort()


@given(games)
@some
def test_a_view_shows_no_secret(game: Game) -> None:
    for step in steps_of(game)[::5]:
        if step.before.phase == "over":
            continue
        for viewer in viewers(step.before):
            view = GAME.observe(step.before, viewer)
            for seat, player in enumerate(view.players):
                if seat != viewer:
                    assert (player.hand, player.tickets, player.done, player.offer) == (None,) * 4
            known = {code for player in view.players for code in (*(player.tickets or ()), *(player.offer or ()))}
            known |= {code for stack in view.own_returns for code in stack if code}
            unknown = set(TICKETS) - known
            tracks_aside = repr({**{name: getattr(view, name) for name in view.__slots__}, "tracks": None, "claiming": None})
            assert not any(f"'{code}'" in tracks_aside for code in unknown)


@given(games)
@some
def test_only_its_owner_is_told_of_tickets_and_blind_cards(game: Game) -> None:
    for step in steps_of(game):
        for event in step.events:
            if event.kind in ("offered", "kept_tickets", "drew_blind", "ticket_done"):
                assert event.only_for == event.seat
            elif event.kind != "game_over":
                assert event.only_for is None
                assert not {"ticket", "tickets", "returned"} & set(event.data)
            if event.kind == "drew":
                assert (event.data["card"] is None) is (str(step.action) == "draw blind")


def test_until_all_have_chosen_nobody_learns_what_was_kept() -> None:
    dealt = play(GAME.setup(3, deal(3), {}), "0: tickets 2+2", "1: tickets 2+2", "tickets 2+2")
    one = play(dealt, f"0: keep {' '.join(sorted(dealt.offers[0][:2]))}")
    four = play(dealt, f"0: keep {' '.join(sorted(dealt.offers[0]))}")
    for viewer in (None, 1, 2):
        assert GAME.observe(one, viewer) == GAME.observe(four, viewer)
    assert GAME.observe(one, 1).stacks == (49, 28)
    assert GAME.observe(one, 1).players[0].held is None
    assert GAME.observe(one, 0).players[0].held == (2, 0)


def test_announcements_are_hidden_until_the_last() -> None:
    start = GAME.setup(3, deal(3), {})
    one, other = (play(start, f"0: tickets {mix}") for mix in ("4+0", "0+4"))
    assert GAME.observe(one, 1) == GAME.observe(other, 1)
    assert GAME.observe(one, 0).players[0].mix == (4, 0)
    dealt = play(one, "1: tickets 2+2", "tickets 3+1")
    assert [player.mix for player in GAME.observe(dealt, None).players] == [(4, 0), (2, 2), (3, 1)]


def test_open_cards_are_remembered_until_they_are_paid() -> None:
    state = play(position(2, display="RRGBW", deck="YYYYYYYYYY", hands={0: "RR"}), "draw R", "draw R")
    assert GAME.observe(state, 1).players[0].known == "RR"
    state = play(state, "draw blind", "draw blind", "claim BER-MAG RRR")
    assert GAME.observe(state, 1).players[0].known == "", "three red cards are gone, so one may be left or none"
    imagined = GAME.determinize(GAME.observe(play(position(2, display="RRGBW"), "draw R", "draw G"), 1), rng_at(1, 0))
    assert imagined.hands[0][5] >= 1


def test_whoever_gave_a_ticket_back_knows_where_it_lies() -> None:
    state = play(position(2), "tickets 3+1")
    first, second, third, long = state.offers[0]
    state = play(state, f"keep {second}")
    assert GAME.observe(state, 0).own_returns[0][-2:] == (first, third)
    assert GAME.observe(state, 0).own_returns[1][-1] == long
    assert not any(GAME.observe(state, 1).own_returns[0])
    assert GAME.determinize(GAME.observe(state, 0), rng_at(3, 0)).stacks[0][-2:] == (first, third)


def test_imagined_tickets_suit_the_network() -> None:
    state = position(2, tracks={1: "BER-MAG HAV-MAG HAV-KAS FRA-KAS/B FRA-MAN MAN-STU"}, tickets={1: "BER-STU"})
    weights = likelihoods(state.own[1], free_connections(state.open_tracks[1]))
    assert weights["BER-STU"] > 5 * weights["KIE-NUR"]
    view = GAME.observe(state, 0)
    drawn = Counter(GAME.determinize(view, rng_at(seed, 0)).tickets[1][0] for seed in range(300))
    fitting = sum(drawn[code] for code in ("BER-STU", "BER-FRA", "BER-MAI", "HAM-STU", "BER-KOL", "LEI-STU"))
    assert fitting > 1.6 * 300 * 6 / 34, "six of 34 long tickets, drawn far more often than by mere luck"
