"""A person finds every table of theirs, what is to be decided there, and the way to it."""

from __future__ import annotations

import pytest

from bot.panels.components import Address, discord_problems
from bot.panels.game_module import GAME_MODULES
from bot.panels.my_tables import my_tables_panel
from bot.panels.press_dispatch import handle_press, handle_typed_turn
from bot.tables.calls import open_decisions
from bot.tables.my_tables import MyTable, in_order
from bot.tables.table import Place
from bot.texts import LANGUAGES, say_in
from tests.bot.table_harness import HOUR, TableHarness
from tests.conformance.games import act_somehow, begin, every_game, every_released_game, past_secret_choices


@every_released_game
def test_every_phase_says_in_a_few_words_what_is_to_be_decided(game: str) -> None:
    for phase in GAME_MODULES[game].panels.BY_PHASE:
        for lang in LANGUAGES:
            assert 0 < len(say_in(game)(lang, f"todo-{phase}")) <= 60


@every_game
async def test_the_list_agrees_with_what_the_table_waits_for(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    for _ in range(40):
        found = await hall.look(table)
        if found.status != "running":
            break
        waiting = {one.person for one in open_decisions(found)}
        for seat in found.seats:
            assert seat.owner is not None
            [mine] = await hall.tables.tables_of(seat.owner)
            assert mine.waits == (seat.owner in waiting)
            assert not mine.waits or (mine.kind, mine.what) == ("turn", found.game.phase(found.state))
        await act_somehow(hall, table)


async def test_a_table_last_played_by_an_older_version_is_found_all_the_same(hall: TableHarness) -> None:
    _, person = await hall.on_turn()
    await hall.store.write(lambda db: db.execute("DELETE FROM decisions"))
    hall.restart()
    [mine] = await hall.tables.tables_of(person)
    assert (mine.kind, mine.what) == ("turn", "place")


async def test_waiting_tables_come_first_by_deadline_and_the_rest_after_them(hall: TableHarness) -> None:
    for number, hours in enumerate((72, 8, 24)):
        table = await hall.past_draft(2, channel=100 + number, clock=hours * HOUR)
        if await hall.turn(table) == 2:
            await hall.act(table, "money 1")
    await hall.open(1, channel=200)
    mine = await hall.tables.tables_of(1)
    assert [one.waits for one in mine] == [True, True, True, False]
    assert [one.deadline for one in mine[:3]] == sorted(one.deadline or 0 for one in mine[:3])
    assert mine[-1].status == "open"
    assert not any(one.waits for one in await hall.tables.tables_of(2))
    assert await hall.tables.tables_of(99) == []


async def test_questions_wait_too_also_for_somebody_without_a_seat(hall: TableHarness) -> None:
    table, person = await hall.on_turn(2)
    seat = (await hall.look(table)).seat_of(person)
    assert seat is not None
    offered = await hall.tables.offer_seat(await hall.request(person, table), table, seat, 50, "P50")
    assert offered.done == "offered"
    [mine] = await hall.tables.tables_of(50)
    assert (mine.table, mine.kind) == (table, "offer")
    assert (await hall.tables.answer_offer(await hall.request(50, table), table, False)).ok
    assert await hall.tables.tables_of(50) == []


async def test_an_ended_table_is_not_listed(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    assert (await hall.tables.cancel(await hall.request(1, table), table)).ok
    assert await hall.tables.tables_of(1) == []
    assert await hall.rows("SELECT * FROM decisions") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fifty_tables_fit_into_what_discord_takes(lang: str) -> None:
    snowflake = 10**18
    games = list(GAME_MODULES)
    longest = [max(("turn", *GAME_MODULES[game].panels.BY_PHASE), key=len) for game in games]
    every = [
        MyTable(
            number, games[number % len(games)], Place(snowflake + number, snowflake), "running", 1_800_000_000 + number,
            snowflake * 2 + number, kind="turn", what=longest[number % len(games)],
        )
        for number in range(50)
    ]  # fmt: skip
    shown = set()
    page = my_tables_panel(in_order(every), lang)
    for number in range(5):
        page = my_tables_panel(in_order(every), lang, number)
        assert discord_problems(page) == []
        shown |= {one.table for one in every if f"https://discord.com/channels/{one.place.server}/{snowflake}/" in page.text}
    assert shown == set(range(50))
    assert my_tables_panel(every, lang, 999999) == page, "a page that is not there any more is the last one"


async def test_the_pages_are_reached_by_their_buttons_and_show_only_ones_own(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    await hall.store.write(lambda db: db.execute("UPDATE messages SET message = 4711 WHERE reader = -1"))
    person = await hall.turn(table)
    result = await handle_press(hall.tables, person, Address(0, 0, "tables"), key="a", lang="pl", place=Place(9, 9))
    assert "wyślij górników" in result.panel.text
    assert "https://discord.com/channels/5/77/4711" in result.panel.text
    again = await handle_press(hall.tables, 3, result.panel.buttons[0].address, key="b", lang="de")
    assert again.panel.text == "Du sitzt gerade an keinem Tisch."


async def test_after_a_turn_the_next_table_that_waits_is_named(hall: TableHarness) -> None:
    first = await hall.past_draft(2, channel=1)
    second = await begin(hall, "kopalnie", 2, channel=2)
    await past_secret_choices(hall, second)
    person = await hall.turn(first)
    if await hall.turn(second) != person:
        while await hall.turn(second) != person:
            await act_somehow(hall, second)
    place = (await hall.look(first)).place
    result = await handle_typed_turn(hall.tables, person, first, ["money 1"], key="t", lang="en", place=place)
    assert "Done." in result.panel.text
    assert f"Also waiting for you: **{say_in('kopalnie')('en', 'game-title')}**" in result.panel.text
    assert "https://discord.com/channels/5/2" in result.panel.text


async def test_a_game_that_rests_is_listed_and_waits_for_nobody(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    hall.clock.now += 31 * 24 * HOUR
    for _ in range(4):
        await hall.scheduler.look()
    assert (await hall.look(table)).rested_at is not None
    [mine] = await hall.tables.tables_of(1)
    assert (mine.table, mine.waits, mine.status) == (table, False, "resting")
    assert "the game rests" in my_tables_panel([mine], "en").text
