"""Whole games of Kopalnie skarbów in an independent Discord emulator, and what goes wrong on an ordinary day there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.simcord.harness import SimcordServer, address, answer_of, pictures, pressable, server, text_of, verbs
from tests.simcord.kopalnie_players import KopalniePlayer
from tests.simcord.szczesc_players import play
from tests.simcord.test_games import check_channel, check_letters

pytestmark = pytest.mark.slow

GAME = "kopalnie"


def diggers(place: SimcordServer, count: int, seed: int = 0) -> list[KopalniePlayer]:
    return [KopalniePlayer(place, person, seed + number) for number, person in enumerate(place.people[:count])]


async def begun(place: SimcordServer, count: int, language: str = "en") -> list[KopalniePlayer]:
    """A table at which everybody has chosen a mission."""
    await place.open_table(place.people[:count], language, GAME)
    players = diggers(place, count)
    await play(place, players, turns=count)
    assert (await place.table()).state.phase == "dig"
    return players


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(2, "pl"), (5, "de")])
async def test_a_whole_game(seats: int, language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with server(tmp_path) as place:
        await place.open_table(place.people[:seats], language, GAME)
        players = diggers(place, seats)
        await play(place, players)
        table = await place.table()
        assert (table.game_name, table.status) == (GAME, "over")
        check_channel(place, language)
        check_letters(place, players)
        for way in ("pressed", "typed", "by_dm"):
            assert sum(getattr(player, way) for player in players), f"nobody {way}"
        assert not [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


async def test_missions_are_chosen_by_all_at_once(tmp_path: Path) -> None:
    """One message for the start, none for each choice, one when all have chosen; nobody reads another's missions."""
    async with server(tmp_path) as place:
        people = place.people[:3]
        await place.open_table(people, "en", GAME)
        started = len(place.posted)
        assert all(person.mention in text_of(place.newest) for person in people)
        players = diggers(place, 3)
        state = (await place.table()).state
        for seat, player in enumerate(players):
            dm = player.last_dm()
            assert dm is not None
            assert verbs(dm).count("answer") == len(state.offered[seat]) == 3
            assert not [part.custom_id for part in pressable(dm) if any(m in part.custom_id for m in state.offered[seat])]
        panels = []
        for person in people:
            opened = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
            panels.append(answer_of(opened).message)
        for person, panel in zip(people, panels):  # all panels were open before the first choice
            assert len(place.posted) == started
            assert (await person.click(panel, custom_id=place.find(panel, "answer"))).acknowledged
        assert (await place.table()).state.phase == "dig"
        assert len(place.posted) == started + 1
        assert "play" in verbs(place.newest)


async def test_restarts_between_clicks(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        await place.open_table(place.people[:2], "en", GAME)
        players = diggers(place, 2, seed=10)
        clicks = restarts = 0

        async def sometimes_restart() -> None:
            nonlocal clicks, restarts
            clicks += 1
            if clicks % 5 == 3:
                restarts += 1
                await place.restart_bot()

        for player in players:
            player.between_clicks = sometimes_restart
        await play(place, players, turns=30)
        assert restarts > 3
        versions = place.sent_versions()
        assert len(versions) == len(set(versions)) == len(place.posted)
        assert not [one.id for one in place.posted[:-1] if pressable(one)]


async def test_a_game_against_automats(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        ania = place.people[0]
        await ania.slash(place.channel, "kopalnie new", seats=5, automats=4)
        played = await play(place, [KopalniePlayer(place, ania, 5)], turns=6)
        assert played == 6
        assert await place.on_turn() is ania


async def test_direct_messages_are_closed(tmp_path: Path) -> None:
    """The mission is chosen in the channel, privately; one attempt, one note."""
    async with server(tmp_path) as place:
        people = place.people[:2]
        shut = people[0].user.dm_channel
        place.env.inject_error("POST", f"/channels/{shut.id}/messages", status=403, code=50007, times=None)
        await place.open_table(people, "en", GAME)
        (note,) = [one for one in place.posted if verbs(one) == ["hand"]]
        assert people[0].mention in text_of(note)
        assert "/kopalnie hand" in text_of(note)
        hand = await people[0].click(note, custom_id=place.find(note, "hand"))
        assert answer_of(hand).ephemeral
        place.env.backend.delete_message(place.channel.id, note.id)
        assert await play(place, diggers(place, 2), turns=8) == 8
        assert len(place.requests("POST", f"/channels/{shut.id}/messages")) == 1


async def test_the_wrong_one_presses(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        await begun(place, 2)
        before = (await place.table()).seq
        posted = len(place.posted)
        on_turn = await place.on_turn()
        waiting = next(person for person in place.people[:2] if person is not on_turn)
        for person in (waiting, place.people[3]):
            told = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
            assert answer_of(told).ephemeral
            assert "dig" not in verbs(answer_of(told).message)
            dug = await person.slash(place.channel, "kopalnie dig", mine="A")
            assert dug.response.ephemeral
            assert len(text_of(dug.response.message)) > 20
        assert (await place.table()).seq == before
        assert len(place.posted) == posted


async def test_a_panel_from_before(tmp_path: Path) -> None:
    """Somebody digs by one panel and then presses another one that still stands open: the die is not rolled again."""
    async with server(tmp_path) as place:
        players = await begun(place, 2)
        person = await place.on_turn()
        player = next(one for one in players if one.person is person)
        panels = []
        for _ in range(2):
            opened = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
            panels.append(answer_of(opened).message)
        first, second = ([part for part in pressable(panel) if address(part).verb == "dig"] for panel in panels)
        dug = sum(len(tiles) for tiles in (await place.table()).state.tiles)
        await player.press(panels[0], first[0], person)
        table = await place.table()
        assert sum(len(tiles) for tiles in table.state.tiles) + (table.state.phase == "rolled") == dug + 1
        changed = await player.press(panels[1], second[1], person)
        assert (await place.table()).seq == table.seq
        assert changed.id == panels[1].id
        assert text_of(changed) != text_of(panels[1])


async def test_words_that_are_no_decision_change_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        await begun(place, 2)
        person = await place.on_turn()
        before = (await place.table()).seq
        for command, options in (
            ("dig", {"mine": "J"}), ("dig", {"mine": "everywhere"}), ("take", {"number": "7"}), ("card", {"card": "lantern"}),
            ("guess", {"number": "3"}), ("coin", {"tile": "A1"}), ("coin", {"tile": "enough"}),
            ("mission", {"mission": "treasury"}),
        ):  # fmt: skip
            told = await person.slash(place.channel, f"kopalnie {command}", **options)
            assert answer_of(told).ephemeral, command
            assert len(text_of(answer_of(told).message).splitlines()[0]) > 20, command
        assert (await place.table()).seq == before


async def test_everybody_can_look_around(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        await begun(place, 2)
        for command in ("mines", "collection", "hand", "standings", "log", "rules", "stats"):
            shown = await place.people[0].slash(place.channel, f"kopalnie {command}")
            assert shown.response.ephemeral
            assert text_of(shown.response.message) or pictures(shown.response.message), command
        other = await place.people[0].slash(place.channel, "szczesc board")
        assert "/kopalnie" in text_of(other.response.message)
