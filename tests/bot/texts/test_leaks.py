"""What cost a whole game, in words: every pattern of every game, with its figures."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from bot.panels.game_module import GAME_MODULES
from bot.texts import LANGUAGES, keys, say_in
from bot.texts.formatting import decimal
from engine.games import GAMES
from engine.match import play_game
from engine.players.leak_search import find_leaks
from engine.players.leaks import Leak
from engine.players.random_player import RandomPlayer
from tests.bot.texts.test_catalogues import figures_of

ENGINE = Path(__file__).parents[3] / "engine"
ADVISED = [game for game, module in GAME_MODULES.items() if module.advice is not None]


@cache
def found(game: str) -> dict[str, Leak]:
    """The patterns of a few games that were played at random, one of each."""
    leaks = {}
    for seed in (1, 2):
        _, record = play_game(GAMES[game], [RandomPlayer()] * 2, ["Ania", "Bartek"], seed)
        leaks.update({leak.reason.code: leak for seat in (0, 1) for leak in find_leaks(record, seat)})
    return leaks


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ADVISED)
def test_every_pattern_has_words(game: str, lang: str) -> None:
    source = (ENGINE / game / "players" / "leaks.py").read_text(encoding="utf-8")
    codes = set(re.findall(r"\bleak\(\s*\"(\w+)\"", source))
    assert len(codes) > 3
    assert {f"why-leak_{code}" for code in codes} == {key for key in keys(lang, game) if key.startswith("why-leak_")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ADVISED)
def test_a_pattern_is_told_with_its_figures(game: str, lang: str) -> None:
    texts = GAME_MODULES[game].advice
    assert texts is not None
    assert found(game)
    for code, leak in found(game).items():
        line = texts.reason_line(leak.reason, ["Ania", "Bartek"], lang)
        assert not re.search(r"[{}$_]", line), line
        if "points" in figures_of(lang, game, f"why-{code}"):
            assert str(leak.reason.figures["points"]) in line


@pytest.mark.parametrize(
    ("lang", "points", "turns"),
    [("pl", "2,5 punktu", "2,5 tury"), ("en", "2.5 points", "2.5 turns"), ("de", "2,5 Punkte", "2,5 Züge")],
)
def test_a_lead_is_told_in_what_the_adviser_counts(lang: str, points: str, turns: str) -> None:
    """Gold Mine is a race: its adviser counts turns."""
    for game in ADVISED:
        for key in ("advice-best", "advice-behind", "review-cost", "review-cost-points"):
            line = say_in(game)(lang, key, chance=7, points=decimal(2.5, lang))
            assert (turns if game == "goldmine" else points) in line
