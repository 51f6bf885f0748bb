"""The boxes of every game's pictures: no text leaves its room or meets another, numbers are legible on a phone."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import pytest

from render.canvas import Canvas
from render.goldmine.window import LARGE_WIDTH
from render.picture_registry import GAME_PICTURES
from render.strip_size import WIDTH, too_high
from tests.examples import some
from tests.render.families import FAMILIES, Families
from tests.render.layout import clashes, cut, illegible, in_time, strays
from tests.render.moments import BOARDS
from tests.render.niemcy.moments import LEAN
from tests.render.strips import canvases


class Rules(NamedTuple):
    """What the pictures of a game are allowed."""

    game: str
    families: Families
    least_height: int
    may_be_cut: Collection[str]  # the last words of the names of texts
    whole: tuple[str, ...] = ()  # beginnings of names of texts that are never cut, whatever the end
    widths: tuple[int, ...] = (WIDTH,)
    slow: tuple[str, ...] = ()  # kinds of which many are drawn


# What is left out stands in another picture, too.
LEAN_NIEMCY = {kind: FAMILIES["niemcy"][kind] for kind in LEAN}
LEAN_GOLDMINE = {kind: family for kind, family in FAMILIES["goldmine"].items() if kind not in ("board", "header", "players")}
RULES = {
    "boards": Rules("szczesc", BOARDS, 300, {"name", "news", "who", "turn"}),
    "szczesc": Rules("szczesc", FAMILIES["szczesc"], 300, {"name", "note", "hand", "turn"}),
    "kopalnie": Rules("kopalnie", FAMILIES["kopalnie"], 200, {"name", "turn", "title", "head"}, whole=("card ", "mission")),
    "niemcy": Rules("niemcy", LEAN_NIEMCY, 140, {"name", "turn", "head"}, slow=("claim", "hand", "result")),
    "goldmine": Rules(
        "goldmine", LEAN_GOLDMINE, 180, {"name", "turn", "title", "who", "head", "question", "place"},
        widths=(WIDTH, LARGE_WIDTH), slow=("mine",),
    ),
}  # fmt: skip
PICTURES = [
    *(one for name, rules in RULES.items() for one in in_time(name, rules.families, rules.slow)),
]


class Drawn(NamedTuple):
    rules: Rules
    canvases: list[Canvas]


@pytest.fixture(scope="module", params=PICTURES, ids="-".join)
def drawn(request: pytest.FixtureRequest) -> Drawn:
    name, kind, lang = request.param
    rules = RULES[name]
    picture = GAME_PICTURES[rules.game].kinds[kind]
    scenes = [scene for scene in some(rules.families[kind](lang)) if picture.why_not(scene) is None]
    return Drawn(rules, [canvas for scene in scenes for canvas in canvases(picture, scene)])


def test_every_text_stays_in_its_room_and_meets_no_other(drawn: Drawn) -> None:
    for canvas in drawn.canvases:
        assert not strays(canvas)
        assert not {pair for pair in clashes(canvas) if drawn.rules.game != "niemcy" or not _on_the_map(pair)}


def _on_the_map(pair: tuple[str, str]) -> bool:
    """Names on a small map or at the edge of a window may come close: each stands where it covers least."""
    return all(name.endswith(("/place", "/city", "/country")) or name.startswith(("badge", "way")) for name in pair)


def test_numbers_that_a_move_depends_on_are_legible_on_a_phone_and_never_cut(drawn: Drawn) -> None:
    if drawn.rules.game != "niemcy":  # there a move does not depend on what stands on the map or in the legend
        assert any(label.vital for canvas in drawn.canvases for label in canvas.labels)
    for canvas in drawn.canvases:
        assert not illegible(canvas)


def test_only_names_and_the_news_are_cut(drawn: Drawn) -> None:
    for canvas in drawn.canvases:
        assert {name for name in cut(canvas) if not name.startswith("name ")} <= drawn.rules.may_be_cut
        told = [label for label in canvas.labels if label.name.startswith(drawn.rules.whole)]
        assert not {(label.name, label.whole) for label in told if label.text != label.whole}


def test_strips_have_the_shape_of_all_strips(drawn: Drawn) -> None:
    for canvas in drawn.canvases:
        width, height = canvas.image.size
        assert width in drawn.rules.widths
        assert canvas.image.mode == "RGB"
        assert height >= drawn.rules.least_height
        assert not too_high(width, height)
