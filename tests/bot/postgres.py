"""A private PostgreSQL server for tests: in a folder of its own, reached through a socket, gone with whoever started it."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.runtime.database_address import ServerAddress
from bot.storage.postgres_schema import table_names

MISSING = "PostgreSQL is not installed here (no initdb): its tests are left out. On Debian: make postgres"
_SETTINGS = {"fsync": "off", "listen_addresses": "", "max_connections": "60", "shared_buffers": "32MB", "autovacuum": "off"}
_DEATH_SIGNAL = 1  # prctl: a signal for this process when its parent ends


def programs() -> Path | None:
    """Where the server's programs are."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else None


def need_postgres() -> Path:
    """The server's programs; a test that needs them is skipped without, or fails where REQUIRE_POSTGRES=1."""
    found = programs()
    if found is None:
        if os.environ.get("REQUIRE_POSTGRES") == "1":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return found


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGQUIT)


class PostgresServer:
    """A server with empty databases; ``restart`` is what an operator does to it."""

    def __init__(self, bin_folder: Path) -> None:
        self._bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._run: dict[str, Any] = {"cwd": self.folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        if os.getuid() == 0:  # the server refuses root
            shutil.chown(self.folder, "postgres", "postgres")
            self._run |= {"user": "postgres", "group": "postgres", "extra_groups": []}
        options = ["--no-sync", "--auth=trust", "--username=tables", "--encoding=UTF8", "--locale=C"]
        subprocess.run([self._bin / "initdb", "--pgdata", self.folder / "data", *options], check=True, **self._run)
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.start()

    def address(self, database: str = "postgres", **more: str) -> ServerAddress:
        options = "".join(f"&{name}={value}" for name, value in more.items())
        return ServerAddress(f"postgresql://tables@/{database}?host={self.folder}{options}")

    def start(self) -> None:
        """Start the server, unless it runs."""
        if self._process is not None:
            return
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Begin to start it, in the main thread: the server ends with the thread that started it."""
        settings = [f"--{name}={value}" for name, value in _SETTINGS.items()]
        command = [self._bin / "postgres", "-D", self.folder / "data", "-k", self.folder, *settings]
        quiet = {**self._run, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen(command, preexec_fn=_die_with_parent, **quiet)  # noqa: PLW1509 (it calls one function of the system)

    def wait_until_ready(self) -> None:
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address().url).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: transactions are broken off; SIGQUIT: as if the machine had failed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def new_database(self) -> ServerAddress:
        """An empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        with psycopg.connect(self.address().url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy".encode())
        return self.address(name)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def clear(address: ServerAddress) -> None:
    """Empty all tables of a database, as if it were new; much quicker than a new one."""
    with psycopg.connect(address.url) as connection:
        known = connection.execute("SELECT to_regclass('migrations')").fetchone()
        if known == (None,):
            return
        connection.execute("SET session_replication_role = replica")  # without triggers and references
        for name in table_names():
            with contextlib.suppress(psycopg.errors.UndefinedTable):
                connection.execute(f"DELETE FROM {name}".encode())
        connection.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), 1, false)")
