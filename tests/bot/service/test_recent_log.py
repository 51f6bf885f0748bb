"""What is told from memory is what a replay of the log would tell, and a message shows the version that it tells of."""

from __future__ import annotations

import pytest

from bot.storage import history, undo_queries
from bot.tables.errors import Refused
from bot.tables.log_entries import MAX_RECENT_ROWS, LogRow, RecentLog, ReplayedAction
from bot.tables.table import Table
from tests.bot.table_harness import HOUR, TableHarness

pytestmark = pytest.mark.engines(slow=True)


async def play_with_undos(hall: TableHarness, table: int, moves: int) -> list[Table]:
    """Random moves, every fifth taken back; the table after each."""
    seen = [await hall.look(table)]
    for number in range(moves):
        found = await hall.look(table)
        if not found.to_act():
            break
        person = await hall.turn(table)
        assert (await hall.act(table, hall.rng.choice(await hall.tables.legal(table, found.to_act()[0])))).ok
        if number % 5 == 4:
            answer = await hall.tables.undo(await hall.request(person, table), table, hall.rng.choice(["step", "turn"]))
            if answer.done == "asked":
                for other in [other for other in (1, 2, 3) if other != person]:
                    await hall.tables.answer_undo(await hall.request(other, table), table, True)
        seen.append(await hall.look(table))
    return seen


@pytest.mark.parametrize("game", ["szczesc", "kopalnie"])
async def test_memory_and_replay_tell_the_same(hall: TableHarness, game: str) -> None:
    table = await hall.start(3, game=game)
    compared = 0
    for now in (await play_with_undos(hall, table, 60))[::3]:
        for after in range(max(0, now.seq - 60), now.seq, 7):
            for until in (now.seq, (after + now.seq) // 2):
                for viewer in (None, 0, 2):
                    recent = now.recent.entries(after, until, viewer)
                    if recent is not None:
                        compared += 1
                        assert recent == await hall.store.read(
                            lambda db, now=now, after=after, until=until, viewer=viewer: history.log_entries_between(
                                db, now, after, until, viewer
                            )
                        )
    assert compared > 200


async def test_memory_and_replay_offer_the_same_undo(hall: TableHarness) -> None:
    table = await hall.start(3)
    offered = 0
    for _ in range(12):
        await play_with_undos(hall, table, 4)
        now = await hall.look(table)
        if now.status != "running":
            break
        for person in (1, 2, 3):
            for scope in ("step", "turn"):
                try:
                    slow = await hall.store.read(
                        lambda db, now=now, person=person, scope=scope: undo_queries.plan_undo(db, now, person, scope)
                    )
                except Refused:
                    continue
                offered += 1
                assert await hall.tables.undo_plan(now, person, scope) == slow
    assert offered > 20


async def test_memory_holds_a_few_turns_only(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    await hall.play(table, 150)
    recent = (await hall.look(table)).recent
    assert len(recent.rows) == MAX_RECENT_ROWS
    assert recent.entries(0, recent.rows[-1].seq, None) is None
    assert len(await hall.tables.since(table, 0, None)) > 100, "the rest comes from the log"


@pytest.mark.parametrize("together", [1, 3, MAX_RECENT_ROWS + 5])
def test_memory_holds_the_newest_rows_however_many_come_at_once(together: int) -> None:
    rows = [LogRow(seq, "act", 0, 1, "", None, None, 0) for seq in range(8, 8 + 3 * MAX_RECENT_ROWS)]
    recent, kept = RecentLog(since=7), rows[: len(rows) // together * together]
    for first in range(0, len(kept), together):
        new = kept[first : first + together]
        recent = recent.extended(new, [ReplayedAction(row, True, False, ()) for row in new])
    assert list(recent.rows) == [action.row for action in recent.actions] == kept[-MAX_RECENT_ROWS:]
    assert recent.since == recent.rows[0].seq - 1


async def test_a_table_at_an_earlier_version_is_the_same_from_memory_and_from_the_log(hall: TableHarness) -> None:
    table = await hall.past_draft(3, clock=24 * HOUR)
    seen: list[Table] = []
    for _ in range(12):
        hall.clock.now += HOUR
        await hall.play(table, 1)
        seen.append(await hall.look(table))
    for then in seen[:-1]:
        assert await hall.tables.table_at(table, then.seq) is then
    hall.begin()
    for then in seen[:-1]:
        again = await hall.tables.table_at(table, then.seq)
        assert again is not None
        assert (again.seq, again.state, again.ply, again.to_act()) == (then.seq, then.state, then.ply, then.to_act())
        assert (again.moved, again.deadline) == (then.moved, then.deadline)
