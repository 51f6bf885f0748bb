"""All that people read, in Polish, English and German.

``say`` gives a text by its key from the catalogues ``<language>/*.ftl``, ``say_in(game)`` also from those of a game in
``bot/<game>/texts`` (every file of a folder counts; each key must be there in every language). ``bot.texts.words`` turns what
the tables and the engine say into words. Names of people go through ``safe`` where markdown is read and through ``plain``
where it is not.
"""

from bot.texts.catalogue import LANGUAGES, Say, keys, language_of, say, say_in
from bot.texts.names import Safe, mention, plain, safe

__all__ = ["LANGUAGES", "Safe", "Say", "keys", "language_of", "mention", "plain", "safe", "say", "say_in"]
