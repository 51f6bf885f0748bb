"""Advice for the person on turn, and after the game where most was given away. Nobody else sees either.

A button that plays a suggestion names each action by its place among the legal ones, which is short and tells nothing;
a seal over the texts makes sure that they are still the same ones.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import accumulate

from sqlite_utils import Database

from bot.errors import Refused
from bot.inspection import export_table
from bot.model import Answer, Table
from bot.panels.look import Look
from bot.panels.model import Panel, cut, panel, with_button
from bot.panels.press import Deed, Press, not_now
from bot.rebuild import history
from engine.contract import Refusal, Seat
from engine.players.advice import Advice, Reason
from engine.players.advisers import advised
from engine.players.review import GiveAway
from engine.record import Record, replay

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
SEAL = 6
GIST = 40  # characters of a suggestion on its button
PROGRESS = 2.0  # seconds between two words on how far a review is


def offered(look: Look) -> bool:
    """Whether there is advice at this table."""
    return look.table.advice and advised(look.table.game_name)


def with_advice(look: Look, decide: Panel) -> Panel:
    """The panel of somebody on turn, with the way to advice."""
    return with_button(decide, look.button("advice")) if offered(look) else decide


# --- advice -----------------------------------------------------------------------------------------------------------


async def _advice(press: Press, look: Look) -> Answer | Panel:
    table = look.table
    if why := _why_no_advice(look):
        return Answer(table.id, table.seq, why)
    assert look.seat is not None
    try:
        found = await press.tables.advisory.advise(table, look.seat)
    except Refused as refused:
        return Answer(table.id, table.seq, refused.refusal)
    now = await press.tables.table(table.id)
    if now is None or (now.seq != table.seq and Look.of(now, press.person, look.lang).legal != look.legal):
        return Answer(table.id, table.seq, Refusal("stale", {"seen": table.seq, "seq": table.seq if now is None else now.seq}))
    return advice_panel(look, found)


def _why_no_advice(look: Look) -> Refusal | None:
    table = look.table
    if not advised(table.game_name):
        return Refusal("advice_none")
    if not table.advice:
        return Refusal("advice_off")
    if table.status != "running":
        return Refusal({"open": "not_started", "over": "game_over"}.get(table.status, table.status))
    if look.seat is None:
        return Refusal("not_a_player")
    if automat := table.seats[look.seat].automat:
        return Refusal("already_automat", {"automat": automat})
    refused = not_now(look)
    return None if refused is None else refused.refusal


def advice_panel(look: Look, found: Sequence[Advice]) -> Panel:
    """The suggestions with their reasons, each with a button that plays it."""
    labels = [_label(look, look.view, one.turn) for one in found]
    blocks = []
    for number, (one, label) in enumerate(zip(found, labels), 1):
        figures = look.say(
            _compared(one, number, len(found)), chance=_percent(one.chance), points=_decimal(abs(one.gain), look.lang)
        )
        blocks.append("\n".join([f"**{number}. {label}**", f"-# {figures}", *_reasons(look, one.reasons)]))
    return panel(
        look.say("advice-title"),
        *blocks,
        tuple(
            look.button("follow", follow_code(look, one.turn), label=f"{number} · {_gist(label)}", style="success")
            for number, (one, label) in enumerate(zip(found, labels), 1)
        ),
        (look.button("play", label=look.say("btn-back")),),
    )


def _compared(one: Advice, number: int, of: int) -> str:
    if of == 1:
        return "advice-only"
    if abs(one.gain) < 0.05:
        return "advice-even"
    return "advice-best" if number == 1 else "advice-behind"


def _reasons(look: Look, reasons: Sequence[Reason]) -> list[str]:
    line = look.hosted.advice.reason_line
    return [f"{'➖' if reason.weight < 0 else '➕'} {line(reason, look.names, look.lang)}" for reason in reasons]


def _label(look: Look, view: object, turn: tuple[str, ...]) -> str:
    return look.hosted.advice.turn_label(view, turn, look.lang)


def _gist(label: str) -> str:
    """As much of a turn as a button shows, which reads no markdown."""
    return cut(label.replace("`", ""), GIST)


def _percent(chance: float) -> int:
    """Nothing is quite certain, nor quite lost, before the game is over."""
    return min(99, max(1, round(100 * chance)))


def _decimal(figure: float, lang: str) -> str:
    return f"{figure:.1f}" if lang == "en" else f"{figure:.1f}".replace(".", ",")


# --- playing it -------------------------------------------------------------------------------------------------------


def follow_code(look: Look, turn: Sequence[str]) -> str:
    """A turn as the argument of an address."""
    assert look.seat is not None
    game, state = look.table.game, look.table.game.clone(look.table.state)
    code = ""
    for text in turn:
        legal = game.legal_actions(state, look.seat)
        at = [str(action) for action in legal].index(text)
        code += DIGITS[at // len(DIGITS)] + DIGITS[at % len(DIGITS)]
        game.apply(state, look.seat, legal[at])
    return f"{code}.{_seal(look.table, turn)}"


def followed(look: Look, code: str) -> list[str] | None:
    """The turn that an address means; None when there is no such turn now."""
    digits, _, seal = code.partition(".")
    if look.seat is None or not look.on_turn or len(digits) % 2 or not set(digits) <= set(DIGITS):
        return None
    game, state = look.table.game, look.table.game.clone(look.table.state)
    turn: list[str] = []
    for one, other in zip(digits[::2], digits[1::2]):
        at = DIGITS.index(one) * len(DIGITS) + DIGITS.index(other)
        legal = game.legal_actions(state, look.seat)
        if at >= len(legal):
            return None
        turn.append(str(legal[at]))
        game.apply(state, look.seat, legal[at])
    return turn if turn and seal == _seal(look.table, turn) else None


def _seal(table: Table, turn: Sequence[str]) -> str:
    return hashlib.sha256(f"{table.seed}/{'/'.join(turn)}".encode()).hexdigest()[:SEAL]


async def _follow(press: Press, look: Look) -> Answer:
    if refused := not_now(look):
        return refused
    turn = followed(look, press.value)
    if turn is None:
        return Answer(look.table.id, look.table.seq, Refusal("stale", {"seen": press.address.seq, "seq": look.table.seq}))
    return await press.act(turn)


# --- looking back -----------------------------------------------------------------------------------------------------


async def _review(press: Press, look: Look) -> Answer | Panel:
    table = look.table
    if why := _why_no_review(look):
        return Answer(table.id, table.seq, why)
    seat = look.seat
    assert seat is not None
    try:
        record, turns, own = await press.tables.store.read(lambda db: _played(db, table, press.person))
        found = await press.tables.advisory.review(table, record, seat, own, _teller(press, look))
    except LookupError:
        return Answer(table.id, table.seq, Refusal("no_record"))
    except Refused as refused:
        return Answer(table.id, table.seq, refused.refusal)
    return await asyncio.to_thread(review_panel, look, seat, record, turns, found)


def _why_no_review(look: Look) -> Refusal | None:
    if not advised(look.table.game_name):
        return Refusal("advice_none")
    if not look.table.advice:
        return Refusal("advice_off")
    if look.table.status != "over":
        return Refusal("not_over" if look.table.state is not None else "not_started")
    return Refusal("not_a_player") if look.seat is None else None


def _played(db: Database, table: Table, person: int) -> tuple[Record, list[int], set[int]]:
    """The record, the turn to which each line belongs, and the actions that this person decided, not an automat."""
    record = export_table(db, table.id)
    _, played, _ = history(db, table, table.seq)
    own = {number for number, entry in enumerate(played) if entry.row.person == person}
    turns = list(accumulate(int(entry.began_turn) for entry in played))
    return record, turns, own


def _teller(press: Press, look: Look) -> Callable[[int, int], Awaitable[None]]:
    """Says now and then how far a review is."""
    said = 0.0

    async def tell(done: int, of: int) -> None:
        nonlocal said
        if press.show is not None and time.monotonic() - said >= PROGRESS:
            await press.show(panel(look.say("review-progress", done=done, of=of)))
            said = time.monotonic()

    return tell


def review_panel(look: Look, seat: Seat, record: Record, turns: Sequence[int], found: Sequence[GiveAway]) -> Panel:
    """The turns that cost most, and the way to each of them. ``turns`` says to which turn an action belongs."""
    if not found:
        return panel(look.say("review-nothing"), (look.button("replay"),))
    blocks = []
    for away in found:
        view = record.game.observe(replay(record, until=away.line).state, seat)
        blocks.append(
            "\n".join(
                [
                    look.say("review-turn", turn=turns[away.action], played=_label(look, view, away.played)),
                    look.say("review-better", better=_label(look, view, away.better)),
                    "-# " + look.say("review-cost", chance=_percent(away.cost), points=_decimal(away.points, look.lang)),
                    *_reasons(look, away.reasons),
                ]
            )
        )
    return panel(
        look.say("review-title"),
        *blocks,
        tuple(
            look.button("replay", f"{turns[away.action] - 1}.{number}", label=look.say("review-see", turn=turns[away.action]))
            for number, away in enumerate(found)
        ),
    )


DEEDS: dict[str, Deed] = {"advice": _advice, "follow": _follow, "review": _review}
SLOW = frozenset({"advice", "review"})  # what may take seconds
