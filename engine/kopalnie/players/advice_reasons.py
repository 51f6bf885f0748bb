"""Reasons for a turn of Kopalnie skarbów, from the effects of each possible roll.

A reason uses only what the player can see. Points are exact where the rules define them; the weight of a reason is a
heuristic. The figure ``rolls`` lists the numbers for which the reason holds; without it the reason is certain.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import log
from typing import Any, NamedTuple

from engine.contract import Event
from engine.kopalnie.actions import Guess
from engine.kopalnie.box import AFTER_ROLL, DIE, LUCKY_GUESS_COINS, MISSIONS, STONE, TILES
from engine.kopalnie.players.expected_score import RemainingGame, known_from_view
from engine.kopalnie.players.foreman import DONE, LIKING, SAVE, SAVE_DIGS
from engine.kopalnie.players.reason_text import describe
from engine.kopalnie.players.search_model import KopalnieSearchModel, score_uncertainty
from engine.kopalnie.players.tile_value import TileEffect, TileEffects
from engine.kopalnie.state import State
from engine.kopalnie.view import MineView, View
from engine.players.advice import Reason
from engine.players.search import Turn

SURE = 0.002  # winning chances are clamped to SURE .. 1 - SURE
NO_STONE = 0.5  # weight of "no roll brings a stone"
TWO_ROLLS, TWO_DIGS = 1.5, 3.0
SUITS = 0.5  # minimum advantage in points of a tile for this player over the others
MOST_BETTER = len(DIE) // 2  # a roll is poor if more faces than this are better


class KopalnieAdviser(KopalnieSearchModel):
    """The search model with explanations."""

    def idea(self, turn: Turn) -> Hashable:
        """All numbers of a guess are one idea; every other turn is its own."""
        return Guess if isinstance(turn[0], Guess) else turn

    def lead(self, view: View, chance: float) -> float:
        """The inverse of ``chances``; exact for two players."""
        sure = min(1 - SURE, max(SURE, chance))
        return score_uncertainty(RemainingGame(known_from_view(view)).digs) * log(sure / (1 - sure))

    def reasons(self, view: View, before: State, after: State, events: Sequence[Event]) -> list[Reason]:
        return list(_Turn(view, events).reasons())

    def describe(self, reason: Reason) -> str:
        return describe(reason)


class _Way(NamedTuple):
    """Which rolls lead to which tiles."""

    rolls: Mapping[str, Sequence[int]]  # by tile; no rolls: it is certain
    twice: bool = False  # the better of two rolls

    def odds(self, rolls: Sequence[int]) -> float:
        if not rolls:
            return 1.0
        missed = 1 - len(rolls) / len(DIE)
        return 1 - missed * missed if self.twice else 1 - missed


class _Turn:
    """Collects the reasons for one turn; ignores a card drawn in it, which is only sampled."""

    def __init__(self, view: View, events: Sequence[Event]) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.finds = TileEffects(view)
        self.mines = {mine.code: mine for mine in view.mines}
        self.events: dict[str, list[Mapping[str, Any]]] = {}
        for event in events:
            if event.seat == self.seat:
                self.events.setdefault(event.kind, []).append(event.data)

    def reasons(self) -> Iterator[Reason]:
        for data in self.events.get("chosen_mission", ()):
            yield self._mission(data["mission"])
        played = [data["card"] for data in self.events.get("played_card", ())]
        if "two_trails" in played:
            yield Reason("two_rolls", {}, TWO_ROLLS)
        if "spare_pick" in played:
            yield Reason("two_digs", {}, TWO_DIGS)
        for data in self.events.get("went", ()):
            yield from self._digs(self.mines[data["mine"]], twice=data["two_trails"])
        if self.view.phase == "rolled":
            yield from self._answers(played)
        for data in self.events.get("guessed", ()):
            yield from self._guesses(data["number"])
        if self.view.laying:
            yield from self._coins()

    def _mission(self, mission: str) -> Reason:
        points, often = MISSIONS[mission].points, DONE[mission][self.view.seats >= 4]
        return Reason("mission_odds", {"mission": mission, "points": points, "percent": round(100 * often)}, points * often)

    # --- digging -----------------------------------------------------------------------------------------------------

    def _digs(self, mine: MineView, *, twice: bool) -> Iterator[Reason]:
        rolls: dict[str, list[int]] = {}
        for number, tile in enumerate(mine.prospects, 1):
            rolls.setdefault(tile, []).append(number)
        sure = len(rolls) == 1
        yield from self._found(_Way({tile: [] if sure else numbers for tile, numbers in rolls.items()}, twice))
        stones = [any(TILES[tile].kind == STONE for tile in other.prospects) for other in self.view.mines if other is not mine]
        if not any(TILES[tile].kind == STONE for tile in rolls) and any(stones):
            yield Reason("no_stone", {}, NO_STONE)

    def _found(self, way: _Way) -> Iterator[Reason]:
        """The effects of the tiles; equal effects of several tiles are merged."""
        rolls: dict[TileEffect, list[int]] = {}
        for tile, numbers in way.rolls.items():
            for find in self.finds.of(tile):
                rolls[find] = sorted([*rolls.get(find, ()), *numbers])
        for find, numbers in rolls.items():
            yield Reason(find.code, {**dict(find.figures), "rolls": numbers}, find.worth * way.odds(numbers))

    # --- response to a roll ----------------------------------------------------------------------------------------

    def _answers(self, played: Sequence[str]) -> Iterator[Reason]:
        view = self.view
        worth = self._roll_worth()
        lies = max(worth[number] for number in view.rolls)
        better = sum(other > lies for other in worth.values())
        saving = SAVE * min(1.0, self.finds.digs / SAVE_DIGS)
        if "new_hope" in played:
            yield Reason("better", {"better": better}, max(0.1, sum(worth.values()) / len(DIE) - lies))
        else:
            yield from self._stands(played)
            kept = view.players[self.seat].kept
            playable = kept[: len(kept) - view.fresh]
            if not played and "new_hope" in playable:
                yield Reason("better", {"better": better}, 0.5 + 0.5 * (MOST_BETTER - better))
            for card in AFTER_ROLL:
                if not played and card in playable:
                    yield Reason("keeps", {"card": card}, saving)
        for card in played:
            yield Reason("spends", {"card": card}, -max(0.2, saving))

    def _stands(self, played: Sequence[str]) -> Iterator[Reason]:
        """The roll is accepted, or changed by one with a lantern."""
        if self.view.card is None:
            dug = [data["tile"] for data in self.events.get("dug", ())]
            yield from self._found(_Way({tile: [] for tile in dug[:1]}))
            return
        earned = [data["coins"] for data in self.events.get("earned", ()) if data["from"] == self.view.card]
        yield Reason("coins", {"coins": earned[0], "rolls": []}, earned[0]) if earned else Reason("no_coins", {}, -1.0)

    def _roll_worth(self) -> dict[int, float]:
        """The value of each roll."""
        view = self.view
        if view.card == "lucky_guess":
            return {number: float(LUCKY_GUESS_COINS * (number == view.named)) for number in DIE}
        if view.card is not None:
            return {number: float(number) for number in DIE}
        mine = self.mines[view.mine or ""]
        return {number: self.finds.own.gain(tile, mine.coins.get(tile, 0)) for number, tile in enumerate(mine.prospects, 1)}

    def _guesses(self, number: int) -> Iterator[Reason]:
        kept = self.view.players[self.seat].kept
        reach = [at for at in DIE if abs(at - number) <= 1]
        if "lantern" in kept[: len(kept) - self.view.fresh]:
            yield Reason("guess_lantern", {"coins": LUCKY_GUESS_COINS, "rolls": reach}, float(len(reach)))
        else:
            yield Reason("guess", {"coins": LUCKY_GUESS_COINS}, 1.0)

    # --- coins on tiles ----------------------------------------------------------------------------------------------

    def _coins(self) -> Iterator[Reason]:
        for data in self.events.get("laid_coin", ()):
            tile, coin = data["tile"], data["coin"]
            rolls = [number for number, found in enumerate(self.mines[tile[0]].prospects, 1) if found == tile]
            if rolls:
                yield Reason("in_reach", {"rolls": rolls, "coins": coin}, -coin * len(rolls) / len(DIE))
            else:
                yield Reason("out_of_reach", {}, coin / len(DIE))
            gains = [rival.gain(tile) for rival in self.finds.rivals]
            suits = self.finds.own.gain(tile) - max(gains)
            if suits > SUITS and TILES[tile].kind != STONE:
                yield Reason("suits", {"tile": tile}, LIKING * suits)
        if "laid_no_more" in self.events:
            yield Reason("enough", {}, 0.5)
