"""What every game promises, tried on all games there are."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.contract import CHANCE, AnyGame, BadDeal, Event, Unreadable
from engine.games import GAMES
from engine.position import Position
from engine.record import Record, RecordWriter, replay
from engine.rng import rng_at
from tests.engine.playthrough import PLANS, golden_file, in_full, playthrough
from tests.engine.random_games import Step, walk

GAMES_AND_SEATS = [(game, seats) for game in GAMES.values() for seats in game.seats]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_table = pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=[f"{g.name}-{n}" for g, n in GAMES_AND_SEATS])


@cache
def some(game: AnyGame, seats: int) -> list[Step]:
    """Steps from all over one game."""
    return list(walk(game, seats, seed=7))[::9]


def test_a_game_is_known_by_its_name() -> None:
    assert all(name == game.name for name, game in GAMES.items())
    assert "szczesc" in GAMES


def test_every_game_has_a_golden_playthrough() -> None:
    assert {plan.game for plan in PLANS.values()} >= set(GAMES), "a game without a golden playthrough is not finished"


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_playthrough_is_kept(name: str) -> None:
    kept = golden_file(name).read_text(encoding="utf-8").splitlines()
    now = playthrough(name).splitlines()
    for old, new in zip(kept, now):
        if old != new:
            ply = new.split(" ")[0]
            pytest.fail(
                f"{golden_file(name).name}: kept\n{old[:400]}\nnow\n{new[:400]}\n"
                f"{in_full(name, int(ply)) if ply.isdigit() else ''}\n"
                "If the change is meant, write it anew: python -m tests.engine.playthrough"
            )
    assert len(kept) == len(now)
    assert golden_file(name).stat().st_size < 70_000


@every_table
def test_whoever_is_to_act_has_something_to_do(game: AnyGame, seats: int) -> None:
    steps = list(walk(game, seats, seed=5))
    for step in steps:
        to_act = game.to_act(step.before)
        assert step.seat in to_act
        assert game.result(step.before) is None
        for seat in range(seats):
            legal = list(game.legal_actions(step.before, seat))
            assert bool(legal) is (seat in to_act)
            assert legal == list(game.legal_actions(step.before, seat))
    end = steps[-1].after
    assert game.to_act(end) == ()
    assert all(not game.legal_actions(end, seat) for seat in range(seats))
    result = game.result(end)
    assert result is not None
    assert len(result.scores) == len(result.breakdown) == seats
    assert result.winners
    assert set(result.winners) <= set(range(seats))


@every_table
def test_asking_changes_nothing(game: AnyGame, seats: int) -> None:
    for step in some(game, seats):
        before = game.to_json(step.before)
        game.to_act(step.before)
        game.result(step.before)
        for viewer in (None, *range(seats)):
            game.observe(step.before, viewer)
        for action in step.legal:
            game.explain(step.before, step.seat, action)
        assert game.to_json(step.before) == before


@every_table
def test_clones_are_equal_and_independent(game: AnyGame, seats: int) -> None:
    for step in some(game, seats):
        copy = game.clone(step.before)
        assert copy == step.before
        assert game.apply(copy, step.seat, step.action) == step.events
        assert copy == step.after
        assert step.before != step.after


def changeable(value: Any) -> dict[int, Any]:
    """The parts of a position that are changed in place, by identity."""
    if isinstance(value, Position):
        inner = [getattr(value, each.name) for each in fields(value)]
    elif isinstance(value, dict):
        inner = [*value, *value.values()]
    else:
        inner = list(value) if isinstance(value, list | set | tuple | frozenset) else []
    own = {id(value): value} if isinstance(value, Position | list | set | dict) else {}
    return own | {number: part for each in inner for number, part in changeable(each).items()}


@every_table
def test_copies_share_nothing_that_changes(game: AnyGame, seats: int) -> None:
    earlier = []
    for step in islice(walk(game, seats, seed=7), 0, None, 9):
        parts, copied = changeable(step.before), changeable(game.clone(step.before))
        assert len(parts) == len(copied) > 1
        assert not parts.keys() & copied.keys()
        earlier.append((step.before, json.dumps(game.to_json(step.before))))
    assert all(json.dumps(game.to_json(state)) == text for state, text in earlier), "what was played later shows in a copy"


@every_game
def test_a_position_has_no_attributes_but_its_fields(game: AnyGame) -> None:
    state = game.setup(game.seats[0], game.deal(rng_at(7, 0), game.seats[0], {}), {})
    positions = [part for part in changeable(state).values() if isinstance(part, Position)]
    assert state in positions
    for part in positions:
        with pytest.raises(AttributeError):
            part.stray = 1


@every_table
def test_the_same_seed_deals_the_same(game: AnyGame, seats: int) -> None:
    deal = game.deal(rng_at(11, 0), seats, {})
    assert deal == game.deal(rng_at(11, 0), seats, {})
    assert deal != game.deal(rng_at(12, 0), seats, {})
    assert set(deal) <= set(game.deal_keys)
    assert json.loads(json.dumps(deal)) == deal
    first, second = (game.setup(seats, deal, {}) for _ in range(2))
    assert first == second
    game.apply(first, game.to_act(first)[0], game.legal_actions(first, game.to_act(first)[0])[0])
    assert second == game.setup(seats, deal, {}), "two games share something of the deal"


@every_table
def test_options_have_defaults(game: AnyGame, seats: int) -> None:
    deal = game.deal(rng_at(1, 0), seats, {})
    defaults = {name: values[0] for name, values in game.options.items()}
    assert game.setup(seats, deal, {}) == game.setup(seats, deal, defaults)
    for name, values in game.options.items():
        for value in values[1:]:
            chosen = {name: value}
            dealt = game.deal(rng_at(1, 0), seats, chosen) if game.check_options(seats, chosen) is None else deal
            if game.check_options(seats, chosen) is None:
                assert game.setup(seats, dealt, chosen) != game.setup(seats, deal, {})
            else:
                with pytest.raises(BadDeal):
                    game.setup(seats, dealt, chosen)


@every_game
@pytest.mark.parametrize("off", [-1, 1])
def test_no_table_is_too_small_or_too_large(game: AnyGame, off: int) -> None:
    seats = game.seats[0] - 1 if off < 0 else game.seats[-1] + 1
    deal = game.deal(rng_at(1, 0), game.seats[0], {})
    with pytest.raises(BadDeal) as caught:
        game.setup(seats, deal, {})
    assert game.describe(caught.value.refusal)


@every_game
def test_a_deal_must_be_whole(game: AnyGame) -> None:
    whole = game.deal(rng_at(1, 0), game.seats[0], {})
    for key in whole:
        for broken in ({k: v for k, v in whole.items() if k != key}, whole | {key: None}, whole | {key: {}}, whole | {key: "x"}):
            with pytest.raises(BadDeal) as caught:
                game.setup(game.seats[0], broken, {})
            assert game.describe(caught.value.refusal)


@every_table
def test_positions_and_actions_survive_on_paper(game: AnyGame, seats: int) -> None:
    for step in some(game, seats):
        assert game.from_json(json.loads(json.dumps(game.to_json(step.before)))) == step.before
        for action in step.legal:
            assert game.parse(str(action)) == action
    with pytest.raises(Unreadable):
        game.parse("no such action")


@every_table
def test_lines_replay(game: AnyGame, seats: int) -> None:
    writer, deal = RecordWriter(game), game.deal(rng_at(7, 0), seats, {})
    for step in walk(game, seats, seed=7):
        writer.note(step.before, step.action, step.seat)
        end = step.after
    replayed = replay(Record(game, ["A"] * seats, deal, writer.lines(end)))
    assert (replayed.error, replayed.state) == (None, end)


@every_table
def test_views_can_be_imagined(game: AnyGame, seats: int) -> None:
    for step in some(game, seats):
        for viewer in (None, *range(seats)):
            view = game.observe(step.before, viewer)
            assert game.observe(game.determinize(view, Random(3)), viewer) == view


@every_table
def test_events_are_data(game: AnyGame, seats: int) -> None:
    for step in walk(game, seats, seed=7):
        for event in step.events:
            assert isinstance(event, Event)
            assert json.loads(json.dumps(event.data)) == event.data
            assert event.seat is None or CHANCE <= event.seat < seats
            assert event.only_for is None or 0 <= event.only_for < seats
