"""Lines that read well and break a rule: the reason names the rule."""

from __future__ import annotations

from tests.engine.lines import refused
from tests.engine.positions import empty, position, shaft


def test_a_square_that_the_card_does_not_have() -> None:
    state = position(shafts={0: shaft(cage="BY", pending=empty("W-K"))})
    refusal = refused(state, "mine 6 YB>W-K:G")
    assert (refusal.code, refusal.figures) == ("no_open_square", {"order": "W-K", "colour": "G"})


def test_a_needless_fill_is_a_word_too_many() -> None:
    state = position(money={0: 9}, workshop={3: "G2L"})
    refusal = refused(state, "workshop 3 fill Y")
    assert (refusal.code, refusal.part) == ("too_long", "fill Y")
