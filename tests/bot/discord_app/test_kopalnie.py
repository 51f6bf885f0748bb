"""Kopalnie skarbów through the wire: the real client, the real REST and gateway, people who only press what they see."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.games.kopalnie.texts.labels import card_name, mission_name
from bot.panels.game_module import GAME_MODULES
from bot.storage.table_reads import fetch_log
from bot.texts import say_in
from engine.kopalnie.box import MISSIONS
from playground import Person
from tests.bot.discord_app.clicking_players import Clicker, play_game
from tests.bot.discord_app.harness import DiscordHarness, hall

pytestmark = pytest.mark.integration

GAME = "kopalnie"
say = say_in(GAME)


async def missions_chosen(place: DiscordHarness, people: list[Person]) -> None:
    await place.open_table(people, "en", GAME)
    start = place.newest()
    for number, person in enumerate(people):
        await Clicker(place, person, number).play_turn(start)
    await place.settled()
    assert (await place.table()).state.phase == "dig"


@pytest.mark.parametrize(
    ("seats", "language"), [pytest.param(2, "pl", marks=pytest.mark.slow), pytest.param(4, "de", marks=pytest.mark.slow)]
)
async def test_a_whole_game_by_pressing_only(seats: int, language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with hall(tmp_path) as place:
        people = place.people[:seats]
        await place.open_table(people, language, GAME)
        await play_game(place, [Clicker(place, person, seed) for seed, person in enumerate(people)])
        table = await place.table()
        assert table.status == "over"
        posts = place.posted()
        turns = await place.bot.tables.store.read(lambda db: sum(row.text.startswith("dig ") for row in fetch_log(db, table.id)))
        # One message for the open table, one for the start, one when all have a mission, one for each turn.
        assert turns * 0.9 < len(posts) - 3 <= turns
        assert not [one.id for one in posts[:-1] if one.buttons or one.selects]
        assert say(language, "btn-rematch") in posts[-1].labels
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        before_the_end = "\n".join(one.text for one in posts[:-1])
        kept = [card_name(card, language) for cards in table.state.kept for card in cards]
        assert not [name for name in kept if f"**{name}**" not in "\n".join(one.text for one in posts)]  # each was read aloud
        assert not [code for code in MISSIONS if code != "last_digger" and mission_name(code, language) in before_the_end]


async def test_the_die_falls_once_however_often_it_is_asked_for(place: DiscordHarness) -> None:
    """Two presses at the same moment, and a third after a restart: one dig."""
    await missions_chosen(place, place.people[:2])
    table, person = await place.table(), await place.on_turn()
    panel, forgotten = [await place.panel(person) for _ in range(2)]
    digs = [part["custom_id"] for part in panel.buttons if part["custom_id"].split(":")[3] == "dig"]
    await asyncio.gather(*(person.click(panel, custom_id) for custom_id in digs[:3]))
    await place.settled()
    dug = await place.table()
    rows = await place.bot.tables.store.read(lambda db: [row for row in fetch_log(db, dug.id) if row.seq > table.seq])
    assert len([row for row in rows if row.text.startswith("dig ")]) == 1
    assert len([row for row in rows if row.kind == "chance"]) <= 2  # a second one only for a card that asks for it
    await place.restart_bot()
    await person.click(forgotten, digs[0])
    await place.settled()
    assert (await place.table()).seq == dug.seq


async def test_each_game_has_its_own_statistics_and_its_own_commands(place: DiscordHarness) -> None:
    ania, bob = place.people[:2]
    await missions_chosen(place, [ania, bob])
    other = await (await ania.slash("szczesc board", {}, place.channel)).finished()
    assert "/kopalnie" in other.text
    taken = await (await bob.slash("szczesc new", {}, place.channel)).finished()
    assert "table" in taken.text.lower()
    for game, title in (("szczesc", "Szczęść Boże"), (GAME, "Kopalnie skarbów")):
        assert title in (await (await ania.slash(f"{game} stats", {}, place.channel)).finished()).text
        rules = await (await bob.slash(f"{game} rules", {}, place.playground.channel("second"))).finished()
        turned = await bob.select(rules, rules.selects[0]["custom_id"], "secrets")
        await place.settled()
        assert say_in(game)("en", "rules-secrets-title") in turned.message.text
        lesson = await bob.click(turned.message, place.find(turned.message, "how"))
        await place.settled()
        pages = GAME_MODULES[game].texts.LESSONS
        assert f"1 of {pages}" in lesson.message.text
        for page in range(2, pages + 1):
            lesson = await bob.click(lesson.message, say("en", "btn-next-page"))
            await place.settled()
            assert f"{page} of {pages}" in lesson.message.text
