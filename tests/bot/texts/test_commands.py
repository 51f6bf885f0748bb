"""What Discord wants of commands, in every language."""

from __future__ import annotations

import pytest

from bot.panels.game_module import GAME_MODULES
from bot.texts import LANGUAGES, keys, say_in
from engine.games import GAMES

COMMON = "new join leave start cancel replace settings play undo resign log rules stats replay hand"
OWN = {
    "szczesc": "draft workshop mine deliver money order keep board shaft standings",
    "kopalnie": "mission dig take card guess coin mines collection standings",
    "goldmine": "put move go collect challenge drop share end mine standings",
    "niemcy": "draw claim tickets keep pass map plan passengers discards standings",
}


def names_in(game: str) -> list[str]:
    return sorted(key for key in keys("en", game) if key.startswith("cmd-") and not key.endswith("-desc"))


def commands_of(game: str) -> list[str]:
    return [key for key in names_in(game) if key.count("-") == 1 and key != "cmd-group"]


def said(game: str, lang: str, key: str) -> str:
    return say_in(game)(lang, key, least=2, most=5)


@pytest.mark.parametrize("game", GAME_MODULES)
def test_there_are_as_many_commands_as_a_group_may_have(game: str) -> None:
    assert {f"cmd-{name}" for name in f"{COMMON} {OWN[game]}".split()} == set(commands_of(game))
    assert len(commands_of(game)) <= 25


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_MODULES)
def test_names_and_descriptions_fit(game: str, lang: str) -> None:
    for key in names_in(game):
        name = said(game, lang, key)
        assert 1 <= len(name) <= 32
        assert name == name.lower()
        assert all(sign.isalnum() or sign in "-_" for sign in name), key
        assert 1 <= len(said(game, lang, f"{key}-desc")) <= 100, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_MODULES)
def test_names_are_unique_where_they_stand_together(game: str, lang: str) -> None:
    def names(found: list[str]) -> list[str]:
        return [said(game, lang, key) for key in found]

    commands = commands_of(game)
    assert len(set(names(commands))) == len(commands)
    for command in commands:
        options = names([key for key in names_in(game) if key.startswith(f"{command}-")])
        assert len(set(options)) == len(options) <= 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_groups_are_told_apart(lang: str) -> None:
    assert len({said(game, lang, "cmd-group") for game in GAME_MODULES}) == len(GAME_MODULES)


@pytest.mark.parametrize("game", GAME_MODULES)
def test_english_names_are_the_ones_that_the_program_uses(game: str) -> None:
    own = {"group", *GAMES[game].options}  # called as the game likes
    keyed = [key for key in names_in(game) if key.rpartition("-")[2] not in own]
    assert [key for key in keyed if said(game, "en", key) != key.rpartition("-")[2]] == []


@pytest.mark.parametrize("game", GAME_MODULES)
def test_the_whole_group_is_not_too_long_for_discord(game: str) -> None:
    """Of each field only the longest localisation counts, all together at most 8000 characters."""
    fields = [key for key in keys("en", game) if key.startswith(("cmd-", "choice-"))]
    assert sum(max(len(said(game, lang, key)) for lang in LANGUAGES) for key in fields) < 8000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_MODULES)
def test_choices_fit(game: str, lang: str) -> None:
    assert all(len(said(game, lang, key)) <= 100 for key in keys(lang, game) if key.startswith("choice-"))
