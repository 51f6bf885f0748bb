"""Strips: never too high, never drawn twice, and never one in the place of another."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.canvas import Canvas
from render.picture_kinds import PictureKind, StripKind, StripTooHigh, same_strips
from render.picture_registry import GAME_PICTURES, game_of, render_picture
from render.scene import Scene
from render.strip_cache import StripCache
from render.strip_key import as_key
from render.strip_size import HEIGHT, LEAST_ON_DESKTOP, LEAST_ON_PHONE, WIDTH
from tests.render.games import draws, game, record, show
from tests.render.goldmine import positions as goldmine
from tests.render.kopalnie import positions as kopalnie
from tests.render.niemcy import positions as niemcy
from tests.slow_parts import slow_but


def scenes(name: str) -> Iterator[Scene]:
    """A game as everybody and as two of its players see it, of every seat, and with other names."""
    if name == "szczesc":
        moments = [*game(3), *draws(3, "workshop draw"), *draws(3, "order draw")]
        for moment in moments:
            yield from (show(moment, viewer, seat=seat) for viewer in (None, 0, 1) for seat in range(3))
        yield from (show(moment, None, nasty=True) for moment in game(3)[::10])
    elif name == "goldmine":
        recorded = [goldmine.at(position) for position in goldmine.NAMES] + goldmine.turns("turn_4p")[20::6]
        for one in recorded:
            yield from (goldmine.show(one, viewer) for viewer in (None, 0, 1))
            yield goldmine.show(one._replace(events=()), None, nasty=True)
    elif name == "niemcy":
        for played_on in niemcy.game(3)[::9]:
            yield from (niemcy.show(played_on, viewer, seat=seat) for viewer in (None, 0, 1) for seat in (0, 1))
        yield from (niemcy.show(played_on, None, nasty=True) for played_on in niemcy.game(3)[::40])
    else:
        for played in kopalnie.game(3):
            yield from (kopalnie.show(played, viewer, seat=seat) for viewer in (None, 0, 1) for seat in range(3))
        yield from (kopalnie.show(played, None, nasty=True) for played in kopalnie.game(3)[::10])


def ambiguous(kind: PictureKind, played: Sequence[Scene], most: int = 8) -> set[str]:
    """Strips of which two scenes with an equal key look different: something that they show is missing in the key."""
    groups: dict[Hashable, list[tuple[StripKind, Scene]]] = {}
    for scene in played:
        if kind.why_not(scene) is None:
            for strip in kind.strips(scene):
                groups.setdefault((strip.name, scene.lang, strip.key(scene)), []).append((strip, scene))
    several = [group for group in groups.values() if len(group) > 1]
    found = set()
    for group in several[:: max(1, len(several) // most)]:
        first, middle, last = (group[at][0].canvas(group[at][1]).image.tobytes() for at in (0, len(group) // 2, -1))
        if not first == middle == last:
            found.add(group[0][0].name)
    return found


KINDS = [(name, kind) for name, album in GAME_PICTURES.items() for kind in album.kinds]
QUICKLY_DRAWN = [("kopalnie", "board"), ("kopalnie", "hand"), ("szczesc", "board")]


@pytest.mark.parametrize(("name", "kind"), slow_but(QUICKLY_DRAWN, KINDS))
def test_scenes_with_the_same_key_look_the_same(name: str, kind: str) -> None:
    assert not ambiguous(GAME_PICTURES[name].kinds[kind], list(scenes(name)))


def test_a_key_that_lacks_something_is_noticed() -> None:
    works = GAME_PICTURES["szczesc"].kinds["board"].strips(show(game(3)[0], None))[0]
    careless = StripKind("careless", works.draw, works.describe, lambda scene: as_key(scene.view.scores))
    assert ambiguous(PictureKind(same_strips(careless)), [show(game(3)[at], None) for at in (8, 9, 10)]) == {"careless"}


@pytest.mark.parametrize("name", GAME_PICTURES)
def test_a_name_is_one_strip(name: str) -> None:
    drawing: dict[str, object] = {}
    for scene in scenes(name):
        for kind in GAME_PICTURES[name].kinds.values():
            if kind.why_not(scene) is None:
                strips = kind.strips(scene)
                assert len({strip.name for strip in strips}) == len(strips) > 0
                for strip in strips:
                    assert drawing.setdefault(strip.name, strip.draw) is strip.draw


def plain(name: str, height: int, colour: str = "#A63C2A") -> StripKind:
    return StripKind(
        name,
        lambda scene: Canvas(Image.new("RGB", (WIDTH, height), colour)),
        lambda scene: f"{name}: {scene.names[0]}",
        lambda scene: scene.view.shift,
    )


def test_a_strip_that_is_too_high_is_named() -> None:
    scene = show(game(3)[0], None)
    assert plain("office", HEIGHT).canvas(scene).image.height == HEIGHT
    with pytest.raises(StripTooHigh, match="strip office: 1188 × 757 is higher than"):
        plain("office", HEIGHT + 1).canvas(scene)


def test_the_least_digits_are_those_that_were_measured() -> None:
    assert (round(LEAST_ON_DESKTOP, 1), round(LEAST_ON_PHONE, 1)) == (9.7, 6.2)


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board of two strips."""
    kind = PictureKind(same_strips(plain("works", 500), plain("office", 300, "#34586F")))
    monkeypatch.setitem(GAME_PICTURES["szczesc"].kinds, "board", kind)  # type: ignore[arg-type]


