"""Texts by key, from the Fluent catalogues: the common ones beside this module, a game's own in ``bot/games/<game>/texts``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

from bot.tables.languages import LANGUAGES
from render.fluent_texts import Figures, FluentTexts

__all__ = ["FOLDER", "LANGUAGES", "TextLookup", "catalogue_files", "is_plain", "keys", "language_of", "say", "say_in"]
FOLDER = Path(__file__).parent
FALLBACK = "en"  # for everyone whose language is none of ours


class TextLookup(Protocol):
    """A function that returns texts by key."""

    def __call__(self, lang: str, key: str, /, **figures: str | int) -> str:
        """The text of a key with its figures; numbers choose the right plural.

        Raises KeyError when the language has no such text, or the text wants a figure that was not given: both are mistakes
        of the program, never of a person. Escape people's names first (``markdown_safe``).
        """
        ...


@cache
def say_in(game: str) -> TextLookup:
    """Lookup in a game's texts and the common ones; common texts may refer to the game's own."""

    def say_it(lang: str, key: str, /, **figures: str | int) -> str:
        return _fluent_texts(lang, game)(key, **figures)

    return say_it


say = say_in("")  # what is the same whatever is played


def keys(lang: str, game: str = "") -> frozenset[str]:
    """Everything that can be said in a language, about a game or whatever is played."""
    return _fluent_texts(lang, game).keys


def language_of(locale: str | None) -> str:
    """Ours for a locale of Discord ("pl", "de", "en-GB", "fr" …)."""
    lang = (locale or "").partition("-")[0]
    return lang if lang in LANGUAGES else FALLBACK


def catalogue_files(lang: str, game: str = "") -> list[Path]:
    """The files that hold the texts of a language."""
    own = FOLDER.parent / "games" / game / "texts" / lang
    return sorted((FOLDER / lang).glob("*.ftl")) + (sorted(own.glob("*.ftl")) if game else [])


def is_plain(game: str) -> bool:
    """Whether a game has no complete catalogue, so that what it does not say is said in the plain words of any game.

    A game with a module of its own (``bot/games/<game>/__init__.py``) and texts is not plain: it must have them all.
    """
    own = FOLDER.parent / "games" / game
    return bool(game) and not ((own / "__init__.py").is_file() and (own / "texts").is_dir())


@cache
def _fluent_texts(lang: str, game: str) -> FluentTexts:
    files = catalogue_files(lang, game)
    if not is_plain(game):
        return FluentTexts(lang, files)
    title = game.replace("_", " ").capitalize()
    names = f"game-title = {title}\ncmd-group = {game}\ncmd-group-desc = {title}\n"
    plain_words = (FOLDER / "plain" / f"{lang}.ftl").read_text(encoding="utf-8")
    return FluentTexts(lang, files, f"{plain_words}\n{names}", words_of_code)


def words_of_code(key: str, figures: Figures) -> str:
    """A key in words, without what it is about ("btn-", "refuse-"), and its figures; of a command only its own name."""
    about, _, name = key.partition("-")
    if about == "cmd":
        own = name.removesuffix("-desc").rpartition("-")[2]
        return own.replace("_", " ") if name.endswith("-desc") else own
    words = (name or about).replace("-", " ").replace("_", " ")
    shown = ", ".join(str(value) for _, value in figures if str(value) not in ("", "…"))
    return f"{words}: {shown}" if shown else words
