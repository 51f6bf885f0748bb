"""Tables of Niemcy in any position, and what somebody sees there."""

from __future__ import annotations

from bot.panels.components import Panel
from bot.panels.current_panel import current_panel
from bot.panels.reader_view import ReaderView
from bot.tables.table import Table
from engine.niemcy import State
from tests.bot.panels.made_tables import table_of

GAME = "niemcy"


def table_in(state: State) -> Table:
    """A table in this position."""
    return table_of(state, game_name=GAME, options={})  # type: ignore[arg-type]


def reader_of(state: State, seat: int | None = 0, lang: str = "en") -> ReaderView:
    return ReaderView(table_in(state), seat, lang)


def panel_of(state: State, seat: int | None = 0, lang: str = "en") -> Panel:
    return current_panel(reader_of(state, seat, lang))


def labels(panel: Panel, verb: str) -> list[str]:
    """The buttons of a verb that can be pressed."""
    return [button.label for button in panel.buttons if button.address.verb == verb and not button.disabled]