@pytest.mark.usefixtures("two")
def test_a_strip_whose_key_has_not_changed_is_not_drawn_again() -> None:
    cache = StripCache()
    first, shift = show(game(3)[20], None), show(game(3)[-1], None)
    made = render_picture("board", first, cache=cache)
    other_table = Scene(first.view, ("Zoe", *first.names[1:]))
    again = render_picture("board", other_table, cache=cache)
    assert (made.reused, again.reused) == (0, 2)
    assert [strip.data for strip in again.strips] == [strip.data for strip in made.strips]
    assert [strip.alt for strip in again.strips] == ["works: Zoe", "office: Zoe"]  # words are always those of the scene
    for different in (shift, Scene(first.view, first.names, "de")):
        assert render_picture("board", different, cache=cache).reused == 0
    assert render_picture("board", first, "webp", cache).reused == 0
    assert (cache.made, cache.reused) == (8, 2)
    assert game_of(first) == "szczesc"


def test_the_cache_holds_so_many_bytes() -> None:
    cache = StripCache(room=25)
    made: list[str] = []

    def file(name: str) -> None:
        cache.file(name, lambda: made.append(name) or b"x" * 10)  # type: ignore[func-returns-value]

    for name in "ABABCABC":  # the third does not fit: whoever was asked for longest ago goes
        file(name)
    assert "".join(made) == "ABCABC"
    cache.file("large", lambda: b"x" * 99)
    file("A")
    assert made[-1] == "A"


@pytest.mark.parametrize("form", ["png", "webp"])
@pytest.mark.usefixtures("two")
def test_strips_are_joined_or_written_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str], form: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record(3).to_json()), encoding="utf-8")
    assert main([str(file), "-o", str(tmp_path / f"board.{form}")]) == 0
    assert capsys.readouterr().out == "works: Anna\noffice: Anna\n"
    with Image.open(tmp_path / f"board.{form}") as image:
        joined = image.convert("RGB")
    assert joined.size == (WIDTH, 808)
    assert [joined.getpixel((5, y)) for y in (499, 504, 508)] == [(0xA6, 0x3C, 0x2A), (0x21, 0x1C, 0x1B), (0x34, 0x58, 0x6F)]
    assert main([str(file), "--strips", "-o", str(tmp_path / f"apart.{form}")]) == 0
    assert {path.name for path in tmp_path.glob("apart*")} == {f"apart-1.{form}", f"apart-2.{form}"}
    with Image.open(tmp_path / f"apart-2.{form}") as image:
        assert image.size == (WIDTH, 300)
    capsys.readouterr()
    assert main([str(file), "--kind", "shaft", "--strips", "-o", str(tmp_path / f"shaft.{form}")]) == 0
    assert {path.name for path in tmp_path.glob("shaft*")} == {f"shaft-1.{form}"}


def test_keys_are_equal_when_values_are() -> None:
    assert as_key({"a": [1, {"b": 2}], "c": None}) == as_key({"c": None, "a": (1, {"b": 2})})
    assert as_key({"a": 1}) != as_key({"a": 2})
    assert hash(as_key(show(game(3)[20], 1))) == hash(as_key(show(game(3)[20], 1)))
    with pytest.raises(TypeError):
        as_key({1, 2})
