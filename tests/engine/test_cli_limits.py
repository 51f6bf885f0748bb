"""Arguments and records without end, and signs that steer a terminal: one plain sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.cli import main
from engine.match import play_game
from engine.plain_output import one_line, printable
from engine.players.registry import player
from engine.szczesc import SZCZESC

Json = dict[str, Any]
ENDLESS = "9" * 5000  # a number with more digits than Python reads; a name that no disk takes
ESCAPES = "\x1b[31mred\x07\x9b2J\u202e"
STEERING = set("\x1b\x07\x9b\u202e")
COMMANDS = (("replay",), ("verify",), ("advise",), ("plan",), ("review", "--seat", "0"))


@pytest.fixture(scope="module")
def finished() -> Json:
    return play_game(SZCZESC, [player("szczesc", "random")] * 2, ["Ania", "Bartek"], 11)[1].to_json()


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", ENDLESS),
        ("advise", ENDLESS),
        ("advise", "RECORD", "--at", ENDLESS),
        ("advise", "RECORD", "--at", "9" * 4000),
        ("advise", "RECORD", "--seed", ENDLESS),
        ("plan", "RECORD", "--at", ENDLESS),
        ("plan", "RECORD", "--seat", ENDLESS),
        ("plan", "RECORD", "--seat", "9" * 4000),
        ("plan", "RECORD", "--steps", ENDLESS),
        ("review", "RECORD", "--seat", ENDLESS),
        ("review", "RECORD", "--seat", "9" * 40),
        ("verify", ENDLESS),
        ("play", "--players", "random,random", "--seed", ENDLESS),
        ("play", "--players", "random,random", "--games", "9" * 30),
        ("play", "--players", "random,random", "--record", ENDLESS),
        ("play", "--players", f"random,{ENDLESS}"),
        ("play", "--players", "random,random", "--option", f"{ENDLESS}={ENDLESS}"),
        ("play", "--players", f"random,{ESCAPES}"),
        ("play", "--players", "random,random", "--option", ESCAPES),
        ("play", "--players", "random,random", "--seed", ESCAPES),
        ("match", "--players", f"random@{ENDLESS},random"),
        ("match", "--players", f"random,{ENDLESS}"),
        ("replay", ESCAPES),
        (ESCAPES,),
    ],
)
def test_no_argument_is_too_long_for_one_sentence(
    arguments: tuple[str, ...], finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "a.json"
    record.write_text(json.dumps(finished))
    try:
        status = main([str(record) if word == "RECORD" else word for word in arguments])
    except SystemExit as ended:
        status = int(ended.code or 0)
    printed = capsys.readouterr()
    said = printed.out + printed.err
    assert status in (1, 2)
    assert len(said.splitlines()) == 1
    assert len(said) < 500
    assert not STEERING & set(said)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_record_with_a_number_without_end_is_one_line(
    command: tuple[str, ...], finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = json.dumps(finished)
    record = tmp_path / "a.json"
    for spoilt in (
        text.replace('"start": ', f'"start": {ENDLESS}'),
        text.replace('"start": ', f'"start": {"9" * 4000}'),
        text.replace('"actions": [', f'"actions": ["money {ENDLESS}", '),
        text.replace('"actions": [', f'"actions": ["{ENDLESS}", '),
        text.replace('"actions"', f'"y": {ENDLESS}, "actions"'),
    ):
        assert spoilt != text
        record.write_text(spoilt)
        assert main([command[0], str(record), *command[1:]]) == 1
        [line] = capsys.readouterr().out.splitlines()
        if command == ("replay",):
            assert json.loads(line)["ok"] is False
        else:
            assert len(line) < 500


@pytest.mark.parametrize("command", COMMANDS)
def test_a_record_does_not_steer_the_terminal(
    command: tuple[str, ...], finished: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "a.json"
    for spoilt in (
        {"actions": [ESCAPES]},
        {"game": ESCAPES},
        {"format": ESCAPES},
        {"start": ESCAPES},
        {"players": [ESCAPES] * 9},
    ):
        record.write_text(json.dumps({**finished, **spoilt}))
        assert main([command[0], str(record), *command[1:]]) == 1
        assert not STEERING & set(capsys.readouterr().out)


def test_what_is_printed_stays_what_it_was_as_json() -> None:
    text = json.dumps([ESCAPES, "zażółć\n"], ensure_ascii=False)
    assert json.loads(printable(text)) == [ESCAPES, "zażółć\n"]
    assert printable("zażółć\nTür") == "zażółć\nTür"
    assert one_line("a\nb\x1b" + "c" * 500, 20) == "a\\nb\\u001b" + "c" * 9 + "…"
