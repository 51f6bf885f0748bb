"""A game without words of its own is told in plain ones: whatever is common to all games is said in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.panels.game_module import GAME_MODULES
from bot.texts import LANGUAGES, catalogue, keys, say, say_in
from bot.texts.catalogue import FOLDER, is_plain, words_of_code
from bot.texts.formatting import refusal_sentence
from engine.contract import Refusal
from tests.bot.texts.test_catalogues import BOT, NO_TEXTS, SOME_GAMES, said_in, texts_in
from tests.hosted_games import SMALL_GAMES, host

GAME = "pig"
OF_ONE_GAME = (
    "automat-",
    "hand-",
    "phase-",
    "todo-",
    "action-",
    "rules-",
    "lesson-",
    *SOME_GAMES,
)  # said in the words of the code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_all_games_say_has_plain_words(lang: str) -> None:
    assert is_plain(GAME)
    known = keys(lang, GAME)
    paths = [path for path in sorted(BOT.rglob("*.py")) if BOT / "games" not in path.parents and path.name not in NO_TEXTS]
    said = [(path.name, line, key) for path in paths for line, key in said_in(path)]
    assert len(said) > 200
    missing = [each for each in said if not any(re.fullmatch(each[2], key) for key in known)]
    assert [each for each in missing if not each[2].startswith(tuple(map(re.escape, OF_ONE_GAME)))] == []


def test_plain_words_are_the_same_texts_in_every_language_and_no_game_misses_them() -> None:
    plain = {lang: texts_in(FOLDER / "plain" / f"{lang}.ftl") for lang in LANGUAGES}
    assert plain["pl"].keys() == plain["en"].keys() == plain["de"].keys()
    for key in plain["pl"]:
        assert plain["pl"][key].figures == plain["en"][key].figures == plain["de"][key].figures
        assert not any(key in keys(lang) for lang in LANGUAGES), "what is common needs no plain words"
    assert not any(map(is_plain, GAME_MODULES)), "the released games have all words of their own"


def test_what_nobody_wrote_down_is_said_in_the_words_of_the_code() -> None:
    tell = say_in(GAME)
    assert tell("pl", "option-goal-50") == "goal 50"
    assert tell("de", "reason-no_such_card", part="K7", topic="…") == "no such card: K7"
    assert (tell("en", "cmd-new-goal"), tell("en", "cmd-new-long_goal-desc")) == ("goal", "long goal")
    assert (tell("pl", "game-title"), tell("pl", "cmd-group")) == ("Pig", "pig")
    assert words_of_code("alone", ()) == "alone"
    with pytest.raises(KeyError):
        say("en", "option-goal-50")
    with pytest.raises(KeyError):
        say_in("kopalnie")("en", "option-goal-50")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_any_game_are_sentences(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    host(monkeypatch, SMALL_GAMES[GAME])
    for why in (
        Refusal("not_now", {"phase": "turn"}, "hold"), Refusal("not_your_turn", {"turn": [1]}), Refusal("game_over"),
        Refusal("unknown_action", {}, "dance"), Refusal("not_your_turn", {"turn": [1], "deadline": 1_800_000_000}),
    ):  # fmt: skip
        sentence = refusal_sentence(why, lang, GAME, ["Ania", "Bob"])
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}$_]", sentence.replace("<t:", "")), sentence


def test_a_game_may_give_some_words_and_keep_the_plain_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "texts").mkdir()
    for folder in (*LANGUAGES, "plain"):
        (tmp_path / "texts" / folder).symlink_to(FOLDER / folder)
    own = tmp_path / "games" / "sow"
    for lang in LANGUAGES:
        (own / "texts" / lang).mkdir(parents=True)
        (own / "texts" / lang / "words.ftl").write_text("game-title = Die Sau\nturn-next = Los!\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path / "texts")
    tell = say_in("sow")
    assert (tell("de", "game-title"), tell("de", "turn-next"), tell("de", "btn-board")) == ("Die Sau", "Los!", "Tisch")
    assert "Die Sau" in tell("de", "table-title", who="Ania")
    (own / "__init__.py").touch()
    catalogue._fluent_texts.cache_clear()
    with pytest.raises(KeyError):
        tell("de", "btn-hand")
    catalogue._fluent_texts.cache_clear()
