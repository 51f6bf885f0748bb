"""Actions in writing: exact, and what cannot be read is another error than what is not allowed."""

from __future__ import annotations

import pytest

from engine.contract import EngineError, Illegal, Unreadable
from tests.engine.lines import play, refused, under_way, unreadable
from tests.engine.oracle import universe
from tests.engine.positions import GAME, deal, empty, look, position, shaft

DIGIT_FOUR = "\uff14"  # looks like a 4, and str.isdigit agrees
ARABIC_FOUR = "\u0664"

NASTY = [
    "", " ", "  ", "\n", "\x00", "...", " ...", "stop", "top", "Y1L", "@0", "+G", "MONEY 4", "Money 4", "money 04",
    "money  4", " money 4", "money 4 ", "money 4\n", "\nmoney 4", "money 4\r\n", "money\t4", "money\u00a04",
    f"money {DIGIT_FOUR}", f"money {ARABIC_FOUR}", "money +4", "money -4", "money 4.0", "money 2", "money", "money 4 5",
    "money 4;money 5", "money four", "cechownia", "money 4 stop", "mine 6 @-1", "mine 6 @5", "mine 6 @01", "mine 6 @",
    f"mine 6 @{ARABIC_FOUR}", "mine 5", "mine 06", "mine", "mine 6 stop", "mine 6 +R", "mine 6 +g", "mine 6 + G",
    "mine 6 +GG", "mine 6 ++G", "mine 6 G", "mine 6 money 4", "mine 6 @1,@2", "mine 6 ...", "mine 6 @1  @2", "mine 6 @1 ",
    "mine 6 -", "mine 6 ~G", "mine 6 @1\n", "mine 6 top", "mine 6 Y>H-Y:Y", "mine 6 ~Y>H-Y:Y", "mine 6 YB>H-K",
    "mine 6 YBG>H-K:K", "mine 6 Y B>H-K:K", "mine 6 YB>H-K:k", "mine 6 YB>H-K:", "mine 6 ~~Y>H-Y", "mine 6 Y~>H-Y",
    "mine 6 Y>h-y", "mine 6 Y>H-YYYY", "mine 6 Y>H-", "mine 6 Y>", "mine 6 >H-Y", "mine 6 yb>H-K:K", "mine 6 YB>H-KGBY:G",
    "mine 6 YB>H-K:K:K", "mine 6 YB>H-K:K\n", "mine 6 Y~B~>H-K:K", "workshop", "workshop 0", "workshop 9", "workshop 03",
    "workshop Draw", "workshop 3 fill", "workshop 3 fill R", "workshop 3 fill YBG", "workshop 3 fill Y B",
    "workshop 3 fill y", "workshop 3 fill ", "workshop 3 fill Y fill Y", "workshop fill Y", "fill Y", "workshop 3 Y",
    "workshop 3 4", "money 4 fill Y", "order 2 fill Y", "mine 6 fill Y", "order", "order 0", "order 5", "order H-Y",
    "order draw draw", "deliver", "deliver w", "deliver X", "deliver HW", "deliver H W", "draft", "draft h-y", "draft H-YYYY",
    "draft H-BY", "draft H-Y H-B", "draft G2L", "draft none", "keep", "keep none", "keep G2L", "keep none top top",
    "keep none middle", "keep none Y1L top", "keep none top none", "keep none top Y1L bottom", "keep G2L G2L top",
    "keep G3L top", "keep G2l top", "keep NONE top", "keep none top fill", "keep none top fill Y Y1L", "top keep none",
    "keep  none top", "keep none top  Y1L", "keep none top Y1L ", "Szczęść Boże", "💎", "\ud800", "'; --", "{}", "null",
]  # fmt: skip


def test_a_nasty_text_is_unreadable() -> None:
    for state in (position(), play(position(tile_stack=["Y1L", "G2L", "Y2D"]), "workshop draw"), GAME.setup(2, deal(), {})):
        for text in NASTY:
            assert unreadable(state, text).part in text, ascii(text)


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", "spacing", ""),
        ("money  4", "spacing", "money  4"),
        (" money 4", "spacing", " money 4"),
        ("money 4 ", "spacing", "money 4 "),
        ("MONEY 4", "unknown_word", "MONEY"),
        ("money\t4", "unknown_word", "money\t4"),
        ("money 04", "unknown_action", "money 04"),
        ("money", "too_short", "money"),
        ("money 4 5", "too_long", "5"),
        ("mine 6 @1 @-1", "unknown_action", "@-1"),
        ("mine 6 @1 stop", "not_a_step", "stop"),
        ("mine 6 @1 Y1L", "not_a_step", "Y1L"),
        ("keep none", "too_short", "keep none"),
        ("keep none Y1L top", "misplaced", "Y1L"),
        ("keep none top @1", "misplaced", "@1"),
    ],
)
def test_what_is_wrong_with_it(text: str, code: str, part: str) -> None:
    refusal = unreadable(position(), text)
    assert (refusal.code, refusal.part) == (code, part)


