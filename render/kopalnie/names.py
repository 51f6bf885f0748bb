"""What people call the mines, the treasures, the missions and the cards. Panels and pictures read the same words."""

from __future__ import annotations

from engine.kopalnie.box import (
    AFTER_ROLL,
    BEFORE_ROLL,
    CARDS,
    COIN_OF,
    COINS_OF,
    COLLECTOR_SETS,
    DEALER_COINS,
    GEMS,
    LUCKY_GUESS_COINS,
    MARKET_COINS,
    MISSIONS,
    NEW_LANDS,
    PINK_DIAMOND_COINS,
    PURSE_COINS,
    TABLE_SETUPS,
    TILES,
    TREASURY_COINS,
    TRIBUTE_COINS,
)  # fmt: skip
from render.fluent_texts import FluentTexts

_CARD_FIGURES: dict[str, dict[str, int]] = {
    "pink_diamond": {"coins": PINK_DIAMOND_COINS},
    "lucky_guess": {"coins": LUCKY_GUESS_COINS},
    "gold_vein": {"coin": COIN_OF["gold_vein"]},
    "danger_zone": {"coin": COIN_OF["danger_zone"], "count": COINS_OF["danger_zone"]},
    "purse": {"coins": PURSE_COINS},
    "papyrus_dealer": {"coins": DEALER_COINS},
    "tribute": {"coins": TRIBUTE_COINS},
    "diamond_market": {"coins": MARKET_COINS},
}
_MISSION_FIGURES: dict[str, dict[str, int]] = {
    "collector": {"sets": COLLECTOR_SETS},
    "treasury": {"coins": TREASURY_COINS},
    "new_lands": {"mines": NEW_LANDS},
    "gem_pair": {"gems": GEMS},
}


def mine_name(say: FluentTexts, mine: str) -> str:
    """A mine by its letter."""
    return say(f"mine-{mine}")


def tile_name(say: FluentTexts, tile: str) -> str:
    """What a tile shows; bronze by its form."""
    return say(f"tile-{tile_sign(tile)}")


def tile_sign(tile: str) -> str:
    """What is drawn on a tile: its kind, of bronze its form. It is the suffix of sprites and keys."""
    return TILES[tile].form or TILES[tile].kind


def mission_name(say: FluentTexts, mission: str) -> str:
    return say(f"mission-{mission}")


def mission_text(say: FluentTexts, mission: str, seats: int) -> str:
    """What a mission asks for, at a table of so many."""
    if most := MISSIONS[mission].most:
        return say("mission-most-text", kind=most)
    figures = {"mines": TABLE_SETUPS[seats].traveller} if mission == "traveller" else _MISSION_FIGURES.get(mission, {})
    return say(f"mission-{mission}-text", **figures)


def card_name(say: FluentTexts, card: str) -> str:
    return say(f"chance-{card}")


def card_text(say: FluentTexts, card: str) -> str:
    """What a chance card does."""
    if bonus := CARDS[card].bonus:
        return say("chance-bonus-text", kind=bonus)
    return say(f"chance-{card}-text", **_CARD_FIGURES.get(card, {}))


def card_when(say: FluentTexts, card: str) -> str:
    """When a chance card takes effect."""
    if not CARDS[card].kept:
        return say("when-at-once")
    return say("when-before" if card in BEFORE_ROLL else "when-after" if card in AFTER_ROLL else "when-end")
