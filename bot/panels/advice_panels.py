"""Advice for the person on turn; it is private.

A button that plays a suggestion names each action by its place among the legal ones, which is short and tells nothing;
a checksum of the texts makes sure that they are still the same ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from bot.panels.components import Panel, panel, with_button
from bot.panels.game_module import game_module
from bot.panels.panel_press import ActionHandler, PanelPress, not_your_turn
from bot.panels.reader_view import ReaderView
from bot.tables.errors import Refused
from bot.tables.table import Answer, Table
from bot.texts.formatting import decimal
from bot.texts.game_texts import AdviceTexts
from engine.contract import Refusal
from engine.players.advice import Advice, Reason
from engine.players.registry import advised

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
CODE_LENGTH = 6


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
    labels = [turn_words(reader, reader.view, one.turn) for one in found]
    blocks = []
    for number, (one, label) in enumerate(zip(found, labels), 1):
        figures = reader.say(
            _compared(one, number, len(found)), chance=percent(one.chance), points=decimal(abs(one.gain), reader.lang)
        )
        blocks.append("\n".join([f"**{number}. {label}**", f"-# {figures}", *reason_lines(reader, one.reasons)]))
    return panel(
        reader.say("advice-title"),
        *blocks,
        tuple(
            reader.button("follow", follow_code(reader, one.turn), label=reader.say("btn-follow", number=number), style="success")
            for number, one in enumerate(found, 1)
        ),
        (reader.button("play", label=reader.say("btn-back")),),
    )


def _compared(one: Advice, number: int, of: int) -> str:
    if of == 1:
        return "advice-only"
    if abs(one.gain) < 0.05:
        return "advice-even"
    return "advice-best" if number == 1 else "advice-behind"


def reason_lines(reader: ReaderView, reasons: Sequence[Reason]) -> list[str]:
    """What speaks for a turn, and against it."""
    line = _advice_texts(reader).reason_line
    return [f"{'➖' if reason.weight < 0 else '➕'} {line(reason, reader.names, reader.lang)}" for reason in reasons]


def turn_words(reader: ReaderView, view: object, turn: tuple[str, ...]) -> str:
    """A whole turn in a line."""
    return _advice_texts(reader).turn_label(view, turn, reader.lang)


def _advice_texts(reader: ReaderView) -> AdviceTexts:
    texts = game_module(reader).advice
    assert texts is not None, f"{reader.table.game_name} has an adviser but no texts for it"
    return texts


def percent(chance: float) -> int:
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


ACTION_HANDLERS: dict[str, ActionHandler] = {"advice": _advice, "follow": _follow}
SLOW_VERBS = frozenset({"advice", "review"})  # what may take seconds
