"""What must hold in every position of every game, over random games of all sizes and several tastes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import checked, record
from engine.contract import Illegal
from engine.record import Record, RecordWriter
from engine.rng import rng_at, shuffled
from engine.szczesc import State
from tests.engine.oracle import allowed, universe
from tests.engine.positions import CARD_STACK, COLOURS, GAME, MINERS, TILE_STACK, cubes_in
from tests.engine.random_games import TASTES, Step, walk
from tests.examples import few

UNIVERSE = {text: GAME.parse(text) for text in universe()}

some_games = st.tuples(
    st.integers(2, 4), st.integers(0, 2**64), st.sampled_from(sorted(TASTES)), st.booleans()
)  # seats, seed, taste, open deliveries


def steps_of(game: tuple[int, int, str, bool]) -> Iterator[Step]:
    seats, seed, taste, open_deliveries = game
    return walk(GAME, seats, seed, TASTES[taste], {"open_deliveries": open_deliveries})


def some_of(game: tuple[int, int, str, bool], count: int) -> list[Step]:
    """A few steps of a game, each kind of decision among them if it was met at all."""
    steps = list(steps_of(game))
    rng = rng_at(game[1], 2)
    mixed = shuffled(range(len(steps)), rng)
    rare = {steps[index].before.phase: index for index in mixed}
    return [steps[index] for index in sorted({*rare.values(), *mixed[:count]})]


def test_the_walks_meet_every_corner() -> None:
    """Otherwise the properties below would hold for want of anything to break them."""
    kinds: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    corners: set[str] = set()
    for seed in range(8):
        for seats in (2, 3, 4):
            for taste in TASTES.values():
                for step in walk(GAME, seats, seed, taste):
                    kinds.update(event.kind for event in step.events)
                    phases[step.before.phase] += 1
                    for event in step.events:
                        if event.kind == "filled":
                            corners.add(f"{len(event.data['cage'])} from the cage, {len(event.data['store'])} from the store")
                        if event.kind == "refilled" and event.data["piece"] is None:
                            corners.add(f"nothing left for {event.data['space'][:-2]}")
                        if event.kind == "delivered":
                            corners.add(f"delivered {min(event.data['count'], 2)}")
    assert set(kinds) == {
        "bought", "delivered", "delivered_cards", "draft_ended", "drafted", "drafted_card", "drew", "drew_pieces", "earned",
        "filled", "filled_carts", "game_over", "kept_none", "loaded", "mined", "moved", "placed", "put_back",
        "put_back_pieces", "refilled", "settled", "shift_began", "shift_scored", "start_passed", "stored", "took_order",
    }  # fmt: skip
    assert set(phases) == {"draft", "place", "mine", "fill", "choose", "rest", "return"}
    assert corners == {
        "1 from the cage, 0 from the store", "0 from the cage, 1 from the store", "2 from the cage, 0 from the store",
        "1 from the cage, 1 from the store", "0 from the cage, 2 from the store",
        "nothing left for workshop", "nothing left for order", "delivered 1", "delivered 2",
    }  # fmt: skip


# --- nothing is lost --------------------------------------------------------------------------------------------------


def check_conserved(state: State) -> None:
    data = GAME.to_json(state)
    coal = Counter(cubes_in(data)) + Counter(data["supply"])
    assert coal == dict.fromkeys(COLOURS, 16)
    drawn = [*data["held"], *data["put_back"]]
    tiles = [*data["tile_stack"], *filter(None, data["workshop"].values()), *(t for own in data["bought"] for t in own)]
    cards = [*data["order_stack"], *filter(None, data["orders"].values()), *data["display"]]
    cards += [card for hand in [*data["pending"], *data["delivered"]] for card in hand]
    for piece in drawn:
        (cards if "-" in piece else tiles).append(piece)
    assert sorted(tiles) == TILE_STACK
    assert sorted(cards) == CARD_STACK
    at_work = [0] * state.seats
    for owner, count in data["standing"].values():
        at_work[owner] += count
    miners = [sum(four) for four in zip(data["miners"], data["canteen"], data["cechownia"], at_work)]
    assert miners == [MINERS[state.seats]] * state.seats
    for seat in range(state.seats):
        carts = "".join(data["carts"][seat].values())
        assert len(carts) == 4 + sum(int(tile[1]) for tile in data["bought"][seat])
        assert len(data["cage"][seat]) <= 5
        assert min(data["money"][seat], data["miners"][seat], 0) == 0


@given(some_games)
@few(25)
def test_coal_tiles_cards_and_miners_are_conserved(game: tuple[int, int, str, bool]) -> None:
    for step in steps_of(game):
        check_conserved(step.after)


# --- on paper ---------------------------------------------------------------------------------------------------------


@given(some_games)
@few(12)
def test_positions_and_actions_survive_on_paper(game: tuple[int, int, str, bool]) -> None:
    for step in steps_of(game):
        data = GAME.to_json(step.before)
        back = GAME.from_json(json.loads(json.dumps(data)))
        assert back == step.before
        assert GAME.to_json(back) == data
        assert GAME.legal_actions(back, step.seat) == step.legal
        for action in step.legal:
            assert GAME.parse(str(action)) == UNIVERSE[str(action)] == action


@given(some_games)
@few(12)
def test_a_record_replays_to_the_same_positions(game: tuple[int, int, str, bool]) -> None:
    seats, seed, _, open_deliveries = game
    writer = RecordWriter(GAME)
    deal, options = GAME.deal(rng_at(seed, 0), seats, {}), {"open_deliveries": open_deliveries}
    positions = [GAME.setup(seats, deal, options)]
    halfway: list[tuple[list[str], State]] = []
    for step in steps_of(game):
        writer.note(step.before, step.action, step.seat)
        if not GAME.line_open(step.after):
            positions.append(step.after)
        elif len(halfway) < 40:
            halfway.append((writer.lines(step.after), step.after if step.after.phase == "mine" else positions[-1]))
    lines = writer.lines(positions[-1])
    assert len(lines) == len(positions) - 1
    assert not any(line.endswith("...") for line in lines)

    paper = json.dumps(Record(GAME, ["A"] * seats, deal, lines, options).to_json())
    seen: list[Any] = []
    replayed = record.replay(record.from_json(json.loads(paper)), watch=lambda state, _: seen.append(GAME.to_json(state)))
    assert replayed.error is None
    assert replayed.state == positions[-1]
    assert seen == [GAME.to_json(position) for position in positions]
    for lines_so_far, position in halfway:  # in the middle of a decision
        assert record.replay(Record(GAME, ["A"] * seats, deal, lines_so_far, options)).state == position


# --- legality ---------------------------------------------------------------------------------------------------------


@given(some_games)
@few(12)
def test_the_legal_list_is_what_the_rules_allow(game: tuple[int, int, str, bool]) -> None:
    for step in some_of(game, 5):
        data = GAME.to_json(step.before)
        texts = [str(action) for action in step.legal]
        assert len(texts) == len(set(texts)) > 0
        assert set(texts) == {text for text in UNIVERSE if allowed(data, text)}
        assert step.action in step.legal


@given(some_games)
@few(6)
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(game: tuple[int, int, str, bool]) -> None:
    for step in some_of(game, 3):
        state = GAME.clone(step.before)
        for action in UNIVERSE.values():
            refusal = GAME.explain(state, step.seat, action)
            assert (refusal is None) == (action in step.legal)
            if refusal is not None:
                assert refusal.part in GAME.describe(refusal)
                with pytest.raises(Illegal) as caught:
                    checked.apply_checked(GAME, state, step.seat, action)
                assert caught.value.refusal == refusal
        assert state == step.before
        for other in range(state.seats):
            if other != step.seat:
                refusal = GAME.explain(state, other, step.action)
                assert refusal is not None
                assert (refusal.code, refusal.figures) == ("not_your_turn", {"turn": step.seat})


@given(some_games)
@few(12)
def test_open_places_are_the_legal_ones(game: tuple[int, int, str, bool]) -> None:
    for step in steps_of(game):
        if step.before.phase != "place":
            continue
        for viewer in (step.seat, None):
            places = GAME.observe(step.before, viewer).places
            assert [place.space.name for place in places if place.closed is None] == [str(action) for action in step.legal]
        for place in GAME.observe(step.before, step.seat).places:
            if place.space.name == str(step.action):
                money = [event.data["price"] for event in step.events if event.kind == "bought"]
                assert sum(money) == place.marks
                placed = next(event.data for event in step.events if event.kind == "placed")
                assert (placed["miners"], placed["displaced"], placed["whose"]) == (place.miners, place.standing, place.owner)


# --- events -----------------------------------------------------------------------------------------------------------


@given(some_games)
@few(15)
def test_points_and_marks_change_by_what_the_events_say(game: tuple[int, int, str, bool]) -> None:
    for step in steps_of(game):
        seats = range(step.after.seats)
        points, marks = [0] * len(seats), [0] * len(seats)
        for event in step.events:
            rows: list[list[int]] = []
            if event.kind == "delivered":
                rows = [[event.data["points"] * (seat == event.seat) for seat in seats]]
            elif event.kind == "shift_scored":
                rows = [row["points"] for row in event.data["categories"]]
            elif event.kind == "settled":
                rows = [row["points"] for row in event.data["accounts"].values()]
            for row in rows:
                points = [old + more for old, more in zip(points, row)]
            if event.kind in ("earned", "bought"):
                marks[event.seat or 0] += event.data.get("marks", 0) - event.data.get("price", 0)
                assert event.data["money"] == step.after.money[event.seat or 0]
        assert [after - before for before, after in zip(step.before.scores, step.after.scores)] == points
        assert [after - before for before, after in zip(step.before.money, step.after.money)] == marks
        assert step.after.scores == [sum(entry.points[seat] for entry in step.after.ledger) for seat in seats]


@given(some_games)
@few(6)
def test_the_result_says_what_a_score_is_made_of(game: tuple[int, int, str, bool]) -> None:
    steps = list(steps_of(game))
    assert all(GAME.result(step.before) is None for step in steps)
    end = steps[-1].after
    result = GAME.result(end)
    assert result is not None
    assert [sum(parts.values()) for parts in result.breakdown] == list(result.scores) == end.scores
    best = max(zip(end.scores, (money % 5 for money in end.money)))
    assert result.winners == tuple(seat for seat in range(end.seats) if (end.scores[seat], end.money[seat] % 5) == best)


# --- the order of things ----------------------------------------------------------------------------------------------


@given(some_games, st.integers(0, 2**32))
@few(10)
def test_a_copy_lives_its_own_life(game: tuple[int, int, str, bool], seed: int) -> None:
    rng = Random(seed)
    for step in some_of(game, 8):
        copy = GAME.clone(step.before)
        before = GAME.to_json(step.before)
        for _ in range(5):
            if seats := GAME.to_act(copy):
                GAME.apply(copy, seats[0], rng.choice(list(GAME.legal_actions(copy, seats[0]))))
        assert GAME.to_json(step.before) == before
