"""Play one game between automatic players and record it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.contract import CHANCE, AnyGame, Event, Json
from engine.players import Player
from engine.record import Record, RecordWriter
from engine.rng import commitment, rng_at

Watch = Callable[[Any, int, Any, Sequence[Event]], None]  # state after the action, seat, action, events


def play_game(
    game: AnyGame,
    players: Sequence[Player],
    names: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, Json] | None = None,
    watch: Watch | None = None,
) -> tuple[Any, Record]:
    """Play one game to its end; the seed determines the deal, all chance and the players' random choices."""
    options = dict(options or {})
    deal = game.deal(rng_at(seed, 0), len(players), options)
    state = game.setup(len(players), deal, options)
    rngs = [rng_at(seed, -1 - seat) for seat in range(len(players))]
    writer = RecordWriter(game)
    ply = 0
    while seats := game.to_act(state):
        ply += 1
        seat = seats[0]
        if seat == CHANCE:
            action = game.chance(state, rng_at(seed, ply))
        else:
            action = players[seat].choose(game, _observer(game, state, seat), game.legal_actions(state, seat), rngs[seat])
        writer.note(state, action, seat)
        events = game.apply(state, seat, action)
        if watch:
            watch(state, seat, action, events)
    more = {"seed": str(seed), "commitment": commitment(seed)}
    return state, Record(game, list(names), deal, writer.lines(state), options, more)


def _observer(game: AnyGame, state: Any, seat: int) -> Callable[[], Any]:
    return lambda: game.observe(state, seat)
