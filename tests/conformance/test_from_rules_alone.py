"""A game of which there are only the rules, through the real discord.py: from the lobby by buttons to the result."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot.texts import say_in
from render.picture_registry import RenderedPicture, render_picture
from render.scene import Scene
from tests.bot.discord_app.clicking_players import Clicker, play_game, verbs
from tests.bot.discord_app.harness import hall as discord
from tests.hosted_games import SMALL_GAMES

pytestmark = pytest.mark.integration


class Renderer:
    """Draws every picture, in a thread in place of a process."""

    async def start(self) -> None:
        pass

    async def picture(self, kind: str, scene: Scene) -> RenderedPicture:
        return await asyncio.to_thread(render_picture, kind, scene)


@pytest.mark.parametrize(("game", "options"), [("pig", {"goal": 25}), ("toy", {})])
async def test_a_whole_game_on_discord(
    game: str, options: dict[str, int], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Two people and an automat, who read Polish and English, with pictures in each message and a restart in between."""
    assert SMALL_GAMES[game].options.keys() >= options.keys()
    caplog.set_level(logging.ERROR)
    async with discord(tmp_path, workshop=Renderer()) as place:
        people = [place.person("Ania"), place.person("Bob")]
        await place.typed(people[0], f"{game} new", {"language": "pl", "automats": 1, **options})
        assert say_in(game)("pl", "game-title") in place.newest().text
        await place.press(people[1], "join")
        await place.press(people[0], "start")
        assert dict((await place.table()).options) == options
        clickers = [Clicker(place, person, seed) for seed, person in enumerate(people)]
        await play_game(place, clickers, rounds=2)
        assert place.newest().pictures, "the board"
        await place.restart_bot()
        await play_game(place, clickers)
        assert (await place.table()).status == "over"
        over = place.newest()
        assert over.pictures
        assert {"rematch", "result_card", "replay", "verify"} <= set(verbs(over))
        for verb in ("replay", "verify"):
            shown = await (await people[1].click(over, place.find(over, verb))).finished()
            assert shown.text.strip()
        card = place.posted()
        await place.press(people[1], "result_card", over)
        assert len(place.posted()) == len(card) + 1
        for command in ("rules", "standings", "hand", "stats", "log"):
            name = f"{game} {say_in(game)('en', f'cmd-{command}')}"
            shown = await place.typed(people[1], name)
            assert shown.text.strip() or shown.pictures, command
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
