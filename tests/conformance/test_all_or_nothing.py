"""Promise 4, all or nothing: a request with one bad part changes nothing at all, settings included."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bot.tables.pace import DAY
from engine.games import GAMES
from tests.bot.table_harness import HOUR, TableHarness, refusal
from tests.conformance.games import begin, every_game, past_secret_choices

GOOD: dict[str, Any] = {"clock": 8 * HOUR, "language": "de", "advice": False}
BAD: tuple[dict[str, Any], ...] = (
    {"clock": 7}, {"language": "fr"}, {"options": {"no_such_option": True}}, {"own": {"zone": "Nowhere/Land"}},
    {"own": {"quiet_from": 60}}, {"own": {"language": "xx"}},
)  # fmt: skip


@every_game
@pytest.mark.parametrize("bad", BAD, ids=str)
async def test_settings_with_one_bad_part(hall: TableHarness, game: str, bad: dict[str, Any]) -> None:
    table = await hall.open(2, game=game)
    before, person = await hall.look(table), await hall.tables.person(1)
    answer = await hall.tables.configure(await hall.request(1, table), table, **{**GOOD, **bad})
    assert refusal(answer)
    hall.restart()
    assert await hall.look(table) == before
    assert await hall.tables.person(1) == person


AWAY: tuple[tuple[int, bool], ...] = (
    (0, False),
    (-DAY, False),
    (200 * DAY, False),
    (0, True),
    (31 * DAY, True),
)  # from now, wait


@every_game
@pytest.mark.parametrize(("after", "wait"), AWAY)
async def test_settings_together_with_a_bad_day_of_return(hall: TableHarness, game: str, after: int, wait: bool) -> None:
    table = await begin(hall, game)
    before, person = await hall.look(table), await hall.tables.person(1)
    changes: dict[str, Any] = {"clock": 8 * HOUR, "language": "de", "keep_pictures": True, "own": {"emojis": False}}
    for some in ({"own": {"emojis": False}}, {"keep_pictures": True}, changes, {}):
        until = hall.clock.now + after
        answer = await hall.tables.configure(await hall.request(1, table), table, **some, until=until, wait=wait)
        assert refusal(answer) == ("bad_pause" if wait else "bad_away")
        hall.restart()
        assert await hall.look(table) == before
        assert await hall.tables.person(1) == person
    bad: dict[str, Any] = {"own": {"zone": "Nowhere/Land"}}
    for wrong in (bad, {"clock": 7}, {"options": {"no_such_option": True}}):
        until = hall.clock.now + 2 * DAY
        assert refusal(await hall.tables.configure(await hall.request(1, table), table, **wrong, until=until, wait=wait))
        assert await hall.look(table) == before
    good = await hall.tables.configure(await hall.request(1, table), table, **changes, until=hall.clock.now + 2 * DAY, wait=wait)
    assert good.ok
    found = await hall.look(table)
    assert (found.clock, found.language, found.keep_pictures) == (8 * HOUR, "de", True)
    assert found.seats[0].lent is not wait
    assert (found.pauses.question is not None) is wait
    assert not (await hall.tables.person(1)).emojis
    guest = await hall.tables.configure(await hall.request(2, table), table, own={"emojis": False}, until=hall.clock.now + DAY)
    assert guest.ok, "being away and one's own settings need no right to those of the table"
    assert refusal(await hall.tables.configure(await hall.request(3, table), table, clock=None, until=hall.clock.now + DAY))
    assert not (await hall.look(table)).seats[2].lent


@every_game
async def test_a_table_with_one_bad_part_is_not_opened(hall: TableHarness, game: str) -> None:
    good: dict[str, Any] = {"server": 5, "channel": 90, "game": game}
    for bad in ({"clock": 7}, {"language": "fr"}, {"seats": 99}, {"options": {"no_such_option": True}}):
        answer = await hall.tables.open(await hall.request(1), **{**good, **bad})
        assert refusal(answer)
        assert await hall.tables.table_in(90) is None


@every_game
async def test_options_that_do_not_fit_leave_the_table_as_it_was(hall: TableHarness, game: str) -> None:
    channels = count(200)
    for name, values in GAMES[game].options.items():
        for value in values:
            for seats in GAMES[game].seats:
                if GAMES[game].check_options(seats, {name: value}) is None:
                    continue
                table = await hall.open(seats, game=game, channel=next(channels), options={name: value})
                before = await hall.look(table)
                assert refusal(await hall.tables.start(await hall.request(1, table), table))
                assert await hall.look(table) == before


@every_game
async def test_a_turn_with_one_bad_action_is_not_begun(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    found = await past_secret_choices(hall, table)
    seat = found.to_act()[0]
    for good in (await hall.tables.legal(table, seat))[:5]:
        for bad in ("no such action", good[:-1] + "\x00", ""):
            answer = await hall.act(table, good, bad, person=found.seats[seat].owner)
            assert refusal(answer)
            assert (await hall.look(table)).seq == found.seq
