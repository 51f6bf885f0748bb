"""Events, refusals and rules of the second game in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from bot.games.kopalnie.texts.events import HANDLERS
from bot.games.kopalnie.texts.labels import card_name, card_text, mission_name
from bot.games.kopalnie.texts.rules import RULE_FIGURES
from bot.texts import LANGUAGES
from bot.texts.formatting import event_lines, how_to_play, refusal_sentence, rules_page, rules_topics
from engine.contract import Event, Refusal
from engine.kopalnie import KOPALNIE
from engine.kopalnie.actions import EVERY
from engine.kopalnie.box import CARDS, SETS
from engine.kopalnie.refusals import REFUSAL_TEXTS as GAME_CODES
from tests.bot.games.kopalnie.games import GAME, GAMES, game
from tests.bot.texts import source_scan
from tests.engine.kopalnie.positions import position

NAMES = ("Ania", "*Bob*", "Celina", "Dorota", "Ewa")
SAMPLES: dict[str, Any] = {
    "automat": "foreman", "card": "two_trails", "coin": 5, "deadline": 1_700_000_000, "found": "b", "game": GAME, "have": 1,
    "host": 17, "key": "deal", "least": 2, "mine": "C", "mission": "treasury", "most": 4, "phase": "rolled",
    "rolls": "2 and 5", "seat": 1, "seats": 2, "seen": 3, "seq": 5, "should": 3, "stack": "chance", "table": 7, "tile": "C4",
    "turn": 1, "value": "*no*", "reason": "x", "hours": 336, "shards": 2, "slots": 2, "scope": "turn",
}  # fmt: skip


def told(events: Sequence[Event], lang: str, viewer: int | None = None, seats: int = 5) -> list[str]:
    return event_lines(events, NAMES[:seats], lang, GAME, viewer)


# --- events -----------------------------------------------------------------------------------------------------------


def test_every_kind_of_event_is_known() -> None:
    assert set(HANDLERS) == source_scan.event_kinds(GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("which", GAMES, ids=str)
def test_a_whole_game_can_be_told(which: tuple[int, int], lang: str) -> None:
    seats = which[0]
    events = [event for step in game(*which) for event in step.events]
    lines = told(events, lang, seats=seats)
    digs = sum(event.kind == "dug" for event in events)
    assert sum("🎲" in line for line in lines) == digs
    for line in lines:
        assert re.fullmatch(r"[^{}$\n]+[.!*✓✗]", line), line
        assert "  " not in line
        assert ".." not in line
        assert len(line) < 400
    scores = next(event.data["scores"] for event in events if event.kind == "game_over")
    assert str(max(scores)) in lines[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_part_of_a_game_can_be_told(lang: str) -> None:
    for which in GAMES:
        for step in game(*which):
            for event in step.events:
                assert all(line.strip() for line in told([event], lang, event.only_for, which[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mission_is_named_for_its_owner_only(lang: str) -> None:
    """Lines for everybody name no mission before it is shown."""
    for which in GAMES:
        seats = which[0]
        for step in game(*which):
            if step.after.phase == "over":
                continue
            for event in step.events:
                if event.only_for is None:
                    continue
                own = " ".join(told(step.events, lang, event.only_for, seats))
                public = " ".join(told(step.events, lang, None, seats))
                other = " ".join(told(step.events, lang, (event.only_for + 1) % seats, seats))
                name = mission_name(event.data["mission"], lang)
                assert name in own
                assert public == other
                assert f"**{name}**" not in public


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kept_card_is_read_aloud(lang: str) -> None:
    for card in (code for code, card in CARDS.items() if card.kept):
        drew = Event("drew_chance", 1, {"card": card, "kept": True, "left": 3})
        line = told([drew], lang, None, 2)[-1]
        assert card_name(card, lang) in line
        assert card_text(card, lang) in line


@pytest.mark.parametrize(
    ("events", "line"),
    [
        (
            [("went", {"mine": "A"}), ("rolled", {"number": 4, "for": "dig"}), ("dug", {"mine": "A", "tile": "A1", "number": 4})],
            "Ania digs in **A Amazon**, 🎲 4: **🥇 gold ★**.",
        ),
        (
            [("went", {"mine": "A"}), ("rolled", {"number": 1, "for": "dig"}), ("played_card", {"card": "new_hope"}),
             ("rolled", {"number": 5, "for": "dig"}), ("dug", {"mine": "A", "tile": "A6", "number": 5}),
             ("earned", {"coins": 2})],
            "Ania digs in **A Amazon**, 🎲 1 → New Hope 5: **🔴 ruby +2**, +2 🪙.",
        ),
        (
            [("went", {"mine": "C"}), ("rolled", {"number": 2, "for": "dig"}), ("rolled", {"number": 6, "for": "dig"}),
             ("dug", {"mine": "C", "tile": "C0", "number": 6})],
            "Ania digs in **C Himalayas**, 🎲 2 / 6 → 6: **🪨 stone**.",
        ),
        (
            [("guessed", {"number": 3}), ("rolled", {"number": 1, "for": "lucky_guess"}),
             ("played_card", {"card": "lantern", "number": 2}), ("no_effect", {"card": "lucky_guess"})],
            "Ania: names 3, 🎲 1, plays **Lantern 2**, nothing comes of it.",
        ),
        (
            [("drew_chance", {"card": "tidy_up", "kept": False}), ("boxed", {"tile": "C0", "card": "tidy_up"})],
            "Ania: chance card **Tidying Up**, the stone from C Himalayas goes back into the box.",
        ),
    ],
)  # fmt: skip
def test_a_dig_is_one_line(events: list[tuple[str, dict[str, Any]]], line: str) -> None:
    assert told([Event(kind, 0, data) for kind, data in events], "en") == [line]


@cache
def refusals_here() -> list[source_scan.RefusalCall]:
    return source_scan.refusals(GAME)


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_in_the_source_has_a_text(lang: str) -> None:
    found = [said for said in refusals_here() if "known" not in said.figures]
    assert set(GAME_CODES) <= {said.code for said in found}
    for said in found:
        why = Refusal(said.code, {name: SAMPLES[name] for name in said.figures}, "part")
        text = refusal_sentence(why, lang, GAME, NAMES)
        assert re.fullmatch(r"[^{}$\n]{15,300}[.”“`]", text), (why, text)
        assert "treasury" not in text
        assert "two_trails" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_engine_refuses_can_be_explained(lang: str) -> None:
    """All actions that exist, tried in positions of whole games."""
    seen = set()
    for which in GAMES:
        steps = game(*which)
        for step in steps[:: 1 + len(steps) // 12]:
            for seat in range(which[0]):
                for action in EVERY:
                    if why := KOPALNIE.explain(step.after, seat, action):
                        seen.add(why.code)
                        assert len(refusal_sentence(why, lang, GAME, NAMES)) > 15
    assert {"abandoned", "not_kept", "not_now", "not_your_turn", "die_first", "already_chosen", "not_offered"} <= seen


def test_refusals_in_three_languages() -> None:
    state = position(abandoned="C")
    why = KOPALNIE.explain(state, 0, KOPALNIE.parse("dig C"))
    assert why is not None
    assert [refusal_sentence(why, lang, GAME) for lang in ("pl", "en", "de")] == [
        "C Himalaje: ta kopalnia jest porzucona. Wybierz inną.",
        "C Himalayas is abandoned. Choose another mine.",
        "C Himalaja ist verlassen. Wähle eine andere Mine.",
    ]


# --- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_fit_into_a_message_and_name_the_cards_as_the_pictures_do(lang: str) -> None:
    pages = {topic: rules_page(topic, lang, GAME) for topic, _ in rules_topics(lang, GAME)}
    assert all(100 < len(page) < 3500 for page in pages.values())
    assert all(f"**{card_name(card, lang)}**" in pages["turn"] for card in ("two_trails", "spare_pick", "new_hope", "lantern"))
    assert card_name("pink_diamond", lang) not in pages["secrets"], "no kept card is a secret"
    different = {"pl": "dwa różne wyniki", "en": "two different results", "de": "zwei verschiedene Ergebnisse"}[lang]
    (asked,) = [line for line in pages["chance"].splitlines() if different in line]
    assert card_name("two_trails", lang) in asked, "two equal results are no choice"
    assert all(str(points).replace("-", "−") in pages["sets"] for steps in SETS.values() for _, points in steps)
    assert str(sum(card.copies for card in CARDS.values())) in pages["chance"]
    assert [len(page) < 1200 for page in how_to_play(lang, GAME)] == [True] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_come_from_the_box(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULE_FIGURES, "end", 77)  # type: ignore[arg-type]
    assert "77" in rules_page("end", lang, GAME)
    assert "77" in how_to_play(lang, GAME)[1]
