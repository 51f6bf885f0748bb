"""Planning by buttons: private, from what the player could do now, within Discord's limits, and nothing in an id."""

from __future__ import annotations

import pytest

from bot.panels.components import Address, Panel, discord_problems
from bot.panels.press_dispatch import handle_press
from bot.tables.planned_turns import with_turn
from bot.tables.seat_plans import NO_PLANS
from bot.texts import LANGUAGES, say
from tests.bot.table_harness import TableHarness
from tests.conformance.games import every_released_game
from tests.conformance.test_planned_turns import a_turn, begun, plan, plans_of, turn_comes_to


async def press(hall: TableHarness, table: int, person: int, address: Address, *values: str, lang: str = "pl") -> Panel:
    place = (await hall.look(table)).place
    result = await handle_press(hall.tables, person, address, values, key=hall.key(), lang=lang, place=place)
    assert discord_problems(result.panel) == []
    return result.panel


def find(page: Panel, verb: str, argument: str | None = None) -> Address:
    found = [part.address for part in (*page.buttons, *page.selects) if part.address.verb == verb]
    return next(address for address in found if argument in (None, address.argument))


def verbs(page: Panel) -> set[str]:
    return {part.address.verb for part in (*page.buttons, *page.selects)}


@every_released_game
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_three_turns_are_planned_by_pressing_only(hall: TableHarness, game: str, lang: str) -> None:
    table, seat = await begun(hall, game)
    person = (await hall.look(table)).seats[seat].owner or 0
    waiting = await press(hall, table, person, Address(table, (await hall.look(table)).seq, "play"), lang=lang)
    page = await press(hall, table, person, find(waiting, "ahead"), lang=lang)
    secret: set[str] = set()
    for _ in range(60):
        if "ahead_new" in verbs(page):
            select = page.selects[-1]
            page = await press(hall, table, person, select.address, hall.rng.choice(select.options).value, lang=lang)
        elif "ahead_pick" in verbs(page):
            [select] = page.selects
            assert all(option.value.isdecimal() or option.value.startswith("page ") for option in select.options)
            page = await press(hall, table, person, select.address, hall.rng.choice(select.options).value, lang=lang)
        else:
            break
        planned = await plans_of(hall, table, seat) or NO_PLANS
        secret |= {text for turn in planned.turns for text in turn.actions if len(text) > 2}
        ids = [str(part.address) for part in (*page.buttons, *page.selects)]
        assert not [one for one in ids for text in secret if text in one]
    planned = await plans_of(hall, table, seat) or NO_PLANS
    assert len(planned.turns) == 3
    conditions = [option for select in page.selects for option in select.options]
    assert len(conditions) == sum(len(turn.stops) for turn in planned.turns)
    if conditions:
        for _ in range(2):  # there and back
            page = await press(hall, table, person, page.selects[0].address, conditions[-1].value, lang=lang)
    page = await press(hall, table, person, find(page, "ahead_edit", "up 2"), lang=lang)
    page = await press(hall, table, person, find(page, "ahead_edit", "drop 0"), lang=lang)
    after = await plans_of(hall, table, seat) or NO_PLANS
    assert after.turns == (planned.turns[2], planned.turns[1])
    assert "ahead_new" in verbs(page), "there is room for another one"


@every_released_game
async def test_a_plan_that_there_is_already_leaves_no_choice_on_the_screen(hall: TableHarness, game: str) -> None:
    table, seat = await begun(hall, game)
    person = (await hall.look(table)).seats[seat].owner or 0
    page = await press(hall, table, person, Address(table, (await hall.look(table)).seq, "ahead"), lang="en")
    for said in ("ahead-planned", "refuse-plan_twice"):
        select = page.selects[-1]
        page = await press(hall, table, person, select.address, select.options[0].value, lang="en")
        for _ in range(9):
            if "ahead_pick" in verbs(page):
                [select] = page.selects
                page = await press(hall, table, person, select.address, select.options[0].value, lang="en")
        assert page.text.startswith(say("en", said))
        assert "ahead_new" in verbs(page)
    planned = await plans_of(hall, table, seat) or NO_PLANS
    assert (len(planned.turns), planned.draft) == (1, ())


