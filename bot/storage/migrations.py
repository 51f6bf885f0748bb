"""The shape of the database, one migration a version. A released migration is never edited: add another."""

from __future__ import annotations

from functools import cache

from sqlite_utils import Database, Migrations

from bot.tables.errors import StoreError

MIGRATIONS = Migrations("tables")


def _run(db: Database, *statements: str) -> None:
    for statement in statements:
        db.execute(statement)


@MIGRATIONS(name="1_tables")
def _tables(db: Database) -> None:
    _run(
        db,
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            version INTEGER NOT NULL,              -- of the game's rules
            seed TEXT NOT NULL,                    -- secret until the game is over; text, for it has 128 bits
            options TEXT NOT NULL,
            deal TEXT,                             -- what chance dealt, from the start on
            server INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            host INTEGER NOT NULL,
            language TEXT NOT NULL,
            clock INTEGER,                         -- seconds a turn; NULL: no limit
            status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'cancelled', 'frozen')),
            seq INTEGER NOT NULL,
            turn_began INTEGER,
            deadline INTEGER,
            alarm INTEGER,                         -- when the clock must look at this table again
            opened_at INTEGER NOT NULL,
            started_at INTEGER,
            ended_at INTEGER
        )""",
        "CREATE UNIQUE INDEX live_table_of_channel ON tables (channel) WHERE status IN ('open', 'running', 'frozen')",
        "CREATE INDEX alarms ON tables (alarm) WHERE alarm IS NOT NULL",
        """CREATE TABLE seats (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person INTEGER,                        -- the owner; NULL: an automat from the beginning
            name TEXT NOT NULL,
            automat TEXT,                          -- who decides while this is set
            resigned INTEGER NOT NULL DEFAULT 0,
            missed INTEGER NOT NULL DEFAULT 0,     -- turns in a row that the clock took
            reminded INTEGER NOT NULL DEFAULT 0,   -- reminders of this turn
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID""",
        "CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL",
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
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID""",
        "CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
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
            seq INTEGER NOT NULL,                  -- of the row that took over new rules
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
            PRIMARY KEY (table_id, reader)
        ) WITHOUT ROWID""",
        "CREATE INDEX owed ON messages (table_id, reader) WHERE due > shown",
        """CREATE TABLE asks (
            table_id INTEGER PRIMARY KEY REFERENCES tables (id),
            seat INTEGER NOT NULL,                 -- who wants to take something back
            asked INTEGER NOT NULL,                -- the seq of the question
            target INTEGER NOT NULL,               -- the seq to go back to
            agreed TEXT NOT NULL
        )""",
        """CREATE TABLE people (
            person INTEGER PRIMARY KEY,
            language TEXT,
            reminders INTEGER NOT NULL DEFAULT 1,
            quiet_from INTEGER,                    -- minutes after midnight in the person's zone
            quiet_to INTEGER,
            zone TEXT NOT NULL DEFAULT 'Europe/Warsaw',
            unreachable INTEGER NOT NULL DEFAULT 0 -- direct messages are closed
        )""",
    )


@MIGRATIONS(name="2_results")
def _results(db: Database) -> None:
    _run(
        db,
        """CREATE TABLE results (
            table_id INTEGER NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            person INTEGER,
            game TEXT NOT NULL,
            server INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            automats INTEGER NOT NULL,             -- seats that an automat held at the end
            score INTEGER NOT NULL,
            place INTEGER NOT NULL,                -- 1 for every winner
            breakdown TEXT NOT NULL,
            facts TEXT NOT NULL,                   -- what the game counts beside points
            ended_at INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
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
        "CREATE INDEX ratings_of_server ON ratings (game, server)",
    )


@MIGRATIONS(name="3_seats_wanted")
def _seats_wanted(db: Database) -> None:
    # How many seats the table was opened with; NULL: as many as the game allows.
    _run(db, "ALTER TABLE tables ADD COLUMN seats_wanted INTEGER")


