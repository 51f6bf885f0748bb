"""Start-up: everything that is drawn once and kept, drawn before the first player asks."""

from __future__ import annotations

from render.szczesc.board import prepare_board
from render.szczesc.shaft import prepare_shaft
from render.words import LANGUAGES


def warm_up(languages: tuple[str, ...] = LANGUAGES[:1], seats: tuple[int, ...] = (4,)) -> None:
    """Load fonts and words, rasterise the backgrounds. The other languages and tables are drawn when first needed."""
    for lang in languages:
        prepare_shaft(lang)
        for count in seats:
            prepare_board(lang, count)
