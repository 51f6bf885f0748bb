"""A person can be forgotten: nothing in the file names them any more, and every game can still be replayed."""

from __future__ import annotations

import sqlite3

import pytest

from bot.ops.check import check_database
from bot.panels.components import Address
from bot.panels.info_dispatch import statistics_panel
from bot.panels.press_dispatch import handle_press
from bot.panels.reader_view import ReaderView
from bot.storage import outbox
from bot.storage.connection import Connection, StatementFailed
from bot.storage.forgetting import NAME_KINDS
from bot.storage.postgres_schema import table_columns, table_names
from bot.storage.record_export import export_record
from bot.tables.calls import Call
from bot.tables.languages import LANGUAGES
from bot.tables.table import CHANNEL_READER, Request
from tests.bot.table_harness import TableHarness, refusal

pytestmark = pytest.mark.engines(slow=True)

WHO, NAME = 123456789012345678, "Xenia"
NAMES_PEOPLE = {
    "tables": "host",
    "seats": "owner name holder",
    "log": "person text",
    "requests": "person answer",
    "messages": "calls",
    "channel_posts": "pictures",
    "seat_offers": "newcomer name offered_by",
    "decisions": "person",
    "people": "person",
    "results": "person",
    "ratings": "person",
    "rating_history": "person",
}
NAMES_NOBODY = {
    "tables": """id game rules_version seed sealed shares options deal server slot channel language seats_wanted advice
                 keep_pictures counts first_round automats clock clock_asked weekends status seq turn_clock deadline
                 alarm pauses opened_at started_at moved_at offered_at hurried_at rested_at lost_at ended_at""",
    "seats": """table_id seat automat for_turn away_until given_away put_out switched_at resigned missed missed_at reminded
                 undo_asked_ply orders since_ply share""",
    "log": "table_id seq kind seat digest request at clock",
    "snapshots": "table_id seq ply digest position",
    "bases": "table_id seq ply digest position",
    "requests": "key kind at",
    "messages": "table_id reader due shown planned message",
    "channel_posts": "message table_id channel after until shrink_at tries",
    "asks": "table_id seat asked_seq target agreed",
    "seat_offers": "table_id seat asked_seq until accepted agreed imposed",
    "decisions": "table_id kind what",
    "planned_turns": "table_id seat plans",
    "people": "language reminders next_up quiet_from quiet_to zone unreachable emojis orders",
    "results": "table_id seat game server seats automats score place breakdown facts ended_at left_early",
    "ratings": "game server mu sigma games",
    "rating_history": "game server table_id mu sigma ended_at",
    "emojis": "application id name sha256 retired_at",
    "table_counts": "game status tables",
    "locks": "name",
    "cluster": "id shards slots",
    "commands": "application fingerprint",
    "identifies": "bucket at",
}


@pytest.fixture
async def known(hall: TableHarness) -> TableHarness:
    """Xenia has finished a game as the host, plays in one, waits in a lobby, left another, and has settings."""

    async def request(table: int | None = None) -> Request:
        found = await hall.look(table) if table else None
        return Request(hall.key(), WHO, found.seq if found else 0, NAME, place=found.place if found else None)

    async def sit(channel: int) -> int:
        table = await hall.open(2, channel=channel)
        assert (await hall.tables.join(await request(table), table)).ok
        return table

    opened = await hall.tables.open(await request(), server=5, channel=1, game="szczesc")
    assert opened.table is not None
    for person in (1, 2):
        assert (await hall.tables.join(await hall.request(person, opened.table), opened.table)).ok
    assert (await hall.tables.start(await request(opened.table), opened.table)).ok
    await hall.play(opened.table, 1000)
    running = await sit(2)
    assert (await hall.tables.start(await hall.request(1, running), running)).ok
    await hall.play(running, 99, until="place")
    await sit(3)
    left = await sit(4)
    assert (await hall.tables.dismiss(await hall.request(1, left), left, 2)).ok
    offered = await hall.past_draft(2, channel=5)
    assert (await hall.tables.offer_seat(await hall.request(1, offered), offered, 1, WHO, NAME)).ok
    taken = await hall.past_draft(2, channel=6)
    moderator = await hall.request(90, taken, moderator=True)
    assert (await hall.tables.offer_seat(moderator, taken, 1, WHO, NAME)).ok
    assert (await hall.tables.answer_offer(await request(taken), taken, True)).ok
    assert (await hall.tables.resign(await request(taken), taken)).ok
    await hall.tables.change_person(WHO, zone="Europe/London")
    hers = (await hall.tables.open(await request(), server=5, channel=8, game="szczesc")).table
    assert hers is not None
    assert (await hall.tables.join(await hall.request(1, hers), hers)).ok
    assert refusal(await hall.tables.start(await hall.request(1, hers), hers)) == "not_in_charge"
    assert (await hall.tables.start(await request(hers), hers)).ok
    assert (await hall.tables.offer_seat(await request(hers), hers, 1, 60, "P60")).ok
    picture = outbox.KeptPicture(1, "board-1.png", f"The board before the turn of {NAME}")
    sent = outbox.OwedMessage(running, CHANNEL_READER, 0, (await hall.look(running)).seq, None, 2, None)
    await hall.store.write(lambda db: outbox.plan_message(db, running, CHANNEL_READER))
    await hall.store.write(lambda db: outbox.mark_shown(db, sent, 1, [picture]))
    await hall.store.write(lambda db: outbox.store_calls(db, running, {f"turn {WHO}": Call(1, 1, True)}))
    host = await hall.open(1, channel=7)
    assert (await hall.tables.cancel(await hall.request(1, host), host)).ok
    return hall


