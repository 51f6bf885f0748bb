"""Scripted people for the load benchmark. They know no rules: they read the ids of what can be pressed and press something.

Plans and the end of a turn are pressed sooner than one more step, so that turns have the length that people give them.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import bot.games  # noqa: F401  (registers the games)
from bot.panels.components import Address
from bot.panels.game_module import GAME_MODULES
from bot.runtime.database_address import ServerAddress, database_address
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage import outbox
from bot.storage.connection import Connection
from bot.storage.open_store import open_store
from bot.tables.table import Place, Request, position_json
from bot.workers.automat_pool import ThinkJob, choose_turn
from engine.players.registry import levels
from playground.bench import TableParty
from playground.latency_meter import ScriptedPerson
from playground.message_view import MessageView
from playground.people import BotResponse, Person

# Every registered game that says what scripted people press, table by table.
SCRIPTED_MOVES = {name: module.scripted_moves for name, module in GAME_MODULES.items() if module.scripted_moves is not None}
MOVES = frozenset[str]().union(*(scripted.moves for scripted in SCRIPTED_MOVES.values()))
PREFERRED = frozenset[str]().union(*(scripted.preferred for scripted in SCRIPTED_MOVES.values()))
PROGRAM = ("bot", "run")
LANGUAGES = ("pl", "en", "de")
STORM_GAME = next(iter(SCRIPTED_MOVES))
LONGEST_TURN = 60  # presses
DATABASE = "tables.sqlite"
LAST_TURN = 30  # that somebody looks back at; every game has as many
PLAYED = (4, 14)  # turns of each player before the evening
RANDOM_PLAYER_EVERY = 4  # one player of so many has played at random, the others like the lowest automat


def environment(folder: Path) -> dict[str, str]:
    """The bot's own settings; the database is a file, unless the environment names one on a server."""
    given = os.environ.get("DATABASE", "")
    on_server = isinstance(database_address(given), ServerAddress)
    return {"DATABASE": given if on_server else str(folder / DATABASE), "LOG_LEVEL": "WARNING"}


def seats(rng: Random) -> int:
    """How many people a table has."""
    return rng.choice((2, 3, 4))


async def prepare(folder: Path, parties: list[TableParty]) -> None:
    """Games in the middle: as on any evening, some tables have just begun and others are about to end."""
    store = open_store(database_address(environment(folder)["DATABASE"]))
    try:
        tables = TableService(RequestRunner(store))
        await asyncio.gather(*(_prepare(tables, party) for party in parties))
    finally:
        await asyncio.to_thread(store.close)


async def _prepare(tables: TableService, party: TableParty) -> None:
    people = [int(guest.person.id) for guest in party.guests]
    keys = itertools.count()

    def request(person: int, seen: int) -> Request:
        return Request(f"{party.channel} {next(keys)}", person, seen, f"person {person % 1000}", place=place)

    server = int(party.meter.core.world.channels[party.channel]["guild_id"])
    place = Place(server, int(party.channel))
    language, game = party.rng.choice(LANGUAGES), party.rng.choice(tuple(SCRIPTED_MOVES))
    party.remembered = game
    answer = await tables.open(request(people[0], 0), server=server, channel=int(party.channel), game=game, language=language)
    number = answer.table
    assert number is not None
    for person in people[1:]:
        answer = await tables.join(request(person, answer.seq), number)
    answer = await tables.start(request(people[0], answer.seq), number)
    if party.automatic:
        for person in people:
            answer = await tables.hand_over(request(person, answer.seq), number, levels(game)[-1])
        return
    left = party.rng.randint(*PLAYED) * len(people)
    while (table := await tables.table(number)) is not None and table.status == "running":
        secret = table.game.phase(table.state) in GAME_MODULES[game].panels.PRIVATE_CHOICE_PHASES
        if not party.finished and left <= 0 and not secret and not table.game.turn_open(table.state):
            break
        left -= 1
        if party.finished or left <= 0:  # everything so far counts as delivered; only the last turn is pending for the channel
            await tables.store.write(lambda db: _tell(db, number))
        seat = table.to_act()[0]
        text = position_json(table.game, table.state)
        automat = "random" if (number + seat) % RANDOM_PLAYER_EVERY == 0 else levels(game)[0]
        turn = await asyncio.to_thread(choose_turn, automat, ThinkJob(table.game_name, text, seat, f"{number}/{table.ply}"))
        answer = await tables.act(request(people[seat], table.seq), number, turn)
        assert answer.ok, answer.refusal
    await tables.store.write(lambda db: _tell(db, number, readers=range(len(people))))


def _tell(db: Connection, table: int, readers: Iterable[int] | None = None) -> None:
    """Mark pending messages of these readers, or of all, as delivered."""
    found = [row[0] for row in db.execute("SELECT reader FROM messages WHERE table_id = ?", (table,)).fetchall()]
    for reader in found if readers is None else readers:
        if (owed := outbox.plan_message(db, table, reader)) is not None:
            outbox.mark_shown(db, owed, None)


