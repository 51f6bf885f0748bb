"""Gold Mine on the command line and in the gallery: through the same doors as the other games."""

from __future__ import annotations

import io
import json
import pickle
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.gallery import gallery
from render.goldmine.picture_kinds import KINDS
from render.goldmine.replay import marks, turn_scenes
from render.picture_registry import GAME_PICTURES, render_picture, render_replay
from render.replay_film import LIMIT
from tests.render.goldmine.positions import at, own, played, show


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("records")
    found = {}
    for name in ("turn_4p", "lay", "act_gold", "result"):
        path = folder / f"{name}.json"
        path.write_text(json.dumps(played(name).record.to_json()), encoding="utf-8")
        found[name] = str(path)
    return found


@pytest.mark.parametrize(
    ("name", "arguments", "part"),
    [
        ("turn_4p", [], "Last: Jan: −2,4 → −4,1, 5 steps"),
        ("turn_4p", ["--kind", "turn"], "Last: Jan: −2,4 → −4,1, 5 steps; +1, 4 of 7. Turn: Zofia."),
        ("turn_4p", ["--kind", "players"], "Anna (red): at −2,2, gold 5/7"),
        ("turn_4p", ["--kind", "mine"], "The mine from −5,−2 to 5,6."),
        ("lay", ["--kind", "lay", "--seat", "1"], "To be laid: chamber, curve. Cells by number: 1: −1,−5"),
        ("lay", ["--kind", "lay", "--seat", "1", "--plan=-6,-1"], "Chamber, curve, −6,−1: which way round?"),
        ("act_gold", ["--kind", "choice", "--plan", "bat 1"], "Bat challenge against Jan: chance of winning 62%."),
        ("result", ["--kind", "result"], "The end: Anna. Gold in order: Anna 7"),
    ],
)
def test_a_picture_of_any_moment(
    files: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, arguments: list[str], part: str
) -> None:
    out = tmp_path / "out.png"
    assert main([files[name], "--lang", "en", *arguments, "-o", str(out)]) == 0
    said = capsys.readouterr()
    assert part in said.out
    assert not said.err
    with Image.open(out) as image:
        assert image.width == 1188


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--kind", "lay"], "--plan: there is no tile to be laid, or not there"),
        (["--kind", "walk"], "nobody is about to go anywhere"),
        (["--kind", "shaft"], "--kind must be one of board, turn, mine,"),
    ],
)
def test_what_cannot_be_shown_is_said(
    files: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert main([files["turn_4p"], *arguments, "-o", str(tmp_path / "x.png")]) == 1
    assert complaint in capsys.readouterr().err


@pytest.mark.slow
def test_the_gallery_has_one_of_each(tmp_path: Path) -> None:
    page = gallery(tmp_path, languages=["pl"], games=["goldmine"]).read_text(encoding="utf-8")
    assert [kind for kind in (*KINDS, "replay") if f'"kind": "{kind}"' not in page] == []


@pytest.mark.slow
def test_the_replay_has_a_frame_for_each_turn_and_is_small_enough() -> None:
    scenes = [show(moment, None) for moment in played("result").moments]
    made = render_replay(scenes).strips[0]
    assert len(made.data) < LIMIT
    with Image.open(io.BytesIO(made.data)) as film:
        assert film.n_frames == len(turn_scenes(scenes))  # type: ignore[attr-defined]
        assert film.width > film.height
    assert len(marks(turn_scenes(scenes))) >= 2
    assert "Anna" in made.alt


def test_scenes_travel_to_the_process_that_draws() -> None:
    scene = own(at("walk"))
    assert render_picture("walk", pickle.loads(pickle.dumps(scene))) == render_picture("walk", scene)
    assert GAME_PICTURES["goldmine"].after_turn == ("turn",)
