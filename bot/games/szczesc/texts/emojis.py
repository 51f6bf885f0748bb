"""Which emoji shows a piece or a kind of place of this game, by the letters and words of the notation."""

from __future__ import annotations

from bot.games.szczesc.texts.labels import cubes
from bot.texts.emoji_tokens import emoji_token
from engine.szczesc.box import CARDS, COLOURS, TILES, Space
from engine.szczesc.refusals import WorkPlace

COAL = {"Y": "coal_yellow", "B": "coal_brown", "G": "coal_grey", "K": "coal_black"}
CARTS = {"Y": "cart_yellow", "B": "cart_brown", "G": "cart_grey", "K": "cart_black"}
TRANSPORTS = {"H": "handcart", "W": "wagon", "C": "truck", "L": "locomotive"}
EMOJI_OF_KIND = {"workshop": "workshop", "mine": "mining", "deliver": "delivery", "money": "money", "order": "order"}


def piece_emoji(code: str) -> str:
    """A tile by its carts, an order by its transport."""
    return CARTS[TILES[code].colour] if code in TILES else TRANSPORTS[CARDS[code].transport]


def place_emoji(space: Space) -> str:
    """A place by its transport, or by its kind."""
    return TRANSPORTS[space.transport] if space.transport else EMOJI_OF_KIND[space.kind]


def work_emoji(place: WorkPlace) -> str:
    """A place by what lies there, or by what it is."""
    return piece_emoji(place.piece) if place.piece else place_emoji(place.space)


def step_emoji(text: str) -> str:
    """A step of mining by the coal that is taken; none for a move, or for two colours."""
    coal = [COAL[letter] for letter in text.partition(">")[0] if letter in COAL]
    return coal[0] if len(set(coal)) == 1 else ""


def coal_emoji(letters: str) -> str:
    """Coal of one colour; none for several."""
    return COAL[letters[0]] if len(set(letters)) == 1 else ""


def coal_line(letters: str, lang: str) -> str:
    """Coal for a text, each colour after its emoji."""
    return ", ".join(f"{emoji_token(COAL[c])} {cubes(c * letters.count(c), lang)}" for c in COLOURS if c in letters)
