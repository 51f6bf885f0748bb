"""What is no text is replaced before anything reads it; everything else stays as it was sent."""

from __future__ import annotations

from bot.discord_app.half_characters import whole_characters


def test_lone_surrogates_are_replaced_wherever_they_stand() -> None:
    sent = {"name": "dig", "options": [{"value": "5\ud83d"}, {"value": "\udc8e", "focused": True}], "user": {"name": "\ud83d💎"}}
    assert whole_characters(sent) == {
        "name": "dig",
        "options": [{"value": "5\ufffd"}, {"value": "\ufffd", "focused": True}],
        "user": {"name": "\ufffd💎"},
    }


def test_everything_else_stays() -> None:
    sent = {"id": "1", "type": 2, "text": "Szczęść Boże 💎 \x00", "none": None, "list": [1.5, True, {}]}
    assert whole_characters(sent) == sent
