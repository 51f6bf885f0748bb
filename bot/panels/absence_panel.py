"""Away until a day: an automat plays meanwhile, or the table waits if everybody else agrees."""

from __future__ import annotations

from datetime import date

from bot.panels.components import ButtonRow, Panel, Select, SelectOption, discord_problems, panel, small_number
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.service.table_service import TableService
from bot.tables.pausing import may_end_pause, pausing, pending_pause_voters
from bot.tables.person_settings import PersonSettings
from bot.tables.table import Answer, Request
from bot.texts import say
from bot.texts.dates import date_label

DAYS = (1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28)  # others can be typed
AUTOMAT_NOTES = ("absence-set", "front-replaced-automat")
AUTOMAT, PAUSE = "away_until", "ask_pause"
OUTCOMES = frozenset({"absence-set", "pause-asked", "pause-on"})  # what came of it; these name the day


def absence_panel(reader: ReaderView, person: PersonSettings, now: int) -> Panel:
    """Until when, and what happens meanwhile; while the table waits for the reader, the way to end that."""
    if pausing(reader.table, reader.seat, now):
        back = (reader.button("take_back", style="primary"), reader.button("play", label=reader.say("btn-back")))
        return panel(absence_outcome(reader, "pause-on", person, now), back)
    options = tuple(SelectOption(str(days), day_label(person, now, person.day_in(now, days), reader.lang)) for days in DAYS)
    return panel(
        reader.say("absence-title"),
        Select(reader.to(AUTOMAT), reader.say("absence-choose-automat"), options),
        Select(reader.to(PAUSE), reader.say("absence-choose-pause"), options),
        *pause_blocks(reader),
        (reader.button("play", label=reader.say("btn-back")),),
    )


def pause_blocks(reader: ReaderView) -> tuple[str, ButtonRow] | tuple[()]:
    """For one person: the open question whether the table waits, or the way to end a pause without their consent."""
    pauses = reader.table.pauses
    if pauses.question is not None and reader.seat in pending_pause_voters(reader.table):
        asks = reader.say("pause-you", who=reader.names[pauses.question.seat], day=f"<t:{pauses.question.until}:D>")
        return asks, (reader.button("agree_pause", style="success"), reader.button("decline_pause", style="danger"))
    if pauses.seat is not None and may_end_pause(reader.table, reader.seat, reader.now):
        holds = reader.say("pause-not-yours", who=reader.names[pauses.seat], day=f"<t:{pauses.until(reader.now)}:D>")
        return holds, (reader.button("end_pause", style="danger"),)
    return ()


def with_pause(reader: ReaderView, page: Panel) -> Panel:
    """The page of one person, with what they are asked about a pause below it.

    Not in the middle of their turn, and not where there is no room: the absence panel has it, too.
    """
    if reader.on_turn and reader.mid_turn:
        return page
    more = Panel((*page.blocks, *pause_blocks(reader)), page.mentions)
    return page if discord_problems(more) else more


def day_label(person: PersonSettings, now: int, day: date, lang: str) -> str:
    """A day, and in how many days it is: "Thursday, 24 December 2026 (in 3 days)"."""
    return say(lang, "absence-day", date=date_label(day, lang), days=(day - person.today(now)).days)


def absence_outcome(reader: ReaderView, key: str, person: PersonSettings, now: int) -> str:
    """What came of it, with the day where the person lives; what has changed again meanwhile is said as such."""
    table = reader.table
    question = table.pauses.question
    until = {
        "absence-set": None if reader.seat is None else table.seats[reader.seat].away_until,
        "pause-asked": None if question is None else question.until,
        "pause-on": table.pauses.until(now),
    }[key]
    if until is None:
        return reader.say("moved-on")
    day = date_label(person.today(until), reader.lang)
    return reader.say("absence-alone" if _nobody_plays(reader, key) else key, date=day)


def outcome_note(reader: ReaderView, key: str) -> str:
    """What a request led to; ``absence_outcome`` for what names a day."""
    return "" if _nobody_plays(reader, key) else reader.say(key)


def _nobody_plays(reader: ReaderView, key: str) -> bool:
    """Whether this would say that an automat plays, but nobody is left at the table: it rests, as the panel says."""
    return key in AUTOMAT_NOTES and not reader.table.people_present()


async def leave_table(tables: TableService, request: Request, table: int, until: int, *, wait: bool) -> Answer:
    """Be away until a moment: an automat plays, or with ``wait`` the others are asked to wait."""
    return await (tables.ask_pause if wait else tables.leave_until)(request, table, until)


async def _show(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    if reader.table.status != "running" or reader.seat is None or reader.table.rested_at is not None:
        return await press.tables.leave_until(press.request(seen=reader.table.seq), reader.table.id, 0)  # which says why not
    return absence_panel(reader, await press.tables.person(press.person), press.tables.now())


async def _leave(press: PanelPress, reader: ReaderView) -> Answer:
    days = small_number(press.value) or 0
    person = await press.tables.person(press.person)
    until = person.beginning_of(person.day_in(press.tables.now(), min(days, DAYS[-1])))
    request = press.request(seen=reader.table.seq)
    return await leave_table(press.tables, request, reader.table.id, until, wait=press.address.verb == PAUSE)


ACTION_HANDLERS: dict[str, ActionHandler] = {
    "absence": _show,
    AUTOMAT: _leave,
    PAUSE: _leave,
    "agree_pause": lambda press, reader: press.tables.answer_pause(press.request(), reader.table.id, True),
    "decline_pause": lambda press, reader: press.tables.answer_pause(press.request(), reader.table.id, False),
    "end_pause": lambda press, reader: press.tables.end_pause(press.request(seen=reader.table.seq), reader.table.id),
}
