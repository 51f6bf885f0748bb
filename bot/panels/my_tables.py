"""A person's tables on all servers: what waits there, and a link to each; and after a turn the next one that waits.

The list belongs to no table, so its addresses name none.
"""

from __future__ import annotations

from bot.panels.components import Address, Button, Panel, PressResult, panel, small_number
from bot.service.table_service import TableService
from bot.tables.my_tables import MovableTable, MyTable
from bot.texts import plain_name, say, say_in
from engine.games import GAMES

VERB = "tables"
PAGE_SIZE = 10


async def my_tables_press(tables: TableService, person: int, address: Address, lang: str) -> PressResult:
    """A page of the list, as it is now."""
    return PressResult(my_tables_panel(await tables.tables_of(person), lang, small_number(address.argument) or 0))


def my_tables_panel(tables: list[MyTable], lang: str, page: int = 0) -> Panel:
    """All tables of one person, ten on a page."""
    if not tables:
        return panel(say(lang, "tables-none"), (_to(0, say(lang, "btn-refresh")),))
    pages = -(-len(tables) // PAGE_SIZE)
    page = min(page, pages - 1)
    title = say(lang, "tables-title", count=len(tables), waiting=sum(one.waits for one in tables))
    if pages > 1:
        title += " · " + say(lang, "tables-page", page=page + 1, pages=pages)
    lines = [_line(one, lang) for one in tables[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]]
    turns = [_to(page - 1, say(lang, "btn-back"))] if page else []
    turns += [_to(page + 1, say(lang, "btn-forward"))] if page + 1 < pages else []
    return panel(title, "\n".join(lines), (*turns, _to(page, say(lang, "btn-refresh"))))


async def next_table_line(tables: TableService, person: int, lang: str, besides: int) -> str:
    """The next table that waits for this person, with a link; empty: there is none but the one ``besides`` which they are."""
    waiting = [one for one in await tables.waiting_tables(person) if one.table != besides]
    if not waiting:
        return ""
    one = waiting[0]
    return _with_link(say(lang, "next-table", game=_game(one, lang), where=_where(one, lang), todo=_todo(one, lang)), one, lang)


def table_link(one: MyTable) -> str:
    """The address of the table's newest message; before there is one, of its channel."""
    server = one.place.server or "@me"
    message = f"/{one.message}" if one.message is not None else ""
    return f"https://discord.com/channels/{server}/{one.place.channel}{message}"


def movable_label(one: MovableTable, channel: str | None, lang: str) -> str:
    """A table that can be moved, in a list of plain texts; ``channel``: its name, if it is known."""
    where = say(lang, "tables-lost-channel") if one.lost or channel is None else channel
    names = ", ".join(map(plain_name, one.names))
    return f"{say_in(one.game)(lang, 'game-title')} · {where} · {names}"


def _to(page: int, label: str) -> Button:
    return Button(Address(0, 0, VERB, str(page)), label)


def _line(one: MyTable, lang: str) -> str:
    if one.waits:
        line = say(lang, "tables-waits", game=_game(one, lang), where=_where(one, lang), todo=_todo(one, lang))
    elif one.status == "lost":
        return say(lang, "tables-lost", game=_game(one, lang))
    elif one.status in ("running", "resting"):
        line = say(
            lang, "tables-runs" if one.status == "running" else "tables-rests", game=_game(one, lang), where=_where(one, lang)
        )
    else:
        most = one.seats_wanted or GAMES[one.game].seats[-1]
        line = say(lang, "tables-open", game=_game(one, lang), where=_where(one, lang), taken=one.seats, most=most)
    return _with_link(line, one, lang)


def _with_link(line: str, one: MyTable, lang: str) -> str:
    deadline = "" if one.deadline is None or not one.waits else f" · <t:{one.deadline}:R>"
    return f"{line}{deadline} · [{say(lang, 'tables-link')}]({table_link(one)})"


def _game(one: MyTable, lang: str) -> str:
    return say_in(one.game)(lang, "game-title")


def _where(one: MyTable, lang: str) -> str:
    return f"<#{one.place.channel}>" if one.place.server else say(lang, "tables-here")


def _todo(one: MyTable, lang: str) -> str:
    """What is to be decided, in a few words: a question in common ones, a turn in those of the game for its phase."""
    return say_in(one.game)(lang, f"todo-{one.what}" if one.kind == "turn" else f"todo-{one.kind}")
