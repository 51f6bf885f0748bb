"""One person stops nobody: limits over time for what makes work for others, which nobody who plays ever meets."""

from __future__ import annotations

import pytest

from bot.panels import standing_orders
from bot.panels.components import Address
from bot.panels.game_module import GAME_MODULES
from bot.panels.own_settings import SET as SET_MINE
from bot.panels.press_dispatch import handle_press
from bot.panels.table_settings import SET as SET_TABLE
from bot.runtime.settings import load_settings
from bot.tables.table import Answer, Request
from bot.texts import LANGUAGES
from bot.texts.formatting import refusal_sentence
from engine.contract import Refusal
from engine.games import GAMES
from tests.bot.table_harness import TableHarness
from tests.conformance.games import HOSTED, act_somehow, every_game, every_game_in_time

LIMITS = load_settings()
OPENINGS, SETTINGS, THREADS = LIMITS.openings_per_person, LIMITS.settings_per_person, LIMITS.threads_per_person
CROWD = range(1000, 1100)
PRESS_SECONDS = 0.2


async def open_table(hall: TableHarness, person: int, game: str, channel: int, server: int = 5) -> Answer:
    request = Request(hall.key(), person, name=f"P{person}")
    return await hall.tables.open(request, game=game, server=server, channel=channel)


async def open_and_cancel(hall: TableHarness, person: int, game: str, channel: int = 77) -> Answer:
    answer = await open_table(hall, person, game, channel)
    if answer.ok:
        assert (await hall.tables.cancel(await hall.request(person, answer.table), answer.table or 0)).ok
    return answer


async def press(hall: TableHarness, person: int, table: int, verb: str, argument: str) -> str:
    """Press a button; the code of the refusal."""
    found = await hall.look(table)
    shown = await handle_press(
        hall.tables, person, Address(table, found.seq, verb, argument), key=hall.key(), lang="pl", place=found.place
    )
    if "<t:" in shown.panel.text:
        return shown.refused or "often"
    return ""


async def stored(hall: TableHarness) -> list[object]:
    """What a refusal must not add to."""
    sql = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM log), (SELECT COUNT(*) FROM requests)"
    return await hall.rows(sql)


@every_game
async def test_openings_have_a_limit_for_each_person_and_each_server(hall: TableHarness, game: str) -> None:
    answers = [await open_and_cancel(hall, 1, game) for _ in range(OPENINGS.at_once)]
    assert all(answer.ok for answer in answers)
    before = await stored(hall)
    refused = await open_and_cancel(hall, 1, game)
    assert refused.refusal is not None
    assert (refused.refusal.code, refused.refusal.figures) == ("opened_often", {"deadline": hall.clock.now + 10})
    assert await stored(hall) == before, "not even a transaction for the refusal"
    assert (await open_and_cancel(hall, 2, game)).ok, "others are not concerned"
    hall.clock.now += 10
    assert (await open_and_cancel(hall, 1, game)).ok
    hall.clock.now += 3600
    crowd = [await open_and_cancel(hall, person, game) for person in CROWD]
    assert sum(answer.ok for answer in crowd) == LIMITS.openings_per_server.at_once
    assert {answer.refusal.code for answer in crowd if answer.refusal} == {"opened_often_here"}
    assert (await open_table(hall, CROWD[-1], game, channel=1, server=6)).ok, "another server is not concerned"
    assert (await open_table(hall, CROWD[-1], game, channel=2, server=0)).ok, "nor are direct messages"


