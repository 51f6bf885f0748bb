"""After the game: what cost the reader most, over the whole game and in single turns. It is private."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import accumulate

from bot.panels.advice_panels import percent, reason_lines, turn_words
from bot.panels.components import Panel, panel
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.storage.connection import Connection
from bot.storage.history import replay_history
from bot.storage.record_export import export_record
from bot.tables.errors import Refused
from bot.tables.table import Answer, Table
from bot.texts.formatting import decimal
from engine.contract import Refusal, Seat
from engine.players.registry import advised
from engine.players.review import Mistake, Pattern, Review
from engine.record import Record, replay

TELLING_CHANCE = 0.01  # a smaller loss of winning chance is told in points only
MAX_BUTTONS = 5  # in a row
PROGRESS_SECONDS = 2.0  # seconds between two words on how far a review is


async def _review(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    table = reader.table
    if why := _why_no_review(reader):
        return Answer(table.id, table.seq, why)
    seat = reader.seat
    assert seat is not None
    try:
        record, turns, own = await press.tables.store.read(lambda db: _played(db, table, press.person))
        found = await press.tables.advice_pool.review(table, record, seat, own, _teller(press, reader))
    except LookupError:
        return Answer(table.id, table.seq, Refusal("no_record"))
    except Refused as refused:
        return Answer(table.id, table.seq, refused.refusal)
    return await asyncio.to_thread(review_panel, reader, seat, record, turns, found)


def _why_no_review(reader: ReaderView) -> Refusal | None:
    if not advised(reader.table.game_name):
        return Refusal("advice_none")
    if not reader.table.advice:
        return Refusal("advice_off")
    if reader.table.status != "over":
        return Refusal("not_over" if reader.table.state is not None else "not_started")
    return Refusal("not_a_player") if reader.seat is None else None


def _played(db: Connection, table: Table, person: int) -> tuple[Record, list[int], set[int]]:
    """The record, the turn to which each line belongs, and the actions that this person decided, not an automat."""
    record = export_record(db, table.id)
    _, played, _ = replay_history(db, table, table.seq)
    own = {number for number, entry in enumerate(played) if entry.row.person == person}
    turns = list(accumulate(int(entry.began_turn) for entry in played))
    return record, turns, own


def _teller(press: PanelPress, reader: ReaderView) -> Callable[[int, int], Awaitable[None]]:
    """Reports the progress of a review, at most every PROGRESS_SECONDS."""
    last_shown = 0.0

    async def tell(done: int, of: int) -> None:
        nonlocal last_shown
        if press.show is not None and time.monotonic() - last_shown >= PROGRESS_SECONDS:
            await press.show(panel(reader.say("review-progress", done=done, of=of)))
            last_shown = time.monotonic()

    return tell


def review_panel(reader: ReaderView, seat: Seat, record: Record, turns: Sequence[int], found: Review) -> Panel:
    """What cost most: patterns over the whole game, then single turns, and the way to each turn that is named.

    ``turns`` says to which turn an action belongs.
    """
    if not any(found):
        return panel(reader.say("review-nothing"), (reader.button("replay"),))
    told = _ReviewTeller(reader, seat, record, turns)
    patterns = [told.pattern(pattern) for pattern in found.patterns]
    mistakes = [told.mistake(mistake) for mistake in found.mistakes]
    named = [pattern.example for pattern in found.patterns if pattern.example is not None] + list(found.mistakes)
    numbers = list(dict.fromkeys(turns[mistake.action] for mistake in named))[:MAX_BUTTONS]
    return panel(
        reader.say("review-title"),
        "\n".join([reader.say("review-whole"), *patterns]) if patterns else None,
        reader.say("review-single") if patterns and mistakes else None,
        *mistakes,
        tuple(
            reader.button("replay", f"{turn - 1}.{number}", label=reader.say("review-see", turn=turn))
            for number, turn in enumerate(numbers)
        ),
    )


class _ReviewTeller:
    """Puts patterns and mistakes into words."""

    def __init__(self, reader: ReaderView, seat: Seat, record: Record, turns: Sequence[int]) -> None:
        self._reader, self._seat, self._record, self._turns = reader, seat, record, turns

    def pattern(self, pattern: Pattern) -> str:
        """A pattern, and below it the costliest of its turns with a better one and why."""
        line, *_ = reason_lines(self._reader, [pattern.leak.reason])
        example = pattern.example
        if example is None:
            return line
        played, better = self._labels(example)
        return "\n".join(
            [
                line,
                "-# " + self._reader.say("review-example", turn=self._turns[example.action], played=played),
                "-# " + self._reader.say("review-better", better=better),
                *(f"-# {reason}" for reason in reason_lines(self._reader, example.reasons)),
            ]
        )

    def mistake(self, mistake: Mistake) -> str:
        """A turn, the better one, what it cost and why."""
        reader, (played, better) = self._reader, self._labels(mistake)
        points = decimal(mistake.points, reader.lang)
        cost = reader.say("review-cost-points", points=points)
        if mistake.cost >= TELLING_CHANCE:
            cost = reader.say("review-cost", chance=percent(mistake.cost), points=points)
        return "\n".join(
            [
                reader.say("review-turn", turn=self._turns[mistake.action], played=played),
                reader.say("review-better", better=better),
                f"-# {cost}",
                *reason_lines(reader, mistake.reasons),
            ]
        )

    def _labels(self, mistake: Mistake) -> tuple[str, str]:
        view = self._record.game.observe(replay(self._record, until=mistake.line).state, self._seat)
        return turn_words(self._reader, view, mistake.played), turn_words(self._reader, view, mistake.better)


ACTION_HANDLERS: dict[str, ActionHandler] = {"review": _review}
