"""The command line of the engine; one module for each command."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from engine.cli import advise, bench, match, plan, play, replay, review, verify
from engine.plain_output import one_line, printing_plainly

LONGEST_MISTAKE = 300


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, not the whole usage: --help is there for that."""
        self.exit(2, f"{self.prog}: {one_line(message, LONGEST_MISTAKE)} (see --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    parser = _Parser(prog="python -m engine", description="Play, replay and check games.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)
    for module in (replay, play, match, plan, advise, review, verify, bench):
        name = module.__name__.rpartition(".")[2]
        command = commands.add_parser(name, help=module.HELP, description=module.__doc__)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    chosen = parser.parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a record may contain characters that the terminal cannot encode
    try:
        with printing_plainly():
            status: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:  # for example piped into head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return status
