"""What a bot and people can say to each other, through the real discord.py over the real wire."""

import aiohttp
import pytest

from playground import BotProcess, InteractionFailed, Playground, Unfit
from tests.playground.conftest import usable

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_slash_command_with_options_in_the_persons_language(playground: Playground) -> None:
    """Options are completed, and checked before the bot hears of them."""
    ania, bob = playground.person("Ania"), playground.person("Bob")
    answer = await ania.slash("echo", {"word": "coal", "times": 2, "to": bob.id})
    assert answer.message.text == f"pl: coal coal {bob.mention}"
    assert answer.message.mentions == [bob.id]
    assert answer.message.raw["interaction"]["name"] == "echo"
    choices = await bob.autocomplete("echo", "word", {"word": "ca"})
    assert choices == [{"name": "Cage", "value": "cage"}, {"name": "Cart", "value": "cart"}]
    for options, code in (
        ({}, "required"),
        ({"word": "x", "times": 4}, "too_big"),
        ({"word": "x", "wrong": 1}, "no_such_option"),
    ):
        with pytest.raises(Unfit, match=code):
            await ania.slash("echo", options)
    with pytest.raises(Unfit, match="no_such_command"):
        await ania.slash("nothing")
    for seconds in ("nan", "inf", "-1e300", "one", [], {}):
        with pytest.raises(Unfit, match="not_a_number"):
            await ania.slash("think", {"seconds": seconds})


