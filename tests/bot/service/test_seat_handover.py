"""A person's seat is played by an automat, for a turn or until they return."""

from __future__ import annotations

import pytest

from bot.panels.channel_panels import next_line
from bot.panels.reader_view import ReaderView
from bot.tables.absences import MAX_AWAY_SECONDS
from bot.tables.seating import SWITCH_PAUSE_SECONDS
from tests.bot.table_harness import HOUR, TableHarness, refusal

pytestmark = pytest.mark.engines


async def lend(hall: TableHarness, person: int, table: int, automat: str | None = None, **more: object) -> None:
    answer = await hall.tables.hand_over(await hall.request(person, table), table, automat, **more)  # type: ignore[arg-type]
    assert answer.ok, answer


async def test_one_turn_is_played_and_counts_as_the_owners(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    before = await hall.look(table)
    await lend(hall, person, table, "apprentice", for_turn=True)
    assert (await hall.look(table)).people_present() == [0, 1, 2], "whoever is helped is there"
    assert await hall.scheduler.look() == 1
    after = await hall.look(table)
    assert (after.seats[person - 1].automat, after.seats[person - 1].for_turn) == (None, False)
    assert await hall.turn(table) != person
    told = await hall.tables.since(table, before.seq, None)
    assert [one.kind for one in told][:2] == ["helped", "act"]
    assert {one.person for one in told} == {person}
    assert after.seats[person - 1].missed == 0
    # It can be taken back like one's own; then the owner decides.
    answer = await hall.tables.undo(await hall.request(person, table), table, "turn")
    assert answer.done in ("undone", "asked")
    if answer.done == "asked":
        for other in {1, 2, 3} - {person}:
            assert (await hall.tables.answer_undo(await hall.request(other, table), table, True)).ok
    assert (await hall.look(table)).digest == before.digest
    assert await hall.turn(table) == person
    assert await hall.scheduler.look() == 0


async def test_who_plays_alone_among_automats_can_be_helped_too(hall: TableHarness) -> None:
    """Nobody else is present, and the table does not rest."""
    table = await hall.start(1, automats=("apprentice",))
    while await hall.scheduler.look():
        pass
    for _ in range(5):
        await lend(hall, 1, table, for_turn=True)
        while await hall.scheduler.look():
            pass
        assert await hall.turn(table) == 1


async def test_help_is_for_the_turn_at_hand_and_ends_when_that_is_taken_back(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    later = person % 3 + 1
    request = await hall.request(later, table)
    assert refusal(await hall.tables.hand_over(request, table, "foreman", for_turn=True)) == "not_your_turn"
    assert (await hall.act(table, "money 1", person=person)).ok
    helped = await hall.turn(table)
    await lend(hall, helped, table, for_turn=True)
    assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "undone"
    assert (await hall.look(table)).seats[helped - 1].automat is None, "its turn has not come yet"
    assert await hall.turn(table) == person


async def test_an_own_action_ends_it(hall: TableHarness) -> None:
    """Whoever plays, or takes back, is back; what is refused changes nothing."""
    table, person = await hall.on_turn(3)
    for for_turn in (False, True):
        await lend(hall, person, table, "baron", for_turn=for_turn)
        assert refusal(await hall.act(table, "money 99", person=person))
        assert (await hall.look(table)).seats[person - 1].automat == "baron"
        assert (await hall.act(table, "money 1", person=person)).ok
        assert (await hall.kinds(table))[-2:] == ["back", "act"]
        row = (await hall.look(table)).seats[person - 1]
        assert (row.automat, row.for_turn) == (None, False)
        hall.clock.now += SWITCH_PAUSE_SECONDS
        await lend(hall, person, table)
        assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "undone"
        assert (await hall.look(table)).seats[person - 1].automat is None
        hall.clock.now += SWITCH_PAUSE_SECONDS


async def test_levels_can_be_changed_but_a_seat_that_was_given_up_stays_so(hall: TableHarness) -> None:
    table = await hall.start(3, automats=("foreman",))
    while await hall.scheduler.look():
        pass
    person = await hall.turn(table)
    await lend(hall, person, table, "apprentice")
    hall.clock.now += SWITCH_PAUSE_SECONDS
    await lend(hall, person, table, "baron")
    hall.clock.now += SWITCH_PAUSE_SECONDS
    await lend(hall, person, table, "baron", for_turn=True)
    assert refusal(await hall.tables.hand_over(await hall.request(person, table), table, "baron", for_turn=True)) == (
        "already_automat"
    )
    assert refusal(await hall.tables.hand_over(await hall.request(person, table), table, "random")) == "bad_automat"
    host = (await hall.look(table)).host
    assert refusal(await hall.tables.hand_over(await hall.request(host, table), table, "baron", 3)) == "already_automat"
    gone = next(number for number in (1, 2, 3) if number != host)
    assert (await hall.tables.resign(await hall.request(gone, table), table)).ok
    assert refusal(await hall.tables.hand_over(await hall.request(host, table), table, "baron", gone - 1)) == "already_automat"


async def test_the_host_can_have_a_turn_played_for_somebody(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    while await hall.turn(table) == 1:
        await hall.act(table)
    person = await hall.turn(table)
    other = next(number for number in (2, 3) if number != person)
    request = await hall.request(other, table)
    assert refusal(await hall.tables.hand_over(request, table, None, person - 1, for_turn=True)) == "not_in_charge"
    hall.clock.now += 12 * HOUR
    await lend(hall, 1, table, None, seat=person - 1, for_turn=True)
    assert await hall.scheduler.look() == 1
    assert await hall.turn(table) != person


async def test_it_survives_a_restart(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=8 * HOUR)
    await lend(hall, person, table, "apprentice", for_turn=True)
    hall.restart()
    assert (await hall.look(table)).seats[person - 1].for_turn
    assert await hall.scheduler.look() == 1
    assert not (await hall.look(table)).seats[person - 1].for_turn


async def test_a_day_on_which_one_is_back_lies_ahead_and_not_too_far(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    for until in (hall.clock.now, hall.clock.now + MAX_AWAY_SECONDS + 1):
        answer = await hall.tables.leave_until(await hall.request(person, table), table, until)
        assert (refusal(answer), answer.refusal and answer.refusal.figures) == ("bad_away", {"most": 90})
    assert (await hall.tables.leave_until(await hall.request(person, table), table, hall.clock.now + MAX_AWAY_SECONDS)).ok


async def test_the_table_shows_who_plays(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    await lend(hall, person, table, "baron")
    entries = await hall.tables.since(table, 0, None)
    for lang, label in (("pl", "baron węglowy"), ("en", "coal baron"), ("de", "Kohlenbaron")):
        reader = ReaderView(await hall.look(table), None, lang)
        line = reader.lines(entries)[-1]
        assert label in line
        assert f"P{person}" in line
        assert reader.say("automat-baron") == label
        assert next_line(reader) == "", "no message says that an automat is thinking"
