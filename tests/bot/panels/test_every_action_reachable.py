"""Every decision that the rules allow can be pressed, and every panel that can be opened fits Discord."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games.szczesc.panels import BY_PHASE, places, secret_choices
from bot.games.szczesc.panels import info_panels as szczesc_info_panels
from bot.games.szczesc.panels.mining import plan_panel, steps_panel
from bot.panels import info_panels
from bot.panels.channel_panels import channel_panel
from bot.panels.components import Address, Panel, page_in
from bot.panels.current_panel import current_panel
from bot.panels.reader_view import ReaderView
from engine.szczesc import SZCZESC
from engine.szczesc.box import CECHOWNIA, SPACES
from tests.bot.panels.made_tables import happened, mover, table_of
from tests.bot.panels.panel_players import controls, faults
from tests.engine.positions import empty, position, shaft, under_way
from tests.engine.random_games import TASTES, walk


def offered(reader: ReaderView) -> Iterator[tuple[list[str], Panel]]:
    """Every decision that can be pressed, as the texts of its actions, with the panel that offers it."""
    view, held = reader.view, reader.view.held or ()
    panel = BY_PHASE[view.phase](reader, "")
    pages = [panel]
    if view.phase == "place":
        kinds = [address.argument for address, _ in controls(panel) if address.verb == "kind"]
        pages = [places.kind_panel(reader, kind) for kind in kinds]
        if any(address.argument == SPACES[CECHOWNIA].name for address, _ in controls(panel)):
            yield [SPACES[CECHOWNIA].name], panel
        straight = {value for address, value in controls(panel) if address.verb == "place" and value}
        by_kind = {address.argument for page in pages for address, _ in controls(page) if address.verb == "place"}
        assert straight == by_kind or any(page_in(value) for value in straight), "the list has every open place, or pages"
    if view.phase == "mine":
        pages = [steps_panel(reader)]
        while number := next((number for _, value in controls(pages[-1]) if (number := page_in(value or ""))), 0):
            pages.append(steps_panel(reader, page=number))
    for page in pages:
        for address, value in controls(page):
            what = address.argument if value is None else value
            if page_in(what) is None:
                actions = meaning(address.verb, what, held)
                if actions:
                    yield actions, page


def meaning(verb: str, what: str, held: tuple[str, ...]) -> list[str]:
    """The actions behind a control."""
    if verb in ("place", "step"):
        return [what]
    if verb in ("draft", "fill"):
        return [f"{verb} {what}"]
    if verb == "done":
        return ["stop"]
    rules = {"keep": secret_choices.keep_actions, "rest": secret_choices.rest_actions, "return": secret_choices.return_actions}
    return rules[verb](held, what) if verb in rules else []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("taste", sorted(TASTES))
def test_all_that_is_legal_can_be_pressed(seats: int, taste: str) -> None:
    lang = ["pl", "en", "de"][seats - 2]
    seen = set()
    for number, step in enumerate(walk(SZCZESC, seats, seats, TASTES[taste])):
        phase = step.before.phase
        if phase in ("place", "mine") and number % 7:
            continue  # these are many
        seen.add(phase)
        reader = mover(step.before, lang)
        found = list(offered(reader))
        assert {actions[0] for actions, _ in found} == {str(action) for action in step.legal}
        for actions, panel in found:
            assert faults(panel) == []
            state = SZCZESC.clone(step.before)
            for text in actions:  # those that are sent together are possible together
                assert SZCZESC.explain(state, step.seat, SZCZESC.parse(text)) is None, actions
                SZCZESC.apply(state, step.seat, SZCZESC.parse(text))
    assert seen >= {"draft", "place", "mine"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_panel_that_can_be_opened_fits(seats: int) -> None:
    lang = ["pl", "de", "en"][seats - 2]
    for number, step in enumerate(walk(SZCZESC, seats, seats + 10, TASTES["digger"])):
        if number % 23:
            continue
        table = table_of(step.after, language=lang)
        public = channel_panel(ReaderView(table, None, lang), happened(*step.events, seat=step.seat))
        assert faults(public) == []
        for seat in (*range(seats), None):
            reader = ReaderView(table, seat, lang)
            panels = [
                current_panel(reader, "note"),
                szczesc_info_panels.board_panel(reader),
                szczesc_info_panels.orders_panel(reader),
                szczesc_info_panels.standings_panel(reader),
            ]
            panels += [szczesc_info_panels.shaft_panel(reader, other) for other in range(seats)]
            if seat is not None:
                panels += [plan_panel(reader), plan_panel(reader, 10, 0), secret_choices.hand_panel(reader)]
            for panel in panels:
                assert faults(panel) == []


def test_a_very_full_shaft_still_fits() -> None:
    """As many orders, colours and pairs as a turn of mining can have to choose from."""
    cards = ["L-YBGK", "H-YBGK", "W-YBGK", "C-YBGK", "H-Y", "H-B", "H-G", "H-K", "W-Y", "W-B", "W-G", "W-K"]
    full = shaft(cage="YBGKY", store="YBGKYBGK", pending=empty(*cards))
    reader = mover(under_way(position(4, shafts={0: full}), "mine 10"))
    steps = [text for text in reader.legal if text != "stop"]
    assert len(steps) > 150
    assert {actions[0] for actions, _ in offered(reader)} == set(reader.legal)
    assert all(faults(panel) == [] for _, panel in offered(reader))


def test_no_panel_of_a_draw_names_a_piece_in_an_address() -> None:
    state = position(3)
    for action in ("order draw", "keep none", "top"):
        SZCZESC.apply(state, 0, SZCZESC.parse(action))
        reader = mover(state)
        panel = BY_PHASE[state.phase](reader, "")
        held = set(state.held)
        assert held
        assert not [piece for piece in held for address, _ in controls(panel) if piece in str(address)]


def test_rules_and_lessons_fit_in_every_language() -> None:
    for lang in ("pl", "en", "de"):
        first = info_panels.rules_panel(Address(0, 0, "rules"), lang, "szczesc")
        for option in first.selects[0].options:
            assert faults(info_panels.rules_panel(Address(0, 0, "rules"), lang, "szczesc", option.value)) == []
        pages = [info_panels.lesson_panel(Address(0, 0, "how"), lang, "szczesc", page) for page in range(4)]
        assert len({page.text for page in pages}) == 4
        assert all(faults(page) == [] for page in pages)
