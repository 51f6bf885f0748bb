"""Every kind of request, each from a file in which it is about to be made. Tests break it at each of its statements."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.service.table_service import TableService
from bot.storage.outbox import ChannelPost, OwedMessage, PostedMessage
from bot.storage.store import Store
from bot.tables.planned_turns import with_turn
from bot.tables.table import Answer, Place, Request
from tests.bot.table_harness import HOUR, TableHarness
from tests.bot.table_harness import publish as hall_publish

KEY = "the key"
TABLE = 1
Ask = Callable[[TableHarness], Awaitable[Answer | None]]
Who = int | Callable[[TableHarness], Awaitable[Request]]


@dataclass(frozen=True)
class Scenario:
    name: str
    prepare: Callable[[TableHarness], Awaitable[Any]]
    request: Ask
    later: int = 0  # seconds that pass before the request


class IdempotentDeliverer:
    """A courier whose messages are numbered by what they say, so that sending twice leaves no trace."""

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        return PostedMessage(owed.table * 10_000 + (owed.reader + 1) * 1000 + owed.due)

    async def progress(self, owed: OwedMessage, *, edit: bool) -> bool:
        return True

    async def shrink(self, post: ChannelPost) -> bool:
        return True

    async def remind_in_channel(self, owed: OwedMessage) -> None:
        """Every door is open."""


async def by(hall: TableHarness, person: int) -> Request:
    found = await hall.tables.table(TABLE)
    return Request(KEY, person, found.seq if found else 0, f"P{person}", place=Place(5, 77))


async def on_turn(hall: TableHarness) -> Request:
    found = await hall.tables.table(TABLE)
    if found is None or not found.to_act():  # the same request again, after it was granted
        return Request(KEY, 1)
    return Request(KEY, found.to_act()[0] + 1, found.seq)


def asks(method: Callable[..., Awaitable[Answer]], who: Who, *what: Any, **more: Any) -> Ask:
    """This request about the table, by a person."""

    async def request(hall: TableHarness) -> Answer:
        made = await (by(hall, who) if isinstance(who, int) else who(hall))
        return await method(hall.tables, made, TABLE, *what, **more)

    return request


def lobby(people: int, **more: Any) -> Callable[[TableHarness], Awaitable[Any]]:
    return lambda hall: hall.open(people, **more)


def running(*moves: str, people: int = 3, **more: Any) -> Callable[[TableHarness], Awaitable[Any]]:
    async def prepare(hall: TableHarness) -> None:
        table = await hall.past_draft(people, **more)
        for move in moves:
            assert (await hall.act(table, move)).ok

    return prepare


async def almost_over(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    while True:
        found = await hall.look(table)
        state = found.state
        if state.shift == 3 and sum(state.miners) == 1:
            return
        assert (await hall.act(table, "money 1")).ok


async def asked(hall: TableHarness) -> None:
    await running("order 4", people=2)(hall)
    answer = await hall.tables.undo(await hall.request(1 + (await hall.turn(TABLE)) % 2, TABLE), TABLE)
    assert answer.done == "asked"


async def handed_over(hall: TableHarness) -> None:
    await running()(hall)
    assert (await hall.tables.hand_over(await hall.request(await hall.turn(TABLE), TABLE), TABLE, "apprentice")).ok


async def first_mover(hall: TableHarness) -> Request:
    """Whoever made the last move, as the log says."""
    [(person,)] = await hall.rows("SELECT person FROM log WHERE kind = 'act' ORDER BY seq DESC LIMIT 1")
    return await by(hall, person)


async def next_person(hall: TableHarness) -> Request:
    """Whoever is on turn next."""
    return await by(hall, 1 + (await hall.turn(TABLE)) % 3)


async def planned(hall: TableHarness) -> None:
    """The turn has come to somebody who has planned it."""
    await running()(hall)
    request = await hall.request((await next_person(hall)).person, TABLE)
    assert (await hall.tables.edit_plans(request, TABLE, with_turn(["money 4"]))).ok
    assert (await hall.act(TABLE, "money 1")).ok


async def tick(hall: TableHarness) -> None:
    await hall.scheduler.look()


async def publish(hall: TableHarness) -> None:
    await hall_publish(hall.tables, IdempotentDeliverer())


def _lobby_scenarios() -> list[Scenario]:
    async def open_table(hall: TableHarness) -> Answer:
        return await hall.tables.open(Request(KEY, 1, 0, "P1"), game="szczesc", server=5, channel=77)

    async def nothing(hall: TableHarness) -> None:
        return None

    return [
        Scenario("open", nothing, open_table),
        Scenario("join", lobby(1), asks(TableService.join, 2)),
        Scenario("leave", lobby(3), asks(TableService.leave, 1)),
        Scenario("leave for good", lobby(1), asks(TableService.leave, 1)),
        Scenario("add automat", lobby(1), asks(TableService.add_automat, 1, "apprentice")),
        Scenario("dismiss", lobby(3), asks(TableService.dismiss, 1, 1)),
        Scenario("configure", lobby(1), asks(TableService.configure, 1, clock=None, options={"open_deliveries": True})),
        Scenario("start", lobby(3), asks(TableService.start, 1)),
    ]


def _play_scenarios() -> list[Scenario]:
    undo = asks(TableService.undo, first_mover, "turn")
    return [
        Scenario("act", running(), asks(TableService.act, on_turn, ["money 6"])),
        Scenario("a whole turn", running(), asks(TableService.act, on_turn, "mine 6 @1 +Y @0")),
        Scenario("the last action", almost_over, asks(TableService.act, on_turn, ["money 1"])),
        Scenario("undo", running("mine 6", "@1"), undo),
        Scenario("ask", running("order 4"), undo),
        Scenario("plan a turn", running(), asks(TableService.edit_plans, next_person, with_turn(["money 4"]))),
        Scenario("a planned turn", planned, tick),
        Scenario("agree", asked, asks(TableService.answer_undo, on_turn, True)),
        Scenario("decline", asked, asks(TableService.answer_undo, on_turn, False)),
    ]


def _seat_scenarios() -> list[Scenario]:
    async def take_back(hall: TableHarness) -> Answer:
        [(person,)] = await hall.rows("SELECT person FROM log WHERE kind = 'away'")
        return await hall.tables.take_back(await by(hall, person), TABLE)

    async def person(hall: TableHarness) -> None:
        await hall.tables.change_person(1, language="pl", quiet_from=0, quiet_to=60)

    return [
        Scenario("resign", running(), asks(TableService.resign, 1)),
        Scenario("hand over", running(), asks(TableService.hand_over, 1)),
        Scenario("take back", handed_over, take_back),
        Scenario("replace", running(), asks(TableService.offer_seat, 1, 1, 9, "P9")),
        Scenario("cancel", running(), asks(TableService.cancel, 1)),
        Scenario("a person's settings", running(), person),
        Scenario("reminder", running(), tick, 12 * HOUR),
        Scenario("timeout", running(), tick, 24 * HOUR),
        Scenario("an automat's turn", handed_over, tick),
        Scenario("publish", running("money 6"), publish),
    ]


def begun(game: str, *moves: str, choosing: tuple[str, ...]) -> Callable[[TableHarness], Awaitable[Any]]:
    """A table of another game past the phases of choosing; the seed is always the same, so chance is known."""

    async def prepare(hall: TableHarness) -> None:
        table = await hall.start(2, game=game)
        while (await hall.look(table)).state.phase in choosing:
            assert (await hall.act(table)).ok
        for move in moves:
            assert (await hall.act(table, move)).ok

    return prepare


def digging(*moves: str, missions: bool = True) -> Callable[[TableHarness], Awaitable[Any]]:
    """A table of the second game."""
    return begun("kopalnie", *moves, choosing=("missions",) if missions else ())


def _second_game_scenarios() -> list[Scenario]:
    """What the first game does not have: choices made at once, and dice that fall in the transaction of a decision."""

    async def choose(hall: TableHarness) -> Answer:
        table = await hall.look(TABLE)
        mission = table.state.offered[1][0]
        return await hall.tables.act(await by(hall, 2), TABLE, [f"mission {mission}"])

    dig = asks(TableService.act, on_turn, ["dig A"])
    return [
        Scenario("choose at once", digging(missions=False), choose),
        Scenario("dig", digging(), dig),
        Scenario("dig again", digging("dig A", "dig B"), dig),
        Scenario("a digger's timeout", digging(), tick, 24 * HOUR),
    ]


def prospecting(*moves: str, built: bool = True) -> Callable[[TableHarness], Awaitable[Any]]:
    """A table of Gold Mine; the mine is laid by standing orders."""

    async def prepare(hall: TableHarness) -> None:
        table = await hall.start(2, game="goldmine")
        if built:
            for person in (1, 2):
                assert (await hall.tables.set_orders(await hall.request(person, table), table, "build", on=True)).ok
            assert await hall.scheduler.tick(table)
        for move in moves:
            rival = 1 - (await hall.look(table)).to_act()[0]
            assert (await hall.act(table, move.format(rival=rival))).ok

    return prepare


def _goldmine_scenarios() -> list[Scenario]:
    """A challenge: its dice fall in the transaction, and in its middle somebody decides who may not be on turn."""

    async def challenge(hall: TableHarness) -> Answer:
        rival = 1 - (await hall.look(TABLE)).to_act()[0]
        return await hall.tables.act(await on_turn(hall), TABLE, [f"bat {rival}"])

    async def decide(hall: TableHarness) -> Answer:
        table = await hall.look(TABLE)
        legal = await hall.tables.legal(TABLE, table.to_act()[0])
        assert table.state.phase != "chase" or legal[0].startswith("chase ")
        return await hall.tables.act(await on_turn(hall), TABLE, [legal[0]])

    bats = ("roll", "stay", "bat {rival}")
    return [
        Scenario("a standing order", prospecting(built=False), asks(TableService.set_orders, 1, "build", on=True)),
        Scenario("dig in the mine", prospecting(), asks(TableService.act, on_turn, ["dig"])),
        Scenario("challenge", prospecting(*bats[:2]), challenge),
        Scenario("in the middle of a challenge", prospecting(*bats), decide),
        Scenario("a winner's timeout", prospecting(*bats), tick, 24 * HOUR),
    ]


def travelling(*, tickets: bool = True) -> Callable[[TableHarness], Awaitable[Any]]:
    """A table of Niemcy; with ``tickets`` the first ones are chosen."""
    return begun("niemcy", choosing=("announce", "choose") if tickets else ())


def _niemcy_scenarios() -> list[Scenario]:
    """Two secret choices in a row whose end shuffles by chance, and a claim of several actions in one transaction."""

    async def last_choice(hall: TableHarness) -> Answer:
        table = await hall.look(TABLE)
        (seat,) = table.to_act()
        keep = str(table.game.legal_actions(table.state, seat)[0])
        return await hall.tables.act(await by(hall, seat + 1), TABLE, [keep])

    async def one_has_chosen(hall: TableHarness) -> None:
        await travelling(tickets=False)(hall)
        while len((await hall.look(TABLE)).to_act()) == 2 or (await hall.look(TABLE)).state.phase == "announce":
            assert (await hall.act(TABLE)).ok

    async def claim(hall: TableHarness) -> Answer:
        table = await hall.look(TABLE)
        line, state = list[str](), table.game.clone(table.state)
        (seat,) = table.to_act()
        while not line or state.phase in ("pay", "board"):
            legal = table.game.legal_actions(state, seat)
            action = next((one for one in legal if str(one).startswith("claim")), legal[0])
            line.append(str(action))
            table.game.apply(state, seat, action)
        return await hall.tables.act(await on_turn(hall), TABLE, line)

    return [
        Scenario("the last secret choice", one_has_chosen, last_choice),
        Scenario("claim", travelling(), claim),
        Scenario("draw two cards", travelling(), asks(TableService.act, on_turn, ["draw blind", "draw blind"])),
        Scenario("a traveller's timeout", travelling(), tick, 24 * HOUR),
    ]


_EVERY = (
    *_lobby_scenarios(),
    *_play_scenarios(),
    *_seat_scenarios(),
    *_second_game_scenarios(),
    *_goldmine_scenarios(),
    *_niemcy_scenarios(),
)
SCENARIOS = {scenario.name: scenario for scenario in _EVERY}


def contents(store: Store) -> dict[str, list[Any]]:
    """Everything in the file but the times of its migrations."""

    def read(db: Any) -> dict[str, list[Any]]:
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        names = [name for (name,) in tables if not name.startswith(("_", "sqlite_"))]
        return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}

    return store.read_now(read)


async def prepared(scenario: Scenario, path: Path) -> None:
    hall = TableHarness(path)
    await scenario.prepare(hall)
    hall.close()
