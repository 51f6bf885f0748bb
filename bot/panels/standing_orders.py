"""Standing orders: of a person, in every game of a kind, each a button that turns to its next value; and of a seat."""

from __future__ import annotations

from bot.panels.components import Address, Button, ButtonRow, Panel, PressResult, panel
from bot.panels.game_module import GAME_MODULES, game_module
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.service.table_service import TableService
from bot.tables.errors import Refused
from bot.tables.person_settings import PersonSettings
from bot.tables.table import Answer, Table
from bot.texts import say_in
from bot.texts.formatting import refusal_sentence

VERB = "order"


def order_buttons(game: str, person: PersonSettings, lang: str, table: Table | None = None, only: str = "") -> ButtonRow:
    """A button for each order of a game, or for one; with a table the press leads back to it."""
    found = []
    for order in GAME_MODULES[game].personal_orders:
        if only in ("", order.name):
            value = person.order(game, order.name) or order.values[0]
            following = order.values[(order.values.index(value) + 1) % len(order.values)] if value in order.values else ""
            address = Address(table.id if table else 0, table.seq if table else 0, VERB, f"{game} {order.name} {following}")
            shown = say_in(game)(lang, value) if value in ("yes", "no") else value
            found.append(Button(address, say_in(game)(lang, f"setting-{order.name}", value=shown)))
    return tuple(found)


def own_order_button(reader: ReaderView, name: str) -> ButtonRow:
    """One order of the reader's, below a decision that it concerns."""
    person = None if reader.seat is None else reader.table.settings_of(reader.seat)
    return () if person is None else order_buttons(reader.table.game_name, person, reader.lang, reader.table, name)


async def order_press(tables: TableService, person: int, address: Address, lang: str) -> PressResult:
    """Set an order to the value that the button names, and show all orders of the game."""
    game, name, value = (*address.argument.split(" "), "", "", "")[:3]
    orders = {order.name: order.values for order in GAME_MODULES[game].personal_orders} if game in GAME_MODULES else {}
    changed = name in orders and value in orders[name]
    settings, note, refused = await tables.person(person), "", ""
    if changed:
        kept = "" if value == orders[name][0] else value
        try:
            settings = await tables.set_own(person, orders=settings.with_order(game, name, kept))
        except Refused as why:
            changed, note, refused = False, refusal_sentence(why.refusal, lang, game), why.refusal.code
    table = await tables.table(address.table)
    game = game if game in GAME_MODULES else next(iter(GAME_MODULES))
    shown = _orders_panel(game, settings, lang, table, note or say_in(game)(lang, "settings-saved"))
    return PressResult(shown, changed=changed, refused=refused, table=table.id if table else None)


async def _set(press: PanelPress, reader: ReaderView, on: bool) -> Answer:
    """Orders of one's own seat, as far as the game knows them."""
    known = [word for word in press.value.split() if word in game_module(reader).seat_orders]
    return await press.tables.set_orders(press.request(), press.address.table, " ".join(known), on=on)


ACTION_HANDLERS: dict[str, ActionHandler] = {
    "give_order": lambda press, reader: _set(press, reader, True),
    "drop_order": lambda press, reader: _set(press, reader, False),
}


def _orders_panel(game: str, person: PersonSettings, lang: str, table: Table | None, note: str) -> Panel:
    return panel(note, order_buttons(game, person, lang, table))
