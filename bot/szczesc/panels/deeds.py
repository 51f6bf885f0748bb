"""What presses do in this game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from bot.model import Answer
from bot.panels.model import Panel
from bot.panels.press import Deed, Press, not_now
from bot.szczesc.panels import draws
from bot.szczesc.panels.look import SzLook
from bot.szczesc.panels.mining import mining_panel, page_of


async def _held(press: Press, look: SzLook, actions: Callable[[Sequence[str], str], list[str]]) -> Answer:
    """A choice about the pieces of a draw; what they are is looked up, so that no address has to say it."""
    held = look.view.held if look.on_turn else None
    return await press.act(actions(held or (), press.value))


async def _start_over(press: Press, look: SzLook) -> Answer:
    """Back to the first step of mining: the turn is taken back, and the same place chosen again."""
    if refused := not_now(look):
        return refused
    space = look.view.space if look.table.state is not None else None
    first = await press.tables.undo(press.request(), press.address.table, "turn")
    if not first.ok or first.done != "undone" or space is None:
        return first
    return await press.tables.act(press.request("+", first.seq), press.address.table, [space])


async def _step(press: Press, look: SzLook) -> Answer | Panel:
    """One step of mining, or another page of those that have no button."""
    page = page_of(press.value)
    if page is not None and look.on_turn and look.view.phase == "mine":
        return await asyncio.to_thread(mining_panel, look, page=page)
    return await press.act([press.value])


DEEDS: Mapping[str, Deed] = {
    "draft": lambda press, look: press.act([f"draft {press.value}"]),
    "confirm": lambda press, look: press.act([press.value]),
    "step": _step,
    "steps": lambda press, look: press.act(press.value.split(" ")),
    "done": lambda press, look: press.act(["stop"]),
    "start_over": _start_over,
    "keep": lambda press, look: _held(press, look, draws.keep_actions),
    "rest": lambda press, look: _held(press, look, draws.rest_actions),
    "return": lambda press, look: _held(press, look, draws.return_actions),
    "fill": lambda press, look: press.act([f"fill {press.value}"]),
}
