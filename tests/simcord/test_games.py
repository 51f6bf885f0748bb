"""Games in an independent Discord emulator: whole ones, their beginnings, restarts between any two clicks, and automats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.texts import say
from tests.simcord.goldmine_players import GoldMinePlayer
from tests.simcord.harness import SimcordServer, pictures, pressable, server, text_of, verbs
from tests.simcord.kopalnie_players import KopalniePlayer
from tests.simcord.niemcy_players import NiemcyPlayer
from tests.simcord.szczesc_players import Player, SzczescPlayer, play
from tests.slow_parts import slow_but

PLAYERS: dict[str, type[Player]] = {one.game: one for one in (SzczescPlayer, KopalniePlayer, GoldMinePlayer, NiemcyPlayer)}
WITH_LETTERS = ("szczesc", "kopalnie")  # games in which direct messages hold what only one person may know


def players(place: SimcordServer, game: str, count: int, seed: int = 0) -> list[Player]:
    return [PLAYERS[game](place, person, seed + number) for number, person in enumerate(place.people[:count])]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "language", "option"),
    [
        ("szczesc", 2, "pl", ""),
        ("szczesc", 4, "en", ""),
        ("kopalnie", 2, "pl", ""),
        ("kopalnie", 5, "de", ""),
        ("goldmine", 2, "pl", "five_tiles"),
        ("goldmine", 3, "en", ""),
        ("goldmine", 4, "de", "alliances"),
        ("goldmine", 4, "pl", "mud"),
        ("goldmine", 6, "en", ""),
        ("niemcy", 2, "pl", ""),
        ("niemcy", 3, "en", ""),
        ("niemcy", 4, "de", ""),
        ("niemcy", 5, "pl", ""),
    ],
)
async def test_a_whole_game(
    game: str, seats: int, language: str, option: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with server(tmp_path) as place:
        await place.open_table(place.people[:seats], language, game, **({option: True} if option else {}))
        seated = players(place, game, seats)
        await play(place, seated, turns=4000)
        table = await place.table()
        assert (table.game_name, table.status) == (game, "over")
        check_channel(place, language)
        if game in WITH_LETTERS:
            check_letters(seated)
        for way in ("pressed", "typed", *(["by_dm"] if game != "goldmine" else [])):
            assert sum(getattr(player, way) for player in seated), f"nobody {way}"
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


def check_letters(seated: Sequence[Player]) -> None:
    """Everybody got their hand by direct message, and only their own is left."""
    for player in seated:
        dm = player.last_dm()
        assert dm is not None
        assert not [other.person.mention for other in seated if other is not player and other.person.mention in text_of(dm)]


@pytest.mark.parametrize(("game", "every", "turns"), slow_but([("szczesc", 7, 24)], [("szczesc", 7, 24), ("kopalnie", 5, 30)]))
async def test_restarts_between_clicks(game: str, every: int, turns: int, tmp_path: Path) -> None:
    """Panels and messages that one process sent are answered by the next, and the game ends as if nothing had been."""
    async with server(tmp_path) as place:
        await place.open_table(place.people[:2], "en", game)
        seated = players(place, game, 2, seed=10)
        clicks = restarts = 0

        async def sometimes_restart() -> None:
            nonlocal clicks, restarts
            clicks += 1
            if clicks % every == 3:
                restarts += 1
                await place.restart_bot()

        for player in seated:
            player.between_clicks = sometimes_restart
        await play(place, seated, turns=turns)
        assert restarts >= 4
        versions = place.sent_versions()
        assert len(versions) == len(set(versions)) == len(place.posted)
        assert not [one.id for one in place.posted[:-1] if pressable(one)]
        assert len(place.requests("PUT", "/commands")) == 1, "commands are handed over when they changed, not at every start"


@pytest.mark.parametrize(("game", "seats", "turns"), slow_but([("szczesc", 4, 12)], [("szczesc", 4, 12), ("kopalnie", 5, 6)]))
async def test_a_game_against_automats(game: str, seats: int, turns: int, tmp_path: Path) -> None:
    """The turns of automats, which think elsewhere, are there when the bot comes to rest, in the message that calls ania."""
    async with server(tmp_path) as place:
        ania = place.people[0]
        await ania.slash(place.channel, f"{game} new", seats=seats, automats=seats - 1)
        played = await play(place, [PLAYERS[game](place, ania, 5)], turns=turns)
        assert played == turns
        assert await place.on_turn() is ania
        assert played / 2 < len(place.posted) <= 1.5 * played, "automats have no messages of their own"


async def test_the_beginning_of_gold_mine_by_pressing_and_typing(tmp_path: Path) -> None:
    """Twenty tiles and the first steps; each turn is one message with the mine."""
    async with server(tmp_path) as place:
        await place.open_table(place.people[:3], "en", "goldmine")
        seated = players(place, "goldmine", 3)
        await play(place, seated, turns=26)
        table = await place.table()
        assert table.state.laid == 20
        assert not table.state.building()
        assert "play" in verbs(place.newest)
        assert "The mine stands" in "\n".join(text_of(message) for message in place.posted)
        assert sum(player.pressed for player in seated)
        assert sum(player.typed for player in seated)


async def test_tickets_are_chosen_by_direct_message_and_the_first_turns_played(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        await place.open_table(place.people[:2], "en", "niemcy")
        await play(place, players(place, "niemcy", 2), turns=10)
        table = await place.table()
        assert table.state.phase not in ("announce", "choose")
        assert "play" in verbs(place.newest)
        told = "\n".join(text_of(message) for message in place.posted)
        assert "All tickets are chosen." in told
        assert not any(ticket in told for hand in table.state.tickets for ticket in hand)