async def test_the_owner_reads_why_a_plan_was_not_played(hall: TableHarness) -> None:
    table, seat = await begun(hall, "szczesc")
    person = (await hall.look(table)).seats[seat].owner or 0
    assert (await plan(hall, table, seat, with_turn(["money 4"]))).ok
    while seat not in (await hall.look(table)).to_act():
        legal = await hall.tables.legal(table, (await hall.look(table)).to_act()[0])
        assert (await hall.act(table, "money 4" if "money 4" in legal else "money 1")).ok
    page = await press(hall, table, person, Address(table, (await hall.look(table)).seq, "play"))
    assert "Nie zagrałem według planu" in page.text
    assert "trzeba teraz innej liczby górników" in page.text
    other = (await hall.look(table)).seats[(seat + 1) % 3].owner or 0
    seen = await press(hall, table, other, Address(table, (await hall.look(table)).seq, "play"))
    assert "według planu" not in seen.text
    assert (await hall.act(table, "money 1")).ok
    assert (await hall.look(table)).plans == {}


async def test_a_forged_or_late_press_changes_nothing(hall: TableHarness) -> None:
    table, seat = await begun(hall, "szczesc")
    found = await hall.look(table)
    person = found.seats[seat].owner or 0
    assert (await plan(hall, table, seat, with_turn(["money 4"]))).ok
    before = await plans_of(hall, table, seat)
    for verb, argument, values in (
        ("ahead_new", "", ("nonsense",)), ("ahead_pick", "", ("3",)), ("ahead_pick", "open", ()), ("ahead_edit", "drop 9", ()),
        ("ahead_edit", "weather 0", ()), ("ahead_edit", "drop", ()), ("ahead_edit", "drop -1", ()),
    ):  # fmt: skip
        await press(hall, table, person, Address(table, found.seq, verb, argument), *values)
        assert await plans_of(hall, table, seat) == before, verb
    stranger = await handle_press(
        hall.tables, 99, Address(table, found.seq, "ahead"), key=hall.key(), lang="en", place=found.place
    )
    assert stranger.refused == "not_a_player"
    on_turn = found.seats[found.to_act()[0]].owner or 0
    late = await handle_press(
        hall.tables, on_turn, Address(table, found.seq, "ahead"), key=hall.key(), lang="en", place=found.place
    )
    assert late.refused == "plan_your_turn"


@every_released_game
async def test_a_list_that_changed_is_shown_again(hall: TableHarness, game: str) -> None:
    table, seat = await begun(hall, game)
    found = await hall.look(table)
    person = found.seats[seat].owner or 0
    page = await press(hall, table, person, Address(table, found.seq, "ahead"))
    [select] = page.selects
    page = await press(hall, table, person, select.address, select.options[0].value)
    if "ahead_pick" not in verbs(page):
        pytest.skip("one choice says it all")
    [select] = page.selects
    other = Address(table, select.address.seq, "ahead_pick", "0" * 8)
    again = await press(hall, table, person, other, "0", lang="en")
    assert again.text.startswith(say("en", "moved-on"))
    assert (await plans_of(hall, table, seat) or NO_PLANS).turns == ()


async def test_a_plan_that_would_not_be_played_now_says_so(hall: TableHarness) -> None:
    table, _ = await begun(hall, "kopalnie")
    found = await hall.look(table)
    seat = (found.to_act()[0] + 2) % 3
    mine = a_turn(found, seat)[-1]
    assert (await plan(hall, table, seat, with_turn([mine]))).ok
    assert (await hall.act(table, mine)).ok
    address = Address(table, (await hall.look(table)).seq, "ahead")
    page = await press(hall, table, found.seats[seat].owner or 0, address, lang="en")
    assert "would not be played" in page.text
    await turn_comes_to(hall, table, seat)
    assert not (await hall.look(table)).planned(seat)