@MIGRATIONS(name="4_levels")
def _levels(db: Database) -> None:
    """Automats have levels now; a seat can be left to one for a single turn."""
    became = "CASE {0} WHEN 'greedy' THEN 'foreman' WHEN 'random' THEN 'apprentice' ELSE {0} END"
    _run(
        db,
        "ALTER TABLE seats ADD COLUMN for_turn INTEGER NOT NULL DEFAULT 0",  # the automat gives the seat back after this turn
        f"UPDATE seats SET name = {became.format('name')} WHERE person IS NULL",  # noqa: S608 (the words above)
        f"UPDATE seats SET automat = {became.format('automat')}",  # noqa: S608
        # A name is no part of what happened: this is the one time that the log is touched.
        "DROP TRIGGER log_is_never_rewritten",
        f"UPDATE log SET text = {became.format('text')} WHERE kind IN ('automat', 'resign', 'away', 'timeout')",  # noqa: S608
        "CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",
        # Answers that were kept for a repetition.
        """UPDATE requests SET answer = REPLACE(REPLACE(answer, '"greedy"', '"foreman"'), '"random"', '"apprentice"')
           WHERE answer LIKE '%automat"%'""",
    )


@MIGRATIONS(name="5_advice")
def _advice(db: Database) -> None:
    # Whether players may ask for advice at this table.
    _run(db, "ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 1")


@MIGRATIONS(name="6_turn_clocks")
def _turn_clocks(db: Database) -> None:
    """A turn that was interrupted, paused or taken back goes on with the time it had left."""
    _run(
        db,
        "ALTER TABLE tables ADD COLUMN turn_clock TEXT",  # bot.tables.turn_clock; NULL: only turn_began is known
        "ALTER TABLE tables ADD COLUMN clock_asked INTEGER NOT NULL DEFAULT 1",  # 0: nobody chose the clock
        "ALTER TABLE log ADD COLUMN clock TEXT",  # the turn clock before this row
    )


@MIGRATIONS(name="7_live_tables")
def _live_tables(db: Database) -> None:
    """How many tables are live, by host and by server, is counted whenever one is opened."""
    live = "WHERE status IN ('open', 'running', 'frozen')"
    _run(
        db,
        f"CREATE INDEX live_tables_of_host ON tables (host) {live}",
        f"CREATE INDEX live_tables_of_server ON tables (server) {live}",
    )


@MIGRATIONS(name="8_seat_offers")
def _seat_offers(db: Database) -> None:
    """A seat is offered before it changes hands, and what somebody else does to a seat has consequences."""
    _run(
        db,
        "ALTER TABLE seats ADD COLUMN taken INTEGER NOT NULL DEFAULT 0",  # somebody else left it to the automat
        "ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 1",  # 0: somebody interfered with another's seat
        "ALTER TABLE tables ADD COLUMN offered_at INTEGER",  # when a seat was last offered
        """CREATE TABLE seat_offers (
            table_id INTEGER PRIMARY KEY REFERENCES tables (id),
            seat INTEGER NOT NULL,
            newcomer INTEGER NOT NULL,
            name TEXT NOT NULL,
            offered_by INTEGER NOT NULL,
            asked INTEGER NOT NULL,                -- the seq of the question
            until INTEGER NOT NULL,
            accepted INTEGER NOT NULL,             -- by the newcomer
            agreed INTEGER NOT NULL                -- by the owner, or the owner need not be asked
        )""",
    )


@MIGRATIONS(name="9_calls")
def _calls(db: Database) -> None:
    """Nobody is called twice to the same decision."""
    _run(
        db,
        "ALTER TABLE messages ADD COLUMN calls TEXT",  # bot.tables.calls, for the channel; NULL: nobody was called
        "ALTER TABLE seats ADD COLUMN switched INTEGER",  # when it was last left until its owner's return, or taken back
        "ALTER TABLE seats ADD COLUMN asked INTEGER",  # the seq before the turn about which the owner has asked for an undo
    )


@MIGRATIONS(name="10_forgetting")
def _forgetting(db: Database) -> None:
    """A person can be erased from the log (bot.storage.forgetting), and nothing else in it can be changed."""
    _run(
        db,
        "DROP TRIGGER log_is_never_rewritten",
        """CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log WHEN NOT (
            (NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW.digest, NEW.request, NEW.at, NEW.clock)
            IS (OLD.table_id, OLD.seq, OLD.kind, OLD.seat, OLD.digest, OLD.request, OLD.at, OLD.clock)
            AND (NEW.person IS NULL OR NEW.person IS OLD.person)
            AND (NEW.text = OLD.text
                 OR (NEW.text = 'N.N.' AND OLD.kind IN ('open', 'join', 'leave', 'replace', 'offer')))
        ) BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END""",
    )


