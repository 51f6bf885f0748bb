"""Start-up: everything that is drawn once and kept, drawn before the first player asks."""

from __future__ import annotations

from render.colour_table import colour_table
from render.fluent_texts import LANGUAGES
from render.picture_registry import GAME_PICTURES


def warm_up(languages: tuple[str, ...] = LANGUAGES[:1], seats: tuple[int, ...] = (4,)) -> None:
    """Load fonts, words and colours, rasterise the backgrounds. The other languages and tables are drawn when first needed."""
    for game, album in GAME_PICTURES.items():
        colour_table(game)
        for lang in languages:
            for count in seats:
                album.prepare(lang, count)
