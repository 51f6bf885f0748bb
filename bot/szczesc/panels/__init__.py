"""What people see and press in this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.hosted import Sight
from bot.model import Happening
from bot.panels.model import Panel
from bot.szczesc.panels.channel import account, buttons, call, news
from bot.szczesc.panels.deeds import DEEDS
from bot.szczesc.panels.draws import draft_panel, fill_panel, hand_panel, keep_panel, rest_panel, return_panel
from bot.szczesc.panels.look import SzLook
from bot.szczesc.panels.mining import mining_panel, plan_panel
from bot.szczesc.panels.places import KINDS, confirm_panel, kind_panel, play_panel
from bot.szczesc.panels.sights import board_panel, onward, orders_panel, shaft_panel, standings_panel
from engine.szczesc.box import SPACE

__all__ = [
    "BOARD", "BY_LETTER", "BY_PHASE", "DEEDS", "EXAMPLE", "LESSON_PICTURES", "OWN_PICTURE", "SIGHTS", "account", "buttons",
    "call", "letter", "news", "onward", "opening_letter",
]  # fmt: skip

BOARD = "board"
OWN_PICTURE = "shaft"
BY_LETTER = "draft"
LESSON_PICTURES: Mapping[int, str] = {1: "board", 2: "shaft"}
EXAMPLE = (4, 18)
BY_PHASE: Mapping[str, Callable[[SzLook, str], Panel]] = {
    "draft": draft_panel,
    "place": play_panel,
    "mine": mining_panel,
    "fill": fill_panel,
    "choose": keep_panel,
    "rest": rest_panel,
    "return": return_panel,
}


def letter(look: SzLook, where: str) -> Panel:
    """The display for whoever picks, and for the others their hand so far."""
    if look.on_turn:
        return draft_panel(look, look.say("dm-turn", channel=where))
    assert look.view.turn is not None
    waiting = look.say("draft-waiting", who=look.names[look.view.turn])
    return hand_panel(look, f"{look.say('dm-draft', channel=where)}\n{waiting}")


def opening_letter(look: SzLook, happenings: Sequence[Happening], where: str) -> Panel | None:
    """One's hand when the draft is over."""
    ended = any(event.kind == "draft_ended" for happening in happenings for event in happening.events)
    return hand_panel(look, look.say("dm-begins", channel=where)) if ended else None


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() else None


def _own_shaft(look: SzLook, value: str, argument: str) -> Panel:
    assert look.seat is not None
    return shaft_panel(look, look.seat)


def _shaft(look: SzLook, value: str, argument: str) -> Panel:
    seat = _number(value)
    return shaft_panel(look, seat if seat is not None and seat < look.view.seats else look.seat or 0)


def _kind(look: SzLook, value: str, argument: str) -> Panel:
    return kind_panel(look, value) if look.view.phase == "place" and value in KINDS else BY_PHASE[look.view.phase](look, "")


def _place(look: SzLook, value: str, argument: str) -> Panel:
    return confirm_panel(look, value) if look.view.phase == "place" and value in SPACE else BY_PHASE[look.view.phase](look, "")


SIGHTS: Mapping[str, Sight] = {
    "kind": Sight(_kind, on_turn=True),
    "place": Sight(_place, on_turn=True),
    "hand": Sight(lambda look, value, argument: hand_panel(look), own=True),
    "my_shaft": Sight(_own_shaft, own=True),
    "shaft": Sight(_shaft),
    "plan": Sight(lambda look, value, argument: plan_panel(look, _number(value)), own=True),
    "plans": Sight(lambda look, value, argument: plan_panel(look, _number(argument), _number(value)), own=True),
    "orders": Sight(lambda look, value, argument: orders_panel(look)),
    "standings": Sight(lambda look, value, argument: standings_panel(look)),
    "board": Sight(lambda look, value, argument: board_panel(look)),
}
