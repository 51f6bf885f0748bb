"""A real process plays at many tables and is killed with SIGKILL at random instants, hundreds of times.

``python -m tests.bot.crash --kills 300 --seconds 300``. After each kill the next process resends what was not answered, as
an impatient player would, and publishes what is owed. In the end: no acknowledged action is lost, none was applied
twice, no message is missing, none doubled. Messages go to a file that treats nonces as Discord does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlite_utils import Database

import bot.games  # noqa: F401  (registers the games; imported once, not in every child)
from bot.discord_app.delivery_loop import DeliveryLoop, automats_decide
from bot.runtime.background_job import BackgroundJob
from bot.service.request_runner import RequestRunner
from bot.service.scheduler import Scheduler
from bot.service.table_service import TableService
from bot.storage.history import load_table, verify_table
from bot.storage.outbox import ChannelPost, OwedMessage, PostedMessage
from bot.storage.sqlite_store import sqlite_store
from bot.tables.table import CHANNEL_READER, Answer, Place, Request
from bot.workers.automat_pool import AutomatPool
from tests.bot.table_harness import publish

CHANNELS = 6
GAMES = ("szczesc", "kopalnie", "goldmine", "niemcy")  # by channel
PEOPLE = 2  # and an automat
REMEMBERED = 100  # nonces that the other side still knows


class JsonLinesFile:
    """A file of JSON lines that outlives every process: each line is one write."""

    def __init__(self, path: Path) -> None:
        self.lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def add(self, **line: Any) -> None:
        os.write(self._file, (json.dumps(line) + "\n").encode())
        self.lines.append(line)


class FileChannel:
    """A channel in a file. A nonce that it still remembers gets the message it already has."""

    def __init__(self, folder: Path) -> None:
        self._file = JsonLinesFile(folder / "messages")
        self._edits = JsonLinesFile(folder / "edits")

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        await asyncio.sleep(0)  # the way there
        for line in self._file.lines[-REMEMBERED:]:
            if line["nonce"] == owed.nonce:
                return PostedMessage(int(line["id"]))
        number = len(self._file.lines) + 1
        self._file.add(id=number, nonce=owed.nonce, table=owed.table, reader=owed.reader, shown=owed.shown, due=owed.due)
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
        request = Request(key, person, seen, f"P{person}", place=Place(1, self.channel))
        if what == "open":
            answer = await self.tables.open(
                request, game=GAMES[self.channel % len(GAMES)], server=1, channel=self.channel, clock=None
            )
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
        code = answer.refusal.code if answer.refusal else None
        self.request_file.add(channel=self.channel, key=key, table=answer.table, seq=answer.seq, refused=code)
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


async def live(folder: Path, seed: int, moves: float) -> None:
    """One life of the program."""
    store = sqlite_store(folder / "tables.sqlite")
    tables = TableService(RequestRunner(store, cached_tables=3))
    channel_file = FileChannel(folder)
    deliveries = DeliveryLoop(tables, channel_file)
    scheduler = Scheduler(tables.runner, AutomatPool(lambda: ThreadPoolExecutor(1)))
    jobs = [BackgroundJob("publish", deliveries.look), BackgroundJob("clock", scheduler.work)]
    deliveries.wake, scheduler.wake = (job.wake for job in jobs)
    tables.runner.changed += [job.wake for job in jobs]
    for job in jobs:
        job.wake()
    request_file = JsonLinesFile(folder / "requests")
    everybody = [Players(tables, channel, request_file, random.Random(f"{seed} {channel}")) for channel in range(1, CHANNELS + 1)]
    await asyncio.gather(*(players.play(moves) for players in everybody))
    for job in jobs:
        await job.stop(max_seconds=60)
    await scheduler.finish(max_seconds=60)
    await deliveries.finish(max_seconds=60)
    for _ in range(2):  # what is posted in the first run leaves something to be shrunk
        await publish(tables, channel_file)
    store.close()


def run_child(folder: Path, seed: int, *, moves: float, seconds: float | None) -> None:
    """Fork, let it live, kill it after some time; without a time, let it end."""
    child = os.fork()
    if not child:
        code = 1
        try:
            asyncio.run(live(folder, seed, moves))
            code = 0
        finally:
            os._exit(code)
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert (os.WTERMSIG(status) == signal.SIGKILL) if seconds is not None else status == 0, f"a process failed: {status}"


def automats_play_at(db: Database, table_id: int) -> bool:
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


def faults_in(folder: Path) -> list[str]:
    """Everything that must not be, after all is done."""
    request_file = JsonLinesFile(folder / "requests").lines
    messages = JsonLinesFile(folder / "messages").lines
    db = sqlite3.connect(folder / "tables.sqlite")
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
    faults += faults_in_the_channels(folder)
    faults += [fault for (table,) in db.execute("SELECT id FROM tables").fetchall() if (fault := verify_table(db, table))]
    if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        faults.append("the file is damaged")
    db.close()
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.crash")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    Database(memory=True).close()  # looks for plugins once, not in every child
    began = time.monotonic()
    kills = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        while kills < options.kills and time.monotonic() - began < options.seconds:
            run_child(folder, options.seed + kills, moves=float("inf"), seconds=rng.uniform(0.01, 0.4))
            kills += 1
        run_child(folder, 0, moves=5, seconds=None)
        request_file = JsonLinesFile(folder / "requests").lines
        granted = sum(line.get("refused", "") is None for line in request_file)
        resent = [line["done_before"] for line in request_file if "resent" in line]
        messages = JsonLinesFile(folder / "messages").lines
        faults = faults_in(folder)
    figures = {
        "kills": kills, "granted": granted, "resent": len(resent), "of_these_done_before": sum(resent), "messages": len(messages),
        "to_channels": sum(line["reader"] == CHANNEL_READER for line in messages), "faults": faults[:20],
    }  # fmt: skip
    sys.stdout.write(json.dumps(figures) + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
