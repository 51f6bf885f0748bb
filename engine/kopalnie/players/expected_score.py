"""Value of a tile for a player: the expected final score with it and without it.

The number of further tiles of a kind is modelled as Poisson, with a rate from the tiles left in the mines and the digs
left to the player. So a set just below its next threshold is worth much, and one that can no longer grow little.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from engine.kopalnie.box import (
    CARDS,
    FORMS,
    FORMS_BONUS,
    KINDS,
    LAST_DIGGER,
    MISSIONS,
    NEW_LANDS,
    PACK,
    PACK_POINTS,
    PLUS,
    PLUS_COINS,
    SETS,
    SMALL_BOARD,
    STAR,
    STONE,
    TABLE_SETUPS,
    TILES,
    TREASURES,
    TREASURY_COINS,
    Tile,
)  # fmt: skip
from engine.kopalnie.scoring import set_points
from engine.kopalnie.state import MineRow
from engine.kopalnie.view import View

CARD = 2.6  # value of an unknown chance card
FOCUS = 1.0  # factor on the rate: players choose mines, so they get more of what they want
CARE = 0.7  # the same for stones: fewer
FREE = 0.8  # share of a pack's value for a treasure outside a set
MOST_TILES = 12  # of a kind, cards included
COINS_A_DIG = 1.0
DETOURS = 0.35  # expected digs in mines that need not be closed, as a share of their tiles


class KnownPlayer(NamedTuple):
    """Known facts about one player."""

    tiles: Sequence[str]
    counts: Mapping[str, int]  # those tiles by kind
    forms: Mapping[str, int]  # the bronze among them by form
    coins: int
    kept: Sequence[str]
    mission: str | None
    revealed: bool


class KnownPosition(NamedTuple):
    """Known facts about a position."""

    rows: Sequence[MineRow]  # of the mines that are open
    people: Sequence[KnownPlayer]


def known_from_view(view: View) -> KnownPosition:
    """The known position from a view."""
    people = [
        KnownPlayer(
            player.tiles,
            player.counts,
            player.forms,
            player.coins,
            player.kept,
            player.mission,
            player.revealed,
        )
        for player in view.players
    ]
    return KnownPosition([mine.places for mine in view.mines if mine.abandoned_by is None], people)


class RemainingGame:
    """Expected rest of the game: tiles left, and digs left for each player."""

    def __init__(self, standing: KnownPosition) -> None:
        self.people = standing.people
        self.counts = [_with_cards(player) for player in standing.people]  # by kind, for each player
        self.table = TABLE_SETUPS[len(standing.people)]
        tiles = [TILES[tile] for row in standing.rows for tile in row if tile]
        sizes = sorted(sum(tile is not None for tile in row) - 1 for row in standing.rows)
        closing = max(0, self.table.end - len(self.table.mines) + len(standing.rows))
        total = sum(sizes[:closing]) + DETOURS * sum(sizes[closing:])
        self.digs = total / len(standing.people)  # per player
        self.left = dict.fromkeys(KINDS, 0)
        forms = dict.fromkeys((*FORMS, ""), 0)
        for tile in tiles:
            self.left[tile.kind] += 1
            forms[tile.form] += 1
        share = self.digs / max(1, len(tiles))
        self.rate = {kind: share * left * (CARE if kind == STONE else FOCUS) for kind, left in self.left.items()}
        self.form_rate = {form: share * forms[form] * FOCUS for form in FORMS}
        self.worth = {kind: _worths(kind, round(self.rate[kind], 2)) for kind in KINDS}


def _with_cards(player: KnownPlayer) -> dict[str, int]:
    """Tiles by kind, with the cards that count as one at the end."""
    held = dict(player.counts)
    for card in player.kept:
        if kind := CARDS[card].tile:
            held[kind] += 1
    return held


@lru_cache(maxsize=4096)
def _worths(kind: str, rate: float) -> tuple[float, ...]:
    """Expected final points of a set, by number of tiles held now."""
    chances = _poisson(rate)
    now = [_points(kind, count) for count in range(2 * MOST_TILES)]
    return tuple(sum(chance * now[count + more] for more, chance in enumerate(chances)) for count in range(MOST_TILES + 1))


def _points(kind: str, count: int) -> float:
    if kind != STONE and count < SETS[kind][0][0]:
        return FREE * PACK_POINTS / PACK * count
    return float(set_points(kind, count))


@lru_cache(maxsize=4096)
def _poisson(rate: float) -> tuple[float, ...]:
    chances = [exp(-rate)]
    for more in range(1, MOST_TILES):
        chances.append(chances[-1] * rate / more)
    return tuple(chances)


def poisson_at_least(needed: int, rate: float) -> float:
    """P(X ≥ needed), X ~ Poisson(rate)."""
    return 1.0 if needed <= 0 else 1.0 - sum(_poisson(round(rate, 2))[:needed])


class ExpectedScore:
    """Expected final score of one player, and the gain of each further tile."""

    def __init__(self, prospect: RemainingGame, seat: int) -> None:
        player = prospect.people[seat]
        self.prospect, self.seat, self.player = prospect, seat, player
        self.cards = [CARDS[card] for card in player.kept]
        self.counts = prospect.counts[seat]
        self.mines = {tile[0] for tile in player.tiles}
        self.mission = player.mission
        self.rivals = {kind: max(held[kind] for at, held in enumerate(prospect.counts) if at != seat) for kind in KINDS}
        self.chance = self.mission_chance(self.counts, player.forms, player.coins, self.mines)
        self.travels = self.mission in ("traveller", "new_lands")
        self._gains: dict[Hashable, float] = {}  # cache; the key holds what distinguishes tiles for this player

    def expected(self) -> float:
        """The expected final score."""
        prospect, counts = self.prospect, self.counts
        points = float(self.player.coins)
        for kind in KINDS:
            points += prospect.worth[kind][min(counts[kind], MOST_TILES)]
        for card in self.cards:
            points += counts[card.bonus] + prospect.rate[card.bonus] if card.bonus else 0.0
        forms = self.player.forms
        fewest = min(forms.values())
        again = _all_of([poisson_at_least(1, prospect.form_rate[form]) for form in FORMS if forms[form] == fewest])
        points += FORMS_BONUS * (fewest + again)
        return points + (MISSIONS[self.mission].points * self.chance if self.mission else 0.0)

    def gain(self, code: str, coin: int = 0) -> float:
        """The gain in expected score by taking this tile."""
        tile = TILES[code]
        alike = (tile.kind, tile.form, tile.mark, tile.mine in self.mines or tile.mine if self.travels else "")
        if alike not in self._gains:
            self._gains[alike] = self._gain(tile)
        return self._gains[alike] + coin

    def _gain(self, tile: Tile) -> float:
        kind, form = tile.kind, tile.form
        count = min(self.counts[kind], MOST_TILES - 1)
        worths = self.prospect.worth[kind]
        gain = worths[count + 1] - worths[count] + sum(card.bonus == kind for card in self.cards)
        if form:
            gain += self._forms_gain(form)
        gain += PLUS_COINS * (tile.mark == PLUS) + CARD * (tile.mark == STAR)
        return gain + self.mission_gain(tile)

    def mission_gain(self, tile: Tile, coin: int = 0) -> float:
        """The gain in expected mission points by taking this tile with its coin."""
        if not self.mission:
            return 0.0
        kind, form = tile.kind, tile.form
        counts = {**self.counts, kind: self.counts[kind] + 1}
        forms = {**self.player.forms, form: self.player.forms[form] + 1} if form else self.player.forms
        coins = self.player.coins + coin + PLUS_COINS * (tile.mark == PLUS)
        after = self.mission_chance(counts, forms, coins, self.mines | {tile.mine})
        return MISSIONS[self.mission].points * (after - self.chance)

    def _forms_gain(self, form: str) -> float:
        """The gain toward the bonus for all forms of bronze."""
        forms = self.player.forms
        fewest = min(forms.values())
        if forms[form] > fewest:
            return 0.0
        gain = float(FORMS_BONUS)
        for other in FORMS:
            if other != form and forms[other] == fewest:
                gain *= poisson_at_least(1, self.prospect.form_rate[other])
        return gain

    def mission_chance(self, counts: Mapping[str, int], forms: Mapping[str, int], coins: int, mines: set[str]) -> float:
        """The probability that the mission is done at the end."""
        mission, prospect = self.mission, self.prospect
        if not mission:
            return 0.0
        rate, digs = prospect.rate, prospect.digs
        if kind := MISSIONS[mission].most:
            return _smooth((counts[kind] - self.rivals[kind] - 0.5) / sqrt(0.15 + rate[kind]))
        if mission == LAST_DIGGER:
            return 1.0 if self.player.revealed else min(0.95, digs / 4)
        if mission == "clean_hands":
            return exp(-rate[STONE]) if not counts[STONE] else 0.05
        if mission == "treasury":
            return _smooth((coins + COINS_A_DIG * digs - TREASURY_COINS + 0.5) / sqrt(0.2 + digs))
        if mission == "traveller":
            missing = prospect.table.traveller - len(mines)
            return _smooth((0.8 * digs - missing + 0.5) / sqrt(0.1 + 0.3 * digs)) if missing > 0 else 1.0
        if mission == "new_lands":
            return poisson_at_least(NEW_LANDS - len(mines & set(SMALL_BOARD)), digs)
        if mission == "full_forge":
            return _all_of([poisson_at_least(1 - forms[form], FOCUS * prospect.form_rate[form]) for form in FORMS])
        if mission == "golden_hand":
            return _all_of([poisson_at_least(1 - counts[kind], FOCUS * rate[kind]) for kind in TREASURES])
        if mission == "gem_pair":
            return _all_of([poisson_at_least(2 - counts[kind], FOCUS * rate[kind]) for kind in ("ruby", "diamond")])
        sets = sorted(poisson_at_least(SETS[kind][0][0] - counts[kind], FOCUS * rate[kind]) for kind in TREASURES)
        return _all_of(sets[-3:])  # the collector


def _smooth(distance: float) -> float:
    """Logistic function: 0 far behind, 1 far ahead."""
    return 1.0 / (1.0 + exp(-1.7 * max(-20.0, min(20.0, distance))))


def _all_of(chances: Sequence[float]) -> float:
    result = 1.0
    for chance in chances:
        result *= chance
    return result
