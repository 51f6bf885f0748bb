"""What Discord wants of commands, in every language."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, keys, say

NAMES = sorted(key for key in keys("en") if key.startswith("cmd-") and not key.endswith("-desc"))
COMMANDS = [key for key in NAMES if key.count("-") == 1 and key != "cmd-szczesc"]


def test_there_are_as_many_commands_as_a_group_may_have() -> None:
    wanted = """new join leave start cancel replace settings draft workshop mine deliver money order keep undo resign
                board shaft hand standings log rules stats replay"""
    assert {f"cmd-{name}" for name in wanted.split()} <= set(COMMANDS)
    assert len(COMMANDS) <= 25


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", NAMES)
def test_names_and_descriptions_fit(lang: str, key: str) -> None:
    name = say(lang, key)
    assert 1 <= len(name) <= 32
    assert name == name.lower()
    assert all(sign.isalnum() or sign in "-_" for sign in name)
    assert 1 <= len(say(lang, f"{key}-desc")) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_unique_where_they_stand_together(lang: str) -> None:
    def names(found: list[str]) -> list[str]:
        return [say(lang, key) for key in found]

    assert len(set(names(COMMANDS))) == len(COMMANDS)
    for command in COMMANDS:
        options = names([key for key in NAMES if key.startswith(f"{command}-")])
        assert len(set(options)) == len(options) <= 25


def test_english_names_are_the_ones_that_the_program_uses() -> None:
    assert [key for key in NAMES if say("en", key) != key.rpartition("-")[2]] == []


def test_the_whole_group_is_not_too_long_for_discord() -> None:
    """Of each field only the longest localisation counts, all together at most 8000 characters."""
    fields = [key for key in keys("en") if key.startswith(("cmd-", "choice-"))]
    assert sum(max(len(say(lang, key)) for lang in LANGUAGES) for key in fields) < 8000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_fit(lang: str) -> None:
    assert all(len(say(lang, key)) <= 100 for key in keys(lang) if key.startswith("choice-"))
