"""Whole games through the wire: the real client, the real REST and gateway, people who only press what they see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.texts import language_of
from playground import MessageView, Person
from tests.bot.discord_app.clicking_players import Clicker, address, play_game, turns_of
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.bot.discord_app.public_knowledge import CARD, cards_in, everything_in, public_cards
from tests.bot.texts.szczesc import say

pytestmark = pytest.mark.integration

DRAFTED = 3  # orders that each player chooses before the first turn


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(2, "pl"), (3, "de")])
async def test_a_whole_game_by_pressing_only(seats: int, language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with hall(tmp_path) as place:
        people = place.people[:seats]
        await place.open_table(people, language)
        seen: dict[str, tuple[int, str]] = {}
        clickers = [Watching(place, person, seed, seen) for seed, person in enumerate(people)]
        await play_game(place, list(clickers))
        table = await place.table()
        assert table.status == "over"
        posts = place.posted()
        # One message for the open table, one for the start, which changes while orders are chosen, and one for each turn.
        choices = DRAFTED * seats
        assert len(posts) == await turns_of(place, table) - choices + 3
        check_buttons(posts, language)
        await check_secrets(place, seen)
        assert not CARD.search("\n".join(record.getMessage() for record in caplog.records))
        assert "went wrong" not in caplog.text
        assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "language", "options"),
    [
        ("niemcy", 2, "en", {}),
        ("niemcy", 5, "pl", {}),
        ("goldmine", 2, "de", {"five_tiles": True}),
        ("goldmine", 6, "pl", {"alliances": True, "mud": True}),
    ],
)
async def test_a_whole_game_of_the_later_ones(
    game: str, seats: int, language: str, options: dict[str, Any], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with hall(tmp_path) as place:
        people = place.people[:seats]
        await place.open_table(people, language, game, **options)
        await play_game(place, [Clicker(place, person, seed) for seed, person in enumerate(people)], rounds=3000)
        assert (await place.table()).status == "over"
        check_buttons(place.posted(), language)
        assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


class Watching(Clicker):
    """Looks whether it is spoken to in its own language, and what everybody is told at which version."""

    def __init__(self, place: DiscordHarness, person: Person, seed: int, seen: dict[str, tuple[int, str]]) -> None:
        super().__init__(place, person, seed)
        self.seen = seen

    async def press_something(self, panel: MessageView) -> MessageView | None:
        lang = language_of(self.person.account["locale"])
        for button in panel.buttons:
            if address(button).verb in ("done", "plan", "start_over"):
                assert button["label"] == say(lang, f"btn-{address(button).verb.replace('_', '-')}")
        after = await super().press_something(panel)
        newest = self.hall.newest()
        self.seen[newest.id] = ((await self.hall.table()).seq, everything_in(newest))
        return after


def check_buttons(posts: list[MessageView], language: str) -> None:
    """Only the newest message can be pressed; its buttons speak the table's language."""
    assert all(not one.buttons and not one.selects for one in posts[:-1])
    assert say(language, "btn-rematch") in posts[-1].labels


async def check_secrets(place: DiscordHarness, seen: dict[str, tuple[int, str]]) -> None:
    """No public message names a card that the public had not seen by then: not in texts, alt texts, ids or file names."""
    versions = await public_cards(place, await place.table())
    named = 0
    for version, everything in seen.values():
        cards = cards_in(everything)
        known = next((cards for seq, cards in reversed(versions) if seq <= version), set())
        assert cards <= known, f"{cards - known} was secret at version {version}"
        named += len(cards)
    assert named, "the messages name cards, so that this test can fail"
