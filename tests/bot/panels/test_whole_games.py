"""Whole games played by pressing what is offered, with a new program for every press."""

from __future__ import annotations

import pytest

from engine.players import Player
from engine.players.registry import RANDOM, advised, player
from tests.bot.panels.panel_players import CROWDS
from tests.bot.table_harness import TableHarness

MOST_PRESSES = 20_000


@pytest.mark.parametrize(
    ("game", "people", "language"),
    [
        pytest.param("szczesc", 2, "pl", marks=pytest.mark.slow),
        pytest.param("szczesc", 3, "en", marks=pytest.mark.slow),
        pytest.param("szczesc", 4, "de", marks=pytest.mark.slow),
        ("kopalnie", 2, "pl"),
        ("kopalnie", 5, "en"),
        pytest.param("goldmine", 2, "pl", marks=pytest.mark.slow),
        pytest.param("goldmine", 4, "de", marks=pytest.mark.slow),
        pytest.param("niemcy", 2, "de", marks=pytest.mark.slow),
        pytest.param("niemcy", 4, "pl", marks=pytest.mark.slow),
    ],
)
async def test_people_who_press_anything_reach_the_end(hall: TableHarness, game: str, people: int, language: str) -> None:
    table = await hall.start(people, game=game, language=language)
    crowd = CROWDS[game](hall, table, seed=people)
    await crowd.publish()
    while await crowd.on_turn() is not None:
        await crowd.wander()
        if crowd.presses % 7 == 0:
            await crowd.meddle()
        assert crowd.presses < MOST_PRESSES
    assert (await crowd.look()).status == "over"
    assert crowd.channel is not None
    review = {"review"} if advised(game) else set()
    assert {button.address.verb for button in crowd.channel.buttons} == {"replay", "verify", "result_card", "rematch"} | review
    assert set(crowd.refused) <= {"stale", "too_soon"}, "their clock stands still, so nobody can leave twice"


@pytest.mark.parametrize(
    ("game", "people", "language"),
    [
        pytest.param("szczesc", 2, "en", marks=pytest.mark.slow),
        pytest.param("szczesc", 3, "de", marks=pytest.mark.slow),
        pytest.param("szczesc", 4, "pl", marks=pytest.mark.slow),
        pytest.param("kopalnie", 3, "de", marks=pytest.mark.slow),
        ("kopalnie", 4, "pl"),
        pytest.param("niemcy", 3, "pl", marks=pytest.mark.slow),
        pytest.param("niemcy", 5, "en", marks=pytest.mark.slow),
    ],
)
async def test_people_with_a_plan_reach_the_end(hall: TableHarness, game: str, people: int, language: str) -> None:
    table = await hall.start(people, game=game, language=language)
    crowd = CROWDS[game](hall, table, seed=people)
    await crowd.publish()
    players: list[Player] = [player(game, "foreman"), player(game, RANDOM)]
    while (person := await crowd.on_turn()) is not None:
        await crowd.decide(players[person % 2])
    assert (await crowd.look()).status == "over"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param("szczesc", {"open_deliveries": True}, marks=pytest.mark.slow),
        ("kopalnie", {}),
        pytest.param("niemcy", {}, marks=pytest.mark.slow),
    ],
)
async def test_people_and_automats_share_a_table(hall: TableHarness, game: str, options: dict[str, bool]) -> None:
    table = await hall.start(2, game=game, language="en", automats=("apprentice", "foreman"), options=options)
    crowd = CROWDS[game](hall, table, seed=5)
    while (await crowd.look()).to_act():
        if await hall.scheduler.tick(table):
            await crowd.publish()
        elif await crowd.on_turn() is not None:
            await crowd.wander()
    assert (await crowd.look()).status == "over"
    assert crowd.messages > 25


@pytest.mark.parametrize(
    ("people", "options", "language"),
    [
        pytest.param(2, {"five_tiles": True}, "pl", marks=pytest.mark.slow),
        pytest.param(3, {}, "en", marks=pytest.mark.slow),
        pytest.param(4, {"alliances": True}, "de", marks=pytest.mark.slow),
        pytest.param(5, {"mud": True}, "pl", marks=pytest.mark.slow),
        pytest.param(6, {"alliances": True, "mud": True}, "en", marks=pytest.mark.slow),
    ],
)
async def test_gold_mine_by_people_who_look_for_gold(
    hall: TableHarness, people: int, options: dict[str, bool], language: str
) -> None:
    """Everybody plays as the foreman would, and wants to be asked about bats."""
    table = await hall.start(people, game="goldmine", language=language, options=options)
    for person in range(1, people + 1):
        await hall.tables.change_person(person, orders="goldmine.bats=always")
    crowd = CROWDS["goldmine"](hall, table, seed=people)
    await crowd.publish()
    foreman = player("goldmine", "foreman")
    while await crowd.on_turn() is not None:
        await crowd.decide(foreman)
    found = await crowd.look()
    assert found.status == "over"
    assert crowd.messages < crowd.presses / 2, "one message for each turn, not for each press"
