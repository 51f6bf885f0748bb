"""Planning ahead: played when the turn comes, if it is still what was meant; otherwise its owner is called and told why."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from bot.tables import planned_turns
from bot.tables.calls import open_decisions
from bot.tables.plan_checks import refused_until_revealed
from bot.tables.planned_turns import FREE_UNDO_SECONDS, earlier, toggled, with_turn, without
from bot.tables.seat_plans import SeatPlans
from bot.tables.table import Answer, Table
from engine.contract import CHANCE
from engine.games import GAMES
from engine.niemcy.box import CARDS, LOCOMOTIVE
from tests.bot.table_harness import TableHarness, refusal
from tests.conformance.games import act_somehow, begin, every_released_game, past_secret_choices
from tests.engine.random_games import walk

OPTIONS: dict[str, dict[str, object]] = {"goldmine": {"options": {"five_tiles": True}}}  # other turns begin with chance


async def begun(hall: TableHarness, game: str) -> tuple[int, int]:
    """A table in the open, and a seat whose turn comes later."""
    table = await begin(hall, game, 3, **OPTIONS.get(game, {}))
    found = await past_secret_choices(hall, table)
    while found.game.turn_open(found.state):
        await act_somehow(hall, table)
        found = await hall.look(table)
    return table, next(seat for seat in range(3) if seat not in found.to_act())


@every_released_game
def test_a_plan_is_judged_up_to_what_comes_up_and_ends_before_another_seat(game: str) -> None:
    rules, followed_by_chance = GAMES[game], set()
    for step in islice(walk(rules, rules.seats[-1], 3), 400):
        after = rules.to_act(step.after)
        if step.seat != CHANCE and after and step.seat not in after and not any(map(rules.reveals, step.events)):
            refusal = refused_until_revealed(rules, step.before, step.seat, [step.action, step.action])
            followed_by_chance.add(CHANCE in after)
            assert (refusal and refusal.code) == (None if CHANCE in after else "not_your_turn")
    assert False in followed_by_chance


def a_turn(table: Table, seat: int, which: int = 0) -> list[str]:
    """What this seat could do if it were on turn, up to the end of the turn or to what it cannot know."""
    game = table.game
    state = game.turn_ahead(table.state, seat)
    actions: list[str] = []
    while game.to_act(state) == (seat,) and (not actions or game.turn_open(state)):
        legal = game.legal_actions(state, seat)
        action = legal[which if not actions else 0]
        actions.append(str(action))
        if any(map(game.reveals, game.apply(state, seat, action))) or CHANCE in game.to_act(state):
            break
    return actions


async def plan(hall: TableHarness, table: int, seat: int, *edits: planned_turns.PlanEdit) -> Answer:
    person = (await hall.look(table)).seats[seat].owner
    assert person is not None
    answer = Answer(None, 0)
    for edit in edits:
        answer = await hall.tables.edit_plans(await hall.request(person, table), table, edit)
        if not answer.ok:
            return answer
    return answer


async def turn_comes_to(hall: TableHarness, table: int, seat: int) -> Table:
    """The others play until this seat is on turn."""
    for _ in range(60):
        found = await hall.look(table)
        if seat in found.to_act() or found.status != "running":
            return found
        await act_somehow(hall, table)
    raise AssertionError("the turn never comes")


async def plans_of(hall: TableHarness, table: int, seat: int) -> SeatPlans | None:
    return (await hall.look(table)).plans.get(seat)


async def outside_plans(hall: TableHarness) -> str:
    """Everything in the file but the plans themselves."""
    names = await hall.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('planned_turns')")
    return json.dumps([[name, await hall.rows(f"SELECT * FROM {name}")] for (name,) in names], default=str)


@every_released_game
async def test_a_planned_turn_is_played_as_its_owners_own(hall: TableHarness, game: str) -> None:
    table, seat = await begun(hall, game)
    before = await hall.look(table)
    actions = a_turn(before, seat)
    assert (await plan(hall, table, seat, with_turn(actions))).ok
    kinds = await hall.kinds(table)
    for condition in ("price", "touched"):
        planned = await plans_of(hall, table, seat)
        assert planned is not None
        if condition in planned.turns[0].stops:
            assert (await plan(hall, table, seat, toggled(0, condition))).ok
    assert await hall.kinds(table) == kinds, "a plan leaves no line"
    found = await turn_comes_to(hall, table, seat)
    if not found.planned(seat):
        pytest.skip("somebody else has taken it")
    assert open_decisions(found) == [], "nobody is called to a turn that is planned"
    hall.restart()
    assert await hall.scheduler.look() == 1
    after = await hall.look(table)
    rows = await hall.rows("SELECT kind, seat, person, text FROM log WHERE table_id = ? AND seq > ?", table, found.seq)
    owner = found.seats[seat].owner
    assert rows[0] == ("planned", seat, owner, "")
    played = [(kind, who, text) for kind, who, _, text in rows if kind == "act"]
    assert played[: len(actions)] == [("act", seat, text) for text in actions][: len(played)]
    assert {person for kind, _, person, _ in rows if kind == "act"} == {owner}
    assert await plans_of(hall, table, seat) is None
    assert await hall.rows("SELECT * FROM planned_turns") == []
    await hall.scheduler.look()
    assert (await hall.look(table)).seq == after.seq, "once"


@every_released_game
async def test_a_plan_is_nowhere_but_with_its_owner(hall: TableHarness, game: str) -> None:
    table, seat = await begun(hall, game)
    found = await hall.look(table)
    before = await outside_plans(hall)
    assert (await plan(hall, table, seat, with_turn(a_turn(found, seat)), with_turn(a_turn(found, seat, 1)))).ok
    after = await outside_plans(hall)
    answers = await hall.rows("SELECT answer FROM requests WHERE kind = 'edit_plans'")
    assert [json.loads(answer)[1:] for (answer,) in answers] == [[found.seq, None, ""]] * 2
    await hall.store.write(lambda db: db.execute("DELETE FROM requests WHERE kind = 'edit_plans'"))
    assert await outside_plans(hall) == before != after
    assert await hall.tables.since(table, found.seq, None) == []


@every_released_game
async def test_only_ones_own_next_turn_can_be_planned_three_times(hall: TableHarness, game: str) -> None:
    table, seat = await begun(hall, game)
    found = await hall.look(table)
    on_turn = found.to_act()[0]
    turns = [with_turn(a_turn(found, seat, which)) for which in range(4)]
    assert refusal(await plan(hall, table, on_turn, turns[0])) == "plan_your_turn"
    assert refusal(await hall.tables.edit_plans(await hall.request(99, table), table, turns[0])) == "not_a_player"
    assert refusal(await plan(hall, table, seat, turns[0], turns[0])) == "plan_twice"
    assert refusal(await plan(hall, table, seat, turns[1], turns[2], turns[3])) == "plan_full"
    request = await hall.request(found.seats[seat].owner or 0, table)
    for _ in range(2):  # the same press twice
        assert (await hall.tables.edit_plans(request, table, without(0))).ok
    planned = await plans_of(hall, table, seat)
    assert planned is not None
    assert [list(turn.actions) for turn in planned.turns] == [a_turn(found, seat, 1), a_turn(found, seat, 2)]
    assert (await plan(hall, table, seat, earlier(1))).ok
    planned = await plans_of(hall, table, seat)
    assert planned is not None
    assert list(planned.turns[0].actions) == a_turn(found, seat, 2)
    assert refusal(await plan(hall, table, seat, without(7))) == "no_such_plan"
    assert refusal(await plan(hall, table, seat, toggled(0, "weather"))) == "stale"
    assert refusal(await plan(hall, table, seat, without(0), with_turn(["nonsense"]))) is not None


@every_released_game
async def test_whoever_acts_or_leaves_drops_their_plan(hall: TableHarness, game: str) -> None:
    table, seat = await begun(hall, game)
    found = await hall.look(table)
    owner = found.seats[seat].owner or 0
    assert (await plan(hall, table, seat, with_turn(a_turn(found, seat)))).ok
    assert (await hall.tables.hand_over(await hall.request(owner, table), table)).ok
    assert await plans_of(hall, table, seat) is None
    assert (await hall.tables.take_back(await hall.request(owner, table), table)).ok
    assert (await plan(hall, table, seat, with_turn(a_turn(await hall.look(table), seat)))).ok
    assert (await hall.replace(table, seat, 70)).ok
    assert await plans_of(hall, table, seat) is None
    assert (await plan(hall, table, seat, with_turn(a_turn(await hall.look(table), seat)))).ok
    await turn_comes_to(hall, table, seat)
    await act_somehow(hall, table)
    assert await plans_of(hall, table, seat) is None
    await hall.scheduler.look()
    assert "planned" not in await hall.kinds(table)


async def other_seats(hall: TableHarness) -> tuple[int, int, int]:
    """Szczęść Boże after the draft: the table, the seat on turn, and the one after it."""
    table = await hall.past_draft(3)
    found = await hall.look(table)
    first = found.to_act()[0]
    return table, first, (first + 1) % 3


async def test_the_first_alternative_that_is_undisturbed_is_played(hall: TableHarness) -> None:
    table, first, seat = await other_seats(hall)
    found = await hall.look(table)
    shelf = next(str(one) for one in found.game.legal_actions(found.state, first) if str(one).startswith("workshop"))
    assert (await plan(hall, table, seat, with_turn([shelf]), with_turn(["money 4"]), with_turn(["money 1"]))).ok
    assert (await hall.act(table, shelf)).ok, "the tile is gone, and another one lies there"
    assert (await hall.look(table)).planned(seat)
    assert await hall.scheduler.look() == 1
    [text] = [
        row[0] for row in await hall.rows("SELECT text FROM log WHERE kind = 'act' AND seat = ? ORDER BY seq DESC LIMIT 1", seat)
    ]
    assert text == "money 4"


@pytest.mark.parametrize(("matters", "why"), [(True, "price"), (False, "")])
async def test_a_price_that_changed_stops_the_plan_if_that_matters(hall: TableHarness, matters: bool, why: str) -> None:
    table, _, seat = await other_seats(hall)
    edits = [with_turn(["money 4"]), *([] if matters else [toggled(0, "price")])]
    assert (await plan(hall, table, seat, *edits)).ok
    assert (await hall.act(table, "money 4")).ok
    found = await hall.look(table)
    assert found.planned(seat) == (not matters)
    assert bool(open_decisions(found)) == matters, "called in the very message that tells of the turn before"
    assert [one.why for one in found.plans[seat].missed] == ([why] if why else [])
    if matters:
        assert found.deadline == hall.clock.now + (found.clock or 0)


async def test_what_others_take_back_drops_plans_made_since(hall: TableHarness) -> None:
    table, first, seat = await other_seats(hall)
    third = (seat + 1) % 3
    assert (await plan(hall, table, third, with_turn(["money 4"]))).ok
    assert (await hall.act(table, "money 1")).ok
    now = await hall.look(table)
    assert (await plan(hall, table, first, with_turn(a_turn(now, first)))).ok
    owner = now.seats[first].owner or 0
    assert (await hall.tables.undo(await hall.request(owner, table), table, "turn")).done == "undone"
    assert await plans_of(hall, table, first) is None
    kept = await plans_of(hall, table, third)
    assert kept is not None, "made before what was taken back"
    assert [turn.actions for turn in kept.turns] == [("money 4",)]


@pytest.mark.parametrize(("later", "done"), [(FREE_UNDO_SECONDS, "undone"), (FREE_UNDO_SECONDS + 1, "asked")])
async def test_a_planned_turn_is_taken_back_freely_for_ten_minutes(hall: TableHarness, later: int, done: str) -> None:
    table, _, seat = await other_seats(hall)
    assert (await plan(hall, table, seat, with_turn(["money 1"]))).ok
    assert (await hall.act(table, "money 1")).ok
    assert await hall.scheduler.look() == 1
    played = await hall.look(table)
    shown = await hall.tables.since(table, 0, None)
    assert "planned" in [one.kind for one in shown]
    hall.clock.now += later
    hall.restart()
    owner = played.seats[seat].owner or 0
    assert (await hall.tables.undo(await hall.request(owner, table), table, "turn")).done == done
    if done == "undone":
        assert "planned" not in [one.kind for one in await hall.tables.since(table, 0, None)]
        assert not (await hall.look(table)).planned(seat), "it does not play itself again"


async def test_what_comes_up_does_not_choose_between_plans(hall: TableHarness) -> None:
    """A second card that may come up or not: the first is drawn all the same, and then the owner is called."""
    table, _ = await begun(hall, "niemcy")
    found = await hall.look(table)
    seat = (found.to_act()[0] + 1) % 3
    shown = found.state.display
    [card, *_] = sorted(set(shown) - {LOCOMOTIVE})
    missing = next(one for one in CARDS if one not in shown and one != LOCOMOTIVE)
    assert (await plan(hall, table, seat, with_turn([f"draw {card}", f"draw {missing}"]), with_turn(["draw blind"]))).ok
    for _ in range(2):
        assert (await hall.act(table, "draw blind")).ok
    assert (await hall.look(table)).planned(seat)
    assert await hall.scheduler.look() == 1
    after = await hall.look(table)
    acts = await hall.rows("SELECT text FROM log WHERE kind = 'act' AND seat = ? ORDER BY seq DESC LIMIT 2", seat)
    if seat in after.to_act():
        assert acts[0] == (f"draw {card}",)
        assert [one.person for one in open_decisions(after)] == [after.seats[seat].owner]
        [(due,)] = await hall.rows("SELECT due FROM messages WHERE table_id = ? AND reader = -1", table)
        assert due == after.seq, "the channel calls them"
    else:
        assert acts == [(f"draw {missing}",), (f"draw {card}",)]


async def test_nobody_reads_a_plan_of_somebody_else(hall: TableHarness) -> None:
    table, _, seat = await other_seats(hall)
    assert (await plan(hall, table, seat, with_turn(["money 4"]))).ok
    found = await hall.look(table)
    for viewer in (None, *range(3)):
        view: Any = found.game.observe(found.state, viewer)
        assert "money 4" not in repr([await hall.tables.since(table, 0, viewer), getattr(view, "plans", None)])
