"""What people see and press in this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.goldmine.panels.acting import act_panel
from bot.games.goldmine.panels.action_handlers import ACTION_HANDLERS
from bot.games.goldmine.panels.channel_news import buttons, final_blocks, news_blocks, turn_line
from bot.games.goldmine.panels.deciding import chase_panel, drop_panel
from bot.games.goldmine.panels.info_panels import hand_panel, mine_panel, navigation_buttons, standings_panel
from bot.games.goldmine.panels.laying import build_panel, put_panel
from bot.games.goldmine.panels.reader_view import GoldMineReaderView
from bot.games.goldmine.panels.turn_panel import move_panel
from bot.games.goldmine.panels.walking import passage_panel, walk_panel
from bot.panels.components import Panel
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
]

BOARD = "mine"
OWN_PICTURE = None
PRIVATE_CHOICE_PHASES: frozenset[str] = frozenset()
LESSON_PICTURES: Mapping[int, str] = {0: "board", 1: "players"}
EXAMPLE = (3, 36)
BY_PHASE: Mapping[str, Callable[[GoldMineReaderView, str], Panel]] = {
    "build": build_panel,
    "move": move_panel,
    "put": put_panel,
    "walk": walk_panel,
    "passage": passage_panel,
    "act": act_panel,
    "drop": drop_panel,
    "chase": chase_panel,
}


def private_choice_message(reader: GoldMineReaderView, where: str) -> Panel:
    """Nothing is chosen in secret here; the hand is what only its owner sees."""
    return hand_panel(reader, where)


def private_choices_ended(reader: GoldMineReaderView, entries: Sequence[LogEntry], where: str) -> Panel | None:
    """There were none."""
    return None


INFO_PAGES: Mapping[str, InfoPage] = {
    "hand": InfoPage(lambda reader, value, argument: hand_panel(reader), own=True),
    "standings": InfoPage(lambda reader, value, argument: standings_panel(reader)),
    "mine": InfoPage(lambda reader, value, argument: mine_panel(reader)),
}
