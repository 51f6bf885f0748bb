"""Before the game: who sits at the table, what is agreed, and how one gets in."""

from __future__ import annotations

from bot.panels.components import Panel, Select, SelectOption, panel
from bot.panels.reader_view import ReaderView
from bot.tables.pace import in_one_sitting
from bot.tables.table import Table
from bot.texts import mention
from bot.texts.emoji_tokens import emoji_token
from bot.texts.formatting import automat_label, automat_option, listing, pace_label
from engine.contract import Json
from engine.players import registry
from engine.players.registry import advised
from engine.rng import commitment
from render.theme import SEATS

COMMITMENT_LENGTH = 24  # characters of the commitment that the lobby shows: too many for another seed to be found that has them
DISMISS = "-"  # before the number of an automat's seat in the select


def seed_commitment_label(table: Table) -> str:
    """What is published of the seed before the game, so that nobody can choose another one afterwards."""
    return commitment(table.sealed)[:COMMITMENT_LENGTH]


def settings_line(reader: ReaderView) -> str:
    """Clock, language, advice, and the options of the game."""
    table = reader.table
    clock, language = pace_label(table.clock, reader.lang), reader.say(f"language-{table.language}")
    agreed = [reader.say("table-settings", clock=clock, language=language)]
    if table.weekends and table.clock is not None and not in_one_sitting(table.clock):
        agreed.append(reader.say("table-weekends"))
    if advised(table.game_name):
        agreed.append(reader.say("table-advice-yes" if table.advice else "table-advice-no"))
    if table.keep_pictures:
        agreed.append(reader.say("table-keeps-pictures"))
    for name, value in table.options.items():
        agreed.append(reader.say(f"option-{name}-{option_text_key(value)}"))
    return " · ".join(agreed)


def option_text_key(value: Json) -> str:
    """The value of a game's option as it stands in the key of its text."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def lobby_panel(reader: ReaderView, note: str = "") -> Panel:
    """The open table, for the channel and for whoever asks."""
    table = reader.table
    taken, least, most = len(table.seats), table.game.seats[0], table.room
    return panel(
        note,
        *lobby_lines(reader),
        _readiness(reader, taken, least),
        (
            reader.button("join", style="primary", disabled=taken >= most),
            reader.button("leave"),
            reader.button("start", style="success", disabled=taken not in table.game.seats),
            reader.button("how"),
            reader.button("settings"),
        ),
        _automats(reader, taken < most),
    )


def lobby_lines(reader: ReaderView) -> list[str]:
    """Who sits at the table, what is agreed, and the commitment to the seed, which stays public when the game has begun."""
    table, taken = reader.table, len(reader.table.seats)
    return [
        reader.say("table-title", who=mention(table.host)),
        "\n".join(
            [reader.say("table-seats", taken=taken, most=table.room), *(_seat_line(reader, seat) for seat in range(taken))]
        ),
        f"{settings_line(reader)} · {reader.say('table-seal', seal=seed_commitment_label(table))}",
    ]


def _readiness(reader: ReaderView, taken: int, least: int) -> str:
    """Whether it can begin, or how many are missing."""
    if taken < least:
        return reader.say("table-wait", least=least)
    if taken not in reader.table.game.seats:
        return reader.say("table-other-number", numbers=listing([str(n) for n in reader.table.game.seats], reader.lang, "or"))
    return reader.say("table-ready")


def _seat_line(reader: ReaderView, seat: int) -> str:
    row = reader.table.seats[seat]
    colour = reader.say(f"seat-{SEATS[seat].colour}")
    sign = f"{emoji_token(f'player_{SEATS[seat].colour}')} "
    if row.owner is None and row.automat is not None:
        return sign + reader.say(
            "table-seat-automat", automat=automat_label(row.automat, reader.lang, reader.table.game_name), colour=colour
        )
    return sign + reader.say("table-seat", who=reader.names[seat], colour=colour)


def _automats(reader: ReaderView, room: bool) -> Select:
    """Add an automat, or send one away."""
    options = []
    if room:
        game = reader.table.game_name
        for name in registry.levels(game):
            label = reader.say("automat-add", automat=automat_label(name, reader.lang, game))
            options.append(SelectOption(name, label, automat_option(name, reader.lang, game)[1]))
    for number, seat in enumerate(reader.table.seats):
        if seat.owner is None:
            options.append(SelectOption(f"{DISMISS}{number}", reader.say("automat-dismiss", automat=reader.plain_names[number])))
    return Select(reader.to("automat"), reader.say("choose-automat"), tuple(options))
