"""What the adviser of the second game says, in words: every reason and every turn in three languages."""

from __future__ import annotations

import pytest

from bot.games.kopalnie.advice import reason_line, turn_label
from bot.games.kopalnie.texts.labels import mine_label
from bot.texts import LANGUAGES
from bot.texts.catalogue import keys
from engine.kopalnie.players.reason_text import _LINES, line_of
from engine.players.advice import Reason
from engine.players.review import decisions
from tests.bot.panels.test_advice import look_back
from tests.bot.table_harness import TableHarness
from tests.engine.kopalnie.positions import GAME, legal, play, position

NAMES = ("Ania", "Bartek")
FIGURES = {
    "mission": "treasury", "points": 12, "percent": 35, "kind": "crystal", "tiles": 4, "lacking": 2, "card": "lantern",
    "coins": 5, "stones": 3, "own": 40, "best": 33, "seat": 1, "better": 2, "tile": "A2",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    known = {key for key in keys(lang, "kopalnie") if key.startswith("why-") and not key.startswith("why-leak_")}
    assert {f"why-{code}" for code in _LINES} | {"why-on"} == known
    found = [Reason(code, FIGURES) for code in _LINES if code != "stone_costs"] + [Reason("stone", {"stones": 1, "points": 0})]
    assert {line_of(reason) for reason in found} == set(_LINES)
    lines = [reason_line(reason, NAMES, lang) for reason in found]
    assert len(set(lines)) == len(_LINES)
    for reason, line in zip(found, lines):
        sometimes = reason_line(Reason(reason.code, {**reason.figures, "rolls": [2, 5]}), NAMES, lang)
        assert sometimes.endswith(f": {line}")


def test_reasons_read_as_people_speak() -> None:
    reason = Reason("completes", {"kind": "crystal", "tiles": 4, "points": 14, "rolls": [3, 5]})
    assert reason_line(reason, NAMES, "en") == "on 3 or 5: finishes the set of crystals: 14 points"
    assert reason_line(reason, NAMES, "pl") == "przy 3 albo 5: zamyka zestaw kryształów: 14 punktów"
    assert reason_line(reason, NAMES, "de") == "bei 3 oder 5: macht den Satz Kristalle voll: 14 Punkte"
    taken = Reason("denies", {"seat": 1, "kind": "ruby", "points": 30, "rolls": []})
    assert reason_line(taken, NAMES, "en") == "takes a ruby from under the nose of Bartek, who would get 30 points for it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_has_a_label(lang: str) -> None:
    cards = {0: ["two_trails", "lantern", "new_hope"]}
    digging = position(2, kept=cards)
    rolled = play(digging, "dig A roll 4")
    laying = play(position(2, deck=["gold_vein"]), "dig A roll 4")
    guessing = play(position(2, deck=["lucky_guess"]), "dig A roll 4")
    stones = play(position(2, deck=["danger_zone"]), "dig A roll 4")
    for state in (digging, rolled, guessing, stones):
        view = GAME.observe(state, 0)
        labels = [turn_label(view, (text,), lang) for text in legal(state)]
        assert all(labels)
        assert len(set(labels)) == len(labels)
    both = turn_label(GAME.observe(digging, 0), ("play two_trails", "dig A"), lang)
    assert both.endswith(f" · {mine_label('A', lang)}")
    coin = turn_label(GAME.observe(laying, 0), ("lay B", "coin B6"), lang)
    assert coin.startswith(mine_label("B", lang))
    assert coin.endswith({"pl": "rubin", "en": "ruby", "de": "Rubin"}[lang])


async def test_where_it_was_lost(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await hall.start(2, game="kopalnie")
    await hall.play(number, 2000)
    monkeypatch.setattr(
        "bot.workers.advice_pool.decisions", lambda record, seat: decisions(record, seat)[::8]
    )  # enough to see it work
    monkeypatch.setattr("engine.players.review.MIN_COST", -1.0)  # whatever it cost
    await look_back(hall, number, LANGUAGES[0])
