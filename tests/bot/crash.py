"""Real processes play at many tables and are killed with SIGKILL at random instants, hundreds of times.

``python -m tests.bot.crash --kills 300 --seconds 300``. After each kill the next process resends what was not answered, as
an impatient player would, and publishes what is owed. In the end: no acknowledged action is lost, none was applied
twice, no message is missing, none doubled. Messages go to a file that treats nonces as Discord does.

``--engine postgresql`` plays on a private server, with two processes that hold a slot each: half of the people press at the
process that does not hold their table, and whoever survives takes over.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import fcntl
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from sqlite_utils import Database

import bot.games  # noqa: F401  (registers the games; imported once, not in every child)
from bot.discord_app.delivery_loop import DeliveryLoop, automats_decide
from bot.runtime.background_job import BackgroundJob
from bot.runtime.database_address import DatabaseAddress, ServerAddress
from bot.service import slot_keeper
from bot.service.request_runner import RequestRunner
from bot.service.scheduler import Scheduler
from bot.service.slot_keeper import SlotKeeper
from bot.service.table_service import TableService
from bot.storage.connection import Connection
from bot.storage.history import load_table, verify_table
from bot.storage.open_store import open_slot_locks, open_store
from bot.storage.outbox import ChannelPost, OwedMessage, PostedMessage
from bot.storage.read_only import open_read_only
from bot.tables.slots import ClusterSize, SlotShare
from bot.tables.table import CHANNEL_READER, Answer, Place, Request
from bot.workers.automat_pool import AutomatPool
from tests.bot.postgres import PostgresServer, programs

CHANNELS = 6
GAMES = ("szczesc", "kopalnie", "goldmine", "niemcy")  # by channel
PEOPLE = 2  # and an automat
REMEMBERED_SECONDS = 60  # for which the other side knows a nonce; Discord says a few minutes
SIZE = ClusterSize(2, 2)  # on PostgreSQL
PRESS_AGAIN_SECONDS = 0.05


class World(NamedTuple):
    """Where all of this happens."""

    folder: Path
    database: DatabaseAddress
    processes: int

    def channels(self, process: int | None) -> list[int]:
        """Those whose people press at this process; None: all of them."""
        return [channel for channel in range(1, CHANNELS + 1) if process is None or channel % self.processes == process]


def server_of(channel: int) -> int:
    """A server of either slot, whichever process its people press at."""
    return (channel // 2 % SIZE.shards << 22) + 1


class JsonLinesFile:
    """A file of JSON lines that outlives every process: each line is one write."""

    def __init__(self, path: Path) -> None:
        self.lines: list[Any] = []
        self._read = 0
        self._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT)
        self._look()

    def add(self, **line: Any) -> None:
        os.write(self._file, (json.dumps(line) + "\n").encode())
        self._look()

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """No other process reads or writes meanwhile."""
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            self._look()
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def _look(self) -> None:
        """Read what has come, from whichever process."""
        fresh = os.pread(self._file, os.fstat(self._file).st_size - self._read, self._read)
        whole = fresh[: fresh.rfind(b"\n") + 1]
        self._read += len(whole)
        self.lines += map(json.loads, whole.splitlines())


class FileChannel:
    """A channel in a file. A nonce that it still remembers gets the message it already has."""

    def __init__(self, folder: Path) -> None:
        self._file = JsonLinesFile(folder / "messages")
        self._edits = JsonLinesFile(folder / "edits")

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        await asyncio.sleep(0)  # the way there
        with self._file.alone():
            now = time.time()
            for line in reversed(self._file.lines):
                if line["at"] < now - REMEMBERED_SECONDS:
                    break
                if line["nonce"] == owed.nonce:
                    return PostedMessage(int(line["id"]))
            number = len(self._file.lines) + 1
            read = {"table": owed.table, "reader": owed.reader, "shown": owed.shown, "due": owed.due}
            self._file.add(id=number, at=now, nonce=owed.nonce, **read)
        await asyncio.sleep(0)  # and back: a process may end here without hearing of it
        return PostedMessage(number)

    async def progress(self, owed: OwedMessage, *, edit: bool) -> bool:
        return True

    async def shrink(self, post: ChannelPost) -> bool:
        await asyncio.sleep(0)
        self._edits.add(message=post.message, table=post.table, after=post.after, until=post.until)
        await asyncio.sleep(0)
        return True

    async def remind_in_channel(self, owed: OwedMessage) -> None:
        """Every door is open."""


class Players:
    """Those who play in one channel. Requests and their answers are written to a file."""

    def __init__(self, tables: TableService, channel: int, request_file: JsonLinesFile, rng: random.Random) -> None:
        self.tables = tables
        self.channel = channel
        self.request_file = request_file
        self.rng = rng
        mine = [line for line in request_file.lines if line["channel"] == channel and "resent" not in line]
        answered = {line["key"] for line in mine if "seq" in line}
        self.count = len(mine)
        self.open = [line for line in mine if "seq" not in line and line["key"] not in answered][-1:]

    async def ask(self, person: int, what: str, table: int, seen: int, texts: list[str]) -> Answer:
        key = f"{self.channel}/{self.count}"
        self.count += 1
        self.request_file.add(channel=self.channel, key=key, person=person, what=what, table=table, seen=seen, texts=texts)
        return await self.send(key, person, what, table, seen, texts)

    async def send(self, key: str, person: int, what: str, table: int, seen: int, texts: list[str]) -> Answer:
        """Ask until there is an answer; ``locked`` is none, and is not kept."""
        request = Request(key, person, seen, f"P{person}", place=Place(server_of(self.channel), self.channel))
        answer = await self.press(request, what, table, texts)
        while answer.refusal is not None and answer.refusal.code == "locked":
            await asyncio.sleep(PRESS_AGAIN_SECONDS)
            answer = await self.press(request, what, table, texts)
        code = answer.refusal.code if answer.refusal else None
        self.request_file.add(channel=self.channel, key=key, table=answer.table, seq=answer.seq, refused=code)
        return answer

    async def press(self, request: Request, what: str, table: int, texts: list[str]) -> Answer:
        if what == "open":
            game, server = GAMES[self.channel % len(GAMES)], server_of(self.channel)
            answer = await self.tables.open(request, game=game, server=server, channel=self.channel, clock=None)
        elif what == "act":
            answer = await self.tables.act(request, table, texts)
        elif what == "undo":
            answer = await self.tables.undo(request, table)
        elif what == "agree":
            answer = await self.tables.answer_undo(request, table, True)
        elif what == "automat":
            answer = await self.tables.add_automat(request, table, "apprentice")
        else:
            answer = await getattr(self.tables, what)(request, table)
        return answer

    async def play(self, moves: float) -> None:
        for line in self.open:  # what the last process left unanswered
            sql, key = "SELECT 1 FROM requests WHERE key = ?", line["key"]
            done = await self.tables.store.read(lambda db, sql=sql, key=key: db.execute(sql, (key,)).fetchone())
            self.request_file.add(channel=self.channel, key=line["key"], resent=True, done_before=done is not None)
            await self.send(line["key"], line["person"], line["what"], line["table"], line["seen"], line["texts"])
        while moves > 0:
            moves -= 1
            await self.move()

    async def move(self) -> None:
        number = await self.tables.table_in(self.channel)
        if number is None:
            await self.ask(1, "open", 0, 0, [])
            return
        table = await self.tables.table(number)
        assert table is not None
        if table.status == "open":
            missing = [person for person in range(1, PEOPLE + 1) if table.seat_of(person) is None]
            what = "join" if missing else "automat" if len(table.seats) == PEOPLE else "start"
            await self.ask(missing[0] if missing else 1, what, number, table.seq, [])
        elif table.undo_request is not None:
            await self.ask(PEOPLE - table.undo_request.seat, "agree", number, table.seq, [])
        elif table.to_act() and (person := table.seats[table.to_act()[0]].player) is not None:
            if self.rng.random() < 0.1:
                await self.ask(person, "undo", number, table.seq, [])
                return
            texts = await self.tables.legal(number, table.to_act()[0])
            if texts:
                await self.ask(person, "act", number, table.seq, [self.rng.choice(texts)])
        else:
            await asyncio.sleep(0.001)


async def live(world: World, process: int | None, seed: int, moves: float) -> None:
    """One life of the program; ``process`` None: the last one, which is alone."""
    store = open_store(world.database)
    tables = TableService(RequestRunner(store, cached_tables=3))
    channel_file, share = FileChannel(world.folder), SlotShare()
    deliveries = DeliveryLoop(tables, channel_file, share)
    scheduler = Scheduler(tables.runner, AutomatPool(lambda: ThreadPoolExecutor(1)), share=share)
    jobs = [BackgroundJob("publish", deliveries.look), BackgroundJob("clock", scheduler.work)]

    def wake() -> None:
        if share.held:
            for job in jobs:
                job.wake()

    deliveries.wake = scheduler.wake = wake
    tables.runner.changed.append(wake)
    if isinstance(world.database, ServerAddress):
        await hold_slots(world.database, share, wake)
    wake()
    request_file = JsonLinesFile(world.folder / "requests")
    everybody = [
        Players(tables, channel, request_file, random.Random(f"{seed} {channel}")) for channel in world.channels(process)
    ]
    await asyncio.gather(*(players.play(moves) for players in everybody))
    if process is None:
        while share.shared and len(share.held) < SIZE.slots:  # noqa: ASYNC110 (the locks are in another process)
            await asyncio.sleep(slot_keeper.LOOK_SECONDS)
    for job in jobs:
        await job.stop(max_seconds=60)
    await scheduler.finish(max_seconds=60)
    await deliveries.finish(max_seconds=60)
    for _ in range(2):  # what is posted in the first run leaves something to be shrunk
        last = DeliveryLoop(tables, channel_file, share)
        await last.look()
        await last.finish(max_seconds=60)
    store.close()


async def hold_slots(server: ServerAddress, share: SlotShare, wake: Callable[[], None]) -> None:
    """Take slots from now on, as the bot does, but soon where nobody else takes them."""
    slot_keeper.LOOK_SECONDS, slot_keeper.SPARE_SECONDS = 0.05, 0.3
    locks = await asyncio.to_thread(open_slot_locks, server)
    size = await asyncio.to_thread(locks.join, *SIZE, 1)
    share.held, share.shared = (), True
    keeper = SlotKeeper(locks, size, share, lambda _: wake())
    running = asyncio.get_running_loop().create_task(keeper.run())
    running.add_done_callback(lambda done: None if done.cancelled() else os._exit(3))  # the locks are lost
    first = asyncio.get_running_loop().create_task(keeper.first_slot())
    first.add_done_callback(lambda _: wake())


def start_child(world: World, process: int | None, seed: int, *, moves: float) -> int:
    """Fork, and let it live."""
    child = os.fork()
    if not child:
        code = 1
        try:
            asyncio.run(live(world, process, seed, moves))
            code = 0
        finally:
            os._exit(code)
    return child


def kill_at_random(world: World, rng: random.Random, kills: int, seconds: float, seed: int) -> int:
    """Start processes, and kill one after the other; each is followed by another at once. How many were killed."""
    alone = world.processes == 1
    began, killed = time.monotonic(), 0
    children = [start_child(world, process, seed + process, moves=float("inf")) for process in range(world.processes)]
    while killed < kills and time.monotonic() - began < seconds:
        time.sleep(rng.uniform(0.01, 0.4) if alone else rng.uniform(0.05, 2.0))  # a start takes longer there
        process = rng.randrange(world.processes)
        _kill(children[process])
        killed += 1
        children[process] = start_child(world, process, seed + killed, moves=float("inf"))
    for child in children:
        _kill(child)
    return killed


def _kill(child: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL, f"a process failed: {status}"


def automats_play_at(db: Connection, table_id: int) -> bool:
    """Whether the channel of a table has no message yet because automats are playing there."""
    table = load_table(db, table_id)
    return table is not None and automats_decide(table, int(time.time()))


def faults_in_the_channels(folder: Path) -> list[str]:
    """Every message but the newest of its table must have been reduced to what it told, and the newest must not."""
    edited = {line["message"]: (line["table"], line["after"], line["until"]) for line in JsonLinesFile(folder / "edits").lines}
    newest: dict[int, Any] = {}
    faults = []
    for line in JsonLinesFile(folder / "messages").lines:
        if line["reader"] != CHANNEL_READER:
            continue
        if (before := newest.get(line["table"])) is not None:
            told = before["table"], before["shown"], before["due"]
            if edited.pop(before["id"], None) != told:
                faults.append(f"message {before['id']} was not reduced to {told}")
        newest[line["table"]] = line
    return faults + [f"message {message} is the newest and was shrunk" for message in edited]


def faults_in(world: World) -> list[str]:
    """Everything that must not be, after all is done."""
    with open_read_only(world.database) as db:
        faults = [*_faults_in(db, world.folder), *faults_in_the_channels(world.folder)]
        if isinstance(world.database, Path) and db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            faults.append("the file is damaged")
    return faults


def _faults_in(db: Connection, folder: Path) -> list[str]:
    request_file = JsonLinesFile(folder / "requests").lines
    messages = JsonLinesFile(folder / "messages").lines
    rows = db.execute("SELECT table_id, seq, kind, request FROM log ORDER BY table_id, seq").fetchall()
    by_key = Counter((table, request) for table, _, kind, request in rows if kind in ("act", "undo", "open", "join", "start"))
    at = {(table, seq): request for table, seq, _, request in rows}
    asked = {line["key"]: line for line in request_file if "what" in line}
    faults = [f"{key} was applied {count} times" for (_, key), count in by_key.items() if key and count > 1]
    faults += [f"{key} was asked by nobody" for (_, key) in by_key if key and key not in asked]
    answers: dict[str, set[Any]] = {}
    for line in request_file:
        if "seq" not in line:
            continue
        answers.setdefault(line["key"], set()).add((line["table"], line["seq"], line["refused"]))
        if line["refused"] is None and at.get((line["table"], line["seq"])) != line["key"]:
            faults.append(f"{line['key']} was acknowledged as {line['table']}:{line['seq']} and is lost")
    faults += [f"{key} got different answers: {found}" for key, found in answers.items() if len(found) > 1]
    faults += [f"{key} was never answered" for key in asked if key not in answers]
    shown: dict[tuple[int, int], int] = {}
    for line in messages:
        reader = line["table"], line["reader"]
        if line["shown"] != shown.get(reader, 0):
            faults.append(f"message {line['id']} begins at {line['shown']}, its reader {reader} was at {shown.get(reader, 0)}")
        shown[reader] = line["due"]
    for table, reader, due in db.execute("SELECT table_id, reader, due FROM messages").fetchall():
        if shown.get((table, reader)) != due and not (reader == CHANNEL_READER and automats_play_at(db, table)):
            faults.append(f"reader {reader} of table {table} is owed {due} and has {shown.get((table, reader))}")
    faults += [fault for (table,) in db.execute("SELECT id FROM tables").fetchall() if (fault := verify_table(db, table))]
    faults += [f"table {table} is frozen" for (table,) in db.execute("SELECT id FROM tables WHERE status = 'frozen'").fetchall()]
    return faults


@contextlib.contextmanager
def new_world(engine: str, processes: int) -> Iterator[World]:
    """An empty one."""
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as stack:
        folder = Path(place)
        database: DatabaseAddress = folder / "tables.sqlite"
        if engine == "postgresql":
            found = programs()
            assert found is not None, "PostgreSQL is not installed here"
            server = PostgresServer(found)
            stack.callback(server.remove)
            database = server.new_database()
        yield World(folder, database, processes)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.crash")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=("sqlite", "postgresql"), default="sqlite")
    options = parser.parse_args()
    Database(memory=True).close()  # looks for plugins once, not in every child
    with new_world(options.engine, 1 if options.engine == "sqlite" else SIZE.slots) as world:
        kills = kill_at_random(world, random.Random(options.seed), options.kills, options.seconds, options.seed)
        _, status = os.waitpid(start_child(world, None, 0, moves=5), 0)
        assert status == 0, f"the last process failed: {status}"
        request_file = JsonLinesFile(world.folder / "requests").lines
        granted = sum(line.get("refused", "") is None for line in request_file)
        resent = [line["done_before"] for line in request_file if "resent" in line]
        messages = JsonLinesFile(world.folder / "messages").lines
        faults = faults_in(world)
    figures = {
        "engine": options.engine, "processes": world.processes, "kills": kills, "granted": granted, "resent": len(resent),
        "of_these_done_before": sum(resent), "messages": len(messages),
        "to_channels": sum(line["reader"] == CHANNEL_READER for line in messages), "faults": faults[:20],
    }  # fmt: skip
    sys.stdout.write(json.dumps(figures) + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
