"""Mines, tiles, missions, cards and decisions as labels, each with a sign that is read at a glance.

Their names are those on the pictures (``render.kopalnie.names``), so that both say the same.
"""

from __future__ import annotations

from bot.texts import say_in
from engine.kopalnie.box import LUCKY_GUESS_COINS, MISSIONS, PLUS, PLUS_COINS, STAR, TILES
from engine.kopalnie.view import MineView, View
from render.fluent_texts import picture_texts
from render.kopalnie import names

say = say_in("kopalnie")
SIGNS = {
    "gold": "🥇", "cauldron": "🏺", "figurine": "🗿", "knife": "🔪", "papyrus": "📜", "crystal": "🔷", "ruby": "🔴",
    "diamond": "💎", "stone": "🪨",
}  # fmt: skip
COIN = "🪙"
MARKS = {STAR: "★", PLUS: f"+{PLUS_COINS}"}


def mine_label(mine: str, lang: str) -> str:
    """A mine: "A Amazon"."""
    return f"{mine} {names.mine_name(picture_texts(lang), mine)}"


def tile_label(tile: str, lang: str, coin: int = 0) -> str:
    """A tile with its mark and the coin that lies on it: "🥇 gold ★ 🪙5"."""
    parts = [SIGNS[names.tile_sign(tile)], names.tile_name(picture_texts(lang), tile), MARKS.get(TILES[tile].mark, "")]
    return " ".join(filter(None, [*parts, f"{COIN}{coin}" if coin else ""]))


def tile_sign(tile: str, coin: int = 0) -> str:
    """The same in signs alone: "🥇★"."""
    return SIGNS[names.tile_sign(tile)] + MARKS.get(TILES[tile].mark, "") + (f"{COIN}{coin}" if coin else "")


def prospects(mine: MineView) -> list[tuple[tuple[int, ...], str]]:
    """Which rolls lead to which tile, in the order of the rolls."""
    rolls: dict[str, tuple[int, ...]] = {}
    for number, tile in enumerate(mine.prospects, 1):
        rolls[tile] = (*rolls.get(tile, ()), number)
    return [(numbers, tile) for tile, numbers in rolls.items()]


def prospects_signs(mine: MineView) -> str:
    """What each roll would bring, in signs, for a line of a select: "1🪨 2/5🥇★"."""
    return " ".join(f"{'/'.join(map(str, rolls))}{tile_sign(tile, mine.coins.get(tile, 0))}" for rolls, tile in prospects(mine))


def place_label(mine: MineView, tile: str, lang: str) -> str:
    """Where a tile lies, and what it is, in words: "place 3: gold ★"."""
    words = " ".join(filter(None, (names.tile_name(picture_texts(lang), tile), MARKS.get(TILES[tile].mark, ""))))
    return say(lang, "place", number=mine.places.index(tile) + 1, tile=words)


def tile_emoji(tile: str) -> str:
    """The emoji of a tile: its treasure, or the stone."""
    return names.tile_sign(tile)


def roll_label(view: View, number: int, lang: str) -> tuple[str, str]:
    """What a number on the die means now, a tile or coins, in words for a button; and the emoji that shows it."""
    if view.card == "lucky_guess" and number != view.named:
        return say(lang, "brings-nothing"), ""
    if view.card:
        return f"+{say(lang, 'coins', coins=LUCKY_GUESS_COINS if view.card == 'lucky_guess' else number)}", "coin"
    mine = next(mine for mine in view.mines if mine.code == view.mine)
    tile = mine.prospects[number - 1]
    parts = [names.tile_name(picture_texts(lang), tile), MARKS.get(TILES[tile].mark, "")]
    coin = mine.coins.get(tile, 0)
    if coin:
        parts.append(f"+{say(lang, 'coins', coins=coin)}")
    return " ".join(filter(None, parts)), names.tile_sign(tile)


def mission_name(mission: str, lang: str) -> str:
    return names.mission_name(picture_texts(lang), mission)


def mission_label(mission: str, lang: str) -> str:
    """A mission with what it is worth: "Treasury (12 points)"."""
    return say(lang, "mission", name=mission_name(mission, lang), points=MISSIONS[mission].points)


def mission_text(mission: str, lang: str, seats: int) -> str:
    """What it asks for."""
    return names.mission_text(picture_texts(lang), mission, seats)


def card_name(card: str, lang: str) -> str:
    return names.card_name(picture_texts(lang), card)


def card_text(card: str, lang: str) -> str:
    """What a chance card does."""
    return names.card_text(picture_texts(lang), card)


def card_when(card: str, lang: str) -> str:
    """When it takes effect."""
    return names.card_when(picture_texts(lang), card)


def kind_label(kind: str, lang: str) -> str:
    """A kind of treasure, several of them: "rubies"."""
    return picture_texts(lang)(f"kind-{kind}")


def account_label(row: str, lang: str) -> str:
    """A line of the account."""
    return kind_label(row, lang) if row in TREASURE_ROWS else picture_texts(lang)(f"row-{row}")


TREASURE_ROWS = frozenset({TILES[tile].kind for tile in TILES} - {"stone"})
