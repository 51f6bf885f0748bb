"""Promise 7, whole life: open, play, undo, replace, lend, finish, rematch, export, verify, review, replay, statistics."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.panels.components import Address
from bot.panels.info_dispatch import statistics_panel
from bot.panels.press_dispatch import handle_press
from bot.storage.history import verify_table
from bot.storage.record_export import export_record
from engine.cli import main as engine
from engine.players.registry import advised
from tests.bot.table_harness import TableHarness
from tests.conformance.games import Setup, act_somehow, every_game, every_game_in_time, every_setup, past_secret_choices


async def press(hall: TableHarness, person: int, table: int, verb: str, argument: str = "") -> str:
    found = await hall.look(table)
    address = Address(table, found.seq, verb, argument)
    result = await handle_press(hall.tables, person, address, key=hall.key(), lang="de", name=f"P{person}", place=found.place)
    assert not result.refused, (verb, result.refused)
    return result.panel.text


@every_setup
async def test_a_game_from_the_opening_to_its_statistics(
    hall: TableHarness, setup: Setup, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await hall.start(setup.seats, game=setup.game, options=dict(setup.options))
    for number in range(3000):
        found = await hall.look(table)
        if found.status != "running":
            break
        seat = await act_somehow(hall, table)
        if number % 25 == 24 and (await hall.look(table)).status == "running":
            answer = await hall.tables.undo(await hall.request(seat + 1, table), table, "turn")
            if answer.done == "asked":
                for other in range(1, setup.seats + 1):
                    await hall.tables.answer_undo(await hall.request(other, table), table, True)
    found = await hall.look(table)
    assert found.status == "over", "the game never ends"
    assert await hall.store.read(lambda db: verify_table(db, table)) is None
    record = await hall.store.read(lambda db: export_record(db, table))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    for command in ("replay", "verify"):
        status = engine([command, str(file)])
        assert status == 0, capsys.readouterr().out
    for turn in ("0", "1", "5", "99999"):
        assert await press(hall, 1, table, "replay", turn)
    assert await press(hall, 1, table, "record")
    figures = await statistics_panel(hall.tables, 1, 1, setup.game, here=5, lang="pl")
    assert figures.text
    assert (await hall.tables.statistics(1, setup.game)).games == 1
    await press(hall, 2, table, "rematch")
    again = await hall.tables.table_in(77)
    assert again not in (None, table)
    assert again is not None
    assert (await hall.look(again)).options == found.options


@every_game
async def test_a_seat_is_lent_and_taken_back_in_the_middle_of_a_game(hall: TableHarness, game: str) -> None:
    table = await hall.start(2 if 2 in _seats(game) else _seats(game)[0], game=game)
    found = await past_secret_choices(hall, table)
    seat = found.to_act()[0]
    person = found.seats[seat].owner
    assert person is not None
    lent = await hall.tables.hand_over(await hall.request(person, table), table, for_turn=True)
    assert lent.ok, lent
    while seat in (await hall.look(table)).to_act() and await hall.scheduler.look():
        pass
    assert (await hall.look(table)).seats[seat].player == person, "for one turn only"


@every_game_in_time
async def test_a_finished_game_is_reviewed(hall: TableHarness, game: str) -> None:
    if not advised(game):
        pytest.skip("this game has no adviser")
    table = await hall.start(_seats(game)[0], game=game)
    for _ in range(3000):
        if (await hall.look(table)).status != "running":
            break
        await act_somehow(hall, table)
    assert await press(hall, 1, table, "review")


@every_game_in_time
async def test_automats_of_every_level_finish_a_turn(hall: TableHarness, game: str) -> None:
    from engine.players.registry import levels

    for number, level in enumerate(levels(game)):
        table = await hall.start(1, game=game, automats=(level,) * (_seats(game)[0] - 1), channel=100 + number)
        for _ in range(40):
            found = await hall.look(table)
            if found.status != "running":
                break
            if found.alarm is not None and found.alarm <= hall.clock.now:
                await hall.scheduler.look()
            elif found.to_act() == (0,) or 0 in found.to_act():
                await hall.act(table, hall.rng.choice(await hall.tables.legal(table, 0)), person=1)
        assert (await hall.look(table)).ply > 10


def _seats(game: str) -> list[int]:
    from engine.games import GAMES

    return list(GAMES[game].seats)
