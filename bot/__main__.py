"""``python -m bot`` runs the bot; with a command it does something else for whoever runs it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

from bot.ops import admin
from bot.ops.check import check_all
from bot.ops.move import MoveFailed, move_database
from bot.runtime.database_address import database_address
from bot.runtime.settings import BadSettings, Settings, load_settings
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage import record_export
from bot.storage.open_store import open_store
from bot.storage.private_files import create_anew
from bot.storage.read_only import open_file_read_only, open_read_only
from bot.storage.sqlite_store import store_error
from bot.storage.table_writes import VersionConflict
from bot.tables.errors import FrozenTable, StoreError, store_error_text
from engine.games import GAMES
from engine.plain_output import one_line, printable, printing_plainly

COMMANDS = "run (or none), demo, sync, tables, show, export, backup, check, move, forget, bench-store"


MAX_DIGITS = 18
LONGEST_ERROR = 400
HIDDEN = "this game is not over: its record holds what is hidden from the players, such as hands and stacks"


class CommandFailed(Exception):
    """One clear line, and exit status 1."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 0 when all is well, 1 when something is wrong, 2 when the command is not understood."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command in (None, "run", "sync", "demo"):
        return _on_discord(options)
    try:
        settings = load_settings()
    except BadSettings as bad:
        print(printable(str(bad)), file=sys.stderr)
        return 1
    try:
        run: Callable[[Settings, argparse.Namespace], int] = options.run
        with printing_plainly():
            return run(settings, options)
    except StoreError as error:
        print(f"{one_line(settings.database)} {store_error_text(error)}", file=sys.stderr)
    except CommandFailed as failed:
        print(one_line(failed, LONGEST_ERROR), file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=f"Commands: {COMMANDS}.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (so does no command at all)")
    demo = commands.add_parser("demo", help="play in a browser, without Discord; with DISCORD_TOKEN it is the same as run")
    demo.add_argument("--port", type=int, default=8765, help="the first port to try (default 8765)")
    demo.add_argument("--folder", type=Path, default=Path("out"), help="where the world and its tables are kept (default out)")
    commands.add_parser("sync", help="hand the slash commands to Discord, changed or not")
    tables = commands.add_parser("tables", help="list the tables that are open or running")
    tables.add_argument("--all", action="store_true", help="those that have ended too")
    tables.set_defaults(run=_tables)
    for name, run, words in (("show", _show, "show one table"), ("export", _export, "print the record of a table's game")):
        command = commands.add_parser(name, help=words)
        command.add_argument("id", type=_table_number)
        command.set_defaults(run=run)
        if name == "export":
            command.add_argument("file", type=Path, nargs="?", help="write it into this new file, for your eyes only")
    backup = commands.add_parser("backup", help="copy the database while the program runs")
    backup.add_argument("file", type=Path, help="a new one")
    backup.set_defaults(run=_backup)
    commands.add_parser("check", help="check the database and replay every game in it").set_defaults(run=_check)
    move = commands.add_parser("move", help="copy everything into another database, and replay every game there")
    for name, metavar in (("source", "FROM"), ("target", "TO")):
        move.add_argument(name, metavar=metavar, help="a file, or postgresql://…", type=database_address)
    move.set_defaults(run=_move)
    forget = commands.add_parser("forget", help="erase a person: settings, ratings and names go, their games stay")
    forget.add_argument("person", type=int, metavar="PERSON_ID", help="the person's number on Discord")
    forget.set_defaults(run=_forget)
    bench_parser = commands.add_parser("bench-store", help="measure how fast actions are committed")
    bench_parser.add_argument("--game", choices=list(GAMES), default=next(iter(GAMES)))
    bench_parser.add_argument("--tables", type=int, default=32, help="tables that are played at once")
    stored = "the same work beside few and many stored tables, such as 10,1000000"
    bench_parser.add_argument("--stored", type=_numbers, default=[], help=stored)
    bench_parser.add_argument("--engine", choices=("sqlite", "postgresql"), help="postgresql: in schemas of DATABASE's server")
    bench_parser.add_argument("--processes", type=_numbers, default=[], help="how many processes play, such as 1,2")
    bench_parser.set_defaults(run=_bench)
    return parser


