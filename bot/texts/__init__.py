"""All that people read, in Polish, English and German.

``say`` gives a text by its key from the catalogues ``<language>/*.ftl`` (every file of the folder counts, so a part of the
program may bring its own; each key must be there in every language). ``bot.texts.words`` turns what the engine and the
tables say into words, ``bot.texts.rules`` holds the pages on how to play. Names of people go through ``safe`` where markdown
is read and through ``plain`` where it is not.
"""

from bot.texts.catalogue import LANGUAGES, keys, language_of, say
from bot.texts.names import Safe, mention, plain, safe

__all__ = ["LANGUAGES", "Safe", "keys", "language_of", "mention", "plain", "safe", "say"]
