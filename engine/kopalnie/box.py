"""Game components: mines and their tiles, missions, chance cards, set values. Tables without logic."""

from __future__ import annotations

from typing import NamedTuple

SEATS = range(2, 6)
MINES = "ABCDEFGHIJ"
SMALL_BOARD = "GHIJ"  # the mines with the diamonds: closed with two or three players
PLACES = 7  # in every mine
DIE = range(1, 7)
OFFERED = 3  # missions to choose one from

TREASURES = ("gold", "bronze", "papyrus", "crystal", "ruby", "diamond")
STONE = "stone"
KINDS = (*TREASURES, STONE)
FORMS = ("cauldron", "figurine", "knife")  # of bronze
STAR = "star"  # draw a chance card
PLUS = "plus"  # take coins
PLUS_COINS = 2


class Tile(NamedTuple):
    code: str  # the mine's letter and a figure; 0 is the stone
    mine: str
    kind: str
    form: str  # of bronze, else ""
    mark: str  # STAR, PLUS or ""


# Tiles 0 to 6 of each mine; * is a star, + coins. As printed: all stones, one per mine, and papyri.
_TILES = {
    "A": "stone gold* cauldron papyrus* crystal ruby ruby+",
    "B": "stone gold gold+ figurine papyrus* crystal* ruby",
    "C": "stone gold cauldron knife+ papyrus* crystal ruby*",
    "D": "stone gold figurine* papyrus* papyrus* crystal+ ruby",
    "E": "stone gold+ knife papyrus* crystal crystal ruby*",
    "F": "stone gold cauldron papyrus* crystal* ruby ruby+",
    "G": "stone diamond* diamond diamond gold cauldron+ papyrus*",
    "H": "stone diamond* diamond diamond gold crystal+ ruby",
    "I": "stone diamond* diamond gold+ figurine papyrus* crystal",
    "J": "stone diamond* diamond knife papyrus* crystal ruby+",
}


def _tile(mine: str, number: int, word: str) -> Tile:
    name = word.rstrip("*+")
    mark = {"*": STAR, "+": PLUS}.get(word[-1], "")
    return Tile(f"{mine}{number}", mine, "bronze" if name in FORMS else name, name if name in FORMS else "", mark)


TILES = {f"{mine}{number}": _tile(mine, number, word) for mine, row in _TILES.items() for number, word in enumerate(row.split())}

# Set values as (minimum number of tiles, points). All tiles of a kind form one set.
SETS: dict[str, tuple[tuple[int, int], ...]] = {
    "gold": ((3, 3), (4, 8), (5, 15), (6, 24), (7, 35), (8, 50), (9, 100), (10, 200)),
    "bronze": ((3, 6), (5, 12)),
    "papyrus": ((3, 6), (5, 14)),
    "crystal": ((4, 14), (6, 28)),
    "ruby": ((5, 30), (7, 50)),
    "diamond": ((5, 34), (7, 60)),
    "stone": ((3, -2), (4, -4), (5, -6)),
}
FORMS_BONUS = 10  # for each cauldron, figurine and knife together
PACK = 3  # free treasures
PACK_POINTS = 5


class Mission(NamedTuple):
    code: str
    points: int
    most: str = ""  # done by strictly most tiles of this kind
    large_only: bool = False  # only with four or five players


_MISSIONS = (
    Mission("power_of_craft", 15, most="bronze"),
    Mission("golden_hand", 20, large_only=True),  # a tile of every treasure
    Mission("last_digger", 10),  # shown when its owner's digging makes a mine abandoned
    Mission("gold_rush", 15, most="gold"),
    Mission("papyrus_keeper", 15, most="papyrus"),
    Mission("crystal_heart", 15, most="crystal"),
    Mission("ruby_trail", 15, most="ruby"),
    Mission("diamond_crown", 15, most="diamond", large_only=True),
    Mission("clean_hands", 10),  # no stone
    Mission("collector", 20),  # sets of three treasures
    Mission("full_forge", 10),  # all forms of bronze
    Mission("treasury", 12),  # coins
    Mission("traveller", 12),  # tiles of many mines
    Mission("new_lands", 10, large_only=True),  # tiles of two mines of the small board
    Mission("gem_pair", 15, large_only=True),  # two rubies and two diamonds
)
MISSIONS = {mission.code: mission for mission in _MISSIONS}
LAST_DIGGER = "last_digger"
COLLECTOR_SETS = 3
TREASURY_COINS = 10
NEW_LANDS = 2
GEMS = 2


