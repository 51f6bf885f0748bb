"""Where the database is: a file (SQLite), or the address of a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode, urlsplit, urlunsplit

_SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """``postgresql://user:password@host:port/database``. As a text it has no password: it may stand in a log."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        try:
            parts = urlsplit(self.url)
            options = urlencode([(name, value) for name, value in parse_qsl(parts.query) if "pass" not in name])
        except ValueError:
            return "the address in DATABASE"
        user, at, host = parts.netloc.rpartition("@")
        return urlunsplit((parts.scheme, f"{quote(user.partition(':')[0], safe='%')}{at}{host}", parts.path, options, ""))


DatabaseAddress = Path | ServerAddress


def database_address(text: str) -> DatabaseAddress:
    """The database that this setting names."""
    return ServerAddress(text) if text.startswith(_SCHEMES) else Path(text)
