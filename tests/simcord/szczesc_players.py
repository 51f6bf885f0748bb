"""Scripted people: they play by panel or by typed command, and make secret choices by direct message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import discord

from tests.simcord.harness import SimcordServer, address, answer_of, newest_first, pressable, text_of, verbs

PLACES = (("workshop", "place"), ("mine", "place"), ("deliver", "transport"), ("money", "place"), ("order", "place"))
EXPLAINS = "-"  # the value of a completion that only says why there is none


class Player:
    """One person at a table."""

    game: str
    moves: tuple[str, ...]  # the verbs that lead on
    preferred: tuple[str, ...] = ()  # preferred, so that turns end

    def __init__(self, place: SimcordServer, person: Any, seed: int) -> None:
        self.place = place
        self.person = person
        self.rng = Random(seed)
        self.pressed = self.typed = self.by_dm = 0
        self.between_clicks: Callable[[], Any] | None = None  # something that happens to the bot while they think

    async def play_turn(self) -> None:
        """Their turn, to its end, in one way or another; raises when the game stood still."""
        before = await self.place.table()
        dm = self.last_dm()
        if dm is not None and self.chooses_by_dm(before.state.phase) and self.rng.random() < 0.8:
            self.by_dm += 1
            await self._finish(dm, self.person.user)
        elif self.rng.random() < 0.5:
            await self.type_something(before.state.phase)
        else:
            opened = await self.person.click(self.place.newest, custom_id=self.place.find(self.place.newest, "play"))
            assert opened.response is not None
            assert answer_of(opened).ephemeral
            await self._finish(answer_of(opened).message, self.person)
        assert (await self.place.table()).seq > before.seq

    def chooses_by_dm(self, phase: str) -> bool:
        """Whether the newest direct message asks for a decision."""
        raise AssertionError

    async def command(self, phase: str) -> tuple[str, dict[str, Any]]:
        """A command that moves the game on in this phase, with its options."""
        raise AssertionError

    def last_dm(self) -> discord.Message | None:
        """The newest direct message."""
        return next(newest_first(self.person.user.dm_channel), None)

    # --- by pressing -------------------------------------------------------------------------------------------------

    async def _finish(self, panel: discord.Message, hand: Any) -> None:
        """``hand`` is who presses: a member in the server, a user in direct messages."""
        for _ in range(80):
            if self.between_clicks is not None:
                await self.between_clicks()
            offered = [part for part in pressable(panel) if address(part).verb in self.moves]
            if not offered:
                return
            panel = await self.press(panel, self._choose(offered), hand)
        raise AssertionError(f"a turn without end: {text_of(panel)}")

    async def press(self, panel: discord.Message, part: Any, hand: Any) -> discord.Message:
        """Use a button or a select; the message as it is then."""
        self.pressed += 1
        if isinstance(part, discord.SelectMenu):
            values = [one.value for one in part.options if not one.value.startswith("page ")]
            answer = await hand.select(panel, [self.rng.choice(values)], custom_id=part.custom_id)
        else:
            answer = await hand.click(panel, custom_id=part.custom_id)
        assert answer.acknowledged
        channel = self.place.channel if hand is self.person else self.person.user.dm_channel
        same = (one for one in newest_first(channel, hand) if one.id == panel.id)
        return next(same, None) or next(newest_first(channel, hand))

    def _choose(self, offered: list[Any]) -> Any:
        soon = [part for part in offered if address(part).verb in self.preferred]
        return self.rng.choice(soon if soon and self.rng.random() < 0.9 else offered)

    # --- by typing ---------------------------------------------------------------------------------------------------

    async def type_something(self, phase: str) -> None:
        """One command that moves the game on, completed from what it offers."""
        self.typed += 1
        command, options = await self.command(phase)
        answer = await self.person.slash(self.place.channel, f"{self.game} {command}", **options)
        assert answer.response is not None
        assert answer.response.ephemeral

    async def offered(self, command: str, option: str, **said: Any) -> list[str]:
        """What an option is completed to."""
        found = await self.person.autocomplete(self.place.channel, f"{self.game} {command}", option, "", **said)
        return [one["value"] for one in found if one["value"] != EXPLAINS]


class SzczescPlayer(Player):
    """One person at a table of Szczęść Boże."""

    game = "szczesc"
    moves = ("kind", "place", "confirm", "step", "steps", "done", "keep", "rest", "return", "draft", "fill")
    preferred = ("steps", "done", "confirm")

    def chooses_by_dm(self, phase: str) -> bool:
        dm = self.last_dm()
        return dm is not None and "draft" in verbs(dm)

    async def command(self, phase: str) -> tuple[str, dict[str, Any]]:
        if phase == "draft":
            return "draft", {"card": self.rng.choice(await self.offered("draft", "card"))}
        if phase == "choose":
            options: dict[str, Any] = {"piece": self.rng.choice(await self.offered("keep", "piece")), "rest": "top"}
            if fills := await self.offered("keep", "fill", **options):
                options["fill"] = self.rng.choice(fills)
            return "keep", options
        for command, option in self.rng.sample(PLACES, len(PLACES)):
            if not (values := await self.offered(command, option)):
                continue
            options = {option: self.rng.choice(values)}
            if command == "workshop" and (fills := await self.offered(command, "fill", **options)):
                options["fill"] = self.rng.choice(fills)
            if command == "mine":
                steps = await self.offered(command, "steps", **options)
                options["steps"] = steps[0] if steps else "@1"
            return command, options
        raise AssertionError("nowhere to go")


async def play(place: SimcordServer, players: Sequence[Player], turns: int = 1000) -> int:
    """Play until the game is over or ``turns`` turns were played; returns their number."""
    by_id = {player.person.id: player for player in players}
    for turn in range(turns):
        person = await place.on_turn()
        if person is None:
            return turn
        await by_id[person.id].play_turn()
    return turns
