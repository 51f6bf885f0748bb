"""All that people read, in Polish, English and German.

``say`` gives a text by its key from the catalogues ``<language>/*.ftl``, ``say_in(game)`` also from those of a game in
``bot/games/<game>/texts`` (every file of a folder counts; each key must be there in every language). ``bot.texts.formatting``
turns what the tables and the engine say into words. Names of people go through ``markdown_safe`` where markdown is read and
through ``plain_name`` where it is not.
"""

from bot.texts.catalogue import LANGUAGES, TextLookup, keys, language_of, say, say_in
from bot.texts.safe_names import MarkdownSafe, markdown_safe, mention, plain_name, readable_name, visible_part

__all__ = [
    "LANGUAGES",
    "MarkdownSafe",
    "TextLookup",
    "keys",
    "language_of",
    "markdown_safe",
    "mention",
    "plain_name",
    "readable_name",
    "say",
    "say_in",
    "visible_part",
]