@MIGRATIONS(name="11_standing_orders")
def _standing_orders(db: Database) -> None:
    """A person can leave some decisions to an automat in advance: in every game, or at one table."""
    _run(
        db,
        "ALTER TABLE people ADD COLUMN orders TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT ''",
    )


@MIGRATIONS(name="12_keep_pictures")
def _keep_pictures(db: Database) -> None:
    """Only the newest message of a table carries pictures and buttons; an older one keeps its log lines."""
    _run(
        db,
        "ALTER TABLE tables ADD COLUMN keep_pictures INTEGER NOT NULL DEFAULT 0",  # whether older messages keep theirs
        """CREATE TABLE channel_posts (
            message INTEGER PRIMARY KEY,
            table_id INTEGER NOT NULL REFERENCES tables (id),
            after INTEGER NOT NULL,                -- it tells what happened after this version
            until INTEGER NOT NULL,                -- up to this one
            pictures TEXT NOT NULL,                -- its attachments
            shrink_at INTEGER,                     -- when it is to be reduced to its lines; NULL: it is the newest of its table
            tries INTEGER NOT NULL DEFAULT 0       -- how often that failed
        )""",
        "CREATE INDEX posts_of_table ON channel_posts (table_id)",
        "CREATE INDEX posts_to_shrink ON channel_posts (shrink_at) WHERE shrink_at IS NOT NULL",
        """INSERT INTO channel_posts (message, table_id, after, until, pictures)
           SELECT m.message, m.table_id, m.shown - 1, m.shown, '[]' FROM messages m JOIN tables t ON t.id = m.table_id
           WHERE m.reader = -1 AND m.message IS NOT NULL AND t.status IN ('open', 'running')""",
    )


@MIGRATIONS(name="13_rating_history")
def _rating_history(db: Database) -> None:
    """A rating over time; what it was before this version is not known."""
    _run(
        db,
        """CREATE TABLE rating_history (
            person INTEGER NOT NULL,
            game TEXT NOT NULL,
            server INTEGER NOT NULL,               -- 0: all servers
            table_id INTEGER NOT NULL REFERENCES tables (id),
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            ended_at INTEGER NOT NULL,
            PRIMARY KEY (person, game, server, table_id)
        )""",
    )


@MIGRATIONS(name="14_emojis")
def _emojis(db: Database) -> None:
    """Emojis that were uploaded, and whether a person wants them in private answers."""
    _run(
        db,
        "ALTER TABLE people ADD COLUMN emojis INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE emojis (
            application INTEGER NOT NULL,
            id INTEGER NOT NULL,
            name TEXT NOT NULL,
            sha256 TEXT NOT NULL,                  -- of the drawing; empty: not known
            retired_at INTEGER,                    -- since when only old messages show it
            PRIMARY KEY (application, id)
        ) WITHOUT ROWID""",
    )


@MIGRATIONS(name="15_pace")
def _pace(db: Database) -> None:
    """Tables that rest at weekends, by agreement or because nobody plays; open tables that are called off."""
    live = "WHERE status IN ('open', 'running', 'frozen') AND rested_at IS NULL"
    _run(
        db,
        "ALTER TABLE tables ADD COLUMN weekends INTEGER NOT NULL DEFAULT 0",  # whether the clock rests at weekends
        "ALTER TABLE tables ADD COLUMN pauses TEXT",  # bot.tables.pause; NULL: none
        "ALTER TABLE tables ADD COLUMN moved_at INTEGER",  # when a person last moved
        "ALTER TABLE tables ADD COLUMN rested_at INTEGER",  # since when the game rests; NULL: it does not
        "ALTER TABLE seats ADD COLUMN away_until INTEGER",  # when the automat gives the seat back by itself
        "ALTER TABLE people ADD COLUMN next_up INTEGER NOT NULL DEFAULT 0",  # wants to know when the turn before theirs begins
        "DROP INDEX live_table_of_channel",
        f"CREATE UNIQUE INDEX live_table_of_channel ON tables (channel) {live}",
        # Running games have moved by their last action; open tables stand for a week after whatever happened last.
        """UPDATE tables SET moved_at = (SELECT MAX(at) FROM log WHERE table_id = tables.id AND kind = 'act')
           WHERE status = 'running'""",
        f"""UPDATE tables SET alarm = COALESCE(moved_at, started_at, opened_at) + {30 * 86400}
            WHERE status = 'running' AND alarm IS NULL""",  # noqa: S608 (a number)
        f"""UPDATE tables SET alarm = {7 * 86400} + COALESCE((SELECT MAX(at) FROM log WHERE table_id = tables.id), opened_at)
            WHERE status = 'open'""",  # noqa: S608 (a number)
    )


@MIGRATIONS(name="16_plans")
def _plans(db: Database) -> None:
    """What waits for whom, so that a person's tables are found without their positions; and turns that are planned ahead."""
    _run(
        db,
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
    )


