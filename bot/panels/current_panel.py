"""The panel that fits a person now: the decision to make, or who must decide, and what can be done meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels import plain_game
from bot.panels.absence_panel import with_pause
from bot.panels.advice_panels import with_advice_button
from bot.panels.channel_panels import next_line, result_panel, undo_voters_pending
from bot.panels.components import Block, Button, Panel, PictureBlock, discord_problems, panel, with_button
from bot.panels.direct_messages import question_panel
from bot.panels.game_module import game_module, in_secret
from bot.panels.lobby_panel import lobby_panel
from bot.panels.planned_turns import missed_note, plan_button
from bot.panels.reader_view import ReaderView
from bot.panels.seat_handover import handed_over_panel, with_handover_button
from bot.panels.since_turn import since_note, with_since_button
from bot.tables.undo import UndoPlan, other_owners
from bot.texts.formatting import listing
from engine.contract import Refusal, Seat


def current_panel(reader: ReaderView, note: str = "", undo_plan: UndoPlan | None = None) -> Panel:
    """The panel of one person; ``undo_plan``: how their last turn could be undone."""
    table = reader.table
    if table.status == "open":
        return lobby_panel(reader, note)
    if table.status == "over":
        return result_panel(reader, note=note)
    if table.status != "running":
        return panel(note, reader.say("table-closed" if table.status == "cancelled" else "log-frozen"))
    if table.rested_at is not None:
        why = "table-resting" if table.lost_at is None else "log-lost"
        return panel(note, reader.say(why), (reader.button("wake", style="primary"),))
    if reader.seat is None:
        return watching_panel(reader, note)
    return with_pause(reader, _players_panel(reader, reader.seat, note, undo_plan))


def _players_panel(reader: ReaderView, seat: Seat, note: str, undo_plan: UndoPlan | None) -> Panel:
    row = reader.table.seats[seat]
    if row.automat is not None and reader.seat in undo_voters_pending(reader):
        return question_panel(reader, note)
    if row.automat:
        return handed_over_panel(reader, note)
    if reader.on_turn:
        return with_handover_button(reader, with_advice_button(reader, _decision(reader, note)))
    if reader.seat in undo_voters_pending(reader):
        return question_panel(reader, note)
    return waiting_panel(reader, note, undo_plan)


def watching_panel(reader: ReaderView, note: str = "") -> Panel:
    """For those who have no seat: the same ways of looking, without anybody's secrets."""
    panels = game_module(reader).panels
    looking = (reader.button("log"), reader.button("rules"), reader.button("settings"))
    return panel(
        note,
        reader.say("watching"),
        next_line(reader),
        reader.picture("board"),
        panels.navigation_buttons(reader, panels.BOARD),
        looking,
    )


def _decision(reader: ReaderView, note: str) -> Panel:
    """The decision at hand. At the beginning of a turn it begins with what happened and opens with the reader's own things."""
    panels = game_module(reader).panels
    decide = panels.BY_PHASE.get(reader.phase, plain_game.decision)
    if reader.mid_turn:
        return decide(reader, note)
    page = decide(reader, "\n".join(filter(None, (note, missed_note(reader), since_note(reader)))))
    own = None if in_secret(reader) else panels.OWN_PICTURE
    if own is not None and all(picture.kind != own for picture in page.pictures):
        page = _opened_with(reader.picture(own), page)
    return with_since_button(reader, page)


def _opened_with(picture: PictureBlock, page: Panel) -> Panel:
    """With this picture before the others; the same where that would be too much for Discord."""
    blocks = list(page.blocks)
    first = next((at for at, block in enumerate(blocks) if isinstance(block, PictureBlock)), len(blocks))
    more = Panel((*blocks[:first], picture, *blocks[first:]), page.mentions)
    return page if discord_problems(more) else more


def waiting_panel(reader: ReaderView, note: str = "", undo_plan: UndoPlan | None = None) -> Panel:
    """Somebody else is on turn: who, for how long, and what can be done meanwhile."""
    who = reader.say("wait-turn", who=listing([reader.names[seat] for seat in reader.table.to_act()], reader.lang))
    undo = undo_button(reader, undo_plan)
    below = (*((undo,) if undo else ()), *plan_button(reader), reader.button("lend"), reader.button("settings"))
    page = panel(note, since_note(reader), reader.with_deadline(who, " "), *_meanwhile(reader), below)
    return with_since_button(reader, page)


def _meanwhile(reader: ReaderView) -> Sequence[Block]:
    """What a player looks at while others decide."""
    panels = game_module(reader).panels
    if in_secret(reader):
        return panels.INFO_PAGES["hand"].show(reader, "", "").blocks
    return reader.picture(panels.OWN_PICTURE or "board"), panels.navigation_buttons(reader)


def undo_button(reader: ReaderView, undo_plan: UndoPlan | None) -> Button | None:
    """Take back the last turn: at once where that harms nobody, else by asking the others, or so that the game counts no more."""
    table, seat = reader.table, reader.seat
    if undo_plan is None or seat is None or table.undo_request is not None:
        return None
    if not undo_plan.free and other_owners(table, seat):
        return reader.button("undo", "turn", label=reader.say("btn-ask-undo"))
    return uncounted_undo_button(reader, "turn") if undo_plan.revealed and table.counts else reader.button("undo", "turn")


def uncounted_undo_button(reader: ReaderView, scope: str) -> Button:
    """Take back what was seen, where there is nobody to ask: the label says that the game then counts nowhere."""
    return reader.button("undo_uncounted", scope, emoji="undo")


def with_way_back(reader: ReaderView, page: Panel) -> Panel:
    """A read-only page with a button that leads back: a player to the decision, everybody else to the table."""
    table = reader.table
    if table.status != "running" or (reader.seat is not None and table.seats[reader.seat].automat):
        return page
    waits = reader.on_turn or reader.seat in undo_voters_pending(reader)
    if _decides(reader, page) or any(button.address.verb in ("play", "agree") for button in page.buttons):
        return page
    key = "btn-back-turn" if waits else "btn-back-table"
    return with_button(page, reader.button("play", label=reader.say(key), style="primary"))


def _decides(reader: ReaderView, page: Panel) -> bool:
    """True if the panel is the decision itself."""
    handlers = game_module(reader).panels.ACTION_HANDLERS
    verbs = {button.address.verb for button in page.buttons} | {select.address.verb for select in page.selects}
    return reader.on_turn and bool(verbs & set(handlers))


def refused_panel(reader: ReaderView, why: Refusal) -> Panel:
    """A refusal in words, above what the person can do now."""
    if why.code == "undo_uncounts":
        buttons = uncounted_undo_button(reader, str(why.figures["scope"])), reader.button("play", label=reader.say("btn-back"))
        return panel(reader.refusal(why), buttons)
    moved_on = why.code == "stale" and reader.table.status == "running"
    return current_panel(reader, reader.say("moved-on") if moved_on else reader.refusal(why))
