"""Standing orders: decisions that people leave to an automat in advance, at one table or wherever a game is played."""

from __future__ import annotations

import pytest

from bot.tables.calls import open_decisions
from engine.goldmine import GOLDMINE
from engine.goldmine.actions import Challenge
from tests.bot.table_harness import HOUR, TableHarness, refusal

pytestmark = pytest.mark.engines(slow=True)

GAME = "goldmine"


async def order(hall: TableHarness, table: int, person: int, orders: str = "build", *, on: bool = True) -> None:
    answer = await hall.tables.set_orders(await hall.request(person, table), table, orders, on=on)
    assert answer.ok, answer


async def built(hall: TableHarness, people: int = 3, **more: object) -> int:
    """A table whose mine was laid at once, because everybody wished it."""
    table = await hall.start(people, game=GAME, **more)  # type: ignore[arg-type]
    for person in range(1, people + 1):
        await order(hall, table, person)
    assert await hall.scheduler.tick(table)
    return table


async def until_a_defender_decides(hall: TableHarness, table: int) -> int:
    """Play on, everybody sending bats whenever they can, until a defender has won; the defender's seat."""
    for _ in range(3000):
        found = await hall.look(table)
        if found.game.clock_share(found.state) < 1:
            return found.to_act()[0]
        (seat,) = found.to_act()
        legal = GOLDMINE.legal_actions(found.state, seat)
        bats = [action for action in legal if isinstance(action, Challenge)]
        answer = await hall.act(table, str(hall.rng.choice(bats or legal)), person=found.seats[seat].owner)
        assert answer.ok, answer
    raise AssertionError("no defender has won")


async def test_who_leaves_the_tiles_to_an_automat_is_not_called_and_need_not_act(hall: TableHarness) -> None:
    table = await hall.start(2, game=GAME)
    found = await hall.look(table)
    (seat,) = found.to_act()
    person = found.seats[seat].owner
    assert person is not None
    assert [decision.person for decision in open_decisions(found)] == [person]
    await order(hall, table, person)
    assert open_decisions(await hall.look(table)) == []
    assert await hall.scheduler.tick(table)
    found = await hall.look(table)
    assert found.state.laid == 1
    assert found.to_act() != (seat,)
    assert [decision.person for decision in open_decisions(found)] == [3 - person]
    assert found.seats[seat].missed == 0, "it was no missed turn"


async def test_an_order_can_be_taken_back_and_not_given_twice(hall: TableHarness) -> None:
    table = await hall.start(2, game=GAME)
    await order(hall, table, 1)
    again = await hall.tables.set_orders(await hall.request(1, table), table, "build", on=True)
    assert refusal(again)
    await order(hall, table, 1, on=False)
    hall.restart()
    assert (await hall.look(table)).seats[0].orders == ""


async def test_with_everybody_the_whole_beginning_is_laid_in_one_go(hall: TableHarness) -> None:
    table = await hall.start(3, game=GAME)
    await order(hall, table, 1, "build build_all")
    await order(hall, table, 2)
    if await hall.scheduler.tick(table):
        assert (await hall.look(table)).state.laid < 20, "the third one has not agreed"
    await order(hall, table, 3)
    assert await hall.scheduler.tick(table)
    found = await hall.look(table)
    assert (found.state.phase, found.state.laid) == ("move", 20)
    assert not await hall.scheduler.tick(table), "moving is nobody's standing order"


async def test_alone_against_automats_one_order_lays_the_whole_beginning(hall: TableHarness) -> None:
    table = await hall.start(1, game=GAME, automats=("apprentice", "foreman"))
    await order(hall, table, 1)
    assert await hall.scheduler.tick(table)
    found = await hall.look(table)
    assert found.state.laid == 20


async def test_a_defender_has_a_quarter_of_the_clock_and_then_an_automat_decides(hall: TableHarness) -> None:
    table = await built(hall, clock=24 * HOUR)
    seat = await until_a_defender_decides(hall, table)
    found = await hall.look(table)
    assert found.deadline == hall.clock.now + 6 * HOUR
    assert [decision.person for decision in open_decisions(found)] == [found.seats[seat].owner]
    hall.clock.now += 6 * HOUR
    assert await hall.scheduler.tick(table)
    after = await hall.look(table)
    assert after.to_act() != (seat,) or after.state.phase == "move"
    assert after.seats[seat].missed == 1


async def test_a_defender_with_a_standing_order_is_not_asked(hall: TableHarness) -> None:
    table = await built(hall, clock=None)
    seat = await until_a_defender_decides(hall, table)
    found = await hall.look(table)
    person = found.seats[seat].owner
    assert person is not None
    settings = await hall.tables.person(person)
    await hall.tables.change_person(person, orders=settings.with_order(GAME, "defend", "yes"))
    waiting = await hall.look(table)
    assert open_decisions(waiting) == []
    assert waiting.alarm is not None
    assert await hall.scheduler.tick(table)
    after = await hall.look(table)
    assert after.state.phase == "move"
    assert after.seats[seat].missed == 0


async def test_a_defender_who_is_asleep_has_the_time_after_waking(hall: TableHarness) -> None:
    table = await built(hall, clock=8 * HOUR)
    seat = await until_a_defender_decides(hall, table)
    person = (await hall.look(table)).seats[seat].owner
    assert person is not None
    minute = hall.clock.now // 60 % (24 * 60)
    await hall.tables.change_person(person, quiet_from=minute, quiet_to=(minute + 300) % (24 * 60), zone="UTC")
    await hall.scheduler.tick(table)
    found = await hall.look(table)
    assert found.deadline is not None
    assert found.deadline >= hall.clock.now + 5 * HOUR + 2 * HOUR - 60
    assert found.game.clock_share(found.state) < 1, "nobody decided meanwhile"


async def test_a_defender_who_has_left_is_played_for(hall: TableHarness) -> None:
    for leave in ("hand_over", "resign"):
        table = await built(hall, clock=None, channel={"hand_over": 401, "resign": 402}[leave])
        seat = await until_a_defender_decides(hall, table)
        person = (await hall.look(table)).seats[seat].owner
        assert person is not None
        answer = await getattr(hall.tables, leave)(await hall.request(person, table), table)
        assert answer.ok, answer
        assert await hall.scheduler.tick(table)
        assert (await hall.look(table)).game.clock_share((await hall.look(table)).state) == 1


async def test_an_order_for_another_game_covers_nothing_here(hall: TableHarness) -> None:
    table = await hall.start(2, game="kopalnie")
    settings = await hall.tables.person(1)
    await hall.tables.change_person(1, orders=settings.with_order(GAME, "defend", "yes"))
    found = await hall.look(table)
    assert not any(found.ordered(seat) for seat in range(2))
