"""Scripted people for Wsiąść do Pociągu: Niemcy: tickets by direct message, then panel or typed command."""

from __future__ import annotations

from typing import Any

from engine.players.registry import player
from tests.simcord.harness import verbs
from tests.simcord.szczesc_players import Player

SECRET = {"announce": "announce", "choose": "sets"}  # what a direct message offers


class NiemcyPlayer(Player):
    """One person at a table of Niemcy: typed turns are the foreman's, presses are any that lead on."""

    game = "niemcy"
    moves = ("announce", "sets", "keep", "draw", "claim", "route", "pay_with", "confirm", "pass")
    preferred = ("keep", "confirm", "route", "pay_with")

    def chooses_by_dm(self, phase: str) -> bool:
        dm = self.last_dm()
        return phase in SECRET and dm is not None and SECRET[phase] in verbs(dm)

    async def command(self, phase: str) -> tuple[str, dict[str, Any]]:
        if phase in ("choose", "keep"):
            return "keep", {"tickets": self.rng.choice(await self.offered("keep", "tickets"))}
        if phase == "announce":
            return "tickets", {"mix": self.rng.choice(await self.offered("tickets", "mix"))}
        table = await self.place.table()
        game, state = table.game, table.state
        (seat,) = table.to_act()
        legal = game.legal_actions(state, seat)
        text = str(player(self.game, "foreman").choose(game, lambda: game.observe(state, seat), legal, self.rng))
        word, _, rest = text.partition(" ")
        if word == "draw":
            return "draw", {"card": rest}
        if word == "tickets":
            return "tickets", {"mix": rest}
        if word == "pass":
            return "pass", {}
        route = {"route": rest if word == "claim" else str(game.observe(state, seat).claiming)}
        paid = {} if phase == "board" else {"cards": (await self.offered("claim", "cards", **route))[0]}
        aboard = await self.offered("claim", "passengers", **route, **paid)
        return "claim", {**route, **paid, **({"passengers": aboard[0]} if aboard else {})}
