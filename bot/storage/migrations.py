"""The shape of the database, one migration a version.

Until version 1.0 is released there is one migration, and it is edited in place; ``python -m tests.bot.databases`` then writes its
dump again. From 1.0 on a released migration is never edited: every change is a new one, with a dump of its own.

What a database records of a migration ends in a fingerprint of its SQL. So a database that was made between two releases, when
a migration had another text, is told from one of an older release: that one is migrated, the other one is refused.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from sqlite_utils import Database, Migrations

from bot.tables.errors import StoreError

MIGRATION_SET = "tables"
_LIVE = "status IN ('open', 'running', 'frozen')"
_SCHEMA = (
    """CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        seed TEXT NOT NULL,                    -- decides all chance; secret until the game is over; text, for it has 128 bits
        sealed TEXT NOT NULL,                  -- the seed without the players' shares, whose hash was published; secret as well
        shares TEXT,                           -- of the players, from the start on (engine.shares); NULL: none
        options TEXT NOT NULL,
        deal TEXT,                             -- what chance dealt, from the start on
        server INTEGER NOT NULL,
        slot INTEGER NOT NULL DEFAULT 0,       -- by its server: bot.tables.slots
        channel INTEGER NOT NULL,
        host INTEGER NOT NULL,
        language TEXT NOT NULL,
        seats_wanted INTEGER,                  -- how many it was opened with; NULL: as many as the game allows
        advice INTEGER NOT NULL DEFAULT 1,     -- whether players may ask for advice
        keep_pictures INTEGER NOT NULL DEFAULT 0, -- whether older messages keep pictures and buttons, too
        counts INTEGER NOT NULL DEFAULT 1,     -- 0: it is in no statistics and no rating
        first_round TEXT,                      -- bot.tables.first_round; NULL: nobody has had a turn
        automats INTEGER,                      -- seats that were an automat's from the beginning; NULL: the first round goes on
        clock INTEGER,                         -- seconds a turn; NULL: no limit
        clock_asked INTEGER NOT NULL DEFAULT 1, -- 0: nobody chose the clock
        weekends INTEGER NOT NULL DEFAULT 0,   -- whether the clock rests at weekends
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'cancelled', 'frozen')),
        seq INTEGER NOT NULL,
        turn_clock TEXT NOT NULL,              -- bot.tables.turn_clock
        deadline INTEGER,
        alarm INTEGER,                         -- when the clock must look at this table again
        pauses TEXT,                           -- bot.tables.pause; NULL: none
        opened_at INTEGER NOT NULL,
        started_at INTEGER,
        moved_at INTEGER,                      -- when a person last moved
        offered_at INTEGER,                    -- when a seat was last offered
        hurried_at INTEGER,                    -- when the game was last made live, or one of hours, while it ran
        rested_at INTEGER,                     -- since when the game rests; NULL: it does not
        lost_at INTEGER,                       -- since when Discord does not know the channel; NULL: it does
        ended_at INTEGER
    )""",
    f"CREATE UNIQUE INDEX live_table_of_channel ON tables (channel) WHERE {_LIVE} AND rested_at IS NULL",
    "CREATE INDEX tables_of_channel ON tables (channel, id)",
    # How many tables are live, by host and by server, is counted whenever one is opened.
    f"CREATE INDEX live_tables_of_host ON tables (host) WHERE {_LIVE}",
    f"CREATE INDEX live_tables_of_server ON tables (server) WHERE {_LIVE}",
    "CREATE INDEX alarms ON tables (slot, alarm) WHERE alarm IS NOT NULL",
    """CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        owner INTEGER,                         -- NULL: an automat from the beginning
        name TEXT NOT NULL,
        automat TEXT,                          -- who decides while this is set
        for_turn INTEGER NOT NULL DEFAULT 0,   -- the automat gives the seat back after this turn
        away_until INTEGER,                    -- when the automat gives the seat back by itself
        given_away INTEGER NOT NULL DEFAULT 0, -- somebody else left it to the automat
        switched_at INTEGER,                   -- when it was last left until its owner's return, or taken back
        resigned INTEGER NOT NULL DEFAULT 0,
        missed INTEGER NOT NULL DEFAULT 0,     -- turns in a row that the clock took
        missed_at INTEGER,                     -- when the first of them was taken, or an automat first played for the owner
        reminded INTEGER NOT NULL DEFAULT 0,   -- reminders of this turn
        undo_asked_ply INTEGER,                -- the ply before the turn about which the owner has asked for an undo
        orders TEXT NOT NULL DEFAULT '',       -- decisions that the owner leaves to an automat at this table
        share TEXT,                            -- what the owner will add to the seed at the start (engine.shares)
        holder INTEGER,                        -- who is rated for it: its owner when the first round ended
        put_out INTEGER NOT NULL DEFAULT 0,    -- a moderator gave the holder's seat to somebody else
        since_ply INTEGER NOT NULL DEFAULT 0,  -- actions before the owner took it, or came back unrated
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID""",
    # PostgreSQL would look for a person's latest seat among all seats, latest first.
    "CREATE INDEX seats_of_owner ON seats (owner, table_id) WHERE owner IS NOT NULL",
    """CREATE TABLE log (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        person INTEGER,                        -- who asked for it; NULL: the clock, an automat or chance
        text TEXT NOT NULL,
        digest TEXT,                           -- of the position after it, where it changed the position
        request TEXT,
        at INTEGER NOT NULL,
        clock TEXT,                            -- the turn clock before this row
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID""",
    # For whoever is to be forgotten: whoever acts has sat down before.
    "CREATE INDEX log_of_person ON log (person) WHERE person IS NOT NULL AND kind <> 'act'",
    "CREATE INDEX offers_in_log ON log (text) WHERE kind = 'offer'",
    # A person can be erased from the log (bot.storage.forgetting), and nothing else in it can be changed.
    """CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log WHEN NOT (
        (NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW.digest, NEW.request, NEW.at, NEW.clock)
        IS (OLD.table_id, OLD.seq, OLD.kind, OLD.seat, OLD.digest, OLD.request, OLD.at, OLD.clock)
        AND (NEW.person IS NULL OR NEW.person IS OLD.person)
        AND (NEW.text = OLD.text
             OR (NEW.text = 'N.N.' AND OLD.kind IN ('open', 'join', 'leave', 'replace', 'offer')))
    ) BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    "CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
    """CREATE TABLE snapshots (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seq INTEGER NOT NULL,
        ply INTEGER NOT NULL,                  -- actions that led here, those taken back not counted
        digest TEXT NOT NULL,
        position TEXT NOT NULL
    )""",
    """CREATE TABLE bases (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,                  -- of the row after which this position was kept
        ply INTEGER NOT NULL,
        digest TEXT NOT NULL,
        position TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID""",
    """CREATE TABLE requests (
        key TEXT PRIMARY KEY,
        person INTEGER NOT NULL,
        kind TEXT NOT NULL,
        answer TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX requests_by_age ON requests (at)",
    """CREATE TABLE messages (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        reader INTEGER NOT NULL,               -- a seat, or -1 for the channel
        due INTEGER NOT NULL,                  -- the seq that this reader is to be shown
        shown INTEGER NOT NULL,                -- the seq that was shown
        planned INTEGER,                       -- the seq of a message that may be on its way
        message INTEGER,                       -- the last message that got through
        calls TEXT,                            -- bot.tables.calls, for the channel; NULL: nobody was called
        PRIMARY KEY (table_id, reader)
    ) WITHOUT ROWID""",
    "CREATE INDEX owed ON messages (table_id, reader) WHERE due > shown",
    # Only the newest message of a table carries pictures and buttons; an older one keeps its log lines.
    """CREATE TABLE channel_posts (
        message INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables (id),
        channel INTEGER NOT NULL,              -- where it stands; the table may have been moved since
        after INTEGER NOT NULL,                -- it tells what happened after this version
        until INTEGER NOT NULL,                -- up to this one
        pictures TEXT NOT NULL,                -- its attachments
        shrink_at INTEGER,                     -- when it is to be reduced to its lines; NULL: it is the newest of its table
        tries INTEGER NOT NULL DEFAULT 0       -- how often that failed
    )""",
    "CREATE INDEX posts_of_table ON channel_posts (table_id)",
    "CREATE INDEX posts_to_shrink ON channel_posts (shrink_at) WHERE shrink_at IS NOT NULL",
    """CREATE TABLE asks (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seat INTEGER NOT NULL,                 -- who wants to take something back
        asked_seq INTEGER NOT NULL,            -- the seq of the question
        target INTEGER NOT NULL,               -- the seq to go back to
        agreed TEXT NOT NULL
    )""",
    """CREATE TABLE seat_offers (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seat INTEGER NOT NULL,
        newcomer INTEGER NOT NULL,
        name TEXT NOT NULL,
        offered_by INTEGER NOT NULL,
        asked_seq INTEGER NOT NULL,            -- the seq of the question
        until INTEGER NOT NULL,
        accepted INTEGER NOT NULL,             -- by the newcomer
        agreed INTEGER NOT NULL,               -- by the owner, or the owner need not be asked
        imposed INTEGER NOT NULL DEFAULT 0     -- a moderator offered it over the head of an owner who is present
    )""",
    # What waits for whom, so that a person's tables are found without their positions.
    """CREATE TABLE decisions (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        person INTEGER NOT NULL,
        kind TEXT NOT NULL,                    -- turn, undo or offer (bot.tables.calls)
        what TEXT NOT NULL,                    -- the phase of the game
        PRIMARY KEY (table_id, person, kind)
    ) WITHOUT ROWID""",
    "CREATE INDEX decisions_of_person ON decisions (person)",
    """CREATE TABLE planned_turns (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        plans TEXT NOT NULL,                   -- bot.tables.seat_plans; only for the owner of the seat
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID""",
    """CREATE TABLE people (
        person INTEGER PRIMARY KEY,
        language TEXT,
        reminders INTEGER NOT NULL DEFAULT 1,
        next_up INTEGER NOT NULL DEFAULT 0,    -- wants to know when the turn before theirs begins
        quiet_from INTEGER,                    -- minutes after midnight in the person's zone
        quiet_to INTEGER,
        zone TEXT NOT NULL DEFAULT 'Europe/Warsaw',
        unreachable INTEGER NOT NULL DEFAULT 0, -- direct messages are closed
        emojis INTEGER NOT NULL DEFAULT 1,     -- whether private answers may have the games' own
        orders TEXT NOT NULL DEFAULT ''        -- decisions that are left to an automat in every game
    )""",
    """CREATE TABLE results (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        left_early INTEGER NOT NULL,           -- 1: of whoever held the seat when the first round ended and was gone at the end
        person INTEGER,                        -- who is rated for it
        game TEXT NOT NULL,
        server INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        automats INTEGER NOT NULL,             -- seats that were an automat's from the beginning
        score INTEGER NOT NULL,                -- of the seat
        place INTEGER NOT NULL,                -- 1 for every winner; whoever left is last
        breakdown TEXT NOT NULL,
        facts TEXT NOT NULL,                   -- what the game counts beside points
        ended_at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat, left_early)
    ) WITHOUT ROWID""",
    "CREATE INDEX results_of_person ON results (person, game, server) WHERE person IS NOT NULL",
    """CREATE TABLE ratings (
        person INTEGER NOT NULL,
        game TEXT NOT NULL,
        server INTEGER NOT NULL,               -- 0: overall
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, game, server)
    ) WITHOUT ROWID""",
    "CREATE INDEX ranking ON ratings (game, server, (mu - 3 * sigma) DESC, person)",
    """CREATE TABLE rating_history (
        person INTEGER NOT NULL,
        game TEXT NOT NULL,
        server INTEGER NOT NULL,               -- 0: overall
        table_id INTEGER NOT NULL REFERENCES tables (id),
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        ended_at INTEGER NOT NULL,
        PRIMARY KEY (person, game, server, table_id)
    )""",
    """CREATE TABLE emojis (
        application INTEGER NOT NULL,
        id INTEGER NOT NULL,
        name TEXT NOT NULL,
        sha256 TEXT NOT NULL,                  -- of the drawing; empty: not known
        retired_at INTEGER,                    -- since when only old messages show it
        PRIMARY KEY (application, id)
    ) WITHOUT ROWID""",
    # Nothing is counted among all tables that there ever were.
    """CREATE TABLE table_counts (
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        tables INTEGER NOT NULL,               -- how many there are
        PRIMARY KEY (game, status)
    ) WITHOUT ROWID""",
    # A row that is written by whoever does this, so that others wait: PostgreSQL has more than one writer.
    "CREATE TABLE locks (name TEXT PRIMARY KEY) WITHOUT ROWID",
    # At most one row: the figures by which the slots were calculated.
    "CREATE TABLE cluster (id INTEGER PRIMARY KEY CHECK (id = 1), shards INTEGER NOT NULL, slots INTEGER NOT NULL)",
    # What was handed to Discord last, by application.
    "CREATE TABLE commands (application INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL)",
    # When a session began last, by bucket of shards; only processes that share a database write here.
    "CREATE TABLE identifies (bucket INTEGER PRIMARY KEY, at REAL NOT NULL)",
)


_TOKEN = re.compile(r"--[^\n]*|('(?:[^']|'')*'|\w+|\S)")


@cache
def fingerprint(*statements: str) -> str:
    """The same for the same SQL, whatever its comments and white space."""
    tokens = [token for statement in statements for token in _TOKEN.findall(statement) if token]
    return hashlib.sha256("\n".join(tokens).encode()).hexdigest()[:12]


class Migration(NamedTuple):
    """Statements that make the next version, in the SQL that both engines know (``bot.storage.postgres_schema``)."""

    label: str
    statements: tuple[str, ...]

    @property
    def name(self) -> str:
        """What a database records once it has this migration."""
        return f"{self.label}:{fingerprint(*self.statements)}"

    def run(self, db: Database) -> None:
        for statement in self.statements:
            db.execute(statement)


MIGRATIONS = [Migration("1_schema", _SCHEMA)]  # oldest first


def missing_migrations(applied: Collection[str]) -> list[Migration]:
    """What a database with these lacks, oldest first; raises StoreError when it is newer or was never released."""
    known, labels = {one.name for one in MIGRATIONS}, {one.label for one in MIGRATIONS}
    unknown = [(name, *name.split(":")) for name in applied if name not in known]
    for name, label, *fingerprints in reversed(unknown):
        if label in labels or not fingerprints:
            raise StoreError("unreleased_database", found=name, known=MIGRATIONS[-1].name)
    if unknown:
        raise StoreError("newer_database", found=unknown[-1][1], known=MIGRATIONS[-1].label)
    return [one for one in MIGRATIONS if one.name not in applied]


def applied_migrations(db: Database) -> list[str]:
    """What a file has recorded."""
    return [one.name for one in Migrations(MIGRATION_SET).applied(db)]


def migrate(db: Database) -> None:
    """Bring a file to this version; raises StoreError."""
    missing = missing_migrations(applied_migrations(db))
    runner = Migrations(MIGRATION_SET)
    for migration in missing:
        runner(name=migration.name)(migration.run)
    if missing:
        runner.apply(db)
