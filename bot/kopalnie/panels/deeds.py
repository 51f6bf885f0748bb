"""What presses do in this game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kopalnie.panels.look import KoLook
from bot.model import Answer
from bot.panels.press import Deed, Press


async def _answer(press: Press, look: KoLook) -> Answer:
    """A decision by its number among those that are legal."""
    number = int(press.value) if press.value.isdecimal() else len(look.legal)
    return await press.act([look.legal[number]] if number < len(look.legal) else [])


DEEDS: Mapping[str, Deed] = {
    "answer": _answer,
    "dig": lambda press, look: press.act([f"dig {press.value}"]),
    "guess": lambda press, look: press.act([f"guess {press.value}"]),
    "lay": lambda press, look: press.act([f"lay {press.value}"]),
    "coin": lambda press, look: press.act([f"coin {press.value}"]),
    "enough": lambda press, look: press.act(["enough"]),
}
