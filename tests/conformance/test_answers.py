"""Promise 1: every command and every button answers in words, in every language, before, during and after a game.

Through the real discord.py and a Discord on loopback. Options are tried alone and in pairs, with values that a person
could send; an answer may refuse, but it is a sentence, and nothing lands in the log of errors.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import combinations, cycle
from pathlib import Path
from typing import Any

import pytest

from bot.panels.game_module import GAME_MODULES, in_secret
from bot.panels.reader_view import ReaderView
from bot.texts import say_in
from playground import BotResponse, MessageView, Person
from tests.bot.discord_app.clicking_players import Clicker, play_game
from tests.bot.discord_app.harness import DiscordHarness
from tests.bot.discord_app.harness import hall as discord
from tests.conformance.games import HOSTED, QUICK, RELEASED, every_game
from tests.slow_parts import slow_but

pytestmark = pytest.mark.integration

LOCALES = ("pl", "en-GB", "de", "fr")  # the last one is a language that the bot does not speak
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
Case = tuple[str, dict[str, Any]]  # a command and the options given


def values(option: dict[str, Any], other: str) -> Any:
    """Something that Discord lets a person send for this option."""
    if option.get("choices"):
        return option["choices"][-1]["value"]
    if option["type"] == BOOLEAN:
        return True
    if option["type"] == INTEGER:
        return option.get("min_value", 1)
    return other if option["type"] == USER else "1"


def cases(group: dict[str, Any], other: str, together: int) -> Iterator[Case]:
    """Every command with nothing but what it must have, and with every option alone, or every pair (``together`` = 2), too."""
    commands = group["options"] if group.get("options") and group["options"][0]["type"] == 1 else [group]
    for command in commands:
        path = group["name"] if command is group else f"{group['name']} {command['name']}"
        options = command.get("options") or []
        needed = {option["name"]: values(option, other) for option in options if option.get("required")}
        free = [option for option in options if not option.get("required")]
        for chosen in (some for number in range(together + 1) for some in combinations(free, number)):
            yield path, needed | {option["name"]: values(option, other) for option in chosen}


def of_game(place: DiscordHarness, game: str) -> dict[str, Any]:
    name = say_in(game)("en", "cmd-group")
    return next(one for one in place.playground.world.commands.values() if one["name"] == name)


def common(place: DiscordHarness) -> list[dict[str, Any]]:
    """Commands outside the games' groups."""
    groups = {say_in(game)("en", "cmd-group") for game in GAME_MODULES}
    return [one for one in place.playground.world.commands.values() if one["name"] not in groups and one.get("type", 1) == 1]


async def check(place: DiscordHarness, answer: BotResponse, what: object) -> None:
    shown = await answer.finished()
    assert shown.text.strip() or shown.buttons or shown.pictures, f"{what}: no words"


async def try_commands(place: DiscordHarness, person: Person, game: str, together: int, *, skip: tuple[str, ...] = ()) -> int:
    other = place.person("Bob").id
    tried = 0
    groups = [of_game(place, game), *common(place)]
    for (path, options), locale in zip([case for group in groups for case in cases(group, other, together)], cycle(LOCALES)):
        if path.split()[-1] in skip:
            continue
        person.speak(locale)
        await check(place, await person.slash(path, options, place.channel), (path, options, locale))
        tried += 1
    return tried


def lobby(place: DiscordHarness) -> MessageView:
    """The message of the open table; threads that were opened meanwhile leave messages behind it."""
    return next(one for one in reversed(place.posted()) if any(":join" in button["custom_id"] for button in one.buttons))


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


ALONE, IN_PAIRS = 1, 2


