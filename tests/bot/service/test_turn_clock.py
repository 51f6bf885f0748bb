"""A turn has its full time once, whatever happens in the middle of it. Time passes by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage.history import verify_table
from bot.storage.record_export import export_record
from bot.tables.table import CHANNEL_READER
from engine.games import GAMES
from engine.record import replay
from tests.bot.table_harness import HOUR, NOON, TableHarness, refusal
from tests.engine.duel_game import DUEL

pytestmark = pytest.mark.engines(slow=True)


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a decision in the middle of a turn, teams, and two phases of secret choices."""
    monkeypatch.setitem(GAMES, "duel", DUEL)


async def fight(hall: TableHarness, **more: object) -> int:
    """Person 1 is about to take the first turn."""
    table = await hall.start(4, game="duel", **more)  # type: ignore[arg-type]
    for choice in ("colour red", "number 1"):
        for person in (1, 2, 3, 4):
            assert (await hall.act(table, choice, person=person)).ok
    return table


async def attack(hall: TableHarness, table: int, hit: str = "hit") -> None:
    """Whoever is on turn attacks the next but one, with this outcome: seeds are tried until it comes."""
    found = await hall.look(table)
    seat = found.to_act()[0]
    for ply in range(1000):
        found.seed = ply
        from engine.rng import rng_at

        if DUEL.chance(_struck(found.state, seat), rng_at(found.seed, found.ply + 2)) == hit:
            break
    assert (await hall.act(table, f"attack {(seat + 2) % 4}")).ok


def _struck(state: object, seat: int) -> object:
    after = DUEL.clone(state)  # type: ignore[arg-type]
    DUEL.apply(after, seat, f"attack {(seat + 2) % 4}")
    return after


async def test_a_decision_in_the_middle_of_a_turn_has_a_clock_of_its_own(hall: TableHarness, duel: None) -> None:
    """The interrupted turn goes on with what it had left; the defender and the channel are told."""
    table = await fight(hall, clock=24 * HOUR)
    before = (await hall.look(table)).seq
    hall.clock.now += 20 * HOUR
    await attack(hall, table)
    found = await hall.look(table)
    assert found.to_act() == (2,)
    assert found.deadline == hall.clock.now + 6 * HOUR, "a quarter of the clock, from now on"
    due = dict(await hall.rows("SELECT reader, due FROM messages WHERE table_id = ?", table))
    assert due[CHANNEL_READER] == due[2] == found.seq > before
    assert due.get(1, 0) < found.seq, "nobody else is called"
    hall.clock.now += 5 * HOUR
    hall.restart()  # it is on the disk
    assert (await hall.act(table, "block", person=3)).ok
    assert (await hall.look(table)).to_act() == (0,)
    assert (await hall.look(table)).deadline == hall.clock.now + 4 * HOUR


async def test_a_defender_who_lets_the_time_run_out_is_played_for(hall: TableHarness, duel: None) -> None:
    table = await fight(hall, clock=24 * HOUR)
    await attack(hall, table)
    hall.clock.now += 6 * HOUR
    assert await hall.scheduler.look() == 1
    found = await hall.look(table)
    assert found.to_act() == (0,), "only this decision was taken"
    assert [seat.missed for seat in found.seats] == [0, 0, 1, 0]


async def test_the_record_of_a_game_with_such_decisions_replays(hall: TableHarness, duel: None) -> None:
    table = await hall.start(4, game="duel", options={"teams": True})
    for _ in range(400):
        found = await hall.look(table)
        if found.status == "over":
            break
        seat = found.to_act()[-1]
        assert (await hall.act(table, hall.rng.choice(await hall.tables.legal(table, seat)), person=seat + 1)).ok
    found = await hall.look(table)
    assert found.status == "over"
    record = await hall.store.read(lambda db: export_record(db, table))
    assert any(line in ("block", "yield") for line in record.actions)
    assert replay(record).state == found.state
    assert await hall.store.read(lambda db: verify_table(db, table)) is None


async def test_teams_are_rated_as_teams(hall: TableHarness, duel: None) -> None:
    table = await hall.start(4, game="duel", options={"teams": True})
    while (found := await hall.look(table)).status == "running":
        seat = found.to_act()[0]
        assert (await hall.act(table, hall.rng.choice(await hall.tables.legal(table, seat)), person=seat + 1)).ok
    result = DUEL.result(found.state)
    assert result is not None
    places = [place for (place,) in await hall.rows("SELECT place FROM results WHERE table_id = ? ORDER BY seat", table)]
    ranking = {rating.person: rating.mu for rating in await hall.tables.ranking("duel")}
    for one, mate in ((1, 3), (2, 4)):
        assert places[one - 1] == places[mate - 1]
        assert ranking[one] == pytest.approx(ranking[mate]), "partners gain and lose alike"
    winners = [seat for seat in range(4) if seat in result.winners]
    losers = [seat for seat in range(4) if seat not in result.winners]
    if losers:
        assert min(ranking[seat + 1] for seat in winners) > max(ranking[seat + 1] for seat in losers)


async def test_a_number_of_seats_in_between_is_refused_at_the_start(hall: TableHarness, duel: None) -> None:
    table = await hall.open(5, game="duel")
    answer = await hall.tables.start(await hall.request(1, table), table)
    assert refusal(answer) == "bad_seats"


async def test_options_that_do_not_fit_the_players_are_refused_before_the_start(hall: TableHarness, duel: None) -> None:
    request = await hall.request(1)
    answer = await hall.tables.open(request, server=5, channel=9, game="duel", seats=4, options={"crowded": True})
    assert refusal(answer) == "crowded_needs_six"
    table = await hall.open(4, game="duel", options={"crowded": True})
    answer = await hall.tables.start(await hall.request(1, table), table)
    assert refusal(answer) == "crowded_needs_six"
    assert (await hall.look(table)).status == "open"


