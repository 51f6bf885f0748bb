"""The replay: one frame a turn, the right one, small enough; and the gallery that holds one of everything."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.fluent_texts import LANGUAGES
from render.gallery import gallery
from render.picture_registry import GAME_PICTURES
from render.replay_film import LIMIT, SHRINK, TRACK, animate, draw_frame
from render.szczesc.picture_kinds import KINDS
from render.szczesc.replay import describe_replay, film_of, shift_ends, turn_scenes
from tests.render.games import game, play, show


def test_a_turn_is_one_frame() -> None:
    scenes = [show(moment, None) for moment in game(3)]
    reel = turn_scenes(scenes)
    assert all(scene.view.phase != "choose" for scene in reel)
    assert len(reel) == len(scenes) - sum(scene.view.phase == "choose" for scene in scenes)
    placed = [event for scene in scenes for event in scene.happened("placed")]
    assert [event for scene in reel for event in scene.happened("placed")] == placed
    assert all(len(scene.happened("placed")) <= 1 for scene in reel)
    assert len(shift_ends(reel)) == 3


def test_a_draw_that_is_not_finished_is_shown_too() -> None:
    state = next(state for state, _ in game(3) if state.phase == "place")
    scenes = [show(moment, None) for moment in (game(3)[0], play(state, "order draw"))]
    assert [scene.view.phase for scene in turn_scenes(scenes)] == ["draft", "choose"]


def test_the_cart_rolls_from_the_beginning_to_the_end() -> None:
    reel = turn_scenes([show(moment, None) for moment in game(2)])
    last = len(reel) - 1
    for at in (0, 20, last):
        texts = {label.name: label.text for label in draw_frame(film_of(reel), at).labels}
        assert texts["progress"] == f"{at}/{last}"
    frames = [draw_frame(film_of(reel), at).image for at in (0, last // 2, last)]
    first, middle, end = (frame.crop((0, frame.height - TRACK, 1188, frame.height)) for frame in frames)
    amount = [sum(pixel == (255, 201, 51) for pixel in strip.get_flattened_data()) for strip in (first, middle, end)]
    assert amount[0] < amount[1] < amount[2]


def test_every_frame_shows_its_turn() -> None:
    scenes = [show(moment, None) for moment in game(2)[:24]]
    reel = turn_scenes(scenes)
    with Image.open(io.BytesIO(animate(film_of(reel)))) as film:
        assert film.format == "GIF"
        assert film.n_frames == len(reel)  # type: ignore[attr-defined]
        assert film.info["loop"] == 0
        for at in range(len(reel)):
            film.seek(at)
            drawn = draw_frame(film_of(reel), at).image.reduce(SHRINK)
            assert film.size == drawn.size
            change = ImageStat.Stat(ImageChops.difference(film.convert("RGB"), drawn))
            assert max(change.mean) < 4.0
            assert film.info["duration"] >= 500


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_words_of_a_replay(lang: str, seats: int) -> None:
    scenes = [show(moment, None, lang, nasty=True) for moment in game(seats)]
    text = describe_replay(scenes)
    assert len(text) <= 1000
    assert str(len(turn_scenes(scenes)) - 1) in text
    said = [[int(n) for n in found.split("/")] for found in re.findall(r"(?<= )\d+(?:/\d+)+", text)]
    scored = [list(moment[0].scores) for moment in game(seats) if any(event.kind == "shift_scored" for event in moment[1])]
    assert said == scored


def test_the_gallery_has_one_of_each() -> None:
    assert tuple(GAME_PICTURES["szczesc"].gallery().moments) == tuple(KINDS)


@pytest.mark.slow
def test_the_gallery(tmp_path: Path) -> None:
    page = gallery(tmp_path / "new" / "folder", languages=["de"], games=["szczesc"]).read_text(encoding="utf-8")
    assert not re.search(r"(?:src|href)=\"?(?:https?:)?//|@import|url\(", page)  # nothing from outside
    found = re.search(r"const pictures = (\[.*\]);", page)
    assert found
    shown = json.loads(found[1])
    assert [(one["lang"], one["kind"]) for one in shown] == [("de", kind) for kind in (*KINDS, "replay")]
    for one in shown:
        for strip in one["strips"]:
            file = tmp_path / "new" / "folder" / strip["file"]
            assert 0 < file.stat().st_size < (LIMIT if one["kind"] == "replay" else 300 * 1024)
            assert 100 < len(strip["alt"]) <= 1000
        with Image.open(tmp_path / "new" / "folder" / one["file"]) as image:
            assert image.width == (1188 // SHRINK if one["kind"] == "replay" else 1188)
    assert len({one["strips"][0]["alt"] for one in shown}) == len(shown)
