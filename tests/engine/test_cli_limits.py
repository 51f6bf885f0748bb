"""Arguments and records without end, and signs that steer a terminal: one plain sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.cli import main
from engine.match import play_game
from engine.plain_output import one_line, printable
from engine.players.registry import player
from engine.szczesc import SZCZESC
from tests.engine.conftest import Run, Save

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
    arguments: tuple[str, ...], finished: Json, save: Save, capsys: pytest.CaptureFixture[str]
) -> None:
    record = save(finished)
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


def numbers_without_end(record: Json) -> list[str]:
    text = json.dumps(record)
    return [
        text.replace('"start": ', f'"start": {ENDLESS}'),
        text.replace('"start": ', f'"start": {"9" * 4000}'),
        text.replace('"actions": [', f'"actions": ["money {ENDLESS}", '),
        text.replace('"actions": [', f'"actions": ["{ENDLESS}", '),
        text.replace('"actions"', f'"y": {ENDLESS}, "actions"'),
    ]


def steering_signs(record: Json) -> list[str]:
    changes: list[Json] = [
        {"actions": [ESCAPES]}, {"game": ESCAPES}, {"format": ESCAPES}, {"start": ESCAPES}, {"players": [ESCAPES] * 9},
    ]  # fmt: skip
    return [json.dumps(record | change) for change in changes]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("spoil", [numbers_without_end, steering_signs])
def test_a_spoilt_record_gets_one_plain_line(
    spoil: Callable[[Json], list[str]], command: tuple[str, ...], finished: Json, run: Run, save: Save
) -> None:
    for spoilt in spoil(finished):
        assert spoilt != json.dumps(finished)
        status, [line] = run(command[0], save(spoilt), *command[1:])
        assert status == 1
        assert not STEERING & set(line)
        if command == ("replay",):  # which also tells the position so far
            assert json.loads(line)["ok"] is False
        else:
            assert len(line) < 500


def test_what_is_printed_stays_what_it_was_as_json() -> None:
    text = json.dumps([ESCAPES, "zażółć\n"], ensure_ascii=False)
    assert json.loads(printable(text)) == [ESCAPES, "zażółć\n"]
    assert printable("zażółć\nTür") == "zażółć\nTür"
    assert one_line("a\nb\x1b" + "c" * 500, 20) == "a\\nb\\u001b" + "c" * 9 + "…"
