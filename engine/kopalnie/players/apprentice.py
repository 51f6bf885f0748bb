"""The apprentice, the weakest level: digs in the mine with the best average over the rolls.

It values tiles that bring a set closer, coins and cards, avoids stones, and plays a card if it helps at once. It ignores
the other players, the number of digs left and most missions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.kopalnie.actions import Choose, Coin, Dig, Enough, Guess, Lantern, Lay, Play, Take
from engine.kopalnie.box import DIE, LUCKY_GUESS_COINS, MISSIONS, PLUS, PLUS_COINS, STAR, TILES
from engine.kopalnie.scoring import next_threshold, set_points
from engine.kopalnie.view import MineView, View

CARD = 2.0  # value of an unknown chance card
MISSION = 2.0  # value of a tile of the kind that the mission needs
FREE = 1.0  # value of a treasure outside a set
HELP = 1.0  # minimum gain for playing a card


class ApprenticePlayer:
    """Plays the action with the highest value."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        values = _ActionValue(look())
        return max(legal, key=values.value)


class _ActionValue:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.own = view.players[view.seat]
        self.mines = {mine.code: mine for mine in view.mines}
        self.wanted = MISSIONS[self.own.mission].most if self.own.mission else ""

    def value(self, action: Any) -> float:
        if isinstance(action, Choose):
            return float(MISSIONS[action.mission].points)
        if isinstance(action, Dig):
            return self._mean(self.mines[action.mine])
        if isinstance(action, Play):
            return self._play(action.card)
        if isinstance(action, Take | Lantern):
            return self._rolled(action.number) - (HELP if isinstance(action, Lantern) else 0)
        if isinstance(action, Lay):
            return self._mean(self.mines[action.mine])
        if isinstance(action, Coin):
            return self._tile(action.tile, 0)
        return 0.0 if isinstance(action, Guess | Enough) else -1.0

    def _mean(self, mine: MineView) -> float:
        return sum(self._tile(tile, mine.coins.get(tile, 0)) for tile in mine.prospects) / len(DIE)

    def _play(self, card: str) -> float:
        if card == "new_hope":
            again = self._mean(self.mines[self.view.mine or ""]) if self.view.card is None else self._mean_of_card()
            return again - HELP
        return 100.0  # cards before the roll are always played

    def _rolled(self, number: int) -> float:
        if self.view.card is None:
            mine = self.mines[self.view.mine or ""]
            tile = mine.prospects[number - 1]
            return self._tile(tile, mine.coins.get(tile, 0))
        if self.view.card == "lucky_guess":
            return float(LUCKY_GUESS_COINS * (number == self.view.named))
        return float(number)

    def _mean_of_card(self) -> float:
        return sum(self._rolled(number) for number in DIE) / len(DIE)

    def _tile(self, code: str, coin: int) -> float:
        tile = TILES[code]
        count = self.own.counts[tile.kind]
        ahead = next_threshold(tile.kind, count)
        worth = (ahead.points - set_points(tile.kind, count)) / (ahead.tiles - count) if ahead else 0.0
        if not self.own.forms.get(tile.form, 1):
            worth += FREE
        if tile.kind == self.wanted:
            worth += MISSION
        return worth + coin + CARD * (tile.mark == STAR) + PLUS_COINS * (tile.mark == PLUS)
