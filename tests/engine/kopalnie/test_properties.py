"""What holds in every game, however it is played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.contract import CHANCE
from engine.kopalnie import State
from engine.kopalnie.actions import EVERY
from engine.kopalnie.box import CARDS, TABLE_SETUPS, TILES
from tests.engine.kopalnie.positions import GAME, MINES, card_box
from tests.engine.lines import check_account, check_every
from tests.engine.random_games import ANYTHING, CARD_PLAYER, Step, Taste, walk
from tests.examples import few

LAYER: Taste = {"enough": 0.1, "play": 3}
STAYER: Taste = {"dig A": 6, "dig B": 4, "play": 2}
some = few(40)
games = st.tuples(st.integers(2, 5), st.integers(0, 10**6), st.sampled_from([ANYTHING, CARD_PLAYER, LAYER, STAYER]))


def steps_of(game: tuple[int, int, Taste]) -> list[Step]:
    return list(walk(GAME, *game))


def tiles_of(state: State) -> list[str]:
    """All tiles, wherever they are."""
    return sorted([tile for heap in (*state.rows, *state.tiles, state.boxed) for tile in heap if tile])


def cards_of(state: State) -> list[str]:
    """All chance cards, wherever they are."""
    return sorted([*state.deck, *state.used, *(card for cards in state.kept for card in cards), *filter(None, [state.card])])


@given(games)
@some
def test_nothing_is_lost_and_nothing_appears(game: tuple[int, int, Taste]) -> None:
    seats = game[0]
    tiles = sorted(f"{mine}{number}" for mine in MINES[seats] for number in range(7))
    for step in steps_of(game):
        assert tiles_of(step.after) == tiles
        assert cards_of(step.after) == card_box(seats)
        assert sorted(step.after.offered) == sorted(step.before.offered)
        assert all(CARDS[card].kept for cards in step.after.kept for card in cards)


@given(games)
@some
def test_coins_come_from_somewhere(game: tuple[int, int, Taste]) -> None:
    for step in steps_of(game):
        earned = Counter(dict.fromkeys(range(game[0]), 0))
        for event in step.events:
            if event.kind == "earned":
                assert event.seat is not None
                earned[event.seat] += event.data["coins"]
            elif event.kind == "tribute":
                assert event.seat is not None
                earned[event.seat] += event.data["coins"]
                earned.subtract(event.data["givers"])
        assert [after - before for before, after in zip(step.before.coins, step.after.coins)] == [*earned.values()]
        assert min(step.after.coins) >= 0


@given(games)
@some
def test_coins_lie_on_tiles_of_open_mines_one_each(game: tuple[int, int, Taste]) -> None:
    for step in steps_of(game):
        state = step.after
        lying = {tile for row, by in zip(state.rows, state.abandoned_by) if by is None for tile in row if tile}
        assert set(state.lying) <= lying
        assert set(state.lying.values()) <= {3, 5}


@given(games)
@some
def test_the_course_of_a_game(game: tuple[int, int, Taste]) -> None:
    seats = game[0]
    steps = steps_of(game)
    digs = [event for step in steps for event in step.events if event.kind == "dug"]
    least, most = (48, 58) if seats >= 4 else (30, 35)
    assert least <= len(digs) <= most
    turns = [event.seat for step in steps for event in step.events if event.kind == "turn_began"]
    assert all(after == (before + 1) % seats for before, after in pairwise(turns) if before is not None)
    end = steps[-1].after
    assert sum(by is not None for by in end.abandoned_by) == TABLE_SETUPS[seats].end
    for step in steps:
        for row, by, pick in zip(step.after.rows, step.after.abandoned_by, step.after.picks):
            left = sum(tile is not None for tile in row)
            assert (left == 1) is (by is not None)
            assert pick == -1 or row[pick] is None


@given(games)
@some
def test_a_dig_takes_what_the_view_promised(game: tuple[int, int, Taste]) -> None:
    for step in steps_of(game):
        for event in step.events:
            if event.kind == "dug":
                mine = next(mine for mine in GAME.observe(step.before, None).mines if mine.code == event.data["mine"])
                assert mine.prospects[event.data["number"] - 1] == event.data["tile"]
                assert mine.places[event.data["place"]] == event.data["tile"]
                assert len(event.data["stops"]) == event.data["number"]
                assert TILES[event.data["tile"]].kind == event.data["kind"]


@given(games)
@some
def test_lists_are_short_and_lead_somewhere(game: tuple[int, int, Taste]) -> None:
    for step in steps_of(game):
        if step.seat != CHANCE:
            assert len(step.legal) <= 12
            assert len(set(step.legal)) == len(step.legal)
            if step.before.phase == "rolled":
                assert len(step.legal) > 1, "asked although there is nothing to decide"
    assert GAME.result(steps_of(game)[-1].after) is not None


@given(games, st.integers(0, 200))
@some
def test_whatever_is_not_on_the_list_is_refused_with_a_reason(game: tuple[int, int, Taste], at: int) -> None:
    steps = steps_of(game)
    check_every(steps[at % len(steps)].before, EVERY)


@given(games)
@some
def test_the_account_is_the_score(game: tuple[int, int, Taste]) -> None:
    steps = steps_of(game)
    check_account(steps)
    result = GAME.result(steps[-1].after)
    assert result is not None
    assert {seat for seat, score in enumerate(result.scores) if score == max(result.scores)} == set(result.winners)
    assert steps[-1].events[-1].data["accounts"] == [dict(rows) for rows in result.breakdown]
