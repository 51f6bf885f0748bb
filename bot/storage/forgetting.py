"""Forgetting a person: everything that names them goes, what was played stays.

The log is append-only, with one exception that its trigger knows: a person can be erased from a row, and a name replaced by
``NO_NAME``. Nothing that a replay follows changes.
"""

from __future__ import annotations

import json

from bot.storage.connection import Connection
from bot.storage.outbox import forget_alt_texts
from bot.tables.table import NO_NAME

NAME_KINDS = ("open", "join", "leave", "replace")  # rows of the log whose text is a name
_FREE_SEAT = """UPDATE seats SET owner = NULL, name = ? WHERE table_id = ? AND owner = ?
                AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND status IN ('over', 'cancelled'))"""
_TABLES_OF_PERSON = """SELECT table_id FROM log WHERE person = ? AND kind <> 'act'
                       UNION SELECT table_id FROM seats WHERE owner = ?"""  # whoever acts has sat down before
_LIVE = "status IN ('open', 'running', 'frozen')"
_LIVE_TABLES = f"""SELECT id FROM tables WHERE {_LIVE} AND id IN (
                       SELECT id FROM tables WHERE host = ? AND {_LIVE}
                       UNION SELECT table_id FROM seats WHERE owner = ?
                       UNION SELECT table_id FROM log WHERE person = ? AND kind <> 'act'
                       UNION SELECT table_id FROM seat_offers WHERE ? IN (newcomer, offered_by))"""  # noqa: S608 (the text above)


def live_tables_that_name(db: Connection, person: int) -> list[int]:
    """The live tables at which this person sits, sat, is host or is being asked."""
    return sorted(table_id for (table_id,) in db.execute(_LIVE_TABLES, (person,) * 4))


def forget_person(db: Connection, person: int) -> None:
    """Erase a person from everything but live tables, whose seats have been changed before."""
    tables = [table_id for (table_id,) in db.execute(_TABLES_OF_PERSON, (person, person))]
    _forget_names(db, person)
    run = db.execute
    for table_id in tables:
        run("UPDATE log SET person = NULL WHERE table_id = ? AND person = ?", (table_id, person))
        run(_FREE_SEAT, (NO_NAME, table_id, person))
        run("UPDATE seats SET holder = NULL WHERE table_id = ? AND holder = ?", (table_id, person))
        run("UPDATE tables SET host = 0 WHERE id = ? AND host = ? AND status IN ('over', 'cancelled')", (table_id, person))
        _forget_calls(db, table_id, person)
        forget_alt_texts(db, table_id)
    run("UPDATE results SET person = NULL WHERE person = ?", (person,))
    run("DELETE FROM decisions WHERE person = ?", (person,))
    run("DELETE FROM ratings WHERE person = ?", (person,))
    run("DELETE FROM rating_history WHERE person = ?", (person,))
    run("DELETE FROM people WHERE person = ?", (person,))
    run("DELETE FROM requests WHERE person = ? OR answer LIKE ?", (person, f"%{person}%"))


def _forget_names(db: Connection, person: int) -> None:
    """Names stand in the log of every table that the person has had something to do with, also in rows of others."""
    kinds = ", ".join(f"'{kind}'" for kind in NAME_KINDS)
    found = f"""SELECT table_id, text FROM log WHERE person = ? AND kind <> 'act' AND kind IN ({kinds})
                UNION SELECT table_id, name FROM seats WHERE owner = ?"""  # noqa: S608 (the kinds above)
    for table_id, name in db.execute(found, (person, person)).fetchall():
        sql = f"UPDATE log SET text = ? WHERE table_id = ? AND text = ? AND kind IN ({kinds})"  # noqa: S608
        db.execute(sql, (NO_NAME, table_id, name))
    db.execute("UPDATE log SET text = ? WHERE kind = 'offer' AND text = ?", (NO_NAME, str(person)))


def _forget_calls(db: Connection, table_id: int, person: int) -> None:
    found = "SELECT reader, calls FROM messages WHERE table_id = ? AND calls LIKE ?"
    for reader, calls in db.execute(found, (table_id, f"% {person}%")).fetchall():
        kept = {key: call for key, call in json.loads(calls).items() if key.split()[1] != str(person)}
        sql = "UPDATE messages SET calls = ? WHERE table_id = ? AND reader = ?"
        db.execute(sql, (json.dumps(kept), table_id, reader))