@every_game
async def test_settings_have_a_limit_by_command_and_by_button(hall: TableHarness, game: str) -> None:
    table = await hall.open(2, game=game)
    for number in range(SETTINGS.at_once // 2):
        answer = await hall.tables.configure(await hall.request(1, table), table, language=LANGUAGES[number % 3])
        assert answer.ok
        assert not await press(hall, 1, table, SET_MINE, f"{game} reminders {'yes' if number % 2 else 'no'}")
    before, settings = await stored(hall), await hall.tables.person(1)
    language = (await hall.look(table)).language
    refused = await hall.tables.configure(await hall.request(1, table), table, language="xx", own={"zone": "UTC"})
    assert refused.refusal is not None
    assert (refused.refusal.code, refused.refusal.figures) == ("set_often", {"deadline": hall.clock.now + 2})
    assert await press(hall, 1, table, SET_TABLE, "keep_pictures yes")
    assert await press(hall, 1, table, SET_MINE, f"{game} reminders no") == "set_often"
    for order in GAME_MODULES[game].personal_orders:
        assert await press(hall, 1, table, standing_orders.VERB, f"{game} {order.name} {order.values[-1]}") == "set_often"
    assert (await stored(hall), await hall.tables.person(1), (await hall.look(table)).language) == (before, settings, language)
    assert not await press(hall, 2, table, SET_MINE, f"{game} reminders no"), "others are not concerned"
    hall.clock.now += 2
    assert not await press(hall, 1, table, SET_TABLE, "keep_pictures yes")
    assert (await hall.look(table)).keep_pictures


async def test_threads_have_a_limit_for_each_person_and_each_server(hall: TableHarness) -> None:
    limits = hall.tables.limits
    assert [limits.thread(1, 5) for _ in range(THREADS.at_once)] == [None] * THREADS.at_once
    mine = limits.thread(1, 5)
    assert mine is not None
    assert (mine.code, mine.figures) == ("threads_often", {"deadline": hall.clock.now + 30})
    crowd = [limits.thread(person, 5) for person in CROWD]
    assert sum(why is None for why in crowd) == LIMITS.threads_per_server.at_once - THREADS.at_once
    assert {why.code for why in crowd if why} == {"threads_often_here"}
    assert limits.thread(CROWD[-1], 6) is None


async def test_looking_whether_a_table_can_be_opened_counts_for_nothing(hall: TableHarness) -> None:
    for _ in range(3 * OPENINGS.at_once):
        assert await hall.tables.cannot_open(1, 5) is None
    for _ in range(OPENINGS.at_once):
        assert (await open_and_cancel(hall, 1, HOSTED[0])).ok
    why = await hall.tables.cannot_open(1, 5)
    assert why is not None
    assert why.code == "opened_often"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_refusal_says_when_to_try_again(lang: str) -> None:
    for code in ("opened_often", "set_often", "threads_often"):
        for here in ("", "_here"):
            assert "<t:99:R>" in refusal_sentence(Refusal(code + here, {"deadline": 99}), lang, HOSTED[0])


@every_game_in_time
async def test_whoever_plays_as_quickly_as_they_can_meets_no_limit(hall: TableHarness, game: str) -> None:
    """An evening at live pace, each press a fifth of a second after the one before: settings, the game, another one."""
    presses = 0

    def tick() -> None:
        nonlocal presses
        presses += 1
        hall.clock.now += presses % round(1 / PRESS_SECONDS) == 0

    people = range(1, GAMES[game].seats[0] + 1)
    table = await hall.open(len(people), game=game, clock=180)
    for evening in range(2):
        for number in range(12):
            tick()
            assert not await press(hall, 1, table, SET_TABLE, f"keep_pictures {('yes', 'no')[number % 2]}")
        for person in people:
            for number in range(8):
                tick()
                assert not await press(hall, person, table, SET_MINE, f"{game} reminders {('yes', 'no')[number % 2]}")
        assert (await hall.tables.start(await hall.request(1, table), table)).ok
        while (await hall.look(table)).status == "running":
            tick()
            await act_somehow(hall, table)
        if not evening:
            tick()
            assert not await press(hall, 1, table, "rematch", "")
            table = await hall.tables.table_in(77) or 0
            for person in people[1:]:
                assert (await hall.tables.join(await hall.request(person, table), table)).ok
    assert (await hall.look(table)).status == "over"
    for _ in range(OPENINGS.at_once):
        await open_and_cancel(hall, 1, game, channel=78)
    assert await press(hall, 1, table, "rematch", "") == "opened_often", "a rematch counts"
