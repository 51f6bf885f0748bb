"""The replay of the second game: one frame a turn, the right one, small enough."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from render.fluent_texts import LANGUAGES
from render.kopalnie.replay import describe_replay, film_of, mine_ends, turn_scenes
from render.replay_film import LIMIT, SHRINK, animate, draw_frame
from tests.render.kopalnie.positions import game, show


def test_a_turn_is_one_frame() -> None:
    scenes = [show(moment, None) for moment in game(4)]
    reel = turn_scenes(scenes)
    assert reel[0] == scenes[0]
    assert all(scene.view.phase == "dig" for scene in reel[1:-1])
    assert reel[-1].view.phase == "over"
    for kind in ("dug", "laid_coin", "abandoned"):
        assert [e for scene in reel for e in scene.happened(kind)] == [e for scene in scenes for e in scene.happened(kind)]
    assert len(reel) == 2 + sum(bool(scene.happened("turn_began")) for scene in scenes)
    assert len(mine_ends(reel)) == scenes[-1].view.end


def test_a_turn_that_is_not_finished_is_shown_too() -> None:
    undecided = ("rolled", "guess", "coin_mine", "coin_tile")
    games = ([show(moment, None) for moment in game(4, seed)] for seed in range(1, 40))
    scenes = next(played for played in games if any(scene.view.phase in undecided for scene in played))
    end = next(at for at, scene in enumerate(scenes) if scene.view.phase in undecided)
    assert turn_scenes(scenes[: end + 1])[-1] == scenes[end]


def test_every_frame_shows_its_turn() -> None:
    reel = turn_scenes([show(moment, None) for moment in game(2)[:30]])
    film = film_of(reel)
    data = animate(film)
    assert len(data) < LIMIT
    with Image.open(io.BytesIO(data)) as gif:
        assert gif.n_frames == len(reel)  # type: ignore[attr-defined]
        for at in range(0, len(reel), 3):
            gif.seek(at)
            drawn = draw_frame(film, at)
            assert {label.text for label in drawn.labels if label.name == "progress"} == {f"{at}/{len(reel) - 1}"}
            small = drawn.image.reduce(SHRINK)
            assert max(ImageStat.Stat(ImageChops.difference(gif.convert("RGB"), small)).mean) < 4.0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_replay(lang: str) -> None:
    scenes = [show(moment, None, lang, nasty=True) for moment in game(5)]
    text = describe_replay(scenes)
    closed = [event.data["mine"] for scene in scenes for event in scene.happened("abandoned")]
    assert len(text) <= 1000
    assert f" {', '.join(closed)}." in text
    assert "/".join(str(player.points).replace("-", "−") for player in scenes[-1].view.players) in text