@pytest.mark.parametrize(
    ("game", "together"), [(QUICK, ALONE), *(pytest.param(game, IN_PAIRS, marks=pytest.mark.slow) for game in HOSTED)]
)
async def test_every_command_with_its_options(game: str, together: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Without a table, at an open one, during a game and after it."""
    caplog.set_level(logging.ERROR)
    async with discord(tmp_path) as place:
        ania, bob = place.person("Ania"), place.person("Bob")
        watcher = place.person("Clara")  # what Dawid sees tells the harness what is posted
        before = await try_commands(place, watcher, game, together, skip=("new",))
        assert before > 20
        await (await ania.slash(f"{say_in(game)('en', 'cmd-group')} new", {"language": "en"}, place.channel)).finished()
        await place.settled()
        await try_commands(place, watcher, game, together, skip=("join", "leave", "start", "cancel"))
        await place.settled()
        table = await place.table()
        if table.status == "open":
            await bob.click(lobby(place), place.find(lobby(place), "join"))
            await place.settled()
            await ania.click(lobby(place), place.find(lobby(place), "start"))
            await place.settled()
        # The host tries everything but what ends the game; a spectator everything.
        await try_commands(place, ania, game, together, skip=("cancel", "resign", "replace", "leave"))
        await try_commands(place, watcher, game, together, skip=("join",))
        await place.settled()
        ania.speak("pl")
        await check(place, await ania.slash(f"{say_in(game)('en', 'cmd-group')} cancel", {}, place.channel), "cancel")
        await place.settled()
        await try_commands(place, ania, game, together, skip=("new",))
        await place.settled()
    assert errors(caplog) == []


HALF = "\ud83d"  # the first half of an emoji: no text


def completing(group: dict[str, Any], path: str) -> set[str]:
    """The options of a command that complete."""
    command = next((one for one in group.get("options", ()) if path == f"{group['name']} {one['name']}"), group)
    return {option["name"] for option in command.get("options") or () if option.get("autocomplete")}


@pytest.mark.parametrize("game", slow_but([QUICK], HOSTED))
async def test_half_a_character_is_refused_in_words(game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Typed into any option, also while it is completed; nothing changes, and nothing breaks."""
    caplog.set_level(logging.ERROR)
    async with discord(tmp_path) as place:
        people = place.people[:2]
        await place.open_table(people, game=say_in(game)("en", "cmd-group"))
        for secret in (True, False):
            while not secret and in_secret(ReaderView.of(await place.table(), None, "en")):
                await place.act()
            before, person = await place.table(), await place.on_turn()
            for group in [of_game(place, game), *common(place)]:
                for path, options in cases(group, people[1].id, ALONE):
                    typed = {name: HALF + value for name, value in options.items() if value == "1"}
                    if not typed:
                        continue
                    shown = await (await person.slash(path, options | typed, place.channel)).finished()
                    assert shown.text.strip(), path
                    assert HALF not in shown.text
                    for name in typed.keys() & completing(group, path):
                        await person.autocomplete(path, name, options | typed, place.channel)
            await place.settled()
            assert await place.table() == before
    assert errors(caplog) == []


@every_game
@pytest.mark.parametrize("locale", slow_but(["pl"], LOCALES))
async def test_replacing_resigning_and_closing_are_answered(
    game: str, locale: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with discord(tmp_path) as place:
        ania, bob = place.person("Ania"), place.person("Bob")
        await place.open_table([ania, bob, place.person("Clara")], game=say_in(game)("en", "cmd-group"))
        for person in (ania, bob):
            person.speak(locale)
        group = say_in(game)("en", "cmd-group")
        for person, command, options in (
            (ania, "replace", {"player": bob.account["global_name"] or bob.account["username"]}),
            (bob, "resign", {}),
            (ania, "cancel", {}),
        ):
            await check(place, await person.slash(f"{group} {command}", options, place.channel), command)
            await place.settled()
    assert errors(caplog) == []


@pytest.mark.parametrize("game", slow_but(["szczesc"], HOSTED))
async def test_every_button_of_a_game_answers_in_words(game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """People press whatever is offered; afterwards every button that the last message has."""
    caplog.set_level(logging.ERROR)
    async with discord(tmp_path) as place:
        people = place.people[:2]
        for person, locale in zip(people, ("pl", "fr")):
            person.speak(locale)
        await place.open_table(people, game=say_in(game)("en", "cmd-group"))
        clickers = [Clicker(place, person, seed) for seed, person in enumerate(people)]
        pressed: set[str] = set()
        for round_number in range(3):
            await play_game(place, clickers, rounds=3)
            for person in people:
                await press_everything(place, person, pressed)
            if round_number == 1:
                await place.restart_bot()
        assert len(pressed) > (6 if game in RELEASED else 4)
    assert errors(caplog) == []


async def press_everything(place: DiscordHarness, person: Person, pressed: set[str]) -> None:
    """Every kind of button of the channel's message, and of the private answer to it, once."""
    newest = place.newest()
    for part in newest.buttons:
        if part.get("disabled"):
            continue
        verb = part["custom_id"].split(":")[3]
        if verb in ("agree", "decline"):
            continue
        shown = await (await person.click(newest, part["custom_id"])).finished()
        assert shown.text.strip() or shown.pictures
        pressed.add(verb)
        moves = GAME_MODULES[(await place.table()).game_name].panels.ACTION_HANDLERS
        for inner in shown.buttons:
            name = inner["custom_id"].split(":")[3]
            if name in pressed or name in moves or inner.get("disabled") or name in ("lend", "helped", "undo", "give_order"):
                continue
            pressed.add(name)
            fresh = await (await person.click(newest, part["custom_id"])).finished()  # a press changes the private panel
            again = await (await person.click(fresh, inner["custom_id"])).finished()
            assert again.text.strip() or again.pictures or again.buttons
        await place.settled()
