"""Automatic players at a table. They think in a process of their own, so that neither the loop nor the store waits."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from bot.hosted import facts_of
from bot.model import Table, position_text
from engine.contract import Seat
from engine.games import GAMES
from engine.players.registry import levels, player


def levels_of(game: str) -> tuple[str, ...]:
    """The automats that people can seat at a table of this game, the weakest first."""
    return levels(game)


def think(automat: str, game_name: str, position: str, seat: Seat, whim: str) -> list[str]:
    """The texts of one whole turn; the automat sees no more than its seat may."""
    game, decider, facts = GAMES[game_name], player(game_name, automat), facts_of(game_name)
    state = game.from_json(json.loads(position))
    rng = Random(whim)
    texts: list[str] = []
    while seat in game.to_act(state):
        action = decider.choose(game, lambda: game.observe(state, seat), game.legal_actions(state, seat), rng)
        texts.append(str(action))
        game.apply(state, seat, action)
        if not facts.turn_open(state):
            break
    return texts


class Thinker:
    """Where automats think. Started when first needed; a process that dies is replaced."""

    def __init__(self, pool: Executor | None = None) -> None:
        self._pool = pool

    async def turn(self, table: Table, seat: Seat, automat: str) -> list[str]:
        """What an automat would play for a seat now; the same position gives the same turn."""
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        work = (automat, table.game_name, position_text(table.game, table.state), seat, f"{table.seed}/{seat}/{table.ply}")
        try:
            return await loop.run_in_executor(self._pool, think, *work)
        except BrokenExecutor:
            self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