@pytest.mark.parametrize("scope", ["step", "turn"])
async def test_playing_and_taking_back_does_not_stretch_a_turn(hall: TableHarness, scope: str) -> None:
    table, person = await hall.on_turn(2, clock=24 * HOUR)
    for _ in range(3):
        hall.clock.now += 7 * HOUR
        assert (await hall.act(table, "money 1", person=person)).ok
        hall.clock.now += 1
        answer = await hall.tables.undo(await hall.request(person, table), table, scope)
        assert answer.done == "undone", answer
        assert (await hall.look(table)).deadline == NOON + 24 * HOUR


async def test_a_step_taken_back_leaves_the_clock_as_it_was(hall: TableHarness) -> None:
    table, person = await hall.on_turn(2, clock=24 * HOUR)
    hall.clock.now += HOUR
    mine = next(text for text in await hall.tables.legal(table, person - 1) if text.startswith("mine"))
    assert (await hall.act(table, mine)).ok
    hall.clock.now += HOUR
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert (await hall.look(table)).deadline == NOON + 24 * HOUR


async def test_after_an_undo_by_consent_the_time_of_the_others_is_not_counted(hall: TableHarness) -> None:
    table, person = await hall.on_turn(2, clock=24 * HOUR)
    hall.clock.now += 10 * HOUR
    assert (await hall.act(table, "workshop 1" if "workshop 1" in await hall.tables.legal(table, person - 1) else "money 6")).ok
    other = await hall.turn(table)
    hall.clock.now += 20 * HOUR
    answer = await hall.tables.undo(await hall.request(person, table), table, "turn")
    if answer.done == "asked":
        assert (await hall.tables.answer_undo(await hall.request(other, table), table, True)).done == "undone"
        assert (await hall.look(table)).deadline == hall.clock.now + 14 * HOUR


async def test_being_away_gives_no_fresh_time(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    hall.clock.now += 20 * HOUR
    assert (await hall.tables.hand_over(await hall.request(person, table), table)).ok
    assert (await hall.tables.take_back(await hall.request(person, table), table)).ok
    assert (await hall.look(table)).deadline == NOON + 24 * HOUR


async def test_a_table_where_nobody_is_present_stops_its_clock(hall: TableHarness) -> None:
    table = await hall.past_draft(2, clock=24 * HOUR)
    first = await hall.turn(table)
    hall.clock.now += 20 * HOUR
    for person in (1, 2):
        assert (await hall.tables.hand_over(await hall.request(person, table), table)).ok
    hall.clock.now += 100 * HOUR
    assert await hall.scheduler.look() == 0
    hall.restart()
    assert (await hall.tables.take_back(await hall.request(first, table), table)).ok
    assert (await hall.look(table)).deadline == hall.clock.now + 4 * HOUR


async def test_a_newcomer_gets_a_full_clock_but_only_once_a_turn(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3, clock=24 * HOUR)
    hall.clock.now += 10 * HOUR
    for newcomer, deadline in ((8, 34), (9, 34)):
        assert (await hall.replace(table, person - 1, newcomer)).done == "replaced"
        assert (await hall.look(table)).deadline == NOON + deadline * HOUR
        hall.clock.now += HOUR


@pytest.mark.parametrize(("limit", "deadline"), [(8, 18), (72, 72), (48, 48)])
async def test_another_clock_in_the_middle_of_a_turn(hall: TableHarness, limit: int, deadline: int) -> None:
    table = await hall.past_draft(3, clock=24 * HOUR)
    hall.clock.now += 10 * HOUR
    assert (await hall.tables.configure(await hall.request(1, table), table, clock=limit * HOUR)).ok
    assert (await hall.look(table)).deadline == NOON + deadline * HOUR


async def test_every_turn_has_its_full_clock_when_a_die_ends_the_one_before(hall: TableHarness) -> None:
    table = await hall.start(2, game="kopalnie", clock=8 * HOUR)
    for person in (1, 2):
        assert (await hall.act(table, person=person)).ok
    for _ in range(12):
        found = await hall.look(table)
        turn = found.to_act()
        while (found := await hall.look(table)).to_act() == turn and found.status == "running":
            hall.clock.now += HOUR // 4
            assert (await hall.act(table, hall.rng.choice(await hall.tables.legal(table, turn[0])))).ok
            if not found.game.turn_open((await hall.look(table)).state):
                break
        assert (await hall.look(table)).deadline == hall.clock.now + 8 * HOUR


async def test_one_person_against_automats_has_no_clock_unless_asked_for(hall: TableHarness) -> None:
    alone = await hall.start(1, automats=("apprentice",), clock_asked=False)
    assert (await hall.look(alone)).clock is None
    asked = await hall.start(1, automats=("apprentice",), clock=8 * HOUR, channel=78)
    assert (await hall.look(asked)).clock == 8 * HOUR
    together = await hall.start(2, automats=("apprentice",), clock_asked=False, channel=79)
    assert (await hall.look(together)).clock == 24 * HOUR


async def test_a_turn_of_an_older_version_gets_a_fresh_clock_when_it_is_taken_back(hall: TableHarness, tmp_path: Path) -> None:
    table, person = await hall.on_turn(2, clock=24 * HOUR)
    assert (await hall.act(table, "money 1")).ok
    await hall.rewrite_log("UPDATE log SET clock = NULL")
    hall.clock.now += HOUR
    hall.restart()
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert (await hall.look(table)).deadline == hall.clock.now + 24 * HOUR
