"""The descriptions of every game's pictures are whole sentences within the limit."""

from __future__ import annotations

import re

import pytest

from render.alt_text import LIMIT
from render.fluent_texts import LANGUAGES
from render.picture_registry import GAME_PICTURES
from tests.examples import some
from tests.render.families import FAMILIES
from tests.render.layout import LONGEST
from tests.slow_parts import slow_but

LEAST = {"szczesc": 40, "kopalnie": 30, "niemcy": 20, "goldmine": 20}
EVERY = [(name, kind, lang) for name, families in FAMILIES.items() for kind in families for lang in LANGUAGES]
QUICK = [(name, kind, lang) for name, kind, lang in EVERY if name != "niemcy" or lang == LONGEST]


@pytest.mark.parametrize(("name", "kind", "lang"), slow_but(QUICK, EVERY))
def test_every_strip_is_described_in_whole_sentences_within_the_limit(name: str, kind: str, lang: str) -> None:
    picture = GAME_PICTURES[name].kinds[kind]
    for scene in some(FAMILIES[name][kind](lang)):
        if picture.why_not(scene) is None:
            for strip in picture.strips(scene):
                text = strip.describe(scene)
                assert LEAST[name] < len(text) <= LIMIT
                assert text.endswith((".", "…") if name != "szczesc" else ".")
                assert not re.search(r"[{}]|None|\s\s|\.\.|: :", text)
