"""Pictures of a game that draws none: any position of it, in every language, its result, its replay and its card."""

from __future__ import annotations

import json
from dataclasses import make_dataclass
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.game_package import GamePackage
from engine.games import GAMES, PACKAGES
from engine.match import play_game
from engine.plain_view import PlainView
from engine.players.game_course import game_course
from engine.players.random_player import RandomPlayer
from render.__main__ import main
from render.cards.views import ResultCardView
from render.fluent_texts import LANGUAGES
from render.picture_kinds import StripTooHigh
from render.picture_registry import COMMON, game_of, render_picture, render_replay, strips_of
from render.scene import Scene, SceneOf
from render.strip_cache import StripCache
from tests.engine.pig_game import GAME as PIG
from tests.engine.random_games import walk
from tests.engine.toy_game import TOY
from tests.render.layout import LONGEST
from tests.slow_parts import slow_but

NAMES = ("Ania", "Bartłomiej z Zabrza", "星野", "Dorota", "Ewa", "Franciszek Ksawery")


@pytest.mark.parametrize("game", [PIG, TOY], ids=lambda game: game.name)
@pytest.mark.parametrize("lang", slow_but([LONGEST], LANGUAGES))
def test_every_position_has_a_picture(game: Any, lang: str) -> None:
    seats = game.seats[-1]
    for step in list(walk(game, seats, seed=2))[::40]:
        scene = Scene(game.observe(step.after, None), NAMES[:seats], lang)
        assert game_of(scene) == COMMON
        for kind in ("board", "result"):
            picture = render_picture(kind, scene, "png")
            assert all(strip.data.startswith(b"\x89PNG") and strip.alt for strip in picture.strips)
        for strip in strips_of("board", scene):
            drawn = strip.canvas(scene)
            shown = {drawn_label.whole for drawn_label in drawn.labels}
            assert {"Ania", "Bartłomiej z Zabrza"} <= shown


def test_the_alt_text_says_what_the_picture_shows() -> None:
    state = PIG.setup(2, {}, {})
    state.scores, state.pending = [41, 7], 12
    picture = render_picture("board", Scene(PIG.observe(state, None), NAMES[:2], "en"))
    assert [strip.alt for strip in picture.strips] == [
        "turn; goal: 100; scores: Ania 41, Bartłomiej z Zabrza 7; turn: 0; pending: 12; rolling: –"
    ]


def test_the_rows_are_named_in_the_readers_language_where_a_text_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Words:
        keys = frozenset({"fact-scores"})

        def __call__(self, key: str, **figures: object) -> str:
            return {"fact-scores": "Punkte"}.get(key, key)

    monkeypatch.setattr(SceneOf, "words", Words())
    scene = Scene(PIG.observe(PIG.setup(2, {}, {}), None), NAMES[:2], "de")
    [strip] = strips_of("board", scene)
    assert "; Punkte: Ania 0, Bartłomiej z Zabrza 0; turn: 0;" in strip.describe(scene)
    assert {"Punkte", "goal"} <= {label.whole for label in strip.canvas(scene).labels}


def test_what_has_changed_is_drawn_again() -> None:
    state, cache = PIG.setup(2, {}, {}), StripCache(room=10**7)

    def reused(*names: str) -> int:
        return render_picture("board", Scene(PIG.observe(state, None), names, "en"), "png", cache).reused

    assert (reused("A", "B"), reused("A", "B"), reused("A", "C")) == (0, 1, 0)
    state.scores[1] = 9
    assert reused("A", "C") == 0


@pytest.mark.parametrize("count", [0, 1, 9, 10, 27, 28, 60])
def test_so_many_facts_as_there_is_room_for(count: int) -> None:
    fields = [(f"field_{number}", int, number) for number in range(count)]
    state = make_dataclass("Many", fields)()
    scene = Scene(PlainView(None, 6, "turn", state), NAMES, "de")
    strips = strips_of("board", scene)
    assert 1 <= len(strips) <= 3
    try:
        told = " ".join(strip.describe(scene) for strip in strips if strip.canvas(scene))
    except StripTooHigh as error:
        raise AssertionError(count) from error
    assert told.count("field") == (count if count <= 27 else 26)
    assert ("…: +34" in told) == (count == 60)


def test_the_replay_and_the_result_card() -> None:
    state, record = play_game(PIG, [RandomPlayer()] * 2, NAMES[:2], seed=3, options={"goal": 25})
    scenes = [Scene(PIG.observe(moment, None), NAMES[:2], "pl") for moment in (record.setup(), state)]
    [film] = render_replay(scenes).strips
    assert film.form == "gif"
    assert "Ania" in film.alt
    course, result = game_course(record, GamePackage(PIG)), PIG.result(state)
    assert result is not None
    card = ResultCardView("pig", "Pig", tuple(one.points for one in course.standings), result.winners, None, ())
    shown = Scene(card, NAMES[:2], "en")
    assert "Pig" in render_picture("result_card", shown).strips[0].alt
    [strip] = strips_of("result_card", shown)
    assert not any("turn" in label.whole for label in strip.canvas(shown).labels), "nobody said how long the game was"


def test_the_command_line_draws_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pig", PIG)
    monkeypatch.setitem(PACKAGES, "pig", GamePackage(PIG))
    _, record = play_game(PIG, [RandomPlayer()] * 2, NAMES[:2], seed=3, options={"goal": 25})
    file = tmp_path / "pig.json"
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    for kind, name in (("board", "a.png"), ("result", "b.png"), ("replay", "c.gif")):
        assert main([str(file), "--kind", kind, "-o", str(tmp_path / name)]) == 0
        assert Image.open(tmp_path / name).size[0] > 500
