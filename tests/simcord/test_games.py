"""Whole games in an independent Discord emulator, with restarts of the bot between any two clicks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import say
from tests.simcord.harness import SimcordServer, pictures, pressable, server, text_of, verbs
from tests.simcord.szczesc_players import SzczescPlayer, play


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(2, "pl"), (4, "en")])
async def test_a_whole_game(seats: int, language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with server(tmp_path) as place:
        people = place.people[:seats]
        await place.open_table(people, language)
        miners = [SzczescPlayer(place, person, seed) for seed, person in enumerate(people)]
        await play(place, miners)
        assert (await place.table()).status == "over"
        check_channel(place, language)
        check_letters(place, miners)
        for way in ("pressed", "typed", "by_dm"):
            assert sum(getattr(miner, way) for miner in miners), f"nobody {way}"
        assert not [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


def check_channel(place: SimcordServer, language: str) -> None:
    """Only the last message can be pressed and shows pictures, with words; nobody is called but players."""
    posted = place.posted
    assert len({text_of(one) for one in posted}) > len(posted) * 0.7, "turns are told, not repeated; some are told alike"
    assert not [one.id for one in posted[:-1] if pressable(one)]
    assert "rematch" in verbs(posted[-1])
    assert say(language, "btn-rematch") in {part.label for part in pressable(posted[-1]) if hasattr(part, "label")}
    assert not [picture for one in posted[:-1] for picture in pictures(one)]
    assert pictures(posted[-1])
    assert all(picture.description for picture in pictures(posted[-1]))
    versions = place.sent_versions()
    assert len(versions) == len(set(versions)) == len(posted), "nothing is posted twice"


def check_letters(place: SimcordServer, miners: list[SzczescPlayer]) -> None:
    """Everybody got their hand by direct message, and only their own is left."""
    for miner in miners:
        dm = miner.last_dm()
        assert dm is not None
        assert not [other.person.mention for other in miners if other is not miner and other.person.mention in text_of(dm)]


async def test_restarts_between_clicks(tmp_path: Path) -> None:
    """Panels and messages that one process sent are answered by the next, and the game ends as if nothing had been."""
    async with server(tmp_path) as place:
        await place.open_table(place.people[:2])
        miners = [SzczescPlayer(place, person, seed) for seed, person in enumerate(place.people[:2], 10)]
        clicks = restarts = 0

        async def sometimes_restart() -> None:
            nonlocal clicks, restarts
            clicks += 1
            if clicks % 7 == 3:
                restarts += 1
                await place.restart_bot()

        for miner in miners:
            miner.between_clicks = sometimes_restart
        await play(place, miners, turns=24)
        assert restarts >= 4
        versions = place.sent_versions()
        assert len(versions) == len(set(versions)) == len(place.posted)
        assert not [one.id for one in place.posted[:-1] if pressable(one)]
        assert len(place.requests("PUT", "/commands")) == 1, "commands are handed over when they changed, not at every start"


async def test_a_game_against_automats(tmp_path: Path) -> None:
    """The turns of automats, which think elsewhere, are there when the bot comes to rest, in the message that calls ania."""
    async with server(tmp_path) as place:
        ania = place.people[0]
        await ania.slash(place.channel, "szczesc new", seats=4, automats=3)
        miner = SzczescPlayer(place, ania, 5)
        played = await play(place, [miner], turns=12)
        assert played == 12
        assert await place.on_turn() is ania
        assert played / 2 < len(place.posted) <= 1.5 * played, "automats have no messages of their own"
