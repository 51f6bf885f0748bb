"""The operator's commands with a PostgreSQL server: moving there and back, looking, and one clear line for what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.runtime.database_address import ServerAddress, database_address
from bot.storage import postgres_connection, postgres_store
from bot.storage.postgres_schema import table_columns, table_names
from bot.storage.postgres_store import open_server_read_only
from bot.storage.read_only import open_read_only
from bot.storage.sqlite_store import sqlite_store
from tests.bot.ops.conftest import Say
from tests.bot.postgres import PostgresServer, need_postgres
from tests.bot.table_harness import TableHarness

pytestmark = pytest.mark.integration


@pytest.fixture
def address(postgres_server: PostgresServer) -> ServerAddress:
    return postgres_server.new_database()


async def played(path: Path) -> int:
    """A file with a finished game, a running one, an undo, settings and somebody who is rated; the number of the running one."""
    hall = TableHarness(path)
    await hall.play(await hall.start(2, channel=1), 1000)
    running = await hall.past_draft(3, channel=2)
    await hall.act(running, "money 6")
    await hall.tables.undo(await hall.request(1, running), running)
    await hall.open(2, channel=3)
    await hall.tables.change_person(1, language="de", quiet_from=1320, quiet_to=420)
    hall.close()
    return running


def contents(database: Any) -> dict[str, list[Any]]:
    with open_read_only(database) as db:
        return {
            table: sorted((tuple(row) for row in db.execute(f"SELECT {', '.join(table_columns(table))} FROM {table}")), key=repr)
            for table in table_names()
        }


async def test_everything_moves_to_a_server_and_back(address: ServerAddress, say: Say, tmp_path: Path) -> None:
    source, back = tmp_path / "old.sqlite", tmp_path / "back.sqlite"
    running = await played(source)
    status, out, err = say("move", str(source), address.url)
    assert (status, err) == (0, "")
    assert "3 tables" in out
    assert "replayed" in out
    assert contents(source) == contents(address)
    hall = TableHarness(address)
    hall.keys = 10**6
    number = await hall.open(1, channel=4)
    assert number == 4, "numbers go on"
    await hall.tables.cancel(await hall.request(1, number), number)
    await hall.play(running, 5)
    hall.close()
    assert say("move", address.url, str(back))[0] == 0
    assert contents(back) == contents(address)
    for command in (("tables",), ("tables", "--all"), ("show", str(running)), ("export", str(running)), ("check",)):
        there, here = say(*command, database=address), say(*command, database=back)
        assert there == here
        assert there[0] == 0
    assert json.loads(say("export", str(running), database=address)[1])["game"]


async def test_nothing_is_moved_into_a_database_that_has_something(address: ServerAddress, say: Say, tmp_path: Path) -> None:
    source = tmp_path / "old.sqlite"
    await played(source)
    assert say("move", str(source), address.url)[0] == 0
    other = tmp_path / "other.sqlite"
    sqlite_store(other).close()
    before = contents(address)
    for arguments, words in (
        ((str(source), address.url), "has tables already"),
        ((str(source), str(source)), "is the database itself"),
        ((address.url, address.url), "is the database itself"),
        ((str(tmp_path / "missing.sqlite"), str(other)), "does not exist"),
    ):
        status, out, err = say("move", *arguments)
        assert (status, out) == (1, "")
        assert words in err
        assert err.count("\n") == 1
    assert contents(address) == before


async def test_a_game_that_does_not_replay_is_not_moved(
    address: ServerAddress, say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "old.sqlite"
    await played(source)
    copied = postgres_connection._TextDumper.dump
    monkeypatch.setattr(
        postgres_connection._TextDumper, "dump", lambda self, text: copied(self, text.replace("money 6", "money 5"))
    )
    status, _, err = say("move", str(source), address.url)
    assert status == 1
    assert "differs" in err
    assert not any(contents(address).values()), "nothing of it stayed"


def test_what_is_wrong_with_the_server_is_one_clear_line(
    postgres_server: PostgresServer,
    say,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address = postgres_server.new_database()
    with psycopg.connect(postgres_server.address().url, autocommit=True) as connection:
        connection.execute("CREATE ROLE guest LOGIN PASSWORD 'good secret'")
    hba = postgres_server.folder / "data" / "pg_hba.conf"
    hba.write_text("local all guest scram-sha-256\n" + hba.read_text())
    with psycopg.connect(postgres_server.address().url, autocommit=True) as connection:
        connection.execute("SELECT pg_reload_conf()")
    host = f"?host={postgres_server.folder}"
    wrong = (
        (f"postgresql://guest:bad%20secret@/postgres{host}", "refuses this user or password"),
        (f"postgresql://nobody@/postgres{host}", "refuses this user or password"),
        (f"postgresql://tables@/nothing{host}", "no such database"),
        ("postgresql://tables@no.such.host.invalid/postgres?connect_timeout=5", "no such host"),
        ("postgresql://tables@127.0.0.1:1/postgres", "cannot be reached"),
        ("postgresql://tables@/postgres?nonsense=1", "is not an address of a database"),
        (address.url, "does not exist"),
    )
    for url, words in wrong:
        status, out, err = say("tables", database=url)
        assert (status, out) == (1, ""), url
        assert words in err, (url, err)
        assert err.count("\n") == 1
        assert "secret" not in err
    postgres_store.postgres_store(address).close()
    assert say("tables", database=address)[0] == 0
    status, _, err = say("backup", "copy", database=address)
    assert status == 1
    assert "pg_dump" in err
    monkeypatch.setattr(postgres_connection, "MIN_SERVER_VERSION", 990000)
    assert "99 or newer is needed" in say("tables", database=address)[2]


def test_a_pooler_in_transaction_mode_is_noticed(postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a pooler serves two open connections with one process of the server; two that share one connection are the same."""
    address = postgres_server.address()
    first, second = (postgres_connection.connect(address) for _ in range(2))
    postgres_connection.check_one_server(address, first)
    monkeypatch.setattr(second, "execute", first.execute)
    monkeypatch.setattr(postgres_connection, "connect", lambda address: second)
    with pytest.raises(postgres_connection.StoreError) as caught:
        postgres_connection.check_one_server(address, first)
    assert caught.value.refusal.code == "transaction_pooler"
    first.close()