async def everything(hall: TableHarness) -> str:
    def dump(db: Connection) -> str:
        return "\n".join(repr(row) for name in table_names() for row in db.execute(f"SELECT * FROM {name}"))

    return await hall.store.read(dump)


async def traces(hall: TableHarness) -> dict[str, set[str]]:
    """The columns of each table that name Xenia."""

    def search(db: Connection) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for table in table_names():
            columns = table_columns(table)
            for row in db.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                named = {column for column, value in zip(columns, row) if str(WHO) in str(value) or NAME in str(value)}
                found[table] = found.get(table, set()) | named
        return {table: columns for table, columns in found.items() if columns}

    return await hall.store.read(search)


def test_every_column_is_known_to_name_people_or_not() -> None:
    """A new column belongs into one of the two lists: into the first, and the game above, if it can name a person."""
    for table in table_names():
        known = NAMES_PEOPLE.get(table, "").split() + NAMES_NOBODY.get(table, "").split()
        assert sorted(known) == sorted(table_columns(table)), table


@pytest.mark.engines
async def test_nothing_in_the_file_names_a_person_who_is_forgotten(known: TableHarness) -> None:
    assert await traces(known) == {table: set(columns.split()) for table, columns in NAMES_PEOPLE.items()}
    digests = "SELECT table_id, digest FROM snapshots WHERE table_id IN (SELECT id FROM tables) ORDER BY 1"
    positions = await known.rows(digests)
    await known.tables.forget_person(WHO)
    assert await traces(known) == {}
    assert await known.rows(digests) == positions
    assert await known.store.read(lambda db: list(check_database(db))) == []
    known.restart()
    assert await known.store.read(lambda db: list(check_database(db))) == []


async def test_games_go_on_and_can_be_looked_at(known: TableHarness) -> None:
    tables = [table for (table,) in await known.rows("SELECT id FROM tables ORDER BY id")]
    for table in tables:
        await known.look(table)  # what is in memory must be forgotten, too
    await known.tables.forget_person(WHO)
    for table in tables:
        found = await known.look(table)
        assert WHO not in [found.host, *(seat.owner for seat in found.seats)]
        assert NAME not in [seat.name for seat in found.seats]
        for lang in LANGUAGES:
            lines = ReaderView(found, None, lang).lines(await known.tables.since(table, 0, None))
            assert lines
            assert NAME not in "".join(lines)
    over, running, lobby = tables[:3]
    assert (await known.store.read(lambda db: export_record(db, over))).players[0] == "N.N."
    found = await known.look(running)
    assert (found.seats[2].owner, found.seats[2].automat, found.status) == (None, "foreman", "running")
    assert [seat.owner for seat in (await known.look(lobby)).seats] == [1, 2]
    while (await known.look(running)).status == "running":
        if not await known.scheduler.look():
            await known.play(running, 1)
    assert (await known.tables.statistics(WHO, "szczesc")).games == 0
    assert (await known.tables.statistics(1, "szczesc")).games == 2, "those of others stay"
    request = Request("back", WHO, (await known.look(lobby)).seq, NAME, place=(await known.look(lobby)).place)
    assert (await known.tables.join(request, lobby)).ok, "whoever comes back starts anew"


