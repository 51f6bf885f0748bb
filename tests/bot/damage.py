"""Ways to damage a table in the file: as a bad disk, a careless hand or another program would."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

Damage = Callable[[sqlite3.Connection, int], object]


def sql(statement: str) -> Damage:
    return lambda db, table: db.execute(statement, {"id": table})


def _position(text: str) -> Damage:
    """This position, with a digest that fits it."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    statement = "UPDATE snapshots SET position = :text, digest = :digest WHERE table_id = :id"
    return lambda db, table: db.execute(statement, {"id": table, "text": text, "digest": digest})


def log_row(kind: str, text: str) -> Damage:
    statement = """INSERT INTO log (table_id, seq, kind, seat, text, at)
             SELECT :id, MAX(seq) + 1, :kind, 0, :text, 1 FROM log WHERE table_id = :id"""
    return lambda db, table: db.execute(statement, {"id": table, "kind": kind, "text": text})


def _both(*kinds: Damage) -> Damage:
    return lambda db, table: [one(db, table) for one in kinds]


NEXT_VERSION = sql("UPDATE tables SET seq = (SELECT MAX(seq) FROM log WHERE table_id = :id) WHERE id = :id")
ENDLESS_NUMBER = "9" * 5000  # more digits than Python reads

# What makes a table unreadable as soon as it is loaded.
UNREADABLE: dict[str, Damage] = {
    "options are no JSON": sql("UPDATE tables SET options = '{' WHERE id = :id"),
    "options are a list": sql("UPDATE tables SET options = '[1]' WHERE id = :id"),
    "options hold a number without end": sql(f"UPDATE tables SET options = '{{\"a\":{ENDLESS_NUMBER}}}' WHERE id = :id"),
    "the deal is no JSON": sql("UPDATE tables SET deal = 'garbage' WHERE id = :id"),
    "the position is no JSON": sql("UPDATE snapshots SET position = 'garbage' WHERE table_id = :id"),
    "the position is no JSON, and its digest fits": _position("garbage"),
    "the position is empty": _position("{}"),
    "the position is a number": _position("7"),
    "the digest is another": sql("UPDATE snapshots SET digest = 'abc' WHERE table_id = :id"),
    "the snapshot is missing": sql("DELETE FROM snapshots WHERE table_id = :id"),
    "the seats are missing": sql("DELETE FROM seats WHERE table_id = :id"),
    "the last seat is missing": sql("DELETE FROM seats WHERE table_id = :id AND seat = 2"),
    "a name is a number": sql("UPDATE seats SET name = x'00ff' WHERE table_id = :id AND seat = 1"),
    "the game is unknown": sql("UPDATE tables SET game = 'chess' WHERE id = :id"),
    "the status is unknown": sql("UPDATE tables SET status = 'asleep' WHERE id = :id"),
    "the language is unknown": sql("UPDATE tables SET language = 'la' WHERE id = :id"),
    "the version is a text": sql("UPDATE tables SET seq = 'many' WHERE id = :id"),
    "the clock is a text": sql("UPDATE tables SET clock = 'long' WHERE id = :id"),
    "the turn clock is no JSON": sql("UPDATE tables SET turn_clock = '[' WHERE id = :id"),
    "the seed is no number": sql("UPDATE tables SET seed = 'secret' WHERE id = :id"),
    "a text is not UTF-8": sql("UPDATE tables SET options = CAST(x'ff41' AS TEXT) WHERE id = :id"),
    "the log goes on beyond the version": log_row("reminder", ""),
    "an action beyond the snapshot cannot be read": _both(log_row("act", "fly to the moon"), NEXT_VERSION),
    "an action beyond the snapshot is illegal": _both(log_row("act", "money 6"), log_row("act", "money 6"), NEXT_VERSION),
    "the undo beyond the snapshot has no target": _both(log_row("undo", "far"), NEXT_VERSION),
}


def damage(path: Path, table: int, how: Damage) -> None:
    """Damage a table behind the program's back."""
    db = sqlite3.connect(path)
    db.execute("PRAGMA ignore_check_constraints = ON")
    for trigger in ("log_is_never_rewritten", "log_is_never_shortened"):
        db.execute(f"DROP TRIGGER IF EXISTS {trigger}")
    how(db, table)
    db.commit()
    db.close()
