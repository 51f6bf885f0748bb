"""Promise 8, secrets: with everything hidden exchanged in a copy of the position, nothing that a reader sees changes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.panels.channel_panels import channel_panel
from bot.panels.components import Panel
from bot.panels.current_panel import current_panel
from bot.panels.game_module import GAME_MODULES
from bot.panels.reader_view import ReaderView, ReaderViewOf
from bot.tables.table import Table
from engine.contract import GameDefaults, Json, Seat
from engine.games import GAMES
from render.picture_registry import strips_of
from tests.bot.panels.panel_players import texts_of
from tests.bot.table_harness import TableHarness
from tests.conformance.games import HOSTED, RULES, act_somehow, begin, every_game
from tests.slow_parts import slow_but

HIDING = [name for name in HOSTED if type(RULES[name]).determinize is not GameDefaults.determinize]  # games with secrets


def everything(table: Table, seat: Seat | None, lang: str) -> list[Panel]:
    """All panels that somebody in this seat, or a spectator, can open without pressing anything that acts."""
    reader: ReaderView = ReaderViewOf(table, seat, lang)
    module = GAME_MODULES[table.game_name].panels
    shown = [current_panel(reader)]
    if seat is None:
        shown.append(channel_panel(reader, []))
    for page in module.INFO_PAGES.values():
        if (page.own or page.on_turn) and (seat is None or (page.on_turn and not reader.on_turn)):
            continue
        for value in ("", *map(str, range(len(table.seats)))):
            shown.append(page.show(reader, value, value))
    return shown


def alt_texts(panels: list[Panel]) -> list[str]:
    return [
        strip.describe(picture.scene)
        for shown in panels
        for picture in shown.pictures
        for strip in strips_of(picture.kind, picture.scene)
    ]


def hiding_options(game: str) -> dict[str, Json]:
    """The options with which something is hidden from the first moment: none, where that is so anyway."""
    rules, seats = GAMES[game], GAMES[game].seats[0]
    for options in ({}, *({name: value} for name, values in rules.options.items() for value in values[1:])):
        if rules.check_options(seats, options) is None:
            state = rules.setup(seats, rules.deal(Random(1), seats, options), options)
            if rules.determinize(rules.observe(state, None), Random(2)) != state:
                return options
    return {}


@pytest.mark.parametrize(
    ("game", "every"),
    slow_but([(game, 48) for game in HIDING if game != "niemcy"], [(game, every) for game in HIDING for every in (48, 6)]),
)
async def test_what_is_hidden_changes_nothing_that_a_reader_sees(hall: TableHarness, game: str, every: int) -> None:
    rng = Random(5)
    table = await begin(hall, game, options=hiding_options(game))
    exchanged = 0
    for number in range(96):
        found = await hall.look(table)
        if found.status != "running":
            break
        if number % every == 0 or found.game.phase(found.state) in GAME_MODULES[game].panels.PRIVATE_CHOICE_PHASES:
            for seat in (None, *range(len(found.seats)))[:: 1 + number % 2]:
                other = found.game.determinize(found.game.observe(found.state, seat), rng)
                exchanged += other != found.state
                lang = ("pl", "en", "de")[number % 3]
                truth = everything(found, seat, lang)
                copy = everything(replace(found, state=other), seat, lang)
                assert copy == truth
                assert texts_of(copy) == texts_of(truth)
                assert alt_texts(copy) == alt_texts(truth)
        await act_somehow(hall, table)
    assert exchanged > 60 // every


@every_game
async def test_no_event_for_one_seat_reaches_another_reader(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    for _ in range(60):
        if (await hall.look(table)).status != "running":
            break
        await act_somehow(hall, table)
    for viewer in (None, 0, 1):
        for entry in await hall.tables.since(table, 0, viewer):
            assert entry.kind != "act" or not entry.text, "the texts of actions stay inside"
            assert all(event.only_for in (None, viewer) for event in entry.events)
