"""The replays of all games: one frame a turn, the right one, small enough; and the gallery that holds one of everything."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.fluent_texts import LANGUAGES
from render.gallery import gallery
from render.kopalnie.replay import turn_scenes as kopalnie_turns
from render.niemcy.replay import turn_scenes as niemcy_turns
from render.picture_registry import GAME_PICTURES, game_of
from render.replay_film import LIMIT, SHRINK, TRACK, Film, animate, draw_frame
from render.scene import Scene
from render.szczesc.replay import turn_scenes
from tests.render.games import game, play, show
from tests.render.goldmine import positions as goldmine
from tests.render.kopalnie import positions as kopalnie
from tests.render.layout import clashes, strays
from tests.render.niemcy import positions as niemcy
from tests.slow_parts import slow_but


def film_from(scenes: list[Scene]) -> Film:
    return GAME_PICTURES[game_of(scenes[0])].replay(scenes)


def test_a_turn_is_one_frame() -> None:
    scenes = [show(moment, None) for moment in game(3)]
    reel = turn_scenes(scenes)
    assert all(scene.view.phase != "choose" for scene in reel)
    assert len(reel) == len(scenes) - sum(scene.view.phase == "choose" for scene in scenes)
    placed = [event for scene in scenes for event in scene.happened("placed")]
    assert [event for scene in reel for event in scene.happened("placed")] == placed
    assert all(len(scene.happened("placed")) <= 1 for scene in reel)
    film = film_from(scenes)
    assert (film.frames, len(film.marks)) == (len(reel), 3), "a mark for each shift"


@pytest.mark.parametrize(
    ("scenes", "turn_scenes", "phase", "kinds", "mark"),
    [
        (lambda: [kopalnie.show(one) for one in kopalnie.game(4)], kopalnie_turns, "dig", "dug laid_coin abandoned", "abandoned"),
        (lambda: [niemcy.show(one) for one in niemcy.game(4)], niemcy_turns, "turn",
         "claimed drew boarded shuffled last_round", "last_round"),
    ],
    ids=["kopalnie", "niemcy"],
)  # fmt: skip
def test_a_turn_of_several_decisions_is_one_frame(
    scenes: Callable[[], list[Scene]], turn_scenes: Callable[[list[Scene]], list[Scene]], phase: str, kinds: str, mark: str
) -> None:
    every, film = scenes(), film_from(scenes())
    reel = turn_scenes(every)
    assert reel[0] == every[0]
    assert all(scene.view.phase == phase for scene in reel[1:-1])
    assert reel[-1].view.phase == "over"
    for kind in kinds.split():
        assert [e for scene in reel for e in scene.happened(kind)] == [e for scene in every for e in scene.happened(kind)]
    assert film.frames == len(reel) == 2 + sum(bool(scene.happened("turn_began")) for scene in every)
    assert list(film.marks) == [at for at, scene in enumerate(reel) if scene.happened(mark)]
    assert len(film.marks) == (every[-1].view.end if mark == "abandoned" else 1)


def test_a_turn_that_is_not_finished_is_shown_too() -> None:
    state = next(state for state, _ in game(3) if state.phase == "place")
    scenes = [show(moment, None) for moment in (game(3)[0], play(state, "order draw"))]
    assert [scene.view.phase for scene in turn_scenes(scenes)] == ["draft", "choose"]
    undecided = ("rolled", "guess", "coin_mine", "coin_tile")
    games = ([kopalnie.show(moment) for moment in kopalnie.game(4, seed)] for seed in range(1, 40))
    digging = next(played for played in games if any(scene.view.phase in undecided for scene in played))
    travelling = [niemcy.show(moment) for moment in niemcy.game(3)]
    for scenes, turns, phases in ((digging, kopalnie_turns, undecided), (travelling, niemcy_turns, ("second",))):
        end = next(at for at, scene in enumerate(scenes) if scene.view.phase in phases)
        assert turns(scenes[: end + 1])[-1] == scenes[end]


def test_the_cart_rolls_from_the_beginning_to_the_end() -> None:
    film = film_from([show(moment, None) for moment in game(2)])
    frames = [draw_frame(film, at).image for at in (0, film.frames // 2, film.frames - 1)]
    strips = [frame.crop((0, frame.height - TRACK, 1188, frame.height)) for frame in frames]
    amount = [sum(pixel == (255, 201, 51) for pixel in strip.get_flattened_data()) for strip in strips]
    assert all(before < after for before, after in pairwise(amount))


@pytest.mark.parametrize(
    ("scenes", "step"),
    [
        pytest.param(lambda: [show(moment, None) for moment in game(2)[:24]], 1, marks=pytest.mark.slow),
        (lambda: [kopalnie.show(moment) for moment in kopalnie.game(2)[:30]], 3),
        pytest.param(
            lambda: [niemcy.show(moment, None, "de", nasty=True) for moment in niemcy.game(5)[60:110]], 9, marks=pytest.mark.slow
        ),
        pytest.param(lambda: [goldmine.show(moment) for moment in goldmine.played("result").moments], 9, marks=pytest.mark.slow),
    ],
    ids=GAME_PICTURES,
)
def test_every_frame_shows_its_turn(scenes: Callable[[], list[Scene]], step: int) -> None:
    film = film_from(scenes())
    data = animate(film)
    assert len(data) < LIMIT
    with Image.open(io.BytesIO(data)) as gif:
        assert (gif.format, gif.info["loop"], gif.n_frames) == ("GIF", 0, film.frames)  # type: ignore[attr-defined]
        assert gif.width > gif.height or game_of(scenes()[0]) in ("szczesc", "kopalnie")
        for at in range(0, film.frames, step):
            gif.seek(at)
            drawn = draw_frame(film, at)
            assert not strays(drawn)
            assert not clashes(drawn)
            assert {label.text for label in drawn.labels if label.name == "progress"} == {f"{at}/{film.frames - 1}"}
            small = drawn.image.reduce(SHRINK)
            assert gif.size == small.size
            assert max(ImageStat.Stat(ImageChops.difference(gif.convert("RGB"), small)).mean) < 4.0
            assert gif.info["duration"] >= 500


@pytest.mark.slow
def test_a_mine_is_marked_where_the_prospecting_began_and_where_somebody_had_enough() -> None:
    assert len(film_from([goldmine.show(moment) for moment in goldmine.played("result").moments]).marks) >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "scenes",
    [
        *(lambda lang, n=n: [show(moment, None, lang, nasty=True) for moment in game(n)] for n in (2, 4)),  # type: ignore[misc]
        lambda lang: [kopalnie.show(moment, None, lang, nasty=True) for moment in kopalnie.game(5)],
        lambda lang: [niemcy.show(moment, None, lang, nasty=True) for moment in niemcy.game(5)],
        lambda lang: [goldmine.show(moment, None, lang, nasty=True) for moment in goldmine.played("result").moments],
    ],
    ids=["szczesc-2", "szczesc-4", "kopalnie", "niemcy", "goldmine"],
)
def test_the_words_of_a_replay(scenes: Callable[[str], list[Scene]], lang: str) -> None:
    seen = scenes(lang)
    name, last = game_of(seen[-1]), seen[-1].view
    text = GAME_PICTURES[name].describe_replay(seen)
    assert len(text) <= 1000
    if name == "szczesc":
        assert str(len(turn_scenes(seen)) - 1) in text
        said = [[int(n) for n in found.split("/")] for found in re.findall(r"(?<= )\d+(?:/\d+)+", text)]
        assert said == [list(scene.view.scores) for scene in seen if scene.happened("shift_scored")]
    elif name != "goldmine":
        assert "/".join(str(player.points).replace("-", "−") for player in last.players) in text
    if name == "kopalnie":
        closed = [event.data["mine"] for scene in seen for event in scene.happened("abandoned")]
        assert f" {', '.join(closed)}." in text


@pytest.mark.parametrize("name", slow_but(["szczesc"], GAME_PICTURES))
def test_the_gallery_has_one_of_each(name: str) -> None:
    assert tuple(GAME_PICTURES[name].gallery().moments) == tuple(GAME_PICTURES[name].kinds)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["szczesc", "kopalnie", "goldmine"])
def test_the_gallery(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "new" / "folder"
    page = gallery(folder, languages=["de"], games=[name]).read_text(encoding="utf-8")
    assert not re.search(r"(?:src|href)=\"?(?:https?:)?//|@import|url\(", page)  # nothing from outside
    found = re.search(r"const pictures = (\[.*\]);", page)
    assert found
    shown = json.loads(found[1])
    assert [(one["lang"], one["kind"]) for one in shown] == [("de", kind) for kind in (*GAME_PICTURES[name].kinds, "replay")]
    for one in shown:
        for strip in one["strips"]:
            assert 0 < (folder / strip["file"]).stat().st_size < (LIMIT if one["kind"] == "replay" else 300 * 1024)
            assert (20 if name == "goldmine" else 100) < len(strip["alt"]) <= 1000
        with Image.open(folder / one["file"]) as image:
            assert image.width == (1188 // SHRINK if one["kind"] == "replay" else 1188)
    assert len({one["strips"][0]["alt"] for one in shown}) == len(shown)
