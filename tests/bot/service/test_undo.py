"""Taking back: free while it harms nobody, else by consent."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.storage import history, table_reads, table_writes
from bot.tables import undo
from bot.tables.log_entries import LogRow
from bot.tables.table import CHANNEL_READER, Request
from tests.bot.table_harness import TableHarness, refusal

pytestmark = pytest.mark.engines(slow=True)


@pytest.mark.engines
async def test_an_own_step_is_taken_back_freely_and_the_log_only_grows(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    start = await hall.look(table)
    assert (await hall.act(table, "mine 6")).ok
    placed = await hall.look(table)
    assert (await hall.act(table, "@1")).ok
    answer = await hall.tables.undo(await hall.request(person, table), table)
    assert (answer.done, answer.seq) == ("undone", placed.seq + 2)
    after = await hall.look(table)
    assert (after.state, after.ply, after.digest) == (placed.state, placed.ply, placed.digest)
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert (await hall.look(table)).state == start.state
    assert (await hall.kinds(table))[-4:] == ["act", "act", "undo", "undo"]
    assert (await hall.look(table)).turn_clock.began == start.turn_clock.began


async def test_a_step_taken_back_within_a_turn_is_the_players_own_affair(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    due = "SELECT MAX(due) FROM messages WHERE table_id = ? AND reader = ?"

    async def owed_to_the_channel() -> int:
        return int(await hall.tables.store.read(lambda db: db.execute(due, (table, CHANNEL_READER)).fetchone()[0]))

    before = await owed_to_the_channel()
    assert (await hall.act(table, "mine 6", "@1")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert await owed_to_the_channel() == before
    assert (await hall.act(table, "stop")).ok
    assert await owed_to_the_channel() > before


async def test_a_whole_turn_is_taken_back_as_long_as_nobody_has_acted(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    start = await hall.look(table)
    assert (await hall.act(table, "mine 6", "@1", "+Y", "stop")).ok
    assert await hall.turn(table) != person
    assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "undone"
    assert (await hall.look(table)).state == start.state
    assert refusal(await hall.tables.undo(await hall.request(person, table), table, "game")) == "bad_scope"


async def test_a_second_press_on_undo_takes_back_nothing_more(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    assert (await hall.act(table, "mine 6", "@1")).ok
    seen = (await hall.look(table)).seq
    assert (await hall.tables.undo(Request("first", person, seen), table)).ok
    assert refusal(await hall.tables.undo(Request("second", person, seen), table)) == "stale"


@pytest.mark.engines
async def test_a_refill_must_be_agreed_on_by_every_other_person(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    others = [p for p in (1, 2, 3) if p != person]
    start = await hall.look(table)
    assert (await hall.act(table, "order 4")).ok
    asked = await hall.tables.undo(await hall.request(person, table), table)
    assert asked.done == "asked"
    assert (await hall.look(table)).state != start.state
    assert refusal(await hall.tables.undo(await hall.request(others[0], table), table)) == "already_asked"
    assert refusal(await hall.tables.undo(await hall.request(person, table), table)) == "question_open"
    assert refusal(await hall.tables.answer_undo(await hall.request(person, table), table, True)) == "not_asked"
    assert refusal(await hall.tables.answer_undo(await hall.request(50, table), table, True)) == "not_a_player"
    assert (await hall.tables.answer_undo(await hall.request(others[0], table), table, True)).done == "waiting"
    assert refusal(await hall.tables.answer_undo(await hall.request(others[0], table), table, True)) == "already_agreed"
    hall.restart()
    assert (await hall.tables.answer_undo(await hall.request(others[1], table), table, True)).done == "undone"
    found = await hall.look(table)
    assert (found.state, found.undo_request) == (start.state, None)
    assert refusal(await hall.tables.answer_undo(await hall.request(others[1], table), table, True)) == "no_question"


async def test_a_question_is_overtaken_by_the_next_action(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    assert (await hall.act(table, "order 4")).ok
    asked = await hall.tables.undo(await hall.request(person, table), table)
    assert (await hall.act(table, "money 6")).ok
    late = Request("late", 1 + person % 3, asked.seq)
    assert refusal(await hall.tables.answer_undo(late, table, True)) in ("no_question", "stale")
    assert (await hall.look(table)).undo_request is None
    assert await hall.rows("SELECT * FROM asks") == []


async def test_an_answer_to_an_old_question_does_not_answer_the_new_one(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    assert (await hall.act(table, "order 4")).ok
    state = (await hall.look(table)).state
    first = await hall.tables.undo(await hall.request(person, table), table)
    other = 1 + person % 3
    assert (await hall.tables.answer_undo(await hall.request(other, table), table, False)).done == "declined", "one no is enough"
    found = await hall.look(table)
    assert (found.state, found.undo_request) == (state, None)
    second = await hall.turn(table)
    assert (await hall.act(table, "order 3")).ok
    assert (await hall.tables.undo(await hall.request(second, table), table)).done == "asked"
    old = Request("old", next(one for one in (1, 2, 3) if one not in (person, second)), first.seq)
    assert refusal(await hall.tables.answer_undo(old, table, True)) == "no_question"


async def test_after_others_have_acted_their_actions_go_too(hall: TableHarness) -> None:
    table, person = await hall.on_turn(2)
    start = await hall.look(table)
    assert (await hall.act(table, "money 6")).ok
    assert (await hall.act(table, "money 4")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "asked"
    assert (await hall.tables.answer_undo(await hall.request(3 - person, table), table, True)).done == "undone"
    assert (await hall.look(table)).state == start.state


async def test_a_draw_reveals_but_what_is_kept_of_it_does_not(hall: TableHarness) -> None:
    table, person = await hall.on_turn(3)
    assert (await hall.act(table, "order draw")).ok
    drawn = await hall.look(table)
    assert (await hall.act(table, "keep none")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert (await hall.look(table)).state == drawn.state
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "asked"


async def test_the_end_of_the_draft_and_of_a_shift_reveal(hall: TableHarness) -> None:
    table = await hall.start(2)
    await hall.play(table, 5)
    assert (await hall.tables.undo(await hall.request(await _last(hall, table), table), table)).done == "undone"
    await hall.play(table, 99, until="place")
    assert (await hall.tables.undo(await hall.request(await _last(hall, table), table), table)).done == "asked"
    while (await hall.look(table)).state.shift == 1:
        await hall.act(table, "money 1")
    assert (await hall.tables.undo(await hall.request(await _last(hall, table), table), table)).done == "asked"


async def test_alone_among_automats_nobody_has_to_be_asked(hall: TableHarness) -> None:
    table = await hall.open(1, automats=("foreman", "apprentice"))
    assert (await hall.tables.start(await hall.request(1, table), table)).ok
    while await hall.scheduler.look():
        pass
    start = await hall.look(table)
    assert start.to_act() == (0,)
    assert (await hall.act(table)).ok
    while await hall.scheduler.look():
        pass
    moved = await hall.look(table)
    assert (await hall.tables.undo(await hall.request(1, table), table)).done == "undone"
    assert (await hall.look(table)).state == start.state
    assert (await hall.act(table)).ok
    while await hall.scheduler.look():
        pass
    assert (await hall.look(table)).state == moved.state, "the same position, the same whims"


async def test_nothing_to_take_back_yet(hall: TableHarness) -> None:
    table = await hall.start(3)
    assert refusal(await hall.tables.undo(await hall.request(1, table), table)) == "nothing_to_undo"
    person = await hall.turn(table)
    start = await hall.look(table)
    await hall.act(table)
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert (await hall.look(table)).state == start.state
    hall.restart()
    assert (await hall.look(table)).state == start.state


async def test_an_undo_reads_a_bounded_part_of_a_log_however_long(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_writes, "BASE_INTERVAL", 20)
    monkeypatch.setattr(undo, "MAX_UNDOS_PER_TURN", 10**6)
    read = 0

    def counted(*arguments: Any) -> list[LogRow]:
        nonlocal read
        rows = table_reads.fetch_log(*arguments)
        read += len(rows)
        return rows

    table = await hall.past_draft(3)
    person, start = await hall.turn(table), await hall.look(table)
    monkeypatch.setattr(history, "fetch_log", counted)
    most = 0
    for number in range(120):
        assert (await hall.act(table, "mine 6", "@1")).ok
        if number % 5 < 3:
            hall.begin()  # without what is in memory
        read = 0
        for _ in range(1 if number % 3 else 2):
            scope = "turn" if number % 3 else "step"
            assert (await hall.tables.undo(await hall.request(person, table), table, scope)).done == "undone"
        most = max(most, read)
        found = await hall.look(table)
        assert (found.state, found.ply, found.digest) == (start.state, start.ply, start.digest)
    assert found.seq > 350
    assert most <= 8 * 20, "two undos, each planned and carried out, a base and the one before it"
    assert await hall.store.read(lambda db: history.verify_table(db, table)) is None
    hall.begin()
    assert (await hall.look(table)).state == start.state
    read = 0
    assert [entry.kind for entry in await hall.tables.since(table, found.seq - 3, None)] == []
    assert read <= 3 * 20
    await hall.play(table, 1000)
    assert (await hall.look(table)).status == "over"
    assert await hall.store.read(lambda db: history.verify_table(db, table)) is None


@pytest.mark.slow
async def test_bases_on_the_way_change_nothing_about_what_can_be_taken_back(
    hall: TableHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game with a base after every few lines and with none: same answers, same positions, same news."""
    monkeypatch.setattr(undo, "MAX_UNDOS_PER_TURN", 10**6)
    seen: list[list[object]] = []
    for interval in (10**6, 1, 3):
        monkeypatch.setattr(table_writes, "BASE_INTERVAL", interval)
        place, rng, told = TableHarness(tmp_path / f"{interval}.sqlite"), Random(5), []
        table = await place.start(2)
        for _ in range(250):
            if rng.random() < 0.5:
                place.begin()  # what was in memory is read from the file
            found = await place.look(table)
            if not found.to_act():
                break
            if rng.random() < 0.45:
                answer = await place.tables.undo(
                    await place.request(rng.choice((1, 2)), table), table, rng.choice(("step", "turn"))
                )
                if answer.done == "asked":
                    other = 2 if (await place.look(table)).undo_request.seat == 0 else 1  # type: ignore[union-attr]
                    answer = await place.tables.answer_undo(await place.request(other, table), table, agrees=rng.random() < 0.7)
                told.append((answer.done, answer.refusal and answer.refusal.code))
            else:
                texts = await place.tables.legal(table, found.to_act()[0])
                assert (await place.act(table, rng.choice(texts))).ok
            found = await place.look(table)
            after = rng.randint(0, found.seq)
            told.append((found.digest, found.ply, await place.tables.since(table, after, rng.choice((None, 0, 1)))))
        assert await place.store.read(lambda db, table=table: history.verify_table(db, table)) is None  # type: ignore[misc]
        seen.append(told)
        place.close()
    assert seen[0] == seen[1] == seen[2]
    assert sum(one[0] == "undone" for one in seen[0]) > 30  # type: ignore[index]


async def test_undos_in_one_turn_are_limited(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MAX_UNDOS_PER_TURN", 3)
    table, person = await hall.on_turn(3)
    for _ in range(3):
        assert (await hall.act(table, "mine 6")).ok
        assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert (await hall.act(table, "mine 6")).ok
    answer = await hall.tables.undo(await hall.request(person, table), table)
    assert (refusal(answer), answer.refusal and answer.refusal.figures) == ("too_many_undos", {"most": 3})
    await hall.act(table, "stop")
    while await hall.turn(table) != person:
        await hall.act(table, "money 1")
    assert (await hall.act(table, "mine 10")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone", "a new turn"


async def _last(hall: TableHarness, table: int) -> int:
    [(person,)] = await hall.rows("SELECT person FROM log WHERE table_id = ? AND kind = 'act' ORDER BY seq DESC LIMIT 1", table)
    return int(person)
