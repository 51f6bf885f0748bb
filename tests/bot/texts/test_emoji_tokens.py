"""Tokens of emojis in texts."""

from __future__ import annotations

import pytest

from bot.texts import markdown_safe
from bot.texts.emoji_tokens import SIGNS, emoji_token, emojis_in, leading_sign, replace_emojis, shown_length, without_emojis
from render.emojis import EMOJIS


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


def test_signs_with_a_drawing_become_it_and_stay_without() -> None:
    assert set(SIGNS.values()) <= set(EMOJIS)
    assert (
        replace_emojis("🎲 4: 🥇 gold, ⛏\ufe0f on", lambda name: f"<:{name}:7>") == "<:dice_4:7> 4: <:gold:7> gold, <:pick:7> on"
    )
    assert emojis_in("🎲 2 / 6, 🎲 12, 🎲 up to 4") == ["dice_2", "roll", "roll"]
    assert without_emojis("🎲 4: 🥇 gold") == "🎲 4: 🥇 gold"
    assert shown_length("🎲") > 20


def test_a_sign_before_a_label_is_its_emoji() -> None:
    assert leading_sign("🥇 gold ★") == ("gold", "gold ★")
    assert leading_sign("gold 🥇") == ("", "gold 🥇")
    assert leading_sign("🥇") == ("", "🥇"), "no button is an emoji alone"
