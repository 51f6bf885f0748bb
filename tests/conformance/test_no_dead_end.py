"""Promise 3, no dead end: from every private panel and direct message, after any two looks, one press leads back."""

from __future__ import annotations

import pytest

from bot.panels.components import Address, Panel
from bot.panels.direct_messages import direct_message
from bot.panels.game_module import GAME_MODULES
from bot.panels.info_dispatch import is_info_verb
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from tests.bot.panels.panel_players import Control, controls
from tests.bot.table_harness import TableHarness
from tests.conformance.games import HOSTED, RELEASED, act_somehow, begin
from tests.slow_parts import slow_but

WITHOUT_TABLE = ("rules", "how")
BESIDE = ("settings", "lend", "absence")  # where something can be set; only their own button leads back
MOST_LOOKS = 14  # from one panel; what is alike (another player's things) is looked at once


def leads_back(panel: Panel, game: str) -> bool:
    """True if the panel is the decision, or has a button to it."""
    moves = {"play", *GAME_MODULES[game].panels.ACTION_HANDLERS}
    return any(address.verb in moves for address, _ in controls(panel))


def looks(panel: Panel, reader: ReaderView) -> list[Control]:
    """What only shows something: one of each verb and kind of argument."""
    found: dict[str, Control] = {}
    for control in controls(panel):
        verb = control[0].verb
        if verb != "play" and (verb in WITHOUT_TABLE or is_info_verb(reader, verb)):
            found.setdefault(verb, control)
    return list(found.values())[:MOST_LOOKS]


async def press(hall: TableHarness, person: int, control: Control) -> Panel:
    address, value = control
    values = [] if value is None else [value]
    return (await handle_press(hall.tables, person, address, values, key=hall.key(), lang="pl", name=f"P{person}")).panel


@pytest.mark.parametrize("game", slow_but([game for game in HOSTED if game != "niemcy"], HOSTED))
async def test_two_looks_and_one_press_lead_back_to_the_decision(hall: TableHarness, game: str) -> None:
    table = await begin(hall, game)
    phases: set[str] = set()
    for _ in range(150):
        found = await hall.look(table)
        if found.status != "running":
            break
        if found.game.phase(found.state) not in phases:
            phases.add(found.game.phase(found.state))
            await check_position(hall, table, game)
        await act_somehow(hall, table)
    assert len(phases) > (game in RELEASED), "small games may have one phase only"


async def check_position(hall: TableHarness, table: int, game: str) -> None:
    found = await hall.look(table)
    seat = found.to_act()[0]
    person = found.seats[seat].owner
    assert person is not None
    reader = ReaderView(found, seat, "pl")
    starts = [await press(hall, person, (Address(table, found.seq, "play"), None))]
    written = direct_message(reader, await hall.tables.since(table, 0, seat))
    if written is not None:
        starts.append(written)
    for page in WITHOUT_TABLE:
        starts.append(await press(hall, person, (Address(table, found.seq, page), None)))
    for verb in BESIDE:
        page = await press(hall, person, (Address(table, found.seq, verb), None))
        assert leads_back(page, game), f"{found.game.phase(found.state)}: no way back from {verb}"
    for start in starts:
        for first in looks(start, reader):
            once = await press(hall, person, first)
            assert leads_back(once, game), f"{found.game.phase(found.state)}: no way back after {first}"
            for second in looks(once, reader):
                twice = await press(hall, person, second)
                assert leads_back(twice, game), f"{found.game.phase(found.state)}: no way back after {first}, {second}"
