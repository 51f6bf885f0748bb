"""Promise 5, rights: they count in the table's own server and channel only; nobody acts through other people's panels."""

from __future__ import annotations

import pytest

from bot.panels.components import Address
from bot.panels.game_module import GAME_MODULES
from bot.panels.press_dispatch import ACTION_HANDLERS, handle_press
from bot.tables.table import Place, Request
from tests.bot.panels.panel_players import controls
from tests.bot.table_harness import TableHarness
from tests.conformance.games import act_somehow, begin, every_game, on_turn, past_secret_choices

STRANGER, MODERATOR = 99, 98
HERE = Place(5, 77)  # where the harness opens its tables
ELSEWHERE = (Place(6, 77), Place(5, 78), Place(6, 600))
HARMLESS = {"rematch"}  # of a finished game only


async def forged(hall: TableHarness, table: int, person: int, verb: str, place: Place | None, *, moderator: bool) -> None:
    found = await hall.look(table)
    for argument in ("", "0", "1", "apprentice", "turn", "99999999999999999999"):
        address = Address(table, found.seq, verb, argument)
        result = await handle_press(
            hall.tables,
            person,
            address,
            [argument] if argument else [],
            key=hall.key(),
            lang="pl",
            name="X",
            moderator=moderator,
            place=place,
        )
        assert result.panel.text.strip() or result.panel.buttons, f"{verb} {argument}: no words"


@every_game
@pytest.mark.parametrize("started", [False, True])
async def test_a_moderator_of_another_place_changes_nothing(hall: TableHarness, game: str, started: bool) -> None:
    table = await (begin(hall, game) if started else hall.open(2, game=game))
    before = await hall.look(table)
    verbs = {*ACTION_HANDLERS, *GAME_MODULES[game].panels.ACTION_HANDLERS} - HARMLESS - {"join"}
    for place in ELSEWHERE:
        for verb in sorted(verbs):
            await forged(hall, table, MODERATOR, verb, place, moderator=True)
            assert (await hall.look(table)).seq == before.seq, f"{verb} from {place}"
    for request in (
        hall.tables.cancel(Request(hall.key(), MODERATOR, before.seq, moderator=True, place=ELSEWHERE[0]), table),
        hall.tables.configure(
            Request(hall.key(), MODERATOR, before.seq, moderator=True, place=ELSEWHERE[0]), table, language="de"
        ),
        hall.tables.start(Request(hall.key(), MODERATOR, before.seq, moderator=True, place=ELSEWHERE[0]), table),
    ):
        assert not (await request).ok
    assert (await hall.look(table)).seq == before.seq


@every_game
async def test_a_stranger_and_a_player_who_is_not_on_turn_change_nothing(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    await past_secret_choices(hall, table)
    for _ in range(4):
        found = await hall.look(table)
        if found.status != "running":
            break
        others = [seat.owner for number, seat in enumerate(found.seats) if number not in found.to_act()]
        for person in (STRANGER, *others[:1]):
            assert person is not None
            for verb in sorted(GAME_MODULES[game].panels.ACTION_HANDLERS):
                await forged(hall, table, person, verb, HERE, moderator=False)
                assert (await hall.look(table)).seq == found.seq, f"{verb} by {person}"
        await act_somehow(hall, table)


@every_game
async def test_other_peoples_panels_are_of_no_use(hall: TableHarness, game: str) -> None:
    table, found, _, owner = await on_turn(hall, game)
    opened = await handle_press(
        hall.tables, owner, Address(table, found.seq, "play"), key=hall.key(), lang="en", name="P", place=HERE
    )
    for address, value in controls(opened.panel):
        if address.verb in GAME_MODULES[game].panels.ACTION_HANDLERS:
            values = [] if value is None else [value]
            await handle_press(hall.tables, STRANGER, address, values, key=hall.key(), lang="en", name="S", place=HERE)
    assert (await hall.look(table)).seq == found.seq


@every_game
async def test_whoever_left_has_no_say(hall: TableHarness, game: str) -> None:
    table = await hall.open(2, game=game)
    assert (await hall.tables.leave(await hall.request(2, table), table)).ok
    before = (await hall.look(table)).seq
    for verb in ("start", "automat", "leave", "play"):
        await forged(hall, table, 2, verb, HERE, moderator=False)
    assert (await hall.look(table)).seq == before