def test_an_address_that_leads_to_two_servers_is_noticed(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hosts in one address, or a name that stands for both: locks and tables would be on different servers."""
    other = PostgresServer(need_postgres())
    try:
        first = postgres_connection.connect(postgres_server.address())
        both = iter((other.address(), postgres_server.address()))
        connect = postgres_connection.connect
        monkeypatch.setattr(postgres_connection, "connect", lambda _: connect(next(both)))
        with pytest.raises(postgres_connection.StoreError) as caught:
            postgres_connection.check_one_server(postgres_server.address(), first)
        assert caught.value.refusal.code == "two_servers"
        postgres_connection.check_one_server(postgres_server.address(), first)
        first.close()
    finally:
        other.remove()


def test_a_look_at_a_server_changes_nothing(address: ServerAddress) -> None:
    postgres_store.postgres_store(address).close()
    with pytest.raises(postgres_connection.StoreError) as caught, open_server_read_only(address) as db:
        db.execute("DELETE FROM people")
    assert caught.value.refusal.code == "read_only"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://me:s3cret@host:5432/db", "postgresql://me@host:5432/db"),
        ("postgres://me:s3cret@/db?host=/run&password=s3cret", "postgres://me@/db?host=%2Frun"),
        ("postgresql://[::1/db?password=s3cret", "the address in DATABASE"),
    ],
)
def test_an_address_is_shown_without_its_password(text: str, shown: str) -> None:
    address = database_address(text)
    assert str(address) == shown
    assert "s3cret" not in repr(address)


@pytest.mark.slow
def test_the_benchmark_leaves_nothing_on_the_server(address: ServerAddress, say: Say, tmp_path: Path) -> None:
    command = ("bench-store", "--tables", "2", "--processes", "2", "--stored", "3,6")
    for database in (address, tmp_path / "x.sqlite"):
        status, out, err = say(*command, database=database)
        assert (status, err) == (0, "")
        figures = json.loads(out)
        assert figures["processes"]["2"]["ratio"] > 0
        assert figures["stored"]["act"]["ratio"] > 0
    with psycopg.connect(address.url) as connection:
        assert connection.execute("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'bench%'").fetchall() == []
    assert list(tmp_path.iterdir()) == []
    assert "is not postgresql" in say("bench-store", "--engine", "postgresql", database=tmp_path / "x.sqlite")[2]
