"""Log lines: one line each, about what they say, without secrets."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot.runtime.background_job import BackgroundJob
from bot.runtime.logging_setup import OneLineFormatter, RepeatedErrors, add_log_context, configure_logging, log_context
from bot.runtime.metrics import DATABASE_ERRORS_TOTAL
from bot.tables.errors import StoreError
from tests.loop_clock import turns


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure_logging("DEBUG", ("the-token",), stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


def test_a_line_says_what_it_is_about(lines: io.StringIO) -> None:
    with log_context(server=7, person=8, interaction=9, table=None):
        add_log_context(table=3)
        logging.getLogger("bot").info("hello")
    logging.getLogger("bot").info("bye")
    first, second = lines.getvalue().splitlines()
    assert " INFO bot table=3 server=7 person=8 interaction=9 | hello" in first
    assert second.endswith(" INFO bot | bye")


def test_a_trace_is_one_line(lines: io.StringIO) -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("bot").exception("broken")
    assert len(lines.getvalue().splitlines()) == 1
    assert "ValueError: two ⏎ lines" in lines.getvalue()


def test_the_token_is_blotted_out(lines: io.StringIO) -> None:
    try:
        raise ValueError("the-token in a trace")
    except ValueError:
        logging.getLogger("bot").exception("Authorization: %s", "Bot the-token")
    assert "the-token" not in lines.getvalue()


def test_the_library_never_writes_out_payloads(lines: io.StringIO) -> None:
    logging.getLogger("discord.http").debug("POST /channels/1/messages with {hand}")
    logging.getLogger("discord.gateway").debug("INTERACTION_CREATE {token}")
    assert lines.getvalue() == ""


async def test_what_a_press_sets_off_is_not_about_the_person(lines: io.StringIO) -> None:
    async def work() -> None:
        logging.getLogger("bot").info("in the background")

    job = BackgroundJob("work", work)
    with log_context(person=8):
        job.wake()
        await turns()
    assert "person" not in lines.getvalue()
    assert "in the background" in lines.getvalue()


def test_an_error_of_the_database_is_said_once_and_counted() -> None:
    stream, now = io.StringIO(), [0.0]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(OneLineFormatter())
    repeated = RepeatedErrors(handler, lambda: now[0])
    handler.addFilter(repeated)
    clock, publish = (logging.Logger(name) for name in ("clock", "publish"))
    for logger in (clock, publish):
        logger.addHandler(handler)
    counted = DATABASE_ERRORS_TOTAL.labels("disk_full")
    before = counted._value.get()

    def lines() -> list[str]:
        written = [line.partition(" ")[2] for line in stream.getvalue().splitlines()]
        stream.truncate(0)
        stream.seek(0)
        return written

    full, locked = StoreError("disk_full"), StoreError("locked")
    for table in range(100):
        clock.error("the clock could not look after table %s", table, exc_info=full)
        publish.error("reader %s is not up to date", table, exc_info=full)
        clock.error("incident %s", table, exc_info=ValueError("a bug"))
    written = lines()
    assert [line for line in written if "bug" not in line] == [
        "ERROR clock | the clock could not look after table 0: disk_full",
        "ERROR publish | reader 0 is not up to date: disk_full",
    ]
    assert len(written) == 102, "what is a bug is always said"
    clock.error("the clock could not look after table %s", 7, exc_info=locked)
    assert lines() == ["ERROR clock | the clock could not look after table 7: locked"], "another error has its own line"
    assert counted._value.get() == before + 200
    now[0] = 59.0
    clock.info("an answer")
    assert lines() == ["INFO clock | an answer"]
    now[0] = 60.0
    clock.error("the clock could not look after table %s", 8, exc_info=full)
    assert lines() == [
        "ERROR clock | disk_full: not said 99 more times in 60 s",
        "ERROR publish | disk_full: not said 99 more times in 60 s",
        "ERROR clock | the clock could not look after table 8: disk_full",
    ]
    clock.error("again", exc_info=full)
    with log_context(table=3):
        repeated.sum_up()
    assert lines() == ["ERROR clock | disk_full: not said 1 more times in 0 s"], "at the end of the program"


def test_the_log_of_the_program_does_so(lines: io.StringIO) -> None:
    for _ in range(3):
        logging.getLogger("bot").error("a clock", exc_info=StoreError("disk_full"))
    assert lines.getvalue().count("a clock") == 1
