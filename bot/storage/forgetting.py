"""Forgetting a person: everything that names them goes, what was played stays.

The log is append-only, with one exception that its trigger knows: a person can be erased from a row, and a name replaced by
``NO_NAME``. Nothing that a replay follows changes.
"""

from __future__ import annotations

import json

from sqlite_utils import Database

from bot.tables.table import NO_NAME

NAME_KINDS = ("open", "join", "leave", "replace")  # rows of the log whose text is a name
_ENDED = "SELECT id FROM tables WHERE status IN ('over', 'cancelled')"
_LIVE_TABLES = """SELECT id FROM tables WHERE status IN ('open', 'running', 'frozen') AND (
                      host = :person OR id IN (SELECT table_id FROM seats WHERE person = :person)
                      OR id IN (SELECT table_id FROM seat_offers WHERE :person IN (newcomer, offered_by)))
                  ORDER BY id"""


def live_tables_that_name(db: Database, person: int) -> list[int]:
    """The live tables at which this person sits, sat, is host or is being asked."""
    return [table_id for (table_id,) in db.conn.execute(_LIVE_TABLES, {"person": person})]


def forget_person(db: Database, person: int) -> None:
    """Erase a person from everything but live tables, whose seats have been changed before."""
    _forget_names(db, person)
    run = db.conn.execute
    run("UPDATE log SET person = NULL WHERE person = ?", (person,))
    run(f"UPDATE seats SET person = NULL, name = ? WHERE person = ? AND table_id IN ({_ENDED})", (NO_NAME, person))  # noqa: S608
    run(f"UPDATE tables SET host = 0 WHERE host = ? AND id IN ({_ENDED})", (person,))  # noqa: S608
    run("UPDATE results SET person = NULL WHERE person = ?", (person,))
    run("DELETE FROM ratings WHERE person = ?", (person,))
    run("DELETE FROM rating_history WHERE person = ?", (person,))
    run("DELETE FROM people WHERE person = ?", (person,))
    run("DELETE FROM requests WHERE person = ? OR INSTR(answer, ?)", (person, str(person)))
    _forget_calls(db, person)


def _forget_names(db: Database, person: int) -> None:
    """Names stand in the log of every table that the person has had something to do with, also in rows of others."""
    kinds = ", ".join(f"'{kind}'" for kind in NAME_KINDS)
    found = f"""SELECT table_id, text FROM log WHERE person = ?1 AND kind IN ({kinds})
                UNION SELECT table_id, name FROM seats WHERE person = ?1"""  # noqa: S608 (the kinds above)
    for table_id, name in db.conn.execute(found, (person,)).fetchall():
        sql = f"UPDATE log SET text = ? WHERE table_id = ? AND text = ? AND kind IN ({kinds})"  # noqa: S608
        db.conn.execute(sql, (NO_NAME, table_id, name))
    db.conn.execute("UPDATE log SET text = ? WHERE kind = 'offer' AND text = ?", (NO_NAME, str(person)))


def _forget_calls(db: Database, person: int) -> None:
    found = "SELECT table_id, reader, calls FROM messages WHERE INSTR(calls, ?)"
    for table_id, reader, calls in db.conn.execute(found, (f" {person}",)).fetchall():
        kept = {key: call for key, call in json.loads(calls).items() if key.split()[1] != str(person)}
        sql = "UPDATE messages SET calls = ? WHERE table_id = ? AND reader = ?"
        db.conn.execute(sql, (json.dumps(kept), table_id, reader))
