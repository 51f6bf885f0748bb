"""Log lines: one line each, about what they say, without secrets."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot.runtime.background_job import BackgroundJob
from bot.runtime.logging_setup import add_log_context, configure_logging, log_context
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
