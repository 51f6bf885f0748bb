"""Effects of taking a tile, as figures for reasons: points, coins, mission, end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from math import tanh
from typing import Any, NamedTuple

from engine.kopalnie.box import CARDS, FORMS, LAST_DIGGER, MISSIONS, PACK, PACK_POINTS, PLUS, PLUS_COINS, STAR, STONE, TILES, Tile
from engine.kopalnie.players.expected_score import CARD, ExpectedScore, RemainingGame, known_from_view
from engine.kopalnie.players.foreman import DENY, END, MARGIN
from engine.kopalnie.scoring import (
    Holding,
    account,
    forms_bonus,
    free_tiles,
    mission_done,
    next_threshold,
    set_points,
)
from engine.kopalnie.view import View

DENIED = 4  # minimum points of another player for "denies"
TOWARD = 0.6  # minimum gain in expected mission points for "toward"
NEARER = 0.5  # minimum gain in expected set points for "nearer" ...
FAR = 2  # ... and maximum number of missing tiles
STONE_WORTH = -0.5  # upper bound


class TileEffect(NamedTuple):
    """One effect of a tile."""

    code: str
    figures: tuple[tuple[str, Any], ...]
    worth: float  # in points; negative: a drawback


def _effect(code: str, worth: float, **figures: Any) -> TileEffect:
    return TileEffect(code, tuple(figures.items()), worth)


class TileEffects:
    """The effects of each tile for the viewer, from the view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        prospect = RemainingGame(known_from_view(view))
        self.digs, self.left = prospect.digs, prospect.left
        self.own = ExpectedScore(prospect, view.seat)
        self.rivals = [ExpectedScore(prospect, seat) for seat in range(view.seats) if seat != view.seat]
        self._worth = prospect.worth
        self._holdings = [Holding(player.tiles, player.coins, player.kept, player.revealed) for player in view.players]

    def of(self, code: str) -> Iterator[TileEffect]:
        """The notable effects of a tile."""
        tile = TILES[code]
        mine = next(mine for mine in self.view.mines if mine.code == tile.mine)
        lying = mine.coins.get(code, 0)
        closes = sum(other is not None for other in mine.places) == 2
        if tile.kind == STONE:
            yield self._stone(code)
        else:
            yield from self._treasure(tile)
        coins = lying + PLUS_COINS * (tile.mark == PLUS)
        if coins:
            yield _effect("coins", float(coins), coins=coins)
        if tile.mark == STAR:
            yield _effect("card", CARD)
        yield from self._mission(code, lying, coins, closes=closes)
        if closes and self.view.abandoned + 1 >= self.view.end:
            yield self._ending(code, coins)
        yield from self._denied(tile)

    def _stone(self, code: str) -> TileEffect:
        have = self.own.counts[STONE]
        points = set_points(STONE, have) - set_points(STONE, have + 1)
        return _effect("stone", min(STONE_WORTH, self.own.gain(code)), stones=have + 1, points=points)

    def _treasure(self, tile: Tile) -> Iterator[TileEffect]:
        kind, by_kind = tile.kind, self.own.counts
        have = by_kind[kind]
        now, then = set_points(kind, have), set_points(kind, have + 1)
        ahead = next_threshold(kind, have)
        if then > now:
            code = "grows" if now else "completes"
            yield _effect(code, float(then - now), kind=kind, tiles=have + 1, points=then - now)
        elif ahead and (lacking := ahead.tiles - have - 1) <= min(FAR, self.left[kind] - 1):
            worth = self._worth[kind][have + 1] - self._worth[kind][have]
            if worth > NEARER:
                yield _effect("nearer", worth, kind=kind, lacking=lacking, points=ahead.points - now)
        if _forms_with(self.own, tile) > _forms_with(self.own):
            yield _effect("forms", 9.0, points=_forms_with(self.own, tile) - _forms_with(self.own))
        packs = [free_tiles(held) // PACK for held in (by_kind, {**by_kind, kind: have + 1})]
        if packs[1] > packs[0]:
            yield _effect("pack", 0.5 * PACK_POINTS, points=PACK_POINTS)
        for card in self._holdings[self.seat].cards:
            if CARDS[card].bonus == kind:
                yield _effect("bonus", 1.0, card=card, points=1)

    def _mission(self, code: str, lying: int, coins: int, *, closes: bool) -> Iterator[TileEffect]:
        mission = self.own.mission
        if not mission:
            return
        points = MISSIONS[mission].points
        was, done = self._done(mission), self._done(mission, code, coins, closes=closes)
        gain = self.own.mission_gain(TILES[code], lying)
        kind = MISSIONS[mission].most
        if kind and done and not was:  # others may still catch up
            yield _effect("leads", max(TOWARD, gain), mission=mission, kind=kind, points=points)
        elif done and not was:
            yield _effect("mission", max(0.5 * points, points * (1 - self.own.chance)), mission=mission, points=points)
        elif was and not done:
            yield _effect("spoils", -points * self.own.chance, mission=mission, points=points)
        elif gain > TOWARD and (kind or not done):
            yield _effect("toward", gain, mission=mission, points=points)

    def _done(self, mission: str, code: str = "", coins: int = 0, *, closes: bool = False) -> bool:
        return mission_done(mission, self.seat, self._after(code, coins, closes=closes))

    def _after(self, code: str, coins: int, *, closes: bool) -> list[Holding]:
        """Known possessions of all seats after the viewer took this tile."""
        own = self._holdings[self.seat]
        shown = own.last_digger or (closes and self.own.mission == LAST_DIGGER)
        after = Holding([*own.tiles, code] if code else own.tiles, own.coins + coins, own.cards, shown)
        return [after if seat == self.seat else holding for seat, holding in enumerate(self._holdings)]

    def _ending(self, code: str, coins: int) -> TileEffect:
        """The final comparison if this tile ends the game; other seats as far as they are visible."""
        holdings = self._after(code, coins, closes=True)
        scores = []
        for seat, (holding, player) in enumerate(zip(holdings, self.view.players)):
            done = player.mission is not None and mission_done(player.mission, seat, holdings)
            scores.append(sum(account(holding, MISSIONS[player.mission].points if player.mission and done else 0).values()))
        own, best = scores[self.seat], max(score for seat, score in enumerate(scores) if seat != self.seat)
        code = "ends_ahead" if own > best else "ends_level" if own == best else "ends_behind"
        return _effect(code, END * tanh((own - best) / MARGIN), own=own, best=best)

    def _denied(self, tile: Tile) -> Iterator[TileEffect]:
        """The player who would gain most from the tile, if above DENIED."""
        gains = [(self._open_gain(rival, tile), rival.seat) for rival in self.rivals]
        points, seat = max(gains, key=lambda gain: gain[0])
        if points >= DENIED:
            yield _effect("denies", DENY * points, seat=seat, kind=tile.kind, points=points)

    def _open_gain(self, rival: ExpectedScore, tile: Tile) -> int:
        have = rival.counts[tile.kind]
        points = set_points(tile.kind, have + 1) - set_points(tile.kind, have)
        points += sum(card.bonus == tile.kind for card in rival.cards)
        return points + _forms_with(rival, tile) - _forms_with(rival)


def _forms_with(outlook: ExpectedScore, tile: Tile | None = None) -> int:
    """The bonus for all forms of bronze, including this tile."""
    held = dict(outlook.player.forms)
    if tile is not None and tile.form in FORMS:
        held[tile.form] += 1
    return forms_bonus(held)
