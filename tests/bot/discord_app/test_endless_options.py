"""Whatever somebody types into an option of a command: a sentence, never an incident."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType

from bot.panels.game_module import GAME_MODULES
from tests.bot.discord_app.harness import hall
from tests.slow_parts import slow_but

pytestmark = pytest.mark.integration

TYPED = ("9" * 5000, "-" + "9" * 5000, "٣" * 200, "\x1b[31m\x9b2J", "🂡" * 3000, " ", "@" + "9" * 5000, "%s{x}$")


def texts_of(command: Any) -> list[Any]:
    """The options of a command that take any text."""
    return [one for one in command.parameters if one.type is AppCommandOptionType.string and not one.choices]


@pytest.mark.parametrize("game", slow_but(["szczesc"], GAME_MODULES))
async def test_no_text_is_an_incident(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    async with hall(tmp_path) as place:
        bob, _ = await place.seat(2, "en", game)
        [group] = [one for one in place.bot.tree.get_commands() if game in str(getattr(one, "module", "")) or one.name == game]
        asked = 0
        for command in group.commands:  # type: ignore[union-attr]
            for option in texts_of(command):
                for typed in TYPED:
                    longest = typed[: option.max_value]  # Discord lets nobody type more
                    others = [one for one in command.parameters if one.required and one.name != option.name]
                    needed = {one.name: one.choices[0].value if one.choices else "1" for one in others}
                    answer = await bob.slash(f"{group.name} {command.name}", {**needed, option.name: longest}, place.channel)
                    await answer.finished()
                    assert "incident" not in caplog.text, (command.name, option.name, typed[:20])
                    asked += 1
        assert asked > 10
