"""Acting: turns, several actions in one request, repeats, stale versions, and what a reader may learn."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.tables.table import CHANNEL_READER, Request, TableChange
from engine.contract import CHANCE
from engine.games import GAMES
from tests.bot.table_harness import TableHarness, refusal

pytestmark = pytest.mark.engines


async def test_what_happens_later_than_it_was_prepared_bears_the_later_moment(hall: TableHarness) -> None:
    found = await hall.look(await hall.past_draft(3))
    for ended_at, later in ((hall.clock.now, hall.clock.now + 7), (hall.clock.now - 1, hall.clock.now - 1)):
        change = TableChange.of(found, hall.clock.now)
        change.table.ended_at, change.table.turn_clock = ended_at, replace(found.turn_clock, began=ended_at)
        change.note("over")
        change.postpone(hall.clock.now + 7)
        assert (change.now, change.rows[0].at) == (hall.clock.now + 7, hall.clock.now + 7)
        assert (change.table.ended_at, change.table.turn_clock.began) == (later, later)


async def test_only_the_seat_on_turn_acts_and_only_as_the_rules_allow(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    before = await hall.look(table)
    other = 1 + person % 3
    wrong = await hall.act(table, "money 6", person=other)
    assert wrong.refusal is not None
    assert wrong.refusal.code == "not_your_turn"
    assert wrong.refusal.figures["turn"] == [person - 1]
    assert refusal(await hall.act(table, "dance")) == "unknown_action"
    assert refusal(await hall.act(table, "deliver H")) == "nothing_to_deliver"
    assert refusal(await hall.tables.act(await hall.request(person, table), table, [])) == "no_action"
    assert await hall.look(table) is before
    answer = await hall.act(table, "money 6")
    assert (answer.ok, answer.seq) == (True, before.seq + 1)


async def test_a_turn_of_mining_in_one_request_is_all_or_nothing(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    before = await hall.look(table)
    assert refusal(await hall.act(table, "mine 6", "@1", "@1", "stop")) == "already_there"
    assert refusal(await hall.act(table, "mine 6", "@1", "stop", "money 6")) == "not_your_turn"
    assert (await hall.look(table)).seq == before.seq
    answer = await hall.act(table, "mine 6", "@1", "+Y", "stop")
    assert (answer.ok, answer.seq) == (True, before.seq + 4)
    assert (await hall.look(table)).to_act() != before.to_act()


async def test_a_line_of_the_record_ends_the_turn_unless_it_says_otherwise(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    assert (await hall.act(table, line="mine 6 @1 ...")).ok
    assert await hall.turn(table) == person
    assert (await hall.act(table, "+Y")).ok
    assert (await hall.act(table, "stop")).ok
    assert await hall.turn(table) != person
    assert (await hall.act(table, line="mine 10 @2 +B @0")).ok
    assert refusal(await hall.act(table, line="mine 6 @9")) in ("unknown_action", "not_a_step")


async def test_the_same_key_returns_the_first_answer_and_changes_nothing(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    request = await hall.request(await hall.turn(table), table)
    first = await hall.tables.act(request, table, ["money 6"])
    assert first.ok
    after = await hall.look(table)
    assert await hall.tables.act(request, table, ["money 6"]) == first
    assert await hall.tables.act(request, table, ["money 5"]) == first
    stolen = Request(request.key, 1 + request.person % 3, request.seen + 1)
    assert refusal(await hall.tables.act(stolen, table, ["money 5"])) == "key_reused", "a key belongs to one person"
    assert refusal(await hall.tables.undo(request, table)) == "key_reused", "and to one kind of request"
    hall.restart()
    assert await hall.tables.act(request, table, ["money 6"]) == first
    assert (await hall.look(table)).seq == after.seq


async def test_a_refusal_is_an_answer_too(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    early = await hall.request(1 + person % 3, table)
    first = await hall.tables.act(early, table, ["money 5"])
    assert refusal(first) == "not_your_turn"
    assert (await hall.act(table, "money 6")).ok
    assert await hall.turn(table) == early.person
    assert await hall.tables.act(early, table, ["money 5"]) == first


async def test_the_same_key_many_times_at_once(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    request = await hall.request(await hall.turn(table), table)
    answers = await asyncio.gather(*(hall.tables.act(request, table, ["money 6"]) for _ in range(20)))
    assert len(set(map(repr, answers))) == 1
    assert answers[0].ok
    assert (await hall.kinds(table)).count("act") == 10


async def test_stale_means_that_this_seat_has_moved_or_something_was_undone(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    first, second = await hall.turn(table), 3 - await hall.turn(table)
    seen = (await hall.look(table)).seq
    assert (await hall.act(table, "money 6")).ok
    waiting = Request(hall.key(), second, seen)
    assert (await hall.tables.act(waiting, table, ["money 4"])).ok, "the other seat's move makes nothing stale"
    stale = await hall.tables.act(Request(hall.key(), first, seen), table, ["money 6"])
    assert stale.refusal is not None
    assert (stale.refusal.code, stale.refusal.figures) == ("stale", {"seen": seen, "seq": seen + 2})
    now = (await hall.look(table)).seq
    assert (await hall.act(table, line="mine 6 @1 ...")).ok
    assert (await hall.tables.undo(await hall.request(first, table), table)).ok
    assert refusal(await hall.tables.act(Request(hall.key(), first, now), table, ["money 6"])) == "stale"
    assert refusal(await hall.tables.act(Request(hall.key(), first, 10**6), table, ["money 6"])) == "stale"


async def test_a_game_to_its_end(hall: TableHarness) -> None:
    table = await hall.start(2)
    await hall.play(table, 1000)
    found = await hall.look(table)
    assert found.status == "over"
    assert (found.deadline, found.alarm) == (None, None)
    assert refusal(await hall.act(table, "money 6", person=1)) == "game_over"
    assert refusal(await hall.tables.undo(await hall.request(1, table), table)) == "game_over"
    assert await hall.tables.table_in(77) is None


async def test_a_restart_in_the_middle_of_a_turn_shows_the_same_table(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    assert (await hall.act(table, line="mine 6 @1 +Y ...")).ok
    before = await hall.look(table)
    legal = await hall.tables.legal(table, before.to_act()[0])
    hall.restart()
    after = await hall.look(table)
    assert after == before
    assert await hall.tables.legal(table, before.to_act()[0]) == legal


@pytest.mark.usefixtures("toy")
async def test_another_game_with_a_die_and_choices_at_once(hall: TableHarness) -> None:
    table = await hall.start(3, game="toy")
    for person, bid in ((3, "bid 1"), (1, "bid 2"), (2, "bid 3")):
        assert (await hall.act(table, bid, person=person)).ok
    found = await hall.look(table)
    assert await hall.kinds(table) == [*["open", "join", "join", "start"], "act", "act", "act", "chance"]
    rolls = list(found.state.rolls)
    assert len(rolls) == 1
    assert found.ply == 4
    person = await hall.turn(table)
    assert (await hall.act(table, "again")).ok
    second = (await hall.look(table)).state.rolls
    answer = await hall.tables.undo(await hall.request(person, table), table)
    assert (answer.ok, answer.done) == (True, "asked"), "a die has shown something"
    for other in {1, 2, 3} - {person}:
        await hall.tables.answer_undo(await hall.request(other, table), table, True)
    assert (await hall.look(table)).state.rolls == rolls
    assert (await hall.act(table, "again", person=person)).ok
    assert (await hall.look(table)).state.rolls == second, "taking back does not roll the die anew"
    hall.restart()
    assert (await hall.look(table)).state.rolls == second
    assert CHANCE not in (await hall.look(table)).to_act()


async def test_a_reader_learns_no_more_than_the_seat_may_know(hall: TableHarness) -> None:
    table = await hall.start(3)
    for _ in range(3):
        await hall.act(table)
    after = (await hall.look(table)).seq
    for viewer in (None, 0, 1, 2):
        happened = await hall.tables.since(table, 4, viewer)
        assert [h.seq for h in happened] == list(range(5, after + 1))
        assert all(h.text == "" for h in happened), "the text of a pick names the card"
        cards = [(event.seat, event.only_for) for h in happened for event in h.events if "card" in event.data]
        assert cards == ([] if viewer is None else [(viewer, viewer)])


async def test_what_came_and_went_between_two_looks_is_not_told(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    seen = (await hall.look(table)).seq
    assert (await hall.act(table, line="mine 6 @1 ...")).ok
    middle = (await hall.look(table)).seq
    assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).ok
    assert await hall.tables.since(table, seen, None) == []
    [undone] = await hall.tables.since(table, middle, None)
    assert (undone.kind, undone.text) == ("undo", "2")
    assert (await hall.act(table, "money 6")).ok
    assert [h.kind for h in await hall.tables.since(table, seen, None)] == ["act"]


async def test_what_happens_before_the_start_is_told(hall: TableHarness) -> None:
    table = await hall.open(2)
    assert [entry.kind for entry in await hall.tables.since(table, 0, None)] == ["open", "join"]
    assert (await hall.look(table)).status == "open"


async def test_a_position_that_contradicts_the_log_freezes_the_table_loudly(
    hall: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hall.past_draft(3)
    await hall.store.write(
        lambda db: db.execute("UPDATE snapshots SET position = replace(position, '\"shift\":1', '\"shift\":2')")
    )
    hall.begin()
    with caplog.at_level(logging.CRITICAL):
        assert refusal(await hall.tables.act(Request("k", 1, 99), table, ["money 6"])) == "frozen"
    assert "frozen" in caplog.text
    found = await hall.look(table)
    assert (found.status, found.alarm) == ("frozen", None)
    assert (await hall.rows("SELECT due > shown FROM messages WHERE reader = ?", CHANNEL_READER)) == [(1,)]
    assert (await hall.tables.cancel(await hall.request(1, table), table)).ok


async def test_a_log_that_no_longer_leads_to_its_digests_freezes_the_table(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    await hall.act(table, "money 6")
    last = (await hall.look(table)).seq
    await hall.rewrite_log("UPDATE log SET text = 'money 5' WHERE seq = ?", last)
    person = (await hall.rows("SELECT person FROM log WHERE seq = ?", last))[0][0]
    hall.begin()
    assert refusal(await hall.tables.undo(await hall.request(person, table), table)) == "frozen"


async def test_a_snapshot_that_lies_behind_the_log_is_caught_up(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    old = await hall.rows("SELECT * FROM snapshots")
    await hall.play(table, 6)
    now = await hall.look(table)
    await hall.store.write(lambda db: db.execute("DELETE FROM snapshots"))
    await hall.store.write(lambda db: db.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?, ?)", old[0]))
    hall.begin()
    found = await hall.look(table)
    assert (found.state, found.ply, found.digest) == (now.state, now.ply, now.digest)


async def test_new_rules_ship_while_a_game_runs(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person = await hall.on_turn(2)
    assert (await hall.act(table, "money 6")).ok
    monkeypatch.setattr(GAMES["szczesc"], "version", 2, raising=False)
    hall.begin()
    found = await hall.look(table)
    assert found.rules_version == 2
    assert (await hall.kinds(table))[-1] == "rules"
    assert refusal(await hall.tables.undo(await hall.request(person, table), table)) == "rules_changed"
    assert (await hall.act(table, line="mine 6 @1 ...")).ok
    assert (await hall.tables.undo(await hall.request(3 - person, table), table, "turn")).ok
    assert (await hall.look(table)).state == found.state
    await hall.play(table, 1000)
    assert (await hall.look(table)).status == "over"


async def test_a_table_of_kopalnie_under_version_1_goes_on(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["kopalnie"]
    new = game.version
    monkeypatch.setattr(game, "version", 1, raising=False)
    finished, table = [await hall.start(2, game="kopalnie", channel=channel) for channel in (77, 78)]
    await hall.play(finished, 1000)
    await hall.play(table, 25)
    before, ended = await hall.look(table), await hall.look(finished)
    assert (before.status, ended.status) == ("running", "over")
    monkeypatch.setattr(game, "version", new)
    hall.begin()
    assert new > 1
    assert (await hall.look(finished)).state == ended.state
    assert ((found := await hall.look(table)).rules_version, found.state) == (new, before.state)
    await hall.play(table, 1000)
    assert (await hall.look(table)).status == "over"


async def test_two_programs_on_one_file_do_not_overwrite_each_other(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    other = TableHarness(hall.path, clock=hall.clock)
    try:
        seen = (await other.look(table)).seq
        assert seen == (await hall.look(table)).seq
        person = await hall.turn(table)
        assert (await hall.act(table, "money 6")).ok
        request = Request("other", person, seen)
        assert refusal(await other.tables.act(request, table, ["money 5"])) == "stale"
        following = Request("following", 1 + person % 3, request.seen)
        assert (await other.tables.act(following, table, ["money 5"])).ok
    finally:
        other.close()
