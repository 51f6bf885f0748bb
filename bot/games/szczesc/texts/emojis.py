"""Which emoji shows a piece or a kind of place of this game, by the letters and words of the notation."""

from __future__ import annotations

from bot.games.szczesc.texts.labels import cubes
from bot.texts.emoji_tokens import emoji_token
from engine.szczesc.box import CARDS, COLOURS, TILES, Space

COAL = {"Y": "coal_yellow", "B": "coal_brown", "G": "coal_grey", "K": "coal_black"}
CARTS = {"Y": "cart_yellow", "B": "cart_brown", "G": "cart_grey", "K": "cart_black"}
TRANSPORTS = {"H": "handcart", "W": "wagon", "C": "truck", "L": "locomotive"}
KINDS = {"workshop": "workshop", "mine": "mining", "deliver": "delivery", "money": "money", "order": "order"}


def piece_emoji(code: str) -> str:
    """A tile by its carts, an order by its transport."""
    return CARTS[TILES[code].colour] if code in TILES else TRANSPORTS[CARDS[code].transport]


def place_emoji(space: Space) -> str:
    """A place by its transport, or by its kind."""
    return TRANSPORTS[space.transport] if space.transport else KINDS[space.kind]


def coal_line(letters: str, lang: str) -> str:
    """Coal for a text, each colour after its emoji."""
    return ", ".join(f"{emoji_token(COAL[c])} {cubes(c * letters.count(c), lang)}" for c in COLOURS if c in letters)
