"""The foreman, the stronger level: maximises the gain in expected score of a dig, minus what it leaves to the next player.

It evaluates every roll of every mine: the gain in sets, mission and coins (``expected_score``), the loss of the others,
and the offer to the next player. It also values ending the game and saving a card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import tanh
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.kopalnie.actions import Choose, Coin, Dig, Guess, Lantern, Lay, Play, Take
from engine.kopalnie.box import COIN_OF, DIE, LAST_DIGGER, LUCKY_GUESS_COINS, MISSIONS, PLUS, PLUS_COINS, TILES
from engine.kopalnie.players.expected_score import ExpectedScore, RemainingGame, known_from_view
from engine.kopalnie.scoring import Holding, account
from engine.kopalnie.state import AT_START, walk
from engine.kopalnie.view import MineView, View

DENY = 0.25  # share of the loss of another player
NEXT = 0.15  # share of the expected gain of the next player
END = 15.0  # value of ending the game as a sure winner
MARGIN = 8.0  # lead in points that is almost sure
HIDDEN_MISSION = 6.0  # expected points of a hidden mission
SAVE = 1.5  # later value of a card that changes a roll ...
SAVE_DIGS = 3.0  # ... with at least this number of digs left
LIKING = 0.3  # weight of the own advantage when a coin is laid
SPARE_DIG = 5.0  # minimum expected gain for playing a spare pick

# Measured success rate of each mission in games among foremen: with two or three players, with four or five.
DONE: Mapping[str, tuple[float, float]] = {
    "power_of_craft": (0.5, 0.35), "golden_hand": (0, 0.65), "last_digger": (1, 1), "gold_rush": (0.6, 0.4),
    "papyrus_keeper": (0.55, 0.3), "crystal_heart": (0.5, 0.45), "ruby_trail": (0.5, 0.4), "diamond_crown": (0, 0.5),
    "clean_hands": (0.2, 0.3), "collector": (0.25, 0.15), "full_forge": (0.4, 0.35), "treasury": (0.35, 0.35),
    "traveller": (1, 1), "new_lands": (0, 1), "gem_pair": (0, 0.6),
}  # fmt: skip


class ForemanPlayer:
    """Plays the action with the highest value."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        view: View = look()
        if view.phase == "missions":
            return max(legal, key=lambda action: _mission_value(action, view.seats))
        return max(legal, key=_ActionValue(view).worth)


def _mission_value(action: Choose, seats: int) -> float:
    return MISSIONS[action.mission].points * DONE[action.mission][seats >= 4]


