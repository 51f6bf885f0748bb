"""What presses do in this game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from bot.games.szczesc.panels import secret_choices
from bot.games.szczesc.panels.mining import steps_panel
from bot.games.szczesc.panels.places import confirm_panel, play_panel
from bot.games.szczesc.panels.reader_view import SzczescReaderView
from bot.panels.components import Panel, page_in
from bot.panels.panel_press import ActionHandler, PanelPress, not_your_turn
from bot.panels.undo_consent import needs_consent
from bot.tables.table import Answer


async def _place(press: PanelPress, reader: SzczescReaderView) -> Answer | Panel:
    """Go to a work place; where taking that back would need consent, ask first. Or another page of the list of places."""
    if reader.on_turn and reader.view.phase == "place":
        page = page_in(press.value)
        if page is not None:
            return await asyncio.to_thread(play_panel, reader, page=page)
        if needs_consent(reader, press.value):
            return await asyncio.to_thread(confirm_panel, reader, press.value)
    return await press.act([press.value])


async def _held(press: PanelPress, reader: SzczescReaderView, actions: Callable[[Sequence[str], str], list[str]]) -> Answer:
    """A choice about the pieces of a draw; what they are is looked up, so that no address has to say it."""
    held = reader.view.held if reader.on_turn else None
    return await press.act(actions(held or (), press.value))


async def _start_over(press: PanelPress, reader: SzczescReaderView) -> Answer:
    """Back to the first step of mining: the turn is taken back, and the same place chosen again."""
    if refused := not_your_turn(reader):
        return refused
    space = reader.view.space if reader.table.state is not None else None
    first = await press.tables.undo(press.request(), press.address.table, "turn")
    if not first.ok or first.done != "undone" or space is None:
        return first
    return await press.tables.act(press.request("+", first.seq), press.address.table, [space])


async def _step(press: PanelPress, reader: SzczescReaderView) -> Answer | Panel:
    """One step of mining, or another page of those that have no button."""
    page = page_in(press.value)
    if page is not None and reader.on_turn and reader.view.phase == "mine":
        return await asyncio.to_thread(steps_panel, reader, page=page)
    return await press.act([press.value])


ACTION_HANDLERS: Mapping[str, ActionHandler] = {
    "draft": lambda press, reader: press.act([f"draft {press.value}"]),
    "place": _place,
    "confirm": lambda press, reader: press.act([press.value]),
    "step": _step,
    "steps": lambda press, reader: press.act([*press.value.split(" "), "stop"]),
    "done": lambda press, reader: press.act(["stop"]),
    "start_over": _start_over,
    "keep": lambda press, reader: _held(press, reader, secret_choices.keep_actions),
    "rest": lambda press, reader: _held(press, reader, secret_choices.rest_actions),
    "return": lambda press, reader: _held(press, reader, secret_choices.return_actions),
    "fill": lambda press, reader: press.act([f"fill {press.value}"]),
}
