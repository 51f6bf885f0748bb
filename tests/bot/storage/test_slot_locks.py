"""Locks of slots on a real PostgreSQL: one holder each, freed with its connection, the same figures for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import psycopg
import pytest

from bot.runtime.database_address import ServerAddress
from bot.storage import slot_locks, slot_queries
from bot.storage.open_store import open_store
from bot.storage.slot_locks import LocksLost, SlotLocks
from bot.tables.errors import StoreError
from bot.tables.slots import ClusterSize

pytestmark = pytest.mark.integration

SIZE = ClusterSize(2, 2)


@pytest.fixture
def engine() -> str:
    return "postgresql"


@pytest.fixture
def process(database: ServerAddress, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], SlotLocks]]:
    """Another process that starts: its locks."""
    monkeypatch.setattr(slot_locks, "SIZE_SECONDS", 0.3)
    open_store(database).close()
    opened: list[SlotLocks] = []

    def start() -> SlotLocks:
        opened.append(SlotLocks(database))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def end(locks: SlotLocks, database: ServerAddress) -> None:
    """As an administrator would, or a network that fails."""
    with psycopg.connect(database.url, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(%s)", (locks._connection.info.backend_pid,))


def test_a_slot_has_one_holder_and_is_free_again_when_that_one_ends(process: Callable[[], SlotLocks]) -> None:
    first, second = process(), process()
    assert first.free_slots(SIZE) == [0, 1]
    assert first.take(0)
    assert not second.take(0)
    assert second.free_slots(SIZE) == [1]
    assert second.take(1)
    assert second.free_slots(SIZE) == []
    first.close()
    while second.free_slots(SIZE) != [0]:
        pass
    assert second.take(0)
    assert second.held == [1, 0]


def test_losing_the_connection_is_losing_the_slots(process: Callable[[], SlotLocks], database: ServerAddress) -> None:
    first, second = process(), process()
    first.take(0)
    end(first, database)
    while second.free_slots(SIZE) != [0, 1]:
        pass
    with pytest.raises(LocksLost):
        first.free_slots(SIZE)


def test_a_lock_that_went_to_another_session_is_lost(process: Callable[[], SlotLocks]) -> None:
    locks = process()
    locks.take(0)
    locks._connection.execute("SELECT pg_advisory_unlock_all()")
    with pytest.raises(LocksLost):
        locks.free_slots(SIZE)


def test_new_figures_are_taken_up_only_when_no_other_process_runs(process: Callable[[], SlotLocks]) -> None:
    first = process()
    assert first.join(4, 2, recommended=1) == (4, 2)
    second = process()
    assert second.join(4, 2, recommended=1) == (4, 2)
    with pytest.raises(StoreError) as caught:
        process().join(4, 3, recommended=1)
    assert (caught.value.refusal.code, caught.value.refusal.figures) == ("other_cluster", {"shards": 4, "slots": 2})
    first.close()
    second.close()
    assert process().join(6, 3, recommended=1) == (6, 3)


def test_without_shards_they_follow_discord_and_never_become_fewer(process: Callable[[], SlotLocks]) -> None:
    first = process()
    assert first.join(None, 2, recommended=1) == (2, 2), "a shard for each slot"
    second = process()
    assert second.join(None, 2, recommended=5) == (2, 2), "the other process runs with two"
    first.close()
    second.close()
    third = process()
    assert third.join(None, 2, recommended=5) == (5, 2)
    third.close()
    assert process().join(None, 2, recommended=3) == (5, 2)


def test_tables_are_divided_anew_with_new_figures(process: Callable[[], SlotLocks], database: ServerAddress) -> None:
    store = open_store(database)
    sql = """INSERT INTO tables
             (game, rules_version, seed, sealed, options, server, channel, host, language, status, seq, turn_clock, opened_at)
             VALUES ('szczesc', 1, '1', '1', '{}', ?, ?, 1, 'en', 'open', 1, '[]', 1)"""
    servers = [number << 22 for number in range(5)]
    for number, server in enumerate(servers):
        store.write_now(lambda db, row=(server, number): db.execute(sql, row))  # type: ignore[misc]
    for size in (ClusterSize(4, 2), ClusterSize(5, 5), ClusterSize(3, 1)):
        locks = process()
        assert locks.join(*size, recommended=1) == size
        found = store.read_now(lambda db: db.execute("SELECT slot FROM tables ORDER BY id").fetchall())
        assert [slot for (slot,) in found] == [size.slot_of_server(server) for server in servers]
        assert store.read_now(slot_queries.load_cluster_size) == size
        locks.close()
    store.close()


def test_one_session_begins_at_a_time_in_each_bucket(process: Callable[[], SlotLocks], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = process(), process()
    monkeypatch.setattr(slot_locks, "IDENTIFY_SECONDS", 3600.0)
    assert first.may_identify(0)
    assert not first.may_identify(0)
    assert not second.may_identify(0)
    assert second.may_identify(1)
    assert first.may_identify(0, again=True)
    first.close()
    assert not second.may_identify(0), "the end of a process does not shorten the five seconds"
    monkeypatch.setattr(slot_locks, "IDENTIFY_SECONDS", 0.0)
    assert second.may_identify(0)


def test_of_several_that_start_together_one_looks_after_the_commands(process: Callable[[], SlotLocks]) -> None:
    first, second = process(), process()
    assert first.try_commands()
    assert not second.try_commands()
    first.release_commands()
    assert second.try_commands()
