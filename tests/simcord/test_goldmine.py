"""Gold Mine in an independent Discord emulator: whole games with every option, by pressing and typing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.simcord.goldmine_players import GoldMinePlayer
from tests.simcord.harness import SimcordServer, server, text_of, verbs
from tests.simcord.szczesc_players import play
from tests.simcord.test_games import check_channel

GAME = "goldmine"


def miners(place: SimcordServer, count: int) -> list[GoldMinePlayer]:
    return [GoldMinePlayer(place, person, number) for number, person in enumerate(place.people[:count])]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "language", "option"),
    [(2, "pl", "five_tiles"), (3, "en", ""), (4, "de", "alliances"), (4, "pl", "mud"), (6, "en", "")],
)
async def test_a_whole_game(seats: int, language: str, option: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with server(tmp_path) as place:
        await place.open_table(place.people[:seats], language, GAME, **({option: True} if option else {}))
        players = miners(place, seats)
        await play(place, players, turns=4000)
        table = await place.table()
        assert (table.game_name, table.status) == (GAME, "over")
        check_channel(place, language)
        for way in ("pressed", "typed"):
            assert sum(getattr(player, way) for player in players), f"nobody {way}"
        assert not [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


async def test_the_beginning_by_pressing_and_typing(tmp_path: Path) -> None:
    """Twenty tiles and the first steps; each turn is one message with the mine."""
    async with server(tmp_path) as place:
        await place.open_table(place.people[:3], "en", GAME)
        players = miners(place, 3)
        await play(place, players, turns=26)
        table = await place.table()
        assert table.state.laid == 20
        assert not table.state.building()
        assert "play" in verbs(place.newest)
        assert "The mine stands" in "\n".join(text_of(message) for message in place.posted)
        assert sum(player.pressed for player in players)
        assert sum(player.typed for player in players)
