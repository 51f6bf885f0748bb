"""Nobody dodges a rating: whoever sat there when the first round ended is rated, and whoever left is last."""

from __future__ import annotations

from bot.panels.current_panel import current_panel
from bot.panels.info_dispatch import statistics_panel
from bot.panels.reader_view import ReaderView
from bot.tables.table import Table
from engine.games import GAMES
from tests.bot.table_harness import TableHarness
from tests.conformance.games import act_somehow, begin, every_game, every_game_in_time, every_released_game

NEWCOMER, MODERATOR = 50, 90


async def past_first_round(hall: TableHarness, table: int) -> Table:
    for _ in range(300):
        if (found := await hall.look(table)).automats is not None:
            return found
        await act_or_wait(hall, table)
    raise AssertionError("the first round never ends")


async def act_or_wait(hall: TableHarness, table: int) -> None:
    """A person who is on turn does something, or an automat does."""
    found = await hall.look(table)
    if any(found.automatic(seat) for seat in found.to_act()):
        assert await hall.scheduler.look() == 1
    else:
        await act_somehow(hall, table)


async def finish(hall: TableHarness, table: int) -> Table:
    while (found := await hall.look(table)).status == "running":
        await act_or_wait(hall, table)
    return found


async def rated(hall: TableHarness, server: int = 5) -> dict[int, float]:
    return dict(await hall.rows("SELECT person, mu FROM ratings WHERE server = ?", server))


@every_released_game
async def test_the_first_round_ends_when_every_seat_has_had_a_turn(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    absent = len((await hall.look(table)).seats)
    assert (await hall.tables.hand_over(await hall.request(absent, table), table)).ok
    alone = set[int]()  # who was to act at the beginning of a turn
    while (found := await hall.look(table)).automats is None:
        assert {row.holder for row in found.seats} == {None}
        if len(found.to_act()) == 1 and not found.game.turn_open(found.state):
            alone |= set(found.to_act())
        await act_or_wait(hall, table)
        hall.restart()
    assert alone == set(range(absent)), "and not before"
    assert found.status == "running"
    assert not found.game.turn_open(found.state)
    assert [row.holder for row in found.seats] == [*range(1, absent), None], "whoever sits it out is not rated"
    assert found.automats == 0


@every_game_in_time
async def test_leaving_hides_no_loss_and_takes_no_game_from_the_others(hall: TableHarness, game: str) -> None:
    """The last of the people leaves; the host has an automat play for the second, and a moderator replaces the third, if any."""
    table = await begin(hall, game)
    found = await past_first_round(hall, table)
    people = [row.owner for row in found.seats if row.owner is not None]
    leaver, helped, replaced = people[-1], people[1], people[2] if len(people) > 3 else None
    if leaver != helped:
        request = await hall.request(1, table, moderator=True)  # so that nobody waits for half of the turn's time
        assert (await hall.tables.hand_over(request, table, None, helped - 1)).ok
        assert (await hall.tables.take_back(await hall.request(helped, table), table)).ok
    assert (await hall.tables.resign(await hall.request(leaver, table), table)).ok
    if replaced is not None:
        assert (await hall.replace(table, replaced - 1, NEWCOMER)).ok
    hall.restart()
    over = await finish(hall, table)
    marks = await rated(hall)
    assert set(people) <= set(marks)
    rows = await hall.rows("SELECT person, place, automats FROM results WHERE person IS NOT NULL")
    places = {person: place for person, place, _ in rows}
    assert places[leaver] == max(places.values())
    assert all(place < places[leaver] for person, place in places.items() if person != leaver)
    assert {automats for *_, automats in rows} == {0}
    assert marks[leaver] <= min(marks.values())
    figures = await hall.tables.statistics(leaver, game)
    assert (figures.games, figures.wins, figures.mean_score) == (1, 0, None)
    assert (await statistics_panel(hall.tables, leaver, leaver, game, here=5, lang="pl")).text
    assert f"<@{leaver}>" in current_panel(ReaderView(over, None, "pl")).text, "everybody reads why"


@every_game_in_time
async def test_the_fewest_people_of_a_game_are_rated(hall: TableHarness, game: str) -> None:
    table = await hall.start(GAMES[game].seats[0], game=game)
    await finish(hall, table)
    assert set(await rated(hall)) == set(range(1, GAMES[game].seats[0] + 1))


@every_game
async def test_a_seat_that_changes_hands_keeps_who_held_it(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    await past_first_round(hall, table)
    offered = await hall.tables.offer_seat(await hall.request(2, table), table, 1, NEWCOMER, "N")
    assert offered.done == "offered"
    assert (await hall.tables.answer_offer(await hall.request(NEWCOMER, table), table, True)).done == "replaced"
    hall.restart()
    row = (await hall.look(table)).seats[1]
    assert (row.owner, row.holder, row.put_out) == (NEWCOMER, 2, False)
    assert row.since_ply == (await hall.look(table)).ply > 0
    await hall.tables.forget_person(2)
    assert "erased" in await hall.kinds(table), "so that no process has the table as it was in memory"
    assert (await hall.look(table)).seats[1].holder is None
    assert (await hall.look(table)).seats[1].owner == NEWCOMER
