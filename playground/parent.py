"""Ends the bot's process together with the one that started it, even if that was killed."""

import ctypes
import os
import signal
import sys

STARTED_BY = "PLAYGROUND_PID"  # in the environment of the bot: who started it
_SIGNAL_AT_PARENTS_END = 1  # prctl's PR_SET_PDEATHSIG


def end_with_parent() -> None:
    """Let the system ask this process to end as soon as its parent is gone; only Linux can."""
    started_by = os.environ.pop(STARTED_BY, None)
    if started_by and sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_END, signal.SIGTERM)
        if os.getppid() != int(started_by):  # it was gone before
            sys.exit(1)
