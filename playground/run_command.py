"""Runs a command so that it ends whatever it started, however it is ended itself."""

import asyncio
import signal
import sys
from collections.abc import Coroutine
from typing import Any

from playground.errors import BotEnded, NotInTime

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def run_command(command: Coroutine[Any, Any, int], *, asked_to_end: int | None = None) -> int:
    """The exit code of a command; ``asked_to_end`` after a signal, or 128 and its number.

    A signal cancels the command, so that it ends what it started; a second one also cancels its waiting for that.
    """
    caught: list[int] = []

    async def run() -> int:
        loop, working = asyncio.get_running_loop(), asyncio.current_task()
        assert working is not None

        def end(number: int) -> None:
            caught.append(number)
            working.cancel()

        for number in SIGNALS:
            if number != signal.SIGHUP or signal.getsignal(number) != signal.SIG_IGN:  # nohup: it is to go on
                loop.add_signal_handler(number, end, number)
        return await command

    try:
        return asyncio.run(run())
    except asyncio.CancelledError:
        return 128 + caught[0] if asked_to_end is None else asked_to_end
    except (BotEnded, NotInTime) as error:
        sys.stderr.write(f"{error}\n")
        return 1