class _ActionValue:
    """Values the actions of the seat on turn."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        prospect = RemainingGame(known_from_view(view))
        self.digs = prospect.digs
        self.own = ExpectedScore(prospect, view.seat)
        self.rivals = [ExpectedScore(prospect, (view.seat + step) % view.seats) for step in range(1, view.seats)]
        self.mines = {mine.code: mine for mine in view.mines}
        self._next = {mine.code: self._offer(mine.places, mine.pick, mine.coins) for mine in view.mines if mine.prospects}
        self._taken: dict[str, float] = {}

    def worth(self, action: Any) -> float:
        if isinstance(action, Dig):
            return self._mean(self.mines[action.mine])
        if isinstance(action, Play):
            return self._play(action.card)
        if isinstance(action, Take):
            return self._rolled(action.number)
        if isinstance(action, Lantern):
            return self._rolled(action.number) - self._saving()
        if isinstance(action, Guess):
            return float(action.number in (3, 4))  # a lantern can reach both neighbours
        if isinstance(action, Lay):
            return max(self._coin(tile) for tile in self._bare(self.mines[action.mine]))
        if isinstance(action, Coin):
            return self._coin(action.tile)
        return 0.0  # enough

    # --- digging ---

    def _mean(self, mine: MineView) -> float:
        return sum(map(self._after, mine.prospects)) / len(DIE)

    def _after(self, code: str) -> float:
        """The value of taking this tile, cached."""
        if code not in self._taken:
            self._taken[code] = self._weigh(code)
        return self._taken[code]

    def _weigh(self, code: str) -> float:
        mine = self.mines[code[0]]
        coin = mine.coins.get(code, 0)
        worth = self.own.gain(code, coin)
        worth += DENY * sum(max(0.0, rival.gain(code, coin)) for rival in self.rivals) / len(self.rivals)
        place = mine.places.index(code)
        row = (*mine.places[:place], None, *mine.places[place + 1 :])
        closes = sum(tile is not None for tile in row) == 1
        offers = [offer for other, offer in self._next.items() if other != mine.code]
        if closes:
            worth += self._closing()
            if self.view.abandoned + 1 >= self.view.end:
                return self._ending(code, coin + PLUS_COINS * (TILES[code].mark == PLUS))
        else:
            offers.append(self._offer(row, place, mine.coins))
        return worth - NEXT * max(offers)

    def _offer(self, row: Sequence[str | None], pick: int | None, coins: Mapping[str, int]) -> float:
        """The expected gain of the next player in a mine."""
        places = walk(tuple(row), AT_START if pick is None else pick)
        gains = [self.rivals[0].gain(row[place] or "", coins.get(row[place] or "", 0)) for place in places]
        return sum(gains[(roll - 1) % len(gains)] for roll in DIE) / len(DIE)

    def _closing(self) -> float:
        """The mission gain of abandoning a mine."""
        if self.own.mission != LAST_DIGGER or self.own.player.revealed:
            return 0.0
        return MISSIONS[LAST_DIGGER].points * (1 - self.own.chance)

    def _ending(self, code: str, coins: int) -> float:
        """The value of ending the game with this tile: high if ahead, low if behind."""
        players, own = self.view.players, self.view.players[self.own.seat]
        with_tile = sum(account(Holding([*own.tiles, code], own.coins + coins, own.kept)).values())
        gain = with_tile - own.points + own.account["mission"]
        best = max(players[rival.seat].points + HIDDEN_MISSION * (not rival.player.revealed) for rival in self.rivals)
        return gain + END * tanh((own.points + gain - best) / MARGIN)

    # --- cards ---

    def _play(self, card: str) -> float:
        if card == "new_hope":
            again = self._mean(self.mines[self.view.mine or ""]) if self.view.card is None else self._mean_of_card()
            return again - self._saving()
        best = max(self._mean(mine) for mine in self.view.mines if mine.prospects)
        if card == "two_trails":
            helps = max(
                _best_of_two([self._after(tile) for tile in mine.prospects]) for mine in self.view.mines if mine.prospects
            )
            return best + (1.0 if helps - best > self._saving() else -1.0)
        return best + (1.0 if best > SPARE_DIG or self.digs < SAVE_DIGS else -1.0)

    def _saving(self) -> float:
        return SAVE * min(1.0, self.digs / SAVE_DIGS)

    def _rolled(self, number: int) -> float:
        if self.view.card is None:
            return self._after(self.mines[self.view.mine or ""].prospects[number - 1])
        if self.view.card == "lucky_guess":
            return float(LUCKY_GUESS_COINS * (number == self.view.named))
        return float(number)

    def _mean_of_card(self) -> float:
        return sum(self._rolled(number) for number in DIE) / len(DIE)

    # --- coins on tiles ---

    def _bare(self, mine: MineView) -> list[str]:
        assert self.view.laying is not None
        return [tile for tile in self.view.laying.choices if tile[0] == mine.code]

    def _coin(self, code: str) -> float:
        """The value of laying a coin on this tile: wanted by this player only, and out of reach of the next roll."""
        assert self.view.laying is not None
        coin = COIN_OF[self.view.card or ""]
        mine = self.mines[code[0]]
        liking = self.own.gain(code) - max(rival.gain(code) for rival in self.rivals)
        reach = mine.prospects.count(code) / len(DIE)
        return LIKING * liking - coin * reach


def _best_of_two(worths: Sequence[float]) -> float:
    """The expected maximum of two rolls."""
    return sum(max(one, other) for one in worths for other in worths) / len(worths) ** 2
