"""What holds in every game, however it is played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.contract import CHANCE
from engine.niemcy import State
from engine.niemcy.actions import EVERY
from engine.niemcy.box import ALL_CARDS, ALL_PASSENGERS, ALL_TICKETS, CARS, CONNECTIONS, PASSENGERS, POINTS, TICKETS
from engine.niemcy.network import members, reach_of
from engine.niemcy.state import letters
from engine.rng import rng_at
from tests.engine.lines import check_account, check_every
from tests.engine.niemcy.plan_reference import joins
from tests.engine.niemcy.positions import GAME
from tests.engine.random_games import ANYTHING, BUILDER, Step, Taste, walk
from tests.examples import few

HOARDER: Taste = {"draw": 30, "claim": 0.05, "tickets": 0.05, "keep": 1}  # until the deck has run out
COLLECTOR: Taste = {"tickets": 20, "draw": 0.2}  # until no ticket is left
some = few(8)
Game = tuple[int, int, Taste]
games = st.tuples(st.integers(2, 5), st.integers(0, 10**6), st.sampled_from([ANYTHING, BUILDER, COLLECTOR]))


def steps_of(game: Game, most: int = 1500) -> list[Step]:
    steps = []
    for step in walk(GAME, *game):
        steps.append(step)
        if len(steps) == most:
            break
    return steps


def cards_of(state: State) -> Counter[str]:
    """All cards, wherever they are."""
    return Counter("".join([state.deck, state.display, letters(state.discards), *map(letters, state.hands)]).replace(".", ""))


def tickets_of(state: State) -> list[str]:
    """All tickets, wherever they are."""
    return sorted(code for pile in (*state.stacks, *state.tickets, *state.offers) for code in pile)


def check_pieces(state: State) -> None:
    """110 cards, 45 cars each, 60 passengers, 89 tickets."""
    assert cards_of(state) == Counter(ALL_CARDS)
    assert tickets_of(state) == sorted([*ALL_TICKETS[0], *ALL_TICKETS[1]])
    people = "".join(state.stations) + "".join(letters(taken, PASSENGERS) for taken in state.passengers)
    assert Counter(people) == Counter(ALL_PASSENGERS)
    for seat in range(state.seats):
        lengths = [CONNECTIONS[at].length for at in members(state.own[seat])]
        assert state.cars[seat] + sum(lengths) == CARS
        assert state.points[seat] == sum(POINTS[length] for length in lengths)


@given(games)
@some
def test_nothing_is_lost_and_nothing_appears(game: Game) -> None:
    for step in steps_of(game):
        check_pieces(step.after)


def test_nothing_is_lost_when_cards_are_hoarded() -> None:
    shuffles = 0
    for step in steps_of((2, 3, HOARDER), 900):
        check_pieces(step.after)
        shuffles += step.seat == CHANCE
        assert len(step.after.display.replace(".", "")) == 5 or step.after.phase == "shuffle"
    assert shuffles


@given(games)
@some
def test_what_is_kept_beside_the_owners_follows_from_them(game: Game) -> None:
    for step in steps_of(game)[::11]:
        fresh = GAME.clone(step.after)
        fresh.find_own_tracks()
        assert fresh == step.after
        assert step.after.reach == [reach_of(own) for own in step.after.own]
        for owners in step.after.owners:
            held = [owner for owner in owners if owner is not None]
            assert len(held) == len(set(held)), "nobody has two tracks of one connection"
            assert len(held) <= 1 or game[0] > 3


@given(games)
@some
def test_a_ticket_is_done_when_one_can_walk_its_way(game: Game) -> None:
    end = steps_of(game)[-1].after
    done = GAME.to_json(end)["done"]
    for seat, tickets in enumerate(end.tickets):
        own = list(members(end.own[seat]))
        assert done[seat] == [code for code in tickets if joins(own, code)]


@given(games)
@some
def test_the_course_of_a_game(game: Game) -> None:
    steps = steps_of(game)
    turns = [event.seat for step in steps for event in step.events if event.kind == "turn_began"]
    assert turns[0] == steps[0].before.start
    assert all(after == (before + 1) % game[0] for before, after in pairwise(turns) if before is not None)
    last = [step.after.last for step in steps if step.after.last is not None]
    assert last == sorted(last, reverse=True)
    for step in steps:
        assert (step.after.phase == "shuffle") is bool(step.after.shuffle)
        if not step.after.deck and step.after.phase not in ("shuffle", "over"):
            assert not any(step.after.discards), "an empty deck means that there are no discards"


@given(games)
@some
def test_the_account_is_the_score(game: Game) -> None:
    steps = steps_of(game, 10**6)
    check_account(steps)
    assert steps[-1].events[-1].data["winners"] == GAME.to_json(steps[-1].after)["winners"]


@given(games, st.integers(0, 400))
@few(8)
def test_whatever_is_not_on_the_list_is_refused_with_a_reason(game: Game, at: int) -> None:
    steps = steps_of(game, 500)
    check_every(steps[at % len(steps)].before, EVERY)


@given(games)
@some
def test_a_shuffle_is_one_of_all_orders_and_nothing_else(game: Game) -> None:
    for step in steps_of(game):
        if step.seat == CHANCE:
            assert not GAME.legal_actions(step.before, CHANCE)
            assert GAME.explain(step.before, CHANCE, step.action) is None
            assert GAME.explain(step.before, 0, step.action) is not None
            assert GAME.chance(step.before, rng_at(1, 1)) == GAME.chance(step.before, rng_at(1, 1))


def test_tickets_are_as_long_as_they_say() -> None:
    assert all(ticket.a < ticket.b for ticket in TICKETS.values())
    assert all(connection.a < connection.b for connection in CONNECTIONS)
