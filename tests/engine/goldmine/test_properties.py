"""What holds in every game, however it is played."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.checked import apply_checked
from engine.contract import CHANCE, Illegal
from engine.goldmine import State
from engine.goldmine.actions import CHALLENGES, PLAIN, Chase, Drop, Go, Put, Share
from engine.goldmine.box import ALL_TILES, SIDES
from engine.goldmine.cells import ENTRANCE_CELL, HOME, STEP
from engine.goldmine.legal import goals
from engine.goldmine.mine import PIECES, Mine, built
from engine.record import Record, RecordWriter, from_json, replay
from engine.rng import rng_at
from tests.engine.goldmine.games import Game, games, walk
from tests.engine.goldmine.positions import GAME
from tests.engine.lines import check_every
from tests.engine.random_games import Step
from tests.examples import few

some = few(12)


def steps_of(game: Game) -> list[Step]:
    return list(walk(*game))


def tiles_of(state: State) -> list[str]:
    """All tiles but the entrance, wherever they are."""
    laid = [name for cell, name in state.mine.names.items() if cell != ENTRANCE_CELL]
    return sorted([*laid, *state.bag, *(tile for hand in state.hands for tile in hand), *filter(None, [state.drawn])])


@given(games)
@some
def test_nothing_is_lost_and_nothing_appears(game: Game) -> None:
    for step in steps_of(game):
        state = step.after
        assert tiles_of(state) == list(ALL_TILES)
        assert len(state.nuggets) + sum(state.gold) == len(state.mine.chambers) <= 28
        assert all(cell in state.mine.chambers for cell in state.nuggets)
        assert min(state.gold) >= 0
        for tokens, before in ((state.gold_tokens, step.before.gold_tokens), (state.bat_tokens, step.before.bat_tokens)):
            assert all(0 <= now <= then <= 3 for now, then in zip(tokens, before))
        spent = sum(step.before.gold_tokens + step.before.bat_tokens) - sum(state.gold_tokens + state.bat_tokens)
        assert spent == (1 if step.action in (*CHALLENGES["gold"], *CHALLENGES["bat"]) else 0)


def open_end_reached(mine: Mine) -> bool:
    """From the entrance, by walking, with nothing remembered."""
    seen, fresh = {HOME}, [HOME]
    while fresh:
        place = fresh.pop()
        piece = mine.pieces[place >> 4]
        for at in range(4):
            if piece.at_side[at] != place & 15:
                continue
            other = mine.pieces.get((place >> 4) + STEP[at])
            if other is None:
                return True
            mark = other.at_side[(at + 2) % 4]
            there = (place >> 4) + STEP[at] << 4 | mark
            if mark >= 0 and there not in seen:
                seen.add(there)
                fresh.append(there)
    return False


@given(games)
@some
def test_an_open_end_can_always_be_reached(game: Game) -> None:
    for step in steps_of(game):
        if isinstance(step.action, Put):
            assert open_end_reached(step.after.mine)
            assert step.after.mine.end_count > 0


def may_be_laid(mine: Mine, tile: str, cell: int, side: str) -> bool:
    """The four rules of laying, read out one by one."""
    code = tile.rstrip("0123456789")
    if side not in PIECES[code] or cell in mine.pieces:
        return False
    piece = PIECES[code][side]
    neighbours = {at: mine.pieces.get(cell + STEP[at]) for at in range(4)}
    if not any(neighbours.values()):
        return False
    for at, other in neighbours.items():
        if other and not piece.cave and not other.cave and (piece.at_side[at] < 0) != (other.at_side[(at + 2) % 4] < 0):
            return False
    after = mine.laid(cell, tile, side)
    if cell in [ENTRANCE_CELL + step for step in STEP]:
        toward = next(at for at in range(4) if cell + STEP[at] == ENTRANCE_CELL)
        begin = cell << 4 | piece.at_side[toward]
        seen, fresh, found = {HOME, begin}, [begin], False
        while fresh:
            place = fresh.pop()
            sides = [at for at in range(4) if after.pieces[place >> 4].at_side[at] == place & 15]
            found = found or any((place >> 4) + STEP[at] not in after.pieces for at in sides)
            for other_place in after.near[place]:
                if other_place not in seen:
                    seen.add(other_place)
                    fresh.append(other_place)
        if not found:
            return False
    return open_end_reached(after)


@given(games, st.integers(0, 10**6))
@few(10)
def test_where_a_tile_fits_is_what_the_four_rules_say(game: Game, whim: int) -> None:
    puts = [step.before for step in steps_of(game) if isinstance(step.action, Put)]
    state = puts[whim % len(puts)]
    mine = state.mine
    around = {cell + step for cell in mine.pieces for step in STEP} | set(mine.pieces)
    for tile in ("T1", "I1", "L1", "X1", "E1", "GE1", "D1", "Ds1", "B1", "J1", "Y1", "H1", "Z1", "O1"):
        expected = [(cell, side) for cell in sorted(around) for side in SIDES if may_be_laid(mine, tile, cell, side)]
        assert list(mine.spots(tile)) == expected


@given(games)
@some
def test_a_mine_is_the_same_however_it_was_built(game: Game) -> None:
    steps = steps_of(game)
    mine = steps[-1].after.mine
    tiles = [(cell, name, mine.pieces[cell].side) for cell, name in reversed(mine.names.items())]
    again = built(tiles)
    for name in ("pieces", "names", "frontier", "near", "reached", "ends", "end_count", "passages", "muddy"):
        assert getattr(again, name) == getattr(mine, name), name
    assert sorted(again.chambers) == sorted(mine.chambers)


@given(games)
@some
def test_every_game_ends_and_its_winners_have_won(game: Game) -> None:
    steps = steps_of(game)
    end = steps[-1].after
    over = steps[-1].events[-1]
    assert (end.phase, over.kind) == ("over", "game_over")
    assert end.winners == tuple(over.data["winners"])
    if over.data["how"] == "quiet":
        assert end.quiet == 12 * end.seats
        most = max(end.together(seat) for seat in range(end.seats))
        assert {seat for seat in range(end.seats) if end.together(seat) == most} == set(end.winners)
    else:
        assert all(end.miners[seat] == HOME for seat in end.winners)
        assert sum(end.gold[seat] for seat in end.winners) >= end.target()
        assert len(end.winners) == (2 if end.alliances else 1)


@pytest.mark.slow
def test_games_end_at_home_and_in_silence() -> None:
    ends = {list(walk((seats, {}), seed, "walker"))[-1].events[-1].data["how"] for seats in (3, 6) for seed in range(15)}
    assert ends >= {"home", "quiet"}


@given(games)
@some
def test_turns_go_round_whoever_decides_in_between(game: Game) -> None:
    turn = None
    for step in steps_of(game):
        for event in step.events:
            if event.kind == "prospecting_began":
                turn = None
            elif event.kind == "turn_began":
                assert turn is None or event.seat == (turn + 1) % step.after.seats
                turn = event.seat
        if step.seat not in (CHANCE, step.before.turn):
            assert step.before.phase in ("drop", "chase")
            assert GAME.clock_share(step.before) == 0.25


@given(games)
@some
def test_there_is_always_something_to_decide(game: Game) -> None:
    for step in steps_of(game):
        assert len(set(step.legal)) == len(step.legal)
        if step.before.phase in ("act", "walk", "passage", "drop"):
            assert len(step.legal) > 1, "asked although there is nothing to decide"


@given(games, st.integers(0, 10**6))
@some
def test_whatever_is_not_on_the_list_is_refused_with_a_reason(game: Game, whim: int) -> None:
    steps = steps_of(game)
    state = steps[whim % len(steps)].before
    cells = [*state.mine.pieces, *state.mine.frontier, ENTRANCE_CELL + 90]
    places = [place for cell in cells for place in (state.mine.places(cell) or (cell << 4,))]
    tiles = [*(tile for hand in state.hands for tile in hand), "T1", "X1", *filter(None, [state.drawn])]
    every = [
        *PLAIN, *CHALLENGES["gold"], *CHALLENGES["bat"], *map(Go, places), *map(Chase, places), *map(Drop, cells),
        *(Share(kind, count) for kind in ("give", "take") for count in (1, 2, 9)),
        *(Put(tile, cell, side) for tile in tiles for cell in cells[::5] for side in SIDES),
    ]  # fmt: skip
    check_every(state, every)
    with pytest.raises(Illegal) as caught:
        apply_checked(GAME, GAME.clone(state), 7, PLAIN[0])
    assert GAME.describe(caught.value.refusal)


@given(games)
@some
def test_positions_survive_on_paper(game: Game) -> None:
    for step in steps_of(game)[::7]:
        state = step.before
        assert GAME.from_json(json.loads(json.dumps(GAME.to_json(state)))) == state
        for action in step.legal:
            assert GAME.parse(str(action)) == action
        if state.phase in ("walk", "passage", "chase"):
            assert {action.place for action in step.legal if isinstance(action, Go | Chase)} == set(goals(state))


@given(games)
@some
def test_the_record_replays(game: Game) -> None:
    (seats, options), seed, taste = game
    scribe = RecordWriter(GAME)
    for step in walk((seats, options), seed, taste):
        scribe.note(step.before, step.action, step.seat)
        end = step.after
    dealt = GAME.deal(rng_at(seed, 0), seats, options)
    record = Record(GAME, ["A"] * seats, dealt, scribe.lines(end), dict(options))
    replayed = replay(from_json(json.loads(json.dumps(record.to_json()))))
    assert (replayed.error, replayed.state) == (None, end)