def _table_number(text: str) -> int:
    """As many digits as SQLite counts with."""
    if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        raise argparse.ArgumentTypeError(f"{one_line(text, 40)} is no number")
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_table_number(one) for one in text.split(",")]


def _on_discord(options: argparse.Namespace) -> int:
    """The library for Discord takes a moment to load: the other commands do without."""
    if options.command == "demo":
        from bot.ops.demo import run_demo  # noqa: PLC0415

        return run_demo(options.folder, options.port)
    from bot.discord_app.run import run, run_sync  # noqa: PLC0415

    return run_sync() if options.command == "sync" else run()


def _tables(settings: Settings, options: argparse.Namespace) -> int:
    with open_read_only(settings.database) as db:
        for line in admin.list_tables(db, everything=options.all):
            print(line)
    return 0


def _show(settings: Settings, options: argparse.Namespace) -> int:
    with open_read_only(settings.database) as db:
        try:
            lines = list(admin.show_table(db, options.id))
        except LookupError as error:
            raise CommandFailed(f"there is no table {options.id}") from error
    print("\n".join(lines))
    return 0


def _export(settings: Settings, options: argparse.Namespace) -> int:
    with open_read_only(settings.database) as db:
        try:
            record = record_export.export_record(db, options.id)
        except LookupError as error:
            raise CommandFailed(f"table {options.id} has no game that can be exported") from error
        except FrozenTable as frozen:
            raise CommandFailed(f"table {options.id} cannot be exported: {frozen}") from frozen
    text = json.dumps(record.to_json(), ensure_ascii=False)
    if options.file is None:
        print(text)
    else:
        _write_private(options.file, f"{text}\n")
    if "seed" not in record.more:
        print(HIDDEN, file=sys.stderr)
    return 0


def _write_private(file: Path, text: str) -> None:
    try:
        with os.fdopen(create_anew(file), "w", encoding="utf-8") as made:
            made.write(text)
    except FileExistsError as error:
        raise CommandFailed(_exists(file)) from error
    except OSError as error:
        raise CommandFailed(f"{one_line(file)} cannot be written") from error


def _exists(file: Path) -> str:
    return f"{one_line(file)} exists already; nothing was written, give the name of a new file"


def _backup(settings: Settings, options: argparse.Namespace) -> int:
    target: Path = options.file
    name = one_line(target)
    if not isinstance(settings.database, Path):
        raise CommandFailed(f"{settings.database} is a server; use its own tool: pg_dump --format=custom --file={name} ADDRESS")
    with open_file_read_only(settings.database, as_it_is=True) as db:
        try:
            if target.resolve() == settings.database.resolve():
                raise CommandFailed(f"{name} is the database itself")
            admin.backup_database(db, target)
        except sqlite3.Error as error:
            raise CommandFailed(f"{name} {store_error_text(store_error(error) or StoreError('disk_error'))}") from error
        except FileExistsError as error:
            raise CommandFailed(_exists(target)) from error
        except OSError as error:
            raise CommandFailed(f"{name} cannot be written") from error
    return 0


def _check(settings: Settings, options: argparse.Namespace) -> int:
    faults = check_all(settings.database)
    print("\n".join(faults) or "ok")
    return 1 if faults else 0


def _move(settings: Settings, options: argparse.Namespace) -> int:
    try:
        print(move_database(options.source, options.target))
    except MoveFailed as failed:
        raise CommandFailed(str(failed)) from failed
    return 0


def _forget(settings: Settings, options: argparse.Namespace) -> int:
    store = open_store(settings.database, create=False)
    try:
        asyncio.run(TableService(RequestRunner(store)).forget_person(options.person))
    except VersionConflict as error:
        raise CommandFailed("a table was being played meanwhile; nothing is lost, run this again") from error
    finally:
        store.close()
    print(f"{options.person} is forgotten")
    return 0


def _bench(settings: Settings, options: argparse.Namespace) -> int:
    from bot.ops.bench_store import bench_store  # noqa: PLC0415 (loads psycopg)

    database = settings.database
    if options.engine and (options.engine == "sqlite") != isinstance(database, Path):
        raise CommandFailed(f"DATABASE is {database}, which is not {options.engine}")
    figures = bench_store(database, options.game, options.tables, options.processes, options.stored)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
