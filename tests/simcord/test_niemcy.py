"""Niemcy in an independent Discord emulator: whole games by pressing, typing and direct message."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.simcord.harness import SimcordServer, server, text_of, verbs
from tests.simcord.niemcy_players import NiemcyPlayer
from tests.simcord.szczesc_players import play
from tests.simcord.test_games import check_channel

GAME = "niemcy"


def travellers(place: SimcordServer, count: int) -> list[NiemcyPlayer]:
    return [NiemcyPlayer(place, person, number) for number, person in enumerate(place.people[:count])]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(2, "pl"), (3, "en"), (4, "de")])
async def test_a_whole_game(seats: int, language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with server(tmp_path) as place:
        await place.open_table(place.people[:seats], language, GAME)
        players = travellers(place, seats)
        await play(place, players, turns=3000)
        table = await place.table()
        assert (table.game_name, table.status) == (GAME, "over")
        check_channel(place, language)
        for way in ("pressed", "typed", "by_dm"):
            assert sum(getattr(player, way) for player in players), f"nobody {way}"
        assert not [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


async def test_tickets_are_chosen_by_direct_message_and_the_first_turns_played(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        await place.open_table(place.people[:2], "en", GAME)
        players = travellers(place, 2)
        await play(place, players, turns=10)
        table = await place.table()
        assert table.state.phase not in ("announce", "choose")
        assert "play" in verbs(place.newest)
        told = "\n".join(text_of(message) for message in place.posted)
        assert "All tickets are chosen." in told
        assert not any(ticket in told for hand in table.state.tickets for ticket in hand)
