"""A press and what comes of it: an action at the table, or a look, and in any case a panel that shows the table as it is now.

Everything follows from the database and the address. A press that came too late, from the wrong person or twice is
answered with what that person can do now. Panels are put together beside the loop, for the planner may have to think.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.hosted import FIRST
from bot.model import Answer, Table
from bot.panels import advice, lending
from bot.panels.lobby import DISMISS
from bot.panels.look import Look
from bot.panels.model import Address, Outcome, Panel, panel
from bot.panels.now import now_panel, refused_panel
from bot.panels.press import Deed, Press, not_now
from bot.panels.show import page, shown, shows, way_back
from bot.tables import Tables
from bot.texts import say
from bot.texts.words import refusal
from engine.contract import Refusal


async def handle(
    tables: Tables,
    person: int,
    address: Address,
    values: Sequence[str] = (),
    *,
    key: str,
    lang: str,
    name: str = "",
    moderator: bool = False,
    show: Callable[[Panel], Awaitable[None]] | None = None,
) -> Outcome:
    """Answer a press on a button (no values) or in a select (one value). ``show`` is for what there is to see meanwhile."""
    value = values[0] if values else address.argument
    if (leaf := await page(tables, address, value, lang)) is not None:
        return Outcome(leaf)
    table = await tables.table(address.table)
    if table is None:
        gone = Refusal("no_such_table")
        return Outcome(panel(refusal(gone, lang, FIRST)), refused=gone.code)
    press = Press(tables, person, address, value, key, lang, name, moderator, show)
    look = Look.of(table, person, lang)
    verb = "take_back" if lending.comes_back(look, address.verb) else address.verb
    if shows(look, verb):
        return await shown(tables, look, person, address, value)
    deed = DEEDS.get(verb) or look.hosted.panels.DEEDS.get(verb)
    if deed is None:
        done: Answer | Panel = Answer(table.id, table.seq, Refusal("stale", {"seen": address.seq, "seq": table.seq}))
    else:
        done = await deed(press, look)
    return Outcome(done, table=table.id) if isinstance(done, Panel) else await _settled(press, table, done)


async def play(
    tables: Tables, person: int, table_id: int, actions: Sequence[str] | str, *, key: str, lang: str, name: str = ""
) -> Outcome:
    """A turn that was typed: the texts of actions, or one line of the record."""
    table = await tables.table(table_id)
    if table is None:
        return await handle(tables, person, Address(table_id, 0, "play"), key=key, lang=lang)
    press = Press(tables, person, Address(table_id, table.seq, "act"), "", key, lang, name, False)
    return await _settled(press, table, await press.act(actions))


# --- what a press does ------------------------------------------------------------------------------------------------


async def _undo_step(press: Press, look: Look) -> Answer:
    """Take back the last step of the turn under way; another turn is another matter."""
    return not_now(look) or await press.tables.undo(press.request(), press.address.table, "step")


async def _automat(press: Press, look: Look) -> Answer:
    if press.value.startswith(DISMISS) and press.value[1:].isdecimal():
        return await press.tables.dismiss(press.request(), press.address.table, int(press.value[1:]))
    return await press.tables.add_automat(press.request(), press.address.table, press.value)


async def _rematch(press: Press, look: Look) -> Answer:
    """A new table with the same settings and the same automats; people take their seats themselves."""
    old = look.table
    answer = await press.tables.open(
        press.request(), server=old.server, channel=old.channel, game=old.game_name, language=old.language, clock=old.clock,
        seats=old.seats_wanted, options=dict(old.options), advice=old.advice,
    )  # fmt: skip
    automats = [seat.automat for seat in old.seats if seat.person is None and seat.automat]
    for number, automat in enumerate(automats if answer.ok and answer.table is not None else []):
        assert answer.table is not None
        await press.tables.add_automat(press.request(f"+{number}", answer.seq), answer.table, automat)
    return answer


DEEDS: dict[str, Deed] = {
    "join": lambda press, look: press.tables.join(press.request(), look.table.id),
    "leave": lambda press, look: press.tables.leave(press.request(), look.table.id),
    "start": lambda press, look: press.tables.start(press.request(), look.table.id),
    "automat": _automat,
    "undo_step": _undo_step,
    "undo": lambda press, look: press.tables.undo(press.request(), look.table.id, press.value or "turn"),
    "agree": lambda press, look: press.tables.answer_undo(press.request(), look.table.id, True),
    "decline": lambda press, look: press.tables.answer_undo(press.request(), look.table.id, False),
    **lending.DEEDS,
    **advice.DEEDS,
    "rematch": _rematch,
}
_SAID = {
    "join": "joined", "leave": "left", "undone": "undo-done", "asked": "undo-asked", "waiting": "undo-waiting",
    "declined": "undo-declined",
}  # fmt: skip


# --- what the person sees then ----------------------------------------------------------------------------------------


async def _settled(press: Press, before: Table, answer: Answer) -> Outcome:
    """The table as it is after the press, with a word on what became of it."""
    table = await press.tables.table(answer.table if answer.table is not None else before.id)
    if table is None:
        return Outcome(panel(say(press.lang, "table-closed")), changed=answer.ok)
    look = Look.of(table, press.person, press.lang)
    if answer.refusal is not None:
        refused = await asyncio.to_thread(refused_panel, look, answer.refusal)
        return Outcome(refused, refused=answer.refusal.code, table=table.id)
    note = await _note(press, look, before, answer)
    way = await way_back(press.tables, look, press.person)
    return Outcome(await asyncio.to_thread(now_panel, look, note, way), changed=True, table=table.id)


async def _note(press: Press, look: Look, before: Table, answer: Answer) -> str:
    said = _SAID.get(answer.done) or _SAID.get(press.address.verb)
    if said:
        return look.say(said)
    if look.on_turn and look.mid_turn:
        return ""  # in the middle of a turn the panel itself shows what was done
    told = await press.tables.since(look.table.id, _turn_began(before), look.seat, answer.seq)
    own = [one for one in told if one.kind == "chance" or (one.kind == "act" and one.seat == look.seat)]
    lines = look.lines(own)
    return look.say("done-title", what="\n".join(lines[-3:])) if lines else ""


def _turn_began(before: Table) -> int:
    """The version before the turn that was under way: nobody else can have moved since."""
    seats = before.to_act()
    others = [seq for seat, seq in before.moved.items() if seat not in seats]
    return max([0, before.undone, *others])