@MIGRATIONS(name="17_scale")
def _scale(db: Database) -> None:
    """Nothing is counted or looked for among all tables that there ever were, and several processes can open tables."""
    live = "WHERE status IN ('open', 'running', 'frozen')"
    _run(
        db,
        "CREATE INDEX tables_of_channel ON tables (channel, id)",
        f"CREATE INDEX live_tables ON tables (game, status) {live}",
        """CREATE TABLE ended_tables (
            game TEXT NOT NULL,
            status TEXT NOT NULL,                  -- over or cancelled
            tables INTEGER NOT NULL,               -- how many there are
            PRIMARY KEY (game, status)
        ) WITHOUT ROWID""",
        """INSERT INTO ended_tables (game, status, tables)
           SELECT game, status, COUNT(*) FROM tables WHERE status IN ('over', 'cancelled') GROUP BY game, status""",
        # For whoever is to be forgotten: whoever acts has sat down before.
        "CREATE INDEX log_of_person ON log (person) WHERE person IS NOT NULL AND kind <> 'act'",
        "CREATE INDEX offers_in_log ON log (text) WHERE kind = 'offer'",
        # A row that is written by whoever does this, so that others wait: PostgreSQL has more than one writer.
        "CREATE TABLE locks (name TEXT PRIMARY KEY) WITHOUT ROWID",
    )


@MIGRATIONS(name="18_slots")
def _slots(db: Database) -> None:
    """Several processes divide the tables into slots, and do once for all what Discord wants once."""
    _run(
        db,
        "ALTER TABLE tables ADD COLUMN slot INTEGER NOT NULL DEFAULT 0",  # by its server: bot.tables.slots
        "DROP INDEX alarms",
        "CREATE INDEX alarms ON tables (slot, alarm) WHERE alarm IS NOT NULL",
        # At most one row: the figures by which the slots were calculated.
        "CREATE TABLE cluster (id INTEGER PRIMARY KEY CHECK (id = 1), shards INTEGER NOT NULL, slots INTEGER NOT NULL)",
        # What was handed to Discord last, by application.
        "CREATE TABLE commands (application INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL)",
        # When a session began last, by bucket of shards; only processes that share a database write here.
        "CREATE TABLE identifies (bucket INTEGER PRIMARY KEY, at REAL NOT NULL)",
    )


@MIGRATIONS(name="19_counts")
def _counts(db: Database) -> None:
    """Neither are live tables counted one by one, nor are the strongest players looked for among all who ever played."""
    _run(
        db,
        "ALTER TABLE ended_tables RENAME TO table_counts",
        """INSERT INTO table_counts (game, status, tables)
           SELECT game, status, COUNT(*) FROM tables WHERE status IN ('open', 'running', 'frozen') GROUP BY game, status""",
        "DROP INDEX live_tables",
        "CREATE INDEX ranking ON ratings (game, server, (mu - 3 * sigma) DESC, person)",
        "DROP INDEX ratings_of_server",
        # PostgreSQL would look for a person's latest seat among all seats, latest first.
        "DROP INDEX seats_of_person",
        "CREATE INDEX seats_of_person ON seats (person, table_id) WHERE person IS NOT NULL",
    )


@cache
def known_migrations() -> list[str]:
    """The names of all migrations, oldest first."""
    return [migration.name for migration in MIGRATIONS.pending(Database(memory=True))]


def migrate(db: Database) -> None:
    """Bring a database to this version; raises StoreError when it comes from a newer one."""
    applied = [migration.name for migration in MIGRATIONS.applied(db)]
    if unknown := [name for name in applied if name not in known_migrations()]:
        raise StoreError("newer_database", found=unknown[-1], known=known_migrations()[-1])
    if len(applied) < len(known_migrations()):
        MIGRATIONS.apply(db)
