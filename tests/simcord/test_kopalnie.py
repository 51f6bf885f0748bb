"""A table of Kopalnie skarbów in an independent Discord emulator, and what goes wrong on an ordinary day there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.simcord.harness import SimcordServer, address, answer_of, pictures, pressable, server, text_of, verbs
from tests.simcord.szczesc_players import Player, play
from tests.simcord.test_games import players

pytestmark = pytest.mark.slow

GAME = "kopalnie"


async def begun(place: SimcordServer, count: int, language: str = "en") -> list[Player]:
    """A table at which everybody has chosen a mission."""
    await place.open_table(place.people[:count], language, GAME)
    seated = players(place, GAME, count)
    await play(place, seated, turns=count)
    assert (await place.table()).state.phase == "dig"
    return seated


async def test_missions_are_chosen_by_all_at_once(tmp_path: Path) -> None:
    """One message for the start, none for each choice, one when all have chosen; nobody reads another's missions."""
    async with server(tmp_path) as place:
        people = place.people[:3]
        await place.open_table(people, "en", GAME)
        started = len(place.posted)
        assert all(person.mention in text_of(place.newest) for person in people)
        state = (await place.table()).state
        for seat, player in enumerate(players(place, GAME, 3)):
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


async def test_a_panel_from_before(tmp_path: Path) -> None:
    """Somebody digs by one panel and then presses another one that still stands open: the die is not rolled again."""
    async with server(tmp_path) as place:
        seated = await begun(place, 2)
        person = await place.on_turn()
        player = next(one for one in seated if one.person is person)
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


async def test_words_that_are_no_decision_change_nothing_and_everybody_can_look_around(tmp_path: Path) -> None:
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
        for command in ("mines", "collection", "hand", "standings", "log", "rules", "stats"):
            shown = await place.people[0].slash(place.channel, f"kopalnie {command}")
            assert shown.response.ephemeral
            assert text_of(shown.response.message) or pictures(shown.response.message), command
        other = await place.people[0].slash(place.channel, "szczesc board")
        assert "/kopalnie" in text_of(other.response.message)
