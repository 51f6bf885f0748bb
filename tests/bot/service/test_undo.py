"""Taking back: free while it harms nobody, else by consent."""

from __future__ import annotations

from bot.tables.table import CHANNEL_READER, Request
from tests.bot.table_harness import TableHarness, refusal


async def test_an_own_step_is_taken_back_freely_and_the_log_only_grows(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    person = await hall.turn(table)
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
    table = await hall.past_draft(3)
    person = await hall.turn(table)
    due = "SELECT MAX(due) FROM messages WHERE table_id = ? AND reader = ?"

    async def owed_to_the_channel() -> int:
        return int(await hall.tables.store.read(lambda db: db.conn.execute(due, (table, CHANNEL_READER)).fetchone()[0]))

    before = await owed_to_the_channel()
    assert (await hall.act(table, "mine 6", "@1")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "undone"
    assert await owed_to_the_channel() == before
    assert (await hall.act(table, "stop")).ok
    assert await owed_to_the_channel() > before


async def test_a_whole_turn_is_taken_back_as_long_as_nobody_has_acted(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    person = await hall.turn(table)
    start = await hall.look(table)
    assert (await hall.act(table, "mine 6", "@1", "+Y", "stop")).ok
    assert await hall.turn(table) != person
    assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "undone"
    assert (await hall.look(table)).state == start.state
    assert refusal(await hall.tables.undo(await hall.request(person, table), table, "game")) == "bad_scope"


async def test_a_second_press_on_undo_takes_back_nothing_more(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    person = await hall.turn(table)
    assert (await hall.act(table, "mine 6", "@1")).ok
    seen = (await hall.look(table)).seq
    assert (await hall.tables.undo(Request("first", person, seen), table)).ok
    assert refusal(await hall.tables.undo(Request("second", person, seen), table)) == "stale"


async def test_a_refill_must_be_agreed_on_by_every_other_person(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    person = await hall.turn(table)
    others = [p for p in (1, 2, 3) if p != person]
    start = await hall.look(table)
    assert (await hall.act(table, "order 4")).ok
    asked = await hall.tables.undo(await hall.request(person, table), table)
    assert asked.done == "asked"
    assert (await hall.look(table)).state != start.state
    assert refusal(await hall.tables.undo(await hall.request(others[0], table), table)) == "already_asked"
    assert refusal(await hall.tables.answer_undo(await hall.request(person, table), table, True)) == "not_asked"
    assert refusal(await hall.tables.answer_undo(await hall.request(50, table), table, True)) == "not_a_player"
    assert (await hall.tables.answer_undo(await hall.request(others[0], table), table, True)).done == "waiting"
    assert refusal(await hall.tables.answer_undo(await hall.request(others[0], table), table, True)) == "already_agreed"
    hall.restart()
    assert (await hall.tables.answer_undo(await hall.request(others[1], table), table, True)).done == "undone"
    found = await hall.look(table)
    assert (found.state, found.undo_request) == (start.state, None)
    assert refusal(await hall.tables.answer_undo(await hall.request(others[1], table), table, True)) == "no_question"


async def test_one_no_is_enough(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    person = await hall.turn(table)
    assert (await hall.act(table, "order 4")).ok
    now = await hall.look(table)
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "asked"
    other = 1 + person % 3
    assert (await hall.tables.answer_undo(await hall.request(other, table), table, False)).done == "declined"
    found = await hall.look(table)
    assert (found.state, found.undo_request) == (now.state, None)


async def test_a_question_is_overtaken_by_the_next_action(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    person = await hall.turn(table)
    assert (await hall.act(table, "order 4")).ok
    asked = await hall.tables.undo(await hall.request(person, table), table)
    assert (await hall.act(table, "money 6")).ok
    late = Request("late", 1 + person % 3, asked.seq)
    assert refusal(await hall.tables.answer_undo(late, table, True)) in ("no_question", "stale")
    assert (await hall.look(table)).undo_request is None
    assert await hall.rows("SELECT * FROM asks") == []


async def test_an_answer_to_an_old_question_does_not_answer_the_new_one(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    person = await hall.turn(table)
    assert (await hall.act(table, "order 4")).ok
    first = await hall.tables.undo(await hall.request(person, table), table)
    assert (await hall.tables.answer_undo(await hall.request(3 - person, table), table, False)).done == "declined"
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "asked"
    old = Request("old", 3 - person, first.seq)
    assert refusal(await hall.tables.answer_undo(old, table, True)) == "no_question"


async def test_after_others_have_acted_their_actions_go_too(hall: TableHarness) -> None:
    table = await hall.past_draft(2)
    person = await hall.turn(table)
    start = await hall.look(table)
    assert (await hall.act(table, "money 6")).ok
    assert (await hall.act(table, "money 4")).ok
    assert (await hall.tables.undo(await hall.request(person, table), table)).done == "asked"
    assert (await hall.tables.answer_undo(await hall.request(3 - person, table), table, True)).done == "undone"
    assert (await hall.look(table)).state == start.state


async def test_a_draw_reveals_but_what_is_kept_of_it_does_not(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    person = await hall.turn(table)
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


async def _last(hall: TableHarness, table: int) -> int:
    [(person,)] = await hall.rows("SELECT person FROM log WHERE table_id = ? AND kind = 'act' ORDER BY seq DESC LIMIT 1", table)
    return int(person)
