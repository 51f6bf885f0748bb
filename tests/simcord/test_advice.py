"""Advice in an independent Discord emulator: asked for by button and by command, private, played, stale, refused."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import discord
import pytest

from bot.tables.table import Request
from bot.texts import say
from bot.workers import advice_pool
from bot.workers.advice_pool import AdviceJob, AdvicePool
from tests.simcord.harness import SimcordServer, address, answer_of, newest_first, pressable, server, text_of, verbs
from tests.simcord.szczesc_players import SzczescPlayer, play
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.slow

DRAFT = 6  # picks of two people


async def at_work(place: SimcordServer, **options: Any) -> Any:
    """Two people past the draft; the one on turn."""
    people = place.people[:2]
    await place.open_table(people, **options)
    await play(place, [SzczescPlayer(place, person, seed) for seed, person in enumerate(people)], turns=DRAFT)
    return await place.on_turn()


def private(place: SimcordServer, person: Any) -> discord.Message:
    """The newest message that this person alone sees in the channel."""
    return next(one for one in newest_first(place.channel, person) if one.flags.ephemeral)


async def ask(place: SimcordServer, person: Any, command: str = "advice") -> discord.Message:
    answer = await person.slash(place.channel, command)
    assert answer.response.ephemeral
    message: discord.Message = answer.response.message
    return message


async def test_asked_by_button_and_played(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        person = await at_work(place)
        before, posted = await place.table(), len(place.posted)
        opened = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
        panel = answer_of(opened).message
        await person.click(panel, custom_id=place.find(panel, "advice"))
        shown = private(place, person)
        assert shown.id == panel.id, "the private panel itself turns to the advice"
        codes = [part.custom_id for part in pressable(shown) if address(part).verb == "follow"]
        assert len(codes) == 3
        assert say("en", "advice-title") in text_of(shown)
        assert (await place.table()).seq == before.seq
        assert len(place.posted) == posted, "nobody else learns of it"
        await person.click(shown, custom_id=codes[0])
        after = await place.table()
        assert after.seq > before.seq
        assert len(place.posted) == posted + (after.state.space < 0), "a turn is told when it is over"


async def test_asked_by_command_and_stale_a_moment_later(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        person = await at_work(place)
        shown = await ask(place, person)
        assert verbs(shown).count("follow") == 3
        await SzczescPlayer(place, person, 3).type_something("place")
        while (await place.table()).state.space >= 0:
            await SzczescPlayer(place, person, 4).type_something((await place.table()).state.phase)
        moved = (await place.table()).seq
        await person.click(shown, custom_id=place.find(shown, "follow"))
        assert (await place.table()).seq == moved
        assert "follow" not in verbs(private(place, person))


async def test_who_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        nothing = await ask(place, place.people[0])
        assert "/szczesc new" in text_of(nothing)
        person = await at_work(place)
        waiting = next(other for other in place.people[:2] if other is not person)
        before = (await place.table()).seq
        for other in (waiting, place.people[3]):
            assert "follow" not in verbs(await ask(place, other))
            assert len(text_of(await ask(place, other))) > 20
        early = await ask(place, person, "review")
        assert say("en", "refuse-not_over") in text_of(early)
        assert (await place.table()).seq == before


async def test_a_table_that_wants_none(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        await place.people[0].slash(place.channel, "szczesc new", advice=False, language="en")
        assert say("en", "table-advice-no") in text_of(place.newest)
        await place.people[0].slash(place.channel, "szczesc settings", advice=True)
        assert say("en", "table-advice-yes") in text_of(place.newest)
        await place.people[0].slash(place.channel, "szczesc settings", advice=False)
        await place.people[1].click(place.newest, custom_id=place.find(place.newest, "join"))
        await place.people[0].click(place.newest, custom_id=place.find(place.newest, "start"))
        person = await place.on_turn()
        opened = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
        assert "advice" not in verbs(answer_of(opened).message)
        assert say("en", "refuse-advice_off") in text_of(await ask(place, person))


async def test_at_a_table_with_automats(tmp_path: Path) -> None:
    """Alone against three automats one is advised on every turn, and the automats play on in between."""
    async with server(tmp_path) as place:
        ania = place.people[0]
        await ania.slash(place.channel, "szczesc new", seats=3, automats=2, level="apprentice")
        for _ in range(5):
            before = (await place.table()).seq
            shown = await ask(place, ania)
            await ania.click(shown, custom_id=place.find(shown, "follow"))
            assert (await place.table()).seq > before
        assert await place.on_turn() is ania


async def test_nobody_waits_for_somebody_elses_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the adviser thinks, others are answered; then the process is found dead, and that is said in a sentence."""
    go, thinking = Event(), Event()

    def stuck(moment: AdviceJob) -> None:
        thinking.set()
        go.wait(PATIENCE)
        raise advice_pool.BrokenExecutor

    async with server(tmp_path) as place:
        person = await at_work(place)
        other = next(one for one in place.people[:2] if one is not person)
        with ThreadPoolExecutor(1) as pool:
            place.bot.tables.advice_pool = AdvicePool(lambda: _SharedExecutor(pool))
            monkeypatch.setattr(advice_pool, "run_advise_job", stuck)
            asking = asyncio.create_task(ask(place, person))
            await until(thinking.is_set)
            table = await place.table()
            assert not asking.done()
            assert await place.bot.tables.legal(table.id, table.to_act()[0]), "the tables answer meanwhile"
            go.set()
            assert say("en", "refuse-advice_failed") in text_of(await asking)
        assert (await other.slash(place.channel, "szczesc board")).response.attachments