async def test_the_last_person_takes_the_table_along(hall: TableHarness) -> None:
    alone = await hall.start(1, automats=("foreman",))
    lobby = await hall.open(1, channel=78)
    await hall.tables.forget_person(1)
    assert [(await hall.look(table)).status for table in (alone, lobby)] == ["cancelled", "cancelled"]
    assert await hall.rows("SELECT DISTINCT host FROM tables") == [(0,)]


@pytest.mark.engines
async def test_the_log_allows_that_and_nothing_else(known: TableHarness) -> None:
    for change in (
        "text = 'N.N.'",  # an action
        "text = '' WHERE kind = 'join'",
        "person = 7",
        "seat = 0",
        "digest = NULL",
        "kind = 'join'",
        "at = 0",
        "clock = NULL",
    ):
        with pytest.raises((sqlite3.DatabaseError, StatementFailed), match="append-only"):
            await known.store.write(lambda db, change=change: db.execute(f"UPDATE log SET {change}"))  # type: ignore[misc]
    with pytest.raises((sqlite3.DatabaseError, StatementFailed), match="append-only"):
        await known.store.write(lambda db: db.execute("DELETE FROM log"))
    for kind in (*NAME_KINDS, "offer"):
        await known.store.write(
            lambda db, kind=kind: db.execute("UPDATE log SET text = 'N.N.', person = NULL WHERE kind = ?", (kind,))  # type: ignore[misc]
        )


async def test_whoever_presses_is_asked_first(known: TableHarness) -> None:
    async def press(person: int, verb: str) -> list[str]:
        result = await handle_press(known.tables, person, Address(0, 0, verb), key=known.key(), lang="en")
        return [button.address.verb for button in result.panel.buttons]

    before = await everything(known)
    assert await press(WHO, "forget") == ["forget_me"]
    assert await everything(known) == before
    assert await press(50, "forget_me") == []
    assert str(WHO) in await everything(known), "a button forgets whoever presses it"
    assert await press(WHO, "forget_me") == []
    assert str(WHO) not in await everything(known)


async def test_a_table_that_changes_meanwhile_is_looked_at_again(known: TableHarness) -> None:
    other = TableHarness(known.path, clock=known.clock)
    other.keys = 10**6
    await known.look(2)
    assert (await other.tables.configure(await other.request(1, 2), 2, clock=None)).ok
    await known.tables.forget_person(WHO)
    assert str(WHO) not in await everything(known)
    assert refusal(await other.tables.resign(Request("x", WHO, 10**6), 2)) in ("stale", "not_a_player")
    other.close()


async def test_statistics_of_all_servers_name_nobody_from_another(hall: TableHarness) -> None:
    await hall.play(await hall.start(3, server=5, channel=1), 1000)
    for channel, people in ((2, (11, 12, 13)), (3, (1, 12, 13))):  # person 1 plays in both servers
        opened = await hall.tables.open(await hall.request(people[0]), server=6, channel=channel, game="szczesc")
        assert opened.table is not None
        for person in people[1:]:
            assert (await hall.tables.join(await hall.request(person, opened.table), opened.table)).ok
        assert (await hall.tables.start(await hall.request(people[0], opened.table), opened.table)).ok
        await hall.play(opened.table, 1000)

    async def named(asker: int, who: int, here: int | None) -> str:
        shown = await statistics_panel(hall.tables, asker, who, "szczesc", here=here, everywhere=True, lang="en")
        opponents = {one.name for picture in shown.pictures for one in picture.scene.view.opponents}
        assert who == asker or not opponents, "whom they met elsewhere is nobody's business"
        return shown.text

    text = await named(2, 2, 5)
    assert all(f"<@{person}>" in text for person in (1, 2, 3))
    assert not any(f"<@{person}>" in text for person in (11, 12, 13))
    assert "2 games" in await named(2, 1, 5), "overall, of somebody who is known here"
    assert "No finished games" in await named(2, 12, 5), "of a stranger nothing"
    assert "2 games" in await named(12, 12, 5), "except to oneself"
    assert "<@2>" not in await named(1, 1, None)
    assert "No finished games" in await named(1, 2, None)