async def test_commands_on_a_message_and_for_those_who_may_use_them(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    said = ania.say("Szczęść Boże!")
    assert (await bob.on_message("Quote", said)).message.text == "“Szczęść Boże!”"
    assert (await ania.slash("manage")).message.text == "managed"
    assert "manage" not in [one["name"] for one in bob.commands()]
    assert "manage" not in [one["name"] for one in ania.commands(ania.direct)]
    with pytest.raises(Unfit, match="no_such_command"):
        await bob.slash("manage")


async def test_a_picture_and_a_click_that_replaces_it(playground: Playground, bot: BotProcess) -> None:
    ania = playground.person("Ania")
    message = (await ania.slash("board")).message
    (shown,) = message.pictures
    assert (shown.alt, shown.width, shown.height) == ("A board with 1 on it", 41, 30)
    assert message.labels == ["More"]
    async with aiohttp.ClientSession() as session, session.get(shown.url) as response:
        assert response.status == 200
        assert (await response.read()).startswith(b"\x89PNG")
    answer = await playground.person("Clara").click(message, "More")
    assert answer.callback == 7
    assert "Count **2**" in ania.last().text
    assert [one.alt for one in ania.last().pictures] == ["A board with 2 on it"]
    assert len(ania.last().raw["attachments"]) == 1
    with pytest.raises(Unfit, match="no_such_component"):
        await ania.click(message, "more:99")
    await ania.slash("whisper")
    with pytest.raises(Unfit, match="no_such_message"):
        await playground.person("Bob").click(ania.last(), "More")
    assert bot.running


async def test_selects_of_texts_and_of_people_and_a_deferred_update_with_a_private_follow_up(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    message = (await usable(ania, "picks")).message
    answer = await ania.click(message, "Later")
    assert answer.callback == 6
    await ania.wait_for(lambda one: one.private and one.text == "and a follow-up")
    assert [one.text for one in bob.messages()] == ["picked"]
    message = (await usable(ania, "picks")).message
    assert (await ania.select(message, "coal", ["Yellow", "g"])).message.text == "coal y,g"
    assert (await ania.select(message, "Who?", bob.id)).message.text == "who Bob"
    with pytest.raises(Unfit, match="no_such_choice"):
        await ania.select(message, "coal", "black")


async def test_modals_with_texts_and_radio_buttons_and_files(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    opened = await usable(ania, "form")
    assert opened.modal["title"] == "Your name"
    with pytest.raises(Unfit, match="too_short name"):
        await ania.submit_modal(opened, {"name": "x", "side": "l"})
    with pytest.raises(Unfit, match="no_such_modal"):
        await bob.submit_modal(opened, {"name": "Bob", "side": "l"})
    answer = await ania.submit_modal(opened, {"name": "Barbara", "side": "d"})
    assert answer.message.text == "Hello Barbara on d"
    assert answer.message.private
    paper = ania.upload("plan.txt", b"four seams")
    assert (await ania.slash("weigh", {"paper": paper["id"]})).message.text == "plan.txt has 10 bytes"
    with pytest.raises(Unfit, match="no_such_choice paper"):
        await ania.slash("weigh", {"paper": {"id": "1"}})
    opened = await usable(ania, "order")
    answer = await ania.submit_modal(opened, {"who": bob.id, "paper": [paper["id"]]})
    assert answer.message.text == "for Bob: plan.txt"
    with pytest.raises(Unfit, match="no_such_choice who"):
        await ania.submit_modal(opened, {"who": "12"})


async def test_private_answers_are_seen_by_one_person_only(playground: Playground) -> None:
    """Also those that take some thinking."""
    ania, bob = playground.person("Ania"), playground.person("Bob")
    await ania.slash("whisper")
    await ania.wait_for(lambda one: one.text == "and more")
    assert [one.text for one in ania.messages()] == ["psst", "and more"]
    assert bob.messages() == []
    ania.dismiss(ania.last())
    assert [one.text for one in ania.messages()] == ["psst"]
    answer = await ania.slash("think", {"seconds": 0.1, "private": True})
    assert answer.callback == 5
    assert (await answer.finished()).text == "thought"
    assert ania.last().private
    assert bob.messages() == []
    public = await ania.slash("think", {"seconds": 30})
    assert public.message.thinking
    assert bob.last().thinking


async def test_direct_messages_and_threads(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    assert (await (await ania.slash("write")).finished()).text == "written"
    assert ania.last(ania.direct).text == "hello there"
    bob.close_messages()
    assert (await (await bob.slash("write")).finished()).text == "refused 50007"
    assert bob.messages(bob.direct) == []
    with pytest.raises(Unfit, match="no_such_channel"):
        bob.messages(ania.direct)
    await (await ania.slash("thread", {"name": "table 1"})).finished()
    await (await bob.slash("thread", {"name": "hand of Bob", "private": True})).finished()
    assert ania.last(playground.channel("table 1")).mentions == [ania.id]
    assert bob.last(playground.channel("hand of Bob")).text == f"{bob.mention} welcome"
    clara = playground.person("Clara")
    assert clara.last(playground.channel("table 1")).text == f"{ania.mention} welcome"
    with pytest.raises(Unfit, match="no_such_channel"):
        clara.messages(playground.channel("hand of Bob"))


async def test_where_the_bot_may_not_write_or_attach_or_edit(playground: Playground) -> None:
    ania = playground.person("Ania")
    cases = {
        "general": "posted",
        "read-only": "refused 403 50013",
        "no-pictures": "refused 403 50013",
        "hidden": "refused 403 50001",
    }
    for name, expected in cases.items():
        answer = await ania.slash("post", {"nonce": name, "text": "hi", "picture_too": True}, playground.channel(name))
        assert (await answer.finished()).text.startswith(expected), name
    await (await ania.slash("post", {"nonce": "n", "text": "gone soon"})).finished()
    message = next(one for one in ania.messages() if not one.private)
    playground.delete(message)
    assert (await (await ania.slash("edit", {"message": message.id})).finished()).text == "refused 404 10008"
    said = ania.say("mine")
    assert (await (await ania.slash("edit", {"message": said.id})).finished()).text == "refused 403 50005"


async def test_a_nonce_makes_one_message_of_two(playground: Playground) -> None:
    ania = playground.person("Ania")
    first = await (await ania.slash("post", {"nonce": "turn-7", "text": "board"})).finished()
    second = await (await ania.slash("post", {"nonce": "turn-7", "text": "board"})).finished()
    assert first.text == second.text
    assert [one.text for one in ania.messages() if not one.private] == ["board!"]
    playground.clock.advance(playground.settings.nonce_seconds + 1)
    await (await ania.slash("post", {"nonce": "turn-7", "text": "board"})).finished()
    assert [one.text for one in ania.messages() if not one.private] == ["board!", "board!"]


async def test_answers_that_are_refused(playground: Playground) -> None:
    """The second one, one after fifteen minutes, and one after three seconds."""
    ania = playground.person("Ania")
    await ania.slash("twice")
    await ania.wait_for(lambda one: one.text == "refused 40060")
    await ania.slash("hold")
    playground.clock.advance(15 * 60 + 1)
    await ania.slash("go")
    await ania.wait_for(lambda one: one.text == "refused 401 50027")
    playground.settings.acknowledge_seconds = 0.2
    with pytest.raises(InteractionFailed):
        await ania.slash("late", {"seconds": 0.5})
    await ania.wait_for(lambda one: one.text == "refused 10062")
