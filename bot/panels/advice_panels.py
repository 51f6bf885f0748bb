"""Advice for the person on turn, and after the game a review of costly turns. Both are private.

A button that plays a suggestion names each action by its place among the legal ones, which is short and tells nothing;
a checksum of the texts makes sure that they are still the same ones.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import accumulate

from sqlite_utils import Database

from bot.panels.components import Panel, panel, truncate, with_button
from bot.panels.game_module import game_module
from bot.panels.panel_press import ActionHandler, PanelPress, not_your_turn
from bot.panels.reader_view import ReaderView
from bot.storage.history import replay_history
from bot.storage.record_export import export_record
from bot.tables.errors import Refused
from bot.tables.table import Answer, Table
from bot.texts.formatting import decimal
from bot.texts.game_texts import AdviceTexts
from engine.contract import Refusal, Seat
from engine.players.advice import Advice, Reason
from engine.players.registry import advised
from engine.players.review import Mistake
from engine.record import Record, replay

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
CODE_LENGTH = 6
GIST_LENGTH = 40  # characters of a suggestion on its button
PROGRESS_SECONDS = 2.0  # seconds between two words on how far a review is


def advice_offered(reader: ReaderView) -> bool:
    """Whether there is advice at this table."""
    return reader.table.advice and advised(reader.table.game_name)


def with_advice_button(reader: ReaderView, decide: Panel) -> Panel:
    """The panel of somebody on turn, with the way to advice."""
    return with_button(decide, reader.button("advice")) if advice_offered(reader) else decide


# --- advice -----------------------------------------------------------------------------------------------------------


async def _advice(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    table = reader.table
    if why := _why_no_advice(reader):
        return Answer(table.id, table.seq, why)
    assert reader.seat is not None
    try:
        found = await press.tables.advice_pool.advise(table, reader.seat)
    except Refused as refused:
        return Answer(table.id, table.seq, refused.refusal)
    now = await press.tables.table(table.id)
    if now is None or (now.seq != table.seq and ReaderView.of(now, press.person, reader.lang).legal != reader.legal):
        return Answer(table.id, table.seq, Refusal("stale", {"seen": table.seq, "seq": table.seq if now is None else now.seq}))
    return advice_panel(reader, found)


def _why_no_advice(reader: ReaderView) -> Refusal | None:
    table = reader.table
    if not advised(table.game_name):
        return Refusal("advice_none")
    if not table.advice:
        return Refusal("advice_off")
    if table.status != "running":
        return Refusal({"open": "not_started", "over": "game_over"}.get(table.status, table.status))
    if reader.seat is None:
        return Refusal("not_a_player")
    if automat := table.seats[reader.seat].automat:
        return Refusal("already_automat", {"automat": automat})
    refused = not_your_turn(reader)
    return None if refused is None else refused.refusal


def advice_panel(reader: ReaderView, found: Sequence[Advice]) -> Panel:
    """The suggestions with their reasons, each with a button that plays it."""
    labels = [_label(reader, reader.view, one.turn) for one in found]
    blocks = []
    for number, (one, label) in enumerate(zip(found, labels), 1):
        figures = reader.say(
            _compared(one, number, len(found)), chance=_percent(one.chance), points=decimal(abs(one.gain), reader.lang)
        )
        blocks.append("\n".join([f"**{number}. {label}**", f"-# {figures}", *_reasons(reader, one.reasons)]))
    return panel(
        reader.say("advice-title"),
        *blocks,
        tuple(
            reader.button("follow", follow_code(reader, one.turn), label=f"{number} · {_gist(label)}", style="success")
            for number, (one, label) in enumerate(zip(found, labels), 1)
        ),
        (reader.button("play", label=reader.say("btn-back")),),
    )


def _compared(one: Advice, number: int, of: int) -> str:
    if of == 1:
        return "advice-only"
    if abs(one.gain) < 0.05:
        return "advice-even"
    return "advice-best" if number == 1 else "advice-behind"


def _reasons(reader: ReaderView, reasons: Sequence[Reason]) -> list[str]:
    line = _advice_texts(reader).reason_line
    return [f"{'➖' if reason.weight < 0 else '➕'} {line(reason, reader.names, reader.lang)}" for reason in reasons]


def _label(reader: ReaderView, view: object, turn: tuple[str, ...]) -> str:
    return _advice_texts(reader).turn_label(view, turn, reader.lang)


def _advice_texts(reader: ReaderView) -> AdviceTexts:
    texts = game_module(reader).advice
    assert texts is not None, f"{reader.table.game_name} has an adviser but no texts for it"
    return texts


def _gist(label: str) -> str:
    """As much of a turn as a button shows, which reads no markdown."""
    return truncate(label.replace("`", ""), GIST_LENGTH)


def _percent(chance: float) -> int:
    """Nothing is quite certain, nor quite lost, before the game is over."""
    return min(99, max(1, round(100 * chance)))


# --- playing it -------------------------------------------------------------------------------------------------------


def follow_code(reader: ReaderView, turn: Sequence[str]) -> str:
    """A turn as the argument of an address."""
    assert reader.seat is not None
    game, state = reader.table.game, reader.table.game.clone(reader.table.state)
    code = ""
    for text in turn:
        legal = game.legal_actions(state, reader.seat)
        at = [str(action) for action in legal].index(text)
        code += DIGITS[at // len(DIGITS)] + DIGITS[at % len(DIGITS)]
        game.apply(state, reader.seat, legal[at])
    return f"{code}.{_seal(reader.table, turn)}"


def turn_of_code(reader: ReaderView, code: str) -> list[str] | None:
    """The turn that an address means; None when there is no such turn now."""
    digits, _, seal = code.partition(".")
    if reader.seat is None or not reader.on_turn or len(digits) % 2 or not set(digits) <= set(DIGITS):
        return None
    game, state = reader.table.game, reader.table.game.clone(reader.table.state)
    turn: list[str] = []
    for one, other in zip(digits[::2], digits[1::2]):
        at = DIGITS.index(one) * len(DIGITS) + DIGITS.index(other)
        legal = game.legal_actions(state, reader.seat)
        if at >= len(legal):
            return None
        turn.append(str(legal[at]))
        game.apply(state, reader.seat, legal[at])
    return turn if turn and seal == _seal(reader.table, turn) else None


def _seal(table: Table, turn: Sequence[str]) -> str:
    return hashlib.sha256(f"{table.seed}/{'/'.join(turn)}".encode()).hexdigest()[:CODE_LENGTH]


async def _follow(press: PanelPress, reader: ReaderView) -> Answer:
    if refused := not_your_turn(reader):
        return refused
    turn = turn_of_code(reader, press.value)
    if turn is None:
        return Answer(reader.table.id, reader.table.seq, Refusal("stale", {"seen": press.address.seq, "seq": reader.table.seq}))
    return await press.act(turn)


# --- looking back -----------------------------------------------------------------------------------------------------


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


def _played(db: Database, table: Table, person: int) -> tuple[Record, list[int], set[int]]:
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


def review_panel(reader: ReaderView, seat: Seat, record: Record, turns: Sequence[int], found: Sequence[Mistake]) -> Panel:
    """The turns that cost most, and the way to each of them. ``turns`` says to which turn an action belongs."""
    if not found:
        return panel(reader.say("review-nothing"), (reader.button("replay"),))
    blocks = []
    for mistake in found:
        view = record.game.observe(replay(record, until=mistake.line).state, seat)
        blocks.append(
            "\n".join(
                [
                    reader.say("review-turn", turn=turns[mistake.action], played=_label(reader, view, mistake.played)),
                    reader.say("review-better", better=_label(reader, view, mistake.better)),
                    "-# " + reader.say("review-cost", chance=_percent(mistake.cost), points=decimal(mistake.points, reader.lang)),
                    *_reasons(reader, mistake.reasons),
                ]
            )
        )
    return panel(
        reader.say("review-title"),
        *blocks,
        tuple(
            reader.button(
                "replay", f"{turns[mistake.action] - 1}.{number}", label=reader.say("review-see", turn=turns[mistake.action])
            )
            for number, mistake in enumerate(found)
        ),
    )


ACTION_HANDLERS: dict[str, ActionHandler] = {"advice": _advice, "follow": _follow, "review": _review}
SLOW_VERBS = frozenset({"advice", "review"})  # what may take seconds
