"""The replay of Niemcy: one frame a turn, the right one, small enough, landscape."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from render.fluent_texts import LANGUAGES
from render.niemcy.replay import describe_replay, film_of, turn_scenes
from render.replay_film import LIMIT, SHRINK, animate, draw_frame
from tests.render.layout import clashes, strays
from tests.render.niemcy.positions import game, in_phase, show


def test_a_turn_is_one_frame() -> None:
    scenes = [show(moment, None) for moment in game(4)]
    reel = turn_scenes(scenes)
    assert reel[0] == scenes[0]
    assert all(scene.view.phase == "turn" for scene in reel[1:-1])
    assert reel[-1].view.phase == "over"
    for kind in ("claimed", "drew", "boarded", "shuffled", "last_round"):
        assert [e for scene in reel for e in scene.happened(kind)] == [e for scene in scenes for e in scene.happened(kind)]
    assert len(reel) == 2 + sum(bool(scene.happened("turn_began")) for scene in scenes)
    assert list(film_of(reel).marks) == [at for at, scene in enumerate(reel) if scene.happened("last_round")]


def test_a_turn_that_is_not_finished_is_shown_too() -> None:
    scenes = [show(moment, None) for moment in game(3)]
    end = next(at for at, scene in enumerate(scenes) if scene.view.phase == "second")
    assert turn_scenes(scenes[: end + 1])[-1] == scenes[end]


def test_every_frame_shows_its_turn() -> None:
    reel = turn_scenes([show(moment, None, "de", nasty=True) for moment in game(5)[60:110]])
    film = film_of(reel)
    data = animate(film)
    assert len(data) < LIMIT
    with Image.open(io.BytesIO(data)) as gif:
        assert gif.n_frames == len(reel)  # type: ignore[attr-defined]
        assert gif.width > gif.height
        for at in range(0, len(reel), 9):
            gif.seek(at)
            drawn = draw_frame(film, at)
            assert not strays(drawn)
            assert not clashes(drawn)
            assert {label.text for label in drawn.labels if label.name == "progress"} == {f"{at}/{len(reel) - 1}"}
            small = drawn.image.reduce(SHRINK)
            assert max(ImageStat.Stat(ImageChops.difference(gif.convert("RGB"), small)).mean) < 4.0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_replay(lang: str) -> None:
    scenes = [show(moment, None, lang, nasty=True) for moment in game(5)]
    text = describe_replay(scenes)
    assert len(text) <= 1000
    assert "/".join(str(player.points).replace("-", "−") for player in scenes[-1].view.players) in text
    assert len(in_phase(5, "over")) == 1
