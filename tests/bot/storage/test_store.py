"""The store: pragmas, the thread, one commit for many, bad files and bad disks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage.connection import Connection
from bot.storage.sqlite_store import sqlite_store
from bot.tables.errors import StoreError, store_error_text
from tests.bot.faulty_connection import Faults, connection_with
from tests.bot.table_harness import TableHarness, refusal
from tests.loop_clock import turns
from tests.waiting import PATIENCE, until


async def test_pragmas(hall: TableHarness) -> None:
    assert await hall.rows("PRAGMA journal_mode") == [("wal",)]
    assert await hall.rows("PRAGMA synchronous") == [(2,)]
    assert await hall.rows("PRAGMA foreign_keys") == [(1,)]
    with pytest.raises(sqlite3.IntegrityError):
        await hall.store.write(lambda db: db.execute("INSERT INTO bases VALUES (99, 1, 1, '', '')"))


async def test_the_log_is_append_only(hall: TableHarness) -> None:
    await hall.open(2)
    for sql in ("UPDATE log SET text = 'x'", "DELETE FROM log"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            await hall.store.write(lambda db, sql=sql: db.execute(sql))


async def test_the_loop_goes_on_while_the_disk_stalls(tmp_path: Path) -> None:
    faults = Faults()
    hall = TableHarness(tmp_path / "slow.sqlite", connection=connection_with(faults))
    table = await hall.past_draft(3)
    disk_works = threading.Event()

    def stall() -> None:
        assert disk_works.wait(PATIENCE), "the loop stood still with the disk"

    faults.reset(stall={"COMMIT": stall})
    acting = asyncio.create_task(hall.act(table, "money 6"))
    await until(lambda: "COMMIT" in faults.seen)
    await hall.tables.view(table, None)  # whoever looks gets the table as it was, at once
    assert not acting.done()
    disk_works.set()
    assert (await acting).ok
    hall.close()


async def test_the_loop_does_not_wait_for_the_disk_at_all(hall: TableHarness) -> None:
    """The job ends only when the loop has done something else: were the loop to wait, this would never end."""
    gate = threading.Event()
    job = asyncio.create_task(hall.store.write(lambda db: gate.wait(30)))
    await asyncio.sleep(0)
    gate.set()
    assert await job


async def test_jobs_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    faults = Faults()
    hall = TableHarness(tmp_path / "x.sqlite", connection=connection_with(faults))
    gate = threading.Event()
    faults.reset()
    first = asyncio.create_task(hall.store.write(lambda db: gate.wait(30)))
    await asyncio.sleep(0)
    others = [asyncio.create_task(hall.open(1, channel=channel)) for channel in range(1, 11)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, *others)
    assert faults.seen.count("COMMIT") <= 3
    assert len(await hall.rows("SELECT id FROM tables")) == 10
    hall.close()


async def test_closing_finishes_what_waits_behind_other_work(tmp_path: Path) -> None:
    store, gate = sqlite_store(tmp_path / "x.sqlite"), threading.Event()
    work = [asyncio.create_task(store.write(lambda db: gate.wait(PATIENCE)))]
    await turns()
    await until(store._queue.empty, "the store at work")
    work += [asyncio.create_task(store.write(lambda db, number=number: number)) for number in (1, 2)]
    await turns()
    closing = threading.Thread(target=store.close, daemon=True)
    closing.start()
    await until(lambda: store._queue.qsize() == 3, "the end behind the other work")
    gate.set()
    await until(lambda: not closing.is_alive(), "the end of the store")
    assert await asyncio.gather(*work) == [True, 1, 2]


async def test_one_bad_job_does_not_spoil_the_others(hall: TableHarness) -> None:
    gate = threading.Event()
    first = asyncio.create_task(hall.store.write(lambda db: gate.wait(30)))
    await asyncio.sleep(0)
    good = [asyncio.create_task(hall.tables.change_person(person, language="de")) for person in (1, 2)]
    bad = asyncio.create_task(hall.store.write(lambda db: db.execute("INSERT INTO nowhere VALUES (1)")))
    late = asyncio.create_task(hall.tables.change_person(3, language="en"))
    await asyncio.sleep(0)
    gate.set()
    results = await asyncio.gather(first, *good, bad, late, return_exceptions=True)
    assert isinstance(results[3], sqlite3.OperationalError)
    assert len(await hall.rows("SELECT * FROM people")) == 3


async def test_a_writer_has_the_file_from_its_first_look_on(hall: TableHarness) -> None:
    """Or another program could write between its look and its own writing, and it would fail without having waited."""

    def job(db: Connection) -> None:
        db.execute("SELECT * FROM tables").fetchall()
        with contextlib.closing(sqlite3.connect(hall.path, timeout=0, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("ROLLBACK")

    with pytest.raises(StoreError) as caught:
        await hall.store.write(job)
    assert caught.value.refusal.code == "locked"
    await hall.store.read(job)  # whoever only looks keeps nobody from writing


async def test_a_cancelled_request_leaves_memory_and_file_in_agreement(tmp_path: Path) -> None:
    faults = Faults()
    hall = TableHarness(tmp_path / "x.sqlite", connection=connection_with(faults))
    table = await hall.past_draft(3)
    before = await hall.look(table)
    cancelled = threading.Event()
    faults.reset(stall={"COMMIT": lambda: cancelled.wait(PATIENCE)})
    acting = asyncio.create_task(hall.act(table, "money 6"))
    await asyncio.to_thread(faults.met.wait, 30)
    acting.cancel()
    await turns()
    cancelled.set()
    with pytest.raises(asyncio.CancelledError):
        await acting
    faults.reset()
    found = await hall.look(table)
    [(seq,)] = await hall.rows("SELECT seq FROM tables")
    assert found.seq == seq
    assert seq in (before.seq, before.seq + 1)
    assert (await hall.act(table, "money 5")).ok
    hall.close()


# --- bad files and bad disks ------------------------------------------------------------------------------------------


def code_of(path: Path, **options: object) -> str:
    with pytest.raises(StoreError) as caught:
        sqlite_store(path, busy_seconds=0.05, **options)  # type: ignore[arg-type]
    assert store_error_text(caught.value)
    return caught.value.refusal.code


def test_files_that_are_no_database_of_ours(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("Szczęść Boże! " * 500)
    assert code_of(text) == "not_a_database"
    assert text.read_text().startswith("Szczęść"), "it was not touched"
    other = sqlite3.connect(tmp_path / "other.sqlite")
    other.execute("CREATE TABLE books (title TEXT)")
    other.close()
    assert code_of(tmp_path / "other.sqlite") == "not_tables"
    assert code_of(tmp_path) == "cannot_open"
    assert code_of(tmp_path / "no" / "such" / "folder.sqlite") == "cannot_open"
    assert code_of(tmp_path / "missing.sqlite", create=False) == "missing"


def test_a_file_that_another_process_holds(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    sqlite_store(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    assert code_of(path) == "locked"
    other.execute("ROLLBACK")
    other.close()
    sqlite_store(path).close()


async def test_a_lock_during_play_refuses_and_keeps_the_table(tmp_path: Path) -> None:
    hall = TableHarness(tmp_path / "x.sqlite", busy_seconds=0.05)
    table = await hall.past_draft(3)
    before = await hall.look(table)
    other = sqlite3.connect(hall.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert refusal(await hall.act(table, "money 6")) == "locked"
    other.execute("ROLLBACK")
    other.close()
    assert await hall.look(table) == before
    assert (await hall.act(table, "money 6")).ok
    hall.close()


async def test_a_full_disk_during_play_refuses_and_keeps_the_table(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    hall.tables.store.write_now(lambda db: None)
    [(pages,)] = await hall.rows("PRAGMA page_count")
    await hall.rows(f"PRAGMA max_page_count = {pages}")
    refused = None
    for _ in range(2000):
        before = await hall.look(table)
        request = await hall.request(await hall.turn(table), table)
        legal = await hall.tables.legal(table, before.to_act()[0])
        answer = await hall.tables.act(request, table, legal[:1])
        if not answer.ok:
            refused = answer
            break
    assert refused is not None
    assert refusal(refused) == "disk_full"
    assert await hall.look(table) == before
    await hall.rows("PRAGMA max_page_count = 1000000")
    assert (await hall.tables.act(request, table, legal[:1])).ok, "the same request again, now that there is room"
    assert (await hall.rows("PRAGMA integrity_check")) == [("ok",)]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "small"
    place.mkdir()
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", place], capture_output=True, check=False)
    if mount.returncode:
        pytest.skip("no right to mount a small disk")
    yield place
    subprocess.run(["umount", "--lazy", place], check=True)


def fill_up(file: Path) -> None:
    """Take all room that is left."""
    with contextlib.suppress(OSError), file.open("wb", buffering=0) as filler:
        while True:
            filler.write(b"x" * 1024)


async def test_a_disk_that_is_really_full(small_disk: Path) -> None:
    filler = small_disk / "filler"
    hall = TableHarness(small_disk / "x.sqlite")
    table = await hall.past_draft(3)
    before = await hall.look(table)
    fill_up(filler)
    answers = [await hall.act(table) for _ in range(200)]
    refused = [answer for answer in answers if not answer.ok]
    assert {refusal(answer) for answer in refused} == {"disk_full"}
    assert refused
    found = await hall.look(table)
    assert found.seq == before.seq + len(answers) - len(refused)
    filler.unlink()
    assert (await hall.act(table)).ok
    hall.restart()
    assert (await hall.look(table)).seq == found.seq + 1
    assert await hall.rows("PRAGMA integrity_check") == [("ok",)]
    hall.close()
    fill_up(filler)
    assert code_of(small_disk / "x.sqlite") == "disk_full"


@pytest.mark.integration
def test_a_file_on_a_read_only_disk(small_disk: Path) -> None:
    path = small_disk / "x.sqlite"
    sqlite_store(path).close()
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    assert code_of(path) == "read_only"


@pytest.mark.skipif(os.getuid() == 0, reason="nobody stops root from writing")
def test_a_read_only_file(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    sqlite_store(path).close()
    path.chmod(0o444)
    assert code_of(path) == "read_only"
