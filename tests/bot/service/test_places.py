"""Rights count in the table's own server and channel: a button can be forged to name any table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.panels.components import Address, PressResult
from bot.panels.press_dispatch import handle_press
from bot.tables.table import Answer, Place, Request, Table, TableLimits
from tests.bot.table_harness import TableHarness, refusal

pytestmark = pytest.mark.engines(slow=True)

HERE = Place(5, 77)
ELSEWHERE = (Place(6, 77), Place(5, 78), Place(6, 600))
OF_THE_HOST: dict[str, Callable[[TableHarness, Request, int], Awaitable[Answer]]] = {
    "automat": lambda hall, request, table: hall.tables.add_automat(request, table, "foreman"),
    "dismiss": lambda hall, request, table: hall.tables.dismiss(request, table, 1),
    "start": lambda hall, request, table: hall.tables.start(request, table),
    "configure": lambda hall, request, table: hall.tables.configure(request, table, clock=None),
    "cancel": lambda hall, request, table: hall.tables.cancel(request, table),
}


async def pressed(hall: TableHarness, person: int, table: Table, verb: str, place: Place | None, value: str = "") -> PressResult:
    return await handle_press(
        hall.tables, person, Address(table.id, table.seq, verb), [value] if value else [],
        key=hall.key(), lang="en", name=f"P{person}", moderator=True, place=place,
    )  # fmt: skip


@pytest.mark.parametrize("place", ELSEWHERE)
@pytest.mark.parametrize("what", OF_THE_HOST)
async def test_a_moderator_of_another_server_decides_nothing_here(hall: TableHarness, what: str, place: Place) -> None:
    table = await hall.open(2)
    before = await hall.look(table)
    for person in (50, 1):
        request = replace(await hall.request(person, table, moderator=True), place=place)
        assert refusal(await OF_THE_HOST[what](hall, request, table)) == "elsewhere"
    assert (await hall.look(table)).seq == before.seq
    assert (await OF_THE_HOST[what](hall, await hall.request(50, table, moderator=True), table)).ok


@pytest.mark.parametrize("what", OF_THE_HOST)
async def test_in_direct_messages_nobody_is_host(hall: TableHarness, what: str) -> None:
    table = await hall.open(2)
    request = replace(await hall.request(1, table, moderator=True), place=None)
    assert refusal(await OF_THE_HOST[what](hall, request, table)) == "elsewhere"


async def test_a_forged_button_neither_acts_nor_shows_anything(hall: TableHarness) -> None:
    table = await hall.look(await hall.open(2))
    for place in ELSEWHERE:
        for verb, value in (("join", ""), ("automat", "foreman"), ("start", ""), ("play", ""), ("log", "")):
            answer = await pressed(hall, 50, table, verb, place, value)
            assert (answer.refused, answer.changed) == ("elsewhere", False), verb
            assert len(answer.panel.blocks) == 1, "one sentence"
    assert (await hall.look(table.id)).seq == table.seq
    assert (await hall.tables.cancel(await hall.request(1, table.id), table.id)).ok
    for elsewhere in (*ELSEWHERE, None):  # a finished table is followed by another in its own channel only
        assert (await pressed(hall, 1, table, "rematch", elsewhere)).refused == "elsewhere"
    assert await hall.tables.table_in(77) is None


async def test_a_game_is_watched_in_its_channel_only(hall: TableHarness) -> None:
    table = await hall.look(await hall.past_draft(2))
    assert (await pressed(hall, 50, table, "board", HERE)).refused == ""
    for place in ELSEWHERE:
        answer = await pressed(hall, 50, table, "board", place)
        assert (answer.refused, answer.panel.pictures) == ("elsewhere", [])
    answer = await pressed(hall, 50, table, "board", None)
    assert (answer.refused, answer.panel.pictures) == ("not_a_player", [])


async def test_in_direct_messages_a_player_has_their_seat_until_they_leave_it(hall: TableHarness) -> None:
    table, person = await hall.at_turn(3)
    assert (await pressed(hall, person, table, "play", None)).refused == ""
    assert (await hall.tables.act(replace(await hall.request(person, table.id), place=None), table.id, ["money 1"])).ok
    assert (await hall.tables.resign(replace(await hall.request(person, table.id), place=None), table.id)).ok
    assert (await pressed(hall, person, await hall.look(table.id), "play", None)).refused == "not_a_player"


async def test_a_table_in_direct_messages_is_its_own_persons_alone(hall: TableHarness) -> None:
    table = await hall.look(await hall.start(1, automats=("foreman",), server=0, channel=900))
    assert table.place.direct
    assert (await pressed(hall, 1, table, "play", table.place)).refused == ""
    for place in (None, Place(0, 901), *ELSEWHERE):
        assert (await pressed(hall, 2, table, "play", place)).refused in ("not_a_player", "elsewhere")
        request = replace(await hall.request(1, table.id), place=place)
        assert refusal(await hall.tables.cancel(request, table.id)) == "elsewhere"
    offered = await hall.tables.offer_seat(await hall.request(1, table.id), table.id, 0, 2, "P2")
    assert refusal(offered) == "nobody_else_here"
    assert (await hall.tables.cancel(await hall.request(1, table.id), table.id)).ok


async def test_tables_in_direct_messages_share_no_limit_of_a_server(hall: TableHarness) -> None:
    hall.begin(limits=TableLimits(of_person=None, of_server=1))
    await hall.open(1, server=0, channel=900)
    await hall.open(1, server=0, channel=901)
