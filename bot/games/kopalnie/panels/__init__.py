"""What people see and press in this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.kopalnie.panels.action_handlers import ACTION_HANDLERS
from bot.games.kopalnie.panels.chance_card_panels import coin_mine_panel, coin_tile_panel, guess_panel
from bot.games.kopalnie.panels.channel_news import buttons, final_blocks, news_blocks, turn_line
from bot.games.kopalnie.panels.digging import dig_panel, rolled_panel
from bot.games.kopalnie.panels.info_panels import collection_panel, mines_panel, navigation_buttons, standings_panel
from bot.games.kopalnie.panels.missions import hand_panel, missions_panel
from bot.games.kopalnie.panels.reader_view import KopalnieReaderView
from bot.panels.components import Panel, small_number
from bot.panels.game_module import InfoPage
from bot.tables.log_entries import LogEntry

__all__ = [
    "ACTION_HANDLERS",
    "BOARD",
    "BY_PHASE",
    "EXAMPLE",
    "INFO_PAGES",
    "LESSON_PICTURES",
    "OWN_PICTURE",
    "PRIVATE_CHOICE_PHASES",
    "buttons",
    "final_blocks",
    "navigation_buttons",
    "news_blocks",
    "private_choice_message",
    "private_choices_ended",
    "turn_line",
]  # fmt: skip

BOARD = "mines"
OWN_PICTURE = "collection"
PRIVATE_CHOICE_PHASES = frozenset({"missions"})
LESSON_PICTURES: Mapping[int, str] = {0: "board", 1: "rolls", 2: "collection"}
EXAMPLE = (2, 24)
BY_PHASE: Mapping[str, Callable[[KopalnieReaderView, str], Panel]] = {
    "missions": missions_panel,
    "dig": dig_panel,
    "rolled": rolled_panel,
    "guess": guess_panel,
    "coin_mine": coin_mine_panel,
    "coin_tile": coin_tile_panel,
}


def private_choice_message(reader: KopalnieReaderView, where: str) -> Panel:
    """The missions to choose from, and for those who have chosen theirs."""
    if reader.on_turn:
        return missions_panel(reader, reader.say("dm-missions", channel=where))
    return hand_panel(reader, reader.say("dm-waiting", channel=where))


def private_choices_ended(reader: KopalnieReaderView, entries: Sequence[LogEntry], where: str) -> Panel | None:
    """The message after the secret choice, also for the player who chose last."""
    chosen = any(event.kind == "chosen_mission" for entry in entries for event in entry.events)
    return hand_panel(reader, reader.say("dm-begins", channel=where)) if chosen else None


def _collection(reader: KopalnieReaderView, value: str, argument: str) -> Panel:
    seat = small_number(value)
    return collection_panel(reader, reader.seat or 0 if seat is None or seat >= reader.view.seats else seat)


INFO_PAGES: Mapping[str, InfoPage] = {
    "hand": InfoPage(lambda reader, value, argument: hand_panel(reader), own=True),
    "collection": InfoPage(_collection),
    "standings": InfoPage(lambda reader, value, argument: standings_panel(reader)),
    "mines": InfoPage(lambda reader, value, argument: mines_panel(reader)),
}
