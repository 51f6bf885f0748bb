"""What the operator sets for the running bot, checked before anything starts: every mistake is named at once."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.runtime.env_config import DEFAULT_DATABASE, read_env

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_TOKEN = re.compile(r"[\w-]{10,}\.[\w-]{4,}\.[\w-]{20,}", re.ASCII)
MAX_WORKERS = 16
DEFAULT_AUTOMAT_DELAY = 1.2
MAX_AUTOMAT_DELAY_MS = 2000  # milliseconds; an automat answers within three seconds in any case
LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class BotSettings:
    """The settings of one running bot. The token is never shown: not in a representation, not in a log line."""

    token: str = field(repr=False)
    database: Path = Path(DEFAULT_DATABASE)
    log_level: str = "INFO"
    health_port: int | None = None  # None: no health page
    health_host: str = LOOPBACK
    picture_workers: int = 2
    thinking_workers: int = 1
    automat_pace: float = (
        DEFAULT_AUTOMAT_DELAY  # seconds that people have to see a turn before an automat plays the next; 0: none
    )


class BadSettings(Exception):
    """One sentence for each mistake; the token itself stands in none of them."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


def load_settings(env_file: Path = Path(".env"), environ: Mapping[str, str] | None = None) -> BotSettings:
    """The settings in force: the environment first, then the file; raises BadSettings."""
    values = {**read_env(env_file), **(os.environ if environ is None else environ)}
    given = {name: value.strip() for name, value in values.items() if value.strip()}
    mistakes: list[str] = []
    settings = BotSettings(
        token=_token(given, mistakes),
        database=_database(given, mistakes),
        log_level=_level(given, mistakes),
        health_port=_number(given, "HEALTH_PORT", 1, 65535, mistakes),
        health_host=given.get("HEALTH_HOST", LOOPBACK),
        picture_workers=_number(given, "PICTURE_WORKERS", 1, MAX_WORKERS, mistakes) or 2,
        thinking_workers=_number(given, "THINKING_WORKERS", 1, MAX_WORKERS, mistakes) or 1,
        automat_pace=_pace(given, mistakes),
    )
    if mistakes:
        raise BadSettings(mistakes)
    return settings


def _token(given: Mapping[str, str], mistakes: list[str]) -> str:
    token = given.get("DISCORD_TOKEN", "").removeprefix("Bot ")
    if not token:
        mistakes.append("DISCORD_TOKEN is not set: copy it from the Bot page of Discord's developer portal into .env.")
    elif not _TOKEN.fullmatch(token):
        mistakes.append("DISCORD_TOKEN is not a bot token: three parts with dots between them, without spaces or quotes.")
    return token


def _database(given: Mapping[str, str], mistakes: list[str]) -> Path:
    path = Path(given.get("DATABASE", DEFAULT_DATABASE))
    if path.is_dir():
        mistakes.append(f"DATABASE is a folder, not a file: {path}.")
    elif not path.absolute().parent.is_dir():
        mistakes.append(f"DATABASE lies in a folder that does not exist: {path.absolute().parent}.")
    return path


def _level(given: Mapping[str, str], mistakes: list[str]) -> str:
    level = given.get("LOG_LEVEL", "INFO").upper()
    if level not in LOG_LEVELS:
        mistakes.append(f"LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}, not {given['LOG_LEVEL'][:40]!r}.")
    return level


def _pace(given: Mapping[str, str], mistakes: list[str]) -> float:
    milliseconds = _number(given, "AUTOMAT_PACE_MS", 0, MAX_AUTOMAT_DELAY_MS, mistakes)
    return DEFAULT_AUTOMAT_DELAY if milliseconds is None else milliseconds / 1000


def _number(given: Mapping[str, str], name: str, least: int, most: int, mistakes: list[str]) -> int | None:
    text = given.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
        mistakes.append(f"{name} must be a number from {least} to {most}, not {text[:40]!r}.")
        return None
    return int(text)
