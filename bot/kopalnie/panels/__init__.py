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
from bot.panels.example import example
from bot.panels.model import Block, Panel, Picture
from engine.contract import Event, Seat

__all__ = [
    "DEEDS", "SIGHTS", "account", "buttons", "call", "decide", "in_secret", "lesson_picture", "letter", "meanwhile", "news",
    "onward", "opening_letter", "replayed", "watch",
]  # fmt: skip

LESSON_PICTURES = {1: "board", 2: "collection"}  # by page, from 0
BY_PHASE: Mapping[str, Callable[[KoLook, str], Panel]] = {
    "missions": missions_panel,
    "dig": dig_panel,
    "rolled": rolled_panel,
    "guess": guess_panel,
    "coin_mine": coin_mine_panel,
    "coin_tile": coin_tile_panel,
}


def decide(look: KoLook, note: str = "") -> Panel:
    """The choice of the moment."""
    return BY_PHASE[look.view.phase](look, note)


def meanwhile(look: KoLook) -> Sequence[Block]:
    """One's treasures, or while missions are chosen one's own."""
    return hand_panel(look).blocks if in_secret(look) else (look.picture("collection"), onward(look))


def watch(look: KoLook) -> Sequence[Block]:
    """The mines."""
    return (look.picture("board"), onward(look, "mines"))


def in_secret(look: KoLook) -> bool:
    """Missions are chosen by all at once, out of the others' sight."""
    return look.view.phase == "missions"


def letter(look: KoLook, where: str) -> Panel:
    """The missions to choose from, and for those who have chosen theirs."""
    if look.on_turn:
        return missions_panel(look, look.say("dm-missions", channel=where))
    return hand_panel(look, look.say("dm-waiting", channel=where))


def opening_letter(look: KoLook, happenings: Sequence[Happening], where: str) -> Panel | None:
    """Whoever chose last is told like all the others."""
    chosen = any(event.kind == "chosen_mission" for happening in happenings for event in happening.events)
    return hand_panel(look, look.say("dm-begins", channel=where)) if chosen else None


def replayed(look: KoLook, seat: Seat | None, events: Sequence[Event]) -> Sequence[Block]:
    """The mines, and the treasures of whoever dug."""
    board = look.picture("board", events=events)
    dug = next((event.seat for event in events if event.kind == "dug"), seat)
    return [board] if dug is None else [board, look.picture("collection", dug, events)]


def lesson_picture(page: int, lang: str) -> Picture | None:
    """The mines and a collection go with the pages about them."""
    return example("kopalnie", LESSON_PICTURES[page], lang, seed=2, turns=24) if page in LESSON_PICTURES else None


def _collection(look: KoLook, value: str, argument: str) -> Panel:
    seat = int(value) if value.isdecimal() else look.view.seats
    return collection_panel(look, seat if seat < look.view.seats else look.seat or 0)


SIGHTS: Mapping[str, Sight] = {
    "hand": Sight(lambda look, value, argument: hand_panel(look), own=True),
    "collection": Sight(_collection),
    "standings": Sight(lambda look, value, argument: standings_panel(look)),
    "mines": Sight(lambda look, value, argument: mines_panel(look)),
}
