"""Live majorities: the engine's own numbers when nothing is hidden, honest ranges when something is."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.szczesc import SZCZESC
from engine.szczesc.box import ALL_CARDS, CARDS, CATEGORIES, CATEGORIES_AFTER
from engine.szczesc.scoring import counts_in, majority, score_shift, squares_of
from engine.szczesc.state import ScoreEntry, State
from render.szczesc.majorities import Range, majority_standings
from tests.render.games import game, scorings
from tests.render.positions import blank


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_nothing_hidden_they_are_what_the_engine_would_score(seats: int) -> None:
    for state, _ in game(seats, open_deliveries=True):
        if state.phase in ("draft", "over"):
            continue
        now = majority_standings(SZCZESC.observe(state, None))
        scored = score_shift(state.clone()).data
        assert not any(now.hidden)
        assert [row.category for row in now.rows] == CATEGORIES
        assert [row.due for row in now.rows] == [i < CATEGORIES_AFTER[state.shift] for i in range(12)]
        for row, line in zip(now.rows, scored["categories"]):
            assert row.counts == tuple(Range(n, n) for n in line["counts"])
            assert row.points == tuple(Range(n, n) for n in line["points"])
        before, after = state.scores, scored["scores"]
        assert now.gains == tuple(Range(b - a, b - a) for a, b in zip(before, after))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_lies_in_every_range(seats: int) -> None:
    unsure = 0
    for state, _ in game(seats):
        if state.phase == "draft":
            continue
        for viewer in (None, *range(seats)):
            now = majority_standings(SZCZESC.observe(state, viewer))
            for row in now.rows:
                truth = counts_in(state, row.category)
                for have, counted in zip(truth, row.counts):
                    assert counted.least <= have <= counted.most
                for got, points in zip(majority(row.category, truth), row.points):
                    assert points.least <= got <= points.most
                unsure += sum(not counted.sure for counted in row.counts)
                if viewer is not None:
                    assert row.counts[viewer].sure  # everybody knows their own
                if row.category.kind == "empty":
                    assert all(counted.sure for counted in row.counts)
    assert unsure > 20


def test_after_a_scoring_nothing_is_hidden() -> None:
    for state, _ in scorings(4):
        assert not any(majority_standings(SZCZESC.observe(state, None)).hidden)


def delivered(*deliveries: tuple[str, ...]) -> State:
    """A position in which seat 1 has made these deliveries since the last scoring."""
    state = blank(3)
    state.orders = [None] * 4
    for cards in deliveries:
        state.shafts[1].delivered += cards
        points = sum(CARDS[card].points for card in cards)
        state.ledger.append(ScoreEntry(1, state.shift, f"deliver {cards[0][0]}", (0, points, 0)))
    return state


def counted_out(state: State) -> dict[str, tuple[int, int]]:
    """The same by trying every set of cards: one delivery a transport."""
    view = SZCZESC.observe(state, 0)
    wanted = {entry.source[-1]: entry.points[1] for entry in view.ledger}
    possible = [
        cards
        for cards in combinations(ALL_CARDS, view.shafts[1].face_down)
        if {t: sum(CARDS[c].points for c in cards if c[0] == t) for t in {c[0] for c in cards}} == wanted
    ]
    counts = {c.name: [squares_of(c, cards) for cards in possible] for c in CATEGORIES if c.kind != "empty"}
    return {name: (min(numbers), max(numbers)) for name, numbers in counts.items()}


@pytest.mark.parametrize(
    "deliveries",
    [
        (("L-YBGK",),),
        (("H-BB",),),
        (("W-KKK",), ("H-Y",)),
        (("C-Y", "C-BB"),),
        (("H-B", "H-GG"), ("L-KK",)),
        (("W-YYY",), ("C-G",), ("L-G",)),
    ],
)
def test_ranges_are_no_wider_than_what_is_possible(deliveries: tuple[tuple[str, ...], ...]) -> None:
    state = delivered(*deliveries)
    now = majority_standings(SZCZESC.observe(state, 0))
    expected = counted_out(state)
    assert {row.category.name: tuple(row.counts[1]) for row in now.rows if row.category.kind != "empty"} == expected
    assert majority_standings(SZCZESC.observe(state, 1)).hidden == (0, 0, 0)


def test_a_card_that_lies_elsewhere_is_ruled_out() -> None:
    state = delivered(("H-BB",))  # five points: H-K as well, unless that is seen
    black = next(i for i, category in enumerate(CATEGORIES) if category.name == "colour K")
    assert majority_standings(SZCZESC.observe(state, 0)).rows[black].counts[1] == Range(0, 1)
    state.orders[0] = "H-K"
    assert majority_standings(SZCZESC.observe(state, 0)).rows[black].counts[1] == Range(0, 0)


def test_places() -> None:
    state = delivered(("L-YBGK",))
    state.shafts[0].delivered = ["C-Y"]
    state.shafts[0].revealed = 1
    yellow = majority_standings(SZCZESC.observe(state, None)).rows[0]
    assert [yellow.place(seat) for seat in range(3)] == [1, 1, 0]  # a tie for the first place
    state.shafts[0].delivered = ["C-YY"]
    yellow = majority_standings(SZCZESC.observe(state, None)).rows[0]
    assert [yellow.place(seat) for seat in range(3)] == [1, 2, 0]
