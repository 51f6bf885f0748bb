"""What the operator decides: the environment first, then the file ``.env`` beside it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

DEFAULT_DATABASE = "tables.sqlite"


@dataclass(frozen=True, slots=True)
class EnvConfig:
    """The settings of one running program."""

    database: Path


def load_env_config(env_file: Path = Path(".env"), environ: Mapping[str, str] | None = None) -> EnvConfig:
    """The settings in force; a missing file is no settings."""
    values = {**read_env(env_file), **(os.environ if environ is None else environ)}
    return EnvConfig(database=Path(values.get("DATABASE") or DEFAULT_DATABASE))


def read_env(path: Path) -> dict[str, str]:
    """The NAME=value lines of a file; blank lines and comments are skipped, quotes around a value are removed."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        return {}
    values = {}
    for line in text.splitlines():
        name, sign, value = line.strip().removeprefix("export ").partition("=")
        if sign and not name.startswith("#"):
            values[name.strip()] = _unquoted(value.strip())
    return values


def _unquoted(value: str) -> str:
    quoted = len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'"
    return value[1:-1] if quoted else value