class _SharedExecutor(ThreadPoolExecutor):
    """A pool that is hired again and again and never let go."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self._mine = pool

    def submit(self, *work: Any, **more: Any) -> Any:
        return self._mine.submit(*work, **more)

    def shutdown(self, *how: Any, **more: Any) -> None:
        """Its owner does that."""


async def hurry_through(place: SimcordServer) -> None:
    """Any moves to the end, told in a single message."""
    tables, rng = place.bot.tables, Random(1)
    woken, tables.runner.changed = tables.runner.changed, []
    while (table := await place.table()).status == "running":
        (seat,) = table.to_act()
        person = table.seats[seat].owner
        assert person is not None
        request = Request(f"hurry {table.seq}", person, table.seq)
        assert (await tables.act(request, table.id, [rng.choice(await tables.legal(table.id, seat))])).ok
    tables.runner.changed = woken
    place.bot.wake()


async def test_where_it_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    every = advice_pool.decisions
    monkeypatch.setattr(advice_pool, "decisions", lambda record, seat: every(record, seat)[::8])
    async with server(tmp_path) as place:
        people = place.people[:2]
        await place.open_table(people)
        await hurry_through(place)
        await until(lambda: "review" in verbs(place.newest))
        asked = await people[1].click(place.newest, custom_id=place.find(place.newest, "review"))
        assert asked.response.ephemeral
        told = private(place, people[1])
        assert say("en", "review-title") in text_of(told) or say("en", "review-nothing") in text_of(told)
        assert "replay" in verbs(told)
        assert text_of(await ask(place, people[1], "review")) == text_of(told), "by command it is the same"


async def test_from_the_mission_to_the_first_dig_of_the_second_game(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        people = place.people[:2]
        await place.open_table(people, "en", "kopalnie")
        offers = (await place.table()).state.offered
        for seat, person in reversed(list(enumerate(people))):  # all choose at once, and each is advised on the own ones
            shown = await ask(place, person)
            follow = [part.custom_id for part in pressable(shown) if address(part).verb == "follow"]
            assert len(follow) == 3
            assert not [code for code in follow if any(mission in code for mission in offers[seat])]
            await person.click(shown, custom_id=follow[0])
            assert (await place.table()).state.missions[seat] in offers[seat]
        person = await place.on_turn()
        waiting = next(other for other in people if other is not person)
        before, posted = await place.table(), len(place.posted)
        assert "follow" not in verbs(await ask(place, waiting))
        opened = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
        panel = answer_of(opened).message
        await person.click(panel, custom_id=place.find(panel, "advice"))
        shown = private(place, person)
        assert say("en", "advice-title") in text_of(shown)
        assert "➕ on " in text_of(shown)
        assert (await place.table()).seq == before.seq
        assert len(place.posted) == posted, "nobody else learns of it"
        stale = await ask(place, person)
        await person.click(shown, custom_id=place.find(shown, "follow"))
        moved = await place.table()
        assert sum(map(len, moved.state.tiles)) + (moved.state.phase == "rolled") == 1
        await person.click(stale, custom_id=place.find(stale, "follow"))
        assert (await place.table()).seq == moved.seq, "the die is not rolled again"
