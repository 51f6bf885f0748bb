"""A claim of which only the route was typed: nothing else is blocked by it, and its panel leads back."""

from __future__ import annotations

import pytest

from bot.panels.autocomplete import completions, typed_turn
from bot.panels.components import Address, PressResult
from bot.panels.press_dispatch import handle_press, handle_typed_turn
from bot.panels.reader_view import ReaderView
from bot.tables.table import Table
from bot.texts import say
from engine.niemcy.actions import BLIND
from engine.niemcy.box import TRACK
from tests.bot.table_harness import TableHarness


async def typed(hall: TableHarness, table: int, command: str, **filled: str) -> PressResult:
    found, person = await hall.look(table), await hall.turn(table)
    meant = typed_turn(found, person, command, filled, "en")
    return await handle_typed_turn(
        hall.tables, person, table, meant.actions, anew=meant.anew, key=hall.key(), lang="en", place=found.place
    )


async def press(hall: TableHarness, table: int, address: Address, *values: str) -> PressResult:
    found, person = await hall.look(table), await hall.turn(table)
    return await handle_press(hall.tables, person, address, values, key=hall.key(), lang="en", place=found.place)


def offered(table: Table, command: str, option: str, **filled: str) -> list[str]:
    reader = ReaderView.of(table, table.seats[table.to_act()[0]].owner, "en")
    return [value for _, value in completions(reader, command, option, "", filled)]


async def claimable(hall: TableHarness) -> tuple[int, Table, str, str]:
    """A table at the beginning of a turn, a route where somebody waits and another one, both of which can be paid."""
    table = await hall.start(2, game="niemcy")
    for _ in range(400):
        found = await hall.look(table)
        legal = await hall.tables.legal(table, found.to_act()[0])
        routes = [text.removeprefix("claim ") for text in legal if text.startswith("claim ")]
        stations = (await hall.tables.view(table, None)).stations
        waiting = [route for route in routes if set(route.partition("/")[0].split("-")) & set(stations)]
        if found.state.phase == "turn" and waiting and len(routes) > 1:
            return table, found, waiting[0], next(route for route in routes if route != waiting[0])
        assert (await hall.act(table, next((text for text in legal if text.startswith("draw ")), legal[0]))).ok
    raise AssertionError("nobody can pay for anything")


async def half_chosen(hall: TableHarness, table: int, route: str, phase: str) -> Table:
    """The claim as far as its payment, or as far as its passengers."""
    assert (await typed(hall, table, "claim", route=route)).changed
    if phase == "board":
        cards = offered(await hall.look(table), "claim", "cards", route=route)[0]
        assert (await typed(hall, table, "claim", route=route, cards=cards)).changed
    half = await hall.look(table)
    assert half.state.phase == phase
    return half


@pytest.mark.parametrize("phase", ["pay", "board"])
async def test_a_half_chosen_claim_blocks_no_other_turn(hall: TableHarness, phase: str) -> None:
    table, before, route, other = await claimable(hall)
    can = {one: sorted(offered(before, *one)) for one in (("draw", "card"), ("tickets", "mix"))}
    half = await half_chosen(hall, table, route, phase)
    assert {one: sorted(offered(half, *one)) for one in can} == can
    assert (await typed(hall, table, "draw", card="no such card")).refused
    assert (await hall.look(table)) == half, "what is refused takes nothing back"
    assert (await typed(hall, table, "claim", route=other)).changed
    assert (await hall.look(table)).state.claiming != half.state.claiming
    assert (await typed(hall, table, "draw", card=BLIND)).changed
    after = await hall.look(table)
    seat = before.to_act()[0]
    assert (after.state.phase, sum(after.state.hands[seat])) == ("second", sum(before.state.hands[seat]) + 1)
    assert (after.state.cars, after.state.owners) == (before.state.cars, before.state.owners)
    assert (await hall.kinds(table))[-4:] == ["undo", "act", "undo", "act"]
    assert (await hall.act(table, f"draw {BLIND}")).ok
    hall.restart()
    for then in (half, after):
        again = await hall.tables.table_at(table, then.seq)
        assert again is not None
        assert again.state == then.state, "the log leads there"


@pytest.mark.parametrize("phase", ["pay", "board"])
async def test_the_panel_of_a_half_chosen_claim_leads_back(hall: TableHarness, phase: str) -> None:
    table, before, route, _ = await claimable(hall)
    half = await half_chosen(hall, table, route, phase)
    page = (await press(hall, table, Address(table, half.seq, "play"))).panel
    [back] = [button for button in page.buttons if button.label == say("en", "btn-back")]
    page = (await press(hall, table, back.address)).panel
    assert "draw" in {button.address.verb for button in page.buttons}
    assert (await hall.look(table)).state == before.state


async def test_a_claim_by_buttons_leads_back_from_every_page(hall: TableHarness) -> None:
    table, found, route, _ = await claimable(hall)
    track = TRACK[route]
    for verb, argument, value in (("route", "", str(track.number)), ("pay_with", str(track.number), "0")):
        page = (await press(hall, table, Address(table, found.seq, verb, argument), value)).panel
        assert "play" in {button.address.verb for button in page.buttons}
