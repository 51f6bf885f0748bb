"""What the operator sets: the environment first, then the file ``.env``; every mistake is named at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.runtime.database_address import DatabaseAddress, database_address
from bot.runtime.memory import LIGHT_BELOW, container_limit
from bot.runtime.token_buckets import Allowance

DEFAULT_DATABASE = "tables.sqlite"
OLD_DATABASE = "szczesc.sqlite"  # what .env.example and the container named the file before
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MAX_WORKERS = 16
MAX_AUTOMAT_DELAY_MS = 2000  # an automat answers within three seconds in any case
MAX_TABLES = 1_000_000
MAX_SHARDS = 10_000
MAX_AT_ONCE = 1000
MAX_SLOTS = 1_000
MAX_A_MINUTE = 10_000
_YES, _NO = ("true", "1", "yes", "on"), ("false", "0", "no", "off")
LOOPBACK = "127.0.0.1"
ENV_FILE = Path(".env")
_PROXY = re.compile(r"https?://([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?/?", re.ASCII | re.IGNORECASE)
_ALLOWANCE = re.compile(r"(\d{1,5})\+(\d{1,5})", re.ASCII)
_TOKEN = re.compile(r"[\w-]{10,}\.[\w-]{4,}\.[\w-]{20,}", re.ASCII)


def _whole(least: int, most: int) -> BeforeValidator:
    """A whole number in plain digits; int() alone would also take ``1_0`` and digits of other scripts."""

    def check(value: object) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
            raise ValueError(f"must be a number from {least} to {most}, not {text[:40]!r}.")
        return int(text)

    return BeforeValidator(check)


def _yes_or_no(value: object) -> bool:
    text = str(value).lower()
    if text not in _YES and text not in _NO:
        raise ValueError(f"must be true or false, not {str(value)[:40]!r}.")
    return text in _YES


def _allowance(value: object) -> Allowance:
    if isinstance(value, Allowance):
        return value
    found = _ALLOWANCE.fullmatch(str(value))
    figures = [int(part) for part in found.groups()] if found else []
    if not figures or not all(1 <= figure <= MAX_A_MINUTE for figure in figures):
        raise ValueError(
            f"must be two numbers from 1 to {MAX_A_MINUTE} like 10+6, at once and each minute, not {str(value)[:40]!r}."
        )
    return Allowance(*figures)


Workers = Annotated[int, _whole(1, MAX_WORKERS)]
OverTime = Annotated[Allowance, NoDecode, BeforeValidator(_allowance)]
YesOrNo = Annotated[bool, BeforeValidator(_yes_or_no)]
Database = Annotated[DatabaseAddress, BeforeValidator(lambda value: database_address(value) if isinstance(value, str) else value)]


class _Source(BaseSettings):
    """Environment before file; a blank value is no value."""

    model_config = SettingsConfigDict(frozen=True, extra="ignore", env_file_encoding="utf-8")

    @model_validator(mode="before")
    @classmethod
    def _blank_is_unset(cls, values: dict[str, Any]) -> dict[str, Any]:
        trimmed = {name: value.strip() if isinstance(value, str) else value for name, value in values.items()}
        return {name: value for name, value in trimmed.items() if value not in ("", None)}


class _TokenSetting(_Source):
    discord_token: SecretStr = SecretStr("")


class Settings(_Source):
    """What every command needs; no token, so commands that do not speak to Discord run without one."""

    database: Database = Field(default=Path(DEFAULT_DATABASE), validate_default=True)
    log_level: str = "INFO"
    health_port: Annotated[int, _whole(1, 65535)] | None = None  # None: no health page
    health_host: str = LOOPBACK
    light: YesOrNo | None = None  # little memory; None: found out from what the container allows
    picture_workers: Workers = 2
    thinking_workers: Workers = 1
    max_tables_per_person: Annotated[int, _whole(1, MAX_TABLES)] = 10
    max_tables_per_server: Annotated[int, _whole(1, MAX_TABLES)] = 200
    max_answers: Annotated[int, _whole(1, MAX_AT_ONCE)] = 24
    max_answers_per_person: Annotated[int, _whole(1, MAX_AT_ONCE)] = 3
    max_completions: Annotated[int, _whole(1, MAX_AT_ONCE)] = 2
    max_advice_waiting: Annotated[int, _whole(1, MAX_AT_ONCE)] = 12
    openings_per_person: OverTime = Allowance(10, 6)
    openings_per_server: OverTime = Allowance(60, 30)
    settings_per_person: OverTime = Allowance(40, 30)
    settings_per_server: OverTime = Allowance(120, 120)
    threads_per_person: OverTime = Allowance(10, 2)
    threads_per_server: OverTime = Allowance(30, 10)
    open_table_days: Annotated[int, _whole(1, 365)] = 7  # before an open table at which nothing happens is called off
    emojis: YesOrNo = True  # upload the games' pieces as emojis of the application, and use them
    shards: Annotated[int, _whole(1, MAX_SHARDS)] | None = None  # None: what Discord recommends
    slots: Annotated[int, _whole(1, MAX_SLOTS)] = 1  # shares of the shards, each held by one of several processes
    automat_pace_ms: Annotated[int, _whole(0, MAX_AUTOMAT_DELAY_MS)] = 1200

    @property
    def is_light(self) -> bool:
        """Whether to run with little memory: as set, or where the container allows less than the usual way takes."""
        if self.light is not None:
            return self.light
        limit = container_limit()
        return limit is not None and limit < LIGHT_BELOW

    @property
    def automat_pace(self) -> float:
        """Seconds that people have to see a turn before an automat plays the next; 0: none."""
        return self.automat_pace_ms / 1000

    @field_validator("database")
    @classmethod
    def _usable_file(cls, path: DatabaseAddress) -> DatabaseAddress:
        if not isinstance(path, Path):
            return path
        if path.is_dir():
            raise ValueError(f"is a folder, not a file: {path}.")
        if not path.absolute().parent.is_dir():
            raise ValueError(f"lies in a folder that does not exist: {path.absolute().parent}.")
        old = path.with_name(OLD_DATABASE)
        if path.name == DEFAULT_DATABASE and not path.exists() and old.exists():
            # The file had this name before: starting empty would look as if all tables were lost.
            raise ValueError(f"is {path}, which does not exist, but {old} does: set DATABASE={old}, or move that file away.")
        return path

    @field_validator("slots")
    @classmethod
    def _slots_that_can_be_held(cls, slots: int, info: ValidationInfo) -> int:
        shards = info.data.get("shards")
        if slots > 1 and isinstance(info.data.get("database"), Path):
            raise ValueError("must be 1: only processes on PostgreSQL share their work, and DATABASE is a file.")
        if shards is not None and slots > shards:
            raise ValueError(f"must be at most SHARDS, {shards}, not {slots}: each slot has a shard at least.")
        return slots

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, level: str) -> str:
        if level.upper() not in LOG_LEVELS:
            raise ValueError(f"must be one of {', '.join(LOG_LEVELS)}, not {level[:40]!r}.")
        return level.upper()


class BotSettings(Settings, _TokenSetting):
    """The settings of one running bot. The token is never shown: not in a representation, not in a log line."""

    discord_token: SecretStr = Field(default=SecretStr(""), validate_default=True)
    discord_proxy: str | None = None  # in place of https://discord.com for requests, to share the global limit; None: none

    @field_validator("discord_proxy")
    @classmethod
    def _address_of_proxy(cls, address: str | None) -> str | None:
        if address is not None and not _PROXY.fullmatch(address):
            raise ValueError("must be an address like http://127.0.0.1:8080, without a path or a password.")
        return address and address.rstrip("/")

    @property
    def token(self) -> str:
        """The token as Discord wants it."""
        return self.discord_token.get_secret_value()

    @field_validator("discord_token")
    @classmethod
    def _bot_token(cls, secret: SecretStr) -> SecretStr:
        token = secret.get_secret_value().removeprefix("Bot ")
        if not token:
            raise ValueError("is not set: copy it from the Bot page of Discord's developer portal into .env.")
        if not _TOKEN.fullmatch(token):
            raise ValueError("is not a bot token: three parts with dots between them, without spaces or quotes.")
        return SecretStr(token)


class BadSettings(Exception):
    """One sentence for each mistake; the token itself stands in none of them."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


def load_settings(env_file: Path = ENV_FILE) -> Settings:
    """The settings of a command that does not speak to Discord; raises BadSettings."""
    return _load(Settings, env_file)


def load_bot_settings(env_file: Path = ENV_FILE) -> BotSettings:
    """The settings of the bot, with its token; raises BadSettings."""
    return _load(BotSettings, env_file)


def has_token(env_file: Path = ENV_FILE) -> bool:
    """Whether the operator has set a token, be it a good one or not; raises BadSettings."""
    return bool(_load(_TokenSetting, env_file).discord_token.get_secret_value())


Kind = TypeVar("Kind", bound=_Source)


def _load(kind: type[Kind], env_file: Path) -> Kind:
    try:
        return kind(_env_file=env_file)
    except ValidationError as error:
        raise BadSettings([f"{str(one['loc'][0]).upper()} {one['ctx']['error']}" for one in error.errors()]) from None
    except (OSError, UnicodeDecodeError):
        raise BadSettings([f"{env_file} cannot be read."]) from None
