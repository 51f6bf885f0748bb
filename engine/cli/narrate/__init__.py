"""What happens in a game as plain English lines, for the terminal; one module for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.cli.narrate import kopalnie, szczesc
from engine.contract import Event

# A line for what happened, or none where it goes without saying.
Narrator = Callable[[Event, Sequence[str]], str | None]

NARRATORS: Mapping[str, Narrator] = {"szczesc": szczesc.narrate, "kopalnie": kopalnie.narrate}
