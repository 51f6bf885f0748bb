"""Gold Mine in words: every event, refusal and reason, in three languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.games.goldmine.advice import reason_line, turn_label
from bot.games.goldmine.texts import TOPICS
from bot.games.goldmine.texts.events import HANDLERS, event_lines
from bot.games.goldmine.texts.labels import cell_label, place_label, tile_label
from bot.texts import LANGUAGES
from bot.texts.refusals import refusal_sentence
from bot.texts.rules import rules_page
from engine.contract import Event
from engine.goldmine import GOLDMINE
from engine.goldmine.actions import parse
from engine.goldmine.box import TILES
from engine.goldmine.players.advice_reasons import GoldMineAdviser
from engine.goldmine.players.reason_text import REASON_TEXTS
from engine.goldmine.refusals import REFUSAL_TEXTS
from engine.players.advice import Reason
from tests.bot.games.goldmine.games import GAMES, NAMES, game
from tests.bot.texts import source_scan

SHAPELESS = re.compile(r"\b[A-Z]{1,2}[sm]?\d{1,2}\b")  # the name of a tile, which belongs into the record alone


def test_every_kind_of_event_is_told() -> None:
    assert set(HANDLERS) == source_scan.event_kinds("goldmine")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_in_short_lines_without_codes(lang: str) -> None:
    for which in GAMES:
        events = [event for step in game(*which) for event in step.events]
        lines = event_lines(events, NAMES, lang)
        turns = sum(event.kind == "turn_began" for event in events)
        assert turns * 0.9 < len(lines) < 6 * turns
        assert max(map(len, lines)) < 300
        assert not [line for line in lines if SHAPELESS.search(line) or "{" in line or re.search(r"\d,-", line)]


def test_a_turn_is_one_line() -> None:
    events = [
        Event("rolled", 0, {"number": 4, "for": "move"}),
        Event("went", 0, {"from": "0,0", "to": "3,-2", "steps": 4, "walked": 4, "mud": False, "passage": False, "bonus": False}),
        Event("collected", 0, {"cell": "3,-2", "have": 3, "together": 3, "target": 7}),
        Event("turn_began", 1, {}),
    ]
    assert event_lines(events, NAMES, "en") == ["Ania: 🎲 4, goes to 3,−2 (4 steps), collects a nugget (3 of 7)."]


def test_a_challenge_that_a_defender_wins_is_told_in_two_messages() -> None:
    before = [
        Event("passed", 0, {}),
        Event("challenged", 0, {"kind": "bat", "against": 1, "tokens": 2}),
        Event("duel_won", 1, {"kind": "bat", "by": 0, "against": 1, "loser": 0, "rolls": [[1, 6], [5, 3], [2, 4]]}),
        Event("rolled", 1, {"number": 3, "for": "flight"}),
    ]
    after = [Event("chased", 1, {"from": "0,0", "to": "0,-2:NS", "steps": 3, "walked": 2, "mud": False, "loser": 0})]
    assert event_lines(before, NAMES, "en")[1:] == [
        "🦇 **Bat challenge!** Ania stirs up the bats against Bartek. 🎲 1:6 5:3 2:4 → 1 : 2",
        "The defence holds: Bartek.",
    ]
    assert event_lines(after, NAMES, "en") == ["🦇 🎲 3: Ania flees to 0,−2 (NS) (2 steps)."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_engine_refuses_can_be_explained(lang: str) -> None:
    rng = Random(3)
    tried = [
        "dig", "roll", "passage", "pass", "stay", "collect", "leave", "end", "gold 0", "gold 1", "bat 0", "bat 2", "give 9",
        "take 1", "go 0,0", "go 1,0", "go 5,5", "go 1,1:NE", "chase 0,1", "drop 1,0", "drop 0,0", "put T5 0,-1 N",
        "put X1 0,0 N", "put X1 0,1 E", "put E1 0,1 N", "put T5 9,9 N",
    ]  # fmt: skip
    seen = set()
    for which in GAMES:
        for step in rng.sample(game(*which), 60):
            for text in tried:
                for seat in (step.after.turn, (step.after.turn + 1) % step.after.seats):
                    why = GOLDMINE.explain(step.after, seat, parse(text))
                    if why is not None and why.code not in seen:
                        seen.add(why.code)
                        said = refusal_sentence(why, lang, "goldmine", NAMES)
                        assert len(said) > 15
                        assert not re.search(r"\d,-", said), "a real minus sign"
    assert len(seen) > 25
    assert seen <= set(REFUSAL_TEXTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    counts = ("percent", "steps", "ends", "chambers", "tiles", "have", "target", "nuggets", "left", "lacking", "gold")
    figures = {"rolls": 2.35, "before": None, "seat": 1, "cell": "1,-1", "place": "1,-1:NE", "kind": "bat"} | dict.fromkeys(
        counts, 3
    )
    for code in REASON_TEXTS:
        line = reason_line(Reason(code, figures, 1.0), NAMES, lang)
        assert line
        assert "{" not in line
        assert not re.search(r"\d,-", line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_of_whole_games_can_be_said(lang: str) -> None:
    adviser, rng, said = GoldMineAdviser(), Random(1), set()
    for which in GAMES:
        for step in rng.sample([one for one in game(*which) if one.seat >= 0], 25):
            assert turn_label(GOLDMINE.observe(step.before, step.seat), (str(step.action),), lang)
            view = GOLDMINE.observe(step.before, step.seat)
            for reason in adviser.reasons(view, step.before, step.after, step.events):
                said.add(reason.code)
                assert reason_line(reason, NAMES, lang)
    assert len(said) > 8


def test_labels() -> None:
    assert cell_label("3,-2") == "3,−2"
    assert [place_label(text, "pl") for text in ("0,0", "3,-2", "3,-2:NE")] == ["wejście", "3,−2", "3,−2 (NE)"]
    assert tile_label("GLs1", "en") == "chamber, curve, secret passage"
    assert (tile_label("Im1", "de"), tile_label("Im1", "de", mud=False)) == ("Gerade, Schlamm", "Gerade")
    for lang in LANGUAGES:
        assert len({tile_label(tile, lang) for tile in TILES}) == 34, "one for each kind of tile"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_the_rules_is_short_and_the_shapes_are_called_our_own(lang: str) -> None:
    pages = {topic: rules_page(topic, lang, "goldmine") for topic in TOPICS}
    assert max(map(len, pages.values())) < 1300
    assert "Stratus Games" in pages["credits"]
    assert {"pl": "nasze własne", "en": "our own", "de": "unsere eigenen"}[lang] in pages["credits"]
