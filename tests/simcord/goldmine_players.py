"""Scripted people for Gold Mine: they know where the gold is, and type or press their way there."""

from __future__ import annotations

from typing import Any

from engine.players.registry import player
from tests.simcord.szczesc_players import Player


class GoldMinePlayer(Player):
    """One person at a table of Gold Mine: typed turns are the foreman's, presses are any."""

    game = "goldmine"
    moves = (
        "move", "tile", "cell", "put", "go", "stay", "collect", "end", "drop", "leave_it", "chase", "rivals", "confirm", "fight",
    )  # fmt: skip
    preferred = ("collect", "go", "end", "put", "cell", "fight")

    def chooses_by_dm(self, phase: str) -> bool:
        return False

    async def command(self, phase: str) -> tuple[str, dict[str, Any]]:
        table = await self.place.table()
        game, state = table.game, table.state
        (seat,) = table.to_act()
        legal = game.legal_actions(state, seat)
        text = str(player(self.game, "foreman").choose(game, lambda: game.observe(state, seat), legal, self.rng))
        word, _, rest = text.partition(" ")
        if word == "put":
            tile, cell, side = rest.split(" ")
            options = {"cell": cell, "side": side}
            if not state.drawn:
                options["tile"] = str(state.hands[seat].index(tile) + 1)
            return "put", options
        if word in ("dig", "roll", "passage", "pass"):
            return "move", {"how": word}
        if word in ("go", "chase", "stay"):
            return "go", {"place": rest or word}
        if word in ("gold", "bat"):
            return "challenge", {"kind": word, "player": rest}
        if word in ("drop", "leave"):
            return "drop", {"chamber": rest or word}
        if word in ("give", "take"):
            return "share", {word: rest}
        return word, {}
