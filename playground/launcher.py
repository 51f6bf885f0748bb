"""Runs the bot as a child process: start, kill, stop, restart."""

import asyncio
import contextlib
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path

from playground.server import Playground

PROJECT = Path(__file__).parent.parent
LINES_KEPT = 500


class BotProcess:
    """An unmodified discord.py bot that talks to a playground."""

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

    async def start(self, *, wait: float = 120.0) -> None:
        """Start and wait until the bot listens; raises with the bot's last output if it exits."""
        before = self.playground.gateway.identified
        await self.spawn()
        assert self._process is not None
        assert self._reader is not None
        ready = asyncio.create_task(self.playground.gateway.wait_connected(identified=before + 1))
        died = asyncio.create_task(self._process.wait())
        try:
            async with asyncio.timeout(wait):
                await asyncio.wait({ready, died}, return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            raise RuntimeError(f"the bot does not listen after {wait:.0f} seconds:\n{self.output}") from None
        finally:
            died.cancel()
            ready.cancel()
        if not ready.done() or ready.cancelled():
            await self._reader
            raise RuntimeError("the bot ended instead of starting:\n" + self.output)

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

    async def ended(self, *, wait: float = 15.0) -> int:
        """Wait until it ends by itself; the exit code."""
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), wait)

    async def kill(self) -> None:
        """SIGKILL: no clean shutdown."""
        await self._end(signal.SIGKILL, 10.0)

    async def stop(self, *, wait: float = 15.0) -> int:
        """SIGTERM, and SIGKILL if that does not help; the exit code."""
        return await self._end(signal.SIGTERM, wait)

    async def _end(self, number: signal.Signals, wait: float) -> int:
        if self._process is None:
            return 0
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(number)
            try:
                await asyncio.wait_for(self._process.wait(), wait)
            except TimeoutError:
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
