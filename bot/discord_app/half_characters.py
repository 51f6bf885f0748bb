"""Half characters in what Discord sends: a lone surrogate is no text, and no database or answer can hold it.

They are replaced once, before the library or anything else reads the interaction: options, completions, values of selects,
fields of forms and names alike. What was typed then holds a sign that fits nothing, and is refused as any other mistake.
"""

from __future__ import annotations

import re
from typing import Any

import discord

_HALF = re.compile("[\ud800-\udfff]")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def whole_characters(data: Any) -> Any:
    """The same JSON, with the usual replacement sign for every lone surrogate."""
    if isinstance(data, str):
        return data if data.isascii() else _HALF.sub(_REPLACEMENT, data)
    if isinstance(data, dict):
        return {name: whole_characters(value) for name, value in data.items()}
    if isinstance(data, list):
        return [whole_characters(value) for value in data]
    return data


def clean_interactions(client: discord.Client) -> None:
    """Replace half characters in every interaction before the client reads it. The library has no public place for that."""
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    parsers["INTERACTION_CREATE"] = lambda data: parse(whole_characters(data))
