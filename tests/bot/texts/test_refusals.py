"""Every refusal that there is says why, in every language, and with the right figures."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.tables.errors import STORE_ERROR_TEXTS as STORE_CODES
from bot.texts import LANGUAGES
from engine.contract import Refusal
from engine.record import RECORD_ERROR_TEXTS as RECORD_CODES
from engine.szczesc import SZCZESC
from engine.szczesc.actions import _ALL_ACTIONS
from engine.szczesc.refusals import REFUSAL_TEXTS as GAME_CODES
from tests.bot.texts import source_scan
from tests.bot.texts.games import GAMES, NAMES, game
from tests.bot.texts.szczesc import GAME, reason, refusal

SAMPLES: dict[str, Any] = {
    "automat": "foreman", "card": "H-Y", "colour": "G", "deadline": 1_700_000_000, "found": "b", "have": 1, "host": 17,
    "key": "deal", "least": 2, "level": 3, "most": 4, "needs": 2, "order": "H-GG", "phase": "mine", "piece": "G2L", "seat": 1,
    "seats": 2, "seen": 3, "seq": 5, "should": 3, "size": 5, "stack": "tiles", "table": 7, "tile": "G2L", "transport": "W",
    "scope": "turn", "game": "szczesc", "hours": 336, "turn": 1, "value": "*no*", "reason": "x", "shards": 2, "slots": 2,
}  # fmt: skip
KNOWN: dict[str, list[Any]] = {
    "bad_automat": ["apprentice", "foreman"], "bad_game": ["szczesc"],
    "bad_language": ["pl", "en", "de"], "bad_option": [False, True], "bad_seats": [2, 3, 4], "bad_scope": ["step", "turn"],
    "unknown_option": ["open_deliveries"], "newer_database": ["a"],
    "unreleased_database": ["a"],
}  # fmt: skip


def samples() -> list[Refusal]:
    """A refusal for each place in the source that makes one, with the figures that stand there."""
    found = []
    for said in source_scan.refusals(GAME):
        figures = {name: KNOWN[said.code] if name == "known" else SAMPLES[name] for name in said.figures}
        found.append(Refusal(said.code, figures, "part"))
    found.append(Refusal("not_in_store", {"colour": "G", "needs": 2, "have": 1}, "~G>H-GG"))  # its code is chosen at run time
    return found


def test_the_source_is_read_well() -> None:
    codes = {said.code for said in source_scan.refusals(GAME)}
    assert set(GAME_CODES) - codes == {"not_in_store"}
    assert {"stale", "not_a_player", "cancelled", "frozen", "channel_taken", "nothing_to_undo", "rules_changed"} <= codes
    assert source_scan.statuses() == {"open", "running", "over", "cancelled", "frozen"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_in_the_source_has_a_text(lang: str) -> None:
    for why in samples():
        text = refusal(why, lang, NAMES)
        assert re.fullmatch(r"[^{}$\n]{15,300}[.”“`]", text), (why, text)
        assert not re.search(r"\b[YBGK]\b|\([HWCL]\)", text.replace("H-GG", "")), (why, text)
        assert lang == "en" or "foreman" not in text, (why, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_that_is_listed_has_a_text(lang: str) -> None:
    figures = {**SAMPLES, "known": ["x"]}
    for code in {*GAME_CODES, *RECORD_CODES, *STORE_CODES} - set(KNOWN):
        assert refusal(Refusal(code, figures, "part"), lang, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_engine_refuses_can_be_explained(lang: str) -> None:
    """All actions that exist, tried in positions of whole games."""
    rng = Random(7)
    seen = set()
    for steps in (game(*which) for which in GAMES[:5]):
        for step in steps[:: 1 + len(steps) // 40]:
            for action in rng.sample(_ALL_ACTIONS, 60):
                why = SZCZESC.explain(step.after, rng.randrange(step.after.seats), action)
                if why is not None and (why.code, tuple(why.figures)) not in seen:
                    seen.add((why.code, tuple(why.figures)))
                    assert len(refusal(why, lang, NAMES)) > 15
    assert len(seen) > 18


@pytest.mark.parametrize(
    ("why", "pl", "en", "de"),
    [
        (
            Refusal("needs_miners", {"needs": 3, "have": 1}, "money 6"),
            "To miejsce wymaga wysłania 3 górników, a masz 1. Wybierz mniej oblegane; do cechowni zawsze wystarczy jeden górnik.",
            "This place takes 3 miners, you have 1. Choose an emptier place; the bank always takes one miner.",
            "Dieser Platz braucht 3 Bergleute, du hast 1. Wähle einen leereren; bei der Bank reicht immer ein Bergmann.",
        ),
        (
            Refusal("not_your_turn", {"turn": [1], "deadline": 99}),
            "To nie Twoja tura, gra Bartek; czas mija <t:99:R>. Tymczasem możesz obejrzeć swój szyb albo planować.",
            "It is not your turn: Bartek to move, time runs out <t:99:R>. Meanwhile you can look at your shaft or plan ahead.",
            "Du bist nicht am Zug, sondern Bartek; die Zeit endet <t:99:R>. Solange kannst du deinen Schacht ansehen oder planen.",  # noqa: E501
        ),
        (
            Refusal("bad_clock", {"least": 3, "hours": 336}),
            "Na turę może być od 3 do 59 minut („3 min”), od 1 do 336 godzin („8 h”) albo „bez limitu”.",
            "A turn can take 3 to 59 minutes (“3 min”), 1 to 336 hours (“8 h”), or “no limit”.",
            "Ein Zug kann 3 bis 59 Minuten dauern („3 min“), 1 bis 336 Stunden („8 h“) oder „unbegrenzt“.",
        ),
        (
            Refusal("cancelled"),
            "Ten stół został zamknięty. Nowy otworzy `/szczesc nowy`.",
            "This table has been closed. Open a new one with `/szczesc new`.",
            "Dieser Tisch ist geschlossen. Einen neuen eröffnet `/szczesc neu`.",
        ),
    ],
)
def test_refusals_say_what_can_be_done(why: Refusal, pl: str, en: str, de: str) -> None:
    assert [refusal(why, lang, NAMES) for lang in ("pl", "en", "de")] == [pl, en, de]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_locked_place_is_not_a_locked_table(lang: str) -> None:
    place = refusal(Refusal("locked", {"seats": 2}, "mine 4"), lang)
    busy = refusal(Refusal("locked"), lang)
    assert "2" in place
    assert place != busy
    assert reason(Refusal("locked", {"seats": 2}), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_people_typed_and_chose_is_harmless(lang: str) -> None:
    text = refusal(Refusal("unknown_word", {}, "@everyone **x** \u202e"), lang)
    assert "@everyone" not in text
    assert "**" not in text
    assert "\u202e" not in text
    assert r"\*Bob" in refusal(Refusal("not_your_turn", {"turn": 0}), lang, ["*Bob"])
    assert "<@17>" in refusal(Refusal("not_in_charge", {"host": 17}), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_without_a_name_is_somebody(lang: str) -> None:
    assert refusal(Refusal("not_your_turn", {"turn": []}), lang, NAMES)
    assert refusal(Refusal("not_your_turn", {"turn": 2}), lang)
