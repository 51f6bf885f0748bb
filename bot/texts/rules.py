"""The rules of a game by topic, and a first lesson. What they say stands in the game's catalogues, with figures from its box."""

from __future__ import annotations

from bot.texts.catalogue import say_in
from bot.texts.game_texts import GAME_TEXTS


def rules_topics(lang: str, game: str) -> list[tuple[str, str]]:
    """Every topic with its title."""
    return [(topic, say_in(game)(lang, f"rules-{topic}-title")) for topic in GAME_TEXTS[game].TOPICS]


def notation_topic(game: str) -> str:
    """The topic that explains how moves are written."""
    return "notation" if "notation" in GAME_TEXTS[game].TOPICS else "secrets"


def rules_page(topic: str, lang: str, game: str) -> str:
    """What the rules say about a topic, with the rulings; raises KeyError for a topic that there is not.

    Of a game without topics: that nobody has written its rules down.
    """
    say, texts = say_in(game), GAME_TEXTS[game]
    if not texts.TOPICS:
        return f"### {say(lang, 'game-title')}\n{say(lang, 'rules-none')}"
    if topic not in texts.TOPICS:
        raise KeyError(topic)
    return f"### {say(lang, f'rules-{topic}-title')}\n{say(lang, f'rules-{topic}', **texts.RULE_FIGURES)}"


def how_to_play(lang: str, game: str) -> tuple[str, ...]:
    """The game in a few short pages, for someone who has never seen it; without a lesson, the first page of the rules."""
    texts = GAME_TEXTS[game]
    if not texts.LESSONS:
        return (rules_page(next(iter(texts.TOPICS), ""), lang, game),)
    return tuple(say_in(game)(lang, f"lesson-{number}", **texts.RULE_FIGURES) for number in range(1, texts.LESSONS + 1))
