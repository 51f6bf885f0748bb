"""What a bot and people can say to each other, through the real discord.py over the real wire."""

import aiohttp
import pytest

from playground import BotProcess, InteractionFailed, Playground, Unfit

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_slash_command_with_options_in_the_persons_language(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    answer = await ania.slash("echo", {"word": "coal", "times": 2, "to": bob.id})
    assert answer.message.text == f"pl: coal coal {bob.mention}"
    assert answer.message.mentions == [bob.id]
    assert answer.message.raw["interaction"]["name"] == "echo"


@pytest.mark.slow
async def test_options_are_checked_before_the_bot_hears_of_them(playground: Playground) -> None:
    ania = playground.person("Ania")
    for options, code in (
        ({}, "required"),
        ({"word": "x", "times": 4}, "too_big"),
        ({"word": "x", "wrong": 1}, "no_such_option"),
    ):
        with pytest.raises(Unfit, match=code):
            await ania.slash("echo", options)
    with pytest.raises(Unfit, match="no_such_command"):
        await ania.slash("nothing")


async def test_autocomplete(playground: Playground) -> None:
    choices = await playground.person("Bob").autocomplete("echo", "word", {"word": "ca"})
    assert choices == [{"name": "Cage", "value": "cage"}, {"name": "Cart", "value": "cart"}]


async def test_components_v2_with_a_picture_and_its_alt_text(playground: Playground) -> None:
    message = (await playground.person("Ania").slash("board")).message
    (shown,) = message.pictures
    assert (shown.alt, shown.width, shown.height) == ("A board with 1 on it", 41, 30)
    assert message.labels == ["More"]
    async with aiohttp.ClientSession() as session, session.get(shown.url) as response:
        assert response.status == 200
        assert (await response.read()).startswith(b"\x89PNG")


async def test_a_click_edits_the_message_and_replaces_the_picture(playground: Playground) -> None:
    ania = playground.person("Ania")
    message = (await ania.slash("board")).message
    answer = await playground.person("Clara").click(message, "More")
    assert answer.callback == 7
    assert "Count **2**" in ania.last().text
    assert [one.alt for one in ania.last().pictures] == ["A board with 2 on it"]
    assert len(ania.last().raw["attachments"]) == 1


@pytest.mark.slow
async def test_selects_of_texts_and_of_people(playground: Playground) -> None:
    ania = playground.person("Ania")
    message = (await ania.slash("picks")).message
    assert (await ania.select(message, "coal", ["Yellow", "g"])).message.text == "coal y,g"
    assert (await ania.select(message, "Who?", playground.person("Bob").id)).message.text == "who Bob"
    with pytest.raises(Unfit, match="no_such_choice"):
        await ania.select(message, "coal", "black")


async def test_a_deferred_update_and_a_private_follow_up(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    message = (await ania.slash("picks")).message
    answer = await ania.click(message, "Later")
    assert answer.callback == 6
    await ania.wait_for(lambda one: one.private and one.text == "and a follow-up")
    assert [one.text for one in bob.messages()] == ["picked"]


async def test_a_modal_with_text_and_radio_buttons(playground: Playground) -> None:
    ania = playground.person("Ania")
    opened = await ania.slash("form")
    assert opened.modal["title"] == "Your name"
    with pytest.raises(Unfit, match="too_short name"):
        await ania.submit_modal(opened, {"name": "x", "side": "l"})
    with pytest.raises(Unfit, match="no_such_modal"):
        await playground.person("Bob").submit_modal(opened, {"name": "Bob", "side": "l"})
    answer = await ania.submit_modal(opened, {"name": "Barbara", "side": "d"})
    assert answer.message.text == "Hello Barbara on d"
    assert answer.message.private


@pytest.mark.slow
async def test_files_of_people_in_an_option_and_in_a_modal(playground: Playground) -> None:
    ania = playground.person("Ania")
    paper = ania.upload("plan.txt", b"four seams")
    assert (await ania.slash("weigh", {"paper": paper["id"]})).message.text == "plan.txt has 10 bytes"
    with pytest.raises(Unfit, match="no_such_choice paper"):
        await ania.slash("weigh", {"paper": {"id": "1"}})
    opened = await ania.slash("order")
    answer = await ania.submit_modal(opened, {"who": playground.person("Bob").id, "paper": [paper["id"]]})
    assert answer.message.text == "for Bob: plan.txt"
    with pytest.raises(Unfit, match="no_such_choice who"):
        await ania.submit_modal(opened, {"who": "12"})


@pytest.mark.slow
@pytest.mark.parametrize("seconds", ["nan", "inf", "-1e300", "one", [], {}])
async def test_what_is_no_number_never_reaches_the_bot(playground: Playground, seconds: object) -> None:
    with pytest.raises(Unfit, match="not_a_number"):
        await playground.person("Ania").slash("think", {"seconds": seconds})


async def test_private_answers_are_seen_by_one_person_only(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    await ania.slash("whisper")
    await ania.wait_for(lambda one: one.text == "and more")
    assert [one.text for one in ania.messages()] == ["psst", "and more"]
    assert bob.messages() == []
    ania.dismiss(ania.last())
    assert [one.text for one in ania.messages()] == ["psst"]


async def test_thinking_until_the_answer_is_there(playground: Playground) -> None:
    ania = playground.person("Ania")
    answer = await ania.slash("think", {"seconds": 0.1, "private": True})
    assert answer.callback == 5
    assert (await answer.finished()).text == "thought"
    assert ania.last().private
    assert playground.person("Bob").messages() == []
    public = await ania.slash("think", {"seconds": 30})
    assert public.message.thinking
    assert playground.person("Bob").last().thinking


async def test_a_direct_message_and_a_closed_one(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    assert (await (await ania.slash("write")).finished()).text == "written"
    assert ania.last(ania.direct).text == "hello there"
    bob.close_messages()
    assert (await (await bob.slash("write")).finished()).text == "refused 50007"
    assert bob.messages(bob.direct) == []
    with pytest.raises(Unfit, match="no_such_channel"):
        bob.messages(ania.direct)


@pytest.mark.slow
async def test_a_public_and_a_private_thread(playground: Playground) -> None:
    ania, bob = playground.person("Ania"), playground.person("Bob")
    await (await ania.slash("thread", {"name": "table 1"})).finished()
    await (await bob.slash("thread", {"name": "hand of Bob", "private": True})).finished()
    assert ania.last(playground.channel("table 1")).mentions == [ania.id]
    assert bob.last(playground.channel("hand of Bob")).text == f"{bob.mention} welcome"
    clara = playground.person("Clara")
    assert clara.last(playground.channel("table 1")).text == f"{ania.mention} welcome"
    with pytest.raises(Unfit, match="no_such_channel"):
        clara.messages(playground.channel("hand of Bob"))


@pytest.mark.slow
async def test_where_the_bot_may_not_write_or_attach(playground: Playground) -> None:
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


async def test_a_nonce_makes_one_message_of_two(playground: Playground) -> None:
    ania = playground.person("Ania")
    first = await (await ania.slash("post", {"nonce": "turn-7", "text": "board"})).finished()
    second = await (await ania.slash("post", {"nonce": "turn-7", "text": "board"})).finished()
    assert first.text == second.text
    assert [one.text for one in ania.messages() if not one.private] == ["board!"]
    playground.clock.advance(playground.settings.nonce_seconds + 1)
    await (await ania.slash("post", {"nonce": "turn-7", "text": "board"})).finished()
    assert [one.text for one in ania.messages() if not one.private] == ["board!", "board!"]


@pytest.mark.slow
async def test_a_message_deleted_under_the_bot(playground: Playground) -> None:
    ania = playground.person("Ania")
    await (await ania.slash("post", {"nonce": "n", "text": "gone soon"})).finished()
    message = next(one for one in ania.messages() if not one.private)
    playground.delete(message)
    assert (await (await ania.slash("edit", {"message": message.id})).finished()).text == "refused 404 10008"


@pytest.mark.slow
async def test_other_peoples_messages_cannot_be_edited(playground: Playground) -> None:
    ania = playground.person("Ania")
    said = ania.say("mine")
    assert (await (await ania.slash("edit", {"message": said.id})).finished()).text == "refused 403 50005"


@pytest.mark.slow
async def test_a_command_on_a_message(playground: Playground) -> None:
    ania = playground.person("Ania")
    said = ania.say("Szczęść Boże!")
    assert (await playground.person("Bob").on_message("Quote", said)).message.text == "“Szczęść Boże!”"


@pytest.mark.slow
async def test_commands_are_shown_to_those_who_may_use_them(playground: Playground) -> None:
    owner, other = playground.person("Ania"), playground.person("Bob")
    assert (await owner.slash("manage")).message.text == "managed"
    assert "manage" not in [one["name"] for one in other.commands()]
    assert "manage" not in [one["name"] for one in owner.commands(owner.direct)]
    with pytest.raises(Unfit, match="no_such_command"):
        await other.slash("manage")


async def test_an_answer_after_three_seconds_is_refused(playground: Playground) -> None:
    playground.settings.acknowledge_seconds = 0.2
    ania = playground.person("Ania")
    with pytest.raises(InteractionFailed):
        await ania.slash("late", {"seconds": 0.5})
    await ania.wait_for(lambda one: one.text == "refused 10062")


@pytest.mark.slow
async def test_a_second_acknowledgement_is_refused(playground: Playground) -> None:
    ania = playground.person("Ania")
    await ania.slash("twice")
    await ania.wait_for(lambda one: one.text == "refused 40060")


async def test_a_token_ends_after_fifteen_minutes(playground: Playground) -> None:
    ania = playground.person("Ania")
    await ania.slash("hold")
    playground.clock.advance(15 * 60 + 1)
    await ania.slash("go")
    await ania.wait_for(lambda one: one.text == "refused 401 50027")


async def test_a_component_that_is_not_there_cannot_be_clicked(playground: Playground, bot: BotProcess) -> None:
    ania = playground.person("Ania")
    message = (await ania.slash("board")).message
    with pytest.raises(Unfit, match="no_such_component"):
        await ania.click(message, "more:99")
    await ania.slash("whisper")
    with pytest.raises(Unfit, match="no_such_message"):
        await playground.person("Bob").click(ania.last(), "More")
    assert bot.running
