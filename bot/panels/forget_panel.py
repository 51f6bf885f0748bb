"""Being forgotten: what it means, and the button that does it. It needs no table."""

from __future__ import annotations

from bot.panels.components import Address, Button, Panel, PressResult, panel
from bot.service.table_service import TableService
from bot.texts import say

ASK, CONFIRM = "forget", "forget_me"
VERBS = frozenset({ASK, CONFIRM})


def forget_button(lang: str) -> Button:
    """Leads to the question."""
    return Button(Address(0, 0, ASK), say(lang, "btn-forget"))


async def forget_press(tables: TableService, person: int, verb: str, lang: str) -> PressResult:
    """The question, or, once confirmed, the deed; only ever about whoever presses."""
    if verb == ASK:
        return PressResult(_question(lang))
    await tables.forget_person(person)
    return PressResult(panel(say(lang, "forget-done")), changed=True)


def _question(lang: str) -> Panel:
    return panel(say(lang, "forget-question"), (Button(Address(0, 0, CONFIRM), say(lang, "btn-forget-me"), "danger"),))
