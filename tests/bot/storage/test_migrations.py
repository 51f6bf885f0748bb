"""A database of an older release comes along; a newer one, and one that was never released, are refused and left alone."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import main
from bot.ops.check import check_database
from bot.panels.reader_view import ReaderView
from bot.runtime.database_address import DatabaseAddress
from bot.storage.migrations import MIGRATIONS, Migration, fingerprint
from bot.storage.open_store import open_store
from bot.storage.read_only import open_read_only
from bot.storage.sqlite_store import sqlite_store
from bot.tables.errors import StoreError, store_error_text
from bot.tables.languages import LANGUAGES
from bot.tables.table import Answer
from tests.bot.databases import DUMPS, FINISHED, OPEN, RUNNING, restore
from tests.bot.table_harness import TableHarness

FIRST = MIGRATIONS[0]
WINGS = Migration("99_wings", ("CREATE TABLE wings (bird INTEGER PRIMARY KEY, span REAL)", "CREATE INDEX spans ON wings (span)"))
NEVER_RELEASED = {
    "version 19, before there were fingerprints": ["1_tables", "2_results", "19_counts"],
    "another text of a migration": [f"{FIRST.label}:0123456789ab"],
    "the same, and something newer": [f"{FIRST.label}:0123456789ab", WINGS.name],
}


@pytest.fixture
def own_database(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> DatabaseAddress:
    """A database that no other test uses."""
    made: DatabaseAddress = (
        tmp_path / "tables.sqlite" if engine == "sqlite" else request.getfixturevalue("postgres_server").new_database()
    )
    open_store(made).close()
    return made


@contextlib.contextmanager
def next_release() -> Iterator[None]:
    """The program has one migration more."""
    MIGRATIONS.append(WINGS)
    try:
        yield
    finally:
        MIGRATIONS.remove(WINGS)


def applied(database: DatabaseAddress) -> list[str]:
    sql = "SELECT name FROM {} ORDER BY name"
    if isinstance(database, Path):
        db = sqlite3.connect(database)
        names = [name for (name,) in db.execute(sql.format("_sqlite_migrations"))]
        db.close()
        return names
    with psycopg.connect(database.url) as connection:
        return [name for (name,) in connection.execute(sql.format("migrations").encode())]


def pretend(database: DatabaseAddress, names: Sequence[str]) -> None:
    """Let the database have recorded these migrations."""
    if isinstance(database, Path):
        db = sqlite3.connect(database)
        db.execute("DELETE FROM _sqlite_migrations")
        db.executemany("INSERT INTO _sqlite_migrations (migration_set, name) VALUES ('tables', ?)", [(name,) for name in names])
        db.commit()
        db.execute("PRAGMA journal_mode = DELETE")
        db.close()
        return
    with psycopg.connect(database.url) as connection:
        connection.execute("DELETE FROM migrations")
        connection.cursor().executemany("INSERT INTO migrations (name) VALUES (%s)", [(name,) for name in names])


def contents(database: DatabaseAddress) -> object:
    """What is to stay as it is."""
    if isinstance(database, Path):
        return [(file.name, hashlib.sha256(file.read_bytes()).hexdigest()) for file in sorted(database.parent.glob("tables*"))]
    return applied(database)


def schema(path: Path) -> list[tuple[str, str, str]]:
    db = sqlite3.connect(path)
    rows = db.execute("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name").fetchall()
    db.close()
    return [(kind, name, fingerprint(sql)) for kind, name, sql in rows]


# --- what comes along -------------------------------------------------------------------------------------------------


def test_every_schema_left_a_database_to_test_with(tmp_path: Path) -> None:
    assert sorted(DUMPS) == sorted(one.label for one in MIGRATIONS), "python -m tests.bot.databases"
    for number, migration in enumerate(MIGRATIONS, 1):
        path = tmp_path / f"{migration.label}.sqlite"
        restore(migration.label, path)
        assert applied(path) == sorted(one.name for one in MIGRATIONS[:number]), "python -m tests.bot.databases"


@pytest.mark.parametrize("label", DUMPS)
async def test_everything_in_a_stored_database_goes_on(label: str, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    restore(label, path)
    sqlite_store(tmp_path / "new.sqlite").close()
    hall = TableHarness(path)
    hall.keys = 10**6  # those below are taken
    assert schema(path) == schema(tmp_path / "new.sqlite")
    assert await hall.store.read(lambda db: list(check_database(db))) == []
    assert (await hall.look(FINISHED)).status == "over"
    running = await hall.look(RUNNING)
    assert {row.kind for row in await hall.tables.since(RUNNING, 0, None)} >= {"automat", "away", "resign", "timeout", "act"}
    for lang in LANGUAGES:
        shown = ReaderView(running, None, lang)
        assert shown.lines(await hall.tables.since(RUNNING, 0, None)), "all of it can be told"
    for (text,) in await hall.rows("SELECT answer FROM requests"):
        assert Answer.from_json(text).ok
    with pytest.raises(sqlite3.DatabaseError, match="append-only"):
        await hall.rows("UPDATE log SET text = '' WHERE table_id = 1")
    while (await hall.look(RUNNING)).status == "running":
        if not await hall.scheduler.look():
            await hall.play(RUNNING, 1)
    assert (await hall.look(RUNNING)).status == "over"
    assert (await hall.tables.start(await hall.request(1, OPEN), OPEN)).ok
    assert (await hall.tables.statistics(1, "szczesc")).games == 1
    hall.close()


@pytest.mark.engines
def test_a_migration_runs_once(own_database: DatabaseAddress) -> None:
    open_store(own_database).close()
    assert applied(own_database) == [one.name for one in MIGRATIONS]


@pytest.mark.engines
def test_a_database_of_the_release_before_is_migrated(own_database: DatabaseAddress) -> None:
    store = open_store(own_database)
    store.write_now(lambda db: db.execute("INSERT INTO people (person, language) VALUES (7, 'pl')"))
    store.close()
    before = contents(own_database)
    with next_release():
        if isinstance(own_database, Path):
            with open_read_only(own_database) as db:
                assert db.execute("SELECT COUNT(*) FROM wings").fetchone() == (0,)
        else:
            with pytest.raises(StoreError, match="older_database"), open_read_only(own_database):
                pass
        assert contents(own_database) == before, "looking writes nothing"
        store = open_store(own_database)
    store.write_now(lambda db: db.execute("INSERT INTO wings (bird, span) VALUES (?, 0.1)", (2**40,)))
    found = store.read_now(lambda db: db.execute("SELECT language, bird, span FROM people, wings").fetchall())
    store.close()
    assert found == [("pl", 2**40, 0.1)]
    assert applied(own_database) == [*(one.name for one in MIGRATIONS), WINGS.name]


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.engines
def test_a_newer_database_is_refused_and_left_alone(own_database: DatabaseAddress) -> None:
    pretend(own_database, [*(one.name for one in MIGRATIONS), WINGS.name])
    before = contents(own_database)
    with pytest.raises(StoreError) as caught:
        open_store(own_database)
    assert caught.value.refusal.code == "newer_database"
    assert caught.value.refusal.figures == {"found": WINGS.label, "known": MIGRATIONS[-1].label}
    assert "newer version" in store_error_text(caught.value)
    assert contents(own_database) == before


@pytest.mark.engines
@pytest.mark.parametrize("kind", NEVER_RELEASED)
def test_a_database_that_was_never_released_is_refused_at_every_door(
    own_database: DatabaseAddress,
    kind: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pretend(own_database, NEVER_RELEASED[kind])
    before = contents(own_database)
    with pytest.raises(StoreError) as caught:
        open_store(own_database)
    assert caught.value.refusal.code == "unreleased_database"
    sentence = store_error_text(caught.value)
    assert MIGRATIONS[-1].name in sentence
    address = str(own_database) if isinstance(own_database, Path) else own_database.url
    other, new = tmp_path / "other.sqlite", tmp_path / "new.sqlite"
    sqlite_store(other).close()
    monkeypatch.setenv("DATABASE", address)
    monkeypatch.chdir(tmp_path)
    commands = [["check"], ["tables"], ["show", "1"], ["export", "1"], ["forget", "1"]]
    commands += [["move", address, str(new)], ["move", str(other), address]]
    if isinstance(own_database, Path):
        commands.append(["backup", str(new)])
    for command in commands:
        assert main(command) == 1, command
        printed = capsys.readouterr()
        assert printed.out == ""
        assert len(printed.err.splitlines()) == 1
        assert sentence in printed.err, command
    assert not new.exists()
    assert contents(own_database) == before


# --- the fingerprint --------------------------------------------------------------------------------------------------


def test_a_fingerprint_is_of_the_sql_and_not_of_its_layout() -> None:
    plain = fingerprint("CREATE TABLE a (b INTEGER, c TEXT DEFAULT 'x  y')", "CREATE INDEX i ON a (b)")
    laid_out = """
        CREATE TABLE a(
            b INTEGER ,      -- somebody's (comment)
            c TEXT DEFAULT 'x  y'
        )"""
    assert fingerprint(laid_out, "CREATE  INDEX i ON a (b) -- quick") == plain
    for other in ("b INTEGER, c TEXT DEFAULT 'x y'", "c TEXT DEFAULT 'x  y', b INTEGER", "b INTEGER, c TEXT DEFAULT '-- x  y'"):
        assert fingerprint(f"CREATE TABLE a ({other})", "CREATE INDEX i ON a (b)") != plain
    assert fingerprint("CREATE TABLE a (b INTEGER, c TEXT DEFAULT 'x  y')") != plain
