"""Niemcy in an independent Discord emulator: whole games by pressing, typing and direct message."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.simcord.harness import SimcordServer, answer_of, server, text_of, verbs
from tests.simcord.niemcy_players import NiemcyPlayer
from tests.simcord.szczesc_players import play
from tests.simcord.test_games import check_channel

GAME = "niemcy"


def travellers(place: SimcordServer, count: int) -> list[NiemcyPlayer]:
    return [NiemcyPlayer(place, person, number) for number, person in enumerate(place.people[:count])]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(2, "pl"), (3, "en"), (4, "de"), (5, "pl")])
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


async def test_direct_messages_are_closed(tmp_path: Path) -> None:
    """Tickets are announced and chosen in the channel, privately; one attempt, one note."""
    async with server(tmp_path) as place:
        people = place.people[:2]
        shut = people[0].user.dm_channel
        place.env.inject_error("POST", f"/channels/{shut.id}/messages", status=403, code=50007, times=None)
        await place.open_table(people, "en", GAME)
        (note,) = [one for one in place.posted if verbs(one) == ["hand"]]
        assert people[0].mention in text_of(note)
        hand = await people[0].click(note, custom_id=place.find(note, "hand"))
        assert hand.response is not None
        assert answer_of(hand).ephemeral
        place.env.backend.delete_message(place.channel.id, note.id)
        assert await play(place, travellers(place, 2), turns=6) == 6
        assert len(place.requests("POST", f"/channels/{shut.id}/messages")) == 1
        assert (await place.table()).state.phase not in ("announce", "choose")
