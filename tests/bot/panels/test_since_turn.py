"""What a player reads first: what happened since their last turn, what concerns them before the rest, all of it on request."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.panels.components import Address
from bot.panels.current_panel import current_panel
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.panels.since_turn import MAX_LINES, entries_since_turn, fold_equal, names_seat, since_note, touches, turn_lines
from bot.tables.log_entries import LogEntry
from bot.tables.table import Place
from engine.contract import Event
from engine.szczesc import SZCZESC
from render.szczesc.news import news
from tests.bot.panels.made_tables import NOON, table_of
from tests.bot.panels.panel_players import faults
from tests.bot.table_harness import TableHarness
from tests.engine.positions import position

HERE = Place(5, 77)


def placed(seat: int, space: str = "money 1", whose: int | None = None) -> Event:
    miners = 1 if whose is None else 2
    return Event("placed", seat, {"space": space, "miners": miners, "displaced": int(whose is not None), "whose": whose})


def reader_after(*events: Event, seat: int = 0, moved: bool = True) -> ReaderView:
    """A player of four, after these turns of others."""
    table = table_of(position(seats=4), moved={seat: 20} if moved else {})
    entries = [LogEntry(20 + n, "act", event.seat, None, "", NOON, (event,)) for n, event in enumerate(events, 1)]
    return ReaderView(table, seat, "en", tuple(entries))


def test_what_concerns_the_reader_comes_first() -> None:
    reader = reader_after(placed(1, "money 6"), placed(2, "mine 8", whose=0), placed(3, "money 5"))
    title, first, *others = since_note(reader).splitlines()
    assert title == "**Since your last turn**"
    assert "Celina" in first
    assert [("Bartek" in one, "Dorota" in one) for one in others] == [(True, False), (False, True)]


def test_equal_lines_are_folded_into_one() -> None:
    reader = reader_after(placed(1), placed(2), placed(3, "mine 6"))
    _, first, second = since_note(reader).splitlines()
    assert "Bartek" in first
    assert first.endswith("(so did Celina)")
    assert "Dorota" in second


def test_at_most_six_lines_and_the_last_says_that_there_is_more() -> None:
    spaces = ("mine 6", "workshop 1", "order 1", "money 3", "money 4", "money 5", "money 6", "workshop draw")
    turns = [placed(1 + n % 3, space, whose=0 if space == "mine 6" else None) for n, space in enumerate(spaces)]
    _, *lines = since_note(reader_after(*turns)).splitlines()
    assert len(lines) == MAX_LINES
    assert "canteen" in lines[0], "the oldest one concerns the reader, so it stays"
    assert lines[-1] == "-# 3 more: What happened"


def test_before_the_first_turn_it_says_so_far() -> None:
    assert since_note(reader_after(placed(1), moved=False)).splitlines()[0] == "**So far**"
    assert since_note(reader_after()) == ""


def test_a_game_may_say_itself_what_concerns_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.panels.game_module import GAME_MODULES

    reader = reader_after(placed(1), placed(2, "mine 6"))
    assert not any(line.touched for line in turn_lines(reader))
    own = replace(GAME_MODULES["szczesc"], touches=lambda event, seat: event.data["space"] == "mine 6")
    monkeypatch.setitem(GAME_MODULES, "szczesc", own)
    assert [line.touched for line in turn_lines(reader)] == [False, True]
    assert touches(reader, placed(1, "mine 6"))


def test_figures_name_a_seat() -> None:
    assert names_seat(Event("challenged", 1, {"against": 0}), 0)
    assert names_seat(Event("tribute", 1, {"givers": [0, 2]}), 2)
    assert not names_seat(Event("placed", 1, {"whose": None, "miners": 0}), 0)
    assert not names_seat(Event("moved", 0, {"from": 0}), 0), "who acts is not concerned by that"


def test_names_that_begin_alike_are_told_apart() -> None:
    reader = reader_after(placed(1), placed(2))
    table = reader.table.copy()
    table.seats[1].name, table.seats[2].name = "Jan", "Jan Maria"
    (line,) = fold_equal(other := replace(reader, table=table), turn_lines(other))
    assert " Jan sends" in line.text
    assert line.text.endswith("(so did Jan Maria)")


async def press(hall: TableHarness, table: int, person: int, verb: str, argument: str = "") -> object:
    address = Address(table, (await hall.look(table)).seq, verb, argument)
    return (await handle_press(hall.tables, person, address, key=hall.key(), lang="en", place=HERE)).panel


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_private_board_shows_the_last_turn(hall: TableHarness, restarted: bool) -> None:
    table = await hall.past_draft(3)
    first = await hall.turn(table)
    assert (await hall.act(table, "money 6")).ok
    second = await hall.turn(table)
    assert (await hall.act(table, "money 5")).ok
    third = await hall.turn(table)
    assert len({first, second, third}) == 3
    if restarted:
        hall.restart()
    panel = await press(hall, table, third, "board")
    (board,) = panel.pictures  # type: ignore[attr-defined]
    told = news(board.scene)
    assert told.seat == second - 1
    assert told.place == "money 5"
    assert told.text


async def test_on_ones_first_turn_the_panel_tells_what_the_others_did(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    for place in ("money 6", "money 5"):
        assert (await hall.act(table, place)).ok
    panel = await press(hall, table, await hall.turn(table), "play")
    text = panel.text  # type: ignore[attr-defined]
    assert "P1" in text or "P2" in text
    assert text.startswith("**Since your last turn**"), "the draft was a turn"
    assert news(panel.pictures[0].scene).place == "money 5"  # type: ignore[attr-defined]


async def test_all_of_it_is_one_press_away(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    await hall.act(table, "money 6")
    while await hall.turn(table) != person:
        await hall.play(table, 1)
    panel = await press(hall, table, person, "since")
    assert "**Since your last turn** · 1 of 1" in panel.text  # type: ignore[attr-defined]
    others = {f"P{other}" for other in (1, 2, 3) if other != person}
    assert all(other in panel.text for other in others)  # type: ignore[attr-defined]
    assert any(button.address.verb == "play" for button in panel.buttons), "and back"  # type: ignore[attr-defined]
    assert "You are watching" in (await press(hall, table, 99, "since")).text  # type: ignore[attr-defined]


def test_in_the_middle_of_a_turn_nothing_of_this_is_told() -> None:
    reader = reader_after(placed(1))
    state = SZCZESC.clone(reader.table.state)
    turn = state.turn
    assert turn is not None
    page = current_panel(replace(reader, seat=turn, table=table_of(state, moved={turn: 20})))
    assert "Since your last turn" in page.text
    assert faults(page) == []
    SZCZESC.apply(state, turn, SZCZESC.parse("mine 6"))
    assert SZCZESC.turn_open(state)
    page = current_panel(replace(reader, seat=turn, table=table_of(state, moved={turn: 20})))
    assert "Since your last turn" not in page.text


async def test_the_decision_offers_no_way_back_to_itself(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    panel = await press(hall, table, await hall.turn(table), "play")
    assert not any(button.address.verb == "play" for button in panel.buttons)  # type: ignore[attr-defined]


async def test_the_dice_of_ones_own_turn_are_not_told_again(hall: TableHarness) -> None:
    table = await hall.start(2, game="kopalnie")
    for _ in range(30):
        found = await hall.look(table)
        seat = found.to_act()[0]
        reader = ReaderView(found, seat, "en")
        entries = await entries_since_turn(hall.tables, reader)
        if not reader.mid_turn:
            assert not entries or entries[0].seat != seat
            assert not any(f"P{seat + 1} digs" in line for line in reader.lines(entries))
        await hall.act(table, hall.rng.choice(await hall.tables.legal(table, seat)), person=seat + 1)
        if (await hall.look(table)).status != "running":
            break
