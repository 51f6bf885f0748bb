"""The rules by topic and a first lesson, with every figure taken from the box."""

from __future__ import annotations

from bot.texts.catalogue import say
from engine.szczesc.box import (
    CAGE_SIZE,
    CATEGORIES,
    CUBES_A_COLOUR,
    CUBES_A_POINT,
    IMBALANCE_PENALTY,
    LOOK,
    MARKS,
    MARKS_A_POINT,
    MINERS,
    PENDING_PENALTY,
)

TOPICS = (
    "turn", "draft", "workshop", "mine", "pairs", "deliver", "money", "order", "draw", "scoring", "end", "start", "secrets",
    "notation",
)  # fmt: skip
LESSONS = 4

FIGURES: dict[str, str | int] = {
    **{f"miners{seats}": count for seats, count in MINERS.items()},
    **{f"marks{seats}": count for seats, count in MARKS.items()},
    **{
        f"{place}-{kind}": ", ".join(str(getattr(c, place)) for c in CATEGORIES if c.kind == kind)
        for kind in ("colour", "transport", "empty")
        for place in ("first", "second")
    },
    "cage": CAGE_SIZE,
    "look": LOOK,
    "supply": CUBES_A_COLOUR,
    "cubes-a-point": CUBES_A_POINT,
    "marks-a-point": MARKS_A_POINT,
    "pending-penalty": PENDING_PENALTY,
    "imbalance-penalty": IMBALANCE_PENALTY,
}


def rules_topics(lang: str) -> list[tuple[str, str]]:
    """Every topic with its title."""
    return [(topic, say(lang, f"rules-{topic}-title")) for topic in TOPICS]


def rules_page(topic: str, lang: str) -> str:
    """What the rules say about a topic, with the rulings; raises KeyError for a topic that there is not."""
    if topic not in TOPICS:
        raise KeyError(topic)
    return f"### {say(lang, f'rules-{topic}-title')}\n{say(lang, f'rules-{topic}', **FIGURES)}"


def how_to_play(lang: str) -> tuple[str, ...]:
    """The game in four short pages, for someone who has never seen it."""
    return tuple(say(lang, f"lesson-{number}", **FIGURES) for number in range(1, LESSONS + 1))
