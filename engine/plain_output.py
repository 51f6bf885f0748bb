"""What the commands print, made harmless: a name in a record must not steer the terminal, nor fill the screen."""

from __future__ import annotations

import re
import sys
from contextlib import AbstractContextManager, redirect_stdout
from typing import Any, TextIO

LONGEST_NAME = 120  # letters of a file's name or another argument in a sentence
# Controls (C0 but the line feed, DEL, C1), directions and other invisible signs, line separators, half characters.
_UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")


def printable(text: str) -> str:
    """The text with everything unseen but line feeds written out, as JSON would write it."""
    return _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def one_line(text: object, longest: int = LONGEST_NAME) -> str:
    """A text for one sentence: printable, on one line, shortened."""
    line = printable(str(text)).replace("\n", "\\n")
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


class PlainOutput:
    """A stream that prints only what is printable; the rest of it is the stream's own."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(printable(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def printing_plainly() -> AbstractContextManager[Any]:
    """Within it nothing that is printed steers the terminal."""
    return redirect_stdout(PlainOutput(sys.stdout))
