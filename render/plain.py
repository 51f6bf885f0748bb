"""Pictures of a game that draws none of its own: its facts as a table, with a column for each player."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PIL import Image

from engine.plain_view import Fact, PlainView, facts
from render.box import Box
from render.canvas import Canvas
from render.picture_kinds import CommonPictures, PictureKind, StripKind
from render.replay_film import Film
from render.scene import Scene
from render.strip_key import as_key
from render.strip_size import HEIGHT, WIDTH
from render.theme import SEATS, style

_PAPER = "#F4EAD3"
_EDGE, _ROW, _HEADER = 28, 64, 76
_ROWS = (HEIGHT - _HEADER - 2 * _EDGE) // _ROW  # of one strip
_STRIPS = 3  # at most
_LABEL = 300  # width of the facts' names
MAX_ALT = 1000


def label(scene: Scene, name: str) -> str:
    """A fact's name in the reader's language where a text says it (``fact-<name>``), else in the words of the code."""
    key = f"fact-{name.replace('_', '-')}"
    return scene.words(key) if key in scene.words.keys else name.replace("_", " ")


def shown_facts(scene: Scene) -> tuple[Fact, ...]:
    """As many facts as the strips have room for; if there are more, the last row says how many."""
    known, room = facts(scene.view), _ROWS * _STRIPS
    return known if len(known) <= room else (*known[: room - 1], Fact("…", f"+{len(known) - room + 1}"))


def _rows(scene: Scene, at: int) -> tuple[Fact, ...]:
    return shown_facts(scene)[at * _ROWS : (at + 1) * _ROWS]


def _draw(scene: Scene, at: int) -> Canvas:
    rows, view = _rows(scene, at), scene.view
    canvas = Canvas(Image.new("RGB", (WIDTH, _HEADER + _ROW * len(rows) + 2 * _EDGE), _PAPER))
    inner = Box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, _HEADER)
    phase = Box(inner.x, inner.y, _LABEL - 12, 60)
    canvas.text("phase", view.phase.replace("_", " "), phase, style("serif", 40, 20), align="left")
    column = (inner.w - _LABEL) / view.seats
    for seat in range(view.seats):
        colour = SEATS[seat % len(SEATS)]
        box = Box(inner.x + _LABEL + seat * column + 4, inner.y, column - 8, 60)
        canvas.fill(box, colour.fill)
        canvas.text(f"seat {seat}", scene.name(seat), box.inset(8, 0), style("bold", 34, 18), colour.ink)
    for row, fact in enumerate(rows):
        y = inner.bottom + row * _ROW
        canvas.fill(Box(inner.x, y, inner.w, 2), "paper_edge")
        name = Box(inner.x, y, _LABEL - 12, _ROW)
        canvas.text(f"fact {fact.name}", label(scene, fact.name), name, style("semibold", 32, 18), align="left")
        for seat, value in enumerate(fact.by_seat):
            box = Box(inner.x + _LABEL + seat * column + 8, y, column - 16, _ROW)
            canvas.text(f"{fact.name} {seat}", value, box, style("bold", 34, 18))
        if not fact.by_seat:
            room = Box(inner.x + _LABEL, y, inner.w - _LABEL, _ROW)
            canvas.text(fact.name, fact.value, room, style("bold", 34, 18), align="left")
    return canvas


def _told(scene: Scene, fact: Fact) -> str:
    by_seat = ", ".join(f"{scene.name(seat)} {value}" for seat, value in enumerate(fact.by_seat))
    return f"{label(scene, fact.name)}: {by_seat or fact.value}"


def _describe(scene: Scene, at: int) -> str:
    text = "; ".join([scene.view.phase.replace("_", " "), *(_told(scene, fact) for fact in _rows(scene, at))])
    return text if len(text) <= MAX_ALT else text[: MAX_ALT - 1] + "…"


def _key(scene: Scene, at: int) -> Hashable:
    return as_key((scene.view.seats, scene.view.phase, scene.names, _rows(scene, at)))


def _strip(at: int) -> StripKind:
    return StripKind(
        f"facts {at + 1}",
        draw=lambda scene: _draw(scene, at),
        describe=lambda scene: _describe(scene, at),
        key=lambda scene: _key(scene, at),
    )


_KINDS = tuple(map(_strip, range(_STRIPS)))


def _strips(scene: Scene) -> Sequence[StripKind]:
    return _KINDS[: max(1, -(-len(shown_facts(scene)) // _ROWS))]


PICTURES = CommonPictures(PlainView, {"board": PictureKind(_strips), "result": PictureKind(_strips)})


def film(scenes: Sequence[Scene]) -> Film:
    """A replay: the first strip of each scene."""
    height = max(_HEADER + _ROW * len(_rows(scene, 0)) + 2 * _EDGE for scene in scenes)

    def draw(at: int) -> Canvas:
        turn = _draw(scenes[at], 0)
        whole = Canvas(Image.new("RGB", (WIDTH, height), _PAPER), turn.labels)
        whole.image.paste(turn.image, (0, 0))
        return whole

    return Film(len(scenes), draw, [], "lantern")


def describe_film(scenes: Sequence[Scene]) -> str:
    """How the game stood at its end."""
    return _describe(scenes[-1], 0)
