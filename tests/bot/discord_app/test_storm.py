"""One person who gives no peace in one channel: nobody else notices, and limits over time say when it goes on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.fair_queue import FairQueue
from bot.runtime.token_buckets import Allowance
from bot.service.request_limits import AllowedRequests, RequestLimits
from bot.texts import LANGUAGES, language_of
from playground import Person
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.bot.texts.szczesc import say
from tests.waiting import until

pytestmark = pytest.mark.integration

CYCLES = 30  # more than deliveries begin at once
FOR_EVER = 3600.0


async def typed(place: DiscordHarness, person: Person, command: str, **options: Any) -> str:
    """The answer to a command, whatever is still on its way to channels."""
    answer = await (await person.slash(f"szczesc {command}", options, place.channel)).finished()
    return answer.text


def opened(text: str, person: Person) -> bool:
    return text == say(language_of(person.account["locale"]), "front-opened")


async def test_a_storm_in_one_channel_delays_no_message_elsewhere(tmp_path: Path) -> None:
    async with hall(tmp_path) as place:
        await place.bot.wait_until_ready()
        ania, bob = place.people[:2]
        place.bot.tables.limits = RequestLimits(AllowedRequests(), place.bot.tables.runner.now)  # they are tried below
        place.playground.fail(f"POST /channels/{place.channel}/messages", 0, times=1, delay=FOR_EVER)
        for _ in range(CYCLES):
            assert opened(await typed(place, ania, "new"), ania)
            await typed(place, ania, "cancel")
        second = place.playground.channel("second")
        await (await bob.slash("szczesc new", {}, second)).finished()
        await until(lambda: place.posted(second), "a lobby in the other channel")
        assert not place.posted(), "the channel of the storm still waits"
        found = await place.bot.health.look()
        assert found["ok"]
        assert await place.rows("SELECT COUNT(*) FROM messages WHERE due > shown") == [(1,)], "what was never shown is not posted"
        await place.bot.deliveries.finish(0)


def refusal(lang: str, key: str) -> re.Pattern[str]:
    """A refusal in this language, with any moment."""
    before, after = say(lang, key, deadline="|").split("|")
    return re.compile(re.escape(before) + r"<t:\d+:R>" + re.escape(after))


async def test_openings_in_a_loop_are_refused_in_three_languages_with_a_time(place: DiscordHarness) -> None:
    people = place.people[:3]
    for person in people:
        for _ in range(place.bot.settings.openings_per_person.at_once):
            assert opened(await typed(place, person, "new"), person)
            await typed(place, person, "cancel")
        refused = refusal(language_of(person.account["locale"]), "refuse-opened_often")
        assert refused.fullmatch(await typed(place, person, "new"))
        assert refused.fullmatch(await typed(place, person, "new", thread=True))
    assert {language_of(person.account["locale"]) for person in people} == set(LANGUAGES)
    assert threads(place) == 0
    await place.settled()


async def test_threads_have_a_limit_of_their_own_and_a_table_needs_none(place: DiscordHarness) -> None:
    bob = place.person("Bob")
    allowed = AllowedRequests(threads_of_person=Allowance(2, 1))
    place.bot.tables.limits = RequestLimits(allowed, place.bot.tables.runner.now)
    for _ in range(2):
        assert "<#" in await typed(place, bob, "new", thread=True)
    assert refusal("en", "refuse-threads_often").fullmatch(await typed(place, bob, "new", thread=True))
    assert threads(place) == 2, "it was refused before a thread was made"
    assert opened(await typed(place, bob, "new"), bob)
    await place.settled()


async def test_whoever_waits_for_a_thread_keeps_no_place_that_others_need(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord limits threads, too, and the library waits."""
    ania, bob, clara = place.people[:3]
    monkeypatch.setattr(place.bot.interactions, "_places", FairQueue("answers", 1, 3))
    place.playground.fail(f"POST /channels/{place.channel}/threads", 0, times=1, delay=FOR_EVER)
    await bob.slash("szczesc new", {"thread": True}, place.channel)
    await until(lambda: not place.playground.core.faults.pending, "the thread that does not come")
    await clara.slash("szczesc new", {}, place.playground.channel("second"))  # waits until it is known whether there is room
    assert await typed(place, ania, "rules")


def threads(place: DiscordHarness) -> int:
    return sum(bool(one.get("parent_id")) for one in place.playground.world.channels.values())
