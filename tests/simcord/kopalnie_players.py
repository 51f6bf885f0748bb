"""Scripted people for Kopalnie skarbów: the mission by direct message, then panel or typed command."""

from __future__ import annotations

from typing import Any

from tests.simcord.harness import verbs
from tests.simcord.szczesc_players import Player

COMMANDS = {
    "missions": ("mission", "mission"), "dig": ("dig", "mine"), "rolled": ("take", "number"), "guess": ("guess", "number"),
    "coin_mine": ("coin", "tile"), "coin_tile": ("coin", "tile"),
}  # fmt: skip


class KopalniePlayer(Player):
    """One person at a table of Kopalnie skarbów."""

    game = "kopalnie"
    moves = ("answer", "dig", "guess", "lay", "coin", "enough")

    def chooses_by_dm(self, phase: str) -> bool:
        dm = self.last_dm()
        return phase == "missions" and dm is not None and "answer" in verbs(dm)

    async def command(self, phase: str) -> tuple[str, dict[str, Any]]:
        if phase in ("dig", "rolled") and (cards := await self.offered("card", "card")) and self.rng.random() < 0.5:
            options: dict[str, Any] = {"card": self.rng.choice(cards)}
            if options["card"] == "lantern":
                options["number"] = self.rng.choice(await self.offered("card", "number", **options))
            return "card", options
        command, option = COMMANDS[phase]
        return command, {option: self.rng.choice(await self.offered(command, option))}
