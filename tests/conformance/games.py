"""Games of two grades with every option, and people who play them by acting at random.

Hosted: every registered game, and small ones of rules only; what a table promises holds for all of them. Released: those with
words, panels, pictures, plans and commands of their own, which must be complete.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

import pytest

import bot.games  # noqa: F401  (registers the games)
from bot.panels.game_module import GAME_MODULES
from bot.tables.deadlines import turn_limit
from bot.tables.table import Table
from engine.contract import AnyGame, Json
from engine.games import GAMES
from tests.bot.table_harness import TableHarness
from tests.hosted_games import SMALL_GAMES
from tests.slow_parts import slow_but

RELEASED = tuple(GAME_MODULES)
HOSTED = (*RELEASED, *SMALL_GAMES)
RULES: dict[str, AnyGame] = {**GAMES, **SMALL_GAMES}  # the small ones are registered only while a test runs
every_game = pytest.mark.parametrize("game", HOSTED)
every_released_game = pytest.mark.parametrize("game", RELEASED)
QUICK = "kopalnie"  # for what takes long: the other games are tried with the slow tests
every_game_in_time = pytest.mark.parametrize(
    "game", [game if game in (QUICK, *SMALL_GAMES) else pytest.param(game, marks=pytest.mark.slow) for game in HOSTED]
)


class Setup(NamedTuple):
    """A table of a game: how many sit there, and its options."""

    game: str
    seats: int
    options: Mapping[str, Json]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def setups() -> Iterator[Setup]:
    """Every game at its smallest and largest, and with every option alone and every pair of options."""
    for name in HOSTED:
        game = RULES[name]
        given = [(option, value) for option, values in game.options.items() for value in values[1:]]
        for chosen in ((), *((one,) for one in given), *combinations(given, 2)):
            options = dict(chosen)
            fit = [seats for seats in game.seats if len(options) == len(chosen) and game.check_options(seats, options) is None]
            for seats in sorted({fit[0], fit[-1]} if fit and not chosen else set(fit[:1])):
                yield Setup(name, seats, options)


SETUPS = tuple(setups())
SMALLEST = [one for one in SETUPS if not one.options and one.seats == RULES[one.game].seats[0]]
every_setup = pytest.mark.parametrize("setup", slow_but(SMALLEST, SETUPS), ids=str)


async def begin(hall: TableHarness, game: str, people: int | None = None, **more: object) -> int:
    """A running table of a game with people 1, 2, 3 …; as few as the game allows, but at least three where it can be."""
    seats = people or min((number for number in GAMES[game].seats if number >= 3), default=GAMES[game].seats[-1])
    return await hall.start(seats, game=game, **more)  # type: ignore[arg-type]


async def act_somehow(hall: TableHarness, table: int) -> int:
    """Somebody who must decide does something legal; the seat."""
    found = await hall.look(table)
    seat = hall.rng.choice(found.to_act())
    text = hall.rng.choice(await hall.tables.legal(table, seat))
    answer = await hall.act(table, text, person=found.seats[seat].owner)
    assert answer.ok, (text, answer)
    return seat


async def play_on(hall: TableHarness, table: int, turns: int) -> Table:
    """So many more actions, or to the end of the game."""
    for _ in range(turns):
        if (await hall.look(table)).status != "running":
            break
        await act_somehow(hall, table)
    return await hall.look(table)


async def past_secret_choices(hall: TableHarness, table: int) -> Table:
    """Until the first turn that one seat plays in the open."""
    for _ in range(200):
        found = await hall.look(table)
        secret = found.game.phase(found.state) in GAME_MODULES[found.game_name].panels.PRIVATE_CHOICE_PHASES
        if not secret and len(found.to_act()) == 1:
            return found
        await act_somehow(hall, table)
    raise AssertionError("the secret choices never end")


async def on_turn(hall: TableHarness, game: str, **more: object) -> tuple[int, Table, int, int]:
    """A table at the beginning of a turn: its number, itself, the seat and the person on turn."""
    table = await begin(hall, game, **more)
    found = await past_secret_choices(hall, table)
    while found.game.turn_open(found.state):
        await act_somehow(hall, table)
        found = await hall.look(table)
    seat = found.to_act()[0]
    person = found.seats[seat].owner
    assert person is not None
    return table, found, seat, person


def limit_of(found: Table) -> int:
    """The seconds of the turn at hand."""
    limit = turn_limit(found)
    assert limit is not None
    return limit
