"""Runs the bot as a child process: start, kill, stop, restart."""

import asyncio
import contextlib
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

from playground.errors import BotEnded, NotInTime
from playground.parent import STARTED_BY
from playground.server import Playground

Result = TypeVar("Result")
PROJECT = Path(__file__).parent.parent
LINES_KEPT = 500
MAX_START = 300.0  # seconds until it is connected, on a busy machine
MAX_END = 60.0  # seconds that it may take to end when asked


class BotProcess:
    """An unmodified discord.py bot that talks to a playground.

    Whoever starts it ends it, in a ``finally`` or as a context; on Linux it also ends with a process that was killed.
    """

    def __init__(
        self,
        playground: Playground,
        program: str,
        arguments: tuple[str, ...] = (),
        *,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        echo: Callable[[str], None] | None = None,
    ) -> None:
        self.playground = playground
        self.lines: deque[str] = deque(maxlen=LINES_KEPT)
        self._command = [sys.executable, "-m", "playground.run_patched", playground.address, program, *arguments]
        paths = [str(PROJECT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._env = {
            **os.environ,
            "DISCORD_TOKEN": playground.token,
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTHONUNBUFFERED": "1",
            STARTED_BY: str(os.getpid()),
            **(env or {}),
        }
        self._cwd = cwd
        self._echo = echo
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._restarting = asyncio.Lock()

    async def spawn(self) -> None:
        """Start without waiting for anything."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env=self._env,
            cwd=self._cwd,
            umask=0o077,  # the bot's files are private, like the playground's
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def start(self, *, wait: float = MAX_START) -> None:
        """Start and wait until the bot listens; if it does not, it is ended."""
        before = self.playground.gateway.identified
        await self.spawn()
        try:
            await self.during(self.playground.gateway.wait_connected(identified=before + 1), "connecting", wait)
        except BaseException:
            await self.kill()
            raise

    async def during(self, work: Coroutine[Any, Any, Result], what: str, wait: float | None = None) -> Result:
        """The result of this work; raises with the bot's last output if the bot ends first, or if that took too long."""
        assert self._process is not None
        assert self._reader is not None
        working, dying = asyncio.create_task(work), asyncio.create_task(self._process.wait())
        try:
            await asyncio.wait({working, dying}, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return working.result()
            if not dying.done():
                raise NotInTime(f"the bot was not done with {what} after {wait:.0f} seconds:\n{self.output}")
            await self._reader
            raise BotEnded(f"the bot ended instead of {what}:\n{self.output}")
        finally:
            dying.cancel()
            working.cancel()
            await asyncio.wait({working})

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for raw in process.stdout:
            line = raw.decode(errors="replace").rstrip()
            self.lines.append(line)
            if self._echo:
                self._echo(line)

    @property
    def output(self) -> str:
        return "\n".join(self.lines)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def ended(self, *, wait: float = MAX_END) -> int:
        """Wait until it ends by itself; the exit code."""
        assert self._process is not None
        try:
            return await asyncio.wait_for(self._process.wait(), wait)
        except TimeoutError:
            raise NotInTime(f"the bot has not ended after {wait:.0f} seconds:\n{self.output}") from None

    async def kill(self) -> None:
        """SIGKILL: no clean shutdown."""
        await self._end(signal.SIGKILL, MAX_END)

    async def stop(self, *, wait: float = MAX_END) -> int:
        """SIGTERM, and SIGKILL if that does not help or nobody waits for it any longer; the exit code."""
        return await self._end(signal.SIGTERM, wait)

    async def _end(self, number: signal.Signals, wait: float) -> int:
        if self._process is None:
            return 0
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(number)
            try:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._process.wait(), wait)
            finally:
                if self._process.returncode is None:
                    self._process.kill()
                await self._process.wait()
        if self._reader:
            await self._reader
        return self._process.returncode or 0

    async def restart(self) -> None:
        """Stop and start; concurrent calls run one after the other."""
        async with self._restarting:
            await self.stop()
            await self.start()

    async def __aenter__(self) -> "BotProcess":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()


async def launch(
    playground: Playground,
    program: str,
    *arguments: str,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    echo: Callable[[str], None] | None = None,
) -> BotProcess:
    """Start a bot (a module name, or a path to a file) and give the page a button that restarts it."""
    bot = BotProcess(playground, program, arguments, env=env, cwd=cwd, echo=echo)
    await bot.start()
    playground.core.restart = bot.restart
    return bot