async def sit_down(party: TableParty) -> None:
    """See the game as it stands."""
    if not party.automatic:
        await party.newest(_invites, "a turn or the end")


async def play(party: TableParty) -> None:
    """Turn after turn, game after game."""
    while True:
        await party.newest(_invites, "a turn or the end")
        await party.guests[0].think()
        message = await party.newest(_invites, "a turn or the end")  # it may be another: one player can have two in a row
        if id_of(message, "rematch"):
            await _play_again(party, message)
        else:
            await _turn(party, message)


async def look_back(party: TableParty, person: Person, rng: Random) -> BotResponse:
    """Ask for some turn of a finished game."""
    return await person.slash(f"{party.remembered} replay", {"turn": rng.randint(1, LAST_TURN)}, party.channel)


async def let_think(party: TableParty, person: Person) -> BotResponse:
    """Ask what was given away in a finished game: many small jobs for whoever thinks."""
    return await person.slash("review", {}, party.channel)


async def begin_storm(kind: str, person: Person, channel: str) -> None:
    """What there must be in the channel for it."""
    if kind == "settings":
        await (await person.slash(f"{STORM_GAME} new", {}, channel)).finished()


async def disturb(kind: str, person: Person, channel: str, rng: Random, *, first: bool) -> None:
    """Once more what somebody does without end: open a table and call it off, or change settings (the first: of the table)."""
    if kind == "openings":
        await (await person.slash(f"{STORM_GAME} new", {}, channel)).finished()
        await (await person.slash(f"{STORM_GAME} cancel", {}, channel)).finished()
    else:
        wanted = {"language": rng.choice(LANGUAGES)} if first else {"reminders": rng.random() < 0.5}
        await (await person.slash(f"{STORM_GAME} settings", wanted, channel)).finished()


async def _play_again(party: TableParty, end: MessageView) -> None:
    """The same people, another game."""
    host, *others = party.guests
    await host.press(end, _must(end, "rematch"), at_once=True)
    for seated, guest in enumerate(others, 1):
        lobby = await party.newest(lambda one: id_of(one, "join") and _seq(one) >= seated, "a seat to take")  # noqa: B023
        await guest.person.click(lobby, _must(lobby, "join"))
    lobby = await party.newest(lambda message: id_of(message, "start"), "a table that can begin")
    await host.person.click(lobby, _must(lobby, "start"))


async def _turn(party: TableParty, before: MessageView) -> None:
    """Whoever is called plays; where several choose at once, one after the other."""
    called = [one for one in party.guests if one.person.id in before.mentions]
    assert called, f"nobody is called: {before.text}"
    for guest in called:
        panel = await guest.press(before, _must(before, "play"), at_once=True)
        for _ in range(LONGEST_TURN):
            if panel is None or (part := _choice(panel, party.rng)) is None:
                break
            panel = await _use(guest, panel, part, party.rng)
    if panel is not None:
        party.waiting_since = guest.pressed_at
        message = await party.newest(lambda message: _seq(message) != _seq(before) and bool(parts(message)), "the end of a turn")
        party.waiting_since = None
        guest.saw_the_result(message)
        party.turns += 1


def _invites(message: MessageView) -> bool:
    """Whether somebody can go on from this message."""
    return bool(id_of(message, "play") or id_of(message, "rematch"))


async def _use(guest: ScriptedPerson, panel: MessageView, part: Any, rng: Random) -> MessageView | None:
    if "options" not in part:
        return await guest.press(panel, part["custom_id"])
    values = [one["value"] for one in part["options"] if not one["value"].startswith("page ")]
    return await guest.press(panel, part["custom_id"], rng.choice(values))


def _choice(panel: MessageView, rng: Random) -> Any:
    """Something that moves the turn on; None when it is over."""
    offered = [part for part in parts(panel) if verb_of(part) in MOVES]
    soon = [part for part in offered if verb_of(part) in PREFERRED]
    return rng.choice(soon if soon and rng.random() < 0.8 else offered) if offered else None


def parts(message: MessageView) -> list[Any]:
    """Everything that can be pressed."""
    return [part for part in (*message.buttons, *message.selects) if not part.get("disabled")]


def verb_of(part: Any) -> str:
    """What pressing it means."""
    address = Address.parse(part.get("custom_id", ""))
    return address.verb if address else ""


def id_of(message: MessageView, verb: str) -> str | None:
    """The id of the first thing with this verb."""
    return next((str(part["custom_id"]) for part in parts(message) if verb_of(part) == verb), None)


def _must(message: MessageView, verb: str) -> str:
    found = id_of(message, verb)
    assert found is not None, f"no {verb}: {message.text}"
    return found


def _seq(message: MessageView) -> int:
    """The version that a message shows."""
    addresses = [Address.parse(part["custom_id"]) for part in parts(message)]
    return max((address.seq for address in addresses if address), default=0)
