"""What goes wrong on an ordinary day, as an independent Discord emulator sees it."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.discord_app import delivery_loop
from tests.simcord.harness import address, answer_of, pressable, server, text_of, verbs
from tests.simcord.szczesc_players import SzczescPlayer, play
from tests.simcord.test_games import players

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "turns"), [("szczesc", 14), ("kopalnie", 8), ("niemcy", 6)])
async def test_direct_messages_are_closed(game: str, turns: int, tmp_path: Path) -> None:
    """One attempt, one note in the channel, and the game goes on without letters: what is secret is chosen privately."""
    async with server(tmp_path) as place:
        people = place.people[:2]
        shut = people[0].user.dm_channel
        place.env.inject_error("POST", f"/channels/{shut.id}/messages", status=403, code=50007, times=None)
        await place.open_table(people, game=game)
        (note,) = [one for one in place.posted if verbs(one) == ["hand"]]
        assert people[0].mention in text_of(note)
        assert f"/{game} hand" in text_of(note)
        hand = await people[0].click(note, custom_id=place.find(note, "hand"))
        assert answer_of(hand).ephemeral
        assert verbs(answer_of(hand).message)
        for player in (seated := players(place, game, 2)):
            assert (player.last_dm() is None) is (player.person is people[0])
        # The note came after the game's message, and the game's next one comes after the note.
        place.env.backend.delete_message(place.channel.id, note.id)
        assert await play(place, seated, turns=turns) == turns
        assert seated[1].by_dm
        assert len(place.requests("POST", f"/channels/{shut.id}/messages")) == 1
        assert not [one for one in place.posted if verbs(one) == ["hand"]], "it is said once"
        assert (await place.table()).state.phase not in ("announce", "choose")


@pytest.mark.parametrize(
    ("game", "chosen", "verb", "typed"),
    [("szczesc", 0, "draft", {"card": "anything"}), ("kopalnie", 2, "dig", {"mine": "A"})],
)
async def test_the_wrong_one_presses(game: str, chosen: int, verb: str, typed: dict[str, str], tmp_path: Path) -> None:
    """Whoever is not on turn, or not at the table, is told so privately, and nothing moves."""
    async with server(tmp_path) as place:
        await place.open_table(place.people[:2], game=game)
        await play(place, players(place, game, 2), turns=chosen)  # missions
        before = (await place.table()).seq
        posted = len(place.posted)
        on_turn = await place.on_turn()
        waiting = next(person for person in place.people[:2] if person is not on_turn)
        for person in (waiting, place.people[3]):
            told = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
            assert answer_of(told).ephemeral
            assert verb not in verbs(answer_of(told).message)
            tried = await person.slash(place.channel, f"{game} {verb}", **typed)
            assert tried.response.ephemeral
            assert len(text_of(tried.response.message)) > 20
        assert (await place.table()).seq == before
        assert len(place.posted) == posted


async def test_a_panel_from_before(tmp_path: Path) -> None:
    """Somebody plays elsewhere and then presses the panel that still stands open: it says so and shows what is true now."""
    async with server(tmp_path) as place:
        people = place.people[:2]
        await place.open_table(people)
        miners = {person.id: SzczescPlayer(place, person, seed) for seed, person in enumerate(people)}
        person = await place.on_turn()
        opened = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
        panel = answer_of(opened).message
        (old, *_) = [part for part in pressable(panel) if address(part).verb == "draft"]
        await miners[person.id].type_something("draft")
        after = (await place.table()).seq
        changed = await miners[person.id].press(panel, old, person)
        assert (await place.table()).seq == after
        assert changed.id == panel.id
        assert text_of(changed) != text_of(panel)
        assert "draft" not in verbs(changed)


async def test_a_message_is_deleted_under_the_bot(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        people = place.people[:2]
        await place.open_table(people)
        miners = [SzczescPlayer(place, person, seed) for seed, person in enumerate(people)]
        watchman = place.guild.add_member(
            place.env.create_user("sztygar"),
            roles=[place.guild.create_role("sztygar", permissions=discord.Permissions(manage_messages=True))],
        )
        await play(place, miners, turns=2)
        await watchman.delete(place.newest)
        # The buttons are gone with the message, but not the game: commands work, and the next turn is told as ever.
        person = await place.on_turn()
        board = await person.slash(place.channel, "szczesc board")
        assert board.response.attachments
        phase = (await place.table()).state.phase
        await next(miner for miner in miners if miner.person is person).type_something(phase)
        assert "play" in verbs(place.newest)
        assert await play(place, miners, turns=4) == 4


async def test_a_right_is_missing(tmp_path: Path) -> None:
    """The answer names the right, and no table is opened."""
    async with server(tmp_path) as place:
        for missing in ("attach_files", "send_messages"):
            lacking = {place.guild.me: discord.PermissionOverwrite(**{missing: False})}
            shut = place.guild.create_text_channel("obcy", overwrites=lacking)
            told = await place.people[0].slash(shut, "szczesc new")
            assert answer_of(told).ephemeral
            assert missing.replace("_", " ") in text_of(answer_of(told).message).lower()
            assert await place.bot.tables.table_in(shut.id) is None


async def test_discord_stumbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn whose message is refused once is told after all, and only once."""
    monkeypatch.setattr(delivery_loop, "RETRY_SECONDS", 600.0)  # longer than the rest of the test, on the busiest machine
    async with server(tmp_path) as place:
        people = place.people[:2]
        await place.open_table(people)
        before = len(place.posted)
        await place.restart_bot()  # so that no press can post it
        place.env.inject_error("POST", f"/channels/{place.channel.id}/messages", status=500)
        person = await place.on_turn()
        await SzczescPlayer(place, person, 1).type_something("draft")
        assert len(place.posted) == before
        await place.env.advance_time(601)
        assert len(place.posted) == before + 1
        assert "play" in verbs(place.newest)
