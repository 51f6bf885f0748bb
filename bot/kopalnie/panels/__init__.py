"""What people see and press in this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.hosted import Sight
from bot.kopalnie.panels.channel import account, buttons, call, news
from bot.kopalnie.panels.coins import coin_mine_panel, coin_tile_panel, guess_panel
from bot.kopalnie.panels.deeds import DEEDS
from bot.kopalnie.panels.digging import dig_panel, rolled_panel
from bot.kopalnie.panels.look import KoLook
from bot.kopalnie.panels.missions import hand_panel, missions_panel
from bot.kopalnie.panels.sights import collection_panel, mines_panel, onward, standings_panel
from bot.model import Happening
from bot.panels.model import Panel

__all__ = [
    "BOARD", "BY_LETTER", "BY_PHASE", "DEEDS", "EXAMPLE", "LESSON_PICTURES", "OWN_PICTURE", "SIGHTS", "account", "buttons",
    "call", "letter", "news", "onward", "opening_letter",
]  # fmt: skip

BOARD = "mines"
OWN_PICTURE = "collection"
BY_LETTER = "missions"
LESSON_PICTURES: Mapping[int, str] = {1: "board", 2: "collection"}
EXAMPLE = (2, 24)
BY_PHASE: Mapping[str, Callable[[KoLook, str], Panel]] = {
    "missions": missions_panel,
    "dig": dig_panel,
    "rolled": rolled_panel,
    "guess": guess_panel,
    "coin_mine": coin_mine_panel,
    "coin_tile": coin_tile_panel,
}


def letter(look: KoLook, where: str) -> Panel:
    """The missions to choose from, and for those who have chosen theirs."""
    if look.on_turn:
        return missions_panel(look, look.say("dm-missions", channel=where))
    return hand_panel(look, look.say("dm-waiting", channel=where))


def opening_letter(look: KoLook, happenings: Sequence[Happening], where: str) -> Panel | None:
    """Whoever chose last is told like all the others."""
    chosen = any(event.kind == "chosen_mission" for happening in happenings for event in happening.events)
    return hand_panel(look, look.say("dm-begins", channel=where)) if chosen else None


def _collection(look: KoLook, value: str, argument: str) -> Panel:
    seat = int(value) if value.isdecimal() else look.view.seats
    return collection_panel(look, seat if seat < look.view.seats else look.seat or 0)


SIGHTS: Mapping[str, Sight] = {
    "hand": Sight(lambda look, value, argument: hand_panel(look), own=True),
    "collection": Sight(_collection),
    "standings": Sight(lambda look, value, argument: standings_panel(look)),
    "mines": Sight(lambda look, value, argument: mines_panel(look)),
}
