"""Before the game: who sits at the table, what is agreed, and how one gets in."""

from __future__ import annotations

from bot.model import HOUR, Table
from bot.panels.look import Look
from bot.panels.model import Option, Panel, Select, panel
from bot.texts import mention
from bot.texts.words import automat_label, automat_option
from engine.contract import Json
from engine.players import registry
from engine.players.advisers import advised
from engine.rng import commitment
from render.theme import SEATS

SEAL = 12  # characters of the seal that the lobby shows; the whole of it stands in the record
DISMISS = "-"  # before the number of an automat's seat in the select


def seal(table: Table) -> str:
    """What is published of the seed before the game, so that nobody can choose another one afterwards."""
    return commitment(table.seed)[:SEAL]


def settings_line(look: Look) -> str:
    """Clock, language, advice, and the options of the game."""
    table = look.table
    clock = look.say("clock-none") if table.clock is None else look.say("table-clock", hours=table.clock // HOUR)
    agreed = [look.say("table-settings", clock=clock, language=look.say(f"language-{table.language}"))]
    if advised(table.game_name):
        agreed.append(look.say("table-advice-yes" if table.advice else "table-advice-no"))
    for name, value in table.options.items():
        agreed.append(look.say(f"option-{name}-{option_word(value)}"))
    return " · ".join(agreed)


def option_word(value: Json) -> str:
    """The value of a game's option as it stands in the key of its text."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def lobby_panel(look: Look, note: str = "") -> Panel:
    """The open table, for the channel and for whoever asks."""
    table = look.table
    taken, least, most = len(table.seats), table.game.seats[0], table.room
    return panel(
        note,
        look.say("table-title", who=mention(table.host)),
        "\n".join([look.say("table-seats", taken=taken, most=most), *(_seat_line(look, seat) for seat in range(taken))]),
        f"{settings_line(look)} · {look.say('table-seal', seal=seal(table))}",
        look.say("table-wait", least=least) if taken < least else look.say("table-ready"),
        (
            look.button("join", style="primary", disabled=taken >= most),
            look.button("leave"),
            look.button("start", style="success", disabled=taken < least),
            look.button("how"),
        ),
        _automats(look, taken < most),
    )


def _seat_line(look: Look, seat: int) -> str:
    row = look.table.seats[seat]
    colour = look.say(f"seat-{SEATS[seat].colour}")
    if row.person is None and row.automat is not None:
        return look.say("table-seat-automat", automat=automat_label(row.automat, look.lang), colour=colour)
    return look.say("table-seat", who=look.names[seat], colour=colour)


def _automats(look: Look, room: bool) -> Select:
    """Add an automat, or send one away."""
    options = []
    if room:
        levels = registry.levels(look.table.game_name)
        for name in levels:
            label = look.say("automat-add", automat=automat_label(name, look.lang))
            options.append(Option(name, label, automat_option(name, look.lang)[1]))
    for number, seat in enumerate(look.table.seats):
        if seat.person is None:
            options.append(Option(f"{DISMISS}{number}", look.say("automat-dismiss", automat=look.plain_names[number])))
    return Select(look.to("automat"), look.say("choose-automat"), tuple(options))
