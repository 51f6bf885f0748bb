"""Before the game: who sits at the table, what is agreed, and how one gets in."""

from __future__ import annotations

from bot.automats import AUTOMATS
from bot.model import HOUR, Table
from bot.panels.look import Look
from bot.panels.model import Option, Panel, Select, panel
from bot.texts import mention
from bot.texts.words import automat_label
from engine.rng import commitment
from render.theme import SEATS

SEAL = 12  # characters of the seal that the lobby shows; the whole of it stands in the record
DISMISS = "-"  # before the number of an automat's seat in the select


def seal(table: Table) -> str:
    """What is published of the seed before the game, so that nobody can choose another one afterwards."""
    return commitment(table.seed)[:SEAL]


def settings_line(look: Look) -> str:
    """Clock, language, deliveries and seal."""
    table = look.table
    clock = look.say("clock-none") if table.clock is None else look.say("table-clock", hours=table.clock // HOUR)
    return look.say(
        "table-settings",
        clock=clock,
        language=look.say(f"language-{table.language}"),
        deliveries=look.say("deliveries-open" if table.options.get("open_deliveries") else "deliveries-closed"),
        seal=seal(table),
    )


def lobby_panel(look: Look, note: str = "") -> Panel:
    """The open table, for the channel and for whoever asks."""
    table = look.table
    taken, least, most = len(table.seats), table.game.seats[0], table.room
    return panel(
        note,
        look.say("table-title", who=mention(table.host)),
        "\n".join([look.say("table-seats", taken=taken, most=most), *(_seat_line(look, seat) for seat in range(taken))]),
        settings_line(look),
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
        options += [Option(name, look.say("automat-add", automat=automat_label(name, look.lang))) for name in AUTOMATS]
    for number, seat in enumerate(look.table.seats):
        if seat.person is None:
            options.append(Option(f"{DISMISS}{number}", look.say("automat-dismiss", automat=look.plain_names[number])))
    return Select(look.to("automat"), look.say("choose-automat"), tuple(options))
