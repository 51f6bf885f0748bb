"""Tokens of emojis in texts."""

from __future__ import annotations

import pytest

from bot.texts import markdown_safe
from bot.texts.emoji_tokens import emoji_token, emojis_in, replace_emojis, shown_length, without_emojis


def test_a_token_becomes_what_is_shown_in_its_place() -> None:
    text = f"Ada loads {emoji_token('coal_yellow')} yellow coal."
    assert emojis_in(text) == ["coal_yellow"]
    assert replace_emojis(text, lambda name: f"<:{name}:7>") == "Ada loads <:coal_yellow:7> yellow coal."
    assert without_emojis(text) == "Ada loads yellow coal."


@pytest.mark.parametrize("text", ["from 22:00 to 7:30", "<t:1700000000:R>", ":no_such_emoji:", "</game play:123>"])
def test_other_colons_stay(text: str) -> None:
    assert without_emojis(text) == text
    assert emojis_in(text) == []


def test_a_name_cannot_bring_an_emoji_along() -> None:
    assert emojis_in(markdown_safe(":help:")) == []


def test_only_known_names_have_a_token() -> None:
    with pytest.raises(AssertionError):
        emoji_token("unicorn")


def test_the_length_counts_the_form_that_discord_reads() -> None:
    longest = replace_emojis(":coal_yellow: coal", lambda name: f"<:{name}:{'9' * 20}>")
    assert shown_length(":coal_yellow: coal") >= len(longest)
