"""Promise: the players have a share in the seed, the record proves it, and no seed is known before the end of the game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.ops.admin import show_table
from bot.panels.after_game import verify_panel
from bot.panels.lobby_panel import lobby_panel
from bot.panels.reader_view import ReaderView
from bot.storage.connection import Connection
from bot.storage.history import verify_table
from bot.storage.postgres_schema import table_names
from bot.storage.record_export import export_record
from bot.tables.table import Request
from bot.texts import say
from engine.cli import main as engine_command
from engine.games import GAMES
from engine.rng import commitment
from engine.shares import share_of, shared_seed
from tests.bot.table_harness import TableHarness, refusal
from tests.conformance.games import every_game, play_on

WORD = "Grubość węgla"


class Presses:
    """Requests with the numbers that Discord gives to presses."""

    def __init__(self, hall: TableHarness) -> None:
        self.hall = hall
        self.last = 1307 * 10**15

    async def next(self, person: int, table: int | None = None) -> Request:
        self.last += 1
        return replace(await self.hall.request(person, table), key=str(self.last))

    async def open(self, game: str, channel: int = 77) -> int:
        answer = await self.hall.tables.open(await self.next(1), game=game, server=5, channel=channel)
        assert answer.table is not None
        return answer.table


def everything_stored(db: Connection) -> str:
    return "\n".join(str(row) for name in table_names() for row in db.execute(f"SELECT * FROM {name}").fetchall())


@every_game
async def test_the_shares_decide_with_the_sealed_seed(
    hall: TableHarness, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    presses, tables, file = Presses(hall), hall.tables, tmp_path / "record.json"
    hall.seeds = iter([2**100 + 7])
    table = await presses.open(game)
    assert (await tables.join(await presses.next(2, table), table)).ok
    assert refusal(await tables.join(await presses.next(2, table), table)) == "already_seated"
    assert (await tables.join(await presses.next(2, table), table, f" {WORD} ")).done == "word"
    second = share_of(str(presses.last), WORD)
    lobby = await hall.look(table)
    assert commitment(lobby.sealed)[:24] in lobby_panel(ReaderView.of(lobby, None, "en")).text
    stranger = replace(await presses.next(9, table), moderator=True)
    assert refusal(await tables.start(stranger, table, WORD)) == "not_a_player"
    assert (await tables.start(await presses.next(1, table), table)).ok

    running = await hall.look(table)
    assert running.shares == (str(presses.last), second), "whoever starts adds this press, which came last"
    assert [seat.share for seat in running.seats] == [None, None], "what counts stands in one place"
    assert running.sealed == lobby.sealed == lobby.seed
    assert running.seed == shared_seed(running.sealed, running.shares) != running.sealed
    for secret in (str(running.sealed), str(running.seed)):
        shown = await hall.store.read(lambda db: [*show_table(db, table), str(export_record(db, table).to_json())])
        assert not any(secret in text for text in (*shown, repr(running)))
    assert (await hall.replace(table, 1, 3)).ok
    assert (await play_on(hall, table, 3000)).status == "over"
    hall.begin()  # from the database alone
    assert await hall.store.read(lambda db: verify_table(db, table)) is None
    for person in (1, 2, 3):
        await hall.tables.forget_person(person)
    record = (await hall.store.read(lambda db: export_record(db, table))).to_json()
    file.write_text(json.dumps(record), encoding="utf-8")
    assert (record["sealed"], record["commitment"]) == (str(running.sealed), commitment(running.sealed))
    assert engine_command(["verify", str(file)]) == 0, capsys.readouterr().out
    assert WORD not in await hall.store.read(everything_stored), "of a word only the hash is kept"
    over = await hall.look(table)
    proof = verify_panel(ReaderView.of(over, None, "en")).text
    assert proof == say("en", "verify-shared-text", sealed=record["sealed"], seed=record["seed"], seal=record["commitment"])


@every_game
async def test_a_game_begun_in_one_press_has_the_share_of_its_host(hall: TableHarness, game: str) -> None:
    presses, deals = Presses(hall), []
    for channel in (1, 2):
        hall.seeds = iter([7])  # drawn by somebody who knows how it deals
        table = await presses.open(game, channel)
        press = str(presses.last)
        for part in range(1, GAMES[game].seats[0]):
            seen = replace(await hall.request(1, table), key=f"{press} automat {part}")
            assert (await hall.tables.add_automat(seen, table, GAMES[game].stand_in)).ok
        assert (await hall.tables.start(replace(await hall.request(1, table), key=f"{press} start"), table)).ok
        found = await hall.look(table)
        assert found.shares == (press, *[None] * (len(found.seats) - 1)), "automats have no share"
        deals.append((found.seed, found.deal))
    assert deals[0][0] != deals[1][0]
    assert not GAMES[game].deal_keys or deals[0][1] != deals[1][1], "the other press deals another game"
