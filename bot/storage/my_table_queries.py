"""SQL for a person's tables on all servers, and for what waits for whom. Nothing here reads a position."""

from __future__ import annotations

from bot.storage.connection import Connection, marks
from bot.tables.my_tables import MovableTable, MyTable, in_order, waiting_decisions
from bot.tables.table import CHANNEL_READER, Place, Table

MAX_TABLES = 200  # of one person
_STATUS = "CASE WHEN t.lost_at IS NOT NULL THEN 'lost' WHEN t.rested_at IS NULL THEN t.status ELSE 'resting' END"
_TABLE = f"t.id, t.game, t.server, t.channel, {_STATUS}, t.deadline, t.seats_wanted, m.message"
_MESSAGE = f"LEFT JOIN messages m ON m.table_id = t.id AND m.reader = {CHANNEL_READER}"
_OWN = f"""SELECT {_TABLE}, (SELECT COUNT(*) FROM seats o WHERE o.table_id = t.id),
                  EXISTS (SELECT 1 FROM decisions d WHERE d.table_id = t.id)
           FROM seats s JOIN tables t ON t.id = s.table_id {_MESSAGE}
           WHERE s.owner = ? AND s.resigned = 0 AND t.status IN ('open', 'running')
           ORDER BY t.id DESC LIMIT ?"""  # noqa: S608 (the names above)
_WAITING = f"""SELECT {_TABLE}, d.kind, d.what
               FROM decisions d JOIN tables t ON t.id = d.table_id {_MESSAGE}
               WHERE d.person = ? AND t.status = 'running' ORDER BY d.kind DESC"""  # noqa: S608 (the names above)

MAX_MOVABLE = 200  # all that a server can have
_MOVABLE = """SELECT t.id, t.game, t.channel, CASE WHEN t.lost_at IS NULL THEN 0 ELSE 1 END FROM tables t
              WHERE t.server = ? AND t.status IN ('open', 'running', 'frozen') AND t.status <> 'frozen' AND t.channel <> ?
                    AND (t.host = ? OR ? = 1)
              ORDER BY t.lost_at IS NULL, t.host <> ?, t.id DESC LIMIT ?"""


def load_my_tables(db: Connection, person: int) -> tuple[list[MyTable], list[int]]:
    """A person's tables in order, and the running ones of which it is not stored what waits for whom.

    The latter were last played by an older version, or only automats are on turn there.
    """
    found: dict[int, MyTable] = {}
    unknown: list[int] = []
    for table, game, server, channel, status, deadline, wanted, message, seats, known in db.execute(
        _OWN, (person, MAX_TABLES)
    ).fetchall():
        found[table] = MyTable(table, game, Place(server, channel), status, deadline, message, seats, wanted)
        if status == "running" and not known:
            unknown.append(table)
    for one in load_waiting_tables(db, person):
        found[one.table] = one
    return in_order(list(found.values())), unknown


def load_waiting_tables(db: Connection, person: int) -> list[MyTable]:
    """The tables that wait for this person, in order; of several things at one table, a question about an undo is named first."""
    found: dict[int, MyTable] = {}
    for table, game, server, channel, status, deadline, wanted, message, kind, what in db.execute(_WAITING, (person,)):
        if table not in found:
            found[table] = MyTable(table, game, Place(server, channel), status, deadline, message, 0, wanted, kind, what)
    return in_order(list(found.values()))


def load_movable_tables(db: Connection, server: int, channel: int, person: int, *, all_: bool) -> list[MovableTable]:
    """Open and running tables of a server outside this channel, those that cannot find their channel first.

    Those of which this person is the host, or ``all_``.
    """
    rows = db.execute(_MOVABLE, (server, channel, person, int(all_), person, MAX_MOVABLE)).fetchall()
    names: dict[int, list[str]] = {table: [] for table, *_ in rows}
    if names:
        sql = f"SELECT table_id, name FROM seats WHERE table_id IN ({marks(len(names))}) ORDER BY table_id, seat"  # noqa: S608 (places)
        for table, name in db.execute(sql, tuple(names)):
            names[table].append(name)
    return [MovableTable(table, game, where, bool(lost), tuple(names[table])) for table, game, where, lost in rows]


def write_decisions(db: Connection, table: Table, before: Table | None) -> None:
    """Store what waits for whom, where that has changed."""
    now = waiting_decisions(table)
    if before is not None and waiting_decisions(before) == now:
        return
    db.execute("DELETE FROM decisions WHERE table_id = ?", (table.id,))
    if now:
        sql = f"INSERT INTO decisions (table_id, person, kind, what) VALUES {', '.join(['(?, ?, ?, ?)'] * len(now))}"  # noqa: S608 (places)
        db.execute(sql, [value for one in now for value in (table.id, *one)])