@pytest.mark.parametrize("word", ["mine 6 ", "money ", "keep none top ", "workshop 3 fill ", "", "draft ", "mine 6 YB>"])
def test_a_very_long_text_is_answered_shortly(word: str) -> None:
    for tail in ("9" * 1_000_000, " " * 1_000_000, "@1 " * 300_000, "Y1L " * 200_000, "YB" * 500_000):
        assert len(unreadable(position(), word + tail).part) <= 80


def test_a_very_long_walk_is_illegal_at_its_first_step_too_many() -> None:
    refusal = refused(position(), "mine 6" + " @1 @0" * 200_000)
    assert (refusal.code, refusal.figures, refusal.part) == ("needs_steps", {"needs": 1, "have": 0}, "@1")


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("money 3", "locked", "money 3"),
        ("workshop 8", "locked", "workshop 8"),
        ("mine 4 @1", "locked", "mine 4"),
        ("deliver W", "nothing_to_deliver", "deliver W"),
        ("draft H-Y", "not_now", "draft H-Y"),
        ("keep none top", "not_now", "keep none"),
        ("mine 6 @0", "already_there", "@0"),
        ("mine 6 @1 +B", "no_such_coal_here", "+B"),
        ("mine 6 +G", "at_surface", "+G"),
        ("mine 6 -G", "not_in_cage", "-G"),
        ("mine 6 G>H-G", "not_your_order", "G>H-G"),
        ("mine 6 ~Y~B>H-K:K", "not_in_store", "~Y~B>H-K:K"),
        ("mine 6 @1 @2 @3 @4 @3 @2 @1", "needs_steps", "@1"),
        ("workshop 3 fill Y", "too_long", "fill Y"),
        ("workshop draw fill Y", "too_long", "fill Y"),
    ],
)
def test_a_readable_text_may_still_be_illegal(text: str, code: str, part: str) -> None:
    refusal = refused(position(workshop={3: "G2L"}, shafts={0: shaft(pending=empty("H-K"))}), text)
    assert (refusal.code, refusal.part) == (code, part)


@pytest.mark.parametrize(
    "ways", [("YB", "BY"), ("~YB", "B~Y"), ("Y~B", "~BY"), ("~Y~B", "~B~Y"), ("YY",), ("Y~Y", "~YY"), ("~Y~Y",), ("GB", "BG")]
)
def test_the_cubes_of_a_pair_in_any_order(ways: tuple[str, ...]) -> None:
    state = position(shafts={0: shaft(cage="BGYY", store="BYY", pending=empty("L-YBGK"))})
    results = [look(under_way(state, f"mine 8 {pair}>L-YBGK:K")) for pair in ways]
    assert all(result == results[0] for result in results)
    assert results[0]["steps_left"] == 6
    written = {str(GAME.parse(f"{pair}>L-YBGK:K")) for pair in ways}
    assert len(written) == 1
    assert results[0]["pending"][0]["L-YBGK"][3] == "K=" + "".join(sorted(ways[0].replace("~", "")))


def test_where_a_cube_comes_from_matters() -> None:
    state = position(shafts={0: shaft(cage="BY", store="BY", pending=empty("W-K"))})
    after = {pair: look(under_way(state, f"mine 8 {pair}>W-K:K")) for pair in ("YB", "~YB", "Y~B", "~Y~B")}
    assert {pair: (data["cage"][0], data["store"][0]) for pair, data in after.items()} == {
        "YB": ("", "BY"), "~YB": ("Y", "B"), "Y~B": ("B", "Y"), "~Y~B": ("BY", "")
    }  # fmt: skip


def test_the_letters_of_fill_in_any_order() -> None:
    assert GAME.parse("fill KY") == GAME.parse("fill YK")
    assert GAME.parse_line("workshop 3 fill KY") == GAME.parse_line("workshop 3 fill YK")


def test_every_action_prints_as_it_is_read() -> None:
    texts = list(universe())
    assert len(texts) == len(set(texts)) > 1_400
    for text in texts:
        assert str(GAME.parse(text)) == text


def test_the_two_errors_are_different() -> None:
    assert issubclass(Unreadable, EngineError)
    assert issubclass(Illegal, EngineError)
    assert not issubclass(Unreadable, Illegal)
    assert not issubclass(Illegal, Unreadable)


def test_lines_of_the_record_that_are_several_actions() -> None:
    for line in (
        "draft H-YY", "workshop 3 fill KY", "workshop draw", "keep G2L top Y1L Y2D B1D K2L",
        "keep none bottom H-Y L-K C-GG W-B H-BB", "keep B2D top Y1L Y2D B1D K2L fill K",
        "mine 8 @3 +G +G @1 +Y @0 G>H-GG G>H-GG", "deliver W", "money 4", "money 1", "order 2", "order draw",
        "mine 10 ~YB>L-YBGK:G ~Y~B>L-YBGK:G", "keep B2D bottom",
    ):  # fmt: skip
        assert " ".join(str(action) for action in GAME.parse_line(line)) == line
