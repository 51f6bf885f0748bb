"""Games for the benchmarks of the store: a table with its people, and the moves of a game of random players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.service.table_service import TableService
from bot.tables.table import Place, Request
from engine.contract import CHANCE
from engine.games import GAMES
from engine.match import play_game
from engine.players.random_player import RandomPlayer

SEATS = 3
SERVER = 1


@dataclass(slots=True)
class Script:
    """A game to be played at one table."""

    table: int
    moves: list[tuple[int, str]]
    seq: int


async def prepare(service: TableService, game: str, channel: int, *, clock: int | None = None) -> Script:
    """A table with its people, 1 to 3, and a game of random players from the same seed to be played at it."""
    people, place = range(1, SEATS + 1), Place(SERVER, channel)
    answer = await service.open(
        Request(f"open {channel}", 1, name="1", place=place), server=SERVER, channel=channel, game=game, clock=clock
    )
    assert answer.table is not None, answer
    for person in people[1:]:
        request = Request(f"join {channel} {person}", person, answer.seq, str(person), place=place)
        answer = await service.join(request, answer.table or 0)
    answer = await service.start(Request(f"start {channel}", 1, answer.seq, place=place), answer.table or 0)
    assert answer.ok, answer
    table = await service.table(answer.table or 0)
    assert table is not None
    moves: list[tuple[int, str]] = []

    def watch(state: Any, seat: int, action: Any, events: Any) -> None:
        if seat != CHANCE:  # the table itself decides chance
            moves.append((seat, str(action)))

    play_game(GAMES[game], [RandomPlayer()] * SEATS, [str(person) for person in people], table.seed, watch=watch)
    return Script(table.id, moves, answer.seq)


async def play(service: TableService, script: Script, count: int) -> None:
    """The next moves at this table, one request each."""
    for _ in range(count):
        seat, text = script.moves.pop(0)
        request = Request(f"{script.table} {script.seq}", seat + 1, script.seq)
        answer = await service.act(request, script.table, [text])
        assert answer.ok, answer
        script.seq = answer.seq
