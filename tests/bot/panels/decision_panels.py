"""Every private panel of three games as its player sees it, at busy moments of a game: decisions, and ways to look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from bot.games.szczesc.panels import places
from bot.games.szczesc.panels.mining import mining_panel, plan_panel, steps_panel
from bot.panels.components import Panel
from bot.panels.current_panel import current_panel, with_way_back
from bot.panels.game_module import GAME_MODULES
from bot.panels.info_panels import lesson_panel
from bot.panels.reader_view import ReaderView
from bot.tables.log_entries import LogEntry
from bot.tables.undo import UndoPlan
from engine.kopalnie import KOPALNIE
from engine.niemcy import NIEMCY
from engine.niemcy.box import TRACK
from engine.szczesc import SZCZESC
from engine.szczesc.state import State
from tests.bot.games.kopalnie.games import table_in
from tests.bot.games.niemcy.tables import table_in as niemcy_table
from tests.bot.panels.made_tables import happened, mover, table_of
from tests.engine import positions as szczesc
from tests.engine.kopalnie import positions as kopalnie
from tests.engine.niemcy import positions as niemcy

Shown = tuple[str, Panel]


def decision_panels(lang: str) -> Iterator[Shown]:
    """Names and panels, of all games."""
    yield from szczesc_panels(lang)
    yield from kopalnie_panels(lang)
    yield from niemcy_panels(lang)


def look_panels(lang: str) -> Iterator[Shown]:
    """What a player on turn can look at, what one sees who waits, and the pages that need no table."""
    orders = szczesc.empty("H-GG", "L-YBGK", "W-GG") | szczesc.complete("W-YYY", "C-KK")
    busy = szczesc.position(4, shafts={0: szczesc.shaft(pending=orders), 1: szczesc.shaft(pending=szczesc.empty("H-Y", "C-BB"))})
    digging = kopalnie.position(5, kept={0: ["two_trails", "lantern"]}, tiles={0: "A1 A2 B1 C3 D4", 1: "E1 F2"}, picks={"A": 4})
    for name, table in (("szczesc", table_of(busy)), ("kopalnie", table_in(digging))):
        reader = ReaderView(table, 0, lang)
        for verb, page in GAME_MODULES[name].panels.INFO_PAGES.items():
            if not page.on_turn:
                yield f"{name}-look-{verb}", with_way_back(reader, page.show(reader, "", ""))
        waiting = replace(reader, seat=1, since=_busy_round() if name == "szczesc" else _busy_digs())
        yield f"{name}-look-waiting", current_panel(waiting, undo_plan=UndoPlan(1, free=False, actions=1))
        for number in range(GAME_MODULES[name].texts.LESSONS):
            yield f"{name}-lesson-{number + 1}", lesson_panel(reader.to("how"), lang, name, number)


def szczesc_panels(lang: str) -> Iterator[Shown]:
    """The draft, a turn with every kind of place, mining, a draw, and coal that runs out."""

    def reader(state: State) -> ReaderView:
        return replace(mover(state, lang), since=_busy_round())

    draft = SZCZESC.setup(4, SZCZESC.deal(Random(4), 4, {}), {})
    yield "szczesc-draft", current_panel(reader(draft))
    full = szczesc.shaft(
        pending=szczesc.empty("H-GG", "L-YBGK", "W-GG") | szczesc.complete("W-YYY", "C-KK"),
        carts={"G": "GGG", "Y": "YY"},
        store="KB",
    )
    busy = szczesc.position(
        4,
        money={0: 40},
        shafts={0: full},
        standing={"workshop 3": (1, 2), "mine 10": (2, 1), "money 6": (0, 2), "order 2": (3, 1)},
    )
    yield "szczesc-play", current_panel(reader(busy))
    poor = szczesc.position(3, money={0: 0}, tile_stack=[], miners={0: 1})
    yield "szczesc-play-poor", current_panel(reader(poor))
    for kind in places.KINDS:
        yield f"szczesc-{kind}", places.kind_panel(reader(busy), kind)
    yield "szczesc-confirm", places.confirm_panel(reader(busy), "workshop 3")
    yield "szczesc-confirm-draw", places.confirm_panel(reader(busy), "order draw")
    mining = szczesc.under_way(busy, "mine 10")
    yield "szczesc-plans", current_panel(reader(mining))
    yield "szczesc-plans-3", mining_panel(reader(mining), shown=2)
    yield "szczesc-by-hand", steps_panel(reader(mining))
    SZCZESC.apply(mining, 0, SZCZESC.parse("@3"))
    yield "szczesc-underground", current_panel(reader(mining))
    crowd = szczesc.shaft(
        cage="YBGKY",
        store="YBGKYBGK",
        pending=szczesc.empty("L-YBGK", "H-YBGK", "W-YBGK", "C-YBGK", "H-Y", "H-B", "H-G", "H-K", "W-Y"),
    )
    crowded = szczesc.under_way(szczesc.position(4, shafts={0: crowd}), "mine 10")
    yield "szczesc-crowded", steps_panel(reader(crowded))
    waiting = szczesc.position(3, turn=1, shafts={0: szczesc.shaft(pending=szczesc.empty("H-GG", "L-YBGK"), carts={"G": "GGG"})})
    yield "szczesc-plan", plan_panel(ReaderView(table_of(waiting), 0, lang), 10, 0)
    for space in ("workshop draw", "order draw"):
        drawing = szczesc.position(3, money={0: 3})
        for action in (space, "keep none", "top"):
            SZCZESC.apply(drawing, 0, SZCZESC.parse(action))
            yield f"szczesc-{space.split()[0]}-{drawing.phase}", current_panel(reader(drawing))
    short = szczesc.position(3, workshop={3: "G2L"}, money={0: 9}, supply={"Y": 2, "B": 2, "G": 0, "K": 3})
    SZCZESC.apply(short, 0, SZCZESC.parse("workshop 3"))
    yield "szczesc-fill", current_panel(reader(short))


@cache
def _busy_round() -> tuple[LogEntry, ...]:
    """More than the few lines above a panel can tell, so that it has the button for all of it."""
    entries: list[LogEntry] = []
    state = szczesc.position(3)
    for line in ("money 6", "money 5", "money 4", "mine 10", "mine 8", "mine 6", "order 2"):
        seat = state.turn or 0
        state, events = szczesc.story(state, line)
        entries += happened(*events, seat=seat)
    return tuple(entries)


def kopalnie_panels(lang: str) -> Iterator[Shown]:
    """The missions, a dig with every card that comes before it, a roll, a guess and coins to lay."""
    choosing = KOPALNIE.setup(4, kopalnie.deal(4), {})
    yield "kopalnie-missions", current_panel(ReaderView(table_in(choosing), 0, lang))
    cards = {0: ["two_trails", "spare_pick", "lantern", "new_hope", "gold_nugget"]}
    star = "dig A roll 4"  # a tile that brings a chance card
    decisions = {
        "dig": kopalnie.position(5, kept=cards, lying={"A4": 5}, picks={"A": 2, "F": 5}),
        "rolled": kopalnie.play(kopalnie.position(4, kept={0: ["lantern", "new_hope"]}), "dig A roll 3"),
        "guess": kopalnie.play(kopalnie.position(4, deck=["lucky_guess"]), star),
        "lay": kopalnie.play(kopalnie.position(4, deck=["gold_vein"]), star),
        "coin": kopalnie.play(kopalnie.position(4, deck=["gold_vein"]), star, "lay B"),
    }
    for name, state in decisions.items():
        yield f"kopalnie-{name}", current_panel(ReaderView(table_in(state), 0, lang, _busy_digs()))


@cache
def _busy_digs() -> tuple[LogEntry, ...]:
    entries: list[LogEntry] = []
    state = kopalnie.position(4)
    for mine in "BCDEFGH":
        seat = state.turn or 0
        state, events = kopalnie.story(state, f"dig {mine} roll 1")
        entries += happened(*events, seat=seat)
    return tuple(entries)


def niemcy_panels(lang: str) -> Iterator[Shown]:
    """Announcing, the first tickets, a turn with a plan, a claim in its three steps, tickets in the last round; and looks."""
    first = NIEMCY.setup(3, niemcy.deal(3, passengers="RKGYBW"), {})
    yield "niemcy-announce", current_panel(ReaderView(niemcy_table(first), 0, lang))
    for seat in range(3):
        NIEMCY.apply(first, seat, NIEMCY.parse("tickets 2+2"))
    yield "niemcy-choose", current_panel(ReaderView(niemcy_table(first), 0, lang))
    busy = niemcy.position(
        3,
        hands={0: "RRRLLLKKKKBBYYGGPPOOWW"},
        display="RGKLB",
        tickets={0: "BER-BRM BER-CHE KOL-NUR LIN-DK MUC-MUS"},
        tracks={0: "HAV-MAG FRA-KAS/B", 1: "BER-HAM/B MUC-NUR/K", 2: "FRA-MAI"},
        stations={"BER": "BGRWY", "MAG": "Y", "HAM": "RKGB", "MUC": "RGYB"},
        passengers={0: "BRR", 1: "BRRGY", 2: "WWK"},
        cars={0: 38, 1: 30, 2: 41},
    )
    reader = ReaderView(niemcy_table(busy), 0, lang)
    yield "niemcy-play", current_panel(reader)
    pages, track = GAME_MODULES["niemcy"].panels.INFO_PAGES, str(TRACK["BER-MAG"].number)
    yield "niemcy-claim", pages["claim"].show(reader, "", "")
    yield "niemcy-pay", pages["route"].show(reader, track, "")
    yield "niemcy-confirm", pages["pay_with"].show(reader, "0", track)
    yield "niemcy-mix", pages["tickets"].show(reader, "", "")
    yield "niemcy-second", current_panel(ReaderView(niemcy_table(niemcy.play(busy, "draw R")), 0, lang))
    drawn = ReaderView(niemcy_table(niemcy.play(busy, "tickets 2+2")), 0, lang)
    yield "niemcy-keep", pages["sets"].show(drawn, "14", "")
    for verb, page in pages.items():
        if not page.on_turn:
            yield f"niemcy-look-{verb}", with_way_back(reader, page.show(reader, "", ""))
