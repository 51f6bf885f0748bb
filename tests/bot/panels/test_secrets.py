"""No secret in what others read: positions that differ only in what is hidden give the same panels."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.games.szczesc.panels import info_panels
from bot.games.szczesc.panels.places import KINDS, kind_panel
from bot.panels.channel_panels import channel_panel
from bot.panels.components import Panel
from bot.panels.current_panel import current_panel
from bot.panels.reader_view import ReaderView
from engine.szczesc import SZCZESC
from engine.szczesc.state import State
from tests.bot.panels.made_tables import happened, table_of
from tests.bot.panels.panel_players import texts_of
from tests.engine.random_games import TASTES, Step, walk


def readable(state: State, seat: int | None, step: Step) -> list[Panel]:
    """All that somebody in this seat, or nobody's, can read."""
    table = table_of(state)
    reader = ReaderView(table, seat, "en")
    panels = [
        current_panel(reader),
        info_panels.board_panel(reader),
        info_panels.orders_panel(reader),
        info_panels.standings_panel(reader),
    ]
    panels += [info_panels.shaft_panel(reader, other) for other in range(state.seats)]
    if seat is None:
        panels.append(channel_panel(reader, happened(*step.events, seat=step.seat)))
    elif reader.on_turn and state.phase == "place":
        panels += [kind_panel(reader, kind) for kind in KINDS]
    return panels


def named(piece: str, text: str) -> bool:
    """Whether a piece is named, and not another whose code begins in the same way."""
    return re.search(rf"\b{re.escape(piece)}\b", text) is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_changes_nothing_that_others_read(seats: int) -> None:
    rng = Random(seats)
    different = 0
    for number, step in enumerate(walk(SZCZESC, seats, seats, TASTES["collector"])):
        if number % 29 and step.after.phase not in ("draft", "choose", "rest", "return"):
            continue
        if step.after.phase == "over":
            continue
        for seat in (None, 0):
            other = SZCZESC.determinize(SZCZESC.observe(step.after, seat), rng)
            different += SZCZESC.to_json(other) != SZCZESC.to_json(step.after)
            assert readable(other, seat, step) == readable(step.after, seat, step)
    assert different > 50


@pytest.mark.parametrize("action", ["workshop draw", "order draw"])
def test_the_pieces_of_a_draw_are_for_one_pair_of_eyes(action: str) -> None:
    """A scan of everything that can be read, besides the comparison above: not one code of a piece in hand."""
    for step in walk(SZCZESC, 3, 5, TASTES["collector" if "order" in action else "buyer"]):
        state = step.after
        if state.phase != "choose":
            continue
        visible = {*state.workshop, *state.orders, *(piece for shaft in state.shafts for piece in (*shaft.pending, *shaft.tiles))}
        secret = [piece for piece in state.held if piece not in visible]
        others = [None, *(seat for seat in range(3) if seat != state.turn)]
        read = texts_of([panel for seat in others for panel in readable(state, seat, step)])
        assert not [piece for piece in secret if named(piece, read)]
        own = texts_of([current_panel(ReaderView(table_of(state), state.turn, "en"))])
        assert all(piece in own for piece in state.held)


def test_nobody_sees_another_hand_during_the_draft() -> None:
    for step in walk(SZCZESC, 3, 8):
        if step.after.phase != "draft":
            return
        for seat, shaft in enumerate(step.after.shafts):
            others = [None, *(other for other in range(3) if other != seat)]
            read = texts_of([panel for other in others for panel in readable(step.after, other, step)])
            assert not [card for card in shaft.pending if named(card, read) and card not in step.after.display]
