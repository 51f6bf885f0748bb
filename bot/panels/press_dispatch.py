"""Handles a press: an action at the table or a read-only page, answered with a panel that shows the table as it is now.

Everything follows from the database and the address. A press that came too late, from the wrong person or twice is
answered with what that person can do now. Panels are built in a thread, because the planner may take a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.panels import (
    absence_panel,
    advice_panels,
    after_game,
    forget_panel,
    my_tables,
    own_settings,
    plain_game,
    planned_turns,
    review_panel,
    seat_handover,
    standing_orders,
    table_settings,
)
from bot.panels.components import Address, Panel, PressResult, panel, small_number
from bot.panels.current_panel import current_panel, refused_panel, with_way_back
from bot.panels.game_module import default_game, game_module
from bot.panels.info_dispatch import info_panel, is_info_verb, page_without_table, undo_plan_for
from bot.panels.lobby_panel import DISMISS
from bot.panels.panel_press import ActionHandler, PanelPress, not_your_turn
from bot.panels.reader_view import ReaderView
from bot.panels.since_turn import entries_since_turn
from bot.panels.undo_question import with_undo_entries
from bot.service.table_service import TableService
from bot.tables.errors import Refused
from bot.tables.seating import check_place
from bot.tables.table import DEFAULT_CLOCK, Answer, Place, Table
from bot.texts import say
from bot.texts.formatting import refusal_sentence
from engine.contract import Refusal


async def handle_press(
    tables: TableService,
    person: int,
    address: Address,
    values: Sequence[str] = (),
    *,
    key: str,
    lang: str,
    name: str = "",
    moderator: bool = False,
    place: Place | None = None,
    show: Callable[[Panel], Awaitable[None]] | None = None,
    post: Callable[[Panel], Awaitable[str]] | None = None,
) -> PressResult:
    """Answer a press on a button (no values) or in a select (one value).

    ``place`` is where it was pressed (None: in direct messages), ``show`` is for what there is to see meanwhile, ``post`` for
    what everybody is to see.
    """
    if address.verb in forget_panel.VERBS:
        return await forget_panel.forget_press(tables, person, address.verb, lang)
    if address.verb == my_tables.VERB:
        return await my_tables.my_tables_press(tables, person, address, lang)
    value = values[0] if values else address.argument
    if address.verb == standing_orders.VERB:
        shown = await standing_orders.order_press(tables, person, address, lang)
        table = await tables.table(address.table)
        return shown if table is None else replace(shown, panel=with_way_back(ReaderView.of(table, person, lang), shown.panel))
    if address.verb in own_settings.VERBS:
        return await own_settings.own_settings_press(tables, person, address, value, lang)
    if address.verb == "here":  # the answer to "still there?" is to play
        address = replace(address, verb="play")
    table = await tables.table(address.table)
    if (page := await page_without_table(tables, address, value, lang)) is not None:
        return PressResult(page if table is None else with_way_back(ReaderView.of(table, person, lang), page))
    if table is None:
        return _nothing_here(Refusal("no_such_table"), lang, default_game())
    try:
        check_place(table, place, person)
    except Refused as refused:
        return _nothing_here(refused.refusal, lang, table.game_name)
    press = PanelPress(tables, person, address, value, key, lang, name, moderator, place, show, post)
    reader = ReaderView.of(table, person, lang, tables.now())
    verb = seat_handover.verb_of_return(reader, address.verb)
    if is_info_verb(reader, verb):
        shown = await info_panel(tables, reader, person, address, value)
        return shown if verb == "play" else replace(shown, panel=with_way_back(reader, shown.panel))
    panels = game_module(reader).panels
    handler = ACTION_HANDLERS.get(verb) or panels.ACTION_HANDLERS.get(verb)
    if verb == plain_game.DECIDE and reader.phase not in panels.BY_PHASE:
        handler = plain_game.decide
    if handler is None:
        done: Answer | Panel = Answer(table.id, table.seq, Refusal("stale", {"seen": address.seq, "seq": table.seq}))
    else:
        done = await handler(press, reader)
    return PressResult(done, table=table.id) if isinstance(done, Panel) else await _settled(press, table, done)


def _nothing_here(why: Refusal, lang: str, game: str) -> PressResult:
    """A refusal that shows nothing of any table."""
    return PressResult(panel(refusal_sentence(why, lang, game)), refused=why.code)


async def handle_typed_turn(
    tables: TableService,
    person: int,
    table_id: int,
    actions: Sequence[str] | str | Refusal,
    *,
    anew: bool = False,
    key: str,
    lang: str,
    name: str = "",
    place: Place | None = None,
) -> PressResult:
    """A turn that was typed: the texts of actions, or one line of the record; a refusal where nothing was chosen.

    ``anew``: see ``TableService.act``.
    """
    table = await tables.table(table_id)
    if table is None:
        return await handle_press(tables, person, Address(table_id, 0, "play"), key=key, lang=lang, place=place)
    press = PanelPress(tables, person, Address(table_id, table.seq, "act"), "", key, lang, name, False, place)
    if isinstance(actions, Refusal):
        return await _settled(press, table, Answer(table.id, table.seq, actions))
    return await _settled(press, table, await press.act(actions, anew=anew))


# --- what a press does ------------------------------------------------------------------------------------------------


async def _undo_step(press: PanelPress, reader: ReaderView) -> Answer:
    """Undo the last step of the current turn; never of another turn."""
    return not_your_turn(reader) or await press.tables.undo(press.request(), press.address.table, "step")


async def _automat(press: PanelPress, reader: ReaderView) -> Answer:
    if press.value.startswith(DISMISS) and (seat := small_number(press.value[1:])) is not None:
        return await press.tables.dismiss(press.request(), press.address.table, seat)
    return await press.tables.add_automat(press.request(), press.address.table, press.value)


async def _rematch(press: PanelPress, reader: ReaderView) -> Answer:
    """A new table with the same settings and the same automats; people take their seats themselves."""
    old = reader.table
    if press.place != old.place:
        return Answer(old.id, old.seq, Refusal("elsewhere"))
    answer = await press.tables.open(
        press.request(), server=old.server, channel=old.channel, game=old.game_name, language=old.language,
        clock=old.clock if old.clock_asked else DEFAULT_CLOCK, clock_asked=old.clock_asked, seats=old.seats_wanted,
        options=dict(old.options), advice=old.advice, keep_pictures=old.keep_pictures, weekends=old.weekends,
    )  # fmt: skip
    automats = [seat.automat for seat in old.seats if seat.owner is None and seat.automat]
    for number, automat in enumerate(automats if answer.ok and answer.table is not None else []):
        assert answer.table is not None
        await press.tables.add_automat(press.request(f"+{number}", answer.seq), answer.table, automat)
    return answer


ACTION_HANDLERS: dict[str, ActionHandler] = {
    "join": lambda press, reader: press.tables.join(press.request(), reader.table.id, press.value),
    "leave": lambda press, reader: press.tables.leave(press.request(), reader.table.id),
    "start": lambda press, reader: press.tables.start(press.request(), reader.table.id, press.value),
    "automat": _automat,
    "undo_step": _undo_step,
    "undo": lambda press, reader: press.tables.undo(press.request(), reader.table.id, press.value or "turn"),
    "undo_uncounted": lambda press, reader: press.tables.undo(
        press.request(), reader.table.id, press.value or "turn", uncounted=True
    ),
    "agree": lambda press, reader: press.tables.answer_undo(press.request(), reader.table.id, True),
    "decline": lambda press, reader: press.tables.answer_undo(press.request(), reader.table.id, False),
    "accept_seat": lambda press, reader: press.tables.answer_offer(press.request(), reader.table.id, True),
    "keep_seat": lambda press, reader: press.tables.answer_offer(press.request(), reader.table.id, False),
    **seat_handover.ACTION_HANDLERS,
    **standing_orders.ACTION_HANDLERS,
    **planned_turns.ACTION_HANDLERS,
    **advice_panels.ACTION_HANDLERS,
    **review_panel.ACTION_HANDLERS,
    **after_game.ACTION_HANDLERS,
    **table_settings.ACTION_HANDLERS,
    **absence_panel.ACTION_HANDLERS,
    "rematch": _rematch,
}
OUTCOME_NOTES = {
    "join": "joined", "leave": "left", "undone": "undo-done", "asked": "undo-asked", "waiting": "undo-waiting",
    "declined": "undo-declined", "offered": "offer-made", "replaced": "offer-taken", "half_agreed": "offer-half-agreed",
    "kept": "offer-refused", "pause_asked": "pause-asked", "paused": "pause-on", "away_until": "absence-set",
    "no_reminders": "reminders-stopped", "word": "word-counted", "end_pause": "pause-ended",
}  # fmt: skip


# --- what the person sees then ----------------------------------------------------------------------------------------


async def _settled(press: PanelPress, before: Table, answer: Answer) -> PressResult:
    """The panel after the press, with a note on its result."""
    table = await press.tables.table(answer.table if answer.table is not None else before.id)
    if table is None:
        return PressResult(panel(say(press.lang, "table-closed")), changed=answer.ok)
    reader = await with_undo_entries(press.tables, ReaderView.of(table, press.person, press.lang, press.tables.now()))
    if answer.ok and table.id != before.id:  # a rematch: its lobby is in the channel
        return PressResult(panel(reader.say("front-opened")), changed=True, table=table.id)
    if answer.refusal is not None:
        refused = await asyncio.to_thread(refused_panel, reader, answer.refusal)
        return PressResult(refused, refused=answer.refusal.code, table=table.id)
    note = await _note(press, reader, before, answer)
    undo_plan = await undo_plan_for(press.tables, reader, press.person)
    reader = replace(reader, since=await entries_since_turn(press.tables, reader))
    return PressResult(await asyncio.to_thread(current_panel, reader, note, undo_plan), changed=True, table=table.id)


async def _note(press: PanelPress, reader: ReaderView, before: Table, answer: Answer) -> str:
    key = OUTCOME_NOTES.get(answer.done) or OUTCOME_NOTES.get(press.address.verb)
    if key in absence_panel.OUTCOMES:
        return absence_panel.absence_outcome(reader, key, await press.tables.person(press.person), press.tables.now())
    if key:
        return absence_panel.outcome_note(reader, key)
    if reader.on_turn and reader.mid_turn:
        return ""  # in the middle of a turn the panel itself shows what was done
    entries = await press.tables.since(reader.table.id, _turn_began(before), reader.seat, answer.seq)
    own = [one for one in entries if one.kind == "chance" or (one.kind == "act" and one.seat == reader.seat)]
    lines = reader.lines(own)
    if not lines:
        return ""
    waits = "" if reader.on_turn else await my_tables.next_table_line(press.tables, press.person, press.lang, reader.table.id)
    return "\n".join(filter(None, (reader.say("done-title", what="\n".join(lines[-3:])), waits)))


def _turn_began(before: Table) -> int:
    """The version before the turn that was under way, or that begins with this press."""
    if before.state is not None and not before.game.turn_open(before.state):
        return before.seq
    seats = before.to_act()
    others = [seq for seat, seq in before.moved.items() if seat not in seats]  # nobody else can have moved since
    return max([0, before.undone, before.recent.turn_start, *others])
