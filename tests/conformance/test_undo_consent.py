"""Nobody peeks: what revealed something is taken back only if everybody else agrees, also those who are away."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.panels.components import Address, Panel
from bot.panels.current_panel import current_panel
from bot.panels.direct_messages import direct_message
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.storage.record_export import export_record
from bot.tables.table import Table
from engine.cli import main as engine
from engine.contract import CHANCE
from engine.games import GAMES
from engine.record import Record, from_json
from engine.taken_back import branches, replay_taken_back
from tests.bot.table_harness import TableHarness, refusal
from tests.conformance.games import act_somehow, every_game, every_game_in_time, every_released_game, on_turn, past_secret_choices


def verbs(shown: Panel | None) -> set[str]:
    return set() if shown is None else {button.address.verb for button in shown.buttons}


async def decide(hall: TableHarness, table: int, person: int) -> None:
    """The person does something, or automats do."""
    found = await hall.look(table)
    seat = found.own_seat(person)
    if seat in found.to_act():
        assert (await hall.act(table, hall.rng.choice(await hall.tables.legal(table, seat)), person=person)).ok
    else:
        assert await hall.scheduler.look() == 1


async def revealed_by(hall: TableHarness, table: int, person: int) -> tuple[Table, Table]:
    """The person and automats play until the person has seen something; the table before and after that turn of theirs."""
    before = await hall.look(table)
    for _ in range(200):
        now = await hall.look(table)
        if person in {now.seats[seat].owner for seat in now.to_act()} and not now.game.turn_open(now.state):
            before = now
        await decide(hall, table, person)
        after = await hall.look(table)
        if after.ply > before.ply and after.moved.get(after.own_seat(person), 0) > before.seq:
            plan = await hall.tables.undo_plan(after, person, "turn")
            if plan.revealed and plan.actions == after.ply - before.ply:
                return before, after
    raise AssertionError("nothing was ever revealed")


@every_game
async def test_who_is_away_is_asked_and_the_question_waits_for_them(hall: TableHarness, game: str) -> None:
    table, found, seat, person = await on_turn(hall, game)
    others = [number for number in range(len(found.seats)) if number != seat]
    owners = [number + 1 for number in others]
    for owner in owners:
        assert (await hall.tables.hand_over(await hall.request(owner, table), table)).ok
    before, after = await revealed_by(hall, table, person)
    assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "asked"
    hall.restart()
    asked = await hall.look(table)
    assert asked.state == after.state
    for other, owner in zip(others, owners):
        [mine] = await hall.tables.tables_of(owner)
        assert mine.kind == "undo"
        entries = await hall.tables.since(table, after.seq, other)
        assert "agree" in verbs(direct_message(ReaderView(asked, other, "pl"), entries))
        assert await hall.rows("SELECT due FROM messages WHERE table_id = ? AND reader = ?", table, other) == [(asked.seq,)]
    while any(asked.automatic(number) for number in asked.to_act()):
        assert await hall.scheduler.look() == 1
        asked = await hall.look(table)
        assert asked.undo_request is not None, "automats play on, and the question waits"
    back = await handle_press(
        hall.tables, owners[0], Address(table, asked.seq, "play"), key=hall.key(), lang="en", place=found.place
    )
    assert (await hall.look(table)).seats[others[0]].player == owners[0], "back"
    if others[0] not in asked.to_act():
        assert "agree" in verbs(back.panel)
    for owner in owners:
        last = owner == owners[-1]
        answer = await hall.tables.answer_undo(await hall.request(owner, table), table, True)
        assert answer.done == ("undone" if last else "waiting")
    assert (await hall.look(table)).state == before.state
    assert (await hall.look(table)).counts, "they have agreed"


@every_game
async def test_one_no_from_somebody_away_is_enough(hall: TableHarness, game: str) -> None:
    table, found, seat, person = await on_turn(hall, game)
    other = next(number for number in range(len(found.seats)) if number != seat)
    assert (await hall.tables.leave_until(await hall.request(other + 1, table), table, hall.clock.now + 86400)).ok
    for _ in range(200):
        now = await hall.look(table)
        acting = now.to_act()[0]
        await (act_somehow(hall, table) if now.seats[acting].player else decide(hall, table, person))
        after = await hall.look(table)
        if seat in after.moved and not (await hall.tables.undo_plan(after, person, "turn")).free:
            break
    assert (await hall.tables.undo(await hall.request(person, table), table, "turn")).done == "asked"
    hall.clock.now += 86400
    await hall.scheduler.look()
    assert (await hall.look(table)).seats[other].player == other + 1, "the day has come"
    assert (await hall.tables.answer_undo(await hall.request(other + 1, table), table, False)).done == "declined"
    assert (await hall.look(table)).state == after.state
    assert (await hall.look(table)).undo_request is None


@every_game_in_time
async def test_alone_against_automats_it_costs_that_the_game_counts(hall: TableHarness, game: str) -> None:
    level = GAMES[game].stand_in
    table = await hall.start(1, game=game, automats=(level,) * (GAMES[game].seats[0] - 1))
    before, after = await revealed_by(hall, table, 1)
    place = after.place

    async def press(verb: str, argument: str = "") -> Panel:
        address = Address(table, (await hall.look(table)).seq, verb, argument)
        return (await handle_press(hall.tables, 1, address, key=hall.key(), lang="pl", place=place)).panel

    refused = await hall.tables.undo(await hall.request(1, table), table, "turn")
    assert (refusal(refused), refused.refusal and refused.refusal.figures) == ("undo_uncounts", {"scope": "turn"})
    assert (await hall.look(table)).state == after.state
    shown = await press("undo", "turn")
    [button] = [one for one in shown.buttons if one.address.verb == "undo_uncounted"]
    assert "przestanie się liczyć" in button.label
    await press(button.address.verb, button.address.argument)
    undone = await hall.look(table)
    assert (undone.state, undone.counts) == (before.state, False)
    assert "do niczego się nie liczy" in "".join(
        ReaderView(undone, None, "pl").lines(await hall.tables.since(table, after.seq, None))
    )
    await revealed_by(hall, table, 1)
    assert (await hall.tables.undo(await hall.request(1, table), table, "turn")).done == "undone", "it cannot count less"
    hall.restart()
    while (found := await hall.look(table)).status == "running":
        await decide(hall, table, 1)
    assert not found.counts
    assert "do niczego się nie liczy" in current_panel(ReaderView(found, 0, "pl")).text
    for kept in ("results", "ratings", "rating_history"):
        assert await hall.rows(f"SELECT * FROM {kept}") == []
    assert (await hall.tables.statistics(1, game, automats=True)).games == 0


@every_released_game
async def test_what_cost_nothing_is_taken_back_without_a_word(hall: TableHarness, game: str) -> None:
    level = GAMES[game].stand_in
    table = await hall.start(1, game=game, automats=(level,) * (GAMES[game].seats[0] - 1))
    for _ in range(100):
        before = await hall.look(table)
        await decide(hall, table, 1)
        after = await hall.look(table)
        if before.to_act() == (0,) and (await hall.tables.undo_plan(after, 1, "step")).free:
            break
    assert (await hall.tables.undo(await hall.request(1, table), table, "step")).done == "undone"
    now = await hall.look(table)
    assert (now.state, now.counts) == (before.state, True)


@every_game_in_time
async def test_what_was_seen_can_be_looked_up_after_the_game(
    hall: TableHarness, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await hall.start(GAMES[game].seats[0], game=game)
    await past_secret_choices(hall, table)
    undone = 0
    while (found := await hall.look(table)).status == "running":
        seat = await act_somehow(hall, table)
        now = await hall.look(table)
        if undone >= 5 or now.status != "running":
            continue
        answer = await hall.tables.undo(await hall.request(seat + 1, table), table, hall.rng.choice(["step", "turn"]))
        if answer.done == "asked":
            undone += 1
            for other in range(len(found.seats)):
                await hall.tables.answer_undo(await hall.request(other + 1, table), table, True)
            assert (await hall.look(table)).undo_request is None
    assert undone == 5
    entries = await hall.tables.whole_log(table, None)
    told = [entry for entry in entries if entry.kind == "undo"]
    assert len(told) == 5
    acts = await hall.rows("SELECT seq FROM log WHERE kind IN ('act', 'chance') ORDER BY seq")
    counted = {entry.seq for entry in await hall.tables.since(table, 0, None) if entry.kind in ("act", "chance")}
    shown = {entry.seq for entry in entries if entry.kind in ("act", "chance")}
    assert len(shown - counted) == sum(int(entry.text) for entry in told)
    assert shown <= {seq for (seq,) in acts}

    record = (await hall.store.read(lambda db: export_record(db, table))).to_json()
    played = branches(from_json(record))
    assert played, "the record has it, too"
    texts = await hall.rows("SELECT seat, text FROM log WHERE kind IN ('act', 'chance')")
    assert {one for line in played for one in line.actions} <= {
        text if seat is None else f"{seat}: {text}" for seat, text in texts
    }
    file = tmp_path / "record.json"

    def check(changed: dict[str, object]) -> tuple[int, int]:
        file.write_text(json.dumps(changed), encoding="utf-8")
        return engine(["replay", str(file)]), engine(["verify", str(file)])

    assert check(record) == (0, 0), capsys.readouterr().out
    assert check({key: value for key, value in record.items() if key != "taken_back"}) == (0, 0), "as old records are"
    forged = [{"after": 0, "actions": ["0: nonsense"]}, {"after": 10**9, "actions": []}, {"after": "x"}, 7]
    for line in forged:
        assert check({**record, "taken_back": [line]}) == (1, 1)
    dice = forged_dice(record)
    assert dice or game != "kopalnie", "there chance decides in the middle of a game"
    for changed in dice:
        assert check(changed) == (0, 1), "legal, but not what the seed decides"


def forged_dice(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The same record, but chance has decided otherwise in something that was taken back."""
    return [
        {**record, "taken_back": [{**line, "actions": [*line["actions"][:at], roll]}]}
        for line in record["taken_back"]
        for at, roll in other_rolls(from_json({**record, "taken_back": [line]}))
    ]


def other_rolls(record: Record) -> list[tuple[int, str]]:
    """Where chance decided in the one line that was taken back, and what else could have come up."""
    found: list[tuple[int, str]] = []
    [line] = branches(record)

    def look(state: Any, seat: int, action: Any, number: int) -> None:
        if seat == CHANCE:
            others = [one for one in record.game.legal_actions(state, CHANCE) if one != action]
            found.extend((number - line.after - 1, str(one)) for one in others[:1])

    replay_taken_back(record, look)
    return found
