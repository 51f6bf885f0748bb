"""Actions, deals and records in writing: exact, and what cannot be read is another error than what is not allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.checked import apply_checked, play_line
from engine.contract import CHANCE, BadDeal, EngineError
from engine.kopalnie.actions import EVERY
from engine.match import play_game
from engine.players.random_player import RandomPlayer
from engine.record import Record, RecordWriter, from_json, replay
from engine.rng import rng_at
from tests.engine.kopalnie.positions import GAME, deal, position
from tests.engine.lines import play, refused, story, unreadable

NASTY = [
    "", " ", "\n", "...", "dig", "dig ", "dig K", "dig a", "dig AB", "dig A B", "Dig A", "DIG A", " dig A", "dig  A", "dig A ",
    "dig A\n", "dig A roll", "dig A roll 0", "dig A roll 7", "dig A roll 03", "dig A roll +3", "dig A roll \uff13", "dig A 3",
    "dig A roll 3 4", "dig A dig B", "dig A roll 3 dig B", "dig A take 3", "play", "play lantern", "play gold_bonus",
    "play purse", "take", "take 0", "take 7", "lantern", "lantern 7", "guess", "guess 7", "lay", "lay K", "coin", "coin A7",
    "coin K0", "coin A", "enough enough", "enough 1", "mission", "mission none", "mission Treasury", "roll", "roll 7",
    "mission treasury mission treasury",
    "\x00", "💎", "\ud800", "Żyła złota", "{}", "null", "0: mission treasury 1", "end", "stop",
]  # fmt: skip


def test_a_nasty_text_is_unreadable() -> None:
    for text in NASTY:
        assert unreadable(position(kept={0: ["lantern"]}), text).part in text, ascii(text)


@pytest.mark.parametrize("seat", ["00", "01", "001", "+0", "-0", " 0", "0 ", "٠", "", "0000"])
def test_a_seat_has_one_writing(seat: str) -> None:
    state = GAME.setup(2, deal(2), {})
    assert unreadable(state, f"{seat}: mission {state.offered[0][0]}").code == "no_seat"
    assert play_line(GAME, state, f"0: mission {state.offered[0][0]}")[0].missions[0] == state.offered[0][0]


def test_a_very_long_text_is_answered_shortly() -> None:
    for text in ("dig A" + " roll 3" * 200_000, "dig " + "A" * 10**6, "x" * 10**6, " " * 10**6, "dig A roll " + "3" * 10**6):
        refused(position(), text, EngineError)


def test_every_action_prints_as_it_is_read() -> None:
    texts = [str(action) for action in EVERY]
    assert len(texts) == len(set(texts)) == 15 + 10 + 3 + 6 + 6 + 6 + 10 + 70 + 1 + 6
    assert all(GAME.parse(text) is action for text, action in zip(texts, EVERY))
    for line in ("dig A roll 3", "dig B roll 1 roll 6", "play new_hope roll 2", "guess 4 roll 4", "mission traveller", "enough"):
        assert " ".join(map(str, GAME.parse_line(line))) == line


@pytest.mark.parametrize(
    ("line", "code", "figures"),
    [
        ("dig G", "no_such_mine", {"mine": "G", "seats": 2}),
        ("dig B", "abandoned", {"mine": "B"}),
        ("play two_trails", "not_kept", {"card": "two_trails"}),
        ("play new_hope", "after_the_roll", {"card": "new_hope"}),
        ("lantern 3", "not_kept", {"card": "lantern"}),
        ("take 3", "not_now", {"phase": "dig"}),
        ("guess 3", "not_now", {"phase": "dig"}),
        ("coin A1", "not_now", {"phase": "dig"}),
        ("enough", "not_now", {"phase": "dig"}),
        ("mission treasury", "not_now", {"phase": "dig"}),
        ("roll 3", "not_now", {"phase": "dig"}),
        ("dig A", "unfinished", {}),
        ("dig A roll 3 roll 3", "too_long", {}),
        ("dig A roll 3 ...", None, {}),
    ],
)
def test_why_a_readable_line_is_refused(line: str, code: str | None, figures: dict[str, Any]) -> None:
    state = position(2, abandoned="B", kept={0: ["new_hope"]}) if code != "too_long" else position(2)
    if code is None:
        record = Record(GAME, ["A", "B"], deal(2), ["0: mission treasury", "mission traveller", line])
        error = replay(record).error
        assert error is not None
        assert error.refusal.code == "not_a_running_turn"
        return
    refusal = refused(state, line)
    assert (refusal.code, refusal.figures) == (code, figures)


def test_more_reasons() -> None:
    rolled = play(position(kept={0: ["lantern", "spare_pick"]}), "dig B roll 3")
    assert refused(rolled, "play spare_pick").code == "before_the_roll"
    assert refused(rolled, "dig B roll 1").code == "not_now"
    laying = play(position(deck=["gold_vein"], tiles={1: "B1"}, lying={f"C{n}": 3 for n in range(7)}), "dig A roll 4")
    assert refused(laying, "lay C").code == "no_bare_tile"
    assert refused(play(laying, "lay B"), "coin B1").code == "tile_gone"
    over, _ = story(position(abandoned="BCDEFGH", mines={"A": ".2...5."}), "dig A roll 1")
    assert refused(over, "dig I roll 1").code == "game_over"
    state = position()
    for seat, code in ((1, "not_your_turn"), (7, "not_your_turn"), (-1, "not_your_turn")):
        refusal = GAME.explain(state, seat, GAME.parse("dig A"))
        assert refusal is not None
        assert refusal.code == code
    GAME.apply(state, 0, GAME.parse("dig A"))
    for seat in (0, 1):
        refusal = GAME.explain(state, seat, GAME.parse("roll 6"))
        assert refusal is not None
        assert refusal.code == "die_first", "nobody rolls by hand"


def change(**changes: object) -> dict[str, Any]:
    return {**deal(2), **changes}


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (change(start=2), "start"), (change(start=True), "start"), (change(start="0"), "start"),
        (change(mines={}), "missing_mine"), (change(mines=[]), "not_mines"),
        (change(mines=deal(4)["mines"]), "unknown_mine"),
        (change(mines={**deal(2)["mines"], "A": ["A0"] * 7}), "wrong_count"),
        (change(mines={**deal(2)["mines"], "A": ["A0", "A1", "A2", "A3", "A4", "A5", "B6"]}), "unknown_piece"),
        (change(mines={**deal(2)["mines"], "A": "A0 A1"}), "not_a_stack"),
        (change(mines={**deal(2)["mines"], "A": [0, 1, 2, 3, 4, 5, 6]}), "not_a_stack"),
        (change(missions=deal(3)["missions"]), "not_offers"),
        (change(missions=[["treasury"], ["traveller"]]), "not_offers"),
        (change(missions=[["treasury", "gold_rush", "clean_hands"], ["treasury", "crystal_heart", "collector"]]), "wrong_count"),
        *((change(missions=[["treasury", "gold_rush", wrong], ["traveller", "crystal_heart", "collector"]]), "unknown_piece")
          for wrong in ("golden_hand", "treasure", 7, [])),
        (change(chance=deal(4)["chance"]), "unknown_piece"), (change(chance=deal(2)["chance"][1:]), "wrong_count"),
    ],
)  # fmt: skip
def test_a_deal_that_does_not_fit_the_box(broken: dict[str, Any], code: str) -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.setup(2, broken, {})
    assert caught.value.refusal.code == code
    assert GAME.describe(caught.value.refusal)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_record_tells_the_whole_game_without_our_dice(seats: int) -> None:
    state, record = play_game(GAME, [RandomPlayer()] * seats, "ABCDE"[:seats], 21)
    data = json.loads(json.dumps(record.to_json()))
    assert data["format"] == "kopalnie-record/1"
    assert {"start", "mines", "missions", "chance"} <= set(data)
    rolled = [line for line in data["actions"] if " roll " in line]
    assert all(line.split()[0] in ("dig", "play", "guess", "take", "lantern") for line in rolled)
    assert not [line for line in data["actions"] if line.startswith("roll")]
    again = replay(from_json(data))
    assert (again.error, again.state) == (None, state)
    for until in range(len(data["actions"])):
        assert GAME.to_act(replay(from_json(data), until=until).state) != ()


def test_a_running_game_is_written_up_to_the_last_whole_decision() -> None:
    state, writer = position(kept={0: ["lantern"]}), RecordWriter(GAME)
    lines = []
    for seat, text in ((0, "dig B"), (CHANCE, "roll 3"), (0, "take 3"), (1, "dig C"), (CHANCE, "roll 1")):
        writer.note(state, GAME.parse(text), seat)
        apply_checked(GAME, state, seat, GAME.parse(text))
        lines.append(writer.lines(state))
    assert lines[0] == []  # the die was not cast yet
    assert lines[1] == ["dig B roll 3"]
    assert lines[2] == lines[3] == ["dig B roll 3", "take 3"]
    assert lines[4] == ["dig B roll 3", "take 3", "dig C roll 1"]


def test_what_seed_1_deals() -> None:
    dealt = GAME.deal(rng_at(1, 0), 3, {})
    assert dealt["start"] == 0
    assert "".join(tile[1] for tile in dealt["mines"]["A"]) == "2450163"
    assert dealt["missions"][0] == ["crystal_heart", "ruby_trail", "full_forge"]
    assert dealt["chance"][:3] == ["ruby_bonus", "bronze_bonus", "lucky_guess"]
