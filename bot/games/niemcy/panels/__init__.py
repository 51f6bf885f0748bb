"""What people see and press in this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.niemcy.panels import claim_panels
from bot.games.niemcy.panels.action_handlers import ACTION_HANDLERS
from bot.games.niemcy.panels.channel_news import buttons, final_blocks, news_blocks, turn_line
from bot.games.niemcy.panels.info_panels import (
    discards_panel,
    hand_panel,
    legend_panel,
    map_panel,
    navigation_buttons,
    passengers_panel,
    standings_panel,
    track_asked,
)
from bot.games.niemcy.panels.plan_panel import plan_panel, ticked
from bot.games.niemcy.panels.reader_view import NiemcyReaderView
from bot.games.niemcy.panels.ticket_choices import announce_panel, keep_panel, waiting_for_others
from bot.games.niemcy.panels.turn_panel import mix_panel, play_panel, second_card_panel
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

BOARD = "map"
OWN_PICTURE = "hand"
PRIVATE_CHOICE_PHASES = frozenset({"announce", "choose"})
LESSON_PICTURES: Mapping[int, str] = {0: "board", 1: "header", 2: "players"}
EXAMPLE = (4, 60)
BY_PHASE: Mapping[str, Callable[[NiemcyReaderView, str], Panel]] = {
    "announce": announce_panel,
    "choose": keep_panel,
    "turn": play_panel,
    "second": second_card_panel,
    "pay": claim_panels.begun_claim_panel,
    "board": claim_panels.paid_claim_panel,
    "keep": keep_panel,
}


def private_choice_message(reader: NiemcyReaderView, where: str) -> Panel:
    """The choice for whoever has still to make it; the others see their hand."""
    phase = reader.view.phase
    if reader.on_turn:
        return BY_PHASE[phase](reader, reader.say(f"dm-{phase}", channel=where))
    return hand_panel(reader, waiting_for_others(reader))


def private_choices_ended(reader: NiemcyReaderView, entries: Sequence[LogEntry], where: str) -> Panel | None:
    """One's cards and tickets when all have chosen."""
    ended = any(event.kind == "chosen_all" for entry in entries for event in entry.events)
    return hand_panel(reader, reader.say("dm-begins", channel=where)) if ended else None


def _in(phases: str, show: Callable[[NiemcyReaderView, str, str], Panel]) -> InfoPage:
    """A page on the way to a decision; in other phases than these the panel of what is due."""

    def shown(reader: NiemcyReaderView, value: str, argument: str) -> Panel:
        fits = reader.view.phase in phases.split()
        return show(reader, value, argument) if fits else BY_PHASE[reader.view.phase](reader, "")

    return InfoPage(shown, on_turn=True)


_CLAIM = "turn pay board"
INFO_PAGES: Mapping[str, InfoPage] = {
    "claim": _in(_CLAIM, lambda reader, value, argument: claim_panels.start_again(reader)),
    "route": _in(_CLAIM, claim_panels.route_chosen),
    "pay": _in(_CLAIM, claim_panels.pay_page),
    "pay_with": _in(_CLAIM, claim_panels.payment_chosen),
    "whom": _in(_CLAIM, claim_panels.passenger_chosen),
    "tickets": _in("turn", lambda reader, value, argument: mix_panel(reader)),
    "sets": _in("choose keep", lambda reader, value, argument: keep_panel(reader, chosen=small_number(value))),
    "hand": InfoPage(lambda reader, value, argument: hand_panel(reader), own=True),
    "plan": InfoPage(lambda reader, value, argument: plan_panel(reader), own=True),
    "tick": InfoPage(ticked, own=True),
    "map": InfoPage(lambda reader, value, argument: map_panel(reader)),
    "ask": InfoPage(track_asked, own=True),
    "passengers": InfoPage(lambda reader, value, argument: passengers_panel(reader)),
    "discards": InfoPage(lambda reader, value, argument: discards_panel(reader)),
    "standings": InfoPage(lambda reader, value, argument: standings_panel(reader)),
    "legend": InfoPage(lambda reader, value, argument: legend_panel(reader)),
}
