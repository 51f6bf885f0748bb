"""The command line: pictures from records of all games, and one clear line for everything that is wrong."""

from __future__ import annotations

import json
import pickle
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from render.bench import bench
from render.picture_registry import GAME_PICTURES, kind_of, render_picture
from tests.render.games import game, planned, record
from tests.render.goldmine import positions as goldmine
from tests.render.kopalnie import positions as kopalnie
from tests.slow_parts import slow_but

SEATS = 3
ENDLESS = "9" * 5000  # a number with more digits than Python reads; a name that no disk takes
ESCAPES = "\x1b[31mred\x07\x9b2J\u202e"
STEERING = set("\x1b\x07\x9b\u202e")

Run = Callable[..., tuple[int, str, str]]  # words, names of files among them -> the status, what was said, what was wrong


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Records, and what is none."""
    data = record(SEATS).to_json()
    texts = {
        name.upper(): json.dumps(goldmine.played(name).record.to_json()) for name in ("turn_4p", "lay", "act_gold", "result")
    }
    texts |= {"SZCZESC": json.dumps(data), "KOPALNIE": json.dumps(kopalnie.record(SEATS).to_json()), "BROKEN": "{", "EMPTY": "{}"}
    texts["ILLEGAL"] = json.dumps(data | {"actions": [*data["actions"][:2], "money 6"]})
    texts["SPOILT"] = texts["SZCZESC"].replace('"start": ', f'"start": {ENDLESS}')
    texts["NAMES"] = json.dumps(data | {"players": [ESCAPES, ESCAPES * 200, "Zofia"]})
    folder = tmp_path_factory.mktemp("records")
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return {name: str(folder / name) for name in texts}


@pytest.fixture
def run(files: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(line: str, *more: str) -> tuple[int, str, str]:
        words = [str(line_with("choose")) if word == "CHOOSE" else word for word in (*shlex.split(line), *more)]
        status = main([files.get(word, word) for word in words])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def line_with(phase: str) -> int:
    return next(i for i, (state, _) in enumerate(game(SEATS)) if state.phase == phase)


MOMENTS = [
    ("SZCZESC --at 30", "Board, shift"),
    ("SZCZESC --at 30 --kind shaft", "Shaft of"),
    ("SZCZESC --kind hand --at 5 --seat 1", "Cards: Jan: "),
    ("SZCZESC --kind draw --at CHOOSE", "in secret"),
    ("SZCZESC --kind standings --at 60", "Majorities if shift II ended now"),
    ("SZCZESC --kind scoring", "End of shift III"),
    ("SZCZESC --kind scoring --at 60", "End of shift I."),
    ("SZCZESC --kind result", "Result: "),
    ("SZCZESC --kind result --at 60", "Points so far"),
    ("KOPALNIE", "Mines, abandoned 5 of 5. Game over"),
    ("KOPALNIE --at 20", "Mines, abandoned"),
    ("KOPALNIE --at 20 --kind collection --seat 1", "Treasures of Jan"),
    ("KOPALNIE --at 0 --kind hand --seat 2", "Mission and cards: Zofia. To choose from:"),
    ("KOPALNIE --at 20 --kind rolls --seat 1", "Mines, abandoned"),
    ("KOPALNIE --kind result", "Result:"),
    ("TURN_4P", "Last: Jan: −2,4 → −4,1, 5 steps"),
    ("TURN_4P --kind turn", "Last: Jan: −2,4 → −4,1, 5 steps; +1, 4 of 7. Turn: Zofia."),
    ("TURN_4P --kind players", "Anna (red): at −2,2, gold 5/7"),
    ("TURN_4P --kind mine", "The mine from −5,−2 to 5,6."),
    ("LAY --kind lay --seat 1", "To be laid: chamber, curve. Cells by number: 1: −1,−5"),
    ("LAY --kind lay --seat 1 --plan=-6,-1", "Chamber, curve, −6,−1: which way round?"),
    ("ACT_GOLD --kind choice --plan 'bat 1'", "Bat challenge against Jan: chance of winning 62%."),
    ("RESULT --kind result", "The end: Anna. Gold in order: Anna 7"),
]


@pytest.mark.parametrize(("line", "part"), slow_but(MOMENTS[::3], MOMENTS))
def test_a_picture_of_any_moment(run: Run, line: str, part: str) -> None:
    status, said, wrong = run(f"{line} --lang en -o out.webp")
    assert (status, wrong) == (0, "")
    assert part in said
    with Image.open("out.webp") as image:
        assert image.width == 1188
    assert Path("out.webp").stat().st_size < 700_000


@pytest.mark.parametrize(("kind", "form", "height"), [("board", "webp", 756 + 8 + 530), ("shaft", "png", 756)])
def test_the_name_of_the_file_says_its_form(run: Run, kind: str, form: str, height: int) -> None:
    assert run(f"SZCZESC --at 30 --kind {kind} -o out.{form}")[0] == 0
    with Image.open(f"out.{form}") as image:
        assert (image.size, image.format) == ((1188, height), form.upper())


def test_moments_and_seats_differ(run: Run) -> None:
    lines = ("--at 0", "--at 40", "", "--at 40 --kind shaft --seat 0", "--at 40 --kind shaft --seat 1")
    assert len({run(f"SZCZESC {line} -o x.webp")[:2] for line in lines}) == len(lines)


def test_a_plan_is_shown_carried_out(run: Run) -> None:
    tried = ((at, *run(f"SZCZESC --at {at} --kind shaft --lang en --plan @4 -o x.webp")) for at in range(9, 60))
    at, _, said, _ = next(one for one in tried if one[1] == 0)
    assert "Cage: level 4" in said
    assert run(f"SZCZESC --at {at} --kind shaft --plan '@4 +Q' -o x.webp")[0] == 1
    moment, plan = planned(SEATS)[0]
    line = f"SZCZESC --kind mine --at {game(SEATS).index(moment)} -o x.webp --plan"
    assert plan in run(line, plan)[1]
    assert run(line, "@9") == (1, "", "error: --plan: @9: no action is written like this\n")


def test_the_chooser_sees_the_pieces(run: Run) -> None:
    at = line_with("choose")
    state = game(SEATS)[at][0]
    own, other = (run(f"SZCZESC --kind draw --at {at} --seat {(state.turn + off) % SEATS} -o x.png")[1] for off in (0, 1))
    assert own
    assert all(piece in own for piece in state.held)
    assert other
    assert not [piece for piece in state.held if piece in other]


@pytest.mark.parametrize(("name", "frames", "said"), [("SZCZESC", 13, "12"), ("KOPALNIE", None, "Replay of the game, turns: ")])
def test_a_replay(run: Run, name: str, frames: int | None, said: str) -> None:
    status, out, _ = run(f"{name} --kind replay --at 12 --lang en -o game.gif")
    assert status == 0
    assert said in out
    with Image.open("game.gif") as film:
        assert film.format == "GIF"
        assert frames in (None, film.n_frames)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("SZCZESC --at 9999 -o x.webp", "--at must be from 0 to"),
        ("SZCZESC --at -1 -o x.webp", "--at must be from 0 to"),
        ("SZCZESC --seat 3 -o x.webp", "--seat must be from 0 to 2"),
        ("SZCZESC --kind sculpture -o x.webp", "invalid choice: 'sculpture'"),
        ("SZCZESC --lang fr -o x.webp", "invalid choice: 'fr'"),
        ("SZCZESC -o x.gif", "must end in .png or .webp"),
        ("SZCZESC", "required: -o/--output"),
        ("SZCZESC --plan @1 --kind board -o x.webp", "--plan does not go with --kind board"),
        ("SZCZESC --at 20 --kind shaft --plan dance -o x.webp", "--plan: dance"),
        ("SZCZESC -o no/such/folder/x.webp", "No such file"),
        ("SZCZESC --kind draw --at 0 -o x.webp", "nobody is drawing tiles or cards at this moment"),
        ("SZCZESC --kind scoring --at 20 -o x.webp", "no shift has been scored up to this moment"),
        ("SZCZESC --kind replay -o x.webp", "must end in .gif"),
        ("SZCZESC --kind replay --seat 0 -o x.gif", "--seat does not go with --kind replay"),
        ("SZCZESC --kind replay --strips -o x.gif", "--strips does not go with --kind replay"),
        ("SZCZESC --kind standings --plan @1 -o x.webp", "--plan does not go with --kind standings"),
        ("SZCZESC --kind hand -o x.gif", "must end in .png or .webp"),
        ("KOPALNIE --kind shaft -o x.webp",
         "--kind must be one of board, rolls, collection, hand, result for this game, not shaft"),
        ("KOPALNIE --kind replay --seat 1 -o x.gif", "--seat does not go with --kind replay"),
        ("KOPALNIE --kind rolls -o x.webp", "nobody is on turn"),
        ("KOPALNIE --plan @1 -o x.webp", "--plan does not go with --kind board"),
        ("KOPALNIE --seat 3 -o x.webp", "--seat must be from 0 to 2, not 3"),
        ("TURN_4P --kind lay -o x.png", "--plan: there is no tile to be laid, or not there"),
        ("TURN_4P --kind walk -o x.png", "nobody is about to go anywhere"),
        ("TURN_4P --kind shaft -o x.png", "--kind must be one of board, turn, mine,"),
        ("missing.json -o x.webp", "missing.json: No such file"),
        ("BROKEN -o x.webp", "the record is not JSON"),
        ("EMPTY -o x.webp", "has no key"),
        ("ILLEGAL -o x.webp", "line 3 of the record"),
        ("", "required: record"),
        ("soak many", "required: -o/--output"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(run: Run, tmp_path: Path, line: str, complaint: str) -> None:
    status, said, wrong = run(line)
    assert (status, said) == (1, "")
    assert complaint in wrong
    assert wrong.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words",
    [
        (ENDLESS, "-o", "x.png"), (ESCAPES, "-o", "x.png"), ("SZCZESC", "--at", ENDLESS, "-o", "x.png"),
        ("SZCZESC", "--at", "9" * 4000, "-o", "x.png"), ("SZCZESC", "--seat", "9" * 4000, "-o", "x.png"),
        ("SZCZESC", "--kind", ENDLESS, "-o", "x.png"), ("SZCZESC", "--kind", "mine", "--plan", ENDLESS, "-o", "x.png"),
        ("SZCZESC", "--plan", f"@{ENDLESS}", "-o", "x.png"), ("SZCZESC", "-o", f"{ENDLESS}.png"), ("SZCZESC", "-o", ENDLESS),
        ("SZCZESC", "-o", f"{ESCAPES}/x.png"), ("SPOILT", "-o", "x.png"), ("gallery", ENDLESS), ("soak", ENDLESS),
        ("colour-table", ENDLESS),
    ],
)  # fmt: skip
def test_no_argument_is_too_long_for_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    status, said, wrong = run("", *words)
    assert (status, said) == (1, "")
    assert len(wrong.splitlines()) == 1
    assert len(wrong) < 500
    assert not STEERING & set(wrong)


def test_a_name_does_not_steer_the_terminal(run: Run) -> None:
    status, said, _ = run("NAMES --at 30 -o x.png")
    assert status == 0
    assert not STEERING & set(said)


@pytest.mark.integration
def test_the_command_itself(files: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "render", files["SZCZESC"], "-o", str(tmp_path / "a.webp")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Koniec gry" in done.stdout


def test_a_gallery_where_no_folder_can_be(run: Run) -> None:
    Path("file").write_text("", encoding="utf-8")
    assert run("gallery file")[2].startswith("error: ")


def test_a_scene_finds_the_pictures_of_its_game() -> None:
    scene = kopalnie.show(kopalnie.game(3)[5])
    assert kind_of("board", scene) is GAME_PICTURES["kopalnie"].kinds["board"]
    with pytest.raises(KeyError):
        kind_of("shaft", scene)
    assert GAME_PICTURES["goldmine"].after_turn == ("turn",)


def test_a_scene_travels_to_the_process_that_draws() -> None:
    for kind, scene in (
        ("hand", kopalnie.show(kopalnie.game(2)[10], 1, seat=1)),
        ("walk", goldmine.own(goldmine.at("walk"))),
    ):
        assert render_picture(kind, pickle.loads(pickle.dumps(scene))) == render_picture(kind, scene)


@pytest.mark.integration
@pytest.mark.slow
def test_the_benchmark_measures_what_it_says() -> None:
    measured = bench(turns=2)
    assert measured["turns"] == 2
    before, after = (measured["drawing_ms"] + measured[way] for way in ("webp_ms", "png_ms"))
    assert measured["against_webp"] == pytest.approx(before / after, rel=0.05)
    assert 50 < measured["largest_strip_kb"] <= 300  # bytes do not depend on the machine's mood
    assert measured["largest_strip_kb"] <= measured["mean_turn_kb"] <= 350
    assert 0 <= measured["strips_from_cache"] < 1