class Card(NamedTuple):
    code: str
    copies: int
    kept: bool  # orange: kept for later; grey: takes effect at once
    large_only: bool = False
    bonus: str = ""  # one point for every tile of this kind at the end
    tile: str = ""  # counts as a tile of this kind at the end


_CARDS = (
    Card("new_hope", 4, kept=True),  # roll again; that roll binds
    Card("gold_nugget", 2, kept=True, tile="gold"),
    Card("pink_diamond", 1, kept=True, large_only=True, tile="diamond"),  # and coins at once
    Card("crystal_bonus", 1, kept=True, bonus="crystal"),
    Card("gold_bonus", 1, kept=True, bonus="gold"),
    Card("bronze_bonus", 1, kept=True, bonus="bronze"),
    Card("papyrus_bonus", 1, kept=True, bonus="papyrus"),
    Card("ruby_bonus", 1, kept=True, bonus="ruby"),
    Card("diamond_bonus", 1, kept=True, large_only=True, bonus="diamond"),
    Card("lantern", 3, kept=True),  # one more or less than rolled
    Card("two_trails", 2, kept=True),  # roll twice, choose one
    Card("spare_pick", 2, kept=True),  # dig once more in this turn
    Card("lucky_guess", 3, kept=False),  # name a number; coins when it is rolled
    Card("gold_vein", 3, kept=False),  # a coin onto a tile
    Card("danger_zone", 3, kept=False),  # coins onto up to three stones
    Card("purse", 3, kept=False),  # coins
    Card("papyrus_dealer", 1, kept=False),  # coins for every own papyrus
    Card("tidy_up", 2, kept=False),  # an own stone back to the box
    Card("tribute", 2, kept=False),  # a coin of everybody who has any
    Card("lucky_roll", 2, kept=False),  # coins as rolled
    Card("diamond_market", 1, kept=False, large_only=True),  # coins for every own diamond
)
CARDS = {card.code: card for card in _CARDS}
PINK_DIAMOND_COINS = 5
LUCKY_GUESS_COINS = 10
PURSE_COINS = 3
DEALER_COINS = 1
MARKET_COINS = 2
TRIBUTE_COINS = 1
COIN_OF = {"gold_vein": 5, "danger_zone": 3}  # what a coin is worth that the card lays onto a tile
COINS_OF = {"gold_vein": 1, "danger_zone": 3}  # how many it lays at most

BEFORE_ROLL = ("two_trails", "spare_pick")  # kept cards that are played before a roll
AFTER_ROLL = ("new_hope", "lantern")  # and after one


class TableSetup(NamedTuple):
    """The components for a number of players."""

    mines: str
    missions: tuple[str, ...]
    cards: tuple[str, ...]  # every copy
    end: int  # abandoned mines that end the game
    traveller: int  # mines that the traveller needs


def _table(seats: int) -> TableSetup:
    large = seats >= 4
    cards = tuple(card.code for card in _CARDS for _ in range(card.copies) if large or not card.large_only)
    missions = tuple(mission.code for mission in _MISSIONS if large or not mission.large_only)
    return TableSetup(MINES, missions, cards, 8, 6) if large else TableSetup(MINES.rstrip(SMALL_BOARD), missions, cards, 5, 4)


TABLE_SETUPS = {seats: _table(seats) for seats in SEATS}
