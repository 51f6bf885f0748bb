"""Whole games played by pressing what is offered, with a new program for every press."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.players import Player
from engine.players.random_player import RandomPlayer
from engine.szczesc.players.foreman import ForemanPlayer
from tests.bot.hall import Hall
from tests.bot.panels.driver import Crowd

MOST_PRESSES = 20_000


@pytest.mark.parametrize(("people", "language"), [(2, "pl"), (3, "en"), (4, "de")])
async def test_people_who_press_anything_reach_the_end(tmp_path: Path, people: int, language: str) -> None:
    hall = Hall(tmp_path / "tables.sqlite")
    table = await hall.start(people, language=language)
    crowd = Crowd(hall, table, seed=people)
    await crowd.publish()
    while await crowd.on_turn() is not None:
        await crowd.wander()
        if crowd.presses % 7 == 0:
            await crowd.meddle()
        assert crowd.presses < MOST_PRESSES
    assert (await crowd.look()).status == "over"
    assert crowd.channel is not None
    assert {button.address.verb for button in crowd.channel.buttons} == {"replay", "record", "standings", "rematch"}
    assert set(crowd.refused) <= {"stale"}
    hall.close()


@pytest.mark.parametrize(("people", "language"), [(2, "en"), (3, "de"), (4, "pl")])
async def test_people_with_a_plan_reach_the_end(tmp_path: Path, people: int, language: str) -> None:
    hall = Hall(tmp_path / "tables.sqlite")
    table = await hall.start(people, language=language)
    crowd = Crowd(hall, table, seed=people)
    await crowd.publish()
    players: list[Player] = [ForemanPlayer(), RandomPlayer()]
    while (person := await crowd.on_turn()) is not None:
        await crowd.decide(players[person % 2])
    assert (await crowd.look()).status == "over"
    hall.close()


async def test_people_and_automats_share_a_table_with_open_deliveries(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "tables.sqlite")
    table = await hall.start(2, language="en", automats=("apprentice", "foreman"), options={"open_deliveries": True})
    crowd = Crowd(hall, table, seed=5)
    while (await crowd.look()).to_act():
        if await hall.timekeeper.tick(table):
            await crowd.publish()
        elif await crowd.on_turn() is not None:
            await crowd.wander()
    assert (await crowd.look()).status == "over"
    assert crowd.messages > 100
    hall.close()
